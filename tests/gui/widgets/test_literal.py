"""Whatever somebody has called a map, a player or a file is shown as it stands, not as markup."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGroupBox,
    QLabel,
    QMenu,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.play.match import Match
from rbdesigner.players.player_setup import PlayerSetup, SeatSetup
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Record, Scenario, Status
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.tiles import OWN_BOX, SECOND_EDITION, Box
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.dialogs.games.played_games import PlayedGames
from rbdesigner.ui.dialogs.recovery_dialog import FoundCopy, RecoveryDialog
from rbdesigner.ui.shell.actions.action_registry import without_mnemonic
from rbdesigner.ui.shell.files.watch import look_for_changes
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.literal import Label, caption, tip
from tests.gui.answering import Answers, reading
from tests.gui.game.begun import isle, some_actions

WORD = "qzx"
NAME = f"<b>{WORD}&amp;<img src=a>"
"""A name with a word in it that no text of the program has."""


def read(text: str) -> str:
    """What a reader sees of a text that Qt guesses the format of."""
    if not GuiQt.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def cells(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    parent = QModelIndex() if parent is None else parent
    for row in range(model.rowCount(parent)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            index = model.index(row, column, parent)
            yield index
            yield from cells(model, index) if column == 0 else ()


def texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    """All that a widget shows, as it is read, and where it is."""
    yield "tip", read(widget.toolTip())
    for action in widget.actions():
        yield "tip of an action", read(action.toolTip())
        yield "action", without_mnemonic(action.text())
    if isinstance(widget, QLabel):
        plainly = widget.textFormat() is Qt.TextFormat.PlainText
        yield "label", widget.text() if plainly else read(widget.text())
    elif isinstance(widget, QAbstractButton | QGroupBox):
        yield "button", without_mnemonic(widget.text() if isinstance(widget, QAbstractButton) else widget.title())
    elif isinstance(widget, QTabBar):
        for index in range(widget.count()):
            yield "tip of a tab", read(widget.tabToolTip(index))
            yield "tab", without_mnemonic(widget.tabText(index))
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        for index in cells(widget.model()):
            yield "tip of a cell", read(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))


def unelided(text: str) -> str:
    """A text, with the end or the middle of the name where there was no room for it."""
    if "…" not in text:
        return text
    for start, end in combinations(range(1, len(NAME)), 2):
        text = text.replace(f"{NAME[:start]}…{NAME[end:]}", NAME)
    for start in range(len(NAME) - 1, len(NAME) // 4, -1):
        text = text.replace(f"{NAME[:start]}… ", f"{NAME} ")
    begun = text.removesuffix("…")
    at = begun.rfind(NAME[: NAME.index(WORD) + len(WORD)])
    return begun[:at] + NAME if begun != text and at >= 0 and NAME.startswith(begun[at:]) else text


def shown(top: QWidget) -> list[str]:
    """Where the word is to be seen; AssertionError if it stands anywhere without the rest of the name."""
    found = []
    for widget in (top, *top.findChildren(QWidget)):
        if isinstance(widget, QMenu):
            widget.aboutToShow.emit()
        for where, text in ((where, unelided(text)) for where, text in texts(widget)):
            message = f"{where} of {type(widget).__name__} {widget.objectName()}: {text!r}"
            assert text.count(WORD) == text.count(NAME), message
            found += [where] * text.count(WORD)
    return found


def named(scenario: Scenario) -> Scenario:
    """A map every text of which is the name, with faults that are told about it."""
    scenario = scenario.copy()
    box = Box(OWN_BOX, NAME, SECOND_EDITION.counts)
    scenario.properties = replace(
        scenario.properties,
        title=NAME,
        code=NAME,
        designers=(NAME, NAME),
        description=NAME,
        special_rules=NAME,
        status=Status.FINAL,
        record=Record(7, NAME, NAME, "2026-01-01", NAME),
        box=box,
    )
    return scenario


def test_a_map_a_game_and_their_files_are_called_what_they_are_called(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    path = home / f"{NAME}.json"
    files.save(named(isle(2)), path)
    assert window.workbench.files.open(path)
    page = window.tabs.current_map
    assert page is not None
    page.document.selection = {Hex(0, 0)}
    path.write_text(path.read_text("utf-8") + " ", "utf-8")
    look_for_changes(window.tabs.maps(), window.workbench.files)
    for dock in window.workbench.docks.docks.values() if window.workbench.docks else ():
        dock.raise_()
    QApplication.processEvents()
    seen = shown(window)
    assert {"tip of a tab", "tab"} <= set(seen)

    table = PlayerSetup((SeatSetup(NAME, machine="random"), SeatSetup(NAME)), 3)
    window.workbench.games._play_with(page, table)
    game = window.tabs.current_game
    assert game is not None
    game.seats.is_paused = True
    assert window.workbench.files._write(game, home / f"{NAME}.rbgame", None)
    QApplication.processEvents()
    assert "label" in shown(window)
    qtbot.wait(50)
    shown(window)

    again = home / f"again {NAME}.json"
    again.write_text("{", "utf-8")
    said: list[str] = []
    answers.give("message", lambda dialog: (shown(dialog), reading(said)(dialog)))
    assert not window.workbench.files.open(again)
    assert NAME in said[0]


def test_dialogs_show_names_as_they_are(window: MainWindow, qtbot: QtBot, home: Path) -> None:
    table = PlayerSetup((SeatSetup(NAME), SeatSetup(NAME)), 1)
    copies = [FoundCopy(Copy(home / "copy", NAME, home / f"{NAME}.json", datetime(2026, 1, 1)), NAME, "map")]
    page = window.workbench.maps.show(named(isle(2)))
    game = window.workbench.games.show(Match(table.begin(page.document.scenario)))
    some_actions(game.match, 1)
    game.match.mark_saved()
    window.workbench.games.results.keep(game)
    played = window.workbench.games.results.archive.games()
    assert played
    for dialog in (
        NewGameDialog(NAME, table, isle(2).properties.players, parent=window),
        RecoveryDialog(copies, NAME, window),
        PlayedGames(played, (), window),
    ):
        dialog.show()
        assert shown(dialog)
        dialog.reject()
        dialog.deleteLater()


@given(st.text(st.sampled_from("<b>/&;ltamp \n\"'x")))
def test_a_tip_reads_as_the_text_it_was_made_of(text: str) -> None:
    assert read(tip(text)).split() == text.split()
    assert without_mnemonic(caption(text)) == text


@pytest.mark.parametrize("text", ["<b>x</b>", "a &lt; b", "<img src=x>", "x & y", ""])
def test_a_label_shows_what_it_was_given(qtbot: QtBot, text: str) -> None:
    label = Label(text)
    qtbot.addWidget(label)
    plainly = QLabel()
    qtbot.addWidget(plainly)
    plainly.setTextFormat(Qt.TextFormat.PlainText)
    plainly.setText(text)
    assert label.grab().toImage() == plainly.grab().toImage()
