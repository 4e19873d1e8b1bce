"""Files of maps that are being laid."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rbdesigner.analysis.laying import laying_records
from rbdesigner.analysis.laying.laying_game import LayingGame
from rbdesigner.analysis.laying.laying_terms import LayingTerms
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Players, Properties
from rbdesigner.tiles import OWN_BOX, Box, Terrain, TileKind


def some_game() -> LayingGame:
    held = Box(OWN_BOX, "Few", {TileKind(Terrain.WOODS): 20, TileKind(Terrain.SEA): 9})
    properties = Properties("Laid", players=Players(2, 2), box=held)
    game = LayingGame(LayingTerms(2, 12, 6, properties, 3, ("Ada", "Bert"), passing=True))
    for words in ("lay 0,0 woods", "lay 1,0 sea", "pass", "lay 0,1 woods"):
        game.apply(words)
    return game


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = some_game()
    game.extra = {"seats": ["person", "machine"], "later": 1}
    path = tmp_path / "some.rblay"
    laying_records.save(game, path)
    again = laying_records.load(path)
    assert laying_records.dumps(again) == path.read_text("utf-8") == laying_records.dumps(game)
    assert (again.terms, again.log, again.actors, again.extra) == (game.terms, game.log, game.actors, game.extra)
    assert again.scenario == game.scenario
    again.undo()
    laying_records.save(again, path)
    assert Path(f"{path}~").read_text("utf-8") == laying_records.dumps(game)


@pytest.mark.rule("W4", "W5")
@pytest.mark.parametrize("switch", laying_records.SWITCHES)
def test_what_was_agreed_on_is_kept_and_files_from_before_play_as_they_did(switch: str) -> None:
    for agreed in (False, True):
        game = LayingGame(replace(LayingTerms.usual(2), **{switch: agreed}))
        assert getattr(laying_records.loads(laying_records.dumps(game)).terms, switch) is agreed
    data = json.loads(laying_records.dumps(some_game()))
    before = {name: value for name, value in data.items() if name not in laying_records.SWITCHES}
    assert getattr(laying_records.from_json(before).terms, switch) is True
    with pytest.raises(ScenarioError, match=switch):
        laying_records.from_json({**data, switch: "yes"})


def test_the_log_has_one_line_an_action() -> None:
    assert laying_records.log_lines(some_game()) == [
        "1: lay 0,0 woods",
        "1: lay 1,0 sea",
        "2: pass",
        "1: lay 0,1 woods",
    ]
    assert '    "1: lay 1,0 sea",\n' in laying_records.dumps(some_game())


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"log": ["1: lay 0,0 woods", "1: lay 5,5 woods"]},
            "/log/1: entry 2, '1: lay 5,5 woods': A tile has to border",
        ),
        ({"log": ["2: lay 0,0 woods"]}, "/log/0: entry 1, '2: lay 0,0 woods': it is the turn of player 1"),
        ({"log": ["1: lay 0,0 rock"]}, "/log/0: entry 1, '1: lay 0,0 rock': "),
        ({"log": ["1: lay 0,0 woods 7"]}, "'7' is not a river"),
        ({"log": ["1: lay 0,0 woods 0-3 1-4"]}, "such rivers cannot lie on one tile"),
        ({"log": ["1: lay here woods"]}, "'here' is not a place"),
        ({"log": ["1: lay 0,0 lava"]}, "there is no terrain 'lava'"),
        ({"log": ["1: fly 0,0"]}, "there is no such action"),
        ({"log": ["nonsense"]}, "a line names a player and an action"),
        ({"log": [7]}, "/log/0"),
        ({"log": ["1: pass", "2: pass", "1: pass"]}, "/log/2: entry 3, '1: pass': The map is laid"),
        ({"land": 21}, "/land: the box holds 20 land tiles, not 21"),
        ({"sea": 10}, "/sea: the box holds 9 sea tiles, not 10"),
        ({"players": 9}, "/players"),
        ({"version": 2}, "/version: this file has version 2"),
        ({"format": "rbdesigner-game"}, "this is not a laying of a map: the format is 'rbdesigner-game'"),
        ({"scenario": {"format": "rbdesigner-scenario", "version": 1, "box": "none"}}, "/scenario/box"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(changes: dict[str, Any], said: str) -> None:
    data = json.loads(laying_records.dumps(some_game())) | changes
    with pytest.raises(ScenarioError) as caught:
        laying_records.loads(json.dumps(data), "f.rblay")
    line = str(caught.value)
    assert said in line and line.startswith("f.rblay: ") and "\n" not in line


def test_a_map_with_a_tile_on_it_is_not_begun_anew() -> None:
    data = json.loads(laying_records.dumps(some_game()))
    data["scenario"]["tiles"] = [{"at": [0, 0], "terrain": "woods"}]
    with pytest.raises(ScenarioError, match="/scenario: a map is laid from its first tile"):
        laying_records.from_json(data, "f.rblay")


def test_texts_that_are_no_laying_are_refused_whatever_they_are() -> None:
    whole = laying_records.dumps(some_game())
    for text in ("", "[]", "null", "{}", whole[:-30], whole.replace("1: lay", "1: ley"), "\x00"):
        with pytest.raises(ScenarioError):
            laying_records.loads(text)
