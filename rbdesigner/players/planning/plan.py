"""A plan: what one player may do from a position on, what is promised, and who does what.

A *time* is a turn times eight plus the points used in it. All is ints in records, so that the same modules can be
compiled. A plan is filled by :func:`rbdesigner.players.planning.plan_position.plan_from`.
"""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery, Load, Partners, Payment, Sources
from rbdesigner.players.planning.constants import Ints
from rbdesigner.players.planning.economy import Economy
from rbdesigner.players.planning.fleet import Fleet
from rbdesigner.players.planning.ledger import Ledger
from rbdesigner.players.planning.map_graph import MapGraph
from rbdesigner.players.planning.plan_journal import Journal
from rbdesigner.players.planning.plan_terms import PlanTerms
from rbdesigner.players.planning.road_network import RoadNetwork
from rbdesigner.players.planning.timetable import Timetable


class KeptTasks:
    """The tasks that have been scheduled, with the steps and entries before each: the next list may begin alike."""

    number: int = 0
    tasks: Ints
    marks: Ints


class Whereabouts:
    """Where each transporter stands as a turn ends, NOWHERE before it is there, and how many geese follow it then."""

    spots: Ints
    geese: Ints


class PlanOutcome:
    """The result of a schedule.

    ``points`` are those of goods, ``row_points`` those of the wonder. ``disturbed`` is how often somebody stands where
    a birth is planned: such a plan does not come true. ``exposed`` is what rivals may take, in hundredths of a point,
    ``promise`` what is left over, in tenths. ``irrigated`` is the turn after which deserts are pasture (V5). ``rows``
    have one's own and then the others' bricks by row of the wonder.
    """

    points: int = 0
    row_points: int = 0
    disturbed: int = 0
    exposed: int = 0
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
        self.delivery = Delivery()
        self.payment = Payment()
        self.ledger.journal = self.journal
        self.roads.journal = self.journal
        self.fleet.journal = self.journal
        self.economy.journal = self.journal
