from __future__ import annotations

import pytest

from app.audio.load_ahead import load_ahead


def is_loaded(name: str) -> bool:
    with open("/proc/self/maps", encoding="utf-8") as maps:
        return any(name in line for line in maps)


def test_a_library_that_is_not_there_is_left_to_those_who_need_it() -> None:
    load_ahead("libno-such-thing-of-voxcap.so.7")


@pytest.mark.skipif("sys.platform != 'linux'", reason="the loader's names are those of Linux")
def test_a_library_is_there_afterwards() -> None:
    load_ahead("libm.so.6")
    assert is_loaded("libm.so.6")
