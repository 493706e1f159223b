# Sourced by the builds of the three systems: the steps that they share. What they make goes into
# dist/, what they need for it into build/bundle. The same commit gives the same program.
#
# VOXCAP_PYTHON, VOXCAP_TORCH_INDEX  see packaging/setup.sh

source "$(dirname "${BASH_SOURCE[0]}")/../setup.sh"

work=$root/build/bundle
dist=$root/dist
log=$work/build.log
venv=$work/env
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$root/pyproject.toml")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH PYTHONHASHSEED=1 PYTHONUTF8=1

start_log() {
    mkdir -p "$work" "$dist"
    : >"$log"
}

# With Voxcap in it, and all that it runs on and is put together with.
make_environment() {
    say "making the build's own environment"
    rm -rf "$venv" "$work/source" "$work/pyinstaller" "$dist/voxcap" "$dist/Voxcap.app"
    _make_venv
    _install_torch
    _pip_install --require-hashes --no-deps --requirement "$root/packaging/requirements.lock" ||
        _show_log "The pinned requirements could not be installed."
    # A copy, so that nothing left over from other builds gets in.
    mkdir -p "$work/source"
    git -C "$root" ls-files -z | tar -c --null -C "$root" -T - -f - | tar -x -C "$work/source" -f -
    _pip_install --no-deps --no-build-isolation "$work/source" ||
        _show_log "Voxcap could not be built."
}

build_ffmpeg() {
    say "building FFmpeg for sound alone"
    bash "$root/packaging/ffmpeg/build" "$work/ffmpeg" >>"$log" 2>&1 ||
        _show_log "FFmpeg could not be built."
}

# build_program FOLDER ICON: with the libraries of FFmpeg in FOLDER. Draws ICON, as icons.py does.
build_program() {
    say "building the bundle"
    PATH="$venv/$bin:$PATH" "$venv/$bin/python" "$root/packaging/ffmpeg/replace.py" "$1"
    "$venv/$bin/python" "$root/packaging/icons.py" "$2"
    # From elsewhere, so that the installed Voxcap is taken and not the checkout.
    cd "$work"
    "$venv/$bin/python" -m PyInstaller --noconfirm --distpath "$dist" \
        --workpath "$work/pyinstaller" "$root/packaging/voxcap.spec" >>"$log" 2>&1 ||
        _show_log "The bundle could not be built."
}

# Of files in the current folder.
write_checksums() {
    local sums=(sha256sum)
    command -v sha256sum >/dev/null || sums=(shasum -a 256)
    "${sums[@]}" "$@" >SHA256SUMS
    cat SHA256SUMS
}
