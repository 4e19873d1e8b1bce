"""The upper bound: every game that the rules allow is one of the relaxed game, whose conditions are rules."""

from __future__ import annotations

from collections import Counter, deque
from pathlib import Path
from typing import NamedTuple

import pytest

pytest.importorskip("scipy", reason="HiGHS finds the bound")

import rbdesigner as rb
from benchmarks.drawn_maps import drawn_map
from benchmarks.linear_model import LinearModel, NoSolutionError, total
from benchmarks.puzzle_maps import puzzles
from benchmarks.relaxed_game import RelaxedGame
from benchmarks.solo_start import solo_start, stands_for
from benchmarks.upper_bound import upper_bound
from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NONE, SUBJECTS
from rbdesigner.engine.core.events import Made, PhaseBegun
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.hexes import Hex
from rbdesigner.players.player import play_game
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject
from rbdesigner.scenario.model import Properties, Scenario, Start
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile

MILLBROOK = Path(__file__).parent / "games" / "solo-millbrook.rbgame"
PUZZLES = [
    pytest.param(puzzle.best_file, id=puzzle.name, marks=[pytest.mark.slow] if puzzle.number > 1 else [])
    for puzzle in puzzles()
]
NEARLY = 1e-3


class Ledger(NamedTuple):
    """What a game comes to in a turn: what was made in it, and what stands and is known at its end."""

    made: Counter[Good]
    built: Counter[BuildingKind]
    known: frozenset[Subject]
    bricks: int


def ledgers(game: rb.Game) -> list[Ledger]:
    """The turns of a solo game, from playing it again."""
    again, found, made = game.copy(), list[Ledger](), Counter[Good]()
    again.go_to(0)
    while len(again.log) < len(game.log):
        for event in again.apply(game.log[len(again.log)]):
            if isinstance(event, PhaseBegun) and event.phase is Phase.PRODUCTION and event.turn > 1:
                found.append(ledger(again.state, made))
                made = Counter()
            elif isinstance(event, Made) and event.rule[0] in "PL":
                made[GOODS[event.good]] += event.count
    return [*found, ledger(again.state, made)]


def ledger(state: GameState, made: Counter[Good]) -> Ledger:
    """A turn that has ended in a state."""
    return Ledger(
        made,
        Counter(stands_for(BUILDINGS[code]) for code in state.buildings if code != NONE),
        frozenset(subject for code, subject in enumerate(SUBJECTS) if state.knows(0, code)),
        state.bricks.count(0),
    )


def held_to(game: rb.Game) -> RelaxedGame:
    """The relaxed game that does in every turn what a game did."""
    relaxed = RelaxedGame(solo_start(game.scenario))
    for turn, done in zip(relaxed.turns[1:], ledgers(game), strict=True):
        for good, made in turn.made.items():
            relaxed.model.equal(made, done.made[good])
        for kind, built in turn.built.items():
            relaxed.model.equal(built, done.built[kind])
        for subject, known in turn.known.items():
            relaxed.model.equal(known, subject in done.known)
        relaxed.model.equal(turn.bricks, done.bricks)
    return relaxed


@pytest.mark.parametrize("path", [pytest.param(MILLBROOK, id="millbrook"), *PUZZLES])
def test_every_known_game_is_one_of_the_relaxed_game(path: Path) -> None:
    game = rb.Game.load(path)
    assert held_to(game).most() >= game.scores()[0].total - NEARLY


@pytest.mark.parametrize(("spec", "seed"), [("random", 4), pytest.param("planner:easy", 3, marks=pytest.mark.slow)])
def test_games_on_drawn_maps_are_too(spec: str, seed: int) -> None:
    game = rb.Game.new(drawn_map(seed), seed=seed)
    deque(play_game(game, [rb.find_player(spec).seat(0, seed)]), maxlen=0)
    assert held_to(game).most() >= game.scores()[0].total - NEARLY


def relaxed(terrains: str, prefill: int = 17, **goods: int) -> RelaxedGame:
    """The relaxed game of three turns on a row of tiles, with the home on the first and these goods."""
    named = {terrain.value[0]: terrain for terrain in Terrain} | {"~": Terrain.SEA}
    tiles = {Hex(place, 0): tile(named[letter]) for place, letter in enumerate(terrains)}
    start = Start(tuple((Good(good), count) for good, count in goods.items()))
    properties = Properties(start=start, turns=3, wonder_prefill=prefill)
    return RelaxedGame(solo_start(Scenario(properties, tiles, {Hex(0, 0): Home(player=1)})))


@pytest.mark.rule("K2", "K4")
def test_buildings_cost_goods_and_stand_on_their_terrain() -> None:
    game = relaxed("wwp", boards=5)
    assert game.most(game.turns[1].built[BuildingKind.WOODCUTTER]) == pytest.approx(2)
    assert game.most(game.turns[1].built[BuildingKind.QUARRY]) == pytest.approx(0)
    assert game.most(game.turns[1].built[BuildingKind.COAL_BURNER]) == pytest.approx(1)


