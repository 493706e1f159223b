"""A mark for tests of what only native kernels can do."""

from __future__ import annotations

import pytest

from engine import machine_report

needs_kernels = pytest.mark.skipif(
    not machine_report().kernels, reason="weights are packed for native kernels"
)
