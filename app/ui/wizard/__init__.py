"""The assistant of the first start, which can be left at any page and run again."""

from app.ui.wizard.speed_page import ModelLoaders
from app.ui.wizard.wizard import SetupWizard

__all__ = ["ModelLoaders", "SetupWizard"]
