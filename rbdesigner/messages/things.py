"""Names the things of a game for sentences: places, transporters, goods, players.

Tiles are called by their coordinates, all that lies on them by its direction, transporters by their kind with their
number in the game, from 1. Players count from 1 too; sentences call them by their names. The short names of the
notation are in :mod:`rbdesigner.engine.notation.notation_writer`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from unicodedata import bidirectional

from rbdesigner.engine.core.actions import ANYWHERE, Inputs
from rbdesigner.engine.core.codes import BUILDINGS, GOLD, GOODS, IRON, NEUTRAL, SUBJECTS, TRANSPORTERS, Count
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, RIVER, Topology
from rbdesigner.hexes import EDGES, HALF_EDGES, Orientation
from rbdesigner.messages import nouns
from rbdesigner.messages.map_names import COMPASS, direction, place
from rbdesigner.messages.nouns import counted, noun
from rbdesigner.messages.phrases import Listing, Phrase, Value
from rbdesigner.rules.tables import Mixture, Site
from rbdesigner.tiles import Terrain
from rbdesigner.translatable import QT_TRANSLATE_NOOP

LONGEST_NAME = 24
"""Signs of a player's name that stand in a line."""
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Between them the direction of writing is for itself."""

# Places


def tile(topology: Topology, number: int) -> str:
    """A tile by its coordinates: ``(2, −1)``."""
    return place(topology.places[number])


def named_tile(topology: Topology, number: int) -> Phrase:
    """Name a tile by its coordinates, with the forms that languages have for where something comes from or goes to."""
    return Phrase("things", QT_TRANSLATE_NOOP("things", "{tile}|in:on {tile}"), {"tile": tile(topology, number)})


def ground(topology: Topology, number: int) -> Phrase:
    """Name a tile as a whole: ``the pasture at (2, −1)``.

    The form ``at`` has its coordinates, the form ``part`` its terrain.
    """
    return _ground(topology.terrains[number], tile(topology, number))


@lru_cache(maxsize=1 << 10)
def _ground(terrain: Terrain, at: str) -> Phrase:
    source = QT_TRANSLATE_NOOP(
        "things", "the {terrain} at {tile}|in:on the {terrain} at {tile}|at:{tile}|part:{terrain}"
    )
    return Phrase("things", source, {"terrain": noun(terrain), "tile": at})


def spot(state: GameState, number: int) -> Phrase:
    """Name a spot: ``the pasture at (2, −1)``, ``the north bank of (2, −1)``, ``the river of (2, −1)``.

    Regions that bridges have joined are one bank, and the whole tile once all are. The form ``in`` says where something
    is that is there (``at the south dock of (2, −1)``), the form ``part`` what it is of its tile.
    """
    topology = state.topology
    kind, at = topology.spot_kinds[number], topology.spot_tiles[number]
    if kind == RIVER:
        return _river(topology, number)
    if kind == DOCK:
        return _dock(topology, number)
    if len(topology.regions_of[at]) == 1 or len(state.grounds_of(at)) == 1:
        return ground(topology, at)
    regions, root = topology.region_at[at], state.root[number]
    own = tuple(half_edge for half_edge in HALF_EDGES if state.root[regions[half_edge]] == root)
    inner, compass = _lie(own, topology.orientation)
    return Phrase("things", _BANKS[inner, bool(compass)], {"direction": compass, "tile": tile(topology, at)})


_BANKS = {
    (False, True): QT_TRANSLATE_NOOP(
        "things",
        "the {direction} bank of {tile}|in:on the {direction} bank of {tile}|part:{direction} bank",
    ),
    (False, False): QT_TRANSLATE_NOOP("things", "the bank of {tile}|in:on the bank of {tile}|part:bank"),
    (True, True): QT_TRANSLATE_NOOP(
        "things",
        "the inner {direction} bank of {tile}|in:on the inner {direction} bank of {tile}|part:inner {direction} bank",
    ),
    (True, False): QT_TRANSLATE_NOOP(
        "things", "the inner bank of {tile}|in:on the inner bank of {tile}|part:inner bank"
    ),
}
"""The land on a side of rivers; *inner* is what lies between them, in several pieces of the tile's rim."""


