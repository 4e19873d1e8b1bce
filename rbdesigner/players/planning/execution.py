"""From a schedule to the actions of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from rbdesigner.engine.core.actions import (
    ANYWHERE,
    Action,
    Breed,
    Brick,
    Build,
    BuildRoad,
    Lead,
    LetGo,
    Make,
    Produce,
    Research,
    Shaft,
    Step,
    Transfer,
)
from rbdesigner.engine.core.codes import BOARDS, DONKEY, GEESE, IS_BOAT, MINE, NONE, PAPER
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import REGION, SEA
from rbdesigner.players.planning.constants import (
    BRED,
    BUILT,
    ENTRY,
    LAID,
    LAUNCHED,
    PAID,
    PICK,
    RESEARCHED,
    ROADED,
    STAND,
    SUNK,
    TURN,
)
from rbdesigner.players.planning.kernel import next_step
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.rules.tables import NEW_MINE, SPECIALISED_MINES

MIXTURES = (NEW_MINE, SPECIALISED_MINES[0])
"""The mixtures of the planner's mines and shafts."""


class ScheduleEntry(NamedTuple):
    """An entry of a schedule; its time in the plan's turns."""

    number: int
    transporter: int
    start: int
    time: int
    kind: int
    place: int
    value: int
    amount: int
    spot: int

    @property
    def turn(self) -> int:
        """The plan's turn."""
        return self.time // TURN


def entries(position: PlanPosition) -> list[ScheduleEntry]:
    """The entries of a plan's schedule, in the order in which they were made."""
    plan = position.plan
    return [
        ScheduleEntry(i, *plan.timetable.numbers[i * ENTRY : (i + 1) * ENTRY]) for i in range(plan.timetable.entries)
    ]


