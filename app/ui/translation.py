"""The languages of the interface: Voxcap's own translations, and Qt's for its dialogs."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from app.desktop.wording import DECIMAL_POINT, NUMBERS
from app.resources import ResourceError, resource_path

logger = logging.getLogger(__name__)

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "zh_CN": "简体中文",
}
"""What there is, as its speakers call it."""

SOURCE_LANGUAGE = "en"
"""What the strings in the code are written in; its translation only has the plural forms."""


class Conventions(QTranslator):
    """Tells pure code, which knows no locale, how the user writes numbers."""

    def isEmpty(self) -> bool:  # noqa: N802
        """Return False, as Qt asks no empty translator."""
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str | None:
        """Return the decimal point of the default locale, None for what is not asked of it."""
        if (context, text) == (NUMBERS, DECIMAL_POINT):
            return QLocale().decimalPoint()
        return None


class Translation:
    """The translators that are installed in an application; one object for its whole life."""

    def __init__(self, app: QApplication, folder: Path | None = None) -> None:
        """Prepare; nothing is installed yet.

        Args:
            app: the application.
            folder: of the files voxcap_<language>.qm; that of the resources if None.
        """
        self._app = app
        self._folder = folder or _own_folder()
        self._installed: list[QTranslator] = []

    def use(self, language: str) -> str:
        """Translate into a language from now on.

        Windows that exist already are told by an event (`QEvent.LanguageChange`) and mirrored
        where the language is written from right to left.

        Args:
            language: such as "de"; "" for the system's.

        Returns:
            The language that is used, "en" where there is no translation.
        """
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []
        for locale in _locales(language):
            # A language that nothing has been translated into would be mixed with English.
            own = self._loaded(locale)
            if own is None:
                continue
            self._install(locale, own)
            return locale.name()
        self._install(QLocale(SOURCE_LANGUAGE), None)
        logger.info("there is no translation for %s", language or "the system's languages")
        return SOURCE_LANGUAGE

    def _install(self, locale: QLocale, own: QTranslator | None) -> None:
        qt = QTranslator(self._app)
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        is_found = qt.load(locale, "qtbase", "_", qt_folder)
        # The later one is asked first.
        conventions = Conventions(self._app)
        for translator in [conventions, *[qt] * is_found, *([own] if own is not None else [])]:
            self._app.installTranslator(translator)
            self._installed.append(translator)
        QLocale.setDefault(_with_own_conventions(locale))
        self._app.setLayoutDirection(locale.textDirection())

    def _loaded(self, locale: QLocale) -> QTranslator | None:
        if self._folder is None:
            return None
        translator = QTranslator(self._app)
        for name in (locale.name(), locale.name().partition("_")[0]):
            if translator.load(f"voxcap_{name}", str(self._folder)):
                return translator
        return None


def _own_folder() -> Path | None:
    try:
        return resource_path("translations")
    except ResourceError as error:
        logger.warning("the interface stays in English: %s", error)
        return None


def _locales(language: str) -> list[QLocale]:
    if language:
        return [QLocale(language)]
    return [QLocale(name) for name in QLocale.system().uiLanguages()]


def _with_own_conventions(locale: QLocale) -> QLocale:
    """Return how numbers and dates are written: as the system does in its own language."""
    system = QLocale.system()
    return system if system.language() is locale.language() else locale
