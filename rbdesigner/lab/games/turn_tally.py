"""Counts what happens in each turn of a game, and what comes first when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.events import (
    BrickLaid,
    Built,
    Event,
    Made,
    PhaseBegun,
    Researched,
    Stepped,
    TransporterMade,
)
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.lab.games.counting import BREEDING, WORKS, EventCounter, actor_of
from rbdesigner.lab.games.game_row import CountRow

POINTS, MADE, USED, BRICKS, STANDING, IDLE, STEPS = "points", "made", "used", "brick", "standing", "idle", "steps"
"""The events that are counted by turn.

Points after it, goods made and used, bricks laid, buildings that stood, those of them that made nothing, and steps.
"""
GOODS_EVENTS = (MADE, USED, "lost")
FIRSTS = ("built", "transporter", MADE, "researched", BRICKS)
"""The kinds of milestones: the first of each thing built, made, researched or laid."""


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
