"""The task to research a subject."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rbdesigner.engine.core.actions import ANYWHERE, Action, Produce, Research, Upgrade
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.answers import Delivery, new_delivery, turn_of
from rbdesigner.players.planning.constants import (
    BOARDS,
    ENLARGEMENT,
    GEESE,
    MIXTURE_SUBJECT,
    NEVER,
    NEW_SHAFTS,
    NOWHERE,
    PAPER,
    PAPER_MILL,
    REGION,
    RESEARCH,
    RESEARCHED,
    ROWING,
    SHIPPING,
    SPECIALISATION,
    SUBJECT_FOR,
    TRUCKING,
    TURN,
    UPGRADED,
)
from rbdesigner.players.planning.deliveries import deliver, let_wait
from rbdesigner.players.planning.economy import know
from rbdesigner.players.planning.ledger import arrive, can_have_geese, free_from, free_in_all
from rbdesigner.players.planning.plan import Plan, undo
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.sites import next_run
from rbdesigner.players.planning.stands import stay
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import Performer, TaskKind
from rbdesigner.players.planning.tasks.goods_making import DEEPEST, burns_early, find_or_build, supply
from rbdesigner.players.planning.timetable import ScheduleEntry, enter

_WEIGHTS: Mapping[int, int] = {SPECIALISATION: 2, NEW_SHAFTS: 2, ENLARGEMENT: 1, ROWING: 1, TRUCKING: 1, SHIPPING: 1}
"""How often each subject is proposed, beside the others."""


@schedules(RESEARCH)
def research(plan: Plan, subject: int, _second: int, _third: int, depth: int) -> bool:
    """Bring two geese to where paper lies, or with two boards to a paper mill (R1).

    A transporter stays for the next production.
    """
    if plan.economy.subjects[subject] < NEVER or depth > DEEPEST:
        return False
    steps = plan.journal.steps
    entries = plan.timetable.entries
    if free_in_all(plan.ledger, PAPER) > 0 and _research_with_paper(plan, subject):
        return True
    undo(plan, steps, entries)
    return _research_in_a_mill(plan, subject, depth)


def _research_with_paper(plan: Plan, subject: int) -> bool:
    """Bring two geese to where paper lies soonest, with a transporter that stays for the next production."""
    place = _place_of_paper(plan)
    if place == NOWHERE or not can_have_geese(plan.ledger, 2):
        return False
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[PAPER] = 1
    delivery.needs[GEESE] = 2
    turn = deliver(plan, delivery, place, plan.last_turn - 2, plan.turn)
    carrier = NOWHERE
    if turn < NEVER:
        turn, carrier = stay(plan, delivery, place, turn, turn)  # later they would be lost (R3)
    if turn == NEVER or max(turn_of(delivery, GEESE, 0), turn_of(delivery, GEESE, 1)) < turn:
        return False  # geese that wait for paper are lost as it is made (R3)
    let_wait(plan, delivery, place, turn)
    for waits in range(turn_of(delivery, PAPER, 0), turn):
        arrive(plan.ledger, place, PAPER, waits)
    _enter_research(plan, subject, place, turn + 1, carrier)
    return True


def _place_of_paper(plan: Plan) -> int:
    """The place on land where paper is free soonest; NOWHERE if there is none."""
    found = NOWHERE
    soonest = NEVER
    for i in range(plan.ledger.stocked_places):
        place = plan.ledger.stocked[i]
        turn = free_from(plan.ledger, place, PAPER, plan.turn)
        if turn < soonest and plan.graph.kinds[place] == REGION:
            soonest = turn
            found = place
    return found


def _research_in_a_mill(plan: Plan, subject: int, depth: int) -> bool:
    """Bring two boards and two geese to a paper mill, built if there is none."""
    place = find_or_build(plan, PAPER_MILL, depth)
    if place == NOWHERE:
        return False
    tile = plan.graph.tile_of[place]
    if not can_have_geese(plan.ledger, 2) or not supply(plan, BOARDS, 2, depth + 1):
        return False
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[BOARDS] = 2
    delivery.needs[GEESE] = 2
    turn = deliver(plan, delivery, place, plan.last_turn - 2, plan.economy.built[tile])
    carrier = NOWHERE
    if turn < NEVER:
        turn, carrier = stay(plan, delivery, place, turn, turn)  # later the mill would have used up all (P9, R3)
    if turn == NEVER or next_run(plan, tile, turn + 1) != turn + 1 or burns_early(plan, delivery, BOARDS, place, turn):
        return False
    let_wait(plan, delivery, place, turn)
    for i in range(2):  # the mill may make paper of the boards before
        for waits in range(turn_of(delivery, BOARDS, i), turn):
            arrive(plan.ledger, place, BOARDS, waits)
    _enter_research(plan, subject, place, turn + 1, carrier)
    return True


def _enter_research(plan: Plan, subject: int, place: int, turn: int, researcher: int) -> None:
    """Have a subject researched at a place in the production of a turn."""
    know(plan.economy, subject, turn)
    enter(plan.timetable, researcher, NEVER, turn * TURN, RESEARCHED, place, subject, 0, NOWHERE)


def learn(plan: Plan, subject: int, depth: int) -> bool:
    """Have a subject, researched now if it is not known, and tell whether that works."""
    if plan.economy.subjects[subject] < NEVER:
        return True
    steps = plan.journal.steps
    entries = plan.timetable.entries
    if research(plan, subject, 0, 0, depth + 1):
        return True
    undo(plan, steps, entries)
    return False


def usable_mixture(plan: Plan, mixture: int, depth: int) -> tuple[int, int]:
    """Have the subject of a mixture of a mine, and give the mixture that can be used, and from which turn on.

    Where the subject cannot be learnt, that is the usual one.
    """
    subject = MIXTURE_SUBJECT[mixture]
    if subject == NOWHERE or not learn(plan, subject, depth):
        return 0, plan.turn
    return mixture, max(plan.turn, plan.economy.subjects[subject])


class ResearchTask(TaskKind):
    """Research a subject."""

    code, entry, phase, aim = RESEARCH, RESEARCHED, Phase.PRODUCTION, AimKind.RESEARCH
    weight = 6

    def propose(self, prospects: Prospects, _tasks: Tasks) -> Tasks:
        """A subject."""
        return (Task(RESEARCH, prospects.weighted(_WEIGHTS)),)

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """Research it, with paper that is made now if none lies there, and upgrade the factories planned with it."""
        transporter = performer.transporter(act)
        if not performer.state.amount(performer.spot(act.place), PAPER):
            wood = performer.payment(act, ((BOARDS, 2),)) or ((BOARDS, ANYWHERE),) * 2
            yield Produce(performer.player, transporter, wood)
        geese = performer.payment(act, ((GEESE, 2),))
        yield Research(performer.player, transporter, act.value, (*geese, (PAPER, ANYWHERE)) if geese else ())
        for upgrade in performer.acts_of(UPGRADED):  # right after the research, and not later (R5)
            if SUBJECT_FOR[upgrade.value] == act.value:
                performer.serving = upgrade
                yield Upgrade(performer.player, performer.state.topology.spot_tiles[performer.spot(upgrade.place)])

    def told_by(self, entry: ScheduleEntry) -> Task:
        """The subject."""
        return Task(RESEARCH, entry.value)

    def aim_of(self, act: ScheduleEntry, spot: int, turn: int) -> Aim:
        """The subject."""
        return Aim(self.aim, act.value, 1, spot, turn)
