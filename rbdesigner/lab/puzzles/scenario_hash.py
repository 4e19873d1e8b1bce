"""The hash of a scenario: the same for all that are the same to play.

It covers tiles with their rivers, homes, pieces, roads, walls, the start, the options, research, the prefill of the
wonder and the number of turns. It leaves out titles, texts, designers, record, box, symmetry, numbers of players and
how the map lies on the table, and whatever this program does not know. It does not matter in which order a file lists
things, which half-edge names a region, or whether goods are counted in one piece or two; only transporters on one tile
stay in order, as a log names them by it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import StrEnum
from hashlib import sha256
from typing import Any

from rbdesigner.geometry import region_of
from rbdesigner.hexes import Border, Hex
from rbdesigner.resources import folder
from rbdesigner.rules.options import OPTION_NAMES
from rbdesigner.scenario import files
from rbdesigner.scenario.books.book_format import scenarios_in
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Spot, SpotKind, Transporter
from rbdesigner.tiles import Tile, ordered, river_fault

FORM = 1
"""The version of what is hashed; another one gives other hashes."""
SHOWN = 12
"""Characters of a hash that are shown to people."""


def scenario_hash(scenario: Scenario) -> str:
    """The hash of all that matters when a scenario is played.

    It has 64 hexadecimal digits. Titles, texts, the record, the box and unknown members have no part in it, nor the
    order in which a file lists things. Two scenarios with one hash are the same puzzle.

    >>> import rbdesigner as rb
    >>> scenario = rb.load("scenarios/millbrook.rbmap")
    >>> rb.scenario_hash(scenario)[:12]
    '88d0fe6f4cdf'
    """
    text = json.dumps(["rbdesigner-play", FORM, _play(canonical(scenario))], sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def by_hash(scenarios: Iterable[Scenario]) -> dict[str, Scenario]:
    """Scenarios by their hashes; of several with one hash the first."""
    found: dict[str, Scenario] = {}
    for each in scenarios:
        found.setdefault(scenario_hash(each), each)
    return found


def shipped_scenarios() -> Iterator[Scenario]:
    """The scenarios that come with the program."""
    place = folder("scenarios")
    return (files.load(place / name) for name in scenarios_in(place))


def _play(scenario: Scenario) -> dict[str, object]:
    """All that matters for play of a scenario in its one form, as JSON data."""
    tiles = scenario.tiles
    standing = [(at, piece) for at in sorted(scenario.pieces) for piece in scenario.pieces[at]]
    goods: Counter[tuple[Any, ...]] = Counter()
    for at, piece in standing:
        if isinstance(piece, Goods):
            goods[*at, piece.half_edge, piece.good.value] += piece.count
    return {
        **_terms(scenario.properties),
        "tiles": [[*at, tile.terrain.value, ordered(tile.rivers)] for at, tile in sorted(tiles.items(), key=_by_place)],
        "homes": [[*at, home.half_edge, home.player] for at, home in sorted(scenario.homes.items(), key=_by_place)],
        "buildings": sorted(
            [*at, piece.kind.value, piece.half_edge, *(piece.mixture or (0, 0))]
            for at, piece in standing
            if isinstance(piece, Building)
        ),
        "goods": sorted([*key, count] for key, count in goods.items()),
        "transporters": [_transporter(at, piece, tiles) for at, piece in standing if isinstance(piece, Transporter)],
        "bridges": sorted([*at, *_banks(tiles.get(at), piece)] for at, piece in standing if isinstance(piece, Bridge)),
        "roads": sorted({(*border.at, _crossing(border, tiles)) for border in scenario.roads}),
        "walls": [[*edge.at, edge.edge, wall.tokens, wall.player] for edge, wall in sorted(scenario.walls.items())],
    }


def _by_place(item: tuple[Hex, object]) -> Hex:
    return item[0]


def _terms(properties: Properties) -> dict[str, object]:
    options, start = properties.options, properties.start
    return {
        "options": {name: getattr(options, name) for name in OPTION_NAMES},
        "start": [_counts(start.goods), _counts(start.transporters)],
        "research": sorted({(each.subject.value, each.player or 0) for each in properties.research}),
        "wonder_prefill": properties.wonder_prefill,
        "turns": properties.turns,
    }


def _counts(counts: Iterable[tuple[StrEnum, int]]) -> dict[str, int]:
    return {kind.value: count for kind, count in counts}


def _transporter(at: Hex, piece: Transporter, tiles: dict[Hex, Tile]) -> list[object]:
    carries = piece.carries.value if piece.carries else None
    spot = _spot(piece.spot, tiles.get(at))
    return [*at, piece.kind.value, piece.player, *spot, _counts(piece.cargo), carries]


def _spot(spot: Spot, tile: Tile | None) -> tuple[str, int]:
    """The spot; where no river parts an edge, both halves of it are one dock."""
    number = spot.number
    if spot.kind is SpotKind.DOCK and not (tile is not None and tile.has_river(number // 2)):
        number &= ~1
    return spot.kind.value, number


def _banks(tile: Tile | None, bridge: Bridge) -> list[int]:
    """The regions that a bridge joins, whichever edge of the river it is named by."""
    halves = (2 * bridge.edge, 2 * bridge.edge + 1)
    return sorted(half if tile is None or river_fault(tile.rivers) else region_of(tile.rivers, half) for half in halves)


def _crossing(border: Border, tiles: dict[Hex, Tile]) -> int:
    """The half-edge of a road; both halves of an edge without a river are one."""
    tile = tiles.get(border.at)
    parted = tile is not None and tile.has_river(border.half_edge // 2)
    return border.half_edge if parted else border.half_edge & ~1
