"""Checks kept up to date edit by edit say what a check of the whole map says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rbdesigner.scenario.edit
from rbdesigner.checks import Delta, LiveChecks, Problem, check
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import SECOND_EDITION
from tests.checks import maps
from tests.checks.maps import having, map_of, tile_of
from tests.checks.walks import walk
from tests.parameters import few
from tests.strategies import some

Said = list[tuple[Problem, tuple[object, ...]]]


def with_fixes(problems: list[Problem]) -> Said:
    """Problems with their fixes, which do not count in comparisons of problems."""
    return [(problem, problem.fixes) for problem in problems]


def followed(before: list[Problem], delta: Delta) -> Counter[Problem]:
    """What a panel shows that took away what was removed and added what was added."""
    shown = Counter(before)
    shown.subtract(delta.removed)
    assert min(shown.values(), default=0) >= 0, "something was removed that was not there"
    return +shown + Counter(delta.added)


def known(index: MapIndex) -> tuple[object, ...]:
    """Everything that a index keeps."""
    return (
        +index.counts,
        index.land,
        index.spread.main_ranges(),
        index.rivers.reaches,
        index.rivers.systems,
        index.rivers.open_ends,
        {frozenset(part.places) for part in index.components.all()},
        {place: frozenset(part.places) for place, part in index.components.part_of.items()},
    )


@some(0.3)
@given(maps.scenarios(), st.lists(st.tuples(maps.changes, st.booleans()), min_size=1, max_size=6))
def test_every_edit_and_every_undo_leaves_what_a_whole_check_finds(
    scenario: Scenario, steps: list[tuple[dict[str, Any], bool]]
) -> None:
    live = LiveChecks(scenario)
    for wanted, is_undone in steps:
        edit = maps.edit_of(scenario, wanted)
        for change in (edit, edit.inverse()) if is_undone else (edit,):
            before = live.problems
            change.apply(scenario)
            delta = live.update(change)
            assert with_fixes(live.problems) == with_fixes(check(scenario.copy()))
            assert known(live.index) == known(MapIndex(scenario.copy()))
            assert followed(before, delta) == Counter(live.problems)


@some(0.3)
@given(maps.scenarios(), st.lists(maps.changes, min_size=1, max_size=4))
def test_a_large_edit_is_followed_by_a_look_at_everything(scenario: Scenario, steps: list[dict[str, Any]]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rbdesigner.scenario.edit, "LARGE", 2)
        live = LiveChecks(scenario)
        for wanted in steps:
            edit = maps.edit_of(scenario, wanted)
            for change in (edit, edit.inverse(), edit):
                before = live.problems
                change.apply(scenario)
                delta = live.update(change)
                assert with_fixes(live.problems) == with_fixes(check(scenario.copy()))
                assert followed(before, delta) == Counter(live.problems)


@pytest.mark.parametrize(("seed", "steps"), few([(0, 70), *((seed, 250) for seed in range(9))], 1))
def test_a_long_walk_of_single_edits_never_loses_its_way(seed: int, steps: int) -> None:
    live: LiveChecks | None = None
    for scenario, edit in walk(seed, steps):
        live = live or LiveChecks(scenario)
        before = live.problems
        edit.apply(scenario)
        delta = live.update(edit)
        assert with_fixes(live.problems) == with_fixes(check(scenario.copy())), edit
        assert followed(before, delta) == Counter(live.problems)


@some(0.4)
@given(maps.scenarios(), st.lists(st.tuples(maps.places, maps.turns), min_size=1, max_size=12))
def test_turning_tiles_one_after_the_other_keeps_the_survey_right(
    scenario: Scenario, turned: list[tuple[Hex, Turn]]
) -> None:
    live = LiveChecks(scenario)
    for place, turn in turned:
        tile = scenario.tiles.get(place)
        if tile is not None:
            edit = maps.edit_of(scenario, {"tiles": {place: tile.turned(turn)}})
            edit.apply(scenario)
            live.update(edit)
    assert known(live.index) == known(MapIndex(scenario))
    assert with_fixes(live.problems) == with_fixes(check(scenario))


@some(0.4)
@given(maps.scenarios(), st.permutations(maps.PLACES))
def test_taking_a_map_apart_tile_by_tile_keeps_its_parts_right(scenario: Scenario, order: list[Hex]) -> None:
    live = LiveChecks(scenario)
    for place in order:
        edit = maps.edit_of(scenario, {"tiles": {place: None}})
        edit.apply(scenario)
        live.update(edit)
        assert known(live.index) == known(MapIndex(scenario))


@some(0.3)
@given(maps.scenarios())
def test_a_check_does_not_depend_on_the_order_of_the_file(scenario: Scenario) -> None:
    turned = Scenario(
        scenario.properties,
        *(
            dict(reversed(part.items()))
            for part in (scenario.tiles, scenario.homes, scenario.pieces, scenario.roads, scenario.walls)
        ),
        foreign=dict(reversed(scenario.foreign.items())),
    )
    assert with_fixes(check(turned)) == with_fixes(check(scenario))


@some(0.3)
@given(maps.scenarios())
def test_errors_come_first_and_then_the_order_of_the_map(scenario: Scenario) -> None:
    problems = check(scenario)
    assert problems == sorted(problems, key=lambda problem: (problem.severity, problem.places, problem.code))


def test_a_shore_one_step_beyond_reach_counts() -> None:
    scenario = maps.map_of({(q, 0): "woods" if q else "pasture" for q in range(4)}, homes={(0, 0): maps.Home()})
    live = LiveChecks(scenario)
    edit = maps.edit_of(scenario, {"tiles": {Hex(4, 0): maps.tile_of("sea")}})
    edit.apply(scenario)
    assert [problem.code for problem in live.update(edit).removed] == ["start-poor"]


@pytest.mark.rule("W6")
def test_a_river_is_no_longer_offered_a_tile_that_is_laid_elsewhere() -> None:
    brook = {(0, -1): "mountain 3", (0, 0): "rock", (0, 1): "sea"}
    scenario = map_of(brook, having(box=SECOND_EDITION))
    live = LiveChecks(scenario)

    def fixes() -> set[str]:
        return {fix.code for problem in live.problems if problem.code == "river-into-land" for fix in problem.fixes}

    assert "exchange" in fixes()
    laid = rbdesigner.scenario.edit.edit(scenario, tiles={Hex(9, 0): tile_of("rock 0-3")})
    laid.apply(scenario)
    live.update(laid)
    assert "exchange" not in fixes()


def test_an_edit_without_effect_on_problems_gives_an_empty_delta() -> None:
    scenario = maps.map_of({(0, 0): "pasture", (0, 1): "woods"})
    live = LiveChecks(scenario)
    edit = maps.edit_of(scenario, {"tiles": {maps.Hex(0, 1): maps.tile_of("rock")}})
    edit.apply(scenario)
    assert not live.update(edit)
