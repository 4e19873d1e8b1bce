"""The map of a page, and while it is compared the other version too."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QFrame, QStackedWidget, QVBoxLayout, QWidget

from rbdesigner.analysis.map_comparison import MapDifference
from rbdesigner.hexes import Hex
from rbdesigner.messages.phrases import capitalised
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.difference_item import DifferenceItem
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.marks import BeaconItem
from rbdesigner.ui.canvas.still_view import StillView
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.panels.comparison_panel import ComparisonPanel, elided
from rbdesigner.ui.editor.version_comparison import VersionComparison, marked_places
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.theme import bold


class VersionView(StillView):
    """Shows a scenario with its differences; it is moved as ``leader`` is, and the other way round."""

    def __init__(self, scenario: Scenario, leader: MapView, parent: QWidget) -> None:
        super().__init__(scenario, parent)
        self.setObjectName("version_view")
        self._leader = leader
        self._is_following = False
        self.marks = DifferenceItem(self.scene)
        self._beacon = BeaconItem(self.scene)
        self.view.setAccessibleName(self.tr("The other version"))
        self.view.viewport_changed.connect(self._lead)
        leader.viewport_changed.connect(self.follow)

    def follow(self) -> None:
        """Show the part of the map that the other view shows."""
        if not self._is_following and self.isVisible():
            self._copy(self._leader, self.view)

    def _lead(self) -> None:
        if not self._is_following and self.isVisible():
            self._copy(self.view, self._leader)

    def _copy(self, source: MapView, target: MapView) -> None:
        self._is_following = True
        target.wheel_zooms = source.wheel_zooms
        target.set_scale(source.scale_factor)
        target.centre_at(source.visible_rect().center())
        self._is_following = False

    def take_over(self, view: MapView) -> None:
        """Show what that view shows, as this one comes to the front."""
        self._copy(view, self.view)

    def light(self, places: list[Hex]) -> None:
        """Show places for a while."""
        self._beacon.show_places(places)


class VersionSign(Label):
    """The name of the version that is shown, in a corner of the map."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setObjectName("version_sign")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFont(bold(self.font()))
        self.setFrameShape(QFrame.Shape.Box)
        self.setMargin(GAP // 2)
        self.setAutoFillBackground(True)

    def show_name(self, name: str, is_other: bool) -> None:
        """Show this name, lit where it is not the version that can be edited."""
        self.setBackgroundRole(QPalette.ColorRole.Highlight if is_other else QPalette.ColorRole.Base)
        self.setForegroundRole(QPalette.ColorRole.HighlightedText if is_other else QPalette.ColorRole.Text)
        self.setText(capitalised(name))
        self.adjustSize()
        self.move(2 * GAP, 2 * GAP)
        self.show()
        self.raise_()


class ComparedMap(QWidget):
    """Holds the editor of a map, and compares it with another version on demand.

    ``changed()`` tells that a comparison has begun or ended.
    """

    changed = Signal()

    def __init__(self, document: Document, editor: MapEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._editor = document, editor
        self.comparison: VersionComparison | None = None
        self.panel: ComparisonPanel | None = None
        self.version: VersionView | None = None
        self.sign: VersionSign | None = None
        self._marks: DifferenceItem | None = None
        self._chosen: frozenset[Hex] = frozenset()
        self._stack = QStackedWidget(self)
        self._stack.addWidget(editor)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self._stack, 1)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._escape.activated.connect(self._leave)
        self._escape.setEnabled(False)

    def begin(self, other: Scenario, name: str) -> None:
        """Compare with another version from now on."""
        self.end()
        self.comparison = comparison = VersionComparison(self._document, other, name, self)
        self.version = version = VersionView(comparison.other, self._editor.view, self)
        self._marks = DifferenceItem(self._editor.scene)
        self._stack.addWidget(version)
        self.panel = panel = ComparisonPanel(comparison, self._document.scenario.orientation, self)
        panel.chosen.connect(self._choose)
        panel.wanted.connect(self._go_to)
        panel.switched.connect(self._switch)
        panel.closed.connect(self.end)
        comparison.changed.connect(self._show_marks)
        self._rows.addWidget(panel)
        panel.show()
        self._editor.fit()
        self.sign = VersionSign(self)
        self._escape.setEnabled(True)
        self._switch(shows_other=False)
        self._show_marks()
        self.changed.emit()

    def end(self) -> None:
        """Compare no more."""
        if (
            self.comparison is None
            or self.panel is None
            or self.version is None
            or self._marks is None
            or self.sign is None
        ):
            return
        self._stack.setCurrentWidget(self._editor)
        self._stack.removeWidget(self.version)
        self._marks.show_marks({})
        self._editor.scene.removeItem(self._marks)
        for part in (self.panel, self.version, self.sign):
            part.hide()
            part.deleteLater()
        self.comparison.deleteLater()
        self.comparison = self.panel = self.version = self._marks = self.sign = None
        self._chosen = frozenset()
        self._escape.setEnabled(False)
        self._editor.setFocus()
        self.changed.emit()

    @property
    def is_open(self) -> bool:
        """Whether the map is being compared."""
        return self.comparison is not None

    def _leave(self) -> None:
        """Escape gives up first what has been begun on the map."""
        if self._editor.toolbox.is_busy:
            self._editor.toolbox.cancel()
        else:
            self.end()

    def _switch(self, shows_other: bool) -> None:
        """Show one version or the other, the same part of it."""
        version, sign, comparison = self.version, self.sign, self.comparison
        if version is None or sign is None or comparison is None:
            return
        sign.show_name(elided(comparison.name) if shows_other else self.tr("This map"), shows_other)
        if shows_other:
            version.view.resize(self._editor.view.size())
            self._stack.setCurrentWidget(version)
            version.take_over(self._editor.view)
        else:
            self._stack.setCurrentWidget(self._editor)

    def _show_marks(self) -> None:
        if self.comparison is None or self.version is None or self._marks is None:
            return
        marks = marked_places(self.comparison.differences)
        for item in (self._marks, self.version.marks):
            item.show_marks(marks, self._chosen)

    def _choose(self, difference: MapDifference | None) -> None:
        self._chosen = frozenset(difference.places if difference is not None else ())
        self._show_marks()

    def _go_to(self, difference: MapDifference | None) -> None:
        if difference is not None and difference.places:
            self._editor.centre_on(difference.places)
            if self.version is not None:
                self.version.light(list(difference.places))
