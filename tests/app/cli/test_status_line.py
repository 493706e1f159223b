"""Meters."""

from __future__ import annotations

import math
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from app.captions.entries import Speaker
from app.cli.status_line import meter, source_line, status_lines
from app.cli.terminal import ASCII_MARKS, UNICODE_MARKS
from app.session.snapshot import Latency, SourceState
from tests.app.cli.snapshots import metrics, snapshot, source_snapshot

levels = st.floats(-200.0, 20.0) | st.just(-math.inf)


@given(level_dbfs=levels, n_steps=st.integers(1, 30))
def test_a_meter_always_has_its_width(level_dbfs: float, n_steps: int) -> None:
    assert len(meter(level_dbfs, n_steps, UNICODE_MARKS)) == n_steps


def test_a_meter_rises_with_the_level() -> None:
    n_full = [meter(float(level), 12, ASCII_MARKS).count("#") for level in range(-60, 1)]
    assert all(left <= right for left, right in pairwise(n_full))
    assert n_full[0] == 0
    assert n_full[-1] == 12
    assert meter(-math.inf, 12, ASCII_MARKS) == "-" * 12


@given(
    label=st.text(max_size=30),
    device=st.text(max_size=60),
    state=st.sampled_from(SourceState),
    level_dbfs=levels,
    width=st.integers(20, 120),
)
def test_lines_fit(
    label: str, device: str, state: SourceState, level_dbfs: float, width: int
) -> None:
    source = source_snapshot(Speaker("mic", label, device), state, level_dbfs)
    line = source_line(source, level_dbfs, UNICODE_MARKS, width, width // 3)
    assert cell_len(line) <= width
    assert line.isprintable() or not (label + device).isprintable()
    status = snapshot(engine=metrics(), latency=Latency(0.5, 1.0, 3))
    for status_line in status_lines(status, device, UNICODE_MARKS, width):
        assert cell_len(status_line) <= width


def test_the_device_is_named_where_there_is_room() -> None:
    source = source_snapshot()
    wide = source_line(source, -20.0, UNICODE_MARKS, 60, 3)
    narrow = source_line(source, -20.0, UNICODE_MARKS, 24, 3)
    assert wide.endswith("-20 dBFS · USB headset")
    assert "USB" not in narrow
    assert "-20 dBFS" in narrow
