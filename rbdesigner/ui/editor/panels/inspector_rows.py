"""One row of the inspector for each thing on a tile: what it is, and what can be changed about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import CAPACITY, NEW_MINE, BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.scenario.foreign import ForeignPiece
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Road, Spot, Transporter, Wall
from rbdesigner.ui.editor.panels.place_options import PlaceOptions
from rbdesigner.ui.editor.panels.player_chooser import PlayerChoice
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.inputs import ComboBox, SpinBox
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import GAP, labelled, note
from rbdesigner.ui.widgets.small_pictures import piece_image

Cargo = tuple[tuple[Good, int], ...]
ICON = 20.0
MOST_OF_A_GOOD = 99


class CargoEditor(QWidget):
    """A line with a number for each good aboard, and a list to load further ones; 0 puts a good ashore.

    ``changed(object, str)`` gives the cargo as the user wants it, and the good that was counted.
    """

    changed = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counts: dict[Good, SpinBox] = {}
        self._lines: dict[Good, QWidget] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self.load = ComboBox(self)
        self.load.setAccessibleName(self.tr("Load a good"))
        self.load.activated.connect(lambda _: self._load())
        self.room = note()
        self._layout.addWidget(self.load)
        self._layout.addWidget(self.room)
        for good in Good:
            self._add_line(good)

    def _add_line(self, good: Good) -> None:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        picture, spin = Label(line), SpinBox(0, MOST_OF_A_GOOD, line)
        picture.setPixmap(QPixmap.fromImage(piece_image(good, None, ICON, self.devicePixelRatioF())))
        label = Label(terms.capitalised(terms.name(good)), line)
        label.setBuddy(spin)
        spin.setAccessibleName(label.text())
        spin.valueChanged.connect(lambda _: self.changed.emit(self._cargo(), good.value))
        row.addWidget(picture)
        row.addWidget(label, 1)
        row.addWidget(spin)
        line.hide()
        self.counts[good], self._lines[good] = spin, line
        self._layout.insertWidget(self._layout.count() - 2, line)

    def _cargo(self) -> Cargo:
        return tuple((good, spin.value()) for good, spin in self.counts.items() if spin.value())

    def _load(self) -> None:
        good = self.load.value
        if isinstance(good, Good):
            self.counts[good].setValue(1)

    def show_cargo(self, kind: TransporterKind, cargo: Cargo) -> None:
        """Show what a transporter of this kind carries, without telling anybody."""
        aboard = dict(cargo)
        for good, spin in self.counts.items():
            spin.show_value(aboard.get(good, 0))
            self._lines[good].setVisible(good in aboard)
        others: list[tuple[object, str, QIcon | None]] = [(None, self.tr("Load a good…"), None)]
        for good in Good:
            if good not in aboard:
                picture = QIcon(QPixmap.fromImage(piece_image(good, None, ICON)))
                others.append((good, terms.capitalised(terms.name(good)), picture))
        self.load.offer(others)
        self.load.show_value(None)
        loaded, most = sum(aboard.values()), CAPACITY[kind]
        sign = "⚠ " if loaded > most else ""
        self.room.setText(sign + self.tr("{loaded} of {most} goods").format(loaded=loaded, most=most))


OwnThing = Home | Building | Goods | Transporter | Bridge | Road | Wall
Thing = OwnThing | ForeignPiece
T = TypeVar("T", bound=Thing)
MOST_GOODS = 999
MOST_IN_A_BAG = 99
MOST_TOKENS = 99


class InspectorRow(QFrame, Generic[T]):
    """Shows a thing, or a count of alike ones, with its picture and a button that removes one.

    ``changed(object, str)`` gives the thing as the user wants it, and what was counted or "" if it was chosen.
    ``removed()`` tells that the user wants it away.
    """

    changed = Signal(object, str)
    removed = Signal()

    def __init__(self, name: str, picture: QImage, count: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.thing: T | None = None
        self.name = terms.capitalised(name)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.title = Label(self.name if count == 1 else f"{number_text(count)} × {name}", self)
        self.title.setWordWrap(True)
        image = Label(self)
        image.setPixmap(QPixmap.fromImage(picture))
        self.remove = QToolButton(self)
        self.remove.setIcon(icon("delete"))
        self.remove.setAutoRaise(True)
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.remove.setToolTip(self.tr("Remove"))
        self.remove.setAccessibleName(self.tr("Remove: {thing}").format(thing=self.name))
        self.remove.clicked.connect(self.removed)
        head = QHBoxLayout()
        head.addWidget(image)
        head.addWidget(self.title, 1)
        head.addWidget(self.remove)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(GAP, GAP, GAP, GAP)
        self._rows.setSpacing(GAP)
        self._rows.addLayout(head)
        self.build()

    def build(self) -> None:
        """Add what can be changed."""

    def show_thing(self, thing: T, site: PlaceOptions) -> None:
        """Show a thing of the row's kind, without telling anybody."""
        self.thing = thing

    def add(self, *fields: tuple[str, QWidget]) -> None:
        """Add fields side by side, each under its label."""
        self._rows.addWidget(labelled(*fields))

    def ask(self, counted: str = "", **members: object) -> None:
        """Ask for the thing with other values."""
        if self.thing is not None:
            self.changed.emit(replace(self.thing, **members), counted)  # type: ignore[arg-type]


