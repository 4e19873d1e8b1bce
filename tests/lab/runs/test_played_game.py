"""Games of a run, and what is counted in them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise, permutations

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.codes import GOODS
from rbdesigner.engine.core.events import Built, Made
from rbdesigner.lab.games.game_figures import GameFigures
from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.rules.tables import Good
from tests.lab.sample_runs import row, setup
from tests.lab.unfair_maps import shorter
from tests.parameters import few

EASY = RunSetup.of(shorter(setup("twin-isles").scenario, 16), ("planner:easy", "planner:easy"))
COUNTED = [
    (setup(), 0),
    (setup(), 1),
    (setup(), 2),
    *((EASY, number) for number in range(4)),
    (setup("millbrook", ("random",)), 0),
    (setup(), 3),
    (setup("crossroads", ("planner:easy",) * 4), 0),
]
"""Games in which contact and leads are counted again."""
USUAL = 4
"""So many of them are looked at in the usual run."""


@cache
def counted_row(at: int) -> GameRow:
    run, number = COUNTED[at]
    return play_table(run, run.table(number))


def test_a_row_tells_the_game_that_its_log_makes() -> None:
    found = row()
    run = setup()
    game = rb.Game.new(run.map_of(run.table(0)), 2, found.seed)
    for line in found.log[len(game.log) :]:
        if not line.startswith("chance"):
            game.apply(line)
    assert game.over
    assert [seat.points for seat in found.seats] == [score.total for score in game.scores()]
    assert [seat.won for seat in found.seats] == [int(game.winner() == seat) for seat in range(2)]
    assert (found.turns, found.actions, found.failure) == (game.state.turn, len(game.log), "")
    assert [seat.home for seat in found.seats] == [(0, -1), (0, 1)]
    assert sorted(seat.position for seat in found.seats) == [1, 2]


@pytest.mark.parametrize("number", range(4))
def test_no_good_is_forgotten(number: int) -> None:
    goods: Counter[str] = Counter()
    signs = {"made": 1, "used": -1, "lost": -1, "left": -1}
    for count in row(number).counts:
        goods[count.thing] += signs.get(count.event, 0) * count.amount
    assert not any(goods.values()), goods
    assert sum(count.amount for count in row(number).counts if count.event == "made") > 20


def test_points_are_told_after_each_turn() -> None:
    found = row()
    last = {count.seat: count.amount for count in found.counts if count.event == "points" and count.turn == found.turns}
    assert last == {seat.seat: seat.points for seat in found.seats if seat.points}


@pytest.mark.parametrize("at", few((at for at, (run, _) in enumerate(COUNTED) if run is EASY), 1))
def test_a_game_is_decided_when_the_winner_leads_for_good(at: int) -> None:
    found = counted_row(at)
    points = [[0] * (found.turns + 1) for _ in found.seats]
    for count in found.counts:
        if count.event == "points":
            points[count.seat][count.turn] = count.amount
    (winner,) = [seat.seat for seat in found.seats if seat.won]
    ahead = [points[winner][turn] > points[1 - winner][turn] for turn in range(found.turns + 1)]
    assert all(ahead[found.decided :]) or found.decided == found.turns
    assert not ahead[found.decided - 1]


@cache
def turn_ends(at: int) -> tuple[GameRow, list[tuple[list[int], set[int]]]]:
    """A game, and of the end of each turn, from 0, the points and who has met somebody: read off its log."""
    run, number = COUNTED[at]
    found = counted_row(at)
    game = rb.Game.new(run.map_of(run.table(number)), len(run.players), found.seed)
    ends: list[tuple[list[int], set[int]]] = [([0] * len(run.players), set())] * game.state.turn  # homes are given out
    for line in found.log[len(game.log) :]:
        if line.startswith("chance"):
            continue
        turn = game.state.turn
        game.apply(line)
        if game.over or game.state.turn > turn:
            tiles = {
                (game.state.topology.spot_tiles[spot], game.state.owners[transporter])
                for transporter, spot in enumerate(game.state.spots)
                if spot >= 0
            }
            crowded = {tile for (tile, one), (other, another) in permutations(tiles, 2) if tile == other}
            met = {owner for tile, owner in tiles if tile in crowded}
            ends.append(([score.total for score in game.scores()], met))
    assert game.over and len(ends) == found.turns + 1
    return found, ends


@pytest.mark.parametrize("at", few(range(len(COUNTED)), USUAL))
def test_the_lead_changes_as_often_as_another_is_alone_in_it(at: int) -> None:
    found, ends = turn_ends(at)
    leaders = [points.index(max(points)) for points, _ in ends if points.count(max(points)) == 1]
    assert found.leads == sum(one != other for one, other in pairwise(leaders))


@pytest.mark.parametrize("at", few(range(len(COUNTED)), USUAL))
def test_contact_is_the_first_turn_at_whose_end_two_stand_on_one_tile(at: int) -> None:
    found, ends = turn_ends(at)
    assert found.contact == next((turn for turn, (_, met) in enumerate(ends) if turn and met), 0)
    for seat, milestones in enumerate(found.milestones):
        assert milestones.contact == next((turn for turn, (_, met) in enumerate(ends) if turn and seat in met), 0)


def test_some_games_have_contact_and_changes_of_the_lead_and_some_have_none() -> None:
    rows = [counted_row(at) for at in range(USUAL)]
    assert {bool(each.contact) for each in rows} == {bool(each.leads) for each in rows} == {False, True}


@pytest.mark.parametrize("at", [4, pytest.param(9, marks=pytest.mark.slow)])
def test_milestones_are_the_firsts_of_the_figures_of_the_game(at: int) -> None:
    run, number = COUNTED[at]
    found = counted_row(at)
    game = rb.Game.new(run.map_of(run.table(number)), len(run.players), found.seed)
    for line in found.log[len(game.log) :]:
        if not line.startswith("chance"):
            game.apply(line)
    things = {"boards": "made", "stone": "made", "mine": "built", "coins": "made", "stock": "made"}
    firsts = {(first.seat, first.event, first.thing): first.turn for first in GameFigures.of(game).milestones}
    for seat, milestones in enumerate(found.milestones):
        told = {(seat, event, thing): getattr(milestones, thing) for thing, event in things.items()}
        assert told == {key: firsts.get(key, 0) for key in told}
    assert any(each.boards for each in found.milestones)


def test_a_solo_game_is_never_decided() -> None:
    alone = setup("millbrook", ("random",))
    assert play_table(alone, alone.table(0)).decided == 0


def test_tiles_tell_who_came_first() -> None:
    tiles = {tile.at: tile for tile in row().tiles}
    assert {tile.first for tile in tiles.values()} <= {-1, 0, 1}
    assert sum(tile.steps for tile in tiles.values()) == sum(" step " in f" {line} " for line in row().log)


def test_the_first_turn_has_what_happens_in_it() -> None:
    found = row(0)
    by_turn = {turn: [each for each in found.counts if each.turn == turn] for turn in (0, 1)}
    assert {each.event for each in by_turn[0]} == {"made"}  # what is there from the beginning
    assert any(each.event == "brick" for each in by_turn[1])


@pytest.mark.parametrize("number", range(2))
def test_what_a_building_makes_by_itself_counts_for_its_builder(number: int) -> None:
    found, run = row(number), setup()
    game = rb.Game.new(run.map_of(run.table(number)), 2, found.seed)
    builders: dict[int, int] = {}
    trunks: Counter[tuple[int, int]] = Counter()  # by seat and turn; they are made by nothing else
    for line in found.log[len(game.log) :]:
        if line.startswith("chance"):
            continue
        for event in game.apply(line):
            if isinstance(event, Built):
                builders[event.tile] = event.player
            elif isinstance(event, Made) and GOODS[event.good] is Good.TRUNKS:
                trunks[builders[game.state.topology.spot_tiles[event.holder]], game.state.turn] += event.count
    counted = {(each.seat, each.turn): each.amount for each in found.counts if each[2:4] == ("made", "trunks")}
    assert counted == trunks
    assert trunks
