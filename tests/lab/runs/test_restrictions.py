"""Things that are done without: by name, in what machines plan and do."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.codes import BUILDINGS
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.runs.kept_runs import game_data
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.restrictions import KNOWN, left_out, restriction
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.players.planning_player import PlanningPlayer
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from tests.lab.sample_runs import SCENARIOS


@pytest.fixture(scope="module")
def mill() -> Scenario:
    return rb.load(SCENARIOS / "millbrook.rbmap")


def played(scenario: Scenario, player: str, *without: str) -> GameRow:
    setup = RunSetup.of(scenario, [player], 3, without)
    return play_table(setup, setup.table(0))


def counted(row: GameRow, event: str) -> set[str]:
    return {count.thing for count in row.counts if count.event == event and count.seat == 0}


def test_buildings_transporters_and_goods_are_known_by_their_names(mill: Scenario) -> None:
    assert {*BuildingKind, *TransporterKind} <= set(KNOWN)
    assert set(Good) - set(KNOWN) == {Good.GOLD, Good.IRON, Good.GEESE}
    assert restriction("Coal-Burner", mill) == restriction("coal burner", mill)
    assert restriction("stone", mill).buildings == {BuildingKind.QUARRY, BuildingKind.STONE_FACTORY}
    assert restriction("raft", mill).buildings == {BuildingKind.RAFT_FACTORY}
    assert restriction("(0, 0)", mill).name == "0,0"


@pytest.mark.parametrize(
    ("name", "why"),
    [("unicorn", "nothing is named 'unicorn'"), ("gold", "nothing is named 'gold'"), ("90,0", "no tile 90,0")],
)
def test_what_cannot_be_done_without_is_told(mill: Scenario, name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        RunSetup.of(mill, ["random"], 1, [name])


def test_several_things_together(mill: Scenario) -> None:
    found = left_out([restriction(name, mill) for name in ("mine", "donkey", "0,0")], dict.fromkeys(mill.tiles, 5))
    assert (found.buildings, found.tiles, found.births) == ({BUILDINGS.index(BuildingKind.MINE)}, {5}, False)


@pytest.mark.parametrize("player", ["random", "planner:easy"])
def test_what_is_left_out_is_neither_built_nor_born_and_the_game_is_legal(mill: Scenario, player: str) -> None:
    things, barred = ("trunks", "mine", "boards", "donkey"), {"woodcutter", "mine", "sawmill"}
    assert barred & counted(played(mill, player), "built")
    row = played(mill, player, *things)
    assert row.is_played
    assert not barred & counted(row, "built")
    assert "donkey" not in counted(row, "transporter")
    with RunStore() as store:
        setup = RunSetup.of(mill, [player], 3, things)
        run = store.begin(setup)
        store.add(run, [row])
        assert store.setup(run) == setup
        again = game_records.from_json(Game, game_data(store, run, 0))
    assert sum(score.total for score in again.scores()) == row.seats[0].points


def test_nothing_is_built_on_a_tile_that_is_left_out(mill: Scenario) -> None:
    made = {tile.at for tile in played(mill, "planner:easy").tiles if tile.made}
    busiest = sorted(made)[0]
    row = played(mill, "planner:easy", f"{busiest[0]},{busiest[1]}")
    assert row.is_played
    assert busiest not in {tile.at for tile in row.tiles if tile.made}


def test_no_plan_holds_what_is_left_out(mill: Scenario) -> None:
    """Plans are made without it, and not refused when they are carried out."""
    game = Game.new(mill, 1, 3)
    things = [restriction(name, mill) for name in ("mine", "donkey")]
    game.state.terms = replace(game.state.terms, left_out=left_out(things, game.state.topology.index))
    player = rb.find_player("planner:easy").seat(0, 3)
    while not game.over:
        game.apply(player.decide(game.view()))
    assert isinstance(player, PlanningPlayer)
    assert player.refusals == 0


def test_a_run_without_something_is_another_run_and_not_that_of_the_map(mill: Scenario) -> None:
    with RunStore() as store:
        plain = store.begin(RunSetup.of(mill, ["random"]))
        without = store.begin(RunSetup.of(mill, ["random"], 1, ["mine"]))
        assert plain != without == store.begin(RunSetup.of(mill, ["random"], 1, ["Mine", "mine"]))
        assert store.run_of(mill) == plain
