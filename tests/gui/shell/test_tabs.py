"""The names of the tabs: each is told from all others, however many there are and however long their titles."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done
from rbdesigner.play.match import Match
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.page import files_apart, free_number
from rbdesigner.ui.shell.pages.tabs import TabName, fitted, shared_room
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, trigger
from tests.gui.game.begun import begun, in_front, isle, played, some_actions

pytestmark = pytest.mark.kept_window

LONG = "The crossing of the seven rivers between the old mines and the northern sea"


def titled(title: str) -> Scenario:
    scenario = isle()
    scenario.properties = replace(scenario.properties, title=title)
    return scenario


def texts(window: MainWindow) -> list[str]:
    return [window.tabs.tabText(index).replace("&&", "&") for index in range(window.tabs.count())]


def fits(window: MainWindow) -> bool:
    """Whether all tabs are seen whole."""
    bar = window.tabs.tabBar()
    metrics = bar.fontMetrics()
    room = all(
        metrics.horizontalAdvance(bar.tabText(index)) < bar.tabRect(index).width() for index in range(bar.count())
    )
    return room and bar.tabRect(bar.count() - 1).right() <= window.tabs.width()


def test_games_of_one_map_with_a_long_title_are_told_apart(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    window.resize(960, 720)
    map_page, _ = begun(window, answers, titled(LONG), qtbot)
    for _ in range(2):
        window.tabs.setCurrentWidget(map_page)
        trigger(window, "play.again", qtbot)
    window.tabs.setCurrentWidget(map_page)
    for _ in range(2):
        window.workbench.maps.show(titled("Another map with a title of some length"))
    some_actions(window.tabs.games()[1].match, 2)
    qtbot.wait(10)
    shown = texts(window)
    assert len(set(shown)) == len(shown) == 6
    games = [text for text in shown if "game" in text]
    assert [text.split(" · ")[1] for text in games] == [
        "game 1, turn 1",
        "game 2, turn 1 •",
        "game 3, turn 1",
    ]
    assert all("…" in text and text.startswith(("T", "A")) for text in shown), "the title is what is shortened"
    assert fits(window)
    for index in range(window.tabs.count()):
        whole = window.tabs.tabToolTip(index).split("\n")[0]
        assert whole.startswith((LONG, "Another map with a title of some length"))
    window.resize(2560, 720)
    qtbot.waitUntil(lambda: max(map(len, texts(window))) > max(map(len, shown)))
    assert fits(window)


def test_a_long_title_takes_no_more_than_its_share_of_an_empty_bar(window: MainWindow) -> None:
    window.resize(1280, 720)
    page = window.workbench.maps.show(titled("A title that somebody has written as if it were the description " * 3))
    page.document.mark_unsaved()
    page.label_changed.emit()
    bar, (text,) = window.tabs.tabBar(), texts(window)
    assert bar.tabRect(0).width() < 400
    assert text.startswith("A title that") and text.endswith("… •"), "shortened at its end"


def test_with_more_tabs_than_can_be_read_the_bar_scrolls(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 720)
    pages = [window.workbench.maps.show(titled(f"{LONG} {number}")) for number in range(14)]
    shown = texts(window)
    assert len(set(shown)) == 14
    assert all(len(text) >= 6 for text in shown), shown
    bar = window.tabs.tabBar()
    assert bar.usesScrollButtons()
    qtbot.waitUntil(lambda: bar.visibleRegion().boundingRect().contains(bar.tabRect(13).center()))
    window.resize(900, 600)
    pages[2].document.mark_unsaved()
    qtbot.waitUntil(lambda: texts(window)[2].endswith("•"))
    pages[2].setFocus()
    QTest.keyClick(pages[2], Qt.Key.Key_Escape)
    assert [text.endswith("•") for text in texts(window)] == [n == 2 for n in range(14)]


def test_a_game_is_called_by_its_turn_and_its_file(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    map_page, first = begun(window, answers, titled("Wye & Sea"), qtbot)
    assert texts(window) == ["Wye & Sea", "Wye & Sea · game, turn 1"], "a short name is there in full"
    assert window.tabs.tabText(1) == "Wye && Sea · game, turn 1"
    while first.match.state.turn == 1:
        first.match.do(Done(0))
    assert window.tabs.name_of(first) == "Wye & Sea · game, turn 2"
    assert window.windowTitle().startswith("Wye & Sea · game, turn 2")
    first.match.undo()
    assert window.tabs.name_of(first) == "Wye & Sea · game, turn 1"
    window.tabs.setCurrentWidget(map_page)
    trigger(window, "play.again", qtbot)
    second = in_front(window)
    assert window.tabs.name_of(second) == "Wye & Sea · game 2, turn 1"
    some_actions(second.match, 2)
    second.match.path = home / "rush.rbgame"
    assert window.workbench.files.save(second)
    names = [window.tabs.name_of(page) for page in (first, second)]
    assert names == ["Wye & Sea · game 1, turn 1", "Wye & Sea · rush, turn 1"]
    assert str(home / "rush.rbgame") in window.tabs.tabToolTip(window.tabs.indexOf(second))
    window.tabs.setCurrentWidget(map_page)
    first.match.mark_saved()
    assert window.workbench.files.close(first)
    trigger(window, "play.again", qtbot)
    assert window.tabs.name_of(in_front(window)) == "Wye & Sea · game 1, turn 1", "a number that is free is given again"


def test_the_window_keeps_its_size_whatever_page_comes_to_the_front(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1000, 720)
    size = window.size()
    window.workbench.maps.show(titled("First"))
    tiles = window.findChild(QDockWidget, "dock-tiles")
    assert tiles is not None
    qtbot.waitUntil(tiles.isVisible)
    width = tiles.width()
    window.workbench.maps.show(titled(LONG))
    window.workbench.games.show(Match(played(titled(LONG), 0)))
    for _ in range(9):
        window.workbench.books.begin()
    pages = window.tabs.pages()
    assert len(pages) == 12
    for page in (*pages, *reversed(pages[:5])):
        window.tabs.setCurrentWidget(page)
        QApplication.processEvents()
        assert window.size() == size, page.title
    window.tabs.setCurrentWidget(pages[0])
    QApplication.processEvents()
    assert tiles.width() == width, "the panels are as wide as before"


# The names by themselves


def test_files_with_the_same_title_are_told_apart_by_as_much_of_the_path_as_it_takes() -> None:
    a, b, c = Path("/maps/old/isle.json"), Path("/maps/new/isle.json"), Path("/maps/new/wye.json")
    assert files_apart([a, b, c, None]) == ["old/isle.json", "new/isle.json", "wye.json", "4"]
    assert files_apart([a, a]) == ["/maps/old/isle.json", "/maps/old/isle.json"]


@pytest.mark.parametrize(("taken", "free"), [([], 1), ([1, 2], 3), ([2], 1), ([3, 1], 2)])
def test_the_first_free_number(taken: list[int], free: int) -> None:
    assert free_number(taken) == free


@given(st.lists(st.tuples(st.integers(0, 600), st.integers(0, 90)), max_size=20), st.integers(0, 2000))
def test_room_is_shared_fairly(things: list[tuple[int, int]], room: int) -> None:
    wanted, least = [want for want, _ in things], [need for _, need in things]
    shares = shared_room(wanted, least, room)
    assert all(min(want, need) <= share <= want for (want, need), share in zip(things, shares, strict=True))
    assert sum(shares) <= max(room, sum(map(min, wanted, least)))
    if sum(wanted) <= room:
        assert shares == wanted
    level = max((share for (_, need), share in zip(things, shares, strict=True) if share > need), default=0)
    assert all(share == want or share >= level for (want, _), share in zip(things, shares, strict=True))


def shorten(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(room - 1, 0)] + "…" if room > 0 else ""


@given(st.text(max_size=60), st.text(max_size=20), st.integers(20, 80))
def test_what_tells_a_name_apart_goes_last(title: str, apart: str, room: int) -> None:
    shown = fitted(TabName(title, apart), room, len, shorten)
    assert len(shown) <= room
    if len(title + apart) <= room:
        assert shown == title + apart
    if len(apart) <= int(room * 0.75):
        assert shown.endswith(apart)
