"""Par and difficulty of a solo game, and the milestones that its note tells."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.cli import par as par_verb
from rbdesigner.cli.main import main
from rbdesigner.engine.core.codes import BOARDS
from rbdesigner.players import difficulty
from rbdesigner.players import solver as solver_module
from rbdesigner.players.difficulty import Difficulty, Par, ParProgress, par_steps, tight_turn
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.milestones import Milestone, history
from rbdesigner.players.planning.constants import BRICKS, BRIDGE, BUILD, MINE
from rbdesigner.players.planning.playing_out import play_out, position_of
from rbdesigner.players.planning.task import Task
from rbdesigner.players.planning_player import LEVELS, Level
from rbdesigner.players.purposes import Purpose, purposes
from rbdesigner.players.solver import purposes_of
from rbdesigner.players.story_wording import LINE, note_story, story_lines
from tests.lab.unfair_maps import shorter
from tests.players.planning.plans import row_scenario
from tests.players.planning.test_bridges import banks, parted

FOLDER = Path(__file__).parents[2]
MILLBROOK = FOLDER / "scenarios" / "millbrook.rbmap"


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_module, "SHORTEST", 10)
    monkeypatch.setattr(solver_module, "LONGEST", 20)
    monkeypatch.setattr(solver_module, "OPENINGS", 5)
    monkeypatch.setattr(difficulty, "REPLANS", 5)
    for level in LEVELS:
        monkeypatch.setitem(LEVELS, level, Level(2, 2))


def test_milestones_of_a_recorded_game() -> None:
    game = rb.Game.load(FOLDER / "tests" / "games" / "solo-millbrook.rbgame")
    told = history(game)
    lines = story_lines(game.state, told.milestones, ())
    assert lines[0] == "1: woodcutter, quarry, sawmill"
    assert "11: research: new shafts, shaft, mint, road" in lines
    assert lines[-1] == "20: 2 stock, 1 coin, 2 × brick"
    assert told.longest_chain == ("trunks", "boards", "fuel", "coins", "stock")


def test_bridges_and_irrigation_are_milestones() -> None:
    game = parted("desert", wonder_prefill=40, stock={"boards": 3, "stone": 5})
    at = position_of(game)
    west, east, beyond = banks(at, game)
    assert play_out(game, at, (Task(BRICKS, 1, 1), Task(BRIDGE, west, east), Task(BUILD, beyond, MINE))) is None
    things = [(told.turn, thing) for told in history(game).milestones for thing in told.things]
    assert [thing for _, thing in things] == ["brick", "irrigation", "bridge", "mine"]


def test_a_game_of_nothing_has_no_chain() -> None:
    game = rb.Game.new(rb.load(MILLBROOK), players=1, seed=1)
    told = history(game)
    assert (told.milestones, told.longest_chain) == ((), ())


@pytest.mark.parametrize(
    ("easy", "medium", "who"),
    [(170, 100, Difficulty.EASY), (169, 170, Difficulty.MEDIUM), (0, 169, Difficulty.HARD)],
)
def test_who_comes_near_par_tells_the_difficulty(easy: int, medium: int, who: Difficulty) -> None:
    assert Par(200, 1, 100, easy, medium, (), 1).difficulty is who


def test_solve_and_par_are_for_scripts() -> None:
    scenario = rb.load(MILLBROOK)
    rounds: list[int] = []
    solver = rb.solve(scenario, plans=60, tell=lambda state: rounds.append(state.plans))
    assert solver.points == solver.game.scores()[0].total > 20
    assert rounds[-1] == solver.plans >= 60 > rounds[0]
    par = rb.par(scenario, plans=60, games=1, searches=1)
    assert (par.points, par.plans, par.version) == (solver.points, solver.plans, solver.version)
    assert par.easy > 20 and par.easy_games == (par.easy,) and len(par.medium_games) == 1


def test_par_is_the_best_of_searches_of_their_own() -> None:
    scenario = rb.load(MILLBROOK)
    solvers = [rb.solve(scenario, plans=60, seed=seed) for seed in (1, 2, 3)]
    points = [solver.points for solver in solvers]
    assert len(set(points)) > 1
    par = rb.par(scenario, plans=60, games=1, searches=3)
    assert par.searches == tuple(points) and par.points == max(points)
    assert par.plans == sum(solver.plans for solver in solvers)
    assert par.chain == history(max(solvers, key=lambda solver: solver.points).game).longest_chain


def test_par_is_the_same_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # other processes would not know of the little work
    scenario = shorter(rb.load(MILLBROOK), 12)
    alone = rb.par(scenario, plans=100, games=1, searches=3)
    assert len(set(alone.searches)) > 1
    assert rb.par(scenario, plans=100, games=1, searches=3, cores=2) == alone


def test_a_turn_is_tight_if_idling_costs_points() -> None:
    solver = rb.solve(rb.load(MILLBROOK), plans=60)
    tight = tight_turn(solver)
    assert tight is not None and 1 <= tight <= 20
    solver.points = 0  # nothing is lost by idling if nothing was won
    assert tight_turn(solver) is None


def test_the_note_of_a_solved_game_tells_its_turns() -> None:
    solver = rb.solve(rb.load(MILLBROOK), plans=40)
    note_story(solver.game, solver.start)
    note = solver.game.extra[LINE]["note"]
    known = purposes_of(solver.game, solver.start)
    assert note.splitlines()[1:] == story_lines(solver.start.state, history(solver.game).milestones, known)


def test_the_story_of_a_solved_game_tells_what_its_buildings_and_research_are_for() -> None:
    game = rb.Game.load(FOLDER / "docs" / "tour" / "solved-millbrook.rbgame")
    start = rb.Game.new(game.scenario, players=1, seed=1)
    note_story(game, start)
    lines = game.extra[LINE]["note"].splitlines()
    assert lines[0] == "2 stock, 1 coin, 1 gold, 3 rows of the wonder"
    assert "4: donkey; sawmill, for a mine on the mountain at (−2, 0) by turn 7" in lines
    assert "9: coal burner, for 2 fuel by turn 10; road" in lines
    assert "10: 2 fuel" in lines
    shaft = "for a new shaft on the mountain at (1, −2) by turn 15"
    assert f"14: 1 paper; research: new shafts, {shaft}; 2 fuel; shaft" in lines


def test_a_bridge_of_a_plan_is_told_with_what_lies_beyond() -> None:
    game = parted("pasture", stock={"boards": 5, "stone": 3})
    at = position_of(game)
    west, east, beyond = banks(at, game)
    found = purposes(at, (Task(BRIDGE, west, east), Task(BUILD, beyond, MINE)))
    assert [(each.thing, each.aim.kind) for each in found] == [("bridge", AimKind.MINE)]


def test_things_of_a_kind_are_told_once_for_each_purpose() -> None:
    game = rb.Game.new(rb.load(MILLBROOK), players=1, seed=1)
    sawn = Purpose(3, "road", Aim(AimKind.MAKE, BOARDS, 2, turn=5))
    told = story_lines(game.state, (Milestone(3, {"road": 3, "mine": 1}),), (sawn, sawn))
    assert told == ["3: 2 × road, for 2 boards by turn 5; road; mine"]


def test_par_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["par", str(MILLBROOK), "--plans", "20", "--games", "1", "--cores", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["points"] > 20 and told["difficulty"] in {"easy", "medium", "hard"}
    assert told["story"][0].startswith("1: ")
    assert told["points"] == max(told["searches"]) and len(told["searches"]) == difficulty.SEARCHES


@pytest.mark.parametrize("option", ["--games", "--searches", "--cores"])
def test_par_is_not_made_of_nothing(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["par", str(MILLBROOK), option, "0"]) == 2
    assert f"{option} is 1 " in capsys.readouterr().err


def test_par_tells_how_many_games_it_is_from_and_how_far_they_are_apart(capsys: pytest.CaptureFixture[str]) -> None:
    found = Par(280, 3, 600_000, 180, 220, (), None, (180, 170, 200), (220, 240, 210), (260, 280, 270))
    told = list(par_verb._result_lines("Millbrook", found))
    assert told[1] == "  3 searches come to 280, 270, 260 points"
    levels = "the easy player comes to 180 points, the medium one to 220"
    assert told[2] == f"  {levels} (medians of 3 games each, 170 to 200 and 210 to 240)"
    one = found._replace(easy_games=(180,), medium_games=(220,), searches=(280,))
    told = list(par_verb._result_lines("Millbrook", one))
    assert told[1:3] == ["  1 search comes to 280 points", f"  {levels} (of one game each)"]
    assert main(["par", str(MILLBROOK), "--plans", "20", "--games", "3", "--cores", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["easy"] == sorted(data["easy_games"])[1] and len(data["medium_games"]) == 3


def test_par_and_the_solver_tell_what_the_map_forbids(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bare = row_scenario("pasture", "mountain", "pasture", stock={"boards": 5, "stone": 1, "geese": 2})
    path = tmp_path / "bare.rbmap"
    rb.save(bare, path)
    told = [
        "Player 1 gets no boards from a sawmill. No woods can be reached from there on foot.",
        "Player 1 gets no stone from a quarry or a stone factory. "
        "Neither rock nor a shore can be reached from there on foot.",
    ]
    little = ["--plans", "20", "--cores", "1"]
    assert main(["par", str(path), *little, "--games", "1"]) == 0
    printed = capsys.readouterr().out.splitlines()
    best = printed.index("  the best game, turn by turn:")
    assert printed[best - 2 : best] == [f"  {line}" for line in told]
    assert all(line.startswith("    ") for line in printed[best + 1 :])
    assert main(["solve", str(path), *little]) == 0
    assert capsys.readouterr().out.splitlines()[-3:-1] == told
    for verb in (["par"], ["solve", "--out", str(tmp_path / "best.rbgame")]):
        assert main([*verb, str(path), *little, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["lockout"] == {"home": [0, 0], "goods": ["boards", "stone"]}
        assert main([*verb, str(MILLBROOK), *little, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["lockout"] is None


def test_par_tells_how_far_it_has_come() -> None:
    scenario = shorter(rb.load(MILLBROOK), 8)
    *steps, last = par_steps(scenario, plans=40, games=2, searches=2)
    assert last == rb.par(scenario, plans=40, games=2, searches=2)
    told = [each for each in steps if isinstance(each, ParProgress)]
    assert [each.games for each in told[-4:]] == [1, 2, 3, 4] and told[0].games == 0
    searched = [each.plans for each in told[:-4]]
    assert len(searched) == 4 and sorted(set(searched)) == searched and searched[0] > 0  # two pieces of each search
    assert searched[-1] == told[-1].plans == last.plans
