"""The first page: what this is, and that nothing leaves the computer."""

from __future__ import annotations

from app.ui.wizard.page import SetupPage, paragraph


class WelcomePage(SetupPage):
    """Says what comes and that every page may be skipped."""

    def __init__(self) -> None:
        super().__init__("", "")
        self.setTitle(self.tr("Welcome to Voxcap"))
        self.setSubTitle(self.tr("Voxcap writes down what is said, while it is being said."))
        for text in (
            self.tr(
                "It listens to your microphone, to what your computer plays, or to both, and shows "
                "captions in a window and on top of other programs."
            ),
            self.tr(
                "Nothing leaves this computer: the sound is turned into text here, without an "
                "account and without a connection. Sound is never stored; the text is kept in a "
                "folder of yours until you delete it."
            ),
            self.tr(
                "The next pages let you choose what to listen to, choose the model that "
                "understands speech, and measure how fast this computer is. You can leave at any "
                "page and come back later from the menu."
            ),
        ):
            self.column.addWidget(paragraph(text))
        self.column.addStretch()
