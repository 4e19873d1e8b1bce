"""Who plays a game is remembered in it, and no file runs that was not chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.players.player import play_game
from rbdesigner.players.player_setup import (
    PlayerSetup,
    SeatSetup,
    machines_of,
    refused_files,
    seats_of,
    setup_of,
    without_future,
)
from rbdesigner.players.process import PlayerProcess
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario.files import load

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FOUR, MILLBROOK = SCENARIOS / "crossroads.rbmap", SCENARIOS / "millbrook.rbmap"


def test_a_saved_game_remembers_its_machines_and_runs_no_file_that_was_not_chosen_here(tmp_path: Path) -> None:
    chosen, other = tmp_path / "chosen.py", tmp_path / "other.py"
    for path in (chosen, other):
        path.write_text("class P:\n    def decide(self, view): ...\n")
    known = str(chosen)
    files = [known]
    machines = ["", "random", f"{known}:p:easy", f"{other}:p"]
    game = PlayerSetup(tuple(SeatSetup(machine=machine) for machine in machines), 5).begin(load(FOUR))
    assert game.extra == {"seats": ["person", *machines[1:]]}
    game.save(tmp_path / "game.rbgame")
    assert machines_of(Game.load(tmp_path / "game.rbgame"), files) == ["", "random", f"{known}:p:easy", ""]
    assert [getattr(seat.machine, "spec", "") for seat in seats_of(game, files)] == [
        "",
        "random",
        f"{known}:p:easy",
        "",
    ]
    assert setup_of(game, files).seat_setups == (*(SeatSetup(machine=machine) for machine in machines[:3]), SeatSetup())
    assert refused_files(game, files) == {3: str(other)}
    assert machines_of(game, []) == ["", "random", "", ""]


@pytest.mark.parametrize("said", [None, "random", 7, [7, None, {}, ["random"]], {"0": "random"}])
def test_seats_that_make_no_sense_are_those_of_persons(said: object) -> None:
    game = Game.new(load(FOUR), 4, 1)
    game.extra = {"seats": said}
    assert machines_of(game, ()) == [""] * 4
    assert refused_files(game, ()) == {}


def told(game: Game) -> list[str]:
    """What the machines of a game decide by."""
    machines = [seat.machine for seat in seats_of(game, ())]
    return [each._seating.seed for each in machines if isinstance(each, PlayerProcess)]


def test_the_machines_cannot_tell_the_seed_of_the_game(tmp_path: Path) -> None:
    setup = PlayerSetup((SeatSetup(machine="random"),) * 2, 123_456_789)
    game, other = setup.begin(load(FOUR)), setup.begin(load(FOUR))
    assert len({*told(game), *told(other)}) == 4  # nothing of it follows from the seed, nor from another seat
    game.save(tmp_path / "game.rbgame")
    assert told(Game.load(tmp_path / "game.rbgame")) == told(game)
    persons = PlayerSetup((SeatSetup(),), 1).begin(load(MILLBROOK))
    assert told(persons) == [] and "secret" not in persons.extra


def test_a_game_without_its_future_has_its_past_and_other_chance(tmp_path: Path) -> None:
    setup = PlayerSetup((SeatSetup(machine="random"),) * 2, 123_456_789)
    game = setup.begin(load(FOUR))
    told(game)
    game.extra = {**game.extra, "lines": [["chance: figures 1 2"]], "id": "this one"}
    list(play_game(game, [RandomPlayer(1), RandomPlayer(2)], most=40))
    game_records.save(without_future(game), tmp_path / "copy.rbgame")
    copy = Game.load(tmp_path / "copy.rbgame")
    assert (copy.log, copy.extra) == (game.log, {"seats": ["random"] * 2})
    assert copy.seed != game.seed and not set(told(copy)) & set(told(game))
