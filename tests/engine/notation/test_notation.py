"""The notation: what is written is read back, and what is read is meant."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.core.actions import (
    ANYWHERE,
    CHANCE,
    KINDS,
    Action,
    Brick,
    BuildBridge,
    BuildRoad,
    BuildWall,
    ChooseHome,
    Figures,
    Inputs,
    Make,
    Mines,
    Produce,
    Propose,
    Shaft,
    Step,
    Transfer,
)
from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.connections import lay_bridge
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.notation.notation import (
    NotationError,
    from_json,
    line,
    parse,
    parse_line,
    text,
    to_json,
    verb,
)
from rbdesigner.rules.tables import NEW_MINE, Mixture
from tests.engine.notated_games import PLAYERS, ROOT, assert_valid, divided_tile, new_state, refuses
from tests.engine.small_game import SmallGame
from tests.strategies import some

SCENARIOS = sorted((ROOT / "scenarios").glob("*.rbmap"))


# Games to write about


@cache
def scene(path: Path, bridged: bool) -> GameState:
    """A scenario with a transporter of each kind, twice, and with a bridge on every second site."""
    state = new_state(path)
    for number in range(2 * len(TRANSPORTERS)):
        state.place_transporter(number % len(TRANSPORTERS), number % PLAYERS, number)
    for site in range(0, len(state.topology.sites) if bridged else 0, 2):
        lay_bridge(state, site)
    return state


@pytest.fixture
def small() -> SmallGame:
    return divided_tile()


# There and back


def values(state: GameState) -> dict[str, st.SearchStrategy[Any]]:
    """For each name of a field all it may hold in a game."""

    def below(count: int) -> st.SearchStrategy[int]:
        return st.integers(0, count - 1)

    topology = state.topology
    transporter, good = below(len(state.kinds)), below(len(GOODS))
    tile, spot = below(len(topology.places)), st.sampled_from(sorted(set(state.root)))
    holder = spot | transporter.map(lambda number: ~number)
    units = st.tuples(good, holder | st.just(ANYWHERE))
    mixture = st.builds(Mixture, below(100), below(100))
    players = st.permutations(range(PLAYERS)).flatmap(lambda row: st.integers(1, PLAYERS).map(lambda n: tuple(row[:n])))
    return {
        "order": players,
        "partners": players,
        "drawn": st.dictionaries(tile, good).map(lambda drawn: tuple(sorted(drawn.items()))),
        "position": below(10**9),
        "agrees": st.booleans(),
        **dict.fromkeys(("transporter", "carrier", "passenger"), transporter),
        **dict.fromkeys(("source", "target"), holder),
        **dict.fromkeys(("spot", "to"), spot),
        "good": good,
        "tile": tile,
        "subject": below(len(SUBJECTS)),
        "building": below(len(BUILDINGS)),
        "mixture": mixture,
        "border": below(len(topology.border_edges)),
        "edge": below(len(topology.edge_keys)),
        "site": below(len(topology.sites)),
        "inputs": st.lists(units, max_size=20).map(lambda inputs: tuple(sorted(inputs))),
    }


@st.composite
def actions(draw: st.DrawFn, state: GameState, kind: type[Action], player: int | None = None) -> Action:
    """Any action of a kind; an offer holds any other but chance and offers."""
    who = NONE if kind in CHANCE else draw(st.integers(0, PLAYERS - 1)) if player is None else player
    known = values(state)
    if kind is Propose:
        possible = [other for other in kinds(state) if other not in (*CHANCE, Propose)]
        return Propose(who, draw(known["partners"]), draw(actions(state, draw(st.sampled_from(possible)), who)))
    given = {field.name: draw(known[field.name]) for field in fields(kind)[1:]}
    if kind is Make and draw(st.booleans()):
        given["spot"] = NONE
    if given.get("mixture") and kind is not Shaft and draw(st.booleans()):
        given["mixture"] = None
    return kind(who, **given)


def kinds(state: GameState) -> list[type[Action]]:
    return [kind for kind in KINDS if kind is not BuildBridge or state.topology.sites]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@some(0.2)
@given(data=st.data())
def test_every_action_is_read_back_as_it_was(kind: type[Action], data: st.DataObject) -> None:
    state = scene(data.draw(st.sampled_from(SCENARIOS)), data.draw(st.booleans()))
    if kind not in kinds(state):
        return
    action = data.draw(actions(state, kind))
    written = text(state, action)
    assert written.isprintable()
    assert parse(state, written, action.player) == action
    assert parse_line(state, line(state, action)) == action
    packed = to_json(state, action)
    assert from_json(state, json.loads(json.dumps(packed))) == action
    assert_valid(packed)
    assert parse(state, f"  {written.upper().replace(' ', chr(9) + ' ')} ", action.player) == action


@given(data=st.data())
def test_inputs_in_any_order_have_one_form(data: st.DataObject) -> None:
    state = scene(SCENARIOS[-1], True)
    inputs: Inputs = data.draw(values(state)["inputs"])
    mixed = Brick(0, tuple(data.draw(st.permutations(inputs))))
    assert text(state, mixed) == text(state, Brick(0, inputs))
    assert to_json(state, mixed) == to_json(state, Brick(0, inputs))
    items = ["boards", "2 stone@wagon2", "paper"]
    assert parse(state, f"brick with {', '.join(data.draw(st.permutations(items)))}", 0) == Brick(
        0, ((1, ANYWHERE), (2, ~1), (2, ~1), (9, ANYWHERE))
    )


# Names


def test_a_region_may_be_named_by_any_of_its_half_edges_and_a_river_by_any_edge(small: SmallGame) -> None:
    for half_edge in (9, 10, 11, 0, 1, 2):
        assert parse(small.state, f"step donkey1 0,0/{half_edge}", 0) == Step(0, 0, small.spot("0,0/0"))
    assert text(small.state, Step(0, 0, small.spot("0,0/5"))) == "step donkey1 0,0/3"
    assert parse(small.state, "step raft3 0,0~4", 0) == Step(0, 2, small.spot("0,0~1"))
    assert parse(small.state, "step donkey1 1,0/7", 0) == Step(0, 0, small.spot("1,0"))
    assert text(small.state, Step(0, 0, small.spot("1,0"))) == "step donkey1 1,0"
    assert parse(small.state, "step raft3 1,-1", 0) == Step(0, 2, small.spot("1,-1"))


def test_joined_regions_are_one(small: SmallGame) -> None:
    with pytest.raises(NotationError, match=r"^'0,0' is divided by a river: write 0,0/0 or 0,0/3$"):
        parse(small.state, "home 0,0", 0)
    far = small.spot("0,0/3")
    small.bridge("0,0", 1)
    root = small.spot("0,0/0")
    assert root != far
    for name in ("0,0", "0,0/0", "0,0/5"):
        assert parse(small.state, f"home {name}", 0) == ChooseHome(0, root)
    assert text(small.state, ChooseHome(0, far)) == text(small.state, ChooseHome(0, root)) == "home 0,0/0"
    assert text(small.state, Transfer(0, 1, far, ~0)) == "load boards 0,0/0 > donkey1"
    assert text(small.state, Brick(0, ((1, far), (1, root)))) == "brick with 2 boards@0,0/0"


def test_edges_and_borders_may_be_named_from_both_sides(small: SmallGame) -> None:
    wall = BuildWall(0, 0, small.edge("0,0", 2))
    assert parse(small.state, "wall donkey1 0,0:2", 0) == parse(small.state, "wall donkey1 1,0:5", 0) == wall
    assert text(small.state, wall) == "wall donkey1 0,0:2"
    road = BuildRoad(0, 0, small.border("0,0", 4))
    for name in ("0,0|4", "0,0|5", "1,0|10", "1,0|11"):
        assert parse(small.state, f"road donkey1 {name}", 0) == road


def test_the_two_borders_of_an_edge_with_a_river_are_two(small: SmallGame) -> None:
    first, second = (parse(small.state, f"road donkey1 0,0|{half_edge}", 0) for half_edge in (8, 9))
    assert first != second
    assert parse(small.state, "road donkey1 -1,1|3", 0) == first


def test_a_bridge_site_may_be_named_by_both_ends_of_the_river(small: SmallGame) -> None:
    bridge = BuildBridge(0, 0, small.site("0,0", 1))
    assert parse(small.state, "bridge donkey1 0,0:1", 0) == parse(small.state, "bridge donkey1 0,0:4", 0) == bridge


def test_a_transfer_is_called_by_its_places(small: SmallGame) -> None:
    ground, other = small.spot("0,0/0"), small.spot("0,0/3")
    cases = {"load": (ground, ~0), "unload": (~0, ground), "hand": (~0, ~1), "ferry": (ground, other)}
    for name, (source, target) in cases.items():
        action = Transfer(0, 1, source, target)
        written = text(small.state, action)
        assert verb(action) == written.split()[0] == name
        assert parse(small.state, written.replace(name, "move"), 0) == action
        assert from_json(small.state, {**to_json(small.state, action), "do": "move"}) == action
        for wrong in cases.keys() - {name}:
            refuses(
                small.state, written.replace(name, wrong), f"'{wrong}' is wrong between these places: it is '{name}'"
            )


def test_a_line_needs_no_more_blanks_than_to_part_words(small: SmallGame) -> None:
    assert parse_line(small.state, "1:offer 2 3:hand boards donkey1>wagon2") == Propose(
        0, (1, 2), Transfer(0, 1, ~0, ~1)
    )
    assert parse_line(small.state, "  1 :  run   Donkey1 WITH Trunks,boards@0,0/1 , paper\n") == Produce(
        0, 0, ((0, ANYWHERE), (1, small.spot("0,0/0")), (9, ANYWHERE))
    )
    assert parse_line(small.state, "Chance:figures 3,  1, 2") == Figures(NONE, (2, 0, 1))


def test_what_may_be_left_out(small: SmallGame) -> None:
    fuel = ((4, ANYWHERE),)
    assert parse(small.state, "shaft donkey1", 0) == Shaft(0, 0, NEW_MINE)
    assert parse(small.state, "shaft donkey1 with fuel", 0) == Shaft(0, 0, NEW_MINE, fuel)
    assert parse(small.state, "make donkey1 with fuel", 0) == Make(0, 0, NONE, fuel)
    assert from_json(small.state, {"do": "make", "player": 1, "transporter": 1}) == Make(0, 0)


def test_mines_are_in_the_order_of_tiles(small: SmallGame) -> None:
    first, second = sorted((small.tile("0,1"), small.tile("-1,1")))
    drawn = Mines(NONE, ((first, 6), (second, 5)))
    assert parse_line(small.state, "chance: mines 0,1 iron, -1,1 gold") == drawn
    assert line(small.state, Mines(NONE, drawn.drawn[::-1])) == "chance: mines -1,1 gold, 0,1 iron"
    assert parse_line(small.state, "chance: mines") == Mines(NONE, ())


# The page
