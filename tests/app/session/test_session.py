"""A session on its real threads."""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Sequence
from itertools import pairwise

import pytest

from app.audio import AudioError, Gap, Lost, Started, Waiting
from app.captions import entries
from app.captions.entries import Entry, Speaker
from app.session.engine_room import STOPPED_REASON
from app.session.session import Session
from app.session.settings import LiveInput, PatientInput, SessionSettings
from app.session.snapshot import SessionSnapshot, SessionState, SourceState
from engine import CheckpointError, SettingError
from tests.app.session.reading_engine import ReadingEngine, speech
from tests.app.session.running import PATIENCE_S, Running, gaps_of, remarks_of, words_of
from tests.app.session.scripted_source import ScriptedSource
from tests.app.session.simulation import KeptEntries

_SECOND = 16_000


def _listening(running: Running, duration_s: float = 5.5) -> Running:
    """Start, and let sound be captioned."""
    running.session.start()
    for source in running.sources.values():
        source.start()
        source.play(speech(duration_s))
    running.wait_for_words(len(running.sources) * int(duration_s))
    return running


def test_from_sound_to_a_transcript_that_is_saved() -> None:
    running = _listening(Running())
    assert running.last.state is SessionState.LISTENING
    last = running.finish()
    assert last.state is SessionState.STOPPED
    assert last.error is None
    assert words_of(last) == list(range(6))
    assert gaps_of(last) == []
    assert running.kept.entries == list(last.transcript.entries)
    assert running.kept.duration_s == pytest.approx(5.5)
    assert running.engine.is_closed
    assert running.source.calls == ["open", "close"]
    assert running.snapshots[-1].state is SessionState.STOPPED


def test_a_recording_that_ends_ends_the_session() -> None:
    running = Running(input_class=PatientInput)
    running.session.start()
    running.source.play(speech(60.0))
    running.source.end()
    assert running.session.join(PATIENCE_S)
    assert words_of(running.last) == list(range(60))
    assert running.last.state is SessionState.STOPPED
    assert running.last.sources[0].state is SourceState.ENDED


def test_two_sources_of_which_one_ends_early() -> None:
    running = _listening(Running(("mic", "system")))
    running.sources["system"].end()
    running.wait_until(lambda snapshot: snapshot.sources[1].state is SourceState.ENDED)
    running.sources["mic"].play(speech(5.0, 50))
    running.wait_until(lambda snapshot: 53 in words_of(snapshot, "mic"))
    assert not running.session.join(0.0)
    running.sources["mic"].end()
    assert running.session.join(PATIENCE_S)
    assert words_of(running.last, "system") == list(range(6))
    assert words_of(running.last, "mic") == [*range(6), *range(50, 55)]


def test_stopping_before_the_start() -> None:
    running = Running()
    running.session.stop()
    running.session.start()
    assert running.session.join(0.0)
    assert running.last.state is SessionState.STOPPED
    assert running.source.calls == []


def test_stopping_while_the_engine_loads_gives_what_was_said_by_then() -> None:
    running = Running()
    running.may_load.clear()
    running.session.start()
    running.source.start()
    running.source.play(speech(3.5))
    running.wait_until(lambda snapshot: snapshot.time_s >= 3.5)
    assert running.last.state is SessionState.LOADING
    running.session.stop()
    assert running.last.state is SessionState.STOPPING
    assert running.source.wait_for("open", "close")
    running.may_load.set()
    assert running.session.join(PATIENCE_S)
    assert words_of(running.last) == list(range(4))
    assert gaps_of(running.last) == []


def test_the_time_to_stop_counts_from_when_the_engine_is_loaded() -> None:
    running = Running(settings=SessionSettings(stop_within_s=0.5))
    running.may_load.clear()
    running.session.start()
    running.source.play(speech(3.5))
    running.wait_until(lambda snapshot: snapshot.time_s >= 3.5)
    running.session.stop()
    assert not running.session.join(0.7)
    running.may_load.set()
    assert running.session.join(PATIENCE_S)
    assert words_of(running.last) == list(range(4))


