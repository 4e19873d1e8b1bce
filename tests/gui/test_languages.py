"""The language of the window: which there are, how one is chosen and kept, and what follows it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialogButtonBox,
    QDockWidget,
    QLabel,
    QMenu,
    QPushButton,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.art.export.sheet_text import sheet_text
from rbdesigner.cli.main import main
from rbdesigner.messages import translation
from rbdesigner.messages.nouns import counted
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.messages.translation import day_text
from rbdesigner.players.player_setup import PlayerSetup, SeatSetup
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Players
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.dialogs.preferences_dialog import Preferences
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.shell.actions.shortcuts import ShortcutList
from rbdesigner.ui.shell.pages.notices import Notices
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import languages
from rbdesigner.ui.storage.languages import day_of, time_text
from rbdesigner.ui.widgets.item_lists import DESCRIPTION
from rbdesigner.ui.widgets.theme import ThemeSwitch
from tests.parameters import few


def test_the_languages_of_the_rule_books_are_there() -> None:
    assert languages.available() == {"en": "English", "de": "Deutsch", "fi": "Suomi", "it": "Italiano"}


def test_a_language_is_chosen_in_the_preferences_and_kept(qtbot: QtBot, qapp: QApplication) -> None:
    dialog = Preferences(ThemeSwitch(qapp))
    qtbot.addWidget(dialog)
    assert dialog.language.currentData() == ""
    qtbot.keyClicks(dialog.language, "Suomi")
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    assert languages.chosen_language() == "fi"
    again = Preferences(ThemeSwitch(qapp))
    qtbot.addWidget(again)
    assert again.language.currentText() == "Suomi"


@pytest.mark.parametrize(
    ("code", "number"), [("it", "12.345,5"), ("de", "12.345,5"), ("fi", "12\u00a0345,5"), ("en", "12,345.5")]
)
def test_numbers_follow_the_language(qapp: QApplication, spoken: None, code: str, number: str) -> None:
    languages.folders.settings().setValue(languages.SETTING, code)
    languages.load(qapp)
    assert QLocale().toString(12345.5, "f", 1) == number


@pytest.mark.parametrize(("code", "cancel"), [("it", "Annulla"), ("de", "Abbrechen"), ("fi", "Peru"), ("en", "Cancel")])
def test_the_buttons_of_qt_follow_the_language(qapp: QApplication, spoken: None, code: str, cancel: str) -> None:
    languages.install(qapp, QLocale(code))
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel


@pytest.mark.parametrize(
    ("code", "told"),
    [("en", "1 goose, 3 geese"), ("it", "1 oca, 3 oche"), ("fi", "1 hanhi, 3 hanhea"), ("de", "1 Gans, 3 Gänse")],
)
def test_messages_are_made_in_the_language_of_the_window(
    qapp: QApplication, spoken: None, code: str, told: str
) -> None:
    languages.install(qapp, QLocale(code))
    assert f"{counted(Good.GEESE, 1)}, {counted(Good.GEESE, 3)}" == told


@pytest.mark.parametrize(
    ("code", "points", "places", "day", "time"),
    [
        ("en", "12,345 points", "12,345", "31 Jan 2026", "31 Jan 2026, 12:05"),
        ("it", "12.345 punti", "12.345", "31 gen 2026", "31 gen 2026, 12:05"),
        ("fi", "12\u00a0345 pistettä", "12\u00a0345", "31.1.2026", "31.1.2026 12.05"),
        ("de", "12.345 Punkte", "12.345", "31. Jan. 2026", "31. Jan. 2026, 12:05"),
    ],
)
def test_numbers_and_days_in_texts_follow_the_language(
    qapp: QApplication, spoken: None, code: str, points: str, places: str, day: str, time: str
) -> None:
    languages.install(qapp, QLocale(QLocale(code).language(), QLocale.Country.World) if code == "en" else QLocale(code))
    assert points_text(12345) == points
    assert listed([12345, "b"]) == f"{places}, b"
    assert (day_of("2026-01-31T12:05:00"), day_text("2026-01-31")) == (day, day)
    assert [day_text(text) for text in ("", "spring 2026", "2026-02-30")] == ["", "spring 2026", "2026-02-30"]
    assert time_text("2026-01-31T12:05:00") == time
    with translation.in_english():
        assert points_text(12345) == "12345 points"
        assert day_text("2026-01-31") == "2026-01-31"


def test_a_language_without_a_catalogue_is_shown_in_english(qapp: QApplication, spoken: None) -> None:
    assert not languages.install(qapp, QLocale("eo"))
    languages.folders.settings().setValue(languages.SETTING, "xx")
    assert languages.chosen_language() == ""


CODES = ("en", "it", "fi", "de")
WITHOUT_LETTER = 6
"""So many actions of all menus may have no letter for the keyboard, where none is left in a language."""


def menus(actions: list[QAction]) -> Iterator[list[str]]:
    """The texts of each menu, from the menu bar down."""
    yield [action.text() for action in actions if action.text()]
    for action in actions:
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from menus(menu.actions())


@pytest.mark.parametrize("code", CODES)
def test_no_two_actions_of_a_menu_have_the_same_letter(
    qapp: QApplication, spoken: None, make_window: Callable[[], MainWindow], code: str
) -> None:
    languages.install(qapp, QLocale(code))
    found = list(menus(make_window().menuBar().actions()))
    letters = [[key[1].lower() for text in texts if (key := re.search(r"&(\w)", text))] for texts in found]
    assert not [texts for texts, keys in zip(found, letters, strict=True) if max(Counter(keys).values(), default=0) > 1]
    english = ("No files yet", "Close all", "No map is open")
    assert sum(map(len, found)) - sum(map(len, letters)) <= len(english) + WITHOUT_LETTER


@pytest.mark.parametrize(
    ("code", "title", "start", "box"),
    [
        ("en", "Conditions", "3 donkeys", "Box: Second edition (144 tiles)."),
        ("it", "Condizioni", "3 asini", "Scatola: Seconda edizione (144 tessere)."),
        ("fi", "Ehdot", "3 aasia", "Laatikko: Toinen laitos (144 laattaa)."),
        ("de", "Bedingungen", "3 Esel", "Vorrat: Zweite Ausgabe (144 Plättchen)."),
    ],
)
def test_sheets_are_made_in_the_language_of_the_window(
    qapp: QApplication, spoken: None, code: str, title: str, start: str, box: str
) -> None:
    languages.install(qapp, QLocale(code))
    text = sheet_text(rb.load(SCENARIOS / "crossroads.rbmap")).details(3)
    assert box in text
    assert f"<h2>{title}</h2>" in text
    assert start in text


SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
EXAMPLES = SCENARIOS.parent / "docs"


def cut_off(window: MainWindow) -> list[str]:
    """The texts that are wider than what shows them."""
    parts = [part for part in window.findChildren(QWidget) if part.isVisible() and not part.visibleRegion().isEmpty()]
    bars = [bar for bar in parts if isinstance(bar, QTabBar) and bar.sizeHint().width() > bar.width() + 2]
    texts = [part for part in parts if isinstance(part, QLabel | QPushButton | QCheckBox) and part.text()]
    labels = [part for part in texts if not (isinstance(part, QLabel) and part.wordWrap())]
    narrow = [part.text() for part in labels if part.sizeHint().width() > part.width() + 2]
    return [*narrow, *(" | ".join(bar.tabText(number) for number in range(bar.count())) for bar in bars)]


@pytest.mark.parametrize("code", few(["de", "fi", "it", "en"], 1))
def test_nothing_is_cut_off_at_1280_by_720(
    qapp: QApplication, qtbot: QtBot, spoken: None, make_window: Callable[[], MainWindow], code: str
) -> None:
    languages.install(qapp, QLocale(code))
    window = make_window()
    window.workbench.files.open_all([EXAMPLES / "example-scenario.rbmap"])
    qtbot.wait(200)
    for dock in window.findChildren(QDockWidget):
        dock.raise_()
        qtbot.wait(50)
        assert not cut_off(window), dock.objectName()


def files(folder: Path) -> list[bytes]:
    """What a map and a game are saved as, and converted to."""
    folder.mkdir()
    scenario = rb.load(SCENARIOS / "crossroads.rbmap")
    for form, name in (("course", "map.txt"), ("site", "site.json")):
        main(["convert", str(SCENARIOS / "crossroads.rbmap"), str(folder / name), "--to", form])
    rb.save(scenario, folder / "scenario.json")
    game = rb.Game.new(scenario, players=2, seed=7)
    for _ in range(40):
        game.apply(game.legal_actions()[0])
    game.save(folder / "game.rbgame")
    written = sorted(folder.iterdir())
    assert len(written) == 4
    return [path.read_bytes() for path in written]


@pytest.mark.parametrize("code", few(["fi", "it", "de"], 1))
def test_files_are_the_same_in_every_language(
    qapp: QApplication, spoken: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    before = files(tmp_path / "english")
    monkeypatch.setenv("LC_ALL", f"{code}_{code.upper()}.UTF-8")
    monkeypatch.setenv("LANGUAGE", code)
    languages.folders.settings().setValue(languages.SETTING, code)
    languages.folders.settings().sync()
    languages.load(qapp)
    assert files(tmp_path / code) == before


@pytest.mark.parametrize("code", ["en", "it", "fi", "de"])
def test_no_text_in_the_list_of_shortcuts_is_cut(qapp: QApplication, spoken: None, qtbot: QtBot, code: str) -> None:
    languages.install(qapp, QLocale(code))
    window = QWidget()
    qtbot.addWidget(window)
    dialog = ShortcutList(Actions(window))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    for column in (0, 1):
        assert dialog.list.columnWidth(column) >= dialog.list.sizeHintForColumn(column)
    assert dialog.list.horizontalScrollBar().maximum() == 0
    assert dialog.width() <= 1280 and dialog.height() <= 720


def test_levels_and_styles_of_machines_are_told_in_the_language(qapp: QApplication, spoken: None, qtbot: QtBot) -> None:
    languages.install(qapp, QLocale("de"))
    setup = PlayerSetup((SeatSetup("Ann", "planner:easy:style=roads"), SeatSetup()), 7)
    dialog = NewGameDialog("Isle", setup, Players(2, 4), ())
    qtbot.addWidget(dialog)
    dialog.show()
    level, style = dialog.machines[0].boxes.values()
    assert [level.currentText(), style.currentText()] == ["Leicht", "Straßen"]
    assert style.currentData(DESCRIPTION) == "Baut gern Straßen"
    QTest.keyClick(level, Qt.Key.Key_Down)
    QTest.keyClick(style, Qt.Key.Key_End)
    assert dialog.setup().seat_setups[0].machine == "planner:medium:style=aggressive"


def test_a_folder_that_cannot_be_used_is_told_in_the_language(
    qapp: QApplication, spoken: None, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(languages.folders, "_place", lambda kind: tmp_path / "file")
    monkeypatch.setattr(languages.folders, "_troubles", {})
    trouble = languages.folders.trouble_of(languages.folders.FolderKind.CACHE)
    assert trouble is not None and trouble.reason == "this is a file, not a folder"
    languages.install(qapp, QLocale("fi"))
    notices = Notices()
    qtbot.addWidget(notices)
    notices.tell_troubles([trouble])
    (text,) = notices.texts()
    assert f"{tmp_path / 'file'}: tämä on tiedosto, ei kansio. " in text
