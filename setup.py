"""Builds the native kernels, engine/kernels/native/src, into one shared library.

Without a C++ compiler the library is left out and Voxcap computes with torch. With one, an error in
compiling fails the installation.

VOXCAP_NATIVE=0                  leave the library out
VOXCAP_NATIVE_LIBRARY=PATH       take a library built elsewhere instead of compiling
CXX, CXXFLAGS                    another compiler, more options for it (not on Windows)
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, PlatformError
from setuptools.modified import newer_group

SOURCE_FOLDER = Path("engine/kernels/native/src")
LIBRARY = "engine.kernels.native.voxcap_kernels"
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
COMPILE_JOBS = 2
IS_X86 = platform.machine().lower() in ("x86_64", "amd64")
IS_ARM64 = platform.machine().lower() in ("arm64", "aarch64")


class Toolchain(ABC):
    """A C++ compiler."""

    object_suffix = ".o"

    @abstractmethod
    def compile(self, source: Path, target: Path) -> None:
        """Compile one file, for the instruction set that its name tells."""

    @abstractmethod
    def link(self, objects: Sequence[Path], target: Path) -> None:
        """Make the shared library."""


class UnixToolchain(Toolchain):
    """GCC, Clang, or what takes the same options."""

    options = (
        *("-O3", "-std=c++17", "-fPIC", "-pthread", "-fvisibility=hidden"),
        # Rows must come out the same in every variant of a loop, so that the order and the
        # rounding of every operation are the source's own.
        *("-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math"),
    )
    x86_options: ClassVar = {
        "kernels_avx2": ("-mavx2", "-mfma", "-mf16c"),
        "kernels_avxvnni": ("-mavx2", "-mfma", "-mf16c", "-mavxvnni"),
        "kernels_avx512vnni": (
            *("-mavx512f", "-mavx512bw", "-mavx512vl", "-mavx512dq", "-mavx512vnni"),
            *("-mfma", "-mf16c"),
        ),
    }
    arm64_options: ClassVar = {"kernels_neon": ("-march=armv8.2-a+dotprod",)}

    def __init__(self, command: Sequence[str]) -> None:
        self._command = (*command, *shlex.split(os.environ.get("CXXFLAGS", "")))

    @classmethod
    def found(cls) -> UnixToolchain | None:
        """Return the compiler that is installed, or None; the one that CXX names must be there."""
        if chosen := shlex.split(os.environ.get("CXX", "")):
            if not cls._runs(chosen):
                raise PlatformError(f"The C++ compiler that CXX names does not run: {chosen[0]}")
            return cls(chosen)
        commands = (["c++"], ["g++"], ["clang++"])
        return next((cls(command) for command in commands if cls._runs(command)), None)

    @staticmethod
    def _runs(command: Sequence[str]) -> bool:
        # macOS has a c++ that only offers to install one.
        if shutil.which(command[0]) is None:
            return False
        return subprocess.run([*command, "--version"], capture_output=True).returncode == 0

    def compile(self, source: Path, target: Path) -> None:
        """Compile; a file whose instruction set the compiler does not know comes out empty."""
        options = self._isa_options(source)
        if options and not self._accepts(options):
            print(f"{source.name} is left out: the compiler does not know {' '.join(options)}")
            options = ()
        self._run(*self.options, *options, "-c", str(source), "-o", str(target))

    def link(self, objects: Sequence[Path], target: Path) -> None:
        """Make the shared library."""
        # Linux would only find out at the first call that a function is missing.
        complete = ("-Wl,-z,defs",) if sys.platform.startswith("linux") else ()
        self._run("-shared", "-pthread", *complete, "-o", str(target), *map(str, objects))

    def _isa_options(self, source: Path) -> Sequence[str]:
        by_file = self.x86_options if IS_X86 else self.arm64_options if IS_ARM64 else {}
        return by_file.get(source.stem, ())

    def _accepts(self, options: Sequence[str]) -> bool:
        command = [*self._command, *options, "-fsyntax-only", "-x", "c++", os.devnull]
        return subprocess.run(command, capture_output=True).returncode == 0

    def _run(self, *arguments: str) -> None:
        print(*self._command, *arguments, flush=True)
        if subprocess.run([*self._command, *arguments]).returncode:
            raise CompileError("The native kernels do not compile; VOXCAP_NATIVE=0 goes without.")


class MsvcToolchain(Toolchain):
    """Microsoft's compiler, as setuptools finds it."""

    object_suffix = ".obj"
    options = ("/O2", "/std:c++17", "/EHsc", "/MD", "/fp:precise", "/DNDEBUG", "/W3")
    x86_options: ClassVar = {
        "kernels_avx2": ("/arch:AVX2",),
        "kernels_avxvnni": ("/arch:AVX2",),
        "kernels_avx512vnni": ("/arch:AVX512",),
    }

    def __init__(self, compiler: Any) -> None:
        self._compiler = compiler

    @classmethod
    def found(cls) -> MsvcToolchain | None:
        """Return the compiler that is installed, or None."""
        from setuptools._distutils.ccompiler import new_compiler

        compiler: Any = new_compiler(compiler="msvc")
        try:
            compiler.initialize()
        except PlatformError:
            return None
        return cls(compiler)

    def compile(self, source: Path, target: Path) -> None:
        """Compile."""
        isa = self.x86_options.get(source.stem, ()) if IS_X86 else ()
        options = [*self.options, *isa, "/c", str(source), f"/Fo{target}"]
        self._compiler.spawn([self._compiler.cc, "/nologo", *options])

    def link(self, objects: Sequence[Path], target: Path) -> None:
        """Make the DLL; its import library stays beside the objects."""
        import_library = objects[0].with_name("voxcap_kernels.lib")
        options = ["/DLL", f"/OUT:{target}", f"/IMPLIB:{import_library}"]
        self._compiler.spawn([self._compiler.linker, "/nologo", *options, *map(str, objects)])


