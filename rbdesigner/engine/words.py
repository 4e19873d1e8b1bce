"""How sentences name things: places, transporters, goods, players, what is done and when.

Tiles are called by their coordinates, all that lies on them by its direction, transporters by their kind with their
number in the game, from 1. Players count from 1 too; sentences call them by their names. The short names of the
notation are in :mod:`rbdesigner.engine.writing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from unicodedata import bidirectional

from rbdesigner.checks.naming import direction_name, listed
from rbdesigner.engine import actions as act
from rbdesigner.engine import writing
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import (
    BOARDS,
    BUILDINGS,
    COINS,
    GEESE,
    GOLD,
    GOODS,
    IRON,
    NEUTRAL,
    NONE,
    SUBJECTS,
    TRANSPORTERS,
    TRUNKS,
    Count,
)
from rbdesigner.engine.state import GameState, Phase, Stage
from rbdesigner.engine.topology import DOCK, RIVER, Topology
from rbdesigner.hexes import EDGES, HALF_EDGES, Orientation
from rbdesigner.rules.tables import Mixture

LONGEST_NAME = 24
"""Signs of a player's name that stand in a line."""
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Between them the direction of writing is for itself."""


def tile(topology: Topology, number: int) -> str:
    """A tile by its coordinates: ``2,-1``."""
    return writing.tile(topology, number)


def ground(topology: Topology, number: int) -> str:
    """A tile as a whole: ``the pasture at 2,-1``."""
    return f"the {topology.terrains[number]} at {tile(topology, number)}"


def spot(state: GameState, number: int) -> str:
    """A spot: ``the pasture at 2,-1``, ``the north bank of 2,-1``, ``the river of 2,-1``, ``the south dock of 2,-1``.

    Regions that bridges have joined are one bank, and the whole tile once all are.
    """
    at = state.topology.spot_tiles[number]
    if _is_whole(state, number):
        return ground(state.topology, at)
    name, mark = _part(state, number)
    return f"the {name} of {tile(state.topology, at)}{mark}"


def part(state: GameState, number: int) -> str:
    """What a spot is of its tile: ``pasture``, ``north bank``, ``river``, ``south dock (left bank)``."""
    if _is_whole(state, number):
        return str(state.topology.terrains[state.topology.spot_tiles[number]])
    return "".join(_part(state, number))


def _is_whole(state: GameState, number: int) -> bool:
    """Whether a spot is all the ground of its tile, or its sea."""
    topology = state.topology
    is_ground = topology.spot_kinds[number] not in (RIVER, DOCK)
    return is_ground and len(state.grounds_of(topology.spot_tiles[number])) == 1


def _part(state: GameState, number: int) -> tuple[str, str]:
    """What a spot is that is not all of its tile, and in brackets what tells it from its likes there."""
    topology = state.topology
    kind, at = topology.spot_kinds[number], topology.spot_tiles[number]
    if kind == RIVER:
        return "river", _river_mark(topology, number)
    if kind == DOCK:
        half_edge = topology.spot_numbers[number]
        crossed = topology.river_at[at][half_edge // 2] != NONE
        mark = f" ({_BANKS[half_edge % 2]})" if crossed else ""
        return f"{_direction(topology, half_edge // 2)} dock", mark
    regions, root = topology.region_at[at], state.root[number]
    own = tuple(half_edge for half_edge in HALF_EDGES if state.root[regions[half_edge]] == root)
    return _bank(own, topology.orientation), ""


def at(state: GameState, number: int) -> str:
    """Where something is that is at a place: ``on the pasture at 2,-1``, ``at the south dock of 2,-1``."""
    if number < 0:
        return f"in {transporter(state, ~number)}"
    preposition = {RIVER: "in", DOCK: "at"}.get(state.topology.spot_kinds[number], "on")
    return f"{preposition} {spot(state, number)}"


_BANKS = ("left bank", "right bank")
"""Of a river, looking outward."""
_COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


@lru_cache(maxsize=1 << 10)
def _bank(half_edges: tuple[int, ...], orientation: Orientation) -> str:
    """The land at some half-edges of a tile, by where most of it lies: ``north-east bank``.

    What lies between rivers, in several pieces of the tile's rim, is an inner bank.
    """
    turn = -15 if orientation is Orientation.FLAT else 15
    angles = [radians(30 * half_edge + turn) for half_edge in half_edges]
    east, north = sum(map(sin, angles)), sum(map(cos, angles))
    pieces = sum((half_edge + 1) % len(HALF_EDGES) not in half_edges for half_edge in half_edges)
    towards = _COMPASS[round(degrees(atan2(east, north)) / 45 + 1e-6) % 8] if hypot(east, north) > 0.1 else ""
    return " ".join(filter(None, ("inner" if pieces > 1 else "", towards, "bank")))


def _direction(topology: Topology, number: int) -> str:
    """Where an edge of a tile lies: ``north-east``."""
    return direction_name(number, topology.orientation)


def _river(topology: Topology, number: int) -> str:
    """A river by its tile; where there are several, with its ends."""
    return f"the river of {tile(topology, topology.spot_tiles[number])}{_river_mark(topology, number)}"


def _river_mark(topology: Topology, number: int) -> str:
    """The ends of a river in brackets, where its tile has several rivers."""
    at = topology.spot_tiles[number]
    if len(topology.rivers_of[at]) == 1:
        return ""
    ends = " and ".join(_direction(topology, end) for end in EDGES if topology.river_at[at][end] == number)
    return f" ({ends})"


def border(state: GameState, number: int) -> str:
    """A border by the regions on both sides: ``the pasture at 2,-1 and the north bank of 3,-1``."""
    first, second = state.topology.border_regions[number]
    return f"{spot(state, first)} and {spot(state, second)}"


def site(topology: Topology, number: int) -> str:
    """A bridge site: ``the river of 2,-1``, or the arm of a river that has several sites."""
    here = topology.sites[number]
    river = topology.river_at[here.tile][here.edge]
    arms = sum(topology.river_at[here.tile][topology.sites[one].edge] == river for one in topology.sites_of[here.tile])
    name = _river(topology, river)
    return name if arms == 1 else f"the {_direction(topology, here.edge)} arm of {name}"


def edge(topology: Topology, number: int) -> str:
    """An edge by the tiles on both sides: ``2,-1 and 3,-1``."""
    return " and ".join(tile(topology, one) for one in topology.edge_tiles[number])


def transporter(state: GameState, number: int) -> str:
    """A transporter by kind and number: ``donkey 3``."""
    return f"{TRANSPORTERS[state.kinds[number]]} {number + 1}"


def place(state: GameState, number: int) -> str:
    """A place of goods: a spot or a transporter."""
    return spot(state, number) if number >= 0 else transporter(state, ~number)


def good(code: int) -> str:
    """A good."""
    return str(GOODS[code])


def building(code: int) -> str:
    """A building: ``stone factory``."""
    return str(BUILDINGS[code])


def subject(code: int) -> str:
    """A subject: ``new shafts``."""
    return str(SUBJECTS[code])


def a(noun: str) -> str:
    """A noun with its article: ``an oil rig``."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def mixture(shares: Mixture) -> str:
    """A mine's mixture: ``3 gold and 3 iron``."""
    return counts([(GOLD, shares.gold), (IRON, shares.iron)])


