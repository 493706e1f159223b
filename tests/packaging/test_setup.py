"""Setting up on a bare machine: packaging/run and packaging/test, with every command imitated.

The imitated machine's installed packages are the lines of a file. Its python3, apt-get, sudo and
compiler look there; nothing touches the real system or the network.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the packages are Debian's"
)

ROOT = Path(__file__).resolve().parents[2]
REAL_COMMANDS = (
    *("bash", "cat", "chmod", "cksum", "cp", "dirname", "env", "flock", "grep", "mkdir", "rm"),
    *("tail", "touch"),
)
ESSENTIAL = ("python3", "python3-venv", "g++")

PYTHON = r"""#!/usr/bin/env bash
case "$*" in
-V) echo "Python $(cat "$MACHINE/python-version")" ;;
*version_info*) grep -Eq '^3\.(1[1-9]|[2-9][0-9])' "$MACHINE/python-version" ;;
*ensurepip,*) grep -qx python3-venv "$MACHINE/packages" ;;
*ctypes*)
    while read -r use name package; do
        grep -qx "$package" "$MACHINE/packages" || printf '%s ' "$name"
    done
    ;;
"-m venv"*)
    folder=${*: -1}
    mkdir -p "$folder/bin"
    cp "$MACHINE/python3" "$folder/bin/python"
    printf '#!/usr/bin/env bash\nprintf "voxcap:%%s\\n" "$@"\n' >"$folder/bin/voxcap"
    chmod +x "$folder/bin/voxcap"
    ;;
"-m pip install"*)
    echo "$*" >>"$MACHINE/pip-calls"
    if [ -f "$MACHINE/pip-says" ]; then
        cat "$MACHINE/pip-says"
        exit 1
    fi
    ;;
"-m pytest"*) printf 'pytest:%s\n' "${@:3}" ;;
esac
"""
APT_GET = r"""#!/usr/bin/env bash
if [ "$1" != install ]; then exit 0; fi
echo "$*" >>"$MACHINE/apt-calls"
if [ -f "$MACHINE/apt-fails" ]; then exit 100; fi
for package in "${@:2}"; do
    case $package in
    -*) ;;
    *) echo "$package" >>"$MACHINE/packages" ;;
    esac
    if [ "$package" = python3 ]; then cp "$MACHINE/python3" "$MACHINE/bin/python3"; fi
done
"""
SUDO = r"""#!/usr/bin/env bash
if [ "$1" = -n ] && [ -f "$MACHINE/sudo-asks" ]; then exit 1; fi
if [ "$1" = -n ]; then shift; fi
"$@"
"""
COMPILER = '#!/usr/bin/env bash\ngrep -qx g++ "$MACHINE/packages"\n'
ID = '#!/usr/bin/env bash\ncat "$MACHINE/user-id"\n'
UNAME = "#!/usr/bin/env bash\necho Linux\n"
LDCONFIG = "#!/usr/bin/env bash\necho 0 libs found in cache\n"


@dataclass(frozen=True, slots=True)
class Machine:
    """A computer whose commands are imitated, with a checkout on it."""

    folder: Path
    checkout: Path

    def add_command(self, name: str, text: str) -> None:
        path = self.folder / "bin" / name
        path.write_text(text)
        path.chmod(0o755)

    def put(self, name: str, text: str = "") -> None:
        (self.folder / name).write_text(text)

    def install(self, *packages: str) -> None:
        self.put("packages", "".join(f"{name}\n" for name in packages))
        if "python3" in packages:
            self.add_command("python3", PYTHON)

    def become_user(self) -> None:
        self.put("user-id", "1000\n")

    def lines(self, name: str) -> list[str]:
        path = self.folder / name
        return path.read_text().splitlines() if path.exists() else []

    def run(
        self, *arguments: str, script: str = "run", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return self.shell(
            f'exec bash packaging/{script} "$@"', *arguments, cwd=self.checkout, **environment
        )

    def shell(
        self, command: str, *arguments: str, cwd: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "-c", command, "bash", *arguments],
            cwd=cwd or self.folder,
            env={"PATH": str(self.folder / "bin"), "MACHINE": str(self.folder), **environment},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A computer of root's on which nothing is installed; Debian without sudo."""
    made = Machine(tmp_path / "machine", tmp_path / "Großes Häuschen, 日本")
    (made.folder / "bin").mkdir(parents=True)
    for name in REAL_COMMANDS:
        found = shutil.which(name)
        assert found is not None
        (made.folder / "bin" / name).symlink_to(found)
    made.put("python3", PYTHON)
    (made.folder / "python3").chmod(0o755)
    made.put("python-version", "3.11.2\n")
    made.put("user-id", "0\n")
    made.put("packages")
    made.add_command("apt-get", APT_GET)
    made.add_command("c++", COMPILER)
    made.add_command("id", ID)
    made.add_command("ldconfig", LDCONFIG)
    made.add_command("uname", UNAME)

    source = made.checkout / "engine" / "kernels" / "native" / "src"
    source.mkdir(parents=True)
    (source / "kernels.cpp").touch()
    (made.checkout / "packaging").mkdir()
    for name in ("pyproject.toml", "setup.py", "packaging/setup.sh", "packaging/run"):
        shutil.copy(ROOT / name, made.checkout / name)
    shutil.copy(ROOT / "packaging/test", made.checkout / "packaging/test")
    return made


