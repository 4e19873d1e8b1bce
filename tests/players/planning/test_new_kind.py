"""A new kind of task is one new module and its line in ``KINDS``: tried in a copy of the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

WALLING = '''"""The task to build a wall, which the planner does not know."""

from rbdesigner.engine.core.actions import BuildWall
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.answers import Delivery, new_delivery
from rbdesigner.players.planning.constants import AT_THE_END, NEVER, NOWHERE, STONE, TURN
from rbdesigner.players.planning.ledger import free_in_all
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.stands import deliver_and_stay
from rbdesigner.players.planning.task import Task, schedules
from rbdesigner.players.planning.task_kind import LocalTaskKind
from rbdesigner.players.planning.timetable import enter

WALL, WALLED = 90, 91


@schedules(WALL)
def build_wall(plan: Plan, place: int, _second: int, _third: int, _depth: int) -> bool:
    if free_in_all(plan.ledger, STONE) < 1:
        return False
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[STONE] = 1
    turn, builder = deliver_and_stay(plan, delivery, place, plan.last_turn - 2, plan.turn)
    if turn == NEVER:
        return False
    enter(plan.timetable, builder, NEVER, turn * TURN + AT_THE_END, WALLED, place, 0, 0, NOWHERE)
    return True


class WallTask(LocalTaskKind):
    code, entry, phase, aim = WALL, WALLED, Phase.BUILDING, AimKind.BUILD
    weight = 300

    def propose(self, prospects, tasks):
        return (Task(WALL, prospects.draw(prospects.land)),)

    def carry_out(self, performer, act):
        edge = 0 if act.place == 0 else 1  # of a row, the one to the east
        yield BuildWall(performer.player, performer.transporter(act), edge)
'''

TRIAL = """
from random import Random

from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.playing_out import play_out, position_of
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.remaining import parts_of, remaining
from rbdesigner.players.planning.tasks.walling import WALL
from tests.players.planning.plans import game_in_a_row, scheduled

game = game_in_a_row("pasture", "pasture", "rock", stock={"stone": 1}, fleet={"donkey": 1}, turns=6)
at = position_of(game)
proposals = Proposals(at, Random(1))
(wall,) = next(found for found in (proposals.proposal(()) for _ in range(50)) if found[0].kind == WALL)
tasks = (wall._replace(first=1),)
assert scheduled(at, *tasks).done == [True]
at = position_of(game)
parts = parts_of(at, tasks)
assert (remaining(parts, 0, 6), remaining(parts, 2, 4)) == (tasks, ())
assert [each.aim.kind for each in aims(at, tasks) if each.aim][-1] == "build"
assert play_out(game, at, tasks) is None
print(sum(game.state.wall_tokens))
"""


def lay_out(folder: Path) -> None:
    """Copy the planning of the package into a folder, with links to all that it does not change."""
    for path in (Path(), Path("rbdesigner"), Path("rbdesigner/players"), Path("rbdesigner/players/planning")):
        (folder / path).mkdir(exist_ok=True)
        changed = ("rbdesigner", "players", "planning", "tasks")[len(path.parts)]
        for each in (ROOT / path).iterdir():
            if each.name not in (changed, "__pycache__") and not each.name.startswith((".", "_kernel")):
                (folder / path / each.name).symlink_to(each)
    tasks = folder / "rbdesigner/players/planning/tasks"
    tasks.mkdir()
    for each in (ROOT / tasks.relative_to(folder)).glob("*.py"):
        (tasks / each.name).write_text(each.read_text(encoding="utf-8"), encoding="utf-8")


def test_a_new_kind_of_task_is_one_module_and_its_line(tmp_path: Path) -> None:
    """It is proposed, scheduled, told as an aim, carried out in the engine, and done then."""
    lay_out(tmp_path)
    tasks = tmp_path / "rbdesigner/players/planning/tasks"
    (tasks / "walling.py").write_text(WALLING, encoding="utf-8")
    kinds = (tasks / "__init__.py").read_text(encoding="utf-8")
    line = "from rbdesigner.players.planning.tasks.walling import WallTask\n\nKINDS"
    kinds = kinds.replace("\nKINDS", line, 1).replace("    LaunchTask(),\n", "    LaunchTask(),\n    WallTask(),\n")
    (tasks / "__init__.py").write_text(kinds, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-P", "-c", TRIAL],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert (done.stderr, done.stdout) == ("", "1\n")
