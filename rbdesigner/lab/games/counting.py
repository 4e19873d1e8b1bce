"""Counts what happens in a game and in each of its turns, from the events of its actions."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Done
from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.events import (
    BrickLaid,
    BridgeBuilt,
    Built,
    Event,
    Lost,
    Made,
    PhaseBegun,
    Researched,
    RoadBuilt,
    Stepped,
    TransporterMade,
    Used,
    WallChanged,
)
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics.scoring import scores
from rbdesigner.lab.games.game_row import CountRow, SeatMilestones, TileCounts
from rbdesigner.lab.games.idle_transporters import IdleTransporters
from rbdesigner.players.milestones import SUPPLIES
from rbdesigner.rules.tables import BuildingKind, Good

WORKS: dict[type[Event], str] = {RoadBuilt: "road", BridgeBuilt: "bridge", WallChanged: "wall"}
BREEDING = "L1"
"""The rule of the young geese, which come from no building."""
_GOODS_EVENTS: dict[type[Event], str] = {Made: "made", Used: "used", Lost: "lost"}
_BY_ITSELF = ("P1", "P2", "P9", BREEDING)
"""The rules of what comes by itself when production begins or ends, whoever did the last thing before."""


class EventCounter:
    """Looks at every action of a game and keeps the counts.

    Call :meth:`see` for the beginning, then after each action with its events, and :meth:`end` at the end. ``leads`` is
    how often the lead has changed, ``decided`` since which turn one has been alone in it, 0 if none is now. Of every
    good as much is ``made`` (or there from the beginning, in turn 0) as is ``used``, ``lost`` or ``left``. Goods that a
    building makes by itself are its builder's; a building on the map from the start is nobody's, but for a lone player.
    """

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._counts: Counter[tuple[int, int, str, str]] = Counter()
        self._steps: Counter[int] = Counter()
        self._made: Counter[int] = Counter()
        self._first: dict[int, int] = {}
        self._builders: dict[int, int] = {}  # by tile
        self._contacts: dict[int, int] = {}  # the first turn, by seat
        self._fleets = IdleTransporters()
        self._turn = 0
        self.positions: tuple[int, ...] = ()
        self.contact = 0
        self.leads = 0
        self.decided = 0
        self._leader = NONE

    def see(self, state: GameState, action: Action | None, events: Iterable[Event]) -> None:
        """Count what an action has brought; None for what came before the first."""
        self._state = state
        if action is None:
            self._count_goods("made")
            self._turn = state.turn
        else:
            self._fleets.see(state, action)
        if not self.positions and NONE not in state.chart:
            self.positions = state.chart
        actor = actor_of(action)
        for event in events:
            self._count(event, actor)

    def owner(self, event: Made | Used | Lost, actor: int) -> int:
        """Find the player whose goods an event tells of.

        It is the owner of a transporter, the builder of what stands there, or the actor.
        """
        if event.holder < 0:
            return self._state.owners[~event.holder]
        by_itself = isinstance(event, Made) and event.rule in _BY_ITSELF
        return self.builder(self.tile_of(event.holder)) if by_itself or actor == NONE else actor

    def builder(self, tile: int) -> int:
        """Find the builder of what stands on a tile; a lone player has what stood there from the start."""
        alone = 0 if self._state.terms.players == 1 else NONE
        return self._builders.get(tile, alone)

    def tile_of(self, holder: int) -> int:
        """The tile on which a holder of goods is, a transporter or a place."""
        state = self._state
        return state.topology.spot_tiles[holder if holder >= 0 else state.spots[~holder]]

    def _count(self, event: Event, actor: int) -> None:
        state = self._state
        if isinstance(event, PhaseBegun):
            if event.phase == Phase.PRODUCTION:
                self._end_turn()
                self._turn = event.turn
        elif isinstance(event, Made | Used | Lost):
            self._add(self.owner(event, actor), _GOODS_EVENTS[type(event)], GOODS[event.good].value, event.count)
            spot = event.holder if event.holder >= 0 else state.spots[~event.holder]
            if isinstance(event, Made) and spot != NONE:
                self._made[state.topology.spot_tiles[spot]] += event.count
        elif isinstance(event, Stepped):
            tile = state.topology.spot_tiles[event.target]
            self._steps[tile] += 1
            self._first.setdefault(tile, state.owners[event.transporter])
        elif isinstance(event, Built):
            self._builders[event.tile] = event.player
            self._add(event.player, "built", BUILDINGS[event.building].value)
        elif isinstance(event, RoadBuilt | BridgeBuilt | WallChanged):
            self._add(actor, "built", WORKS[type(event)])
        elif isinstance(event, TransporterMade):
            self._add(
                state.owners[event.transporter], "transporter", TRANSPORTERS[state.kinds[event.transporter]].value
            )
        elif isinstance(event, Researched):
            self._add(event.player, "researched", SUBJECTS[event.subject].value)
        elif isinstance(event, BrickLaid):
            self._add(max(NONE, event.owner), "brick", "brick")

    def _add(self, seat: int, event: str, thing: str, count: int = 1) -> None:
        self._counts[seat, self._turn, event, thing] += count

    def _end_turn(self) -> None:
        """Note the points as a turn ends, who leads, whose transporters were idle, and who has met somebody."""
        totals = [score.total for score in scores(self._state)]
        for seat, total in enumerate(totals):
            if total:
                self._add(seat, "points", "points", total)
        self._note_lead([seat for seat, total in enumerate(totals) if total == max(totals)])
        for fleet in self._fleets.end_turn(self._state) if self._turn > 0 else ():
            self._add(fleet.seat, FLEET, IN_ALL, fleet.transporters)
            if fleet.idle:
                self._add(fleet.seat, FLEET, IDLE, fleet.idle)
        if self._turn > 0 and len(self._contacts) < self._state.terms.players:
            self._note_contacts()

    def _note_lead(self, leaders: Sequence[int]) -> None:
        """Note who has the most points as a turn ends."""
        if len(leaders) > 1:
            self.decided = 0
        elif self._state.terms.players > 1:
            self.leads += self._leader not in (NONE, leaders[0])
            if leaders[0] != self._leader or not self.decided:
                self.decided = max(1, self._turn)
            self._leader = leaders[0]

    def _note_contacts(self) -> None:
        """Note whose transporters stand on a tile with those of others."""
        state, owners = self._state, defaultdict[int, set[int]](set)
        for transporter, spot in enumerate(state.spots):
            if spot != NONE:
                owners[state.topology.spot_tiles[spot]].add(state.owners[transporter])
        for here in owners.values():
            if len(here) > 1:
                self.contact = self.contact or self._turn
                for seat in here:
                    self._contacts.setdefault(seat, self._turn)

    def end(self, state: GameState) -> None:
        """The game has ended: note the last points, and what is left."""
        self._state = state
        self._end_turn()
        for seat, score in enumerate(scores(state)):
            for row, points in enumerate(score.rows, start=1):
                if points:
                    self._add(seat, "row", str(row), points)
        self._count_goods("left")
        self._note_lockouts()

    def _note_lockouts(self) -> None:
        """Note for each seat of which goods it has made none since the game began, though all is built of them."""
        made = {(seat, good) for seat, turn, event, good in self._counts if event == MADE and turn > 0}
        for seat in range(self._state.terms.players):
            for good in SUPPLIES:
                if (seat, GOODS[good].value) not in made:
                    self._add(seat, LOCKOUT, GOODS[good].value)

    def _count_goods(self, event: str) -> None:
        """Count all goods there are now, as their transporters' owners', or nobody's."""
        for holder, row in sorted(self._state.goods.items()):
            seat = self._state.owners[~holder] if holder < 0 else NONE
            for good, count in enumerate(row):
                if count:
                    self._add(seat, event, GOODS[good].value, count)

    def counts(self) -> tuple[CountRow, ...]:
        """All counts, in a fixed order."""
        return tuple(CountRow(*key, count) for key, count in sorted(self._counts.items()))

    def milestones(self) -> tuple[SeatMilestones, ...]:
        """The milestones of each seat."""
        firsts: dict[tuple[int, str, str], int] = {}
        for seat, turn, event, thing in self._counts:
            if turn > 0:  # in turn 0 stands what was there from the beginning
                firsts[seat, event, thing] = min(turn, firsts.get((seat, event, thing), turn))
        return tuple(
            SeatMilestones._make(
                [*(firsts.get((seat, *thing), 0) for thing in _MILESTONES), self._contacts.get(seat, 0)]
            )
            for seat in range(self._state.terms.players)
        )

    def tiles(self) -> tuple[TileCounts, ...]:
        """All tiles on which anything happened."""
        places = self._state.topology.places
        found = sorted({*self._steps, *self._made})
        return tuple(
            TileCounts(places[tile], self._steps[tile], self._made[tile], self._first.get(tile, NONE)) for tile in found
        )


