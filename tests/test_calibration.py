"""The maps of a calibration, and the stores of what became of their homes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import rbdesigner as rb
from calibration import store
from calibration.drawn_maps import FIRST_NUMBER, drawn_maps
from calibration.maps import FEWEST_TILES, GENERATED, MOST_TILES, PLAYERS, Kind, calibration_map
from calibration.playing import Work, play, play_map, setup_of
from rbdesigner.checks import Severity, check
from rbdesigner.hexes import Hex
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.scenario import serial

pytestmark = pytest.mark.usefixtures("quick_generator")


def test_the_maps_are_of_all_kinds_and_can_be_played() -> None:
    maps = [calibration_map(number) for number in range(0, len(PLAYERS) * len(GENERATED), 11)]
    assert {each.kind for each in maps} == set(GENERATED)
    for each in maps:
        assert each.players == PLAYERS[each.number % len(PLAYERS)]
        assert FEWEST_TILES - 6 <= len(each.scenario.tiles) <= MOST_TILES
        assert not any(problem.severity is Severity.ERROR for problem in check(each.scenario))
    assert calibration_map(maps[3].number).scenario == maps[3].scenario


def test_a_store_tells_what_each_home_made_in_each_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.xz"
    assert store.read(path) == []
    told = list(play(path, [20], "random", 4, 1))
    assert told == ["map 20 (symmetrical, 2 players): 4 games"]
    (played,) = store.read(path)
    drawn = calibration_map(20)
    assert (played.number, played.kind, played.player, played.players) == (20, "symmetrical", "random", 2)
    assert serial.to_json(played.scenario) == serial.to_json(drawn.scenario)
    assert played.homes == tuple(sorted(drawn.scenario.homes))
    setup = setup_of(drawn, "random")
    for number, results in enumerate(played.results):
        row = play_table(setup, setup.table(number))
        assert {Hex(*seat.home): (seat.seat, seat.points, bool(seat.won)) for seat in row.seats} == dict(
            zip(played.homes, results, strict=True)
        )


def test_a_run_goes_on_with_the_maps_that_its_store_does_not_hold(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.xz"
    list(play(path, [20], "random", 2, 1))
    before = store.digest(path)
    assert list(play(path, [20], "random", 2, 1)) == []
    assert store.digest(path) == before
    assert len(list(play(path, [20, 21], "random", 2, 1))) == 1
    assert [each.number for each in store.read(path)] == [20, 21]


def test_a_map_comes_again_with_its_next_games(tmp_path: Path) -> None:
    at_once, again = tmp_path / "at-once.jsonl.xz", tmp_path / "again.jsonl.xz"
    list(play(at_once, [20, 21], "random", 4, 1))
    list(play(again, [20, 21], "random", 2, 1))
    # The store keeps its maps, whatever the generator makes of their numbers later.
    other = dict.fromkeys((20, 21), calibration_map(24))
    told = list(play(again, [20, 21], "random", 4, 1, draw=other.__getitem__))
    assert sorted(told) == [f"map {number} (symmetrical, 2 players): 2 games" for number in (20, 21)]
    assert {each.number: each for each in store.read(again)} == {each.number: each for each in store.read(at_once)}
    assert [each.played for each in store.read(again)] == [4, 4]


def test_games_are_made_up_to_whole_rounds_of_homes() -> None:
    work = Work(calibration_map(24), 0, 1)
    assert len(play_map(work, "random")) == work.drawn.players == 3


def test_maps_of_files_are_played_as_they_are_and_homes_are_put_where_there_are_none(tmp_path: Path) -> None:
    bare = tmp_path / "bare.rbmap"
    rb.save(replace(rb.load("scenarios/four-winds.rbmap"), homes={}), bare)
    maps = drawn_maps([bare, Path("scenarios/millbrook.rbmap"), Path("scenarios/gold-isle.rbmap")])
    assert list(maps) == list(range(FIRST_NUMBER, FIRST_NUMBER + len(maps)))
    assert [each.players for each in maps.values()] == [2, 3, 4, 5, 6, 3]
    assert all(each.kind is Kind.DRAWN for each in maps.values())
    assert not any(problem.severity is Severity.ERROR for each in maps.values() for problem in check(each.scenario))
    told = list(play(tmp_path / "games.jsonl.xz", [FIRST_NUMBER + 5], "random", 3, 1, draw=maps.__getitem__))
    assert told == [f"map {FIRST_NUMBER + 5} (drawn, 3 players): 3 games"]


@pytest.mark.slow
def test_three_hundred_maps_can_be_played() -> None:
    for number in range(300):
        drawn = calibration_map(number)
        assert not any(problem.severity is Severity.ERROR for problem in check(drawn.scenario)), number
