from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.pieces import Building, Goods, Home, Piece
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.editor.panels.piece_palette import PiecePalette
from rbdesigner.ui.editor.panels.place_inspector import PlaceInspector
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from rbdesigner.ui.editor.panels.properties_panel import PropertiesPanel
from rbdesigner.ui.editor.panels.record_field import RecordField
from rbdesigner.ui.editor.panels.statistics import StatisticsPanel
from rbdesigner.ui.editor.panels.tile_palette import TilePalette
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.widgets.section import Section

Show = Callable[..., None]
PANELS: dict[str, Callable[[ToolSettings], DocumentPanel]] = {
    "properties": lambda settings: PropertiesPanel(),
    "place": lambda settings: PlaceInspector(),
    "pieces": PiecePalette,
    "tiles": TilePalette,
    "statistics": lambda settings: StatisticsPanel(),
    "problems": lambda settings: ProblemsPanel(),
}


@pytest.fixture(params=PANELS)
def panel(request: pytest.FixtureRequest, document: Document, settings: ToolSettings, shown: Show) -> Iterator[QWidget]:
    """A panel filled to the brim beside a button, so that what comes late does not come first by chance."""
    place = Hex(0, 0)
    pieces: list[Piece] = [Building(BuildingKind.MINT), Goods(Good.GOLD, 2)]
    rock = tile(Terrain.ROCK, ((0, 3),))
    document.perform(edit(document.scenario, homes={place: Home(0, 1)}, tiles={Hex(5, 5): rock}), "fill")
    document.perform(edit(document.scenario, pieces={place: pieces}), "fill")
    window = QWidget()
    panel = PANELS[request.param](settings)
    row = QHBoxLayout(window)
    row.addWidget(panel)
    row.addWidget(QPushButton("Beside", window))
    panel.set_document(document)
    shown(window, 380, 2600)
    document.selection = [place]
    for section in panel.findChildren(Section):
        section.heading.setChecked(True)
    if isinstance(panel, PropertiesPanel):
        record = panel.fields["record"]
        assert isinstance(record, RecordField)
        record.known.box.click()
    if isinstance(panel, ProblemsPanel):
        worst = next(n for n, problem in enumerate(document.problems) if problem.fixes)
        panel.view.setCurrentIndex(panel.model.index(worst))
    QApplication.processEvents()
    if isinstance(panel, ProblemsPanel):
        assert not panel.details.other_ways.isVisible(), "the only way has a button of its own"
    window.activateWindow()
    yield panel
    panel.set_document(None)


def stops(panel: QWidget) -> Iterator[QWidget]:
    """The widgets to which Tab leads, from the first of the panel to the last."""
    first = min(controls(panel), key=lambda widget: top_left(panel, widget))
    first.setFocus(Qt.FocusReason.TabFocusReason)
    at = QApplication.focusWidget()
    while at is not None and panel.isAncestorOf(at):
        yield at
        QTest.keyClick(at, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is at or QApplication.focusWidget() is first:
            return
        at = QApplication.focusWidget()


def controls(panel: QWidget) -> list[QWidget]:
    """The widgets of a panel that take the keyboard."""
    tabbed = [widget for widget in panel.findChildren(QWidget) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return [widget for widget in tabbed if widget.isVisible() and widget.isEnabled() and not widget.focusProxy()]


def top_left(panel: QWidget, widget: QWidget) -> tuple[int, int]:
    at = widget.mapTo(panel, QPoint(0, 0))
    return at.y(), at.x()


def test_tab_goes_down_through_the_panel(panel: QWidget) -> None:
    heights = [top_left(panel, widget)[0] for widget in stops(panel)]
    assert len(heights) > 1 or isinstance(panel, StatisticsPanel)
    assert all(after >= before - 6 for before, after in pairwise(heights))
    assert set(stops(panel)) == set(controls(panel)), "some come when the panel has been left"


def test_whatever_takes_the_keyboard_has_a_name(panel: QWidget) -> None:
    for widget in stops(panel):
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        assert widget.accessibleName() or text, widget
        assert not isinstance(widget, QLineEdit) or widget.accessibleName()


def test_labels_lead_to_their_fields(panel: QWidget) -> None:
    for label in panel.findChildren(QLabel):
        buddy = label.buddy()
        if buddy is not None:
            named = buddy.focusProxy() or buddy
            assert named.accessibleName() == label.text()
