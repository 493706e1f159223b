# Sourced by packaging/run, packaging/test and .ci/run: puts the project into a virtual environment.
#
# set_up base|dev   makes .venv hold what the program (or its tests too) needs. It is quick when
#                   nothing changed since the last time. Progress goes to standard error, what pip
#                   and apt say to .venv/setup.log.
#
# Debian packages that are missing are installed where that needs no password. Where it does, all of
# them are told in one list, and nothing else is done.
#
# VOXCAP_PYTHON         the Python to build on, 3.11 or newer (default: the first one found)
# VOXCAP_SKIP_PACKAGES  set: go on without the system packages that are missing
# VOXCAP_TORCH_INDEX    where to look for the CPU build of torch (default: PyTorch's own index)

torch_version=2.13.0
torch_index=${VOXCAP_TORCH_INDEX:-https://download.pytorch.org/whl/cpu}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/.venv
log=$venv/setup.log
# Where an environment has its programs.
case $(uname -s) in MINGW* | MSYS*) bin=Scripts ;; *) bin=bin ;; esac

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
    if ! mkdir -p "$venv" 2>/dev/null || [ ! -w "$venv" ] || [ ! -w "$root" ]; then
        fail "$root cannot be written, and Voxcap is set up inside it. Copy it to a folder of yours."
    fi
    (
        # Two first runs at once would spoil each other's environment.
        if command -v flock >/dev/null; then flock 9; fi
        if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(_state)" ]; then
            exit 0
        fi
        : >"$log"
        _install_packages
        _make_venv
        say "installing torch $torch_version (CPU)"
        _install_torch
        say "installing Voxcap"
        _install_voxcap "$extra"
        _check_libraries
        rm -f "$venv"/done-*
        _state >"$venv/done-base"
        _state >"$stamp"
        say "ready"
    ) 9>"$venv/lock" || exit 1
}

