"""The places of the map in front, by coordinates or by what stands there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from PySide6.QtCore import QCoreApplication

from rbdesigner.hexes import COORDINATE_LIMIT, Hex
from rbdesigner.messages.places import place as place_text
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Transporter
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.shell.palette.command_palette import Command
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.icons import icon

translate = QCoreApplication.translate

_PLACE = re.compile(r"[^\d+\-−]*([+\-−]?\d+)\s*[,; ]\s*(?:r\s*)?([+\-−]?\d+)\D*$")
_LEAST_LETTERS = 3
"""Letters from which on tiles are found by their terrain."""
_MOST_TILES = 200


@dataclass(frozen=True, slots=True)
class MapInFront:
    """The map in front, and how to go to a place of it."""

    scenario: Scenario
    go: Callable[[Hex], object]


def ground_in_front(tabs: PageTabs) -> MapInFront | None:
    """The map or the board in front; None if there is neither."""
    page = tabs.current
    scenario = page.scenario if page is not None else None
    return MapInFront(scenario, page.go_to) if page is not None and scenario is not None else None


def typed_place(tabs: PageTabs, query: str) -> Iterator[Command]:
    """The place whose coordinates have been typed."""
    found, ground = _PLACE.match(query), ground_in_front(tabs)
    if found is None or ground is None:
        return
    q, r = (int(number.replace("−", "-")) for number in found.groups())
    place = Hex(q, r)
    if max(abs(q), abs(r)) <= COORDINATE_LIMIT:
        name = translate("Palette", "Go to place {place}").replace("{place}", place_text(place))
        tile = ground.scenario.tiles.get(place)
        kind = terms.tile_kind(tile.kind) if tile is not None else translate("Palette", "empty place")
        yield Command("place", name, kind, partial(ground.go, place), "", icon("search"), typed=True)


def named_places(tabs: PageTabs, query: str) -> Iterator[Command]:
    """The homes, and the places with something on them."""
    ground = ground_in_front(tabs)
    if ground is None:
        return
    for place, home in sorted(
        ground.scenario.homes.items(), key=lambda home: (home[1].player or MOST_PLAYERS, home[0])
    ):
        name = translate("Palette", "Home")
        if home.player is not None:
            name = translate("Palette", "Home of {player}").replace("{player}", terms.player(home.player))
        yield _entry(ground, place, name, "home")
    for place, pieces in sorted(ground.scenario.pieces.items()):
        for name in dict.fromkeys(map(_named, pieces)):
            yield _entry(ground, place, terms.capitalised(name), "piece")


def tiles_of_terrain(tabs: PageTabs, query: str) -> Iterator[Command]:
    """The places of the terrain that is being typed."""
    ground, letters = ground_in_front(tabs), query.casefold().split()
    if ground is None or max(map(len, letters), default=0) < _LEAST_LETTERS:
        return
    named = ((place, terms.tile_kind(tile.kind)) for place, tile in sorted(ground.scenario.tiles.items()))
    fitting = ((place, name) for place, name in named if any(word in name.casefold() for word in letters))
    for place, name in islice(fitting, _MOST_TILES):
        yield _entry(ground, place, terms.capitalised(name), "tile")


def _entry(ground: MapInFront, place: Hex, name: str, picture: str) -> Command:
    where = place_text(place)
    return Command(f"place {where} {name}", name, where, partial(ground.go, place), "", icon(picture))


def _named(piece: Piece) -> str:
    match piece:
        case Building():
            return terms.name(piece.kind)
        case Goods():
            return terms.name(piece.good)
        case Transporter():
            return f"{terms.name(piece.kind)}, {terms.player(piece.player)}"
        case Bridge():
            return translate("Palette", "bridge")
