"""The puzzle set: its maps come from seeds, and the best game known of each is legal."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import rbdesigner as rb
from benchmarks import puzzle_maps
from benchmarks.puzzle_maps import EACH, HELD_OUT, KINDS, OPEN, Puzzle
from benchmarks.puzzles import find

PUZZLES = list(puzzle_maps.puzzles())


def test_half_of_each_kind_is_open_and_the_other_half_held_out() -> None:
    for kind in KINDS:
        for half in (OPEN, HELD_OUT):
            assert sum(puzzle.kind == kind for puzzle in puzzle_maps.puzzles(half)) == EACH // 2
    assert set(puzzle_maps.FOLDER.rglob("*.rbmap")) == {puzzle.map_file for puzzle in PUZZLES}


@pytest.mark.parametrize("kind", KINDS)
def test_a_map_that_is_drawn_anew_is_like_those_of_its_kind(kind: str) -> None:
    kept, drawn = rb.load(Puzzle(kind, 1).map_file), Puzzle(kind, 1).draw()
    assert drawn.properties == kept.properties
    assert len(drawn.tiles) == len(kept.tiles) == KINDS[kind].tiles
    assert [tile.is_sea for tile in drawn.tiles.values()].count(True) == pytest.approx(
        [tile.is_sea for tile in kept.tiles.values()].count(True), abs=3
    )


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_the_best_game_of_a_puzzle_is_legal_and_on_its_map(puzzle: Puzzle) -> None:
    scenario = rb.load(puzzle.map_file)
    assert {problem.severity.word for problem in rb.check(scenario)} <= {"advice"}
    found = rb.verify(puzzle.best_file)
    assert found.is_over and found.points == (puzzle.best,) and puzzle.best > 0
    assert rb.scenario_hash(found.game.scenario) == rb.scenario_hash(scenario)


def test_only_a_better_game_replaces_the_best_known_and_only_on_request(tmp_path: Path) -> None:
    known, puzzle = Puzzle("desert", 1), Puzzle("desert", 1, tmp_path)
    puzzle.map_file.parent.mkdir()
    shutil.copy(known.map_file, puzzle.map_file)

    (found,) = find([puzzle], (1,), 1, plans=10)
    assert not puzzle.best_file.exists()
    assert list(find([puzzle], (1,), 1, plans=10, keeps=True)) == [found]
    assert found.points == (puzzle.best,)

    shutil.copy(known.best_file, puzzle.best_file)
    (worse,) = find([puzzle], (1,), 1, plans=10, keeps=True)
    assert worse.points == found.points and worse.share < 1
    assert puzzle.best_file.read_bytes() == known.best_file.read_bytes()
