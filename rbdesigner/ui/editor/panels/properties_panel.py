"""The panel of everything about a scenario that lies on no place of the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.hexes import EDGES, Orientation, corner
from rbdesigner.rules.tables import MOST_PLAYERS, WONDER_SPACES
from rbdesigner.scenario.edit import Change, edit
from rbdesigner.scenario.model import Players, Properties, Status
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.box_editor import BoxField
from rbdesigner.ui.editor.panels.custom_field_sections import ScenarioFields
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.editor.panels.property_fields import (
    ChoiceField,
    LineField,
    OptionalCountField,
    ParagraphField,
    PropertyField,
)
from rbdesigner.ui.editor.panels.record_field import FindingsField, RecordField
from rbdesigner.ui.editor.panels.rule_fields import OptionsField, ResearchField, StartField
from rbdesigner.ui.widgets.focus_frame import give_focus
from rbdesigner.ui.widgets.icons import PaintedIcon
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.section import GAP, Section
from rbdesigner.ui.widgets.theme import bold


def hexagon_polygon(orientation: Orientation, radius: float = 1.0, centre: QPointF | None = None) -> QPolygonF:
    """A hexagon about a point, by default (0, 0)."""
    middle = centre or QPointF()
    corners = (corner(index, orientation) for index in EDGES)
    return QPolygonF([middle + QPointF(x * radius, y * radius) for x, y in corners])


def hexagon_icon(orientation: Orientation) -> QIcon:
    """An empty hexagon that lies as the map does, in the colour of the text."""
    return QIcon(_HexagonIcon(orientation))


class _HexagonIcon(PaintedIcon):
    def __init__(self, orientation: Orientation) -> None:
        super().__init__()
        self._orientation = orientation

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        group = QPalette.ColorGroup.Disabled if mode is QIcon.Mode.Disabled else QPalette.ColorGroup.Active
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText), 1.2))
        middle = QPointF(rect.x() + rect.width() / 2, rect.y() + rect.height() / 2)
        painter.drawPolygon(hexagon_polygon(self._orientation, min(rect.width(), rect.height()) / 2 - 1.5, middle))
        painter.restore()

    def clone(self) -> QIconEngine:
        return _HexagonIcon(self._orientation)


MOST_TURNS = 999


class PlayersField(PropertyField):
    """Edits the least or the most players; either pulls the other along, so that the least is never above the most."""

    def __init__(self, which: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._which = which
        self._players = Players()
        self.spin = SpinBox(1, MOST_PLAYERS, self)
        self.rows.addWidget(self.spin)
        self.watch(self.spin)
        self.spin.valueChanged.connect(self._change)

    def _change(self, number: int) -> None:
        least, most = self._players.least, self._players.most
        players = Players(number, max(number, most)) if self._which == "least" else Players(min(least, number), number)
        self.wish(self.tr("Change the number of players"), self._which, players=players)

    def show_properties(self, properties: Properties) -> None:
        """Show the number."""
        self._players = properties.players
        self.spin.show_value(getattr(properties.players, self._which))


class PropertiesPanel(DocumentPanel):
    """All properties in foldable sections; every change is one step of undo."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, PropertyField] = {}
        page = QWidget(self)
        self._sections = QVBoxLayout(page)
        self._sections.setContentsMargins(GAP, GAP, GAP, GAP)
        self._sections.setSpacing(GAP)
        self._build()
        self._sections.addStretch(1)
        self.scroll_area = QScrollArea(self)
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setWidget(page)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.scroll_area)
        self.setEnabled(False)

    def _section(self, title: str, opened: bool = True) -> Section:
        section = Section(title, opened, self)
        self._sections.addWidget(section)
        return section

    def _field(self, key: str, field: PropertyField) -> PropertyField:
        self.fields[key] = field
        field.wished.connect(self._perform)
        return field

    def _line(self, member: str, step: str) -> PropertyField:
        return self._field(member, LineField(member, step))

    def _build(self) -> None:
        self._build_texts()
        self._build_players()
        self._build_map()
        start = self._section(self.tr("Start"), opened=False)
        start.add(self._field("start", StartField()))
        game = self._section(self.tr("Rules of the game"), opened=False)
        game.add(self._field("options", OptionsField()))
        by_rules = self.tr("by the rules")
        step = self.tr("Change how the wonder begins")
        prefill = OptionalCountField("wonder_prefill", step, (0, WONDER_SPACES), by_rules)
        turns = OptionalCountField("turns", self.tr("Change the number of turns"), (1, MOST_TURNS), by_rules)
        game.add_fields((self.tr("Wonder spaces filled at the start"), self._field("wonder_prefill", prefill)))
        game.add_fields((self.tr("Turns"), self._field("turns", turns)))
        custom = self._section(self.tr("Custom fields"), opened=False)
        custom.add(self._field("fields", ScenarioFields()))
        research = self._section(self.tr("Researched subjects"), opened=False)
        research.add(self._field("research", ResearchField()))
        record = self._section(self.tr("Record"), opened=False)
        record.add(self._field("record", RecordField()))
        self.played = self._section(self.tr("Played by machines"))
        self.findings = FindingsField()
        self.played.add(self._field("findings", self.findings))

    def _build_texts(self) -> None:
        section = self._section(self.tr("Scenario"))
        title = LineField("title", self.tr("Change the title"))
        title.edit.setFont(bold(title.edit.font()))
        section.add_fields((self.tr("Title"), self._field("title", title)))
        states = [(Status.DRAFT, self.tr("Draft"), None), (Status.FINAL, self.tr("Final"), None)]
        status = ChoiceField("status", self.tr("Change the status"), states)
        section.add_fields(
            (self.tr("Code"), self._line("code", self.tr("Change the code"))),
            (self.tr("Status"), self._field("status", status)),
        )
        designers = LineField("designers", self.tr("Change the designers"), _names, ", ".join)
        designers.edit.setPlaceholderText(self.tr("names, separated by commas"))
        section.add_fields((self.tr("Designers"), self._field("designers", designers)))
        description = ParagraphField("description", self.tr("Change the description"))
        section.add_fields((self.tr("Description"), self._field("description", description)))
        special_rules = ParagraphField("special_rules", self.tr("Change the special rules"))
        section.add_fields((self.tr("Special rules"), self._field("special_rules", special_rules)))
        link = LineField("link", self.tr("Change the link"), str.strip)
        link.edit.setPlaceholderText(self.tr("its page on the web"))
        link.edit.setToolTip(self.tr("The sheet shows the address as a QR code."))
        section.add_fields((self.tr("Link"), self._field("link", link)))

    def _build_players(self) -> None:
        section = self._section(self.tr("Players"))
        section.add_fields(
            (self.tr("Minimum players"), self._field("least", PlayersField("least"))),
            (self.tr("Maximum players"), self._field("most", PlayersField("most"))),
        )
        grades = (
            self.tr("easy"),
            self.tr("rather easy"),
            self.tr("medium"),
            self.tr("rather hard"),
            self.tr("hard"),
        )
        difficulties = [(None, self.tr("not rated"), None)] + [
            (number, f"{'★' * number}{'☆' * (5 - number)}  {grade}", None) for number, grade in enumerate(grades, 1)
        ]
        difficulty = ChoiceField("difficulty", self.tr("Change the difficulty"), difficulties)
        section.add_fields((self.tr("Difficulty"), self._field("difficulty", difficulty)))

    def _build_map(self) -> None:
        section = self._section(self.tr("Map"))
        section.add_fields((self.tr("Box of tiles"), self._field("box", BoxField())))
        directions = [
            (Orientation.FLAT, self.tr("flat side up"), hexagon_icon(Orientation.FLAT)),
            (Orientation.POINTY, self.tr("point up"), hexagon_icon(Orientation.POINTY)),
        ]
        orientation = ChoiceField("orientation", self.tr("Change the orientation of the hexes"), directions)
        section.add_fields((self.tr("Hexes lie with the"), self._field("orientation", orientation)))

    def show_document(self, document: Document | None) -> None:
        """Show the properties of a document."""
        self.setEnabled(document is not None)
        properties = Properties() if document is None else document.scenario.properties
        for field in self.fields.values():
            field.show_properties(properties)
        scenario = None if document is None else document.scenario
        box = self.fields["box"]
        if isinstance(box, BoxField):
            box.scenario = scenario
        self.played.setVisible(properties.findings is not None)
        self.findings.show_scenario(scenario)

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """Show what of the properties has changed; of the map it only matters whether findings are older than it."""
        if any(change.part == "properties" for change in changes):
            self.show_document(document)
        else:
            self.findings.follow_map()

    def go_to(self, key: str) -> None:
        """Give the keyboard to a field, and open the section that it stands in."""
        field = self.fields[key]
        for section in self.findChildren(Section):
            if section.isAncestorOf(field):
                section.heading.setChecked(True)
        give_focus(field)
        QTimer.singleShot(0, field, lambda: self.scroll_area.ensureWidgetVisible(field))  # once it has its place

    def _perform(self, members: Mapping[str, Any], step: str, merge: str) -> None:
        document = self.document
        if document is None:
            return
        scenario = document.scenario
        document.perform_everywhere(edit(scenario, properties=replace(scenario.properties, **members)), step, merge)
        # At once, for the next key may come before the panel catches up.
        self.show_document(document)


def _names(text: str) -> tuple[str, ...]:
    """The names in a text that has commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
