"""What Voxcap is, of what it is made, and whether there is a newer one."""

from app.ui.about.help import Help

__all__ = ["Help"]
