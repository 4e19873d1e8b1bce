"""Saved games that could not have come about are refused in one line, whatever is wrong in the file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rbdesigner as rb
from rbdesigner.engine.core.codes import BOARDS
from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.game_records import GameError
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.pieces import Building, Transporter
from tests.checks.maps import having, map_of
from tests.engine.saved_games import EXAMPLE, LOG, ROOT, assert_same, example, played, refused
from tests.strategies import json_values, some

# What is refused


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("2: jump", "entry 15, '2: jump': 'jump' is not an action"),
        ("", "entry 15, '': the line is empty"),
        ("2: step donkey9 0,1", "there is no transporter 'donkey9'"),
        ("2: step donkey4 5,5", "'5,5' is not on the map"),
        ("1: step donkey1 1,0", "It is not for Ada to act now, but for Bert. (T6)"),
        ("2: step donkey1 1,0", "Donkey 1 belongs to Ada. (T7)"),
        ("2: wall donkey4 -1,1:2", "belongs to the building phase; this is the movement phase. (T1)"),
        ("chance: mines 0,1 gold", "Nothing is drawn by chance now. (P2)"),
        ("2: done\n2: done", "an action is one line"),
        ("2: \x1b[2J\u202e", "is not a word of the notation"),
        ("2: " + "x" * 3000, "is not an action"),
        ("2: offer 1: " * 300, "is not an action"),
        ("2: position " + "9" * 3900, "is not a number from 0"),
    ],
)
def test_an_entry_that_cannot_be_done_is_named_with_reason_and_rule(entry: str, reason: str) -> None:
    error = refused(example(log=[*LOG, entry, "2: done"]))
    assert isinstance(error, GameError)
    assert (error.pointer, error.entry) == ("/log/14", 15)
    assert reason in str(error)
    assert len(str(error)) < 400


@pytest.mark.parametrize("entry", ["2: jump", "1: done", None, 7, ["2: done"], "2: " + "x" * 5000])
def test_a_game_is_read_up_to_an_entry_that_cannot_be_done(entry: object) -> None:
    data = example(log=[*LOG, entry, "2: done", "2: done"])
    game, fault = game_records.from_json_partly(Game, data)
    assert game_records.lines(game) == LOG
    assert fault is not None
    assert (fault.pointer, fault.entry, fault.left) == ("/log/14", 15, 3)
    assert str(fault).startswith("/log/14: entry 15")
    assert len(str(fault)) < 400
    with pytest.raises(ScenarioError):
        Game.from_json(data)


def test_what_chance_has_to_decide_after_the_last_good_entry_is_drawn() -> None:
    game, fault = game_records.from_json_partly(Game, example(log=["chance: figures 9 9", *LOG[1:]]))
    assert fault is not None
    assert (fault.entry, fault.left) == (1, len(LOG))
    assert game_records.lines(game) == LOG[:1]
    assert game.acting == (0,)


def test_a_game_without_a_fault_is_read_whole() -> None:
    game, fault = game_records.from_json_partly(Game, example())
    assert (game_records.lines(game), fault) == (LOG, None)


def test_every_entry_that_is_left_out_or_done_twice_is_noticed_or_gives_another_legal_game() -> None:
    for number in range(len(LOG)):
        for log in (LOG[:number] + LOG[number + 1 :], LOG[: number + 1] + LOG[number:]):
            try:
                game = Game.from_json(example(log=log))
            except GameError as error:
                assert error.entry >= number + 1
            else:
                assert game_records.lines(game)[: len(log)] == log


@pytest.mark.parametrize(
    ("members", "pointer", "reason"),
    [
        ({"format": "rbdesigner-scenario"}, "/format", "this is not a saved game"),
        ({"version": 2}, "/version", "takes a newer program"),
        (
            {"rules": RULES_VERSION + 1},
            "/rules",
            f"played by version {RULES_VERSION + 1} of the rules; this program plays by version {RULES_VERSION}, so",
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
        pytest.param({"log": [""] * 100_001}, "/log", "at most 100000 entries, not 100001", marks=pytest.mark.slow),
        ({"scenario": 5}, "/scenario", "an object"),
        ({"scenario": {}}, "/scenario", "this is not a scenario"),
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
    monkeypatch.setattr(game_records, "MOST_TILES", 4)
    assert "the map has 5 tiles; a saved game may have at most 4" in refused(example()).reason
    with pytest.raises(GameError, match="has 5 tiles"):
        game.save(tmp_path / "evening.rbgame")


def test_a_file_that_is_too_large_is_neither_read_nor_saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = Game.load(EXAMPLE)
    monkeypatch.setattr(game_records, "OWN_FORMAT", game_records.OWN_FORMAT._replace(most_bytes=500))
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
        again = Game.loads(game_records.dumps(game))
        assert_same(game, again)
        assert (again.rules, json.loads(game_records.dumps(again))["rules"]) == (rules, rules)
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
    return game_records.dumps(played(rb.load(ROOT / "scenarios" / "twin-isles.rbmap"), 2, 2, 150, ("Ada", "Bert")))


def read_or_refused(text: str) -> None:
    try:
        game = Game.loads(text, "evening.rbgame")
    except ScenarioError as error:
        assert str(error).isprintable()
        assert len(str(error)) < 5000
    else:
        assert_same(game, Game.loads(game_records.dumps(game)))


@some(0.5)
@given(st.data())
def test_a_file_with_a_value_exchanged_is_read_or_refused(data: st.DataObject) -> None:
    content = json.loads(short_game())
    *way, last = data.draw(st.sampled_from(list(pointers(content))))
    holder = content
    for step in way:
        holder = holder[step]
    holder[last] = data.draw(json_values | st.integers(-2, 12) | st.sampled_from(content["log"]))
    read_or_refused(json.dumps(content))


@some(0.6)
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
