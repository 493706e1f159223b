"""Trouble is told once."""

from __future__ import annotations

from app.captions.outage import Outage


def test_trouble_of_several_parts_is_told_once() -> None:
    told: list[str] = []
    outage = Outage(told.append, lambda: told.append("recovered"))
    outage.end("write")
    outage.begin("write", "cannot write")
    outage.begin("sync", "cannot sync")
    outage.begin("write", "still cannot write")
    outage.end("write")
    assert told == ["cannot write"]
    outage.end("sync")
    outage.end("sync")
    assert told == ["cannot write", "recovered"]
    outage.begin("write", "again")
    assert told[-1] == "again"


def test_listener_that_fails_does_no_harm() -> None:
    def fail(*_: str) -> None:
        raise RuntimeError("the window is gone")

    outage = Outage(fail, fail)
    outage.begin("write", "cannot write")
    outage.end("write")
    outage.tell("something else")