def actor_of(action: Action | None) -> int:
    """The player of an action, nobody for the end of a phase."""
    return NONE if action is None or isinstance(action, Done) else getattr(action, "player", NONE)


POINTS, MADE, USED, BRICKS, STANDING, IDLE, STEPS = "points", "made", "used", "brick", "standing", "idle", "steps"
"""The events that are counted by turn.

Points after it, goods made and used, bricks laid, buildings that stood, those of them that made nothing, and steps.
"""
GOODS_EVENTS = (MADE, USED, "lost")
FIRSTS = ("built", "transporter", MADE, "researched", BRICKS)
"""The kinds of milestones: the first of each thing built, made, researched or laid."""
LOCKOUT = "lockout"
FLEET, IN_ALL = "fleet", "all"
"""The transporters of a turn are counted with this event: all of them, and those that were idle."""
_MILESTONES = (
    (MADE, Good.BOARDS.value),
    (MADE, Good.STONE.value),
    ("built", BuildingKind.MINE.value),
    (MADE, Good.COINS.value),
    (MADE, Good.STOCK.value),
)
"""What a player comes to as :class:`SeatMilestones` tell it, before the contact."""


class GameMilestone(NamedTuple):
    """The first of something that a player made, built, researched or laid.

    ``event`` is one of :data:`FIRSTS`. ``moment`` is the number of entries of the log after which it is there.
    """

    seat: int
    event: str
    thing: str
    turn: int
    moment: int


