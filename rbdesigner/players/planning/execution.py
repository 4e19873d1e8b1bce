"""From a schedule to the actions of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby, takewhile

from rbdesigner.engine.core.actions import Action, Inputs, Lead, LetGo, SetDown, Step, Transfer
from rbdesigner.engine.core.codes import GEESE, IS_BOAT, NONE, POINTS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import REGION, RIVER, SEA
from rbdesigner.engine.mechanics.geese import following
from rbdesigner.players.planning.constants import BOARDED, DROP, ENTRY, HOLD, LANDED, MOST_TURNS, PICK, TURN
from rbdesigner.players.planning.kernel import next_step
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.tasks import KIND_OF_ENTRY
from rbdesigner.players.planning.timetable import ScheduleEntry
from rbdesigner.players.planning.voyages import swimming_geese


def entries(position: PlanPosition) -> list[ScheduleEntry]:
    """The entries of a plan's schedule, in the order in which they were made."""
    timetable = position.plan.timetable
    numbers = iter(timetable.numbers[: timetable.entries * ENTRY])
    return [ScheduleEntry(i, *row) for i, row in enumerate(zip(*[numbers] * ENTRY, strict=True))]


class Execution:
    """Carries out the schedule of a plan, action by action.

    Ask :meth:`next_action` again whenever the player has to act; what it says has to be done then. An action may turn
    out illegal where others have come in between, or where births have brought more than was planned: then a
    new plan is due. ``entries`` are those of the schedule; the last action serves one of them, ``serving``.
    """

    def __init__(self, position: PlanPosition) -> None:
        self.position = position
        self.player = position.player
        self._plan = position.plan
        self._numbers = [*position.transporters, *[NONE] * (position.plan.fleet.size - len(position.transporters))]
        self.entries = entries(position)
        self._legs: list[list[ScheduleEntry]] = [[] for _ in range(self._plan.fleet.size)]
        for entry in self.entries:
            if entry.kind <= LANDED:
                self._legs[entry.transporter].append(entry)
        for legs in self._legs:
            legs.sort(key=lambda leg: (leg.time, leg.start, leg.number))
        self._acts = [entry for entry in self.entries if entry.kind > LANDED]
        self._done = [0] * len(self._legs)
        self._followers = [0] * len(self._legs)
        self._aboard = Counter[tuple[int, int, int]]()
        self._phase: tuple[int, Phase] | None = None
        self._actions: Iterator[Action] = iter(())
        self.state: GameState
        self.serving: ScheduleEntry | None = None

    def next_action(self, state: GameState) -> Action | None:
        """The next action of the player's part of a phase; None when it is over."""
        self.state = state
        phase = (state.turn, state.phase)
        if phase != self._phase:
            self._phase = phase
            self._actions = self._phase_actions()
        return next(self._actions, None)

    @property
    def _turn(self) -> int:
        return self.state.turn - self.position.before

    def _phase_actions(self) -> Iterator[Action]:
        if self.state.phase is Phase.MOVEMENT:
            yield from self._movement()
        else:
            yield from self._act()
        if self.state.phase is Phase.WONDER and self._turn == self._plan.last_turn:
            yield from self._load_at_the_end()

    # What is done at places

    def _act(self) -> Iterator[Action]:
        """Carry out the entries of this turn that belong into this phase, in the order in which they were made."""
        acts = (act for act in self._acts if act.turn == self._turn and act.kind in KIND_OF_ENTRY)
        due = [act for act in acts if KIND_OF_ENTRY[act.kind].phase is self.state.phase]
        for kind, same in groupby(due, key=lambda act: KIND_OF_ENTRY[act.kind]):
            yield from kind.actions(self, list(same))

    def acts_of(self, kind: int) -> list[ScheduleEntry]:
        """The entries of a kind in the present turn."""
        return [act for act in self._acts if act.kind == kind and act.turn == self._turn]

    def transporter(self, act: ScheduleEntry) -> int:
        """The game's number of the transporter that acts."""
        return self._numbers[act.transporter]

    def carrier(self, act: ScheduleEntry) -> int:
        """The game's number of the boat that an entry of a passage is about."""
        return self._numbers[act.value]

    def spot(self, place: int) -> int:
        """The game's number of a place or spot of the plan; one number for all places that bridges join by now."""
        return self.state.root[self.position.spots[place]]

    def border(self, border: int) -> int:
        """The game's number of a border of the plan."""
        return self.position.borders[border]

    def holder(self, place: int, good: int) -> int:
        """The region that has a good, of those that bridges join to a place."""
        return self._where(self.spot(place), good)

    def payment(self, act: ScheduleEntry, goods: Iterable[tuple[int, int]]) -> Inputs:
        """So many of some goods of the place where something is done, named if others are in reach, too.

        From a boat in a river they are: those on the other bank (E2).
        """
        if self.state.topology.spot_kinds[self.state.spots[self.transporter(act)]] != RIVER:
            return ()
        place = self.position.spots[act.place]
        return tuple(sorted((good, self._where(place, good)) for good, count in goods for _ in range(count)))

    def enlist(self, kind: int, place: int) -> None:
        """Give the newest transporter its number in the plan, of those born now, there, and of its kind."""
        plan = self._plan
        tile_of = plan.graph.tile_of
        for own in range(plan.fleet.size):
            born = plan.fleet.born[own] // TURN == self._turn
            is_there = tile_of[plan.fleet.birthplaces[own]] == tile_of[place]
            if self._numbers[own] == NONE and plan.fleet.kinds[own] == kind and born and is_there:
                self._numbers[own] = self.state.owned(self.player)[-1]
                return

    # Movement

    def _movement(self) -> Iterator[Action]:
        if self._turn == self._plan.turn:
            self.serving = None
            yield from self._unload()
        yield from self._end_voyages()
        yield from self._change_carriers(LANDED)
        yield from self._change_carriers(BOARDED)
        for own, number in enumerate(self._numbers):
            if number != NONE:
                yield from self._sail_on(own)
                yield from self._move(own)

    def _end_voyages(self) -> Iterator[Action]:
        """Set down whom boats have carried from before the plan on, where the plan has both begin in this turn."""
        fleet = self._plan.fleet
        for own, number in enumerate(self.position.transporters):
            carrier = self.state.carriers[number]
            if carrier != NONE and fleet.born[own] == self._turn * TURN:
                yield SetDown(self.player, carrier, self.spot(fleet.birthplaces[own]))

    def _sail_on(self, own: int) -> Iterator[Action]:
        """Sail with a passenger or geese to where the plan has the boat begin later, and let the geese go there."""
        fleet, graph, number = self._plan.fleet, self._plan.graph, self._numbers[own]
        goal, kind, born = fleet.birthplaces[own], fleet.kinds[own], fleet.born[own]
        begin = self._turn * TURN
        if not IS_BOAT[kind] or born <= begin:
            return
        time, place = begin + POINTS[kind] - self.state.points_left(number), graph.banks_of[graph.banks[goal]]
        while self.state.spots[number] != self.spot(goal):
            spot = self.position.spots.index(self.state.spots[number])
            step, after = next_step(self._plan, kind, spot, time, place, born - 1, goal)
            if step == NONE:
                return
            if time == begin:
                waiting = swimming_geese(self.state, number) - following(self.state, number)
                yield from self._lead(number, self.spot(spot), waiting)
            time = after
            yield Step(self.player, number, self.spot(step))
        for _ in range(following(self.state, number)):
            yield LetGo(self.player, number, self.spot(place))

    def _change_carriers(self, kind: int) -> Iterator[Action]:
        """Set down, or take aboard, the passengers of this turn: before they and their boats move (C2, C4)."""
        for own, legs in enumerate(self._legs):
            leg = legs[self._done[own]] if self._done[own] < len(legs) else None
            if leg is not None and (leg.kind, leg.turn) == (kind, self._turn):
                self.serving = leg
                yield from KIND_OF_ENTRY[LANDED].carry_out(self, leg)
                self._done[own] += 1

    def _unload(self) -> Iterator[Action]:
        """Put down what is aboard, as the plan has it; what would be picked up again at once stays."""
        for own, number in enumerate(self.position.transporters):
            ground = self._ground(number)
            if ground == NONE:
                continue  # it stays in the hold
            place = self.state.root[ground]
            wanted = self._wanted_at(place, own)
            for good, count in enumerate(self.state.row(~number)):
                self._aboard[own, place, good] = min(count, wanted[good])
                for _ in range(count - wanted[good]):
                    yield Transfer(self.player, good, ~number, ground)

    def _wanted_at(self, place: int, own: int) -> Counter[int]:
        """Count the goods that a transporter would put down at a place in the beginning, and picks up there first.

        A goose that will follow it on land is put down first.
        """
        wanted, walks = Counter[int](), not IS_BOAT[self._plan.fleet.kinds[own]]
        spot = self._plan.fleet.birthplaces[own]
        for leg in self._legs[own]:
            if leg.kind != PICK or leg.turn > self._turn or leg.spot != spot:
                break
            if self.spot(leg.place) == place and not (walks and leg.value == GEESE):
                wanted[leg.value] += leg.amount
        return wanted

    def _ground(self, number: int) -> int:
        """Where a transporter puts things down; NONE at sea."""
        topology, spot = self.state.topology, self.state.spots[number]
        kind = topology.spot_kinds[spot]
        if kind in (REGION, SEA):
            return spot if kind == REGION else NONE
        return self.state.root[self.state.banks[spot][0] if self.state.banks[spot] else topology.dock_regions[spot]]

    def _move(self, own: int) -> Iterator[Action]:
        number, legs = self._numbers[own], self._legs[own]
        time = max(self._turn * TURN, self._plan.fleet.born[own])
        if time // TURN > self._turn:
            return  # it is still on its voyage
        if self._followers[own] and self._done[own] < len(legs):
            self.serving = legs[self._done[own]]
            yield from self._lead(number, self.state.spots[number], self._followers[own])
        while self._done[own] < len(legs):
            leg = self.serving = legs[self._done[own]]
            if leg.kind == LANDED:
                return  # it rides on a boat
            spot = self.state.spots[number]
            if spot != self.spot(leg.spot):
                kind, origin = self._plan.fleet.kinds[own], self.position.spots.index(self.state.root[spot])
                step, time = next_step(self._plan, kind, origin, time, leg.place, leg.time, leg.spot)
                if step == NONE:
                    return
                yield Step(self.player, number, self.spot(step))
                if self.state.spots[number] == spot:
                    return  # it was refused
            elif leg.turn > self._turn:
                return
            else:
                self._done[own] += 1
                if leg.kind <= DROP:
                    yield from self._handle(own, leg)

    def _handle(self, own: int, leg: ScheduleEntry) -> Iterator[Action]:
        """Pick up or put down; what is in the hold is aboard already."""
        if self._plan.graph.kinds[leg.place] == HOLD:
            return
        number, good = self._numbers[own], leg.value
        walks = good == GEESE and not IS_BOAT[self.state.kinds[number]]
        place = self.spot(leg.place)
        if walks:
            self._followers[own] += leg.amount if leg.kind == PICK else -leg.amount
        if walks and leg.kind == PICK:
            yield from self._lead(number, place, leg.amount)
            return
        for _ in range(leg.amount):
            if walks:
                yield LetGo(self.player, number, place)
            elif leg.kind != PICK:
                if self._holds(place):
                    yield Transfer(self.player, good, ~number, place)
            elif self._aboard[own, place, good]:
                self._aboard[own, place, good] -= 1
            else:
                yield Transfer(self.player, good, self._where(place, good), ~number)

    def _holds(self, place: int) -> bool:
        """Whether goods can be put down: what an oil rig is built of stays aboard (B7, K7)."""
        topology = self.state.topology
        return topology.spot_kinds[place] != SEA or self.state.has_rig(topology.spot_tiles[place])

    def _lead(self, number: int, place: int, count: int) -> Iterator[Action]:
        for _ in range(count):
            yield Lead(self.player, number, self._where(place, GEESE))

    def _where(self, place: int, good: int) -> int:
        """The region that has a good, of those that bridges join to a place."""
        state = self.state
        joined = state.topology.regions_of[state.topology.spot_tiles[place]]
        having = [spot for spot in joined if state.root[spot] == state.root[place] and state.amount(spot, good)]
        return place if place in having or not having else having[0]

    def stays(self) -> bool:
        """Tell whether the transporter that puts something down stays there, and takes nothing more in this turn."""
        leg, turn = self.serving, self._turn
        if leg is None or leg.kind != DROP or self.state.phase is not Phase.MOVEMENT:
            return False
        own = leg.transporter
        rest = takewhile(lambda each: each.turn == turn, self._legs[own][self._done[own] :])
        ends = self._plan.whereabouts.spots[own * MOST_TURNS + turn]
        return ends == leg.spot and all((each.kind, each.spot) == (DROP, leg.spot) for each in rest)

    # The end

    def _load_at_the_end(self) -> Iterator[Action]:
        """Take aboard what is loaded when the last movement is over."""
        for own, number in enumerate(self._numbers):
            for leg in self._legs[own][self._done[own] :] if number != NONE else ():
                if leg.kind == PICK and self.spot(leg.spot) == self.state.spots[number]:
                    self.serving = leg
                    yield from self._handle(own, leg)
