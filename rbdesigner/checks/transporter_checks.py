"""Checks transporters: where they may be (M8, B1, B2), what they carry (M10, C3), how many a player has (F6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.problem import Direction, ExcessCount, Problem, Value, Values, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.river_network import sound_rivers
from rbdesigner.hexes import Hex, neighbour
from rbdesigner.rules.tables import CAPACITY, MOST_ON_LAND, MOST_ON_WATER, MOST_TRANSPORTERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import SpotKind, Transporter


class OwnedTransporters(NamedTuple):
    """The transporters of a player by limit: the boats, and the land transporters."""

    player: int
    is_boat: bool


def transporter_problems(scenario: Scenario, place: Hex, transporter: Transporter) -> Iterator[Problem]:
    """The problems of a transporter on a tile."""
    own: Values = (("kind", transporter.kind), ("player", transporter.player), ("tile", ground(scenario, place)))

    def found(code: str, variant: str = "", **more: Value) -> Problem:
        return replace(problem(code, [place], variant=variant), values=(*own, *more.items()))

    stand = _boat_fault if transporter.kind.is_boat else _land_fault
    fault = stand(scenario, place, transporter)
    if fault is not None:
        code, variant, more = fault
        yield found(code, variant, **more)
    carried = sum(number for _, number in transporter.cargo)
    room = CAPACITY[transporter.kind]
    if carried > room:
        yield found("cargo-too-large", carried=carried, room=room)
    if transporter.carries is not None and carried:
        yield found("carrier-with-cargo", passenger=transporter.carries)
    most = scenario.properties.players.most
    if transporter.player > most:
        yield found("player-beyond-most", "transporter", most=most)


Fault = tuple[str, str, dict[str, Value]]
"""The code of what is wrong, which of its sentences is meant, and what that names besides the transporter."""


def _land_fault(scenario: Scenario, place: Hex, transporter: Transporter) -> Fault | None:
    if scenario.tiles[place].is_sea or transporter.spot.kind is not SpotKind.REGION:
        return "land-transporter-in-water", "", {}
    return None


def _boat_fault(scenario: Scenario, place: Hex, transporter: Transporter) -> Fault | None:
    here = scenario.tiles[place]
    kind, number = transporter.spot
    if kind is SpotKind.REGION:
        return None if here.is_sea else ("boat-on-land", "", {})
    if kind is SpotKind.RIVER:
        has_river = any(number in river for river in sound_rivers(here))
        return None if has_river else ("boat-without-river", "", {})
    beyond = scenario.tiles.get(neighbour(place, number // 2 % 6))
    if here.is_sea:
        return "boat-without-sea", "at-sea", {}
    if beyond is None or not beyond.is_sea:
        return "boat-without-sea", "", {"direction": Direction(number // 2 % 6, scenario.orientation)}
    return None


EVERYBODY = 0
"""Stands for every player: what each begins with at home."""


class TransporterCounts(Checker[int]):
    """Checks how many transporters each player begins with, those at home (S4) included."""

    watched = frozenset({"start", "players"})

    def __init__(self, index: MapIndex) -> None:
        super().__init__(index)
        self._owned_at: dict[Hex, Counter[OwnedTransporters]] = {}
        self._owned: Counter[OwnedTransporters] = Counter()

    def all_keys(self) -> Iterable[int]:
        """Everybody, and each player who has transporters on the map."""
        self._owned_at.clear()
        self._owned.clear()
        players = {player for place in self.scenario.pieces for player in self._recount(place)}
        return [EVERYBODY, *sorted(players)]

    def stale(self, touched: EditReach) -> Iterable[int]:
        """The players whose transporters have changed."""
        return sorted({player for place in touched.pieces for player in self._recount(place)})

    def _recount(self, place: Hex) -> set[int]:
        """Count the transporters at a place again; whose are there or were."""
        before = self._owned_at.pop(place, Counter[OwnedTransporters]())
        after: Counter[OwnedTransporters] = Counter()
        for piece in self.scenario.pieces.get(place, ()):
            if isinstance(piece, Transporter):
                after[OwnedTransporters(piece.player, piece.kind.is_boat)] += 1
                if piece.carries is not None:
                    after[OwnedTransporters(piece.player, piece.carries.is_boat)] += 1
        self._owned.subtract(before)
        self._owned.update(after)
        if after:
            self._owned_at[place] = after
        return {owned.player for owned in (*before, *after)}

    def look(self, key: int) -> Iterator[Problem]:
        """The problem that a player has more transporters than F6 allows."""
        properties = self.scenario.properties
        at_home = Counter[bool]()
        if key <= properties.players.most:
            for kind, number in properties.start.transporters:
                at_home[kind.is_boat] += number
        on_land = at_home[False] + self._owned[OwnedTransporters(key, False)]
        on_water = at_home[True] + self._owned[OwnedTransporters(key, True)]
        excess = _excess(on_land, on_water)
        if not excess:
            return
        if key == EVERYBODY:
            yield problem("transporters-too-many", variant="everybody", excess=excess)
            return
        places = sorted(at for at, owned in self._owned_at.items() if any(key == who for who, _ in owned))
        if places:
            yield problem("transporters-too-many", places, player=key, excess=excess)


def _excess(on_land: int, on_water: int) -> tuple[ExcessCount, ...]:
    """The excess over the limits."""
    found = (
        ExcessCount("land", on_land, MOST_ON_LAND),
        ExcessCount("water", on_water, MOST_ON_WATER),
        ExcessCount("all", on_land + on_water, MOST_TRANSPORTERS),
    )
    return tuple(each for each in found if each.number > each.most)
