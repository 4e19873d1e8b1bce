"""Tables: who sits where."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.hexes import Hex
from rbdesigner.lab.runs import run_setup
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import SHOWN, RunSetup, machine_versions, usual_players
from rbdesigner.players.planning import kernel
from rbdesigner.rules.tables import Subject, TransporterKind
from rbdesigner.scenario.model import Players, Properties, Research
from rbdesigner.scenario.pieces import Home, Spot, SpotKind, Transporter
from tests.lab.sample_runs import SCENARIOS, STUMBLING, setup, short_setup, stumbler

MIXED = ("random", "planner:easy", "planner:medium", "planner:hard")


def test_in_a_block_every_player_has_every_home_and_seat_equally_often() -> None:
    run = setup("crossroads", MIXED)
    seen: Counter[tuple[int, Hex, int]] = Counter()
    assert run.block == 16
    for number in range(run.block):
        table = run.table(number)
        assert table.seed == 1
        homes = {home.player: place for place, home in run.map_of(table).homes.items()}
        for seat, player in enumerate(run.players_of(table)):
            seen[player, homes[seat + 1], seat] += 1
    for one, other in ((0, 1), (0, 2), (1, 2)):
        pairs = Counter((key[one], key[other]) for key in seen.elements())
        assert len(pairs) == 16
        assert set(pairs.values()) == {4}
    assert run.table(run.block).seed == 2


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("the-lake-between", ("random", "random")),
        ("the-lake-between", ("random", "planner:easy")),
        ("crossroads", ("random",) * 4),
        ("crossroads", ("random",) * 2),  # homes that are nobody's in half of the games
    ],
)
def test_in_a_block_every_home_and_player_has_every_place_in_the_order_equally_often(
    name: str, players: tuple[str, ...]
) -> None:
    run = short_setup(players, name=name)
    for block in range(2):
        played = [play_table(run, run.table(block * run.block + at)) for at in range(run.block)]
        seats = [seat for each in played for seat in each.seats]
        assert len({tuple(seat.position for seat in each.seats) for each in played}) == 1
        places = Counter((seat.home, seat.position) for seat in seats)
        assert len(places) == len(run.homes) * len(players) and len(set(places.values())) == 1
        if run.is_mixed:
            places_of_players = Counter((seat.player, seat.position) for seat in seats)
            assert len(places_of_players) == len(players) ** 2 and len(set(places_of_players.values())) == 1


def test_homes_follow_each_other_in_one_order_all_through_a_block() -> None:
    run = short_setup(("random",) * 4, name="crossroads")
    followers: list[set[tuple[tuple[int, int], tuple[int, int]]]] = []
    for block in range(2):
        followers.append(set())
        for number in range(block * run.block, (block + 1) * run.block):
            seats = sorted(play_table(run, run.table(number)).seats, key=lambda seat: seat.position)
            followers[-1] |= {(seats[at - 1].home, seats[at].home) for at in range(4)}
        assert len(followers[-1]) == 4
    assert followers[0] != followers[1]


def test_players_of_one_kind_move_over_the_homes_only() -> None:
    run = setup("crossroads", ("random",) * 4)
    assert run.block == 4
    given = [sorted(run.map_of(run.table(number)).homes.items()) for number in range(4)]
    assert len({tuple(home.player for _, home in homes) for homes in given}) == 4
    assert all(sorted(home.player or 0 for _, home in homes) == [1, 2, 3, 4] for homes in given)


def test_the_map_itself_stays_as_it_is() -> None:
    run = setup()
    run.map_of(run.table(1))
    assert {home.player for home in run.scenario.homes.values()} == {None}


def test_homes_are_chosen_where_the_map_marks_too_few_or_something_is_owned() -> None:
    scenario = rb.load(SCENARIOS / "the-lake-between.rbmap")
    assert RunSetup.of(scenario, ("random",) * 2).gives_homes
    boat = Transporter(TransporterKind.DONKEY, 1, Spot(SpotKind.REGION, 0))
    scenario.pieces[Hex(0, -1)] = (boat,)
    assert not RunSetup.of(scenario, ("random",) * 2).gives_homes
    scenario.pieces.clear()
    learned = scenario.copy()
    learned.properties = replace(scenario.properties, research=(Research(Subject.ROWING, 1),))
    assert not RunSetup.of(learned, ("random",) * 2).gives_homes
    scenario.homes = {}
    alone = RunSetup.of(scenario, ("random",) * 2)
    assert not alone.gives_homes
    assert alone.block == 1


def test_a_digest_tells_runs_apart() -> None:
    runs = [setup(), setup(seed=2), setup(players=("random", "planner:easy")), setup("twin-isles")]
    assert len({run.digest() for run in runs}) == len(runs)
    assert RunSetup.of(setup().scenario.copy(), ["random", "random"]).digest() == setup().digest()


def test_other_machines_play_other_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = stumbler(tmp_path)
    ours, of_file = (RunSetup.of(setup().scenario, [each]) for each in ("random", player))
    found = {ours.digest(), of_file.digest()}
    Path(player).write_text(f"{STUMBLING}# mended")
    assert ours.digest() in found and of_file.digest() not in found
    found.add(of_file.digest())
    monkeypatch.setattr(run_setup, "__version__", "0.0.1")
    found |= {ours.digest(), of_file.digest()}
    assert machine_versions([])["planner"] == kernel.source()[:SHOWN]
    monkeypatch.setattr(run_setup, "_planner", lambda: "another planner")
    found |= {ours.digest(), of_file.digest()}
    assert len(found) == 7
    (tmp_path / "stumbler.py").unlink()
    assert of_file.digest() not in found


def test_what_cannot_be_played_is_refused() -> None:
    scenario = rb.load(SCENARIOS / "the-lake-between.rbmap")
    with pytest.raises(rb.PlayerError):
        RunSetup.of(scenario, ("nobody",))
    with pytest.raises(ValueError, match="1 to 6 players, not for 7"):
        RunSetup.of(scenario, ("random",) * 7)
    scenario.tiles.clear()
    with pytest.raises(rb.IllegalMap):
        RunSetup.of(scenario, ("random",))


@pytest.mark.parametrize(
    ("least", "most", "homes", "players"), [(2, 4, 3, 3), (3, 4, 2, 3), (1, 1, 2, 1), (2, 4, 0, 4), (2, 9, 8, 6)]
)
def test_usually_a_medium_machine_has_each_home(least: int, most: int, homes: int, players: int) -> None:
    places = [Hex(q, 0) for q in range(homes)]
    scenario = rb.Scenario(Properties(players=Players(least, most)), homes={place: Home() for place in places})
    assert usual_players(scenario) == ("planner:medium",) * players


def test_one_run_has_one_spelling_of_its_players() -> None:
    scenario = setup().scenario
    runs = [RunSetup.of(scenario, [spec] * 2) for spec in ("planner:easy", "planner:style=balanced:easy")]
    assert runs[0].digest() == runs[1].digest()
    assert runs[1].players == ("planner:easy",) * 2