@pytest.mark.parametrize("n_stops", [1, 3])
def test_stopping_while_paused(n_stops: int) -> None:
    running = _listening(Running())
    running.session.pause()
    running.wait_until(lambda snapshot: snapshot.sources[0].state is SourceState.PAUSED)
    for _ in range(n_stops):
        running.session.stop()
    assert running.session.join(PATIENCE_S)
    running.session.stop()
    running.session.resume()
    running.session.start()
    assert running.last.state is SessionState.STOPPED
    assert words_of(running.last) == list(range(6))


def test_stopping_an_engine_that_is_too_slow_tells_what_was_not_captioned() -> None:
    running = Running(("mic", "system"), SessionSettings(stop_within_s=0.3))
    never = threading.Event()

    def take_time(n_tokens: int) -> None:
        never.wait(0.06 * n_tokens)

    running.engine.token_cost = take_time
    running.session.start()
    for source in running.sources.values():
        source.start()
        source.play(speech(7.5))
    running.wait_until(lambda snapshot: snapshot.time_s >= 7.5)
    running.session.stop()
    assert running.session.join(PATIENCE_S)
    for name in running.sources:
        gaps = [gap for gap in gaps_of(running.last) if gap.source == name]
        assert [gap.reason for gap in gaps] == [STOPPED_REASON]
        assert gaps[0].end_s == pytest.approx(7.5)
        found = words_of(running.last, name)
        assert found == list(range(len(found)))
        assert all(gaps[0].start_s <= n + 0.2 for n in set(range(8)) - set(found))


def test_a_pause_gives_the_device_back_and_brings_the_words_out() -> None:
    running = Running()
    running.session.start()
    running.source.start()
    running.source.play(speech(5.2))
    running.session.pause()
    assert running.source.wait_for("open", "pause")
    assert running.last.state is SessionState.PAUSED
    running.wait_until(lambda snapshot: words_of(snapshot) == list(range(6)))
    running.session.resume()
    assert running.source.wait_for("pause", "resume")
    end = running.source.position
    running.source.give(Gap(end, end + 10 * _SECOND, "paused"))
    running.source.position = end + 10 * _SECOND
    running.source.start()
    running.source.play(speech(3.5, 20))
    running.wait_until(lambda snapshot: 22 in words_of(snapshot))
    last = running.finish()
    assert words_of(last) == [*range(6), *range(20, 24)]
    assert gaps_of(last) == [entries.Gap("mic", 5.2, 15.2, "paused")]


