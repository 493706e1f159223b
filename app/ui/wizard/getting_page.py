"""The page that shows how the full model is got."""

from __future__ import annotations

from app.desktop.getting import Stage
from app.ui.getting_model import GettingPanel, ModelGetter
from app.ui.wizard.page import SetupPage, paragraph


class GettingPage(SetupPage):
    """Shows it; the setup may go on or be left meanwhile."""

    def __init__(self, getter: ModelGetter) -> None:
        super().__init__("", "")
        self.setTitle(self.tr("Getting the model"))
        self.setSubTitle(self.tr("8.9 GB: with a quick connection minutes, with a slow one hours."))
        self.panel = GettingPanel(getter)
        self.column.addWidget(self.panel)
        self._meanwhile = paragraph(
            self.tr(
                "You need not wait: go on or leave the setup, and it goes on by itself. Until the "
                "model is ready, Voxcap uses the one it has. Quitting Voxcap pauses it."
            )
        )
        self.column.addWidget(self._meanwhile)
        self.column.addStretch()
        self._getter = getter
        getter.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self._meanwhile.setVisible(self._getter.now.stage is not Stage.DONE)