def player(number: int) -> str:
    """A player: ``player 1``; also neutral and unused."""
    return {NEUTRAL: "neutral", NONE: "nobody"}.get(number, f"player {number + 1}")


def called(state: GameState, number: int) -> str:
    """A player by name, or by number where there is none."""
    return name(state, number) or player(number)


def name(state: GameState, number: int) -> str:
    """The name of a player, fit to stand in a line; empty where there is none.

    Names may come from any file: what cannot be seen and what breaks lines or turns them around is left out, a long
    name is cut, and one that is written from right to left is marked off from the text around it.
    """
    names = state.terms.names
    given = names[number] if 0 <= number < len(names) else ""
    shown = " ".join("".join(sign for sign in given if sign.isprintable() or sign.isspace()).split())
    if len(shown) > LONGEST_NAME:
        shown = shown[: LONGEST_NAME - 1].rstrip() + "…"
    return f"{ISOLATE}{shown}{END_ISOLATE}" if any(bidirectional(sign) in {"R", "AL"} for sign in shown) else shown


_SINGLE = {TRUNKS: "trunk", BOARDS: "board", COINS: "coin", GEESE: "goose"}


def count(code: int, number: int) -> str:
    """A good with its number: ``2 boards``, ``1 board``."""
    return f"{number} {unit(code) if number == 1 else good(code)}"


