"""What hints say that the entries of a plan are for: mines and shafts of a mixture, herds until a turn."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import NONE
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.constants import BUILD, GEESE_PASTURE, MINE, SHAFT
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.task import Task
from rbdesigner.rules.tables import BIG_MINE, MIXTURES, Mixture
from tests.players.planning.plans import in_a_row, scheduled

BIG = MIXTURES.index(BIG_MINE)
KNOWS = [{"subject": "new shafts"}, {"subject": "specialisation"}, {"subject": "enlargement"}]


def told(at: PlanPosition, task: Task) -> set[Aim]:
    """What the entries of a task are for, which can be done; without those that load wealth at the end."""
    assert scheduled(at, task).done == [True]
    return {each.aim for each in aims(at, (task,)) if each.aim is not None and each.aim.kind is not AimKind.KEEP}


@pytest.mark.parametrize("mixture", MIXTURES)
def test_a_mine_and_a_shaft_are_told_with_their_mixture(mixture: Mixture) -> None:
    number = MIXTURES.index(mixture)
    at = in_a_row("pasture", "mountain", stock={"boards": 3, "stone": 1}, research=KNOWS)
    mine = Aim(AimKind.MINE, number, 1, at.spots[1], 1)
    assert told(at, Task(BUILD, 1, MINE, number)) == {mine}
    standing = {"buildings": [{"at": [1, 0], "kind": "mine", "gold": 1, "iron": 0}], "goods": []}
    at = in_a_row("pasture", "mountain", stock={"fuel": 1, "iron": 1}, research=KNOWS, pieces=standing)
    shaft = Aim(AimKind.SHAFT, number, 1, at.spots[1], 1)
    assert told(at, Task(SHAFT, 1, number)) == {shaft}


def test_a_mine_is_told_with_the_mixture_that_was_settled_for() -> None:
    at = in_a_row("pasture", "mountain", stock={"boards": 3, "stone": 1})
    assert {(aim.kind, aim.what) for aim in told(at, Task(BUILD, 1, MINE, BIG))} == {(AimKind.MINE, 0)}


def test_geese_are_for_a_herd_until_the_turn_of_the_game_to_which_it_is_kept() -> None:
    at = in_a_row("woods", "pasture", stock={"geese": 2})
    herd = Aim(AimKind.HERD, NONE, 1, at.spots[1], 6)
    assert told(at, Task(GEESE_PASTURE, 1, 6)) == {herd}
    at = in_a_row("woods", "pasture", stock={"geese": 2}, turns=5)
    assert told(at, Task(GEESE_PASTURE, 1, 9)) == {herd._replace(turn=5)}


def test_geese_that_nobody_keeps_are_brought_to_breed() -> None:
    at = in_a_row("woods", "pasture", stock={"geese": 2})
    assert {aim.kind for aim in told(at, Task(GEESE_PASTURE, 1))} == {AimKind.PASTURE}
