"""The app on a real screen and a real sound server, used as a person does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import soundfile

from app.settings.model import Appearance, Interface, Overlay, Recognition, Settings, Sound
from tests.benchmarks.digit_sequences import DigitRecordings
from tests.benchmarks.word_alignment import align
from tests.end_to_end.listener import gaps, words
from tests.end_to_end.screen import (
    Desk,
    DeskApp,
    desk,
    desk_app,
    keep_settings,
    kept_settings,
    voxcap,
)
from tests.pulse_server import wait_until

N_WORDS = 20
WORST_WER = 0.05
DIGITS = frozenset(
    ["zero", "oh", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
)
# A sequence that the model writes without a mistake offline.
SEED = 17
# Four digits that it writes without a mistake time after time, whatever lies between.
FEW_SEED = 3

# A busy computer may fall behind now and then.
LISTENING = ("listening", "behind")

# Of the processor's time, as the computer may be busy with other programs. The aim is 0.05 s; the
# import of torch has one step that takes a little longer and cannot be parted.
MOST_HELD_UP_S = 0.3
# Not mended yet: everything is imported and listed at the same time then.
MOST_IN_THE_FIRST_MOMENT_S = 1.0

# All that is said in a test stays in the overlay.
LISTENS = Settings(
    sound=Sound(microphone="", system="default"),
    appearance=Appearance(n_lines=8, line_characters=60, font_points=14),
    overlay=Overlay(clear_after_s=60),
    interface=Interface(was_set_up=True),
)


@pytest.fixture(scope="module")
def shared_desk() -> Iterator[Desk]:
    with desk() as found:
        yield found


@pytest.fixture(name="desk")
def clear_desk(shared_desk: Desk) -> Iterator[Desk]:
    """Have speakers and a microphone."""
    sound = shared_desk.sound
    sound.null_sink("speakers")
    sound.null_sink("feed", 48_000, 1)
    sound.virtual_microphone("headset", "feed")
    sound.pactl("set-default-sink", "speakers")
    sound.pactl("set-default-source", "headset")
    yield shared_desk
    sound.clear()


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """Return a profile that was set up to listen to what the computer plays."""
    keep_settings(tmp_path, LISTENS)
    return tmp_path


@pytest.fixture(scope="module")
def spoken() -> tuple[np.ndarray, list[str]]:
    """Return a speaker's digits at 16 kHz, and what they are."""
    sequence = DigitRecordings.load().draw(np.random.default_rng(SEED), N_WORDS, N_WORDS)
    return sequence.samples, sequence.text.split()


@pytest.fixture
def digits(tmp_path: Path) -> Path:
    """Return a recording of four digits, which makes about three seconds."""
    path = tmp_path / "digits.wav"
    sequence = DigitRecordings.load().draw(np.random.default_rng(FEW_SEED), 4, 4)
    soundfile.write(path, sequence.samples, 16_000)
    return path


def said(text: str | None) -> list[str]:
    """Return the digits of a text, which may be amid what Voxcap itself has to say."""
    return [word for word in (text or "").split() if word in DIGITS]


def play(desk: Desk, digits: Path, app: DeskApp) -> None:
    """Play four digits, and wait until they are shown as captions."""
    n_before = len(said(app.ask("look")["captions"]))
    assert desk.sound.play(digits, "speakers").wait() == 0
    app.wait_for(lambda seen: len(said(seen["captions"])) >= n_before + 4, "they are shown")


def turn(app: DeskApp, page: str) -> None:
    """Go on from a page of the assistant once it can be left."""
    app.wait_for(lambda seen: seen["page"] == page and seen["can_go_on"], f"{page} is done")
    app.ask("go_on")
    app.wait_for(lambda seen: seen["page"] != page, "the page is turned")


