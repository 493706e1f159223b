from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.desktop.launch import Launch
from app.desktop.meeting_point import MeetingPoint, MeetingPointError, meeting_point
from app.desktop.remote_commands import RemoteCommand, RemoteError
from app.ui import application, start
from app.ui.single_instance import SingleInstance


class Apps:
    """Stands in for the app and for the one that runs already."""

    def __init__(self) -> None:
        self.run: list[tuple[Launch, MeetingPoint | None]] = []
        self.sent: list[RemoteCommand] = []
        self.told: list[str] = []

    def run_app(self, launch: Launch, point: MeetingPoint | None) -> int:
        self.run.append((launch, point))
        return 0

    def send(self, point: MeetingPoint, command: RemoteCommand) -> None:
        self.sent.append(command)

    def start(self, launch: Launch) -> int:
        return start.start(launch, self.told.append)


@pytest.fixture
def apps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Apps:
    apps = Apps()
    (tmp_path / "run").mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    monkeypatch.setattr(application, "run_app", apps.run_app)
    monkeypatch.setattr(start, "send_command", apps.send)
    return apps


@pytest.fixture
def other(apps: Apps, tmp_path: Path) -> Iterator[SingleInstance]:
    """Another Voxcap that runs already, with the profile "taken"."""
    instance = SingleInstance(meeting_point(tmp_path / "taken"))
    assert instance.acquire()
    yield instance
    instance.release()


@pytest.mark.parametrize("command", [None, RemoteCommand.SHOW])
def test_the_first_opens_the_app(apps: Apps, tmp_path: Path, command: RemoteCommand | None) -> None:
    launch = Launch(tmp_path / "free", command)
    assert apps.start(launch) == 0
    assert apps.run == [(launch, meeting_point(tmp_path / "free"))]
    assert apps.sent == []
    assert apps.told == []


def test_the_right_to_run_ends_with_the_app(apps: Apps, tmp_path: Path) -> None:
    assert apps.start(Launch(tmp_path)) == 0
    assert apps.start(Launch(tmp_path)) == 0
    assert len(apps.run) == 2


@pytest.mark.parametrize("command", [None, *RemoteCommand])
def test_a_second_asks_the_first(
    apps: Apps, other: SingleInstance, tmp_path: Path, command: RemoteCommand | None
) -> None:
    assert apps.start(Launch(tmp_path / "taken", command)) == 0
    assert apps.run == []
    assert apps.sent == [command or RemoteCommand.SHOW]


def test_another_profile_is_another_app(apps: Apps, other: SingleInstance, tmp_path: Path) -> None:
    assert apps.start(Launch(tmp_path / "free")) == 0
    assert len(apps.run) == 1


def test_toggle_starts_what_does_not_run_and_says_so(apps: Apps, tmp_path: Path) -> None:
    assert apps.start(Launch(tmp_path, RemoteCommand.TOGGLE)) == 0
    assert [launch.command for launch, _ in apps.run] == [RemoteCommand.TOGGLE]
    assert "started" in apps.told[0]


def test_there_is_nothing_to_pause_where_nothing_runs(apps: Apps, tmp_path: Path) -> None:
    with pytest.raises(RemoteError, match="not running"):
        apps.start(Launch(tmp_path, RemoteCommand.PAUSE))
    assert apps.run == []
    assert apps.start(Launch(tmp_path)) == 0


def test_recording_is_not_forced_on_the_one_that_runs(
    apps: Apps, other: SingleInstance, tmp_path: Path
) -> None:
    with pytest.raises(RemoteError, match="--profile"):
        apps.start(Launch(tmp_path / "taken", demo=tmp_path / "talk.flac"))
    assert apps.sent == []


@pytest.mark.skipif(sys.platform == "win32", reason="no folder is needed there")
def test_without_a_place_to_meet_the_app_opens_all_the_same(
    apps: Apps, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(profile: Path | None) -> MeetingPoint:
        raise MeetingPointError("There is no folder.")

    monkeypatch.setattr(start, "meeting_point", fail)
    assert apps.start(Launch(tmp_path)) == 0
    assert apps.run[0][1] is None
    assert apps.told == ["There is no folder."]