# All that an installed environment depends on; empty while it cannot be used.
_state() {
    local python_version
    python_version=$("$venv/$bin/python" -V 2>/dev/null) || return 0
    printf '%s\n' "$root" "$python_version"
    if _has_compiler; then echo "with a C++ compiler"; fi
    cat "$root/pyproject.toml" "$root/setup.py" "$root/packaging/setup.sh" \
        "$root"/engine/kernels/native/src/*.* | cksum
}

# What the system must have: what for, what to look for, and the Debian package that brings it.
_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    cat <<'EOF'
sound libportaudio.so.2 libportaudio2
sound libpulse.so.0 libpulse0
windows libEGL.so.1 libegl1
windows libGL.so.1 libgl1
windows libX11-xcb.so.1 libx11-xcb1
windows libdbus-1.so.3 libdbus-1-3
windows libfontconfig.so.1 libfontconfig1
windows libfreetype.so.6 libfreetype6
windows libglib-2.0.so.0 libglib2.0-0
windows libgssapi_krb5.so.2 libgssapi-krb5-2
windows libwayland-client.so.0 libwayland-client0
windows libwayland-cursor.so.0 libwayland-cursor0
windows libwayland-egl.so.1 libwayland-egl1
windows libxcb-cursor.so.0 libxcb-cursor0
windows libxcb-icccm.so.4 libxcb-icccm4
windows libxcb-image.so.0 libxcb-image0
windows libxcb-keysyms.so.1 libxcb-keysyms1
windows libxcb-randr.so.0 libxcb-randr0
windows libxcb-render-util.so.0 libxcb-render-util0
windows libxcb-shape.so.0 libxcb-shape0
windows libxcb-sync.so.1 libxcb-sync1
windows libxcb-util.so.1 libxcb-util1
windows libxcb-xfixes.so.0 libxcb-xfixes0
windows libxcb-xkb.so.1 libxcb-xkb1
windows libxkbcommon-x11.so.0 libxkbcommon-x11-0
windows libxkbcommon.so.0 libxkbcommon0
EOF
}

# Lines like those of _libraries for all that is missing; "-" where no package helps.
_missing() {
    local python use name package absent
    if ! python=$(_find_python); then
        python=$(command -v python3) || true
        if [ -n "${VOXCAP_PYTHON:-}" ]; then
            echo "python other -"
        elif [ -z "$python" ]; then
            printf '%s\n' "python python3 python3" "python venv python3-venv"
        elif _is_new_enough "$python"; then
            echo "python venv python3-venv"
        else
            echo "python newer -"
        fi
    fi
    _has_compiler || echo "compiler c++ g++"
    absent=$(_absent_libraries "$python")
    _libraries | while read -r use name package; do
        case " $absent " in *" $name "*) echo "$use $name $package" ;; esac
    done
}

# The libraries that cannot be loaded, in one line.
_absent_libraries() {
    local python=$1 use name package known
    local check='
import ctypes, sys
for line in sys.stdin:
    try:
        ctypes.CDLL(line.split()[1])
    except OSError:
        print(line.split()[1], end=" ")'
    if [ -n "$python" ] && _libraries | "$python" -c "$check" 2>/dev/null; then
        return
    fi
    known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null) || true
    _libraries | while read -r use name package; do
        case $known in *"$name "*) ;; *) printf '%s ' "$name" ;; esac
    done
}

_install_packages() {
    local missing packages
    missing=$(_missing)
    packages=$(_packages "$missing")
    if [ -n "$packages" ] && [ -z "${VOXCAP_SKIP_PACKAGES:-}" ] && _can_install; then
        # shellcheck disable=SC2086
        _apt_install $packages || say "not all of it could be installed; $log says why"
        missing=$(_missing)
        if [ -n "$missing" ]; then _tell_missing "$missing"; fi
    elif [ -n "$missing" ]; then
        _tell_missing "$missing"
        [ -n "${VOXCAP_SKIP_PACKAGES:-}" ] || exit 1
    fi
    _find_python >/dev/null || exit 1
}

_tell_missing() {
    local missing=$1 packages as_root
    packages=$(_packages "$missing")
    as_root=$(_root_command)
    say "this is missing:"
    case $missing in *python*) say "  Python 3.11 or newer with its venv module$(_python_found)" ;; esac
    case $missing in *compiler*) say "  a C++ compiler; large models run slowly without" ;; esac
    _tell_libraries sound "live sound; recordings can be captioned without" "$missing"
    _tell_libraries windows "windows; the commands run without" "$missing"
    if ! command -v apt-get >/dev/null; then
        say "Install it as your system does, and run this again."
    elif [ -n "$packages" ]; then
        say "Install all of it (as root), and run this again:"
        say "  ${as_root}apt-get update && ${as_root}apt-get install $packages"
    fi
    case $missing in *python*) return ;; esac
    if [ -z "${VOXCAP_SKIP_PACKAGES:-}" ]; then
        say "Or go on without it: set VOXCAP_SKIP_PACKAGES=1."
    fi
}

# The names stand in the command of apt-get where there is one.
_tell_libraries() {
    local wanted=$1 what_for=$2 use name package names=
    while read -r use name package; do
        if [ "$use" = "$wanted" ]; then names+=" $name"; fi
    done <<<"$3"
    if [ -z "$names" ]; then return; fi
    if command -v apt-get >/dev/null; then names=; fi
    say "  libraries for $what_for${names:+:$names}"
}

_packages() {
    local use name package packages=
    while read -r use name package; do
        case " $packages - " in *" $package "*) ;; *) packages+="${packages:+ }$package" ;; esac
    done <<<"$1"
    echo "$packages"
}

_python_found() {
    if [ -n "${VOXCAP_PYTHON:-}" ]; then
        echo "; VOXCAP_PYTHON, $VOXCAP_PYTHON, is none"
    elif command -v python3 >/dev/null && ! _is_new_enough python3; then
        echo "; python3 is $(python3 -V 2>&1): put the path of a newer one into VOXCAP_PYTHON"
    fi
}

_make_venv() {
    local python
    python=$(_find_python) || fail "Python 3.11 or newer with its venv module is needed."
    say "making an environment in $venv with $("$python" -V)"
    "$python" -m venv --upgrade "$venv" >>"$log" 2>&1 ||
        "$python" -m venv "$venv" >>"$log" 2>&1 || _show_log "No virtual environment could be made."
    "$venv/$bin/python" -m pip --version >>"$log" 2>&1 ||
        "$venv/$bin/python" -m ensurepip >>"$log" 2>&1 || _show_log "pip is missing."
}

_find_python() {
    local candidate
    while read -r candidate; do
        if _is_new_enough "$candidate" && "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done < <(_pythons)
    return 1
}

# All on the path: where an older one comes first, the system's own may do.
_pythons() {
    if [ -n "${VOXCAP_PYTHON:-}" ]; then
        echo "$VOXCAP_PYTHON"
    else
        type -aP python3 python3.14 python3.13 python3.12 python3.11 || true
    fi
}

_is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

_pip_install() {
    local status=0
    "$venv/$bin/python" -m pip install --disable-pip-version-check "$@" >"$venv/pip.log" 2>&1 ||
        status=$?
    cat "$venv/pip.log" >>"$log"
    return "$status"
}

# On Linux the plain name brings gigabytes for graphics cards; the CPU build is called "+cpu".
_install_torch() {
    if [ "$(uname -s)" != Linux ]; then
        _pip_install "torch==$torch_version" || _pip_failed "torch could not be installed."
        return
    fi
    _pip_install "torch==$torch_version+cpu" && return
    _stop_where_offline
    _pip_install --retries 1 --timeout 20 --extra-index-url "$torch_index" \
        "torch==$torch_version+cpu" && return
    say "no CPU build of torch can be reached; installing the standard one, several gigabytes"
    _pip_install "torch==$torch_version" || _pip_failed "torch could not be installed."
}

_pip_failed() {
    if grep -q 'No space left on device' "$venv/pip.log"; then
        fail "The disk is full: setting up needs about 2 GB in $venv."
    fi
    _stop_where_offline
    _show_log "$@"
}

_stop_where_offline() {
    if grep -q CERTIFICATE_VERIFY_FAILED "$venv/pip.log"; then
        fail "The package index shows a certificate that is not trusted here. If your network has" \
            "one of its own, put the path of its file into PIP_CERT and run this again."
    fi
    if grep -Eq '(NewConnection|NameResolution|ConnectTimeout|ReadTimeout|Proxy)Error' \
        "$venv/pip.log"; then
        fail "The package index cannot be reached. Setting up needs the network, this once: connect" \
            "the computer, or set HTTPS_PROXY or PIP_INDEX_URL, and run this again." \
            "What pip said is in $log."
    fi
}

_install_voxcap() {
    local project=$root
    if [ "$1" != base ]; then
        project="${root}[$1]"
    fi
    _pip_install --editable "$project" ||
        _pip_failed "Voxcap could not be installed."
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
    "$venv/$bin/python" -c "$check" >>"$log" 2>&1 && return
    _apt_install libsndfile1 libgomp1 || true
    "$venv/$bin/python" -c "$check" >>"$log" 2>&1 || _show_log \
        "A library cannot be loaded. On Debian or Ubuntu: apt-get install libsndfile1 libgomp1."
}

# Installs Debian packages where that needs no password; says what it would take where it does.
_apt_install() {
    if ! _can_install; then
        if command -v apt-get >/dev/null; then
            say "these system packages are missing: $*; run: $(_root_command)apt-get install $*"
        fi
        return 1
    fi
    say "installing system packages: $*"
    {
        _as_root apt-get update &&
            _as_root env DEBIAN_FRONTEND=noninteractive \
                apt-get install --yes --no-install-recommends "$@"
    } >>"$log" 2>&1
}

_can_install() {
    command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }
}

_as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

_root_command() {
    if [ "$(id -u)" != 0 ] && command -v sudo >/dev/null; then echo "sudo "; fi
}

_show_log() {
    tail -n 20 "$log" >&2
    fail "$@" "All of it is in $log."
}
