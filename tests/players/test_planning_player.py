"""The player that plans: whole games, alone and with others."""

from __future__ import annotations

from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import ChooseHome
from rbdesigner.engine.core.codes import GEESE, TRUNKS
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.core.topology import REGION
from rbdesigner.players.planning.constants import BRICKS, BUILD, RESEARCH, WOODCUTTER
from rbdesigner.players.planning.home_choice import best_home, distances, home_value
from rbdesigner.players.planning.horizon import turns_left
from rbdesigner.players.planning.kernel import schedule
from rbdesigner.players.planning.plan_position import plan_from
from rbdesigner.players.planning.remaining import parts_of
from rbdesigner.players.planning.search import Search
from rbdesigner.players.planning.task import Task, Tasks, to_ints
from rbdesigner.players.planning_player import LEVELS, Level, PlanningPlayer
from tests.players.planning.plans import game_in_a_row, pieces

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def played(name: str, specs: list[str], seed: int = 1) -> tuple[rb.Game, list[rb.Player]]:
    """A game of players to its end; whatever one decides on must be legal."""
    game = rb.Game.new(rb.load(SCENARIOS / f"{name}.rbmap"), players=len(specs), seed=seed)
    players = [rb.find_player(spec).seat(number, seed) for number, spec in enumerate(specs)]
    for _ in rb.play_game(game, players):
        pass
    assert game.over
    return game, players


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an easy player think less than it does."""
    monkeypatch.setitem(LEVELS, "easy", Level(2, 3))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", range(3))
def test_a_solo_game_has_no_refusals_and_what_was_expected(seed: int) -> None:
    game, (player,) = played("where-two-waters-meet", ["planner:easy"], seed)
    assert isinstance(player, PlanningPlayer)
    assert player.refusals == 0
    assert game.scores()[0].total >= player.expected > 20  # random players end with 0 to 20


@pytest.mark.parametrize("seed", range(2))
def test_no_task_of_a_plan_that_is_followed_is_in_vain(seed: int) -> None:
    """Nothing is moved for roads that nobody uses and bricks without points."""
    game = rb.Game.new(rb.load(SCENARIOS / "where-two-waters-meet.rbmap"), seed=seed)
    player, judged = PlanningPlayer(0, str(seed), LEVELS["easy"]), list[Tasks]()
    while not game.over:
        action = player.decide(game.view())
        if player.execution is not None and player.tasks not in judged:
            judged.append(player.tasks)
            search = Search(player.execution.position, "1")
            found = search.judged(player.tasks)
            assert search.without_vain(found) == found
            schedule(player.execution.position.plan, to_ints(player.tasks), len(player.tasks))
        game.apply(action)
    assert player.refusals == 0


@pytest.mark.usefixtures("hasty")
def test_the_same_seed_plays_the_same_game() -> None:
    games = [played("where-two-waters-meet", ["planner:easy"], seed=3)[0].log for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.usefixtures("hasty")
def test_it_beats_a_random_player() -> None:
    game, _ = played("the-lake-between", ["random", "planner:easy"])
    assert game.winner() == 1


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("name", "specs"), [
    ("crossroads", ["planner:easy", "planner:easy:style=boats", "planner:easy:style=wonder", "random"]),
    ("gold-isle", ["planner:easy:style=roads", "planner:easy", "planner:easy:style=research"]),
])  # fmt: skip
def test_games_of_several_come_to_their_end(name: str, specs: list[str]) -> None:
    game, _ = played(name, specs)
    points = [score.total for score in game.scores()]
    if "random" in specs:
        assert points[specs.index("random")] == min(points)


def test_a_home_is_near_to_woods_rock_and_pasture() -> None:
    game = rb.Game.new(rb.load(SCENARIOS / "crossroads.rbmap"), players=2, seed=1)
    regions = [spot for spot, kind in enumerate(game.state.topology.spot_kinds) if kind == REGION]
    chosen = best_home(game.state, [ChooseHome(0, region) for region in regions])
    values = [home_value(game.state, region) for region in regions]
    assert home_value(game.state, chosen.spot) == max(values) > min(values)


def test_a_home_counts_less_near_those_of_others() -> None:
    game = rb.Game.new(rb.load(SCENARIOS / "crossroads.rbmap"), players=2, seed=1)
    homes = [action.spot for action in game.legal_actions() if isinstance(action, ChooseHome)]
    steps = max((distances(game.state, home) for home in homes), key=len)
    home, near, far = (next(spot for spot in steps if steps[spot] == number) for number in (0, 2, 4))
    alone = home_value(game.state, home)
    assert [home_value(game.state, home, [other]) for other in (near, far)] == [alone - 1, alone]


def test_the_turns_left_are_known_in_the_solo_game() -> None:
    game = rb.Game.new(rb.load(SCENARIOS / "millbrook.rbmap"), players=1, seed=1)
    assert turns_left(game.state) == 20


@pytest.mark.rule("V6")
def test_the_turns_left_end_with_the_neutral_bricks_or_with_the_wonder() -> None:
    """A neutral brick a turn and four fifths of one of two players (``horizon.USUAL``)."""
    state = rb.Game.new(rb.load(SCENARIOS / "crossroads.rbmap"), players=2, seed=1).state
    assert turns_left(state) == state.terms.turns == 33
    state.bricks = (-1,) * (state.terms.end_mark - 18)
    assert turns_left(state) == 10
    state.neutral = state.terms.turns - 2
    assert turns_left(state) == 2


class Follower(PlanningPlayer):
    """A player that begins with a list of tasks, and looks for nothing better."""

    def __init__(self, state: GameState, tasks: Tasks) -> None:
        super().__init__(0, "1", Level(0, 1))
        self._position = plan_from(state, 0, state.terms.turns)
        self._scheduled, self.turn = parts_of(self._position, tasks), state.turn


def test_a_task_that_becomes_possible_does_not_spoil_the_plan() -> None:
    """Two geese more, and research that could not be done before would take the boards of a brick."""
    stands = pieces({1: "quarry", 2: "sawmill", 3: "paper mill"})
    game = game_in_a_row("pasture", "rock", "pasture", "pasture", stock={"boards": 4}, pieces=stands)
    brick = Task(BRICKS, 2, 1)
    players = [Follower(game.state, tasks) for tasks in ((Task(RESEARCH, 4), brick), (brick,))]
    game.state.put(game.state.homes[0], GEESE, 2)
    for player in players:
        player.think(game.state)
    assert players[0].expected == players[1].expected > 0


def test_the_endings_of_earlier_turns_do_not_fill_the_list() -> None:
    stands = pieces({1: "quarry", 2: "sawmill"})
    game = game_in_a_row("pasture", "rock", "pasture", "woods", stock={"boards": 60}, turns=8, pieces=stands)
    woodcutter, brick = Task(BUILD, 3, WOODCUTTER), Task(BRICKS, 6, 1)
    player = Follower(game.state, (woodcutter, *[brick] * 30))
    player.think(game.state)
    assert player.tasks[0] == woodcutter
    assert 1 < len(player.tasks) < 12  # an ending has ten tasks at most


def test_a_player_whose_plan_others_disturb_thinks_as_long_as_in_its_first_turn() -> None:
    """It finds what one finds that thinks three times as long in every turn."""
    game = rb.Game.new(rb.load(SCENARIOS / "the-lake-between.rbmap"), players=2, seed=1)
    players = [PlanningPlayer(player, "1", Level(8, 4)) for player in range(2)]
    while game.state.turn < 4 or game.state.phase is not Phase.MOVEMENT or game.state.stage is not Stage.PLAY:
        game.apply(players[game.acting[0]].decide(game.view()))
    disturbed = players[game.acting[0]]
    longer, shorter = (PlanningPlayer(game.acting[0], "1", Level(plans, 4)) for plans in (24, 8))
    for player in (longer, shorter):
        player.remember(disturbed)
    for holder in [*game.state.goods]:
        game.state.put(holder, TRUNKS, -game.state.amount(holder, TRUNKS))
    for player in (disturbed, longer, shorter):
        player.think(game.state)
    assert disturbed.tasks == longer.tasks != shorter.tasks