@lru_cache(maxsize=1 << 10)
def _lie(half_edges: tuple[int, ...], orientation: Orientation) -> tuple[bool, Value]:
    """Whether the land at some half-edges of a tile is in pieces, and where most is."""
    turn = -15 if orientation is Orientation.FLAT else 15
    angles = [radians(30 * half_edge + turn) for half_edge in half_edges]
    east, north = sum(map(sin, angles)), sum(map(cos, angles))
    pieces = sum((half_edge + 1) % len(HALF_EDGES) not in half_edges for half_edge in half_edges)
    lies = round(degrees(atan2(east, north)) / 45 + 1e-6) % 8 if hypot(east, north) > 0.1 else None
    return pieces > 1, "" if lies is None else COMPASS[lies]


def _dock(topology: Topology, number: int) -> Phrase:
    at, half_edge = topology.spot_tiles[number], topology.spot_numbers[number]
    crossed = topology.river_at[at][half_edge // 2] != -1
    towards = direction(half_edge // 2, topology.orientation)
    source = _BANK_DOCKS[half_edge % 2] if crossed else _DOCK
    return Phrase("things", source, {"direction": towards, "tile": tile(topology, at)})


_DOCK = QT_TRANSLATE_NOOP(
    "things", "the {direction} dock of {tile}|in:at the {direction} dock of {tile}|part:{direction} dock"
)
_BANK_DOCKS = (
    QT_TRANSLATE_NOOP(
        "things",
        "the {direction} dock of {tile} (left bank)"
        "|in:at the {direction} dock of {tile} (left bank)"
        "|part:{direction} dock (left bank)",
    ),
    QT_TRANSLATE_NOOP(
        "things",
        "the {direction} dock of {tile} (right bank)"
        "|in:at the {direction} dock of {tile} (right bank)"
        "|part:{direction} dock (right bank)",
    ),
)
"""Docks on both sides of a river that flows out there, looking outward."""


def _ends(topology: Topology, number: int) -> Listing:
    """The directions in which a river leaves its tile."""
    at = topology.spot_tiles[number]
    ends = [direction(end, topology.orientation) for end in EDGES if topology.river_at[at][end] == number]
    return Listing(ends, "and")


def _is_alone(topology: Topology, river: int) -> bool:
    return len(topology.rivers_of[topology.spot_tiles[river]]) == 1


def _river(topology: Topology, number: int) -> Phrase:
    """A river by its tile; where there are several, with its ends."""
    values: dict[str, Value] = {"tile": tile(topology, topology.spot_tiles[number])}
    if _is_alone(topology, number):
        source = QT_TRANSLATE_NOOP("things", "the river of {tile}|in:in the river of {tile}|part:river")
        return Phrase("things", source, values)
    source = QT_TRANSLATE_NOOP(
        "things", "the river of {tile} ({ends})|in:in the river of {tile} ({ends})|part:river ({ends})"
    )
    return Phrase("things", source, {**values, "ends": _ends(topology, number)})


def holder(state: GameState, number: int) -> Phrase:
    """A holder of goods: a spot or a transporter."""
    return spot(state, number) if number >= 0 else transporter(state, ~number)


def border(state: GameState, number: int) -> Listing:
    """Name a border by the regions on both sides: ``the pasture at (2, −1) and the north bank of (3, −1)``."""
    return Listing([spot(state, region) for region in state.topology.border_regions[number]], "and")


def site(topology: Topology, number: int) -> Phrase:
    """Name a bridge site: ``the river of (2, −1)``, or the arm of a river that has several sites."""
    here = topology.sites[number]
    river = topology.river_at[here.tile][here.edge]
    arms = sum(topology.river_at[here.tile][topology.sites[one].edge] == river for one in topology.sites_of[here.tile])
    if arms == 1:
        return _river(topology, river)
    values: dict[str, Value] = {
        "direction": direction(here.edge, topology.orientation),
        "tile": tile(topology, here.tile),
    }
    if _is_alone(topology, river):
        return Phrase("things", QT_TRANSLATE_NOOP("things", "the {direction} arm of the river of {tile}"), values)
    source = QT_TRANSLATE_NOOP("things", "the {direction} arm of the river of {tile} ({ends})")
    return Phrase("things", source, {**values, "ends": _ends(topology, river)})


def edge(topology: Topology, number: int) -> Listing:
    """An edge by the tiles on both sides: ``2,-1 and (3, −1)``."""
    return Listing([tile(topology, one) for one in topology.edge_tiles[number]], "and")


# Pieces


def transporter(state: GameState, number: int) -> Phrase:
    """Name a transporter by kind and number: ``donkey 3``; the form ``in`` says where goods are that it holds."""
    return _transporter(state.kinds[number], number + 1)


@lru_cache(maxsize=1 << 10)
def _transporter(code: int, number: int) -> Phrase:
    source = QT_TRANSLATE_NOOP("things", "{kind} {number}|in:in {kind} {number}")
    return Phrase("things", source, {"kind": kind(code), "number": number})


def kind(code: int) -> Phrase:
    """A kind of transporter."""
    return noun(TRANSPORTERS[code])


def good(code: int) -> Phrase:
    """A good."""
    return noun(GOODS[code])


def building(code: int) -> Phrase:
    """A building: ``stone factory``."""
    return noun(BUILDINGS[code])


def subject(code: int) -> Phrase:
    """A subject: ``new shafts``."""
    return noun(SUBJECTS[code])


def mixture(shares: Mixture) -> Value:
    """A mine's mixture: ``3 gold and 3 iron``."""
    return counts([(GOLD, shares.gold), (IRON, shares.iron)])


def count(code: int, number: int) -> Phrase:
    """A good with its number: ``2 boards``, ``1 board``."""
    return counted(GOODS[code], number)


def counts(goods: Iterable[Count]) -> Value:
    """Goods with their numbers: ``2 boards and 1 stone``."""
    found = [count(code, number) for code, number in goods if number]
    return Listing(found, "and") if found else no_goods()


def goods_row(goods: Iterable[Count]) -> Value:
    """Goods with their numbers, as in a table: ``2 boards, 1 stone``."""
    found = [count(code, number) for code, number in goods if number]
    return Listing(found) if found else no_goods()


def inputs(state: GameState, named: Inputs) -> Listing:
    """Name goods as numbers of each and of each holder that is named: ``1 board, 2 stone of wagon 2``."""
    return Listing([_input(state, code, at, number) for (code, at), number in sorted(Counter(named).items())])


def _input(state: GameState, code: int, at: int, number: int) -> Phrase:
    if at == ANYWHERE:
        return count(code, number)
    on_ground, of_holder = (
        QT_TRANSLATE_NOOP("wording", "{goods} from {holder}"),
        QT_TRANSLATE_NOOP("wording", "{goods} of {holder}"),
    )
    return Phrase(
        "wording", on_ground if at >= 0 else of_holder, {"goods": count(code, number), "holder": holder(state, at)}
    )


def no_goods() -> Phrase:
    """No goods at all."""
    return Phrase("things", QT_TRANSLATE_NOOP("things", "nothing"))


_GROUNDS: Mapping[Site, str] = {
    Site.SHORE: QT_TRANSLATE_NOOP("things", "a tile with a river or by the sea"),
    Site.LAND: QT_TRANSLATE_NOOP("things", "land"),
    Site.WOODS: QT_TRANSLATE_NOOP("things", "woods"),
    Site.ROCK: QT_TRANSLATE_NOOP("things", "rock"),
    Site.MOUNTAIN: QT_TRANSLATE_NOOP("things", "mountain"),
    Site.SEA: QT_TRANSLATE_NOOP("things", "sea"),
}


def building_ground(where: Site) -> Phrase:
    """Where a kind of building may stand: ``land``, ``woods``."""
    return Phrase("things", _GROUNDS[where])


# Players


def player(state: GameState, number: int) -> Phrase:
    """Name a player, by number where there is no name (``player 1``), and also neutral and nobody."""
    if number == NEUTRAL:
        return Phrase("things", QT_TRANSLATE_NOOP("things", "neutral"))
    if number < 0:
        return Phrase("things", QT_TRANSLATE_NOOP("things", "nobody"))
    given = player_name(state.terms.names, number)
    if given:
        return Phrase("things", QT_TRANSLATE_NOOP("things", "{name}"), {"name": given})
    return nouns.numbered_player(number + 1)


def players(state: GameState, numbers: Iterable[int], last: str = "or") -> Value:
    """Players in a row: ``player 1 or player 3``."""
    found = [player(state, number) for number in numbers]
    return Listing(found, last) if found else player(state, -1)


def player_name(names: tuple[str, ...], number: int) -> str:
    """The name of a player, fit to stand in a line; empty where there is none.

    Names may come from any file: what cannot be seen and what breaks lines or turns them around is left out, a long
    name is cut, and one that is written from right to left is marked off from the text around it.
    """
    given = names[number] if 0 <= number < len(names) else ""
    shown = " ".join("".join(sign for sign in given if sign.isprintable() or sign.isspace()).split())
    if len(shown) > LONGEST_NAME:
        shown = shown[: LONGEST_NAME - 1].rstrip() + "…"
    return f"{ISOLATE}{shown}{END_ISOLATE}" if any(bidirectional(sign) in {"R", "AL"} for sign in shown) else shown
