"""The notation: what is written is read back, what is read is meant, and all else is refused in one line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from rbdesigner.engine.actions import (
    ANYWHERE,
    CHANCE,
    KINDS,
    Action,
    Answer,
    Breed,
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
from rbdesigner.engine.codes import BUILDINGS, GOODS, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.game_terms import Terms
from rbdesigner.engine.notation import (
    LONGEST_LINE,
    VERBS,
    NotationError,
    from_json,
    line,
    parse,
    parse_line,
    text,
    to_json,
    verb,
)
from rbdesigner.engine.state import GameState
from rbdesigner.engine.topology import compile_map
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import NEW_MINE, Mixture
from rbdesigner.scenario.files import load
from tests.engine.world import World

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = sorted((ROOT / "scenarios").glob("*.json"))
PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")
PLAYERS = 4
MEGABYTE = 1_000_000


# Games to write about


def new_state(path: Path, players: int = PLAYERS) -> GameState:
    return GameState(compile_map(load(path)), Terms.of(players, Options(), None, None))


@cache
def scene(path: Path, bridged: bool) -> GameState:
    """A scenario with a transporter of each kind, twice, and with a bridge on every second site."""
    state = new_state(path)
    for number in range(2 * len(TRANSPORTERS)):
        state.place_transporter(number % len(TRANSPORTERS), number % PLAYERS, number)
    for site in range(0, len(state.topology.sites) if bridged else 0, 2):
        state.join(site)
    return state


@cache
def two_waters() -> GameState:
    """The game of the examples in docs/notation.md."""
    state = new_state(ROOT / "scenarios" / "where-two-waters-meet.json", 3)
    for kind in ("donkey", "wagon", "donkey", "wagon", "raft", "raft"):
        state.place_transporter(TRANSPORTERS.index(kind), 0, 0)  # type: ignore[arg-type]
    return state


@pytest.fixture
def world() -> World:
    """A tile that a river divides, between land, rock and sea; donkey1, wagon2, raft3."""
    world = World("0,0 pasture 1-4; 1,0 woods; 0,1 rock; -1,1 mountain 1; 1,-1 sea; 0,-1 pasture", players=3)
    for kind, spot in (("donkey", "0,0/0"), ("wagon", "0,0/3"), ("raft", "0,0~1")):
        world.put(kind, spot)
    return world


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
@settings(max_examples=60, deadline=None)
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


@settings(max_examples=100, deadline=None)
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


def test_a_region_may_be_named_by_any_of_its_half_edges_and_a_river_by_any_edge(world: World) -> None:
    for half_edge in (9, 10, 11, 0, 1, 2):
        assert parse(world.state, f"step donkey1 0,0/{half_edge}", 0) == Step(0, 0, world.spot("0,0/0"))
    assert text(world.state, Step(0, 0, world.spot("0,0/5"))) == "step donkey1 0,0/3"
    assert parse(world.state, "step raft3 0,0~4", 0) == Step(0, 2, world.spot("0,0~1"))
    assert parse(world.state, "step donkey1 1,0/7", 0) == Step(0, 0, world.spot("1,0"))
    assert text(world.state, Step(0, 0, world.spot("1,0"))) == "step donkey1 1,0"
    assert parse(world.state, "step raft3 1,-1", 0) == Step(0, 2, world.spot("1,-1"))


def test_joined_regions_are_one(world: World) -> None:
    with pytest.raises(NotationError, match=r"^'0,0' is divided by a river: write 0,0/0 or 0,0/3$"):
        parse(world.state, "home 0,0", 0)
    far = world.spot("0,0/3")
    world.bridge("0,0", 1)
    root = world.spot("0,0/0")
    assert root != far
    for name in ("0,0", "0,0/0", "0,0/5"):
        assert parse(world.state, f"home {name}", 0) == ChooseHome(0, root)
    assert text(world.state, ChooseHome(0, far)) == text(world.state, ChooseHome(0, root)) == "home 0,0/0"
    assert text(world.state, Transfer(0, 1, far, ~0)) == "load boards 0,0/0 > donkey1"
    assert text(world.state, Brick(0, ((1, far), (1, root)))) == "brick with 2 boards@0,0/0"


def test_edges_and_borders_may_be_named_from_both_sides(world: World) -> None:
    wall = BuildWall(0, 0, world.edge("0,0", 2))
    assert parse(world.state, "wall donkey1 0,0:2", 0) == parse(world.state, "wall donkey1 1,0:5", 0) == wall
    assert text(world.state, wall) == "wall donkey1 0,0:2"
    road = BuildRoad(0, 0, world.border("0,0", 4))
    for name in ("0,0|4", "0,0|5", "1,0|10", "1,0|11"):
        assert parse(world.state, f"road donkey1 {name}", 0) == road


def test_the_two_borders_of_an_edge_with_a_river_are_two(world: World) -> None:
    first, second = (parse(world.state, f"road donkey1 0,0|{half_edge}", 0) for half_edge in (8, 9))
    assert first != second
    assert parse(world.state, "road donkey1 -1,1|3", 0) == first


def test_a_bridge_site_may_be_named_by_both_ends_of_the_river(world: World) -> None:
    bridge = BuildBridge(0, 0, world.site("0,0", 1))
    assert parse(world.state, "bridge donkey1 0,0:1", 0) == parse(world.state, "bridge donkey1 0,0:4", 0) == bridge


def test_a_transfer_is_called_by_its_places(world: World) -> None:
    ground, other = world.spot("0,0/0"), world.spot("0,0/3")
    cases = {"load": (ground, ~0), "unload": (~0, ground), "hand": (~0, ~1), "ferry": (ground, other)}
    for name, (source, target) in cases.items():
        action = Transfer(0, 1, source, target)
        written = text(world.state, action)
        assert verb(action) == written.split()[0] == name
        assert parse(world.state, written.replace(name, "move"), 0) == action
        assert from_json(world.state, {**to_json(world.state, action), "do": "move"}) == action
        for wrong in cases.keys() - {name}:
            refuses(
                world.state, written.replace(name, wrong), f"'{wrong}' is wrong between these places: it is '{name}'"
            )


def test_a_line_needs_no_more_blanks_than_to_part_words(world: World) -> None:
    assert parse_line(world.state, "1:offer 2 3:hand boards donkey1>wagon2") == Propose(
        0, (1, 2), Transfer(0, 1, ~0, ~1)
    )
    assert parse_line(world.state, "  1 :  run   Donkey1 WITH Trunks,boards@0,0/1 , paper\n") == Produce(
        0, 0, ((0, ANYWHERE), (1, world.spot("0,0/0")), (9, ANYWHERE))
    )
    assert parse_line(world.state, "Chance:figures 3,  1, 2") == Figures(NONE, (2, 0, 1))


def test_what_may_be_left_out(world: World) -> None:
    fuel = ((4, ANYWHERE),)
    assert parse(world.state, "shaft donkey1", 0) == Shaft(0, 0, NEW_MINE)
    assert parse(world.state, "shaft donkey1 with fuel", 0) == Shaft(0, 0, NEW_MINE, fuel)
    assert parse(world.state, "make donkey1 with fuel", 0) == Make(0, 0, NONE, fuel)
    assert from_json(world.state, {"do": "make", "player": 1, "transporter": 1}) == Make(0, 0)


def test_mines_are_in_the_order_of_tiles(world: World) -> None:
    first, second = sorted((world.tile("0,1"), world.tile("-1,1")))
    drawn = Mines(NONE, ((first, 6), (second, 5)))
    assert parse_line(world.state, "chance: mines 0,1 iron, -1,1 gold") == drawn
    assert line(world.state, Mines(NONE, drawn.drawn[::-1])) == "chance: mines -1,1 gold, 0,1 iron"
    assert parse_line(world.state, "chance: mines") == Mines(NONE, ())


# Refusals


def refuses(
    state: GameState, written: str, reason: str, read: Callable[[GameState, str], Action] | None = None
) -> None:
    with pytest.raises(NotationError) as caught:
        (read or (lambda state, written: parse(state, written, 0)))(state, written)
    assert reason in str(caught.value)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "the line is empty"),
        (" \t\n", "the line is empty"),
        ("stpe donkey1 0,0", "'stpe' is no action"),
        ("answer", "'answer' is no action"),
        ("ask\nask", "an action is one line"),
        ("ask me", "'me' is too much"),
        ("step donkey1", "'donkey1' cannot be the end: it is written step <transporter> <to>"),
        ("step donkey1 1,0 1,0", "'1,0' is too much"),
        ("step wagon1 1,0", "'wagon1' is a donkey"),
        ("step donkey4 1,0", "there is no transporter 'donkey4'"),
        ("step donkey0 1,0", "there is no transporter 'donkey0'"),
        ("step mule1 1,0", "'mule1' is no transporter, as donkey3 is"),
        ("step 1 1,0", "'1' is no transporter, as donkey3 is"),
        ("step donkey1 7,7", "'7,7' is not on the map"),
        ("step donkey1 1;0", "'1;0' is no spot"),
        ("step donkey1 1,0:3", "'1,0:3' is no spot"),
        ("step donkey1 1,0~1", "there is no river '1,0~1'"),
        ("step donkey1 0,0~7", "there is no river '0,0~7'"),
        ("step donkey1 0,0/12", "there is no region '0,0/12'"),
        ("step donkey1 1,0@6", "there is no dock '1,0@6'"),
        ("step dönkey1 1,0", "'dönkey1' is no word of the notation"),
        ("step don\u212aey1 1,0", "is no word of the notation"),
        ("step donkey\u0661 1,0", "is no word of the notation"),
        ("step donkey1 1,\u0660", "is no word of the notation"),
        ("ask\x00", "'ask\\x00' is no word of the notation"),
        ("ask \ud800", "'\\ud800' is no word of the notation"),
        ("upgrade 0,0/0", "'0,0/0' is no tile, as 2,-1 is"),
        ("road donkey1 0,0:2", "'0,0:2' is no border, as 2,-1|6 is"),
        ("road donkey1 0,0|2", "there is no border '0,0|2'"),
        ("wall donkey1 0,0|2", "'0,0|2' is no edge"),
        ("wall donkey1 1,0:1", "there is no edge '1,0:1'"),
        ("bridge donkey1 -1,1:1", "there is no bridge site '-1,1:1'"),
        ("bridge donkey1 0,0:2", "there is no bridge site '0,0:2'"),
        ("bridge donkey1 0,0:6", "there is no bridge site '0,0:6'"),
        ("load gravel 1,0 > donkey1", "'gravel' is no good; there are trunks, boards"),
        (
            "load boards 1,0 donkey1",
            "'donkey1' stands where '>' belongs: it is written load <good> <source> >",
        ),
        ("load boards 1,0 >", "'>' cannot be the end"),
        ("build donkey1 barn 1,0", "'barn' is no building; there are woodcutter"),
        ("build donkey1 mine 0,1 3", "'3' is no mixture of gold and iron"),
        ("build donkey1 mine 0,1 3+100", "'3+100' is no mixture"),
        ("research donkey1 alchemy", "'alchemy' is no subject"),
        ("make donkey1 0,0~1", "'0,0~1' is too much: it is written make <transporter> [at <spot>] [with <inputs>]"),
        ("make donkey1 at with boards", "'with' is no spot"),
        ("make donkey1 with boards at 0,0~1", "'boards at 0,0~1' is no good to take"),
        ("brick with", "'with' cannot be the end"),
        ("brick with boards,", "',' has nothing before or behind it"),
        ("brick with 0 boards", "'0 boards': nothing takes 0 goods"),
        ("brick with 201 boards", "'201 boards': nothing takes 201 goods"),
        ("brick with 200 boards, stone", "nothing takes more than 200 goods"),
        ("brick with 9999999999 boards", "is no good to take"),
        ("brick with boards@", "'boards@' is no good to take"),
        ("brick with boards@0,0", "'0,0' is divided by a river"),
        ("position -1", "'-1' is no number"),
        ("position 12345678901", "'12345678901' is no number"),
        ("figures 1 2", "'figures' is drawn by chance, not done by a player"),
        ("offer 2 ask", "'offer' needs players, a colon and an action"),
        ("offer: ask", "'offer' names no player to offer to"),
        ("offer 2:", "an action is missing"),
        ("offer 2 2: ask", "player 2 is named twice"),
        ("offer 4: ask", "there is no player 4"),
        ("offer 2: offer 3: ask", "'offer' cannot be offered"),
        ("offer 2: mines 0,1 gold", "'mines' is drawn by chance"),
    ],
)
def test_what_is_no_action_is_refused(world: World, written: str, reason: str) -> None:
    refuses(world.state, written, reason)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "the line is empty"),
        ("ask", "'ask' is no player with a colon behind"),
        ("1 ask", "'1' is no player with a colon behind"),
        (": ask", "':' is no player with a colon behind"),
        ("1:", "an action is missing"),
        ("0: ask", "there is no player 0"),
        ("4: ask", "there is no player 4"),
        ("one: ask", "'one' is no number"),
        ("\u0661: ask", "is no word of the notation"),
        ("1: figures 1 2 3", "'figures' is drawn by chance"),
        ("chance: ask", "'ask' is done by a player"),
        ("chance: figures 1 2 2", "player 2 is named twice"),
        ("chance: mines 0,1 gold, 0,1 iron", "a tile is named twice"),
        ("chance: mines 0,1", "'0,1' is no tile with what its mine makes"),
    ],
)
def test_a_line_that_nobody_can_have_done_is_refused(world: World, written: str, reason: str) -> None:
    refuses(world.state, written, reason, parse_line)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "null is no action"),
        ([], "a list is no action"),
        ("ask", "'ask' is no action, which is an object"),
        (10**5000, "a number is no action"),
        ({}, "has a member 'do'"),
        ({"do": 1, "player": 1}, "has a member 'do'"),
        ({"do": "stpe", "player": 1}, "'stpe' is no action"),
        ({"do": "as\u212a", "player": 1}, "is no action"),
        ({"do": "ask"}, "'ask' is done by a player"),
        ({"do": "ask", "player": 0}, "there is no player 0"),
        ({"do": "ask", "player": True}, "true is no whole number"),
        ({"do": "ask", "player": 1.0}, "1.0 is no whole number"),
        ({"do": "ask", "player": "1"}, "'1' is no whole number"),
        ({"do": "ask", "player": 10**5000}, "a number in an action is one from 0"),
        ({"do": "ask", "player": 1, "tile": "0,0"}, "'tile' is no member of 'ask'"),
        ({"do": "ask", "player": 1, 10**5000: 1}, "a number is no member of 'ask'"),
        ({"do": "mines", "player": 1, "drawn": []}, "'mines' is drawn by chance"),
        ({"do": "mines", "drawn": {}}, "an object is no list"),
        ({"do": "mines", "drawn": [["0,1", "gold"]]}, "a list is no word of the notation"),
        ({"do": "step", "player": 1, "transporter": 1}, "'step' lacks the member 'to'"),
        ({"do": "step", "player": 1, "transporter": 9, "to": "1,0"}, "there is no transporter 9"),
        ({"do": "step", "player": 1, "transporter": "donkey1", "to": "1,0"}, "'donkey1' is no whole number"),
        ({"do": "step", "player": 1, "transporter": 1, "to": [1, 0]}, "a list is no word of the notation"),
        ({"do": "step", "player": 1, "transporter": 1, "to": 10**5000}, "a number is no word of the notation"),
        ({"do": "step", "player": 1, "transporter": 1, "to": "é"}, "'é' is no word of the notation"),
        ({"do": "brick", "player": 1, "inputs": ["boards\n\nstone"]}, "'boards\\n\\nstone' is no good to take"),
        ({"do": "offer", "player": 1, "partners": [2]}, "'offer' lacks the member 'action'"),
        ({"do": "offer", "player": 1, "partners": [], "action": {"do": "ask"}}, "names no player"),
        ({"do": "offer", "player": 1, "partners": [2], "action": {"do": "offer"}}, "'offer' cannot be offered"),
        ({"do": "offer", "player": 1, "partners": [2], "action": "ask"}, "'ask' is no action"),
        (
            {"do": "offer", "player": 1, "partners": [2], "action": {"do": "ask", "player": 1}},
            "'player' is no member of 'ask'",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_json_that_is_no_action_is_refused(world: World, data: object, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_json(world.state, data)
    assert reason in str(caught.value)
    assert str(caught.value).isprintable()


WORDS = st.sampled_from(
    [*VERBS, "chance", "1", "4", "-1", "99", ":", ",", ">", "with", "at", "donkey1", "wagon3", "raft", "boards", "mine",
     "2 stone@0,0", "0,0", "1,0/3", "1,0~1", "0,0@6", "1,0:1", "0,0|4", "3+3", "9,9", "@", "é", "\n", "9" * 5000]
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.text() | st.lists(WORDS, max_size=9).map(" ".join) | st.lists(WORDS, max_size=5).map("".join))
@example("1: offer 2: " * 5000)
def test_any_text_is_an_action_or_a_notation_error(written: str) -> None:
    state = two_waters()
    for read in (parse_line, lambda state, line: parse(state, line, 0), lambda state, line: parse(state, line, NONE)):
        try:
            action = read(state, written)
        except NotationError as error:
            assert str(error).isprintable()
            assert len(str(error)) < 400
        else:
            assert parse_line(state, line(state, action)) == action


MEMBERS = [field.name for kind in KINDS for field in fields(kind)]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 9) | st.integers() | st.floats() | st.text() | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*MEMBERS, "do"]), inner, max_size=5),
)


@settings(max_examples=150, deadline=None)
@given(JSON | st.fixed_dictionaries({"do": WORDS}, optional=dict.fromkeys(MEMBERS, JSON)))
def test_any_json_is_an_action_or_a_notation_error(data: object) -> None:
    state = two_waters()
    try:
        action = from_json(state, data)
    except NotationError as error:
        assert str(error).isprintable()
    else:
        assert from_json(state, to_json(state, action)) == action


@pytest.mark.parametrize(
    "written",
    [
        "1: brick with " + "boards," * (MEGABYTE // 7),
        "1: " + "offer 2: " * (MEGABYTE // 9),
        "chance: figures " + "1 " * (MEGABYTE // 2),
        "chance: mines " + "0,0 gold, " * (MEGABYTE // 10),
        "1: step donkey" + "1" * MEGABYTE,
        "1: step " + "-" * MEGABYTE,
        "1: brick with boards@" + "2," * (MEGABYTE // 2),
        *(sign * MEGABYTE for sign in ("x", ":", ",", ">", "1", "1:", "é", "\n", " ", "\x00")),
    ],
    ids=lambda written: repr(written[:20]),
)
@pytest.mark.parametrize("size", [LONGEST_LINE, MEGABYTE])
def test_a_long_line_is_refused_in_few_words(written: str, size: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_line(two_waters(), written[:size])
    assert len(str(caught.value)) < 300


# The page


def rows() -> list[tuple[str, dict[str, Any]]]:
    """The lines of docs/notation.md with their JSON."""
    found = re.findall(r"^\| `(.+?)` \| `(\{.+?\})` \|", PAGE, re.MULTILINE)
    return [(line.replace("\\|", "|"), json.loads(data.replace("\\|", "|"))) for line, data in found]


@cache
def validator() -> Draft202012Validator:
    """The schema of docs/notation.md."""
    schema = json.loads(re.findall(r"^```json\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL)[-1])
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def assert_valid(data: object) -> None:
    assert not [error.message for error in validator().iter_errors(data)], data


@pytest.mark.parametrize(("written", "data"), rows(), ids=lambda value: value if isinstance(value, str) else "")
def test_the_examples_of_the_page_are_right(written: str, data: dict[str, Any]) -> None:
    state = two_waters()
    action = parse_line(state, written)
    assert written in (line(state, action), line(state, action).replace(": load", ": move"))
    assert (to_json(state, action), from_json(state, data)) == (data, action)
    assert_valid(data)


def test_the_page_shows_every_action() -> None:
    assert {written.split()[1] for written, _ in rows()} == set(VERBS)
    state = two_waters()
    assert {type(parse_line(state, written)) for written, _ in rows()} == set(KINDS)


def test_the_other_lines_of_the_page_are_right_too() -> None:
    state = two_waters()
    for block in re.findall(r"^```text\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        for written in block.splitlines():
            assert line(state, parse_line(state, written)) == written


@pytest.mark.parametrize(("written", "data"), rows(), ids=lambda value: value if isinstance(value, str) else "")
def test_the_schema_refuses_what_is_missing_or_unknown(written: str, data: dict[str, Any]) -> None:
    state = two_waters()
    spoilt = [{**data, "colour": "red"}, *({k: v for k, v in data.items() if k != name} for name in data)]
    for one in spoilt:
        try:
            from_json(state, one)
        except NotationError:
            assert not validator().is_valid(one), one
        else:
            assert_valid(one)


def test_answers_and_breeding_are_short() -> None:
    state = two_waters()
    assert [text(state, Answer(0, agrees)) for agrees in (True, False)] == ["agree", "refuse"]
    assert text(state, Breed(0, state.topology.index[(0, -1)])) == "breed 0,-1"  # type: ignore[index]
