"""What the recorder counts and times, and that it stays small, cheap and readable from anywhere."""

import os
import statistics
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.metrics
from engine.metrics import (
    PARTS,
    Durations,
    EngineFacts,
    EngineMetrics,
    MetricsRecorder,
    Part,
    peak_resident_bytes,
    resident_bytes,
)

FACTS = EngineFacts(
    model="a model",
    backend="reference",
    precision="float32",
    threads=2,
    linear_format="dense",
    linear_format_reason="the checkpoint's own",
)
MEASURED: tuple[Part, ...] = ("front_end", "encoder", "adapter", "decoder", "head")


class Clock:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.now_ns = 1_000

    def __call__(self) -> int:
        return self.now_ns

    def advance(self, duration_ms: float) -> None:
        self.now_ns += round(duration_ms * 1e6)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(engine.metrics, "perf_counter_ns", clock)
    return clock


def _step(recorder: MetricsRecorder, clock: Clock, duration_ms: float, tokens: int = 1) -> None:
    recorder.begin_step()
    clock.advance(duration_ms)
    recorder.lap("decoder")
    recorder.end_step(streams=1, tokens_encoded=tokens, tokens_decoded=tokens)


def _part(metrics: EngineMetrics, part: Part) -> Durations:
    return dict(metrics.parts)[part]


def test_a_new_recorder_reports_nothing() -> None:
    metrics = MetricsRecorder(FACTS).snapshot()
    assert metrics.facts == FACTS
    assert metrics.steps == metrics.tokens_encoded == metrics.tokens_decoded == 0
    assert metrics.step == Durations(0.0, 0.0, 0.0)
    assert metrics.real_time_factor == metrics.load == metrics.backlog_s == 0.0
    assert metrics.streams == ()
    assert [part for part, _ in metrics.parts] == list(PARTS)


def test_laps_go_to_their_parts_and_the_rest_to_other(clock: Clock) -> None:
    recorder = MetricsRecorder(FACTS)
    recorder.begin_step()
    for duration_ms, part in enumerate(MEASURED, start=1):
        clock.advance(duration_ms)
        recorder.lap(part)
    clock.advance(10.0)
    recorder.lap("encoder")
    clock.advance(0.5)
    recorder.end_step(streams=2, tokens_encoded=2, tokens_decoded=2)
    metrics = recorder.snapshot()
    medians = {part: durations.median_ms for part, durations in metrics.parts}
    assert medians == pytest.approx(
        {"front_end": 1, "encoder": 12, "adapter": 3, "decoder": 4, "head": 5, "other": 0.5}
    )
    assert metrics.step.median_ms == pytest.approx(sum(medians.values()))


def test_a_step_that_was_not_ended_leaves_no_trace(clock: Clock) -> None:
    recorder = MetricsRecorder(FACTS)
    recorder.begin_step()
    clock.advance(100.0)
    recorder.lap("encoder")
    _step(recorder, clock, 2.0)
    metrics = recorder.snapshot()
    assert metrics.steps == 1
    assert metrics.step.largest_ms == pytest.approx(2.0)
    assert _part(metrics, "encoder").largest_ms == 0.0


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=40))
def test_quantiles_are_those_of_numpy(durations_us: list[int]) -> None:
    recorder = MetricsRecorder(FACTS, window_steps=16)
    clock = Clock()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine.metrics, "perf_counter_ns", clock)
        for duration_us in durations_us:
            _step(recorder, clock, duration_us / 1e3)
    last_ms = np.array(durations_us[-16:]) / 1e3
    metrics = recorder.snapshot()
    assert metrics.steps == len(durations_us)
    for durations in (metrics.step, _part(metrics, "decoder")):
        assert durations.median_ms == pytest.approx(np.median(last_ms))
        assert durations.p95_ms == pytest.approx(np.quantile(last_ms, 0.95))
        assert durations.largest_ms == pytest.approx(last_ms.max())


def test_real_time_factor_and_load(clock: Clock) -> None:
    recorder = MetricsRecorder(FACTS)
    recorder.open_stream("microphone")
    recorder.open_stream("meeting")
    for _ in range(10):
        recorder.begin_step()
        clock.advance(40.0)
        recorder.end_step(streams=2, tokens_encoded=2, tokens_decoded=2)
    metrics = recorder.snapshot()
    assert metrics.compute_s == pytest.approx(0.4)
    assert metrics.audio_s == pytest.approx(1.6)
    assert metrics.real_time_factor == pytest.approx(0.25)
    assert metrics.load == pytest.approx(0.5)
    assert metrics.streams_packed == 2.0
    assert metrics.tokens_encoded == metrics.tokens_decoded == 20


