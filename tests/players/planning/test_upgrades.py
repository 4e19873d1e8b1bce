"""Factories that are upgraded as a subject is researched: one of rafts then makes rowboats or steamers."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rbdesigner as rb
from benchmarks.kernel import Verdict, begun, tried
from benchmarks.puzzle_maps import EACH
from benchmarks.puzzle_maps import KINDS as PUZZLES
from rbdesigner.engine.core.codes import ROWBOAT, TRUNKS
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning import kernel
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.constants import (
    BUILD,
    LAUNCHED,
    RAFT_FACTORY,
    RESEARCH,
    RESEARCHED,
    ROWBOAT_FACTORY,
    ROWING,
    STEAMER_FACTORY,
    TRANSPORTER,
    TRUCK_FACTORY,
    UPGRADE,
    UPGRADED,
)
from rbdesigner.players.planning.playing_out import position_of
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.remaining import parts_of, remaining
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import STANDARD_START
from tests.players.planning.plans import acts, can, disturbed, fleet_of, game_in_a_row, pieces, scheduled
from tests.strategies import some

ROW = ("woods", "pasture", "pasture", "sea")
SHORE = 2
BUILT_THERE = Task(BUILD, SHORE, RAFT_FACTORY)
RAFT, ROWBOAT_MADE, STEAMER = (
    Task(TRANSPORTER, SHORE, factory) for factory in (RAFT_FACTORY, ROWBOAT_FACTORY, STEAMER_FACTORY)
)
TO_ROWBOATS, TO_STEAMERS = Task(UPGRADE, SHORE, ROWBOAT_FACTORY), Task(UPGRADE, SHORE, STEAMER_FACTORY)


def at_the_shore(**goods: int) -> rb.Game:
    """A game in a row that ends at the sea, with goods at home."""
    stock = {"geese": 2, "boards": 14, "trunks": 2, "stone": 2, **goods}
    return game_in_a_row(*ROW, stock=stock)


def with_a_factory(**given: Any) -> rb.Game:
    """The same with a factory of rafts at the shore, a step from home."""
    there, stock = pieces({0: "paper mill", SHORE: "raft factory"}), {"geese": 2, "boards": 9}
    return game_in_a_row(*ROW, home=1, stock=stock, pieces=there, **given)


@pytest.mark.rule("R5", "R6", "F5")
@pytest.mark.parametrize(
    ("tasks", "goods"),
    [
        ((BUILT_THERE, RAFT, TO_ROWBOATS, ROWBOAT_MADE, ROWBOAT_MADE), {"boards": 20}),
        ((BUILT_THERE, RAFT, TO_STEAMERS, STEAMER), {"fuel": 2, "iron": 1}),
    ],
)
def test_a_factory_of_rafts_makes_better_boats_once_it_is_upgraded(tasks: Tasks, goods: dict[str, int]) -> None:
    """It takes a transporter there as the subject is researched; the engine lets it come true."""
    game = at_the_shore(**goods)
    at = position_of(game)
    assert scheduled(at, *tasks).done == [True] * len(tasks)
    (researched,), (upgraded,) = acts(at, RESEARCHED), acts(at, UPGRADED)
    raft, *better = acts(at, LAUNCHED)
    assert researched.turn == upgraded.turn
    assert raft.turn < upgraded.turn <= min(made.turn for made in better)
    assert tried(game, position_of(game), tasks) == (Verdict.EXACT, "")


@pytest.mark.rule("R5")
def test_wagon_factories_become_truck_factories() -> None:
    there = pieces({0: "wagon factory", 2: "mine", 3: "paper mill"}, roads=[0, 1, 2])
    stock = {"geese": 2, "boards": 4, "fuel": 1, "iron": 1}
    game = game_in_a_row("pasture", "pasture", "mountain", "woods", stock=stock, pieces=there)
    tasks = (Task(UPGRADE, 0, TRUCK_FACTORY), Task(TRANSPORTER, 0, TRUCK_FACTORY))
    assert scheduled(position_of(game), *tasks).done == [True, True]
    assert tried(game, position_of(game), tasks) == (Verdict.EXACT, "")
    assert not can(position_of(game), Task(UPGRADE, 0, STEAMER_FACTORY))


@pytest.mark.rule("R5")
def test_nothing_is_upgraded_later_than_its_subject_is_researched() -> None:
    known = with_a_factory(research=[{"subject": "rowing"}])
    assert not can(position_of(known), TO_ROWBOATS)
    assert can(position_of(with_a_factory()), TO_ROWBOATS)


@pytest.mark.rule("R5")
def test_nobody_upgrades_where_nobody_stands() -> None:
    """One donkey alone researches at the mill."""
    alone = with_a_factory(fleet={"donkey": 1})
    assert scheduled(position_of(alone), Task(RESEARCH, ROWING), TO_ROWBOATS).done == [True, False]


@pytest.mark.rule("R6")
def test_an_upgraded_factory_makes_nothing_of_the_old_kind() -> None:
    at = position_of(at_the_shore(boards=20, trunks=4))
    assert scheduled(at, BUILT_THERE, RAFT, TO_ROWBOATS, RAFT).done == [True, True, True, False]
    last = [*[RAFT] * 4, TO_ROWBOATS]
    at = position_of(at_the_shore(boards=20, trunks=8))
    *rafts, upgraded = scheduled(at, BUILT_THERE, Task(RESEARCH, ROWING), *last).done[2:]
    assert all(rafts)
    assert not upgraded  # some of them are made afterwards


@pytest.mark.rule("F8")
def test_what_the_old_factory_would_use_up_is_announced() -> None:
    """Trunks that lie there until the factory takes fuel and iron are made into a raft that nobody has."""
    for trunks, is_lost in ((2, True), (1, False)):
        there = pieces({1: "paper mill", SHORE: "raft factory"}, {0: {"boards": 2, "geese": 2}})
        at = position_of(game_in_a_row(*ROW, home=SHORE, pieces=there))
        kernel.change_goods(at.plan.ledger, SHORE, TRUNKS, at.plan.turn, trunks)
        assert can(at, TO_STEAMERS)
        assert (disturbed(at) > 0) is is_lost


def test_an_upgrade_is_taken_back_with_the_list() -> None:
    at = position_of(at_the_shore(boards=20))
    tasks = (BUILT_THERE, RAFT, TO_ROWBOATS, ROWBOAT_MADE)
    assert scheduled(at, *tasks).done == [True] * 4
    assert fleet_of(at)[-1].kind == ROWBOAT
    assert scheduled(at, BUILT_THERE, RAFT, ROWBOAT_MADE).done == [True, True, False]
    assert scheduled(at, *tasks).done == [True] * 4


def test_the_rest_of_a_list_researches_and_upgrades_in_one_turn() -> None:
    at = position_of(at_the_shore(boards=20))
    tasks = (BUILT_THERE, RAFT, TO_ROWBOATS, ROWBOAT_MADE)
    parts = parts_of(at, tasks)
    assert scheduled(at, *tasks).done == [True] * 4
    (upgraded,) = acts(at, UPGRADED)
    before = remaining(parts, upgraded.turn - 1 - at.plan.turn, at.plan.last_turn)
    assert [task for task in before if task.kind in (RESEARCH, UPGRADE)] == [Task(RESEARCH, ROWING), TO_ROWBOATS]
    after = remaining(parts, upgraded.turn - at.plan.turn, at.plan.last_turn)
    assert not [task for task in after if task.kind in (RESEARCH, UPGRADE)]


def test_a_hint_tells_what_the_factory_becomes() -> None:
    told = aims(position_of(at_the_shore(boards=20)), (BUILT_THERE, RAFT, TO_ROWBOATS, ROWBOAT_MADE))
    upgraded = [each for each in told if each.aim and each.aim[:2] == (AimKind.BUILD, ROWBOAT_FACTORY)]
    assert {each.goal[:2] for each in upgraded if each.goal} == {(AimKind.LAUNCH, ROWBOAT)}
    researched = [each.goal for each in told if each.aim and each.aim.kind is AimKind.RESEARCH]
    assert {goal[:2] for goal in researched if goal} == {(AimKind.BUILD, ROWBOAT_FACTORY)}


def test_upgrades_are_proposed_with_what_is_made_then() -> None:
    at = position_of(at_the_shore())
    proposals = Proposals(at, Random(1))
    found = {each for each in (proposals.proposal((BUILT_THERE,)) for _ in range(3_000)) if each[0].kind == UPGRADE}
    assert {each[0] for each in found} == {TO_ROWBOATS, TO_STEAMERS}
    assert all(task[:3] == (TRANSPORTER, SHORE, each[0].second) for each in found for task in each[1:])
    assert not any(task.kind == UPGRADE for _ in range(3_000) for task in proposals.proposal(()))


RICH = {Good.BOARDS: 14, Good.STONE: 7, Good.GEESE: 4, Good.TRUNKS: 5, Good.FUEL: 4, Good.IRON: 3}


@some(0.3)
@given(st.sampled_from(("island", "river", "desert")), st.integers(0, 10_000))
def test_plans_with_upgrades_come_true(kind: str, seed: int) -> None:
    """On maps drawn at random, from the first turn and from later ones."""
    scenario = rb.generate(PUZZLES[kind], 1 + EACH + seed % 100).scenario
    start = replace(STANDARD_START, goods=tuple(RICH.items()))
    game = begun(replace(scenario, properties=replace(scenario.properties, start=start)), str(seed))
    at, random = position_of(game), Random(seed)
    proposals = Proposals(at, random)
    tasks = [*proposals.opening()]
    shores = [place for place in range(at.plan.graph.spots) if can(at, Task(BUILD, place, RAFT_FACTORY))]
    for place in shores[:1]:
        tasks.insert(0, Task(BUILD, place, RAFT_FACTORY))
        for better in (ROWBOAT_FACTORY, STEAMER_FACTORY):
            upgrades = Task(UPGRADE, place, better), Task(TRANSPORTER, place, better)
            tasks[random.randint(1, len(tasks)) : 0] = upgrades
    for _ in range(20):
        tasks = [*proposals.changed(tuple(tasks))]
    assert tried(game, at, tuple(tasks)).verdict is not Verdict.BAD
