"""How texts name things: transporters, places, goods, players. Notation and sentences use the same words.

A tile is ``2,-1``; a region of a divided tile ``2,-1/5`` by its first half-edge, a river ``2,-1~0`` by its first edge,
a dock ``2,-1@4`` by its half-edge, an edge ``2,-1:3``; a transporter is its kind with its number in the game, from 1:
``donkey3``. Players count from 1; sentences call them by their names.
"""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import bidirectional

from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import (
    BOARDS,
    BUILDINGS,
    COINS,
    GEESE,
    GOODS,
    NEUTRAL,
    NONE,
    SUBJECTS,
    TRANSPORTERS,
    TRUNKS,
    Count,
)
from rbdesigner.engine.state import GameState, Phase, Stage
from rbdesigner.engine.topology import DOCK, REGION, RIVER, Topology
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import Mixture

LONGEST_NAME = 24
"""Signs of a player's name that stand in a line."""
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Between them the direction of writing is for itself."""


def hexagon(place: Hex) -> str:
    """A place of the map: ``2,-1``."""
    return f"{place[0]},{place[1]}"


def tile(topology: Topology, number: int) -> str:
    """A tile by its place."""
    return hexagon(topology.places[number])


def spot(topology: Topology, number: int) -> str:
    """A spot by tile and what it is there."""
    kind, at = topology.spot_kinds[number], topology.spot_tiles[number]
    name = tile(topology, at)
    if kind == REGION:
        return f"{name}/{topology.spot_numbers[number]}" if len(topology.regions_of[at]) > 1 else name
    return name + {RIVER: f"~{topology.spot_numbers[number]}", DOCK: f"@{topology.spot_numbers[number]}"}.get(kind, "")


def border(topology: Topology, number: int) -> str:
    """A border by the first tile that has it and its half-edge there: ``2,-1|6``."""
    at = topology.spot_tiles[topology.border_regions[number][0]]
    return f"{tile(topology, at)}|{topology.border_at[at].index(number)}"


def site(topology: Topology, number: int) -> str:
    """A bridge site by its tile and the edge of the river's arm: ``2,-1:3``."""
    here = topology.sites[number]
    return f"{tile(topology, here.tile)}:{here.edge}"


def edge(topology: Topology, number: int) -> str:
    """An edge by the tile that has it as its edge 0, 1 or 2: ``2,-1:1``."""
    key = topology.edge_keys[number]
    return f"{hexagon(key.at)}:{key.edge}"


def transporter(state: GameState, number: int) -> str:
    """A transporter by kind and number: ``donkey3``."""
    return f"{TRANSPORTERS[state.kinds[number]]}{number + 1}"


def place(state: GameState, number: int) -> str:
    """A place of goods: a spot or a transporter."""
    return spot(state.topology, number) if number >= 0 else transporter(state, ~number)


def good(code: int) -> str:
    """A good."""
    return str(GOODS[code])


def building(code: int) -> str:
    """A building in one word: ``stone-factory``."""
    return BUILDINGS[code].replace(" ", "-")


def subject(code: int) -> str:
    """A subject in one word: ``new-shafts``."""
    return SUBJECTS[code].replace(" ", "-")


def mixture(shares: Mixture) -> str:
    """A mine's mixture, gold first: ``3+3``."""
    return f"{shares.gold}+{shares.iron}"


def player(number: int) -> str:
    """A player: ``player 1``; also neutral and unused."""
    return {NEUTRAL: "neutral", NONE: "nobody"}.get(number, f"player {number + 1}")


def called(state: GameState, number: int) -> str:
    """A player by name, or by number where there is none."""
    return name(state, number) or player(number)


def name(state: GameState, number: int) -> str:
    """The name of a player, fit to stand in a line; empty where there is none.

    Names may come from any file: what cannot be seen and what breaks lines or turns them around is left out, what could
    be taken for markup is not, a long name is cut, and one that is written from right to left is marked off from the
    text around it.
    """
    names = state.terms.names
    given = names[number] if 0 <= number < len(names) else ""
    shown = " ".join("".join(sign for sign in given if sign.isprintable() or sign.isspace()).split())
    shown = shown.replace("<", "‹").replace("&lt;", "‹")
    if len(shown) > LONGEST_NAME:
        shown = shown[: LONGEST_NAME - 1].rstrip() + "…"
    return f"{ISOLATE}{shown}{END_ISOLATE}" if any(bidirectional(sign) in {"R", "AL"} for sign in shown) else shown


_SINGLE = {TRUNKS: "trunk", BOARDS: "board", COINS: "coin", GEESE: "goose"}


def counts(goods: Iterable[Count]) -> str:
    """Goods with their numbers: ``2 boards and 1 stone``."""
    parts = [f"{count} {_SINGLE.get(code, good(code)) if count == 1 else good(code)}" for code, count in goods if count]
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:]))) or "none"


def players(state: GameState, numbers: Iterable[int]) -> str:
    """Players in a row: ``player 1 or player 3``."""
    return " or ".join(called(state, number) for number in numbers) or "nobody"


def verb(action: Action) -> str:
    """What an action is called in sentences: ``Set-down``."""
    return action.verb.capitalize()


def moment(state: GameState) -> str:
    """The phase, and what is being decided in it: ``the movement phase, where players may ask for an order``."""
    if state.phase is Phase.SETUP:
        return "the setting up"
    return f"the {state.phase.name.lower()} phase{_STAGES[state.stage]}"


_STAGES = {
    Stage.DRAW: ", where the mines are drawn",
    Stage.ASKING: ", where players may ask for an order of play",
    Stage.PRAYING: ", where players decide about praying",
    Stage.POSITIONS: ", where players take positions",
    Stage.PLAY: "",
}