@pytest.mark.rule("K3")
def test_a_tile_has_one_building_and_a_desert_none() -> None:
    game = relaxed("wpd", boards=50, stone=50)
    assert game.most(total(game.turns[3].built.values())) == pytest.approx(2)


@pytest.mark.rule("V5")
def test_a_desert_has_one_once_the_mark_is_covered() -> None:
    game = relaxed("wpd", prefill=45, boards=50, stone=50)
    assert game.most(total(game.turns[1].built.values())) == pytest.approx(3)


@pytest.mark.rule("P1", "P12")
def test_a_woodcutter_cuts_a_trunk_from_the_next_turn_on() -> None:
    game = relaxed("wp", boards=1)
    trunks = [game.most(turn.made[Good.TRUNKS]) for turn in game.turns[1:]]
    assert trunks == pytest.approx([0, 1, 1])


@pytest.mark.rule("P3", "T1")
def test_a_trunk_is_sawn_a_turn_after_it_was_cut() -> None:
    game = relaxed("wp", boards=3, stone=1)
    boards = [game.most(turn.made[Good.BOARDS]) for turn in game.turns[1:]]
    assert boards == pytest.approx([0, 0, 2])


@pytest.mark.rule("P2", "Z4", "K5")
def test_a_mine_makes_gold_and_iron_in_turn() -> None:
    game = relaxed("mp", boards=3, stone=1)
    assert game.most(game.turns[2].made[Good.GOLD]) == pytest.approx(1)
    assert game.most(game.turns[3].dug[Good.GOLD]) == pytest.approx(1.5)
    assert game.most(game.turns[3].dug[Good.IRON]) == pytest.approx(1)
    assert game.most(game.turns[3].filled[Mixture(4, 0)]) == pytest.approx(0)


@pytest.mark.rule("R1", "R2")
def test_research_costs_two_geese_and_paper() -> None:
    game = relaxed("mr", geese=3, paper=2)
    assert game.most(total(game.turns[1].known.values())) == pytest.approx(1)


@pytest.mark.rule("K6")
def test_a_shaft_needs_its_subjects() -> None:
    game = relaxed("mp", boards=3, stone=1, fuel=5, iron=5, geese=4, paper=1)
    filled = [game.turns[1].filled[mixture] for mixture in (Mixture(3, 3), Mixture(4, 0))]
    assert [game.most(mines) for mines in filled] == pytest.approx([6, 1])


@pytest.mark.rule("L1", "L3")
def test_a_pair_of_geese_has_one_gosling_a_turn() -> None:
    game = relaxed("wp", geese=2)
    assert game.most(game.turns[2].made[Good.GEESE]) == pytest.approx(1)
    game = relaxed("wp", geese=9)
    assert game.most(game.turns[2].made[Good.GEESE]) == pytest.approx(1)


@pytest.mark.rule("M8", "F5")
def test_a_mine_overseas_waits_for_a_boat() -> None:
    game = relaxed("wp~m", boards=9, stone=9)
    assert [game.most(turn.built[BuildingKind.MINE]) for turn in game.turns] == pytest.approx([0, 0, 0, 0])
    game = relaxed("wp~m", boards=9, stone=9, trunks=2)
    assert [game.most(turn.built[BuildingKind.MINE]) for turn in game.turns] == pytest.approx([0, 0, 1, 1])


@pytest.mark.rule("V2")
def test_every_brick_of_a_turn_is_dearer() -> None:
    game = relaxed("wr", fuel=9)
    assert game.most(game.turns[1].bricks) == pytest.approx(3)


@pytest.mark.rule("V3", "V4", "Z1")
def test_only_rows_with_bricks_of_ones_own_count() -> None:
    assert relaxed("wr").most() == pytest.approx(0)
    assert relaxed("wr", fuel=2).most() == pytest.approx(10)
    # 6, 7 and 7 bricks for 97 goods, and two neutral ones: the last lies on the first space of the fifth row.
    assert relaxed("wr", fuel=96).most() < 50
    assert relaxed("wr", fuel=97).most() == pytest.approx(50)


@pytest.mark.rule("Z1")
def test_gold_coins_and_stocks_count() -> None:
    assert relaxed("wp", gold=1, coins=1, stock=1).most() == pytest.approx(170)


def test_a_model_without_a_solution_says_so() -> None:
    model = LinearModel()
    model.at_most(1, model.variable(most=0.5))
    with pytest.raises(NoSolutionError):
        model.highest(model.variable())


def test_a_search_that_ends_early_still_gives_a_bound() -> None:
    game = relaxed("wwmmprp", boards=5, stone=1, geese=2)
    assert game.most() <= game.most(seconds=0.01) + NEARLY


def test_the_bound_of_a_map_is_a_multiple_of_ten_however_short_the_search() -> None:
    game = rb.Game.load(MILLBROOK)
    bound = upper_bound(game.scenario, seconds=0.01)
    assert bound % 10 == 0 and bound >= game.scores()[0].total