class RegionChoice(ComboBox):
    """The regions of a tile; out of sight where there is only one."""

    def show_region(self, half_edge: int, site: PlaceOptions) -> None:
        """Offer the regions and show the one that a half-edge names."""
        regions = site.regions()
        self.offer([(name, text, None) for name, text in regions])
        self.show_value(site.region(half_edge))
        box = self.parentWidget()
        if box is not None:
            box.setVisible(len(regions) > 1)


class HomeRow(InspectorRow[Home]):
    """A home: whose, and in which region."""

    def build(self) -> None:
        """Player and region."""
        self.player = PlayerChoice(self.tr("free to choose"))
        self.player.activated.connect(lambda _: self.ask(player=self.player.value))
        self.region = RegionChoice()
        self.region.activated.connect(lambda _: self.ask(half_edge=self.region.value))
        self.add((self.tr("Player"), self.player))
        self.add((self.tr("Region"), self.region))

    def show_thing(self, thing: Home, site: PlaceOptions) -> None:
        """Show this home."""
        super().show_thing(thing, site)
        self.player.show_value(thing.player)
        self.region.show_region(thing.half_edge, site)


class BuildingRow(InspectorRow[Building]):
    """A building: its region, and for a mine what its bag holds."""

    def build(self) -> None:
        """Mixture and region."""
        self.gold, self.iron = SpinBox(0, MOST_IN_A_BAG), SpinBox(0, MOST_IN_A_BAG)
        for spin, counted in ((self.gold, "gold"), (self.iron, "iron")):
            spin.valueChanged.connect(lambda _, counted=counted: self._mix(counted))
        self.add((self.tr("Gold in the bag"), self.gold), (self.tr("Iron in the bag"), self.iron))
        self.region = RegionChoice()
        self.region.activated.connect(lambda _: self.ask(half_edge=self.region.value))
        self.add((self.tr("Region"), self.region))

    def _mix(self, counted: str) -> None:
        self.ask(counted, mixture=Mixture(self.gold.value(), self.iron.value()))

    def show_thing(self, thing: Building, site: PlaceOptions) -> None:
        """Show this building."""
        super().show_thing(thing, site)
        mixture = thing.mixture or (NEW_MINE if thing.kind is BuildingKind.MINE else Mixture(0, 0))
        self.gold.show_value(mixture.gold)
        self.iron.show_value(mixture.iron)
        for spin in (self.gold, self.iron):
            cast(QWidget, spin.parentWidget()).setVisible(thing.kind is BuildingKind.MINE or thing.mixture is not None)
        self.region.show_region(thing.half_edge, site)


