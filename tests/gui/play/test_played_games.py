"""The table of games played."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.ui.dialogs.played_games import PlayedGames
from rbdesigner.ui.play.archive import Played

BEGUN = "2026-11-01T10:00:00+00:00"
LATER, LAST = BEGUN.replace("01T", "02T"), BEGUN.replace("01T", "03T")
GAMES = [
    Played("a", "Millbrook", "RB-11", 1, (), 3, BEGUN, LATER, 20, True, (90,)),
    Played("b", "Gold Isle", "RB-21", 2, ("Ann", "Bo"), 4, BEGUN, LAST, 7, False, (10, 120)),
    Played("c", "Millbrook", "RB-11", 1, (), 5, BEGUN, BEGUN, 20, True, (340,)),
]


def shown(dialog: PlayedGames) -> list[str]:
    items = (dialog.list.topLevelItem(index) for index in range(dialog.list.topLevelItemCount()))
    return [item.text(3) for item in items if item is not None and not item.isHidden()]


def test_games_are_sorted_searched_and_opened(qtbot: QtBot) -> None:
    dialog = PlayedGames(GAMES)
    qtbot.addWidget(dialog)
    dialog.show()
    assert shown(dialog) == ["10 : 120", "90", "340"]
    dialog.list.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    assert shown(dialog) == ["340", "10 : 120", "90"]
    QTest.keyClicks(dialog.search, "ann")
    assert shown(dialog) == ["10 : 120"]
    dialog.list.clearSelection()
    assert not dialog.open_button.isEnabled()
    (row,) = dialog.list.findItems("RB-21", Qt.MatchFlag.MatchExactly, 1)
    dialog.list.setCurrentItem(row)
    with qtbot.waitSignal(dialog.game_wanted) as wanted:
        QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert wanted.args == ["b"]


def test_several_games_can_be_forgotten_at_once(qtbot: QtBot) -> None:
    dialog = PlayedGames(GAMES)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.list.selectAll()
    assert not dialog.open_button.isEnabled()
    with qtbot.waitSignal(dialog.forget_wanted) as wanted:
        QTest.mouseClick(dialog.forget_button, Qt.MouseButton.LeftButton)
    assert sorted(wanted.args[0]) == ["a", "b", "c"]
    assert shown(dialog) == []
    assert not dialog.forget_button.isEnabled()
