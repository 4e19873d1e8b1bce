"""Whatever a map of the play site holds comes back when it is written again, or a remark names what does not."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import EDGES, ORIGIN, Orientation, disk
from rbdesigner.scenario import files
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.scenario.formats import remark_texts as texts
from rbdesigner.scenario.formats import site
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.scenario.reasons import Reason
from tests.files.site_maps import decoded, meant

PLACES = list(disk(ORIGIN, 2))
VOIDS = frozenset(numbers.FOREIGN_TILES[ForeignTile.VOID])
NUMBERS = sorted({*numbers.TILES, *numbers.FOREIGN_NUMBERS})
MINE = 58
STRANGE = (66, 70, 71, 77)
"""Buildings of the expansion."""


@dataclass
class Drawn:
    """A map as others may write it, what it means to us, and how often we have to say that we took it otherwise."""

    hexes: list[list[int]]
    taken: dict[str, Any]
    written: dict[str, Any]
    told: Counter[object] = field(default_factory=Counter)


class Drawing:
    """Draws the pieces of a map; where we take one otherwise than it is written, it notes so."""

    def __init__(self, draw: st.DrawFn, hexes: list[list[int]], orientation: Orientation) -> None:
        self.draw = draw
        self.hexes = hexes
        self.told: Counter[object] = Counter()
        self.laid = [numbers.laid_tile(number, (rest or [0])[0] % 6, orientation) for _, _, number, *rest in hexes]
        self._first = numbers.first_side(orientation)

    def location(self) -> tuple[list[int], list[int], bool]:
        """A location as it is written, as we take it, and whether it is in a region."""
        index = self.draw(st.sampled_from(range(len(self.hexes))))
        laid = self.laid[index]
        ways = ["region", "coast", *(["river"] if laid.rivers else []), "bank"]
        match self.draw(st.sampled_from(ways)):
            case "river":
                river = self.draw(st.sampled_from(range(len(laid.rivers))))
                at = [numbers.ON_RIVER, index, *([river] if river or self.draw(st.booleans()) else [])]
                return at, [numbers.ON_RIVER, index, river], False
            case "coast":
                side = self.draw(st.sampled_from(EDGES))
                at = [numbers.DOCKED, index, *([side] if side or self.draw(st.booleans()) else [])]
                if self._has_river(index, side):
                    self.told[texts.DOCKS_GUESSED] += 1
                    return at, [index, side, numbers.LEFT], False
                return at, [numbers.DOCKED, index, side], False
            case "bank":
                side, bank = self.draw(st.sampled_from(EDGES)), self.draw(st.sampled_from((1, 2)))
                if self._has_river(index, side):
                    return [index, side, bank], [index, side, bank], False
                self.told[texts.LOST_DOCK_BANKS] += 1
                return [index, side, bank], [numbers.DOCKED, index, side], False
        region = self.draw(st.sampled_from(sorted(set(laid.regions))))
        return [index, *([region] if region or self.draw(st.booleans()) else [])], [index, region], True

    def _has_river(self, index: int, side: int) -> bool:
        return self.laid[index].has_river((side + self._first) % 6)

    def building(self) -> tuple[list[Any], list[Any]]:
        """A building, with what it holds."""
        number = self.draw(st.sampled_from((*range(50, 66), MINE, *STRANGE)))
        at, taken, in_region = self.location()
        contents = self.draw(st.lists(st.lists(st.integers(0, 9), min_size=1, max_size=2), max_size=1))
        if number not in (MINE, *STRANGE) and in_region:
            contents = []
        if number == MINE and in_region and not contents:
            self.told[texts.NEW_MINES] += 1
            return [number, at], [number, taken, [3, 3]]
        return [number, at, *contents], [number, taken, *contents]

    def good(self) -> tuple[list[Any], list[Any]]:
        number = self.draw(st.integers(0, 19))
        at, taken, _ = self.location()
        return [number, at], [number, taken]

    def transporter(self) -> tuple[list[Any], list[Any]]:
        player, number = self.draw(st.integers(0, 5)), self.draw(st.integers(30, 37))
        at, taken, _ = self.location()
        return [player, number, at], [player, number, taken]

    def home(self) -> tuple[list[int], list[int]]:
        at, taken, _ = self.location()
        return at, taken


@st.composite
def maps_of_others(draw: st.DrawFn) -> Drawn:
    """A map with every element that the site's files have."""
    orientation = draw(st.sampled_from(Orientation))
    places = draw(st.lists(st.sampled_from(PLACES), min_size=1, max_size=8, unique=True))
    hexes = [
        [*at, draw(st.sampled_from(NUMBERS)), *([draw(st.integers(0, 7))] if draw(st.booleans()) else [])]
        for at in places
    ]
    drawing = Drawing(draw, hexes, orientation)
    written: dict[str, Any] = {"ST": 1} if orientation is Orientation.FLAT else {}
    for name, number in {"UK": st.integers(1, 99), "CR": st.lists(st.text(max_size=3), min_size=1)}.items():
        if draw(st.booleans()):
            written[name] = draw(number)
    if subjects := draw(st.lists(st.integers(0, 7), unique=True)):
        written["RS"] = subjects
    taken = dict(written)
    members = {"HM": drawing.home, "BX": drawing.building, "RX": drawing.good, "TX": drawing.transporter}
    for name, make in members.items():
        if pairs := [make() for _ in range(draw(st.integers(0, 4)))]:
            written[name], taken[name] = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    return Drawn(hexes, taken, written, drawing.told)


def turned_once(hexes: list[list[int]]) -> list[list[int]]:
    return [[q, r, number, (rest or [0])[0] % 6] for q, r, number, *rest in hexes]


@given(maps_of_others())
def test_a_map_of_others_is_written_as_it_was_read(drawn: Drawn) -> None:
    found = decoded(*drawn.hexes, drawn.written)
    told = {remark.source: remark.values["number"] for remark in found.remarks if isinstance(remark, Reason)}
    told.pop(texts.PLAYERS_GUESSED, None)
    assert told == drawn.told
    remarks = Remarks()
    elements = json.loads(site.encode([files.loads(files.dumps(found.scenario))], "map.json", remarks))
    assert {remark.source for remark in remarks.sentences()} <= {texts.VOIDS_ADDED}
    *hexes, last = elements
    added = len(hexes) - len(drawn.hexes)
    assert added >= 0 and all(number in VOIDS for _, _, number, *_ in hexes[len(drawn.hexes) :])
    assert meant([*hexes[: len(drawn.hexes)], last]) == meant([*turned_once(drawn.hexes), drawn.taken])
