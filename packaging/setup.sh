# Sourced by packaging/run, packaging/test and .ci/run: puts the project into a virtual environment.
#
# set_up base|dev   makes .venv hold what the program (or its tests too) needs. It is quick when
#                   nothing changed since the last time. Progress goes to standard error, what pip
#                   and apt say to .venv/setup.log.
#
# VOXCAP_PYTHON       the Python to build on, 3.11 or newer (default: the first one found)
# VOXCAP_TORCH_INDEX  where to look for the CPU build of torch (default: PyTorch's own index)

torch_version=2.13.0
torch_index=${VOXCAP_TORCH_INDEX:-https://download.pytorch.org/whl/cpu}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/.venv
log=$venv/setup.log

say() {
    printf 'voxcap: %s\n' "$*" >&2
}

fail() {
    say "$@"
    exit 1
}

set_up() {
    local extra=$1 stamp=$venv/done-$1
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(_state)" ]; then
        return
    fi
    mkdir -p "$venv"
    (
        # Two first runs at once would spoil each other's environment.
        if command -v flock >/dev/null; then flock 9; fi
        if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(_state)" ]; then
            exit 0
        fi
        : >"$log"
        _make_venv
        say "installing torch $torch_version (CPU)"
        _install_torch
        _check_compiler
        say "installing Voxcap"
        _install_voxcap "$extra"
        _check_libraries
        _check_sound_libraries
        _check_window_libraries
        rm -f "$venv"/done-*
        _state >"$venv/done-base"
        _state >"$stamp"
        say "ready"
    ) 9>"$venv/lock" || exit 1
}

# All that an installed environment depends on; empty while it cannot be used.
_state() {
    local python_version
    python_version=$("$venv/bin/python" -V 2>/dev/null) || return 0
    printf '%s\n' "$root" "$python_version"
    if _has_compiler; then echo "with a C++ compiler"; fi
    cat "$root/pyproject.toml" "$root/setup.py" "$root/packaging/setup.sh" \
        "$root"/engine/kernels/native/src/*.* | cksum
}

_make_venv() {
    local python
    python=$(_find_python) || {
        [ -n "${VOXCAP_PYTHON:-}" ] || _apt_install python3 python3-venv || true
        python=$(_find_python) || fail "Python 3.11 or newer with its venv module is needed." \
            "On Debian or Ubuntu: apt-get install python3 python3-venv." \
            "If it has another name, put that into VOXCAP_PYTHON."
    }
    say "making an environment in $venv with $("$python" -V)"
    "$python" -m venv --upgrade "$venv" >>"$log" 2>&1 ||
        "$python" -m venv "$venv" >>"$log" 2>&1 || _show_log "No virtual environment could be made."
    "$venv/bin/python" -m pip --version >>"$log" 2>&1 ||
        "$venv/bin/python" -m ensurepip >>"$log" 2>&1 || _show_log "pip is missing."
}

_find_python() {
    local candidate
    for candidate in ${VOXCAP_PYTHON:-python3 python3.13 python3.12 python3.11 /usr/bin/python3}; do
        if "$candidate" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' \
            >/dev/null 2>&1; then
            echo "$candidate"
            return
        fi
    done
    return 1
}

_pip_install() {
    "$venv/bin/python" -m pip install --disable-pip-version-check "$@" >>"$log" 2>&1
}

# On Linux the plain name brings gigabytes for graphics cards; the CPU build is called "+cpu".
_install_torch() {
    if [ "$(uname -s)" != Linux ]; then
        _pip_install "torch==$torch_version" || _show_log "torch could not be installed."
        return
    fi
    _pip_install "torch==$torch_version+cpu" && return
    _pip_install --retries 1 --timeout 20 --extra-index-url "$torch_index" \
        "torch==$torch_version+cpu" && return
    say "no CPU build of torch can be reached; installing the standard one, several gigabytes"
    _pip_install "torch==$torch_version" || _show_log "torch could not be installed."
}

_install_voxcap() {
    local project=$root
    if [ "$1" != base ]; then
        project="$root[$1]"
    fi
    _pip_install --editable "$project" || _show_log "Voxcap could not be installed."
}

# The installation compiles the native kernels. Without them torch computes, at a fraction of the
# speed.
_check_compiler() {
    _has_compiler && return
    _apt_install g++ || true
    _has_compiler || say "there is no C++ compiler: large models will run slowly" \
        "(on Debian or Ubuntu: apt-get install g++, then run this again)"
}

_has_compiler() {
    local compiler
    for compiler in ${CXX:-c++ g++ clang++}; do
        "$compiler" --version >/dev/null 2>&1 && return
    done
    return 1
}

# The wheels bring their libraries on common machines; elsewhere the system must have them.
_check_libraries() {
    local check='import av, numpy, soundfile, soxr, torch'
    "$venv/bin/python" -c "$check" >>"$log" 2>&1 && return
    _apt_install libsndfile1 libgomp1 || true
    "$venv/bin/python" -c "$check" >>"$log" 2>&1 || _show_log \
        "A library cannot be loaded. On Debian or Ubuntu: apt-get install libsndfile1 libgomp1."
}

# Microphones and system sound need the system's own libraries on Linux. Recordings can be captioned
# without, so nothing fails here.
_check_sound_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    _can_load libportaudio.so.2 libpulse.so.0 && return
    _apt_install libportaudio2 libpulse0 || true
    _can_load libportaudio.so.2 libpulse.so.0 ||
        say "live sound needs the libraries of PortAudio and PulseAudio" \
            "(on Debian or Ubuntu: libportaudio2 libpulse0)"
}

# Windows need libraries that a desktop has and a server may not; the commands run without.
_check_window_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    _can_open_windows && return
    _apt_install libegl1 libgl1 libglib2.0-0 libfontconfig1 libdbus-1-3 libxkbcommon0 \
        libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-image0 \
        libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-xkb1 || true
    _can_open_windows || say "the windows need libraries of the desktop; .venv/setup.log names one"
}

_can_open_windows() {
    "$venv/bin/python" -c 'import PySide6.QtWidgets' >>"$log" 2>&1 &&
        _can_load libxcb-cursor.so.0 libxcb-icccm.so.4 libxcb-keysyms.so.1
}

_can_load() {
    "$venv/bin/python" -c 'import ctypes, sys; [ctypes.CDLL(name) for name in sys.argv[1:]]' "$@" \
        >>"$log" 2>&1
}

# Installs Debian packages where that needs no password; says what it would take where it does.
_apt_install() {
    local as_root=()
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" != 0 ]; then
        if ! sudo -n true 2>/dev/null; then
            say "these system packages are missing: $*; run: sudo apt-get install $*"
            return 1
        fi
        as_root=(sudo -n)
    fi
    say "installing system packages: $*"
    {
        ${as_root[@]+"${as_root[@]}"} apt-get update &&
            ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
                apt-get install --yes --no-install-recommends "$@"
    } >>"$log" 2>&1
}

_show_log() {
    tail -n 20 "$log" >&2
    fail "$@" "All of it is in $log."
}
