"""Saved games: what is saved is what is loaded, and a file that fits the schema."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

import rbdesigner as rb
from rbdesigner.engine.core.actions import BuildBridge, Mines
from rbdesigner.engine.core.state import Stage
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.scenario.errors import ChangedOnDisk, ScenarioError
from rbdesigner.scenario.model import Inscription, Start
from rbdesigner.scenario.pieces import Building, Goods, Spot, SpotKind, Transporter
from rbdesigner.scenario.saving import file_stamp
from rbdesigner.scenario.schema import read_schema, scenario_schema
from tests.checks.maps import having, map_of
from tests.engine.saved_games import EXAMPLE, LOG, ROOT, assert_same, example, played, refused
from tests.strategies import UNKNOWN, some

SCENARIOS = sorted((ROOT / "scenarios").glob("*.rbmap"))


@cache
def long_game() -> Game:
    """A whole game; not to be changed."""
    return played(rb.load(ROOT / "scenarios" / "millbrook.rbmap"), 2, 1, 100_000)


def river_land(**parts: Any) -> rb.Scenario:
    """A wood that a river divides between two pastures, one beside each bank."""
    tiles = {(0, 0): "woods 1-4", (1, 0): "pasture", (-1, 0): "pasture", (1, -1): "sea", (-1, 1): "sea"}
    return map_of(tiles, having(), **parts)


# There and back


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_whole_game_comes_back(path: Path, tmp_path: Path) -> None:
    game = played(rb.load(path), 1 + SCENARIOS.index(path) % 3, 5, 1000)
    game.save(tmp_path / "evening.rbgame")
    assert_same(game, Game.load(tmp_path / "evening.rbgame"))


@some(0.4)
@given(st.data())
def test_a_game_comes_back_at_any_moment_with_undo_and_redo_before(data: st.DataObject) -> None:
    game = long_game().copy()
    game.go_to(data.draw(st.integers(1, len(game.log)), label="moment"))
    undone = data.draw(st.integers(0, 8), label="undone")
    later = list(game.log)
    game.undo(undone)
    if data.draw(st.booleans(), label="redone"):
        game.replay(later[len(game.log) :])
        assert game.log == later
    assert_same(game, Game.loads(game_records.dumps(game)))


def test_a_loaded_game_goes_on_as_the_saved_one() -> None:
    game = played(rb.load(SCENARIOS[0]), 2, 3, 200)
    other = Game.loads(game_records.dumps(game))
    other.undo(3)
    game.undo(3)
    for each in (game, other):
        machine = RandomPlayer(9)
        for _ in range(300):
            each.apply(machine.decide(each))
    assert_same(game, other)


def test_names_and_unknown_members_are_kept() -> None:
    game = Game.from_json(example(colours={"1": "red"}, names=["Ada"], **{"x-list": UNKNOWN[1]}))
    assert (game.names, game.extra["colours"]) == (("Ada",), {"1": "red"})
    again = json.loads(game_records.dumps(game))
    assert (again["names"], again["colours"], again["x-list"]) == (["Ada"], {"1": "red"}, UNKNOWN[1])
    assert list(again)[-3:] == ["log", "colours", "x-list"]
    assert_same(game, game.copy())


def test_what_the_scenario_does_not_know_is_kept_too() -> None:
    data = example()
    data["scenario"]["tiles"][0]["colour"] = "red"
    data["scenario"]["mood"] = ["calm"]
    assert json.loads(game_records.dumps(Game.from_json(data))) == data


def test_what_is_private_on_a_map_is_not_in_the_games_played_on_it() -> None:
    scenario = river_land()
    scenario.notes = {Hex(0, 0): Inscription("Secret", private=True), Hex(1, 0): Inscription("Open to all")}
    game = Game.new(scenario, 1, 0)
    text = game_records.dumps(game)
    assert "Secret" not in text and "Open to all" in text
    assert Game.loads(text).log == game.log


def test_a_scenario_that_is_not_written_as_a_file_has_it_makes_the_same_game() -> None:
    start = Start(((Good.STONE, 1), (Good.BOARDS, 2)), ((TransporterKind.RAFT, 1), (TransporterKind.DONKEY, 2)))
    scenario = river_land()
    scenario.properties = having(start=start)
    goods = Goods(Good.CLAY, 1, half_edge=8)
    scenario.pieces = {Hex(0, 0): (Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.RIVER, 4)), goods)}
    game = Game.new(scenario, 1, 0)
    for line in ("home 1,0", "done", "step donkey3 0,0/3"):
        game.apply(line)
    assert_same(game, Game.loads(game_records.dumps(game)))


@pytest.mark.rule("K9")
def test_a_region_keeps_the_name_that_it_had_before_a_bridge_joined_it() -> None:
    goods = {at: (Goods(Good.STONE, 3), Goods(Good.BOARDS, 2)) for at in ((1, 0), (-1, 0))}
    game = Game.new(river_land(pieces=goods), 1, 0)
    for line in (
        "home -1,0",
        "load stone -1,0 > donkey1",
        "done",
        "step donkey1 0,0/9",
        "done",
        "bridge donkey1 0,0:1",
    ):
        game.apply(line)
    assert isinstance(game.log[-1], BuildBridge)
    joined = [
        game.state.root[region] for region in game.state.topology.regions_of[game.state.topology.index[Hex(0, 0)]]
    ]
    assert len(set(joined)) == 1
    text = game_records.dumps(game)
    assert_same(game, Game.loads(text))


def test_the_log_may_end_where_chance_has_to_decide() -> None:
    mine = {(0, 0): (Building(BuildingKind.MINE, mixture=Mixture(2, 2)),)}
    tiles = {(0, 0): "mountain", (1, 0): "pasture", (0, 1): "pasture"}
    game = Game.new(map_of(tiles, having(), pieces=mine), 2, 4)
    for home in ("1,0", "0,1"):
        game.apply(f"home {home}")
    assert isinstance(game.log[-1], Mines)
    data = json.loads(game_records.dumps(game))
    for end in (0, len(game.log) - 1):
        assert_same(game if end else Game.new(game.scenario, 2, 4), Game.from_json(data | {"log": data["log"][:end]}))
    drawn = data["log"][-1]
    other = drawn.replace("gold", "iron") if "gold" in drawn else drawn.replace("iron", "gold")
    assert Game.from_json(data | {"log": [*data["log"][:-1], other]}).log[-1] != game.log[-1]  # what is in the bag
    data["scenario"]["pieces"]["buildings"][0].update(
        gold=2 if "gold" in drawn else 0, iron=0 if "gold" in drawn else 2
    )
    assert "P2" in refused(data | {"log": [*data["log"][:-1], other]}).reason


@pytest.mark.rule("T4")
def test_a_game_comes_back_in_the_middle_of_an_order_round() -> None:
    game = Game.from_json(example(log=LOG[:9]))
    assert game.state.stage is Stage.PRAYING
    assert_same(game, Game.loads(game_records.dumps(game)))


@pytest.mark.rule("T8")
def test_a_game_comes_back_while_an_offer_waits_for_its_answer() -> None:
    game = Game.from_json(example())
    for line in ("load boards -1,1 > donkey4", "step donkey4 0,1", "offer 1: hand boards donkey4 > donkey1"):
        game.apply(line)
    assert game.acting == (0,)
    again = Game.loads(game_records.dumps(game))
    assert_same(game, again)
    again.apply("agree")
    assert again.state != game.state


def test_a_very_long_game_keeps_few_snapshots_and_still_goes_back_to_any_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = long_game()
    monkeypatch.setattr("rbdesigner.engine.games.view.MOST_SNAPSHOTS", 8)
    few = Game.loads(game_records.dumps(many))
    assert len(few._snapshots) <= 8 < len(many._snapshots)
    for moment in range(0, len(many.log), 97):
        assert few.state_at(moment) == many.state_at(moment)


# The file


def test_the_file_fits_the_schema_and_has_a_line_for_each_entry() -> None:
    text = game_records.dumps(long_game())
    data = json.loads(text)
    scenario = Resource.from_contents(scenario_schema())
    registry: Registry[Any] = Registry().with_resource("urn:rbdesigner:scenario:1", scenario)
    Draft202012Validator.check_schema(read_schema("game"))
    assert list(Draft202012Validator(read_schema("game"), registry=registry).iter_errors(data)) == []
    assert set(read_schema("game")["properties"]) - set(data) == {"names", "seats", "secret", "id", "line", "lines"}
    for entry in data["log"]:
        assert f'\n    "{entry}"' in text
    assert len(data["log"]) > 1000


def test_the_schema_tells_what_the_program_reads() -> None:
    properties = read_schema("game")["properties"]
    assert (properties["format"]["const"], properties["version"]["const"]) == (
        game_records.FORMAT,
        game_records.VERSION,
    )
    assert properties["log"]["maxItems"] == game_records.MOST_ENTRIES
    assert all(part["description"].endswith((".", '".')) for part in properties.values())


def test_members_for_the_window_are_kept_as_they_are() -> None:
    window = {"seats": ["person", "robot"], "id": "6f", "lines": [["1: dance"], {"name": "a", "log": []}]}
    game = Game.from_json(example(**window))
    assert game.extra == window
    assert list(game_records.to_json(game)) == [*game_records.MEMBERS, *window]
    with pytest.raises(ScenarioError, match="/seats/0"):
        Game.from_json(example(seats=[1]))
    with pytest.raises(ScenarioError, match="/lines/0"):
        Game.from_json(example(lines=["1: waive"]))


def test_the_example_of_the_documentation_is_written_by_the_program() -> None:
    assert game_records.dumps(Game.load(EXAMPLE)) == EXAMPLE.read_text("utf-8")


def test_saving_keeps_the_content_before_and_sees_changes(tmp_path: Path) -> None:
    path, game = tmp_path / "evening.rbgame", Game.load(EXAMPLE)
    report = game.save(path)
    game.undo()
    assert game.save(path, expected=report.stamp).backup == tmp_path / "evening.rbgame~"
    assert Game.load(f"{path}~").log != Game.load(path).log
    with pytest.raises(ChangedOnDisk):
        game.save(path, expected=report.stamp)
    assert file_stamp(path) != report.stamp


@pytest.mark.parametrize("agreed", [{"seed": 2**53}, {"names": ("x" * 101,)}])
def test_what_could_not_be_read_again_is_not_saved(agreed: dict[str, Any], tmp_path: Path) -> None:
    game = Game.new(rb.load(ROOT / "scenarios" / "crossroads.rbmap"), 2, **agreed)
    with pytest.raises(ScenarioError, match="was not saved, because it could not be read again"):
        game.save(tmp_path / "evening.rbgame")
    assert not list(tmp_path.iterdir())