@pytest.fixture(scope="module")
def all_packages() -> list[str]:
    """All that setting up may want of the system."""
    script = (ROOT / "packaging" / "setup.sh").read_text()
    libraries = re.findall(r"^\w+ lib\S+\.so\.\d+ (\S+)$", script, re.MULTILINE)
    assert len(libraries) > 20
    return [*ESSENTIAL, *libraries]


def _listed(result: subprocess.CompletedProcess[str]) -> list[str]:
    """Return the packages in the command that a user is told."""
    commands = re.findall(r"apt-get install (.+)", result.stderr)
    assert len(commands) == 1, result.stderr
    return commands[0].split()


def test_root_gets_everything_installed_in_one_go(
    machine: Machine, all_packages: list[str]
) -> None:
    result = machine.run("transcribe", "my talk.flac")

    assert (result.returncode, result.stdout) == (0, "voxcap:transcribe\nvoxcap:my talk.flac\n")
    (call,) = machine.lines("apt-calls")
    assert [word for word in call.split()[1:] if not word.startswith("-")] == all_packages
    assert "missing" not in result.stderr


def test_a_user_is_told_everything_at_once(machine: Machine, all_packages: list[str]) -> None:
    machine.become_user()

    result = machine.run("transcribe")

    assert result.returncode == 1
    assert _listed(result) == all_packages
    assert result.stderr.split().count("libxcb-cursor0") == 1
    assert "sudo" not in result.stderr
    assert "Python 3.11" in result.stderr
    assert machine.lines("apt-calls") == machine.lines("pip-calls") == []


def test_what_was_told_is_enough(machine: Machine) -> None:
    machine.become_user()
    told = machine.run("transcribe").stderr
    command = re.findall(r"voxcap:\s+(apt-get update .+)", told)[0]

    assert machine.shell(command).returncode == 0
    result = machine.run("-q", "tests/app", script="test")

    assert (result.returncode, result.stdout) == (0, "pytest:-q\npytest:tests/app\n")
    assert "missing" not in result.stderr


def test_sudo_without_a_password_is_used(machine: Machine) -> None:
    machine.become_user()
    machine.add_command("sudo", SUDO)

    result = machine.run("doctor")

    assert (result.returncode, result.stdout) == (0, "voxcap:doctor\n")
    assert len(machine.lines("apt-calls")) == 1


def test_sudo_that_asks_is_left_to_the_user(machine: Machine, all_packages: list[str]) -> None:
    machine.become_user()
    machine.add_command("sudo", SUDO)
    machine.put("sudo-asks")

    result = machine.run("doctor")

    assert result.returncode == 1
    assert "sudo apt-get update && sudo apt-get install" in result.stderr
    assert _listed(result) == all_packages


@pytest.mark.parametrize("package", ["python3-venv", "g++", "libpulse0", "libgssapi-krb5-2"])
def test_only_what_is_missing_is_told(
    machine: Machine, all_packages: list[str], package: str
) -> None:
    machine.become_user()
    machine.install(*(name for name in all_packages if name != package))

    result = machine.run("doctor")

    assert result.returncode == 1
    assert _listed(result) == [package]


def test_nothing_is_told_where_nothing_is_missing(
    machine: Machine, all_packages: list[str]
) -> None:
    machine.become_user()
    machine.install(*all_packages)

    result = machine.run("doctor")

    assert (result.returncode, result.stdout) == (0, "voxcap:doctor\n")
    assert "missing" not in result.stderr