def test_what_the_computer_plays_is_captioned(
    desk: Desk, profile: Path, spoken: tuple[np.ndarray, list[str]], tmp_path: Path
) -> None:
    samples, truth = spoken
    n_errors = int(WORST_WER * len(truth))
    soundfile.write(tmp_path / "spoken.wav", samples, 16_000)
    with desk_app(desk, profile) as app:
        app.wait_state("idle")
        app.ask("start_or_stop")
        app.wait_state("listening")
        assert desk.sound.play(tmp_path / "spoken.wav", "speakers").wait() == 0
        n_sure = len(truth) - n_errors
        seen = app.wait_for(
            lambda seen: n_sure <= len(said(seen["overlay"])) == len(said(seen["captions"])),
            "all is shown",
        )
        overlay = said(seen["overlay"])
        app.wait_for(lambda seen: "behind" in seen["status"], "it tells how late the words are")
        app.ask("start_or_stop")
        after = app.wait_state("idle")
        assert after["overlay"] is None
    session = app.session()
    kept = [word.text.strip() for word in words(session.entries)]
    digits_kept = said(" ".join(kept))
    # A last word may have come between the look at the overlay and the end.
    assert overlay in (digits_kept, digits_kept[:-1])
    assert said(after["captions"]) == digits_kept
    assert align(truth, kept).errors <= n_errors, (truth, kept)
    assert gaps(session.entries) == []
    assert session.is_finished


def test_the_assistant_can_be_left_at_any_page(desk: Desk, tmp_path: Path) -> None:
    pages: list[str] = []
    with desk_app(desk, tmp_path) as app:
        is_last = False
        while not is_last:
            # The first time it comes by itself.
            app.wait_for(lambda seen: bool(seen["page"]), "the assistant is shown")
            for page in pages:
                turn(app, page)
            seen = app.ask("look")
            assert seen["state"] == "setup"
            pages.append(seen["page"])
            is_last = seen["is_last_page"]
            app.ask("leave")
            left = app.wait_for(lambda seen: not seen["page"], "the assistant is gone")
            assert left["is_shown"]
            if not is_last:
                assert left["state"] == "idle"
                app.ask("choose", "setup")
        # As the last page offers.
        app.wait_state("listening")
    assert len(pages) == len(set(pages)) == 5
    assert kept_settings(tmp_path).interface.was_set_up
    with desk_app(desk, tmp_path) as app:
        app.wait_state("idle")


def test_the_speed_test_can_be_left_while_it_measures(desk: Desk, tmp_path: Path) -> None:
    with desk_app(desk, tmp_path) as app:
        app.wait_for(lambda seen: bool(seen["page"]), "the assistant is shown")
        for _ in range(3):
            turn(app, app.ask("look")["page"])
        app.ask("measure_speed")
        app.ask("leave")
        app.wait_state("idle")


def test_later_starts_speak_to_the_one_that_runs(desk: Desk, profile: Path) -> None:
    with desk_app(desk, profile) as app:
        app.wait_state("idle")
        for arguments in ((), ("--show",)):
            app.ask("minimise")
            app.wait_for(lambda seen: seen["is_minimised"], "it is out of sight")
            second = voxcap(desk, profile, *arguments)
            assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
            app.wait_for(lambda seen: not seen["is_minimised"], "it is back")
        for argument, state in (
            ("--toggle", "listening"),
            ("--pause", "paused"),
            ("--pause", "listening"),
            ("--toggle", "idle"),
        ):
            assert voxcap(desk, profile, argument).returncode == 0
            app.wait_state(state)
    nobody = voxcap(desk, profile, "--pause")
    assert nobody.returncode == 1
    assert "not running" in nobody.stderr


def test_a_device_that_is_lost_and_returns(desk: Desk, profile: Path, digits: Path) -> None:
    keep_settings(profile, replace(LISTENS, sound=Sound("", "pulse:system:speakers")))
    with desk_app(desk, profile) as app:
        app.wait_state("idle")
        app.ask("start_or_stop")
        app.wait_state("listening")
        play(desk, digits, app)
        assert "gone" not in app.ask("look")["message"]
        desk.sound.remove("speakers")
        lost = app.wait_for(lambda seen: "gone" in seen["message"], "it is told")
        assert "speakers" in lost["message"]
        assert lost["state"] in LISTENING
        desk.sound.null_sink("speakers")
        app.wait_for(lambda seen: "gone" not in seen["message"], "it is told no more")
        play(desk, digits, app)
    assert len(words(app.session().entries)) >= 8
    assert len(gaps(app.session().entries)) == 1


