"""The chosen map of an atlas, large, with what there is to say of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.art.thumbnail import thumbnail
from rbdesigner.generating.atlas import Atlas, AtlasMap
from rbdesigner.generating.atlas_wording import axis_name, value_text
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.translation import number_text
from rbdesigner.prediction.expectation import expected
from rbdesigner.prediction.expectation_wording import fairness_words
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.editor.panels.expected_shares import ExpectedShares
from rbdesigner.ui.storage.preferences import board_style
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.theme import bold

WIDTH = 230
"""The width in pixels that a preview asks for."""


class _MapPicture(QWidget):
    """A picture of a map, as large as there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scenario: Scenario | None = None
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Chosen map"))

    def show_map(self, scenario: Scenario | None) -> None:
        """Show another map, or none."""
        if scenario is not self._scenario:
            self._scenario, self._picture = scenario, QPixmap()
            self.update()

    def renew_pictures(self) -> None:
        """Paint the map in the style of the window as it is now."""
        self._picture = QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        """Large enough to see homes and rivers."""
        return QSize(WIDTH, WIDTH)

    def minimumSizeHint(self) -> QSize:
        """Somewhat larger than in the grid."""
        return QSize(120, 90)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the map, made anew when the room is another."""
        if self._scenario is None:
            return
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        if self._picture.size() != size:
            self._picture = QPixmap.fromImage(thumbnail(self._scenario, size.width(), size.height(), board_style()))
        painter = QPainter(self)
        painter.drawPixmap(QRectF(self.rect()), self._picture, QRectF(self._picture.rect()))
        painter.end()


class AtlasPreview(QWidget):
    """Shows the chosen map of an atlas with its values, and the games that each home is expected to win."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("atlas-preview")
        self.picture = _MapPicture(self)
        self.title = Label("", self)
        self.shares = ExpectedShares(self)
        self.title.setFont(bold(self.title.font()))
        self.hint = note(self.tr("Choose a map to see it large."))
        self._names, self._values = [Label("", self) for _ in range(3)], [Label("", self) for _ in range(3)]
        facts = QGridLayout()
        facts.setColumnStretch(0, 1)
        for row, (name, value) in enumerate(zip(self._names, self._values, strict=True)):
            facts.addWidget(name, row, 0)
            facts.addWidget(value, row, 1, Qt.AlignmentFlag.AlignRight)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addWidget(self.picture, 1)
        self._rows.addWidget(self.title)
        self._rows.addWidget(self.hint)
        self._rows.addLayout(facts)
        self._rows.addWidget(self.shares)
        self.setMinimumWidth(WIDTH)
        self.setMaximumWidth(2 * WIDTH)

    def add(self, widget: QWidget) -> None:
        """Add a widget below."""
        self._rows.addWidget(widget)

    def show_map(self, atlas: Atlas | None, found: AtlasMap | None) -> None:
        """Show a map of an atlas, or none."""
        self.picture.show_map(found.scenario if found is not None else None)
        self.hint.setVisible(found is None)
        for widget in (self.title, *self._names, *self._values):
            widget.setVisible(found is not None)
        facts = analyse(found.scenario) if found is not None else None
        self.shares.show_expectation(facts, expected(facts) if facts is not None else None)
        if atlas is None or found is None:
            return
        self.title.setText(capitalised(fairness_words(found.fairness, is_planned=False)))
        names = [axis_name(axis.name) for axis in atlas.axes]
        values = [value_text(axis.name, value) for axis, value in zip(atlas.axes, found.values, strict=True)]
        for label, name in zip(self._names, [*names, self.tr("Looks")], strict=True):
            label.setText(name)
        for label, value in zip(self._values, [*values, number_text(round(found.looks))], strict=True):
            label.setText(value)
