from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
import translations
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.told import retold
from app.desktop.wording import number
from app.ui.message_bar import MessageBar
from app.ui.translation import LANGUAGES, SOURCE_LANGUAGE, Translation
from app.ui.wizard import SetupWizard
from tests.app.ui.fake_controller import FakeController
from tests.app.ui.windows import SilentSource, model_getter

PLACEHOLDER = re.compile(r"\{[^}]*\}|%n")
MNEMONIC = re.compile(r"&(?=[^&\s])")

HEBREW = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he"><context><name>Test</name><message>
<source>Start</source><translation>התחל</translation>
</message></context></TS>
"""


def messages(language: str) -> list[tuple[str, str, list[str], bool]]:
    """Return context, source, its forms and whether they are finished."""
    found = []
    root = ElementTree.parse(translations.FOLDER / f"voxcap_{language}.ts").getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.findall("numerusform")]
            found.append(
                (
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    forms or [translation.text or ""],
                    "type" not in translation.attrib,
                )
            )
    return found


@pytest.fixture
def translation(qapp: QApplication) -> Iterator[Translation]:
    translation = Translation(qapp)
    yield translation
    translation.use(SOURCE_LANGUAGE)
    QLocale.setDefault(QLocale.system())


def test_there_is_a_file_for_every_language() -> None:
    names = {path.stem for path in translations.FOLDER.glob("*.ts")}
    assert names == {f"voxcap_{language}" for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    unfinished = [
        source
        for _, source, forms, is_finished in messages(language)
        if not is_finished or not all(form.strip() for form in forms)
    ]
    assert unfinished == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_those_of_the_source(language: str) -> None:
    for _, source, forms, _ in messages(language):
        for form in forms:
            assert sorted(PLACEHOLDER.findall(form)) == sorted(PLACEHOLDER.findall(source)), source


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_of_menus_and_buttons_are_kept(language: str) -> None:
    for _, source, forms, _ in messages(language):
        for form in forms:
            assert len(MNEMONIC.findall(form)) == len(MNEMONIC.findall(source)), source


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_escaped_once(language: str) -> None:
    for _, _, forms, _ in messages(language):
        assert not [form for form in forms if "amp;" in form]


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_file_is_up_to_date(language: str) -> None:
    assert not translations.is_stale(translations.FOLDER / f"voxcap_{language}.ts")


def test_files_hold_the_strings_of_the_code() -> None:
    of_code = {(text.context, text.source) for text in translations.texts()}
    of_file = {(context, source) for context, source, _, _ in messages("de")}
    assert of_file == of_code, "run packaging/translations.py, and translate what is unfinished"


def test_strings_are_found_wherever_they_are(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        "class Window:\n"
        "    def show(self):\n"
        "        self.tr('a ' 'b').format(self.tr('%n c', '', len(self.x)))\n"
        "        QCoreApplication.translate('Other', 'd \"e\"', 'meaning')\n"
        "        painter.translate(point)\n"
        "        painter.translate(3, self.y)\n"
        "    translate('Pure', '%n f', n=self.y)\n",
        "utf-8",
    )
    assert translations.Texts(module).find() == [
        translations.Text("Window", "a b", "", is_plural=False),
        translations.Text("Window", "%n c", "", is_plural=True),
        translations.Text("Other", 'd "e"', "meaning", is_plural=False),
        translations.Text("Pure", "%n f", "", is_plural=True),
    ]


def test_text_that_is_no_literal_is_refused(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("class Window:\n    def show(self, text):\n        self.tr(text)\n", "utf-8")
    with pytest.raises(ValueError, match=r"module\.py:3"):
        translations.Texts(module).find()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_voxcap_and_qt_speak_the_language(
    qtbot: QtBot, translation: Translation, language: str
) -> None:
    assert translation.use(language).startswith(language)
    assert QCoreApplication.translate("Status", "Ready to listen") != "Ready to listen"
    assert QLocale().language() is QLocale(language).language()
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    cancel = box.button(QDialogButtonBox.StandardButton.Cancel).text()
    assert cancel.replace("&", "") != "Cancel"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 word", "2 words"),
        ("de", "1 Wort", "2 Wörter"),
        ("fr", "1 mot", "2 mots"),
        ("es", "1 palabra", "2 palabras"),
        ("zh_CN", "1 个词", "2 个词"),
    ],
)
def test_plural_forms(translation: Translation, language: str, one: str, two: str) -> None:
    translation.use(language)
    assert QCoreApplication.translate("Sessions", "%n word(s)", None, 1) == one
    assert QCoreApplication.translate("Sessions", "%n word(s)", None, 2) == two


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "0.6"), ("de", "0,6"), ("fr", "0,6"), ("es", "0,6"), ("zh_CN", "0.6"), ("ja", "0.6")],
)
def test_numbers_are_written_as_in_the_language(
    translation: Translation, language: str, written: str
) -> None:
    translation.use("de")
    translation.use(language)
    assert number(0.62, 1, QCoreApplication.translate) == written


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_what_sessions_tell_is_shown_in_the_language(
    qtbot: QtBot, translation: Translation, language: str
) -> None:
    translation.use(language)
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.show_trouble("Default microphone (Headset 2) is gone. Choose another source.")
    shown = bar.message.text()
    assert "Headset 2" in shown
    assert not {"gone", "Choose", "Default"} & set(re.findall(r"\w+", shown))


def test_setting_up_names_the_speakers_in_the_language(
    qtbot: QtBot, translation: Translation, tmp_path: Path
) -> None:
    translation.use("de")
    controller = FakeController(tmp_path)
    wizard = SetupWizard(controller, model_getter(tmp_path), new_source=SilentSource)  # type: ignore[arg-type]
    wizard.show()
    wizard.reject()
    sound = controller.settings.sound
    assert (sound.microphone_label, sound.system_label) == ("Ich", "Andere")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_reasons_of_gaps_are_translated(translation: Translation, language: str) -> None:
    translation.use(language)
    for reason in ("paused", "the computer slept", "the engine failed"):
        assert retold(reason, QCoreApplication.translate) != reason


@pytest.mark.parametrize("language", ["tlh", "ja", "nonsense", "../de"])
def test_other_languages_are_english(translation: Translation, language: str) -> None:
    translation.use("de")
    assert translation.use(language) == SOURCE_LANGUAGE
    assert QCoreApplication.translate("Status", "Ready to listen") == "Ready to listen"


def test_windows_that_are_open_are_told(qtbot: QtBot, translation: Translation) -> None:
    told: list[QEvent.Type] = []

    class Window(QWidget):
        def changeEvent(self, event: QEvent) -> None:  # noqa: N802
            told.append(event.type())

    window = Window()
    qtbot.addWidget(window)
    window.show()
    translation.use("de")
    qtbot.waitUntil(lambda: QEvent.Type.LanguageChange in told)


def test_language_from_right_to_left_mirrors(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    source = tmp_path / "voxcap_he.ts"
    source.write_text(HEBREW, "utf-8")
    translations.compile_to(tmp_path / "voxcap_he.qm", source)
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    first, second = QLabel("first"), QLabel("second")
    row.addWidget(first)
    row.addWidget(second)
    window.show()
    assert first.x() < second.x()
    translation = Translation(qapp, tmp_path)
    try:
        assert translation.use("he").startswith("he")
        assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
        assert QCoreApplication.translate("Test", "Start") == "התחל"
        qtbot.waitUntil(lambda: first.x() > second.x())
    finally:
        translation.use(SOURCE_LANGUAGE)
        QLocale.setDefault(QLocale.system())
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_tool_tells_whether_anything_is_stale() -> None:
    command = [sys.executable, str(translations.ROOT / "packaging" / "translations.py"), "--check"]
    assert subprocess.run(command, check=False).returncode == 0