def test_pausing_and_resuming_a_hundred_times_ends_as_asked_last() -> None:
    running = _listening(Running())
    threads = [
        threading.Thread(target=lambda act=act: [act() for _ in range(100)])
        for act in (running.session.pause, running.session.resume)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    running.session.pause()
    running.wait_until(lambda snapshot: snapshot.sources[0].state is SourceState.PAUSED)
    running.session.resume()
    assert running.source.wait_for("resume")
    running.source.play(speech(2.5, 50))
    running.wait_until(lambda snapshot: 51 in words_of(snapshot))
    assert running.last.state is SessionState.LISTENING
    running.finish()


def test_stopping_while_others_pause_and_resume() -> None:
    for _ in range(10):
        running = Running()
        running.session.start()
        acts = (running.session.pause, running.session.resume, running.session.stop)
        threads = [
            threading.Thread(target=lambda act=act: [act() for _ in range(30)]) for act in acts
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert running.session.join(PATIENCE_S)
        assert running.source.calls[-1] == "close"


def test_a_source_that_cannot_be_opened_fails_the_session() -> None:
    running = Running(("mic", "system"))
    running.sources["system"].open_error = AudioError("There is no such sink. Choose another.")
    running.session.start()
    assert running.session.join(PATIENCE_S)
    last = running.last
    assert last.state is SessionState.FAILED
    assert last.error == "There is no such sink. Choose another."
    assert last.sources[1].message == last.error
    assert running.sources["mic"].calls[-1] == "close"


def test_a_source_that_breaks_later_leaves_the_other_alone() -> None:
    running = _listening(Running(("mic", "system")))
    running.sources["system"].give(RuntimeError("broken"))
    broken = running.wait_until(lambda s: s.sources[1].state is SourceState.LOST)
    assert "broken" in broken.messages[0]
    running.sources["mic"].play(speech(3.5, 50))
    running.wait_until(lambda snapshot: 52 in words_of(snapshot, "mic"))
    last = running.finish()
    assert last.state is SessionState.STOPPED
    assert any("broken" in text for text in remarks_of(last))


def test_a_single_source_that_breaks_fails_the_session_and_keeps_its_words() -> None:
    running = _listening(Running())
    running.source.give(RuntimeError("broken"))
    assert running.session.join(PATIENCE_S)
    assert running.last.state is SessionState.FAILED
    assert "broken" in (running.last.error or "")
    assert words_of(running.last) == list(range(6))


def test_a_source_that_fails_to_close_ends_all_the_same() -> None:
    running = _listening(Running())
    running.source.close_error = RuntimeError("stuck")
    last = running.finish()
    assert last.state is SessionState.STOPPED
    assert words_of(last) == list(range(6))


@pytest.mark.parametrize(
    "error", [CheckpointError("The model's folder is empty."), RuntimeError("odd")]
)
def test_an_engine_that_cannot_be_loaded(error: Exception) -> None:
    running = Running(load_error=error)
    running.session.start()
    assert running.session.join(PATIENCE_S)
    assert running.last.state is SessionState.FAILED
    assert str(error) in (running.last.error or "")
    assert running.source.calls[-1] == "close"


def test_an_engine_that_always_fails_keeps_what_was_said() -> None:
    running = _listening(Running())

    def fail(n_tokens: int) -> None:
        raise RuntimeError("no luck")

    running.engine.token_cost = fail
    running.source.play(speech(3.0, 50))
    assert running.session.join(PATIENCE_S)
    last = running.last
    assert last.state is SessionState.FAILED
    assert "no luck" in (last.error or "")
    assert set(words_of(last)) >= set(range(5))
    assert gaps_of(last)[-1].end_s == pytest.approx(8.5, abs=0.05)
    assert running.kept.entries == list(last.transcript.entries)


class _BrokenJournal(KeptEntries):
    def write(self, entries: Sequence[Entry], /) -> None:
        raise OSError("the disk is gone")

    def close(self, duration_s: float, /) -> None:
        raise OSError("the disk is gone")


def test_a_journal_that_fails_is_told_and_captions_go_on() -> None:
    running = _listening(Running(kept=_BrokenJournal()))
    last = running.finish()
    assert last.state is SessionState.STOPPED
    assert words_of(last) == list(range(6))
    assert ["the disk is gone" in message for message in last.messages] == [True]
    assert sum("the disk is gone" in text for text in remarks_of(last)) == 1


def test_a_journal_that_cannot_be_opened_is_told_and_captions_go_on() -> None:
    source = ScriptedSource()

    def open_journal(on_trouble: object, on_recovered: object) -> KeptEntries:
        raise OSError("no such folder")

    session = Session(
        ReadingEngine,
        [LiveInput(Speaker("mic", "You", "mic"), source)],
        SessionSettings(),
        open_journal,
        lambda snapshot: None,
    )
    session.start()
    source.play(speech(3.5))
    source.end()
    assert session.join(PATIENCE_S)
    assert words_of(session.snapshot()) == list(range(4))
    assert "no such folder" in session.snapshot().messages[0]


def test_what_a_working_journal_says_of_its_disk_is_shown_while_it_is_true() -> None:
    told = []

    def open_journal(on_trouble: object, on_recovered: object) -> KeptEntries:
        told.append((on_trouble, on_recovered))
        return KeptEntries()

    session = Session(ReadingEngine, [], SessionSettings(), open_journal, lambda snapshot: None)
    session.start()
    on_trouble, on_recovered = told[0]
    on_trouble("The disk is full.")  # type: ignore[operator]
    assert session.snapshot().messages == ("The disk is full.",)
    on_recovered()  # type: ignore[operator]
    assert session.snapshot().messages == ()
    assert session.join(PATIENCE_S)


def test_a_receiver_that_raises_disturbs_nothing() -> None:
    def raise_error(snapshot: SessionSnapshot) -> None:
        raise ValueError("cannot draw")

    running = _listening(Running(on_snapshot=raise_error))
    assert words_of(running.finish()) == list(range(6))


def test_a_receiver_may_stop_the_session() -> None:
    running = Running(on_snapshot=lambda snapshot: running.session.stop())
    running.session.start()
    assert running.session.join(PATIENCE_S)


def test_a_patient_source_that_waits_for_room_can_be_stopped() -> None:
    running = Running(input_class=PatientInput)
    running.may_load.clear()
    running.session.start()
    running.source.play(speech(60.0))
    running.wait_until(lambda snapshot: snapshot.behind_s >= 2.0)
    running.session.stop()
    assert running.source.wait_for("open", "close")
    running.may_load.set()
    assert running.session.join(PATIENCE_S)
    found = words_of(running.last)
    assert found == list(range(len(found)))


def test_trouble_of_a_source_is_told_first_and_ends() -> None:
    running = _listening(Running())
    end = running.source.position
    running.source.give(Waiting(end), Lost(end, "The headset was unplugged."))
    lost = running.wait_until(lambda s: s.sources[0].state is SourceState.LOST)
    assert lost.messages[0] == "The headset was unplugged."
    running.source.give(Gap(end, end + _SECOND, "unplugged"), Started(end, "x", 16_000, 1))
    running.source.position = end + _SECOND
    running.source.play(speech(2.5, 50))
    mended = running.wait_until(lambda s: s.sources[0].state is SourceState.HEARD)
    assert mended.messages == ()
    assert mended.sources[0].restarts == 1
    last = running.finish()
    assert [(gap.start_s, gap.end_s) for gap in gaps_of(last)] == [(5.5, 6.5)]


def test_a_delay_that_is_not_supported_is_refused_and_changes_nothing() -> None:
    running = _listening(Running())
    with pytest.raises(SettingError, match="500") as refusal:
        running.session.change_delay(500)
    assert refusal.value.parameter == "delay_ms"
    running.session.change_delay(960)
    running.source.play(speech(2.5, 50))
    running.wait_until(lambda snapshot: snapshot.delay_ms == 960)
    last = running.finish()
    assert last.state is SessionState.STOPPED
    assert words_of(last) == [*range(6), 50, 51, 52]
    with pytest.raises(SettingError, match="500"):
        SessionSettings(delay_ms=500)


def test_snapshots_are_immutable_and_stay_as_they_are() -> None:
    running = _listening(Running())
    early = running.wait_for_words(3)
    n_entries = early.transcript.n_entries
    running.source.play(speech(3.5, 50))
    running.wait_until(lambda snapshot: 52 in words_of(snapshot))
    assert early.transcript.n_entries == n_entries == len(list(early.transcript.entries))
    with pytest.raises(dataclasses.FrozenInstanceError):
        early.behind_s = 0.0  # type: ignore[misc]
    running.finish()
    assert all(before.time_s <= after.time_s for before, after in pairwise(running.snapshots))


def test_no_thread_is_left() -> None:
    before = set(threading.enumerate())
    running = _listening(Running(("mic", "system")))
    running.finish()
    for thread in set(threading.enumerate()) - before:
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
