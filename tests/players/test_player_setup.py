"""Who plays a game is remembered in it, and no file runs that was not chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.engine.game import Game
from rbdesigner.players.player_setup import PlayerSetup, SeatSetup, machines_of, refused_files, seats_of, setup_of
from rbdesigner.players.process import PlayerProcess
from rbdesigner.scenario.files import load

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FOUR, MILLBROOK = SCENARIOS / "crossroads.json", SCENARIOS / "millbrook.json"


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


def test_the_machines_cannot_tell_the_seed_of_the_game() -> None:
    game = PlayerSetup((SeatSetup(machine="random"),), 123_456_789).begin(load(MILLBROOK))
    (seat,) = seats_of(game, ())
    assert isinstance(seat.machine, PlayerProcess)
    assert "123456789" not in seat.machine._seating.seed
    again = seats_of(PlayerSetup((SeatSetup(machine="random"),), 123_456_789).begin(load(MILLBROOK)), ())[0].machine
    assert isinstance(again, PlayerProcess) and again._seating == seat.machine._seating
