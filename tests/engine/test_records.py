"""Saved games: what is saved is what is loaded, and a file that could not have come about is refused in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

import rbdesigner as rb
from rbdesigner.engine import records
from rbdesigner.engine.actions import BuildBridge, Mines
from rbdesigner.engine.codes import BOARDS
from rbdesigner.engine.game import Game
from rbdesigner.engine.game_terms import RULES_VERSION
from rbdesigner.engine.records import GameError
from rbdesigner.engine.state import Stage
from rbdesigner.hexes import Hex
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.scenario.errors import ChangedOnDisk, ScenarioError
from rbdesigner.scenario.model import Start
from rbdesigner.scenario.pieces import Building, Goods, Spot, SpotKind, Transporter
from rbdesigner.scenario.saving import stamp
from rbdesigner.scenario.schema import read_schema, scenario_schema
from tests.checks.maps import having, map_of
from tests.strategies import UNKNOWN, json_values

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted((ROOT / "scenarios").glob("*.json"))
EXAMPLE = ROOT / "docs" / "example-game.rbgame"


def played(scenario: rb.Scenario, players: int, seed: int, actions: int, names: tuple[str, ...] = ()) -> Game:
    """A game in which so many actions have been chosen at random."""
    game, machine = Game.new(scenario, players, seed, names), RandomPlayer(seed)
    for _ in range(actions):
        if game.over:
            break
        game.apply(machine.decide(game))
    return game


@cache
def long_game() -> Game:
    """A whole game; not to be changed."""
    return played(rb.load(ROOT / "scenarios" / "millbrook.json"), 2, 1, 100_000)


def river_land(**parts: Any) -> rb.Scenario:
    """A wood that a river divides between two pastures, one beside each bank."""
    tiles = {(0, 0): "woods 1-4", (1, 0): "pasture", (-1, 0): "pasture", (1, -1): "sea", (-1, 1): "sea"}
    return map_of(tiles, having(), **parts)


def assert_same(game: Game, other: Game) -> None:
    assert other.log == game.log
    assert other.state == game.state
    assert (other.seed, other.players, other.names, other.extra) == (game.seed, game.players, game.names, game.extra)
    assert records.dumps(other) == records.dumps(game)
    assert other.legal_actions() == game.legal_actions()


def example(**members: Any) -> dict[str, Any]:
    """The example of the documentation with other members."""
    data: dict[str, Any] = json.loads(EXAMPLE.read_text("utf-8"))
    return data | members


LOG = example()["log"]


def refused(data: object) -> ScenarioError:
    """The error of such a file, which is one line."""
    with pytest.raises(ScenarioError) as caught:
        Game.loads(data if isinstance(data, str) else json.dumps(data), "evening.rbgame")
    text = str(caught.value)
    assert text.startswith("evening.rbgame: ")
    assert text.isprintable()
    assert len(text) < 1000
    return caught.value


# There and back


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
@pytest.mark.parametrize("players", [1, 3])
def test_a_whole_game_comes_back(path: Path, players: int, tmp_path: Path) -> None:
    game = played(rb.load(path), players, 5, 1500)
    game.save(tmp_path / "evening.rbgame")
    assert_same(game, Game.load(tmp_path / "evening.rbgame"))


@settings(max_examples=40)
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
    assert_same(game, Game.loads(records.dumps(game)))


def test_a_loaded_game_goes_on_as_the_saved_one() -> None:
    game = played(rb.load(SCENARIOS[0]), 2, 3, 200)
    other = Game.loads(records.dumps(game))
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
    again = json.loads(records.dumps(game))
    assert (again["names"], again["colours"], again["x-list"]) == (["Ada"], {"1": "red"}, UNKNOWN[1])
    assert list(again)[-3:] == ["log", "colours", "x-list"]
    assert_same(game, game.copy())


def test_what_the_scenario_does_not_know_is_kept_too() -> None:
    data = example()
    data["scenario"]["tiles"][0]["colour"] = "red"
    data["scenario"]["mood"] = ["calm"]
    assert json.loads(records.dumps(Game.from_json(data))) == data


def test_a_scenario_that_is_not_written_as_a_file_has_it_makes_the_same_game() -> None:
    start = Start(((Good.STONE, 1), (Good.BOARDS, 2)), ((TransporterKind.RAFT, 1), (TransporterKind.DONKEY, 2)))
    scenario = river_land()
    scenario.properties = having(start=start)
    goods = Goods(Good.CLAY, 1, half_edge=8)
    scenario.pieces = {Hex(0, 0): (Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.RIVER, 4)), goods)}
    game = Game.new(scenario, 1, 0)
    for line in ("home 1,0", "done", "step donkey3 0,0/3"):
        game.apply(line)
    assert_same(game, Game.loads(records.dumps(game)))


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
    text = records.dumps(game)
    assert_same(game, Game.loads(text))


def test_the_log_may_end_where_chance_has_to_decide() -> None:
    mine = {(0, 0): (Building(BuildingKind.MINE, mixture=Mixture(2, 2)),)}
    tiles = {(0, 0): "mountain", (1, 0): "pasture", (0, 1): "pasture"}
    game = Game.new(map_of(tiles, having(), pieces=mine), 2, 4)
    for home in ("1,0", "0,1"):
        game.apply(f"home {home}")
    assert isinstance(game.log[-1], Mines)
    data = json.loads(records.dumps(game))
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
    assert_same(game, Game.loads(records.dumps(game)))


@pytest.mark.rule("T8")
def test_a_game_comes_back_while_an_offer_waits_for_its_answer() -> None:
    game = Game.from_json(example())
    for line in ("load boards -1,1 > donkey4", "step donkey4 0,1", "offer 1: hand boards donkey4 > donkey1"):
        game.apply(line)
    assert game.acting == (0,)
    again = Game.loads(records.dumps(game))
    assert_same(game, again)
    again.apply("agree")
    assert again.state != game.state


def test_two_processes_with_other_hash_seeds_write_the_same_file(tmp_path: Path) -> None:
    code = (
        "import sys, rbdesigner as rb; from rbdesigner.players.random_player import RandomPlayer\n"
        "game, machine = rb.Game.new(rb.load(sys.argv[1]), 3, 11), RandomPlayer(11)\n"
        "for _ in range(1200): game.over or game.apply(machine.decide(game))\n"
        "game.save(sys.argv[2]); print(game.scores())"
    )
    said = set()
    for number in (1, 2):
        path = tmp_path / f"{number}.rbgame"
        command = [sys.executable, "-c", code, str(SCENARIOS[2]), str(path)]
        environment = {**os.environ, "PYTHONHASHSEED": str(number)}
        said.add(subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
        said.add(path.read_text("utf-8"))
    assert len(said) == 2


def test_a_very_long_game_keeps_few_snapshots_and_still_goes_back_to_any_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = long_game()
    monkeypatch.setattr("rbdesigner.engine.view.MOST_SNAPSHOTS", 8)
    few = Game.loads(records.dumps(many))
    assert len(few._snapshots) <= 8 < len(many._snapshots)
    for moment in range(0, len(many.log), 97):
        assert few.state_at(moment) == many.state_at(moment)


# The file


def test_the_file_fits_the_schema_and_has_a_line_for_each_entry() -> None:
    text = records.dumps(long_game())
    data = json.loads(text)
    scenario = Resource.from_contents(scenario_schema())
    registry: Registry[Any] = Registry().with_resource("urn:rbdesigner:scenario:1", scenario)
    Draft202012Validator.check_schema(read_schema("game"))
    assert list(Draft202012Validator(read_schema("game"), registry=registry).iter_errors(data)) == []
    assert set(read_schema("game")["properties"]) - set(data) == {"names", "seats", "id", "line", "lines"}
    for entry in data["log"]:
        assert f'\n    "{entry}"' in text
    assert len(data["log"]) > 1000


def test_the_schema_tells_what_the_program_reads() -> None:
    properties = read_schema("game")["properties"]
    assert (properties["format"]["const"], properties["version"]["const"]) == (records.FORMAT, records.VERSION)
    assert all(part["description"].endswith((".", '".')) for part in properties.values())


def test_members_for_the_window_are_kept_as_they_are() -> None:
    window = {"seats": ["person", "robot"], "id": "6f", "lines": [["1: dance"], {"name": "a", "log": []}]}
    game = Game.from_json(example(**window))
    assert game.extra == window
    assert list(records.to_json(game)) == [*records.MEMBERS, *window]
    with pytest.raises(ScenarioError, match="/seats/0"):
        Game.from_json(example(seats=[1]))
    with pytest.raises(ScenarioError, match="/lines/0"):
        Game.from_json(example(lines=["1: waive"]))


def test_the_example_of_the_documentation_is_written_by_the_program() -> None:
    assert records.dumps(Game.load(EXAMPLE)) == EXAMPLE.read_text("utf-8")


def test_saving_keeps_the_content_before_and_sees_changes(tmp_path: Path) -> None:
    path, game = tmp_path / "evening.rbgame", Game.load(EXAMPLE)
    report = game.save(path)
    game.undo()
    assert game.save(path, expected=report.stamp).backup == tmp_path / "evening.rbgame~"
    assert Game.load(f"{path}~").log != Game.load(path).log
    with pytest.raises(ChangedOnDisk):
        game.save(path, expected=report.stamp)
    assert stamp(path) != report.stamp


@pytest.mark.parametrize("agreed", [{"seed": 2**53}, {"names": ("x" * 101,)}])
def test_what_could_not_be_read_again_is_not_saved(agreed: dict[str, Any], tmp_path: Path) -> None:
    game = Game.new(rb.load(ROOT / "scenarios" / "crossroads.json"), 2, **agreed)
    with pytest.raises(ScenarioError, match="was not saved, as it could not be read again"):
        game.save(tmp_path / "evening.rbgame")
    assert not list(tmp_path.iterdir())


# What is refused


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("2: jump", "entry 15, '2: jump': 'jump' is no action"),
        ("", "entry 15, '': the line is empty"),
        ("2: step donkey9 0,1", "there is no transporter 'donkey9'"),
        ("2: step donkey4 5,5", "'5,5' is not on the map"),
        ("1: step donkey1 1,0", "It is not for Ada to act now, but for Bert. (T6)"),
        ("2: step donkey1 1,0", "Donkey 1 belongs to Ada. (T7)"),
        ("2: wall donkey4 -1,1:2", "belongs to the building phase; this is the movement phase. (T1)"),
        ("chance: mines 0,1 gold", "Nothing is drawn by chance now. (P2)"),
        ("2: done\n2: done", "an action is one line"),
        ("2: \x1b[2J\u202e", "is no word of the notation"),
        ("2: " + "x" * 3000, "is no action"),
        ("2: offer 1: " * 300, "is no action"),
        ("2: position " + "9" * 3900, "is no number from 0"),
    ],
)
def test_an_entry_that_cannot_be_done_is_named_with_reason_and_rule(entry: str, reason: str) -> None:
    error = refused(example(log=[*LOG, entry, "2: done"]))
    assert isinstance(error, GameError)
    assert (error.pointer, error.entry) == ("/log/14", 15)
    assert reason in str(error)
    assert len(str(error)) < 400


def test_every_entry_that_is_left_out_or_done_twice_is_noticed_or_gives_another_legal_game() -> None:
    for number in range(len(LOG)):
        for log in (LOG[:number] + LOG[number + 1 :], LOG[: number + 1] + LOG[number:]):
            try:
                game = Game.from_json(example(log=log))
            except GameError as error:
                assert error.entry >= number + 1
            else:
                assert records.lines(game)[: len(log)] == log


@pytest.mark.parametrize(
    ("members", "pointer", "reason"),
    [
        ({"format": "rbdesigner-scenario"}, "/format", "this is no saved game"),
        ({"version": 2}, "/version", "takes a newer program"),
        (
            {"rules": 3},
            "/rules",
            "played by version 3 of the rules; this program plays by version 2, so it takes a newer",
        ),
        ({"rules": 0}, "/rules", "at least 1"),
        ({"players": 7}, "/players", "at most 6"),
        ({"players": True}, "/players", "whole number"),
        ({"players": 1}, "/log/0", "entry 1, 'chance: figures 2 1': there is no player 2"),
        ({"players": 3}, "/log/0", "entry 1, 'chance: figures 2 1'"),
        ({"names": ["x"] * 7}, "/names", "at most 6 entries"),
        ({"names": ["x" * 101]}, "/names/0", "at most 100 characters, not 101"),
        ({"seed": 1.5}, "/seed", "whole number"),
        ({"log": {}}, "/log", "a list"),
        ({"log": [1]}, "/log/0", "a text"),
        ({"log": ["x" * 4001]}, "/log/0", "at most 4000 characters"),
        ({"log": [""] * 100_001}, "/log", "at most 100000 entries, not 100001"),
        ({"scenario": 5}, "/scenario", "an object"),
        ({"scenario": {}}, "/scenario", "this is no scenario"),
        ({"scenario": {"format": "rbdesigner-scenario", "version": 1}}, "/scenario", "cannot be played"),
        (
            {"scenario": {"format": "rbdesigner-scenario", "version": 1, "title": 5, "turns": 0}},
            "/scenario/title",
            "; /scenario/turns: ",
        ),
    ],
)
def test_other_members_are_refused_with_place_and_reason(members: dict[str, Any], pointer: str, reason: str) -> None:
    error = refused(example(**members))
    assert error.pointer == pointer
    assert reason in error.reason


@pytest.mark.parametrize("name", ["format", "version", "rules", "players", "seed", "scenario", "log"])
def test_what_has_to_be_there_is_missed(name: str) -> None:
    data = example()
    del data[name]
    assert name in refused(data).reason


def test_a_map_with_errors_is_refused_with_the_rule() -> None:
    data = example()
    data["scenario"]["tiles"].append({"at": [9, 9], "terrain": "woods", "rivers": [[0]]})
    error = refused(data)
    assert error.pointer == "/scenario"
    assert "this map cannot be played: The river on the woods at (9, 9) runs off the map" in error.reason
    assert "(W8)" in error.reason


def test_a_map_that_is_too_large_is_neither_read_nor_saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = Game.load(EXAMPLE)
    monkeypatch.setattr(records, "MOST_TILES", 4)
    assert "the map has 5 tiles; a saved game may have at most 4" in refused(example()).reason
    with pytest.raises(GameError, match="has 5 tiles"):
        game.save(tmp_path / "evening.rbgame")


def test_a_file_that_is_too_large_is_neither_read_nor_saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = Game.load(EXAMPLE)
    monkeypatch.setattr(records, "MOST_BYTES", 500)
    with pytest.raises(ScenarioError, match="is too large: a saved game has less than 0 MB"):
        Game.load(EXAMPLE)
    with pytest.raises(ScenarioError, match="too large to be read again"):
        game.save(tmp_path / "evening.rbgame")


SAWMILL = (
    Building(BuildingKind.SAWMILL),
    Transporter(TransporterKind.DONKEY, 1),
    Transporter(TransporterKind.DONKEY, 1, cargo=((Good.TRUNKS, 1),)),
)


@pytest.mark.rule("P7")
def test_a_game_by_older_rules_goes_by_them_and_stays_so() -> None:
    """By the first version the acting transporter took the boards; by the second whoever handed the trunk in does."""
    for rules, aboard in ((1, [2, 0]), (2, [0, 2])):
        game = Game.new(
            map_of({(0, 0): "pasture", (1, 0): "woods"}, having(), pieces={(0, 0): SAWMILL}), 1, 0, rules=rules
        )
        for line in ("home 1,0", "run donkey1"):
            game.apply(line)
        again = Game.loads(records.dumps(game))
        assert_same(game, again)
        assert (again.rules, json.loads(records.dumps(again))["rules"]) == (rules, rules)
        for one in (game, again, again.copy()):
            assert [one.state.amount(~number, BOARDS) for number in (0, 1)] == aboard
            one.undo()
            one.apply("run donkey1")
            assert [one.state.amount(~number, BOARDS) for number in (0, 1)] == aboard


def test_new_games_go_by_the_newest_rules() -> None:
    game = Game.from_json(example())
    assert (game.rules, Game.new(game.scenario, 2, 4).rules) == (1, RULES_VERSION)


# Whatever a file holds


def pointers(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all values inside JSON data."""
    for step, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield (*at, step)
        yield from pointers(value, (*at, step))


