from __future__ import annotations

import os

from engine import machine_report
from engine.machine import default_threads, physical_cores


def test_report_is_about_this_machine() -> None:
    report = machine_report()
    assert 1 <= report.physical_cores <= report.logical_cores <= (os.cpu_count() or 1)
    assert report.default_threads == report.physical_cores
    assert set(report.attention_backends) >= {"cpu", "reference"}
    assert "float32" in report.precisions
    assert report.torch_version


def test_a_small_model_is_not_shared_out() -> None:
    assert default_threads(2_000_000) == 1
    assert default_threads(4_429_679_360) == physical_cores()