class TurnTally:
    """Looks at every action of a game and counts by turn.

    Besides what an :class:`EventCounter` counts, there are buildings that make nothing, steps by turn, and milestones.
    ``begins`` are the moments at which the turns begin.
    """

    def __init__(self, state: GameState) -> None:
        self.counter = EventCounter(state)
        self.counter.see(state, None, ())
        self._stock = Counter({row[:4]: row.amount for row in self.counter.counts()})  # before anybody did anything
        self.begins: list[int] = []
        self.milestones: list[GameMilestone] = []
        self._state = state
        self._amounts: Counter[tuple[int, int, str, str]] = Counter()
        self._working: set[int] = set()  # tiles whose buildings have made something in this turn
        self._known: set[tuple[int, str, str]] = set()
        self._turn = self._moment = 0

    def see(self, state: GameState, action: Action, events: Sequence[Event]) -> None:
        """Count what an action has brought."""
        self._state, self._moment = state, self._moment + 1
        self.counter.see(state, action, events)
        actor = actor_of(action)
        for event in events:
            self._count(event, actor)

    def _count(self, event: Event, actor: int) -> None:
        state = self._state
        if isinstance(event, PhaseBegun):
            self._begin(event)
        elif isinstance(event, Made):
            self._note_work(event, actor)
        elif isinstance(event, Stepped):
            self._amounts[state.owners[event.transporter], self._turn, STEPS, ""] += 1
        elif isinstance(event, TransporterMade):
            self._working.add(state.topology.spot_tiles[event.spot])
            owner, kind = state.owners[event.transporter], TRANSPORTERS[state.kinds[event.transporter]]
            self._note(owner, "transporter", kind.value)
        elif isinstance(event, Built):
            self._note(event.player, "built", BUILDINGS[event.building].value)
        elif isinstance(event, Researched):
            self._note(event.player, "researched", SUBJECTS[event.subject].value)
        elif isinstance(event, BrickLaid):
            self._note(event.owner, BRICKS, BRICKS)
        elif type(event) in WORKS:
            self._note(actor, "built", WORKS[type(event)])

    def _note_work(self, event: Made, actor: int) -> None:
        if event.rule != BREEDING:
            self._working.add(self.counter.tile_of(event.holder))
            self._note(self.counter.owner(event, actor), MADE, GOODS[event.good].value)

    def _note(self, seat: int, event: str, thing: str) -> None:
        """Note a milestone, unless it is known or a part of the start."""
        if self._turn > 0 and seat > NONE and (seat, event, thing) not in self._known:
            self._known.add((seat, event, thing))
            self.milestones.append(GameMilestone(seat, event, thing, self._turn, self._moment))

    def _begin(self, event: PhaseBegun) -> None:
        if event.phase == Phase.PRODUCTION:
            self._turn = event.turn
            self.begins.append(self._moment)
            self._working.clear()
        elif event.phase == Phase.MOVEMENT:
            for tile, building in enumerate(self._state.buildings):
                if building != NONE:
                    key = self.counter.builder(tile), self._turn
                    self._amounts[*key, STANDING, BUILDINGS[building].value] += 1
                    self._amounts[*key, IDLE, BUILDINGS[building].value] += tile not in self._working

    def counts(self) -> tuple[CountRow, ...]:
        """All counts, in a fixed order."""
        amounts = {row[:4]: row.amount for row in self.counter.counts() if row.event != "left"}
        amounts = Counter(amounts) - self._stock + self._amounts
        return tuple(CountRow(*key, amount) for key, amount in sorted(amounts.items()))