def counts(goods: Iterable[Count], none: str = "nothing") -> str:
    """Goods with their numbers: ``2 boards and 1 stone``."""
    return listed([count(code, number) for code, number in goods if number]) or none


def lack(missing: Sequence[Count], needs: Sequence[Count]) -> str:
    """What is missing of what is needed: ``1 board and 1 stone are lacking``."""
    if [*missing] == [*needs]:
        return "nothing of it is in reach"
    return f"{counts(missing)} {'is' if sum(number for _, number in missing) == 1 else 'are'} lacking"


def unit(code: int) -> str:
    """One piece of a good: ``board``, ``stone``."""
    return _SINGLE.get(code, good(code))


def none_of(code: int) -> str:
    """That a good is missing: ``are no boards``, ``is no stone``."""
    return f"{'are' if code in _SINGLE else 'is'} no {good(code)}"


def players(state: GameState, numbers: Iterable[int]) -> str:
    """Players in a row: ``player 1 or player 3``."""
    return " or ".join(called(state, number) for number in numbers) or "nobody"


_DOINGS: Mapping[type[Action], str] = {
    act.Figures: "drawing the row of figures",
    act.Mines: "drawing what the mines make",
    act.ChooseHome: "choosing a home",
    act.Ask: "asking for an order of play",
    act.Waive: "leaving the order of play as it is",
    act.CashIn: "stopping to pray",
    act.Pray: "praying on",
    act.TakePosition: "taking a position",
    act.Done: "being done with a phase",
    act.Propose: "offering something",
    act.Answer: "answering an offer",
    act.Transfer: "moving goods",
    act.Produce: "running a building",
    act.Make: "making a transporter",
    act.Dismantle: "putting a transporter out of use",
    act.Breed: "breeding",
    act.Research: "research",
    act.Upgrade: "upgrading a factory",
    act.Step: "going on",
    act.Lead: "leading geese",
    act.LetGo: "letting geese go",
    act.TakeAboard: "taking a transporter aboard",
    act.SetDown: "setting a transporter down",
    act.Build: "building",
    act.Shaft: "adding a shaft",
    act.BuildRoad: "building a road",
    act.BuildBridge: "building a bridge",
    act.BuildWall: "building a wall",
    act.Demolish: "demolishing a wall",
    act.Brick: "buying a brick",
}


def doing(action: Action) -> str:
    """What an action is called in sentences: ``setting a transporter down``."""
    return _DOINGS[type(action)]


def moment(state: GameState) -> str:
    """The phase, and what is being decided in it: ``the movement phase, where players may ask for an order``."""
    if state.phase is Phase.SETUP:
        return "the setting up"
    return f"the {state.phase.name.lower()} phase{_STAGES[state.stage]}"


def first(state: GameState) -> str:
    """What is being decided before anything else: ``first players take positions``."""
    return {
        Stage.DRAW: "first the mines are drawn",
        Stage.ASKING: "first players say whether they ask for an order of play",
        Stage.PRAYING: "first players decide about praying",
        Stage.POSITIONS: "first players take positions",
        Stage.PLAY: "nobody is asked for that now",
    }[state.stage]


_STAGES = {
    Stage.DRAW: ", where the mines are drawn",
    Stage.ASKING: ", where players may ask for an order of play",
    Stage.PRAYING: ", where players decide about praying",
    Stage.POSITIONS: ", where players take positions",
    Stage.PLAY: "",
}