def test_a_model_that_is_damaged(desk: Desk, profile: Path, demo_model: Path) -> None:
    model = profile / "damaged"
    model.mkdir()
    for path in demo_model.iterdir():
        content = path.read_bytes()
        is_weights = path.suffix == ".safetensors"
        (model / path.name).write_bytes(content[: len(content) // 2] if is_weights else content)
    keep_settings(profile, replace(LISTENS, recognition=Recognition(model=str(model))))
    with desk_app(desk, profile) as app:
        app.wait_state("idle")
        app.ask("start_or_stop")
        failed = app.wait_state("failed")
        assert "consolidated.safetensors" in failed["message"]
        assert "Traceback" not in failed["message"]
        assert failed["message"] in failed["overlay"]
        app.ask("dismiss")
        app.wait_for(lambda seen: seen["state"] == "idle" and not seen["message"], "it goes on")
        (model / "consolidated.safetensors").write_bytes(
            (demo_model / "consolidated.safetensors").read_bytes()
        )
        app.ask("start_or_stop")
        app.wait_state("listening")


def test_a_disk_that_is_full(desk: Desk, profile: Path, digits: Path) -> None:
    with desk_app(desk, profile) as app:
        app.wait_state("idle")
        app.ask("start_or_stop")
        app.wait_state("listening")
        play(desk, digits, app)
        wait_until(lambda: b"word" in app.journal().read_bytes(), "the words are kept")
        app.ask("limit_files", app.journal().stat().st_size)
        play(desk, digits, app)
        full = app.wait_for(lambda seen: "disk is full" in seen["message"], "it is told")
        assert full["state"] in LISTENING
        assert "Free some space" in full["message"]
        assert len(words(app.session().entries)) < 8
        app.ask("limit_files", -1)
        app.wait_for(lambda seen: "disk is full" not in seen["message"], "there is room again")
    assert len(words(app.session().entries)) >= 8


def test_the_main_thread_is_held_up_by_nothing(
    desk: Desk, profile: Path, sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """While it starts, while the model loads, and while an engine cannot keep up."""
    held_up: dict[str, dict[str, float]] = {}
    with desk_app(desk, profile, "--token-s", "0.24") as app:
        app.wait_for(lambda seen: seen["has_choices"], "the devices are listed")
        held_up["while the devices are listed"] = app.ask("blocked")
        app.ask("watch")
        app.ask("start_or_stop")
        app.wait_state("listening")
        held_up["while the model loads"] = app.ask("blocked")
        desk.sound.play(sample, "speakers")
        app.ask("watch")
        behind = app.wait_state("behind")
        assert "BEHIND" in behind["overlay"]
        held_up["by an engine that is three times too slow"] = app.ask("blocked")
    with desk_app(desk, profile) as app:
        # While what there is to listen to is still being listed.
        app.ask("start_or_stop")
        assert app.ask("look")["state"] == "loading"
        app.wait_state("listening")
        held_up["by a start in the first moment"] = app.ask("blocked")
    with capsys.disabled():
        for when, most in held_up.items():
            longest_ms, busy_ms = 1000 * most["longest_s"], 1000 * most["longest_busy_s"]
            print(f"\nheld up {when}: {longest_ms:.0f} ms at most, {busy_ms:.0f} busy", end="")
    *usual, first_moment = held_up.values()
    assert all(most["longest_busy_s"] <= MOST_HELD_UP_S for most in usual), held_up
    assert first_moment["longest_busy_s"] <= MOST_IN_THE_FIRST_MOMENT_S, held_up