class Execution:
    """Carries out the schedule of a plan, action by action.

    Ask :meth:`next_action` again whenever the player has to act; what it says has to be done then. An action may turn
    out illegal where others have come in between, or where births have brought more than was planned: then a
    new plan is due. ``serving`` is the entry of the schedule that the last action serves.
    """

    def __init__(self, position: PlanPosition) -> None:
        self.position = position
        self._plan, self._player = position.plan, position.player
        self._numbers = [*position.transporters, *[NONE] * (position.plan.fleet.size - len(position.transporters))]
        found = entries(position)
        self._legs: list[list[ScheduleEntry]] = [[] for _ in range(self._plan.fleet.size)]
        for entry in found:
            if entry.kind <= STAND:
                self._legs[entry.transporter].append(entry)
        for legs in self._legs:
            legs.sort(key=lambda leg: (leg.time, leg.start, leg.number))
        self._acts = [entry for entry in found if entry.kind > STAND]
        self._done = [0] * len(self._legs)
        self._followers = [0] * len(self._legs)
        self._aboard = Counter[tuple[int, int]]()
        self._phase: tuple[int, Phase] | None = None
        self._actions: Iterator[Action] = iter(())
        self._state: GameState
        self.serving: ScheduleEntry | None = None

    def next_action(self, state: GameState) -> Action | None:
        """The next action of the player's part of a phase; None when it is over."""
        self._state = state
        phase = (state.turn, state.phase)
        if phase != self._phase:
            self._phase = phase
            self._actions = self._phase_actions()
        return next(self._actions, None)

    @property
    def _turn(self) -> int:
        return self._state.turn - self.position.before

    def _phase_actions(self) -> Iterator[Action]:
        phase = self._state.phase
        if phase is Phase.PRODUCTION:
            yield from self._production()
        elif phase is Phase.MOVEMENT:
            yield from self._movement()
        elif phase is Phase.BUILDING:
            yield from self._building()
        elif phase is Phase.WONDER:
            yield from self._wonder()

    def _acts_of(self, *kinds: int) -> list[ScheduleEntry]:
        return [act for act in self._acts if act.kind in kinds and act.turn == self._turn]

    # Production

    def _production(self) -> Iterator[Action]:
        for act in self._acts_of(BRED, RESEARCHED, LAUNCHED):
            self.serving = act
            transporter = self._numbers[act.transporter]
            if act.kind == BRED:
                yield Breed(self._player, self._state.topology.spot_tiles[self.position.spots[act.place]])
                self._enlist(DONKEY, act.place)
            elif act.kind == RESEARCHED:
                if not self._state.amount(self.position.spots[act.place], PAPER):
                    yield Produce(self._player, transporter, ((BOARDS, ANYWHERE),) * 2)
                yield Research(self._player, transporter, act.value)
            else:
                boat = IS_BOAT[act.value]
                yield Make(self._player, transporter, self.position.spots[act.amount] if boat else NONE)
                self._enlist(act.value, act.amount if boat else act.place)

    def _enlist(self, kind: int, spot: int) -> None:
        """Give the newest transporter its number in the plan.

        Of those born now, there, and of its kind.
        """
        plan = self._plan
        for own in range(plan.fleet.size):
            born = (
                plan.fleet.born[own] // TURN == self._turn
                and plan.graph.tile_of[plan.fleet.birthplaces[own]] == plan.graph.tile_of[spot]
            )
            if self._numbers[own] == NONE and plan.fleet.kinds[own] == kind and born:
                self._numbers[own] = self._state.owned(self._player)[-1]
                return

    # Movement

    def _movement(self) -> Iterator[Action]:
        if self._turn == self._plan.turn:
            self.serving = None
            yield from self._unload()
        for own, number in enumerate(self._numbers):
            if number != NONE:
                yield from self._move(own)

    def _unload(self) -> Iterator[Action]:
        """Put down what is aboard, as the plan has it.

        What would be picked up again at once stays.
        """
        for own, number in enumerate(self.position.transporters):
            wanted = self._wanted_here(own)
            place = self._ground(number)
            for good, count in enumerate(self._state.row(~number)):
                self._aboard[own, good] = min(count, wanted[good])
                if place != NONE:
                    for _ in range(count - wanted[good]):
                        yield Transfer(self._player, good, ~number, place)

    def _wanted_here(self, own: int) -> Counter[int]:
        """The goods that a transporter picks up first where it stands at the beginning.

        A goose that will follow it on land is put down first.
        """
        wanted, walks = Counter[int](), not IS_BOAT[self._plan.fleet.kinds[own]]
        spot = self._plan.fleet.birthplaces[own]
        for leg in self._legs[own]:
            if leg.kind != PICK or leg.turn > self._turn or leg.spot != spot:
                break
            if not (walks and leg.value == GEESE):
                wanted[leg.value] += leg.amount
        return wanted

    def _ground(self, number: int) -> int:
        """Where a transporter puts things down; NONE at sea."""
        topology, spot = self._state.topology, self._state.spots[number]
        kind = topology.spot_kinds[spot]
        if kind in (REGION, SEA):
            return spot if kind == REGION else NONE
        return self._state.banks[spot][0] if self._state.banks[spot] else topology.dock_regions[spot]

    def _move(self, own: int) -> Iterator[Action]:
        number, legs, time = self._numbers[own], self._legs[own], self._turn * TURN
        if self._followers[own] and self._done[own] < len(legs):
            self.serving = legs[self._done[own]]
            yield from self._lead(number, self._state.spots[number], self._followers[own])
        while self._done[own] < len(legs):
            leg = self.serving = legs[self._done[own]]
            spot = self._spot(number)
            if spot != leg.spot:
                kind = self._plan.fleet.kinds[own]
                step, time = next_step(self._plan, kind, spot, time, leg.place, leg.time, leg.spot)
                if step == NONE:
                    return
                yield Step(self._player, number, self.position.spots[step])
                if self._spot(number) == spot:
                    return  # it was refused
            elif leg.turn > self._turn:
                return
            else:
                self._done[own] += 1
                if leg.kind != STAND:
                    yield from self._handle(own, leg)

    def _spot(self, number: int) -> int:
        """The plan's number of the spot where a transporter stands."""
        spot = self._state.spots[number]
        return self.position.spots.index(self._state.root[spot])

    def _handle(self, own: int, leg: ScheduleEntry) -> Iterator[Action]:
        """Pick up or put down."""
        number, good = self._numbers[own], leg.value
        walks = good == GEESE and not IS_BOAT[self._state.kinds[number]]
        place = self.position.spots[leg.place]
        if walks:
            self._followers[own] += leg.amount if leg.kind == PICK else -leg.amount
        if walks and leg.kind == PICK:
            yield from self._lead(number, place, leg.amount)
            return
        for _ in range(leg.amount):
            if walks:
                yield LetGo(self._player, number, place)
            elif leg.kind != PICK:
                yield Transfer(self._player, good, ~number, place)
            elif self._aboard[own, good]:
                self._aboard[own, good] -= 1
            else:
                yield Transfer(self._player, good, self._where(place, good), ~number)

    def _lead(self, number: int, place: int, count: int) -> Iterator[Action]:
        for _ in range(count):
            yield Lead(self._player, number, self._where(place, GEESE))

    def _where(self, place: int, good: int) -> int:
        """The region that has a good, of those that bridges join to a place."""
        state = self._state
        joined = state.topology.regions_of[state.topology.spot_tiles[place]]
        having = [spot for spot in joined if state.root[spot] == state.root[place] and state.amount(spot, good)]
        return place if place in having or not having else having[0]

    # Building and bricks

    def _building(self) -> Iterator[Action]:
        for act in self._acts_of(BUILT, ROADED, SUNK):
            self.serving = act
            transporter, place = self._numbers[act.transporter], self.position.spots[act.place]
            if act.kind == BUILT:
                mixture = MIXTURES[act.amount] if act.value == MINE else None
                yield Build(self._player, transporter, act.value, place, mixture)
            elif act.kind == ROADED:
                yield BuildRoad(self._player, transporter, self.position.borders[act.value])
            else:
                yield Shaft(self._player, transporter, MIXTURES[act.value])

    def _wonder(self) -> Iterator[Action]:
        yield from self._lay_bricks()
        if self._turn == self._plan.last_turn:
            for own, number in enumerate(self._numbers):
                for leg in self._legs[own][self._done[own] :] if number != NONE else ():
                    if leg.kind == PICK and leg.spot == self._spot(number):
                        self.serving = leg
                        yield from self._handle(own, leg)

    def _lay_bricks(self) -> Iterator[Action]:
        paid = [act.value for act in self._acts_of(PAID) for _ in range(act.amount)]
        for act in self._acts_of(LAID):
            self.serving = act
            for _ in range(act.value):
                price = self._state.brick_price()
                if len(paid) < price:
                    return
                place = self.position.spots[act.place]
                yield Brick(self._player, tuple(sorted((good, self._where(place, good)) for good in paid[:price])))
                del paid[:price]
