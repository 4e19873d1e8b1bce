"""What players read: things are called by plain names, and nothing of the notation is left in a sentence."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Build
from rbdesigner.engine.core.codes import BOARDS, GEESE, STONE
from rbdesigner.engine.core.connections import lay_bridge
from rbdesigner.engine.core.game_terms import Terms
from rbdesigner.engine.core.refusal import CATALOGUE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import compile_map
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.hexes import Orientation
from rbdesigner.messages import things
from rbdesigner.messages.phrases import text
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.tiles import SHAPE_NAMES, ShapeName
from tests.checks.maps import map_of
from tests.engine.candidates import candidate
from tests.engine.furnished import furnished
from tests.engine.small_game import SmallGame
from tests.parameters import few

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").glob("*.rbmap"))
NOTATION = re.compile(
    r"[a-z]\d|\d/\d|[@~|>_]|\d:\d|\d\+\d|-factory|-pit|-rig|-mill|-burner|-exchange|[a-z]-idea|-shafts"
)
"""What looks like the notation."""
CLUMSY = re.compile(
    r"(?<!layer )\b1 (trunks|boards|coins|geese|goods|transporters|points|runs|tiles)\b|\b(an? )?a [aeiou]|  |\bNone\b"
)
"""Numbers and articles that do not go with their nouns."""
ENOUGH = 100
"""Sentences of one code that are read in a game; some are met thousands of times."""


def told(path: Path, players: int, seed: int, most: int) -> Counter[str]:
    """Play at random, trying all kinds of things; returns how often each code came, and looks at every sentence."""
    scenario = furnished(rb.load(path), players, seed)
    game, random, machine = Game.new(scenario, players, seed), Random(seed), RandomPlayer(seed)
    codes = Counter[str]()
    for _ in range(most):
        if game.over:
            break
        for _ in range(30):
            refusal = legality.check(game.state, candidate(game.state, random))
            if refusal is not None:
                codes[refusal.code] += 1
                if codes[refusal.code] > ENOUGH:
                    continue
                said = refusal_sentence(game.state, refusal)
                assert not NOTATION.search(said), said
                assert not CLUMSY.search(said), said
                assert re.match(r"[A-Z]", said), said
        game.apply(machine.decide(game))
    return codes


@pytest.mark.parametrize(("maps", "most"), few([(5, 150), (8, 300)], 1))
def test_no_refusal_of_whole_random_games_speaks_the_notation(maps: int, most: int) -> None:
    met = Counter[str]()
    for number, path in [*enumerate(SCENARIOS)][-maps:]:
        met += told(path, players=1 + number % 4, seed=number, most=most)
    assert len(met) > 0.6 * len(CATALOGUE), sorted(CATALOGUE.keys() - met.keys())


RIVERS = "0,0 pasture 0-3; 1,0 woods 1; 0,1 rock 0-1 3-4; 3,0 sea; 2,0 pasture 1-4; 2,-1 sea"


@pytest.mark.parametrize(
    ("spot", "name"),
    [
        ("1,0", "on the woods at (1, 0)"),
        ("0,0/1", "on the east bank of (0, 0)"),
        ("0,0/0", "on the west bank of (0, 0)"),
        ("0,0~0", "in the river of (0, 0)"),
        ("0,1~0", "in the river of (0, 1) (north and north-east)"),
        ("0,1/0", "on the inner bank of (0, 1)"),
        ("0,1/1", "on the north-east bank of (0, 1)"),
        ("2,0@4", "at the south-east dock of (2, 0)"),
        ("2,0@2", "at the north-east dock of (2, 0) (left bank)"),
        ("2,0@3", "at the north-east dock of (2, 0) (right bank)"),
        ("3,0", "on the sea at (3, 0)"),
    ],
)
def test_a_spot_is_called_by_what_it_is_and_where_it_lies(spot: str, name: str) -> None:
    w = SmallGame(f"{RIVERS}; 3,-1 sea")
    assert text(things.spot(w.state, w.spot(spot)), "in") == name
    assert str(things.spot(w.state, w.spot(spot))) == name.split(" ", 1)[1]


def test_banks_that_bridges_have_joined_are_the_whole_tile() -> None:
    w = SmallGame(RIVERS)
    lay_bridge(w.state, w.site("0,0", 0))
    assert str(things.spot(w.state, w.spot("0,0/1"))) == "the pasture at (0, 0)"
    assert text(things.spot(w.state, w.spot("0,0/1")), "part") == "pasture"


@pytest.mark.parametrize(
    ("rivers", "spot", "name"),
    [
        ("", "0,0", "pasture"),
        ("0-3", "0,0/1", "east bank"),
        ("0-3", "0,0~0", "river"),
        ("0-1 3-4", "0,0~3", "river (south and south-west)"),
        ("0", "0,0@0", "north dock (left bank)"),
    ],
)
def test_a_part_of_a_tile_is_called_as_in_sentences(rivers: str, spot: str, name: str) -> None:
    w = SmallGame(f"0,0 pasture {rivers}; 0,-1 sea")
    assert text(things.spot(w.state, w.spot(spot)), "part") == name
    start, _, mark = name.partition(" (")
    assert str(things.spot(w.state, w.spot(spot))).startswith(f"the {start} ")
    assert str(things.spot(w.state, w.spot(spot))).endswith(mark)


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("shape", SHAPE_NAMES, ids=lambda shape: shape.key)
def test_whatever_rivers_do_on_a_tile_everything_there_has_a_name_of_its_own(
    shape: ShapeName, orientation: Orientation
) -> None:
    scenario = map_of({(0, 0): f"pasture {' '.join('-'.join(map(str, river)) for river in shape.rivers)}"})
    scenario.properties = replace(scenario.properties, orientation=orientation)
    topology = compile_map(scenario)
    state = GameState(topology, Terms.of(1))
    for names in (
        [str(things.spot(state, spot)) for spot in range(len(topology.spot_tiles))],
        [str(things.site(topology, site)) for site in range(len(topology.sites))],
    ):
        assert len(set(names)) == len(names), names


def test_goods_are_counted_in_the_right_form() -> None:
    assert str(things.counts([(BOARDS, 1), (STONE, 0), (GEESE, 2)])) == "1 board and 2 geese"
    assert str(things.counts([])) == "nothing"
    assert [text(things.good(good), "none") for good in (BOARDS, STONE)] == ["are no boards", "is no stone"]


@pytest.mark.parametrize(("goods", "sentence"), [
    ({}, "It takes 2 boards and 1 stone; nothing of it is in reach."),
    ({"boards": 1}, "It takes 2 boards and 1 stone; 1 board and 1 stone are missing."),
    ({"boards": 2}, "It takes 2 boards and 1 stone; 1 stone is missing."),
])  # fmt: skip
def test_a_lack_of_goods_is_told_in_whole_words(goods: dict[str, int], sentence: str) -> None:
    w = SmallGame("0,0 rock; 1,0 pasture", Phase.BUILDING)
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", **goods)
    refusal = legality.check(w.state, Build(0, donkey, w.building("mint"), w.spot("0,0")))
    assert refusal is not None
    assert refusal_sentence(w.state, refusal) == sentence
