from __future__ import annotations

import struct

import icons

PICTURES = (b"\x89PNG small", b"\x89PNG much larger")


def test_windows_finds_every_picture_where_the_icon_says() -> None:
    made = icons.ico(dict(zip((16, 256), PICTURES, strict=True)))
    assert struct.unpack_from("<HHH", made) == (0, 1, 2)
    for index, (side, picture) in enumerate(zip((16, 0), PICTURES, strict=True)):
        entry = struct.unpack_from("<BBBBHHII", made, 6 + 16 * index)
        assert entry[:2] == (side, side)
        length, offset = entry[-2:]
        assert made[offset : offset + length] == picture


def test_macos_finds_every_picture_after_its_length() -> None:
    made = icons.icns(dict(zip((b"ic07", b"ic08"), PICTURES, strict=True)))
    assert made[:4] == b"icns"
    assert struct.unpack_from(">I", made, 4) == (len(made),)
    offset = 8
    for picture in PICTURES:
        (length,) = struct.unpack_from(">I", made, offset + 4)
        assert made[offset + 8 : offset + length] == picture
        offset += length
    assert offset == len(made)
