"""Names of sessions."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from app.captions.errors import UnknownSessionError
from app.captions.session_id import check_session_id, is_session_id, new_session_id, start_in_id
from tests.app.captions.sessions import STARTED


def test_id_tells_the_start_in_utc() -> None:
    session_id = new_session_id(STARTED)
    assert session_id.startswith("20260302-023015-")
    assert start_in_id(session_id) == datetime(2026, 3, 2, 2, 30, 15, tzinfo=UTC)
    assert is_session_id(session_id)


def test_ids_of_one_second_differ() -> None:
    assert len({new_session_id(STARTED) for _ in range(20)}) > 10


def test_other_names_tell_no_start() -> None:
    assert start_in_id("copy-of-talk") is None
    assert start_in_id("") is None
    assert start_in_id("20261399-000000-bcdf") is None


@pytest.mark.parametrize(
    "name", ["", ".", "..", "../x", "a/b", "a\\b", "/etc/passwd", "c:x", "a\0", "a.b", "-x", "é"]
)
def test_names_that_could_lead_elsewhere_are_refused(name: str) -> None:
    with pytest.raises(UnknownSessionError, match="sessions list"):
        check_session_id(name)