class BuildNative(build_ext):
    """Compiles what changed and links it, or takes the library that was built elsewhere."""

    def get_ext_filename(self, fullname: str) -> str:
        """Return the library's path: it is no Python module and has a plain name."""
        return str(Path(*fullname.split("."))) + SUFFIX

    def build_extension(self, ext: Extension) -> None:
        """Make the library."""
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        if prebuilt := os.environ.get("VOXCAP_NATIVE_LIBRARY"):
            shutil.copyfile(prebuilt, target)
            return
        toolchain = find_toolchain()
        assert toolchain is not None, "without a compiler there is no extension"
        folder = Path(self.build_temp, "voxcap_kernels")
        folder.mkdir(parents=True, exist_ok=True)
        objects = {
            folder / (Path(source).stem + toolchain.object_suffix): Path(source)
            for source in ext.sources
        }
        stale = [
            (source, target)
            for target, source in objects.items()
            if self.force or newer_group([str(source), *ext.depends], str(target))
        ]
        begun = time.time()
        with ThreadPoolExecutor(COMPILE_JOBS) as jobs:
            list(jobs.map(lambda files: toolchain.compile(*files), stale))
        for _, compiled in stale:
            # What is edited while the compiler runs is newer than what it has read.
            os.utime(compiled, (begun, begun))
        if self.force or newer_group([str(path) for path in objects], str(target)):
            # A library that is in use keeps its file.
            target.unlink(missing_ok=True)
            toolchain.link(list(objects), target)


class PlatformWheel(bdist_wheel):
    """A wheel for one platform and any Python: the library does not know Python's ABI."""

    def get_tag(self) -> tuple[str, str, str]:
        """Return the wheel's tag."""
        implementation, abi, system = super().get_tag()
        if self.root_is_pure:
            return implementation, abi, system
        return "py3", "none", system.replace("universal2", platform.machine())


def find_toolchain() -> Toolchain | None:
    """Return the C++ compiler of this computer, or None."""
    return MsvcToolchain.found() if sys.platform == "win32" else UnixToolchain.found()


def native_extensions() -> list[Extension]:
    """Return the library, or nothing where it cannot or shall not be built."""
    if os.environ.get("VOXCAP_NATIVE") == "0":
        return []
    if not os.environ.get("VOXCAP_NATIVE_LIBRARY") and find_toolchain() is None:
        print("voxcap: no C++ compiler: the native kernels are left out and torch computes")
        return []
    sources = sorted(path.as_posix() for path in SOURCE_FOLDER.glob("*.cpp"))
    headers = sorted(path.as_posix() for path in SOURCE_FOLDER.glob("*.h"))
    return [Extension(LIBRARY, sources, depends=[*headers, "setup.py"])]


if sys.platform == "darwin":
    target_version = sysconfig.get_config_var("MACOSX_DEPLOYMENT_TARGET")
    os.environ.setdefault("MACOSX_DEPLOYMENT_TARGET", target_version or "11.0")

setup(
    ext_modules=native_extensions(),
    cmdclass={"build_ext": BuildNative, "bdist_wheel": PlatformWheel},
)