def test_the_second_run_does_nothing_again(machine: Machine, all_packages: list[str]) -> None:
    machine.install(*all_packages)
    machine.run("doctor")
    calls = machine.lines("pip-calls")
    assert calls

    again = machine.run("doctor")

    assert (again.returncode, again.stdout, again.stderr) == (0, "voxcap:doctor\n", "")
    assert machine.lines("pip-calls") == calls

    with (machine.checkout / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    assert machine.run("doctor").returncode == 0
    assert len(machine.lines("pip-calls")) > len(calls)


def test_the_libraries_can_be_done_without(machine: Machine) -> None:
    machine.become_user()
    machine.install("python3", "python3-venv")
    assert "VOXCAP_SKIP_PACKAGES=1" in machine.run("doctor").stderr

    result = machine.run("doctor", VOXCAP_SKIP_PACKAGES="1")

    assert (result.returncode, result.stdout) == (0, "voxcap:doctor\n")
    assert "C++" in result.stderr
    assert "libegl1" in _listed(result)


def test_python_cannot_be_done_without(machine: Machine) -> None:
    machine.become_user()

    result = machine.run("doctor", VOXCAP_SKIP_PACKAGES="1")

    assert result.returncode == 1
    assert "Python 3.11" in result.stderr
    assert "Or go on" not in result.stderr


def test_what_apt_cannot_install_is_told(machine: Machine, all_packages: list[str]) -> None:
    machine.install(*(name for name in all_packages if name not in ("g++", "libegl1")))
    machine.put("apt-fails")

    result = machine.run("doctor")

    assert (result.returncode, result.stdout) == (0, "voxcap:doctor\n")
    assert _listed(result) == ["g++", "libegl1"]


def test_an_old_python_is_named(machine: Machine, all_packages: list[str]) -> None:
    machine.become_user()
    machine.install(*(name for name in all_packages if name != "g++"))
    machine.put("python-version", "3.9.2\n")

    result = machine.run("doctor")

    assert result.returncode == 1
    assert "python3 is Python 3.9.2" in result.stderr
    assert "VOXCAP_PYTHON" in result.stderr
    assert _listed(result) == ["g++"]


def test_a_newer_python_further_down_the_path_is_taken(
    machine: Machine, all_packages: list[str]
) -> None:
    machine.install(*all_packages)
    first = machine.folder / "first"
    first.mkdir()
    (first / "python3").write_text("#!/usr/bin/env bash\nexit 1\n")
    (first / "python3").chmod(0o755)

    result = machine.run("doctor", PATH=f"{first}{os.pathsep}{machine.folder / 'bin'}")

    assert (result.returncode, result.stdout) == (0, "voxcap:doctor\n")


def test_a_chosen_python_that_is_none_is_named(machine: Machine, all_packages: list[str]) -> None:
    machine.install(*all_packages)

    result = machine.run("doctor", VOXCAP_PYTHON="/no such/python")

    assert result.returncode == 1
    assert "/no such/python" in result.stderr
    assert machine.lines("apt-calls") == []


def test_other_systems_are_told_the_files(machine: Machine) -> None:
    (machine.folder / "bin" / "apt-get").unlink()
    machine.install("python3", "python3-venv", "g++")

    result = machine.run("doctor")

    assert result.returncode == 1
    assert "libxcb-cursor.so.0" in result.stderr
    assert "apt-get" not in result.stderr


@pytest.mark.parametrize(
    ("pip_says", "told"),
    [
        ("NewConnectionError: Failed to establish a new connection", "needs the network"),
        ("ProxyError('Cannot connect to proxy.')", "HTTPS_PROXY"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]", "PIP_CERT"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: something else", "ERROR: something else"),
    ],
)
def test_what_pip_fails_of_is_told_in_words(
    machine: Machine, all_packages: list[str], pip_says: str, told: str
) -> None:
    machine.install(*all_packages)
    machine.put("pip-says", pip_says + "\n")

    result = machine.run("doctor")

    assert (result.returncode, result.stdout) == (1, "")
    assert told in result.stderr
    assert pip_says in "\n".join((machine.checkout / ".venv/setup.log").read_text().splitlines())

    (machine.folder / "pip-says").unlink()
    assert machine.run("doctor").stdout == "voxcap:doctor\n"


def test_a_checkout_that_cannot_be_written_is_named(
    machine: Machine, all_packages: list[str]
) -> None:
    machine.install(*all_packages)
    (machine.checkout / ".venv").touch()

    result = machine.run("doctor")

    assert result.returncode == 1
    assert f"{machine.checkout} cannot be written" in result.stderr
