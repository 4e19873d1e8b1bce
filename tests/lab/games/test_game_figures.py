"""Figures of a game, and games side by side."""

from __future__ import annotations

import dataclasses
from functools import cache
from pathlib import Path

import pytest

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event, Made, PhaseBegun, TransporterMade
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.lab.games.game_figures import Contender, GameFigures, MapVersion, compared_milestones, map_version

GAMES = Path(__file__).parents[2] / "games"


@cache
def game(name: str = "duo-the-lake-between") -> Game:
    return Game.load(GAMES / f"{name}.rbgame")


@cache
def figures(name: str = "duo-the-lake-between") -> GameFigures:
    return GameFigures.of(game(name))


@pytest.mark.parametrize("name", ["duo-the-lake-between", "trio-gold-isle", "solo-millbrook"])
def test_points_end_as_the_game_does(name: str) -> None:
    found = figures(name)
    assert tuple(row[-1] for row in found.series("points")) == found.points
    assert found.is_over
    assert found.turns == game(name).state.turn == len(found.begins)
    assert found.points[found.winner] == max(found.points)


def test_turns_begin_where_the_log_says() -> None:
    for turn, moment in enumerate(figures().begins, 1):
        before, after = game().state_at(moment - 1), game().state_at(moment)
        assert (before.turn, after.turn) == (turn - 1, turn)


def test_goods_are_those_of_the_run_counts_whoever_they_belong_to() -> None:
    found = figures()
    for event in ("made", "used"):
        counted = sum(row.amount for row in found.counts if row.event == event and row.turn > 0)
        geese = sum(row.amount for row in found.counts if row.event == event and row.seat < 0 and row.turn > 0)
        assert sum(map(sum, found.series(event))) == counted - geese
        assert sum(sum(map(sum, found.series(event, thing))) for thing in found.things(event)) == counted - geese


def test_what_a_building_makes_by_itself_is_its_builders() -> None:
    """A woodcutter of each player stands from turn 1 on, and whoever acts last in a turn has no part in it."""
    north, south = figures().series("made", "trunks")
    assert north[1] == south[1] == 1


def test_idle_buildings_are_a_part_of_those_that_stand() -> None:
    found = figures("solo-millbrook")
    ((*standing,), (*idle,)) = found.series("standing")[0], found.series("idle")[0]
    assert all(0 <= few <= all_of_them for few, all_of_them in zip(idle, standing, strict=True))
    last = next(
        moment
        for moment in reversed(range(len(game("solo-millbrook").log)))
        if game("solo-millbrook").state_at(moment).phase is Phase.MOVEMENT
    )
    buildings = game("solo-millbrook").state_at(last).buildings
    assert standing[-1] == sum(building >= 0 for building in buildings)
    assert sum(idle) > 0


def test_a_milestone_is_there_from_its_moment_on() -> None:
    found = figures("solo-millbrook")
    first = next(each for each in found.milestones if (each.event, each.thing) == ("built", "mine"))
    mine = game("solo-millbrook").state_at(first.moment)
    before = game("solo-millbrook").state_at(first.moment - 1)
    assert (len([each for each in mine.buildings if each == 3]), mine.turn) == (1, first.turn)
    assert 3 not in before.buildings


def test_nothing_is_a_milestone_twice_or_from_the_start() -> None:
    for name in ("duo-the-lake-between", "quartet-crossroads"):
        keys = [(each.seat, each.event, each.thing) for each in figures(name).milestones]
        assert len(keys) == len(set(keys))
        assert min(each.turn for each in figures(name).milestones) >= 1


def test_a_game_that_has_just_begun_has_figures() -> None:
    begun = Game.new(game().scenario, 2, 3)
    found = GameFigures.of(begun)
    assert (found.turns, found.is_over, found.milestones) == (begun.state.turn, False, ())
    assert found.series("points") == ((0,) * found.turns,) * 2


def test_the_figures_of_a_moment_are_the_beginning_of_those_of_the_game() -> None:
    part = game().copy()
    part.go_to(figures().begins[9])
    found = GameFigures.of(part)
    assert found.turns == 10
    assert [row[:9] for row in found.series("points")] == [row[:9] for row in figures().series("points")]
    assert found.milestones == tuple(each for each in figures().milestones if each.moment <= len(part.log))


def test_milestones_stand_side_by_side() -> None:
    solo, duo = Contender(figures("solo-millbrook"), 0), Contender(figures(), 0)
    rows = {(row.event, row.thing): row for row in compared_milestones([solo, duo])}
    assert rows["built", "mine"].turns == (7, 11)
    assert rows["built", "mine"].differences == (4,)
    assert rows["researched", "new shafts"].differences == (None,)


def test_versions_of_a_map_are_known_by_hash_and_title() -> None:
    here = figures()
    assert map_version(here, here) is MapVersion.SAME
    assert map_version(here, dataclasses.replace(here, hash="0" * 64)) is MapVersion.CHANGED
    assert map_version(here, dataclasses.replace(here, hash="0" * 64, title="Elsewhere")) is MapVersion.OTHER
    assert map_version(here, dataclasses.replace(here, title="Elsewhere")) is MapVersion.SAME
    nameless = dataclasses.replace(here, title="", code="")
    assert map_version(nameless, dataclasses.replace(nameless, hash="0" * 64)) is MapVersion.OTHER


def test_a_building_is_idle_in_each_turn_in_which_it_makes_nothing_before_the_movement() -> None:
    state, working, idle = game("solo-millbrook").state_at(0), set[int](), []
    for action in game("solo-millbrook").log:
        events = state.events = list[Event]()
        legality.apply(state, action)
        state.events = None
        for event in events:
            if isinstance(event, Made) and event.rule not in ("L1", "S4"):
                working.add(tile_of_holder(state, event.holder))
            elif isinstance(event, TransporterMade):
                working.add(state.topology.spot_tiles[event.spot])
            elif isinstance(event, PhaseBegun) and event.phase is Phase.PRODUCTION:
                working.clear()
            elif isinstance(event, PhaseBegun) and event.phase is Phase.MOVEMENT:
                standing = {tile for tile, building in enumerate(state.buildings) if building != NONE}
                idle.append(len(standing - working))
    assert figures("solo-millbrook").series("idle") == (tuple(idle),)
