"""Paints the games of a run on the land: traffic, who is first where, what is contested, what is made."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.analysis.fact_wording import home_mark
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.art.palette import NEUTRAL
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import TileTotal
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.map_item import Budget, Frame, MapLayer
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.still_view import StillView
from rbdesigner.ui.canvas.territory_layer import (
    ANGLES,
    LEAST_FOR_TEXT,
    Shade,
    distance_colour,
    owner_colour,
    put_shade,
    write_above,
)
from rbdesigner.ui.laboratory.run_tables import decimal_text

MOSTLY = 0.5
"""The share of games in which a home must be the first on a tile to own it, of those in which any home comes there."""
_WHOLE = 10
"""The least number that is shown without decimals."""


class Heat(StrEnum):
    """The things that are painted."""

    TRAFFIC = "traffic"
    FIRST = "first"
    CONTESTED = "contested"
    MADE = "made"


class HeatLook(NamedTuple):
    """The look of a tile: its shade and its text."""

    shade: Shade
    text: str


def amount_digits(value: float) -> int:
    """How many decimals a number is shown with."""
    return 0 if abs(value) >= _WHOLE or not value else 1


def amount_text(value: float, *, signed: bool = False) -> str:
    """A number in short."""
    return decimal_text(value, amount_digits(value), signed=signed)


def amounts(tiles: Sequence[TileTotal], games: int, heat: Heat) -> dict[Hex, float]:
    """Count the steps onto each tile in a game, the goods made there, or the percentage of games that contest it.

    A tile is contested where another home is first than the one that mostly is, so that nobody can count on the tile.
    """
    if heat is Heat.CONTESTED:
        return {
            at: 100 * (sum(firsts.values()) - max(firsts.values())) / games
            for at, firsts in _games_first(tiles).items()
            if len(firsts) > 1
        }
    sums: defaultdict[Hex, float] = defaultdict(float)
    for tile in tiles:
        sums[Hex(*tile.at)] += (tile.made if heat is Heat.MADE else tile.steps) / games
    return {at: value for at, value in sums.items() if value > 0}


def home_shade(facts: MapFacts, number: int) -> Shade:
    """The shade of a home by its number."""
    return Shade(owner_colour(facts, number), ANGLES[number % len(ANGLES)])


NOBODY = Shade(NEUTRAL, (45, 135))
"""The shade of land where no home is mostly first."""


def heat_looks(tiles: Sequence[TileTotal], games: int, facts: MapFacts, heat: Heat) -> dict[Hex, HeatLook]:
    """How the tiles look on which anything happened in so many games."""
    if not games:
        return {}
    if heat is Heat.FIRST:
        return _firsts(tiles, games, facts)
    values = amounts(tiles, games, heat)
    most = max(values.values(), default=1.0)
    return {at: HeatLook(Shade(distance_colour(value / most)), amount_text(value)) for at, value in values.items()}


def _games_first(tiles: Sequence[TileTotal]) -> dict[Hex, dict[tuple[int, int], int]]:
    """Count the games in which each home is first on each tile that any home reaches."""
    found: defaultdict[Hex, dict[tuple[int, int], int]] = defaultdict(dict)
    for tile in tiles:
        if tile.home is not None:
            found[Hex(*tile.at)][tile.home] = tile.games
    return found


def _firsts(tiles: Sequence[TileTotal], games: int, facts: MapFacts) -> dict[Hex, HeatLook]:
    numbers = {tuple(home.at): number for number, home in enumerate(facts.homes)}
    looks = {}
    for at, firsts in _games_first(tiles).items():
        home = max((home for home in firsts if home in numbers), key=lambda home: firsts[home], default=None)
        if home is None:
            continue
        number, most = numbers[home], firsts[home]
        shade = home_shade(facts, number) if most > MOSTLY * sum(firsts.values()) else NOBODY
        looks[at] = HeatLook(shade, f"{home_mark(facts.homes, number)} {round(100 * most / games)}")
    return looks


class HeatLayer(MapLayer):
    """The looks of tiles, over the tiles and under all that stands on them."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "heat")
        self.looks: Mapping[Hex, HeatLook] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nothing happened, or nothing is known."""
        return not self.looks

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Hexagons, and numbers where there is room."""
        known = [place for place in places if place in self.looks]
        for place in known:
            put_shade(frame, place, self.looks[place].shade)
        if frame.scale >= LEAST_FOR_TEXT:
            for place in known:
                write_above(frame, frame.at(place), self.looks[place].text)
        return True


class ShadedMap(QWidget):
    """Paints tiles darker the more there is of something, hatched without."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = title
        self.shown: StillView | None = None
        self.layer: HeatLayer | None = None
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)

    def show_map(self, scenario: Scenario) -> None:
        """Show this map, with nothing on it yet."""
        if self.shown is not None:
            self._rows.removeWidget(self.shown)
            self.shown.deleteLater()
        self.shown = StillView(scenario, self, self._layers, is_pale=True)
        self.shown.view.setAccessibleName(self._title)
        self._rows.addWidget(self.shown)
        self.shown.view.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the whole map as soon as there is room for it."""
        super().showEvent(event)
        if self.shown is not None:
            QTimer.singleShot(0, self.shown.view.fit)

    def _layers(self, scene: MapScene) -> list[HeatLayer]:
        self.layer = HeatLayer(scene)
        return [self.layer]

    def show_amounts(self, amounts: Mapping[Hex, float], text: Callable[[float], str]) -> None:
        """Show how much there is on these tiles."""
        if self.layer is None or self.shown is None:
            return
        most = max([1e-9, *amounts.values()])
        self.layer.looks = {
            at: HeatLook(Shade(distance_colour(amount / most)) if amount > 0 else NOBODY, text(amount))
            for at, amount in amounts.items()
        }
        self.shown.board.forget()
