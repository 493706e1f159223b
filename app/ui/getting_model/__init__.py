"""Getting the full model: the work beside the windows, and what shows it."""

from app.ui.getting_model.dialog import GettingDialog
from app.ui.getting_model.getter import ModelGetter
from app.ui.getting_model.line import GettingLine
from app.ui.getting_model.panel import GettingPanel
from app.ui.getting_model.place import PlacePicker

__all__ = ["GettingDialog", "GettingLine", "GettingPanel", "ModelGetter", "PlacePicker"]
