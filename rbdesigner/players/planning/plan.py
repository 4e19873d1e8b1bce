"""A plan: what one player may do from a position on, what is promised, and who does what.

A *time* is a turn times eight plus the points used in it. All is ints in records, so that the same modules can be
compiled. A plan is filled by :func:`rbdesigner.players.planning.plan_position.plan_from`. What a search does to it is
undone by its journal.
"""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery, Load, Partners, Payment, Ride, Sources
from rbdesigner.players.planning.constants import Ints
from rbdesigner.players.planning.economy import Economy
from rbdesigner.players.planning.fleet import Fleet
from rbdesigner.players.planning.ledger import Ledger
from rbdesigner.players.planning.map_graph import MapGraph
from rbdesigner.players.planning.plan_journal import INVERSES, LINE, Journal
from rbdesigner.players.planning.road_network import RoadNetwork
from rbdesigner.players.planning.timetable import Timetable


class PlanTerms:
    """The limits of the game, and what the other players are expected to do; they never change.

    ``left_out`` are buildings and ``avoided`` tiles that the game is played without. ``bystanders`` are tiles with a
    transporter that the plan does not move. ``gold_lead`` is how many more gold than iron a mine must hold to be
    counted on for gold. ``dry_bridges`` is 1 if bridges may be built in deserts. ``others_bricks`` are those that the
    others buy in ten turns. ``risks`` are, by place, how many of a hundred goods are gone a turn later.
    """

    most_land: int = 0
    most_water: int = 0
    most_fleet: int = 0
    has_births: int = 1
    left_out: Ints
    avoided: Ints
    bystanders: Ints
    gold_lead: int = 0
    dry_bridges: int = 0
    others_bricks: int = 0
    risks: Ints


class KeptTasks:
    """The tasks that have been scheduled, with the steps and entries before each: the next list may begin alike."""

    number: int = 0
    tasks: Ints
    marks: Ints


class Whereabouts:
    """Where each transporter stands as a turn ends, and how many geese follow it.

    It is NOWHERE while it is not there or rides on a boat. ``voyages`` are the spots of boats that are still on their
    way when the plan begins, and NOWHERE for all others.
    """

    spots: Ints
    geese: Ints
    voyages: Ints


class PlanOutcome:
    """The result of a schedule.

    ``points`` are those of goods, ``row_points`` those of the wonder. ``disturbed`` is how often somebody stands where
    a birth is planned: such a plan does not come true. ``exposed`` is what rivals may take, in hundredths of a point,
    ``promise`` what is left over, in tenths. ``lockout`` is how many turns pass until there are boards and stone anew.
    ``irrigated`` is the turn after which deserts are pasture (V5). ``rows`` have one's own and then the others' bricks
    by row of the wonder.
    """

    points: int = 0
    row_points: int = 0
    disturbed: int = 0
    exposed: int = 0
    lockout: int = 0
    promise: int = 0
    irrigated: int = 0
    rows: Ints


class Plan:
    """One player's plan from a turn on until the end of another."""

    turn: int = 0
    last_turn: int = 0
    graph: MapGraph
    terms: PlanTerms
    ledger: Ledger
    roads: RoadNetwork
    fleet: Fleet
    economy: Economy
    timetable: Timetable
    journal: Journal
    kept: KeptTasks
    whereabouts: Whereabouts
    outcome: PlanOutcome
    sources: Sources
    partners: Partners
    load: Load
    ride: Ride
    delivery: Delivery
    payment: Payment

    def __init__(self) -> None:
        self.graph = MapGraph()
        self.terms = PlanTerms()
        self.ledger = Ledger()
        self.roads = RoadNetwork()
        self.fleet = Fleet()
        self.economy = Economy()
        self.timetable = Timetable()
        self.journal = Journal()
        self.kept = KeptTasks()
        self.whereabouts = Whereabouts()
        self.outcome = PlanOutcome()
        self.sources = Sources()
        self.partners = Partners()
        self.load = Load()
        self.ride = Ride()
        self.delivery = Delivery()
        self.payment = Payment()
        self.ledger.journal = self.journal
        self.roads.journal = self.journal
        self.fleet.journal = self.journal
        self.economy.journal = self.journal


def undo_change(plan: Plan, change: int, a: int, b: int, c: int, d: int) -> None:
    """Undo one change; the compiled kernel has a switch over all inverses instead."""
    record, count, inverse = INVERSES[change]
    inverse(getattr(plan, record), *(a, b, c, d)[:count])


def undo(plan: Plan, steps: int, entries: int) -> None:
    """Undo all that has changed since there were so many steps and entries."""
    journal: Journal = plan.journal
    plan.timetable.entries = entries
    while journal.steps > steps:
        journal.steps -= 1
        i = journal.steps * LINE
        undo_change(
            plan,
            journal.lines[i],
            journal.lines[i + 1],
            journal.lines[i + 2],
            journal.lines[i + 3],
            journal.lines[i + 4],
        )
