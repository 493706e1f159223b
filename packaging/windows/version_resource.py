"""What Windows shows of a program's file: its version, what it is, and whose."""

from __future__ import annotations

import re

_TEMPLATE = """\
VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={numbers},
        prodvers={numbers},
        mask=0x3F,
        flags=0,
        OS=0x40004,
        fileType=1,
        subtype=0,
        date=(0, 0),
    ),
    kids=[
        StringFileInfo([StringTable("040904B0", [{strings}])]),
        VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
    ],
)
"""


def version_resource(version: str, file: str) -> str:
    """Return a version resource in the form that PyInstaller reads.

    Args:
        version: of the program; the resource has four numbers of it.
        file: what the program is called, with its ending.
    """
    found = re.match(r"\d+(?:\.\d+){0,3}", version)
    numbers = [int(number) for number in (found[0] if found else "0").split(".")]
    told = {
        "CompanyName": "The Voxcap developers",
        "FileDescription": "Voxcap",
        "FileVersion": version,
        "InternalName": "voxcap",
        "LegalCopyright": "Apache License 2.0",
        "OriginalFilename": file,
        "ProductName": "Voxcap",
        "ProductVersion": version,
    }
    return _TEMPLATE.format(
        numbers=(*numbers, 0, 0, 0)[:4],
        strings=", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items()),
    )
