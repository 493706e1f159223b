"""The desktop app around the engine: capture, captions and the `voxcap` command."""
