"""Settings for all tests."""

from __future__ import annotations

import signal

import torch
from hypothesis import HealthCheck, settings

settings.register_profile(
    "voxcap",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("voxcap")

# A shell starts what runs in the background with Ctrl+C ignored, which tests are about.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The tests' models are so small that threads cost more than they bring.
torch.set_num_threads(1)
