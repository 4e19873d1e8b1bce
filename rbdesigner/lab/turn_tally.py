"""Counts what happens in each turn of a game, and what comes first when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rbdesigner.engine.actions import Action, Done
from rbdesigner.engine.codes import BUILDINGS, GOODS, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.events import (
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
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.lab.counting import EventCounter
from rbdesigner.lab.game_row import CountRow

POINTS, MADE, USED, BRICKS, STANDING, IDLE, STEPS = "points", "made", "used", "brick", "standing", "idle", "steps"
"""The events that are counted by turn.

Points after it, goods made and used, bricks laid, buildings that stood, those of them that made nothing, and steps.
"""
GOODS_EVENTS = (MADE, USED, "lost")
FIRSTS = ("built", "transporter", MADE, "researched", BRICKS)
"""The kinds of milestones: the first of each thing built, made, researched or laid."""
_GOODS_EVENTS: dict[type[Event], str] = {Made: MADE, Used: USED, Lost: "lost"}
_WORKS: dict[type[Event], str] = {RoadBuilt: "road", BridgeBuilt: "bridge", WallChanged: "wall"}
_BREEDING = "L1"
"""The rule of the young geese, which come from no building."""
_BY_ITSELF = ("P1", "P2", "P9", _BREEDING)
"""The rules of what comes by itself when production begins or ends, whoever did the last thing before."""


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

    Besides what an :class:`EventCounter` does: whose goods are that a building makes by itself, buildings that make
    nothing, steps by turn, and milestones. ``begins`` are the moments at which the turns begin.
    """

    def __init__(self, state: GameState) -> None:
        self.counter = EventCounter(state)
        self.counter.see(state, None, ())
        self.begins: list[int] = []
        self.milestones: list[GameMilestone] = []
        self._state = state
        self._amounts: Counter[tuple[int, int, str, str]] = Counter()
        self._builders: dict[int, int] = {}  # by tile
        self._working: set[int] = set()  # tiles whose buildings have made something in this turn
        self._known: set[tuple[int, str, str]] = set()
        self._turn = self._moment = 0

    def see(self, state: GameState, action: Action, events: Sequence[Event]) -> None:
        """Count what an action has brought."""
        self._state, self._moment = state, self._moment + 1
        self.counter.see(state, action, events)
        actor = NONE if isinstance(action, Done) else getattr(action, "player", NONE)
        for event in events:
            self._count(event, actor)

    def _count(self, event: Event, actor: int) -> None:
        state = self._state
        if isinstance(event, PhaseBegun):
            self._begin(event)
        elif isinstance(event, Made | Used | Lost):
            self._count_goods(event, actor)
        elif isinstance(event, Stepped):
            self._amounts[state.owners[event.transporter], self._turn, STEPS, ""] += 1
        elif isinstance(event, TransporterMade):
            self._working.add(state.topology.spot_tiles[event.spot])
            owner, kind = state.owners[event.transporter], TRANSPORTERS[state.kinds[event.transporter]]
            self._note(owner, "transporter", kind.value)
        elif isinstance(event, Built):
            self._builders[event.tile] = event.player
            self._note(event.player, "built", BUILDINGS[event.building].value)
        elif isinstance(event, Researched):
            self._note(event.player, "researched", SUBJECTS[event.subject].value)
        elif isinstance(event, BrickLaid):
            self._note(event.owner, BRICKS, BRICKS)
        elif type(event) in _WORKS:
            self._note(actor, "built", _WORKS[type(event)])

    def _count_goods(self, event: Made | Used | Lost, actor: int) -> None:
        owner, good = self._owner(event, actor), GOODS[event.good].value
        self._amounts[owner, self._turn, _GOODS_EVENTS[type(event)], good] += event.count
        if isinstance(event, Made) and event.rule != _BREEDING:
            self._working.add(self._tile_of(event.holder))
            self._note(owner, MADE, good)

    def _note(self, seat: int, event: str, thing: str) -> None:
        """Note a milestone, unless it is known or a part of the start."""
        if self._turn > 0 and seat > NONE and (seat, event, thing) not in self._known:
            self._known.add((seat, event, thing))
            self.milestones.append(GameMilestone(seat, event, thing, self._turn, self._moment))

    def _owner(self, event: Made | Used | Lost, actor: int) -> int:
        """Whose goods they are.

        The owner's of a transporter, the builder's of what stands there, or the actor's.
        """
        if event.holder < 0:
            return self._state.owners[~event.holder]
        by_itself = isinstance(event, Made) and event.rule in _BY_ITSELF
        return self._builder(self._tile_of(event.holder)) if by_itself or actor == NONE else actor

    def _builder(self, tile: int) -> int:
        alone = 0 if self._state.terms.players == 1 else NONE
        return self._builders.get(tile, alone)

    def _tile_of(self, holder: int) -> int:
        state = self._state
        return state.topology.spot_tiles[holder if holder >= 0 else state.spots[~holder]]

    def _begin(self, event: PhaseBegun) -> None:
        if event.phase == Phase.PRODUCTION:
            self._turn = event.turn
            self.begins.append(self._moment)
            self._working.clear()
        elif event.phase == Phase.MOVEMENT:
            for tile, building in enumerate(self._state.buildings):
                if building != NONE:
                    key = self._builder(tile), self._turn
                    self._amounts[*key, STANDING, BUILDINGS[building].value] += 1
                    self._amounts[*key, IDLE, BUILDINGS[building].value] += tile not in self._working

    def counts(self) -> tuple[CountRow, ...]:
        """All counts, in a fixed order."""
        others = [row for row in self.counter.counts() if row.event not in (*GOODS_EVENTS, "left")]
        own = [CountRow(*key, amount) for key, amount in self._amounts.items() if amount]
        return tuple(sorted([*others, *own]))
