"""The release of a button that is lost, or comes beside the map: nothing is done that is not seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QMainWindow

from rbdesigner.hexes import Hex, disk
from rbdesigner.scenario.areas import BrushShape
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import LEFT, MIDDLE, NONE, PASTURE, WOODS, Hand, island

START, NEXT, FAR, LAST = Hex(-2, 0), Hex(-1, 0), Hex(2, 0), Hex(3, 0)


def begun(hand: Hand) -> None:
    """A stroke of woods over two tiles, with the button held."""
    hand.take(Terrain.WOODS)
    hand.press(START)
    hand.move(NEXT, held=LEFT)


def lose(hand: Hand) -> None:
    """A dialog swallows the release."""
    dialog = QDialog(hand.editor)
    dialog.open()
    dialog.reject()
    QApplication.processEvents()


def woods(hand: Hand) -> set[Hex]:
    return {place for place, tile in hand.scenario.tiles.items() if tile == WOODS}


@pytest.mark.parametrize("is_told", [True, False])
def test_a_stroke_is_over_when_its_release_is_lost(hand: Hand, is_told: bool) -> None:
    begun(hand)
    if is_told:
        lose(hand)
        assert not hand.document.in_stroke
    hand.move(FAR)
    hand.move(LAST)
    assert woods(hand) == {START, NEXT}, "no button is held"
    assert not hand.document.in_stroke
    assert hand.undo_count == 1
    hand.undo()
    assert woods(hand) == set()


def test_what_is_dragged_goes_back_when_its_release_is_lost(hand: Hand) -> None:
    hand.given(homes={START: Home(player=1)})
    hand.use(ToolKey.HOME)
    hand.press(START)
    hand.move(NEXT, held=LEFT)
    lose(hand)
    hand.move(FAR)
    hand.release(FAR)
    assert set(hand.scenario.homes) == {START}
    hand.use(ToolKey.SELECT)
    hand.document.selection = frozenset([Hex(0, 1), Hex(1, 1)])
    hand.press(Hex(0, 1))
    hand.move(Hex(0, -1), held=LEFT)
    lose(hand)
    hand.move(Hex(0, -2))
    assert not hand.ghost.fragment.tiles, "nothing hangs on the pointer"
    assert hand.undo_count == 0


def test_a_rubber_band_is_over_when_its_release_is_lost(hand: Hand) -> None:
    hand.use(ToolKey.SELECT)
    hand.press(Hex(-3, 0), dx=-1.2)
    hand.move(NEXT, held=LEFT)
    chosen = hand.document.selection
    assert chosen
    lose(hand)
    hand.move(LAST)
    assert hand.document.selection == chosen
    assert hand.ghost.band is None


@pytest.mark.parametrize("begin", [lambda hand: QTest.keyPress(hand.editor.view, Qt.Key.Key_Space), None])
def test_panning_is_over_when_its_release_is_lost(hand: Hand, begin: Callable[[Hand], object] | None) -> None:
    if begin is not None:
        begin(hand)
    button = MIDDLE if begin is None else LEFT
    hand.press(START, button=button)
    hand.move(NEXT, held=button)
    lose(hand)
    seen = hand.editor.visible_rect()
    hand.move(FAR)
    hand.move(LAST)
    assert hand.editor.visible_rect() == seen


@pytest.mark.parametrize("tool", [ToolKey.TILE, ToolKey.ERASE, ToolKey.FILL, ToolKey.RIVER, ToolKey.ROAD, ToolKey.WALL])
def test_no_tool_goes_on_with_no_button_held(hand: Hand, tool: ToolKey) -> None:
    hand.take(Terrain.WOODS)
    hand.use(tool)
    hand.press(START)
    hand.move(NEXT, held=LEFT)
    lose(hand)
    after = hand.scenario.copy()
    hand.move(FAR)
    hand.move(LAST)
    hand.release(LAST)
    assert hand.scenario == after
    assert not hand.document.in_stroke


def test_what_is_drawn_stays_when_another_tool_is_taken(hand: Hand) -> None:
    begun(hand)
    hand.use(ToolKey.SELECT)
    assert woods(hand) == {START, NEXT}
    hand.move(FAR)
    hand.undo()
    assert woods(hand) == set()


def test_a_change_that_is_only_drawn_so_far_counts(hand: Hand) -> None:
    told: list[bool] = []
    hand.document.modified_changed.connect(told.append)
    begun(hand)
    assert hand.document.is_modified
    assert told == [True]
    hand.key(Qt.Key.Key_Escape)
    assert not hand.document.is_modified
    assert told == [True, False]


class Panelled:
    """An editor in a window, with a panel to its right that stands in the way."""

    def __init__(self, hand: Hand, floating: bool) -> None:
        self.hand = hand
        self.window = QMainWindow()
        self.window.setCentralWidget(hand.editor)
        self.panel = QDockWidget("Panel", self.window)
        self.panel.setMinimumWidth(250)
        self.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.panel)
        self.window.resize(900, 600)
        self.window.show()
        view = hand.editor.view
        if floating:
            self.panel.setFloating(True)
            QApplication.processEvents()
            corner = view.mapToGlobal(QPoint(view.width() // 2, 0))
            self.panel.setGeometry(corner.x(), corner.y(), 250, 600)
            self.panel.show()
        QApplication.processEvents()
        hand.editor.fit()

    def columns(self) -> tuple[int, int]:
        """Pixels of the view left and right of the edge of the panel."""
        view = self.hand.editor.view
        edge = view.width() // 2 if self.panel.isFloating() else view.viewport().width()
        return edge - 100, edge + 80


@pytest.fixture(params=["docked", "floating"])
def panelled(request: pytest.FixtureRequest, open_editor: Callable[[Scenario], Hand]) -> Panelled:
    """A map so large that it goes on beneath a panel."""
    made = Panelled(open_editor(island(1)), floating=request.param == "floating")
    request.addfinalizer(made.window.deleteLater)
    return made


def test_a_stroke_over_a_panel_lays_nothing_beneath_it(panelled: Panelled) -> None:
    hand, (left, right) = panelled.hand, panelled.columns()
    seen = hand.editor.view
    hand.take(Terrain.WOODS)
    QTest.mousePress(seen.viewport(), LEFT, NONE, QPoint(left, 60))
    first = woods(hand)
    for point in (QPoint(right, 60), QPoint(right, 400), QPoint(left, 400)):
        hand.move(point, held=LEFT)
    QTest.mouseRelease(seen.viewport(), LEFT, NONE, QPoint(left, 400))
    laid = woods(hand)
    assert len(laid) > len(first), "it goes on once the pointer is back"
    for place in laid:
        at = hand.pixel(place)
        assert at.y() < 160 or at.y() > 300, "nothing between where it left and where it came back"
    assert hand.undo_count == 1


def test_what_is_let_go_over_a_panel_stays_where_it_was_seen_last(panelled: Panelled) -> None:
    hand, (left, right) = panelled.hand, panelled.columns()
    hand.take(Terrain.WOODS)
    hand.settings.brush = BrushShape.RECTANGLE
    QTest.mousePress(hand.editor.view.viewport(), LEFT, NONE, QPoint(left, 60))
    hand.move(QPoint(left, 300), held=LEFT)
    hand.move(QPoint(right, 300), held=LEFT)
    shown = set(hand.ghost.fragment.tiles)
    QTest.mouseRelease(hand.editor.view.viewport(), LEFT, NONE, QPoint(right, 300))
    assert woods(hand) == shown - {place for place in disk(Hex(0, 0), 1) if hand.scenario.tiles[place] == PASTURE}
    edge = left + 100
    assert all(hand.pixel(place).x() < edge + 60 for place in shown)