class GoodsRow(InspectorRow[Goods]):
    """Goods on the ground: how many, and in which region."""

    def build(self) -> None:
        """Count and region."""
        self.count = SpinBox(1, MOST_GOODS)
        self.count.valueChanged.connect(lambda count: self.ask("count", count=count))
        self.add((self.tr("How many"), self.count))
        self.region = RegionChoice()
        self.region.activated.connect(lambda _: self.ask(half_edge=self.region.value))
        self.add((self.tr("Region"), self.region))

    def show_thing(self, thing: Goods, site: PlaceOptions) -> None:
        """Show these goods."""
        super().show_thing(thing, site)
        self.count.show_value(thing.count)
        self.region.show_region(thing.half_edge, site)


class TransporterFields(InspectorRow[Transporter]):
    """A transporter: whose, where, and what it carries."""

    def build(self) -> None:
        """Player, spot, cargo and carried transporter."""
        self.player = PlayerChoice(None)
        self.player.activated.connect(lambda _: self.ask(player=self.player.value))
        self.spot = ComboBox()
        self.spot.activated.connect(lambda _: self.ask(spot=self.spot.value))
        self.add((self.tr("Player"), self.player))
        self.add((self.tr("Where"), self.spot))
        self.cargo = CargoEditor()
        self.cargo.changed.connect(lambda cargo, counted: self.ask(counted, cargo=cargo))
        self.add((self.tr("Cargo"), self.cargo))
        self.carries = ComboBox()
        self.carries.offer(
            [(None, self.tr("no transporter"), None)]
            + [(kind, terms.capitalised(terms.name(kind)), None) for kind in TransporterKind]
        )
        self.carries.activated.connect(lambda _: self.ask(carries=self.carries.value))
        self.add((self.tr("Carries"), self.carries))

    def show_thing(self, thing: Transporter, site: PlaceOptions) -> None:
        """Show this transporter."""
        super().show_thing(thing, site)
        self.player.show_value(thing.player)
        offered: list[tuple[Spot, str]] = site.spots(thing.kind.is_boat)
        spot = site.spot(thing.spot)
        if spot not in dict(offered):
            offered.append((spot, f"⚠ {site.spot_text(spot)}"))
        self.spot.offer([(each, text, None) for each, text in offered])
        self.spot.show_value(spot)
        self.cargo.show_cargo(thing.kind, thing.cargo)
        self.carries.show_value(thing.carries)


class BridgeRow(InspectorRow[Bridge]):
    """A bridge: over which arm of which river."""

    def build(self) -> None:
        """Edge."""
        self.edge = ComboBox()
        self.edge.activated.connect(lambda _: self.ask(edge=self.edge.value))
        self.add((self.tr("Over the river to the"), self.edge))

    def show_thing(self, thing: Bridge, site: PlaceOptions) -> None:
        """Show this bridge."""
        super().show_thing(thing, site)
        offered = site.edges()
        if thing.edge not in dict(offered):
            offered.append((thing.edge, f"⚠ {terms.edge(thing.edge, site.orientation)}"))
        self.edge.offer([(edge, text, None) for edge, text in offered])
        self.edge.show_value(thing.edge)


class RoadRow(InspectorRow[Road]):
    """A road; it can only be removed."""


class ForeignRow(InspectorRow[ForeignPiece]):
    """A piece of the expansion; it can only be removed."""


class WallRow(InspectorRow[Wall]):
    """A wall: whose, and how strong."""

    def build(self) -> None:
        """Player and tokens."""
        self.player = PlayerChoice(self.tr("neutral"))
        self.player.activated.connect(lambda _: self.ask(player=self.player.value))
        self.tokens = SpinBox(1, MOST_TOKENS)
        self.tokens.valueChanged.connect(lambda tokens: self.ask("tokens", tokens=tokens))
        self.add((self.tr("Player"), self.player), (self.tr("Tokens"), self.tokens))

    def show_thing(self, thing: Wall, site: PlaceOptions) -> None:
        """Show this wall."""
        super().show_thing(thing, site)
        self.player.show_value(thing.player)
        self.tokens.show_value(thing.tokens)
