"""Another version of an open map, to look at only, where the map is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.messages.phrases import capitalised
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.beacon_item import BeaconItem
from rbdesigner.ui.canvas.difference_item import DifferenceItem
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.still_view import StillView
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