def test_streams_are_counted_while_open_and_in_the_totals_for_ever() -> None:
    recorder = MetricsRecorder(FACTS)
    first = recorder.open_stream("microphone")
    second = recorder.open_stream("meeting")
    for _ in range(3):
        first.blank()
    first.text()
    first.blank()
    second.blank()
    second.blank()
    second.rut_escape()
    second.backlog(1.5)
    metrics = recorder.snapshot()
    one, two = metrics.streams
    assert (one.name, one.text_tokens, one.blanks, one.blank_run_tokens) == ("microphone", 1, 4, 1)
    assert (two.blanks, two.blank_run_tokens, two.rut_escapes, two.backlog_s) == (2, 2, 1, 1.5)
    assert metrics.backlog_s == 1.5
    recorder.close_stream(second)
    after = recorder.snapshot()
    assert after.streams == (one,)
    assert after.backlog_s == 0.0
    for totals in (metrics, after):
        assert (totals.text_tokens, totals.blanks, totals.rut_escapes) == (1, 6, 1)


@pytest.mark.parametrize("event", ["text", "marker", "restart"])
def test_a_run_of_blanks_ends(event: str) -> None:
    recorder = MetricsRecorder(FACTS)
    stream = recorder.open_stream("microphone")
    stream.blank()
    getattr(stream, event)()
    metrics = recorder.snapshot()
    assert metrics.streams[0].blank_run_tokens == 0
    assert metrics.blanks == 1
    assert metrics.restarts == (event == "restart")


def test_cache_blocks_are_reported() -> None:
    recorder = MetricsRecorder(FACTS)
    recorder.cache(blocks_used=3, blocks=8)
    metrics = recorder.snapshot()
    assert (metrics.cache_blocks_used, metrics.cache_blocks) == (3, 8)


def test_a_snapshot_does_not_change(clock: Clock) -> None:
    recorder = MetricsRecorder(FACTS)
    stream = recorder.open_stream("microphone")
    _step(recorder, clock, 1.0)
    before = recorder.snapshot()
    stream.text()
    _step(recorder, clock, 9.0)
    assert before.text_tokens == before.streams[0].text_tokens == 0
    assert before.step.largest_ms == pytest.approx(1.0)
    assert before.steps == 1


def test_snapshots_from_another_thread_are_whole() -> None:
    recorder = MetricsRecorder(FACTS, window_steps=64)
    whole: list[bool] = []

    def read() -> None:
        for _ in range(50):
            metrics = recorder.snapshot()
            whole.append(
                metrics.tokens_encoded == 2 * metrics.steps
                and metrics.tokens_decoded == 3 * metrics.steps
                and metrics.audio_s == pytest.approx(0.16 * min(metrics.steps, 64))
                and len(metrics.streams) <= 1
            )

    reader = threading.Thread(target=read)
    reader.start()
    while reader.is_alive():
        stream = recorder.open_stream("microphone")
        recorder.begin_step()
        recorder.end_step(streams=1, tokens_encoded=2, tokens_decoded=3)
        recorder.close_stream(stream)
    assert whole == [True] * 50


def test_recording_a_step_is_cheap() -> None:
    recorder = MetricsRecorder(FACTS)
    streams = [recorder.open_stream(str(index)) for index in range(4)]
    durations_ns = []
    for _ in range(2000):
        start_ns = time.perf_counter_ns()
        recorder.begin_step()
        for part in MEASURED:
            recorder.lap(part)
        for stream in streams:
            stream.blank()
            stream.backlog(0.08)
        recorder.cache(blocks_used=3, blocks=8)
        recorder.end_step(streams=4, tokens_encoded=4, tokens_decoded=4)
        durations_ns.append(time.perf_counter_ns() - start_ns)
    # About 5 microseconds on an idle machine; the median keeps a busy one out of it.
    assert statistics.median(durations_ns) < 100_000


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no /proc on this system")
def test_resident_bytes_follow_what_is_used() -> None:
    before = resident_bytes()
    assert before is not None
    held = np.ones(256 * 1024 * 1024, np.uint8)
    during = resident_bytes()
    assert during is not None
    # The system may take other pages back meanwhile.
    assert during - before > held.nbytes // 4
    del held


def test_resident_bytes_are_none_without_proc(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> str:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "read_text", refuse)
    assert resident_bytes() is None


@pytest.mark.skipif(os.name == "nt", reason="Windows does not say")
def test_the_peak_is_in_bytes_and_at_least_what_was_held() -> None:
    held = np.ones(64 * 1024 * 1024, np.uint8)
    peak = peak_resident_bytes()
    assert peak is not None
    assert held.nbytes < peak < 1 << 42
