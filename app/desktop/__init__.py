"""What the desktop app knows and decides, without Qt."""
