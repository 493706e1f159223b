"""Settings for all tests."""

from __future__ import annotations

import torch
from hypothesis import HealthCheck, settings

settings.register_profile(
    "voxcap",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("voxcap")

# The tests' models are so small that threads cost more than they bring.
torch.set_num_threads(1)
