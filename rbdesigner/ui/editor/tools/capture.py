"""The capture of an area: a drag of the right button takes the tiles of a rectangle in hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rbdesigner.hexes import Hex
from rbdesigner.scenario.areas import BrushShape, shaped
from rbdesigner.scenario.fragments import extract
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.ghost import Ghost

translate = QCoreApplication.translate


class Capture:
    """A rectangle of tiles that grows from where the right button went down; a mere click is none."""

    def __init__(self, scenario: Scenario, first: Hex) -> None:
        self._scenario = scenario
        self._first = self._last = first
        self.is_area = False

    def reach(self, place: Hex) -> None:
        """Reach to this place now."""
        self._last = place
        self.is_area |= place != self._first

    @property
    def fragment(self) -> Scenario:
        """The tiles of the rectangle with all that is on and between them."""
        return extract(self._scenario, self._places)

    @property
    def _places(self) -> list[Hex]:
        return shaped(BrushShape.RECTANGLE, self._first, self._last, self._scenario.orientation)

    def preview(self) -> Ghost:
        """The rectangle, and what releasing the button takes in hand."""
        places = frozenset(self._places)
        number = len(places & self._scenario.laid)
        status = translate("tools", "Release to take %n tiles in hand as a stamp; Esc cancels", "", number)
        if not number:
            status = translate("tools", "There are no tiles here to take in hand")
        return Ghost(outlined=places, status=status)