@cache
def short_game() -> str:
    """The text of a game with all that a short one can have."""
    return records.dumps(played(rb.load(ROOT / "scenarios" / "twin-isles.json"), 2, 2, 150, ("Ada", "Bert")))


def read_or_refused(text: str) -> None:
    try:
        game = Game.loads(text, "evening.rbgame")
    except ScenarioError as error:
        assert str(error).isprintable()
        assert len(str(error)) < 5000
    else:
        assert_same(game, Game.loads(records.dumps(game)))


@given(st.data())
def test_a_file_with_a_value_exchanged_is_read_or_refused(data: st.DataObject) -> None:
    content = json.loads(short_game())
    *way, last = data.draw(st.sampled_from(list(pointers(content))))
    holder = content
    for step in way:
        holder = holder[step]
    holder[last] = data.draw(json_values | st.integers(-2, 12) | st.sampled_from(content["log"]))
    read_or_refused(json.dumps(content))


@given(st.data())
def test_a_file_with_entries_exchanged_moved_or_changed_is_read_or_refused(data: st.DataObject) -> None:
    content = json.loads(short_game())
    log = content["log"]
    where = st.integers(0, len(log) - 1)
    for _ in range(data.draw(st.integers(1, 3))):
        first, second = data.draw(where), data.draw(where)
        match data.draw(st.sampled_from(["exchange", "leave out", "insert", "cut", "words"])):
            case "exchange":
                log[first], log[second] = log[second], log[first]
            case "leave out":
                log[first] = log[min(first + 1, len(log) - 1)]
            case "insert":
                log.insert(first, log[second])
            case "cut":
                log[first] = log[first][: second % 20]
            case _:
                words, others = log[first].split() or [""], log[second].split() or [""]
                words[second % len(words)] = others[first % len(others)]
                log[first] = " ".join(words)
    read_or_refused(json.dumps(content))


@given(st.data())
def test_a_damaged_text_is_read_or_refused(data: st.DataObject) -> None:
    text = short_game()
    start = data.draw(st.integers(0, len(text)))
    end = start + data.draw(st.integers(0, 60))
    read_or_refused(text[:start] + data.draw(st.text(max_size=4)) + text[end:])
