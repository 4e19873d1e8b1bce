"""Copying a map for the play site in the window."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Edge, Hex
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.formats import decode
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.scenario.pieces import Wall
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.dialogs.exports.play_site import PlaySiteDialog
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, trigger

pytestmark = pytest.mark.kept_window

CROSSROADS = files.load(folder("scenarios") / "crossroads.rbmap")


def texts(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_enter_copies_map_name_and_description_in_turn(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    window.workbench.maps.show(CROSSROADS)
    copied = []

    def copy(dialog: QWidget) -> None:
        assert isinstance(dialog, PlaySiteDialog)
        for button in dialog.copying:
            assert button.isDefault() and dialog.focusWidget() is button
            QTest.keyClick(button, Qt.Key.Key_Return)
            copied.append(QGuiApplication.clipboard().text())
        assert texts(dialog).count("Copied") == 3
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    answers.give("play-site", copy)
    trigger(window, "edit.copy_site", qtbot)
    map_text, name, description = copied
    (back,) = decode(map_text, "clipboard")
    assert back.format == "site" and back.scenario.tiles == CROSSROADS.tiles
    assert name == "Crossroads FINAL"
    assert description == CROSSROADS.properties.description + "\n\nDesigned by rbdesigner."


def test_a_good_map_is_told_to_be_one(window: MainWindow, qtbot: QtBot) -> None:
    dialog = PlaySiteDialog(CROSSROADS, window)
    qtbot.addWidget(dialog)
    assert texts(dialog)[0] == "Nothing keeps the map out of the play site, or from being verified there."


@pytest.mark.parametrize(
    ("number", "most", "said"), [(1, 1, "1 hex, for one player"), (2, 3, "2 hexes, for up to 3 players")]
)
def test_hexes_and_players_are_counted(number: int, most: int, said: str, window: MainWindow, qtbot: QtBot) -> None:
    tiles = {Hex(0, row): tile(Terrain.WOODS) for row in range(number)}
    dialog = PlaySiteDialog(Scenario(Properties(players=Players(1, most)), tiles), window)
    qtbot.addWidget(dialog)
    assert said in texts(dialog)


def test_what_is_in_the_way_is_listed_and_what_is_missing_cannot_be_copied(window: MainWindow, qtbot: QtBot) -> None:
    tiles = {Hex(0, 0): tile(Terrain.WOODS, ((2,),)), Hex(0, 1): tile(Terrain.SEA)}
    dialog = PlaySiteDialog(Scenario(Properties(description="A spring.", turns=3), tiles), window)
    qtbot.addWidget(dialog)
    said = texts(dialog)
    assert said[0] == "The play site refuses the map:"
    refused = said[: said.index("The map is not verified there:")]
    assert "The play site wants a name; give the map a title." in refused
    assert "The play site does not have the woods at (0, 0) (source)." in refused
    assert said[len(refused) + 1] == "•" and said[len(refused) + 2].startswith("Whoever verifies maps")
    assert [button.isEnabled() for button in dialog.copying] == [False, False, True]
    assert dialog.copy_description.isDefault()


def test_texts_are_as_high_as_their_lines(window: MainWindow, qtbot: QtBot) -> None:
    properties = Properties(description="Two valleys, and a hill from which both are seen. " * 4)
    dialog = PlaySiteDialog(Scenario(properties, {Hex(0, 0): tile(Terrain.WOODS, ((2,),))}), window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    broken = [label for label in dialog.findChildren(QLabel) if label.wordWrap() and label.text()]
    for label in broken:
        if label.height() > label.fontMetrics().lineSpacing() + 8:
            assert label.height() <= label.heightForWidth(label.width()) + 2, label.text()
    assert len(broken) > 6


def test_what_the_map_of_the_site_lacks_is_told(window: MainWindow, qtbot: QtBot) -> None:
    scenario = replace(CROSSROADS, properties=replace(CROSSROADS.properties, turns=7))
    dialog = PlaySiteDialog(scenario, window)
    qtbot.addWidget(dialog)
    assert any("the number of turns" in text and "the title" not in text for text in texts(dialog))
    assert json.loads(dialog.map)


def test_a_map_without_homes_is_good_to_know_of_and_what_is_left_out_is_told_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    scenario = CROSSROADS.copy()
    scenario.homes.clear()
    scenario.walls[Edge(Hex(0, 0), 0)] = Wall()
    dialog = PlaySiteDialog(scenario, window)
    qtbot.addWidget(dialog)
    said = texts(dialog)
    assert said[0].startswith("Nothing keeps the map out")
    assert "no homes" in said[said.index("Good to know:") + 2]
    assert [text for text in said if "1 wall was left out." in text] == ["1 wall was left out."]
