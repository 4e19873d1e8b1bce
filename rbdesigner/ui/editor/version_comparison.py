"""The comparison of an open map with another version, which follows every edit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.analysis.map_comparison import MapComparison, MapDifference, compare, map_differences
from rbdesigner.hexes import Hex
from rbdesigner.prediction.expectation import expected
from rbdesigner.prediction.expectation_wording import change_sentences
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Motion
from rbdesigner.ui.canvas.difference_item import DifferenceMark
from rbdesigner.ui.canvas.still_view import StillMap
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.live_facts import LiveFacts

PAUSE = 60
"""Milliseconds without an edit after which the maps are compared again."""


class VersionComparison(QObject):
    """The differences between a document and another version, whose ``name`` says which one.

    ``changed()`` tells that other differences may be found now. How the maps lie to each other is found out once;
    ``other`` is that version, brought to where the document lies.
    """

    changed = Signal()

    def __init__(self, document: Document, other: Scenario, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self.name = name
        found = compare(other, document.scenario)
        self.motion, self.differences = found.motion, found.differences
        self.other = other if found.motion == Motion() else other.moved(found.motion)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self.refresh)
        document.edited.connect(self._edited)
        self._facts = LiveFacts(StillMap(self.other, self), self), LiveFacts(document, self)
        for facts in self._facts:
            facts.changed.connect(self.changed)
            facts.watch(lambda: True)

    @property
    def found(self) -> MapComparison:
        """The motion and the differences."""
        return MapComparison(self.motion, self.differences)

    def expectation_lines(self) -> list[str]:
        """Say how the homes of this map may be expected to do unlike those of the other version, by facts alone."""
        before, after = (each.facts for each in self._facts)
        if before is None or after is None:
            return []
        was, now = expected(before), expected(after)
        return change_sentences(after, was, now) if was is not None and now is not None else []

    def _edited(self, edit: Edit) -> None:
        self._timer.start()

    def refresh(self) -> None:
        """Compare again."""
        self._timer.stop()
        self.differences = map_differences(self.other, self._document.scenario)
        self.changed.emit()


def difference_mark(difference: MapDifference) -> DifferenceMark:
    """Tell in which way something differs."""
    if difference.before is None and difference.places:
        return DifferenceMark.ADDED
    return DifferenceMark.REMOVED if difference.after is None and difference.places else DifferenceMark.CHANGED


def marked_places(differences: Sequence[MapDifference]) -> dict[Hex, DifferenceMark]:
    """Mark how the places of a map differ: changed in several ways, or in what stands there, counts as changed."""
    marks: dict[Hex, DifferenceMark] = {}
    for difference in differences:
        mark = difference_mark(difference)
        if not difference.code.startswith("tile"):
            mark = DifferenceMark.CHANGED
        for place in difference.places:
            marks.setdefault(place, mark)
    return marks
