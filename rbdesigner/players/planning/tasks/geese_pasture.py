"""The task to keep geese on a pasture of their own."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.engine.core.codes import NONE
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.answers import Delivery, new_delivery
from rbdesigner.players.planning.constants import GEESE, GEESE_PASTURE, NEVER, NOWHERE
from rbdesigner.players.planning.deliveries import deliver, let_wait
from rbdesigner.players.planning.irrigation import pasture_turn
from rbdesigner.players.planning.ledger import add_pasture, can_have_geese, is_empty
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.stands import stands_idle, step_aside
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import GameTurn, LocalTaskKind


@schedules(GEESE_PASTURE)
def keep_geese(plan: Plan, place: int, until: int, _third: int, _depth: int) -> bool:
    """Bring two geese to a pasture of their own, where they breed (L1), and keep them there until a turn."""
    tile = plan.graph.tile_of[place]
    since = pasture_turn(plan, tile)
    if since == NEVER or plan.economy.buildings[tile] != NOWHERE:
        return False
    if plan.ledger.pastures[place] < NEVER or not can_have_geese(plan.ledger, 2):
        return False
    if not is_empty(plan.ledger, plan.graph, tile, plan.last_turn, GEESE):
        return False
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[GEESE] = 2
    turn = deliver(plan, delivery, place, plan.last_turn - 2, since)
    if turn == NEVER:
        return False
    in_the_way = delivery.carrier != NOWHERE and stands_idle(plan, delivery.carrier, place, turn)
    if in_the_way and not step_aside(plan, delivery.carrier, place, turn):
        turn += 1  # it came with its last point, and leaves in the next turn: they breed a turn later
        if not step_aside(plan, delivery.carrier, place, turn):
            return False
    let_wait(plan, delivery, place, turn)
    add_pasture(plan.ledger, place, turn, until)
    return True


LONGEST_KEEP = 8
"""For how many turns geese are kept at most when it is proposed; half of the proposals keep none."""


class GeesePastureTask(LocalTaskKind):
    """Keep geese on a pasture of their own; until the turn of the second number two of them stay."""

    code, aim = GEESE_PASTURE, AimKind.PASTURE
    weight = 3
    is_destination = True
    is_lasting = True

    def propose(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """A pasture for geese, until some turn."""
        pastures = prospects.pastures(prospects.irrigates(tasks))
        random = prospects.random
        until = prospects.turn + (random.randint(1, LONGEST_KEEP) if random.random() < 0.5 else 0)
        return (Task(GEESE_PASTURE, prospects.draw(pastures), until),) if pastures else ()

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """Another pasture, or some turns more or less."""
        random = prospects.random
        if random.random() < 0.5:
            return task._replace(second=max(prospects.turn, task.second + random.randint(-3, 3)))
        return task._replace(first=prospects.draw(prospects.pastures(prospects.is_desert(task.first))))

    def goal(self, task: Task, spots: Sequence[int], turn: int, game_turn: GameTurn) -> Aim | None:
        """A herd until a turn; one that is not kept breeds from the turn on in which the last of the geese comes."""
        until = game_turn(task.second)
        if until > turn:
            return Aim(AimKind.HERD, NONE, 1, spots[task.first], until)
        return Aim(self.aim, NONE, 1, spots[task.first], turn - 1)

    def later(self, task: Task, turns: int, _last_turn: int) -> Task:
        """The pasture until so many turns sooner."""
        return task._replace(second=max(0, task.second - turns))
