"""JSON for other programs."""

from __future__ import annotations

import dataclasses
import json

from app.captions.export.json_document import JsonDocument
from tests.app.captions.export.transcripts import BOTH, session_of, spoken


def test_everything_that_is_known_is_written() -> None:
    session = session_of(
        [*spoken("Hello there.", 1.0), *spoken("Hi.", 3.0, source="system")], BOTH, duration_s=4.5
    )
    document = json.loads(JsonDocument().document(session))
    assert document["session"] == {
        "id": session.header.id,
        "title": "",
        "started": "2026-01-31T12:00:00+00:00",
        "duration_s": 4.5,
        "is_finished": True,
        "voxcap_version": "0.1.0",
        "model": "demo",
        "delay_ms": 480,
    }
    assert [speaker["label"] for speaker in document["speakers"]] == ["You", "Others"]
    first, second = document["segments"]
    assert (first["speaker"], first["text"], first["start_s"]) == ("mic", "Hello there.", 1.0)
    assert first["words"][0] == {"text": " Hello", "start_s": 1.0, "end_s": 1.27}
    assert (second["speaker"], second["text"]) == ("system", "Hi.")


def test_half_a_surrogate_pair_in_a_title_can_be_written() -> None:
    session = session_of([])
    header = dataclasses.replace(session.header, title="half \ud83d, whole \U0001f600")
    document = JsonDocument().document(dataclasses.replace(session, header=header))
    title = json.loads(document.encode())["session"]["title"]
    assert title == "half \ufffd, whole \U0001f600"
