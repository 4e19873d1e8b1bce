"""Finds who brings goods to where they are wanted: the cheapest delivery by points of movement."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from rbdesigner.engine.core.actions import Action, Lead, LetGo, Step, Transfer
from rbdesigner.engine.core.codes import CAPACITIES, GEESE, NGOODS, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import freight, geese, legality
from rbdesigner.engine.mechanics.reach import own_regions
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.hexes import distance
from rbdesigner.play.delivery.delivery import Consignment, Delivery, DeliveryAnswer, Distances
from rbdesigner.play.delivery.obstacles import Obstacles
from rbdesigner.play.routes import RouteState, route_states_of

Key = tuple[int, bool, bool, int, int, bool, int, int]


@dataclass(frozen=True, slots=True)
class _Pickup:
    """A transporter with the goods, wherever it took them up, and the game then."""

    state: GameState
    actions: tuple[Action, ...]
    points: int
    count: int
    put_down: tuple[int, ...] = ()
    down_at: int = NONE
    leads: bool = False


class Dispatcher:
    """Answers for one consignment how it gets to any holder, at one moment of a game.

    ``chosen`` is preferred if it is no worse, ``only`` is the one that is to do it, ``bound`` do it only if nobody else
    can. A dispatcher is made when goods are taken up and asked while they are dragged, so it keeps what it has looked
    up. ``routes`` of each transporter from where it stands are kept for other consignments of that moment too.
    """

    def __init__(
        self,
        state: GameState,
        player: int,
        consignment: Consignment,
        chosen: int = NONE,
        only: int = NONE,
        routes: dict[int, list[RouteState]] | None = None,
        bound: Collection[int] = (),
    ) -> None:
        self._state, self._player, self.consignment = state, player, consignment
        self._chosen, self._only, self._bound = chosen, only, bound
        self._from_here = routes if routes is not None else {}
        self._carrier = ~consignment.source if consignment.source < 0 else NONE
        self._pickups: dict[tuple[int, bool], list[_Pickup]] = {}
        self._relieved: dict[tuple[int, int], list[_Pickup]] = {}
        self._routes: dict[tuple[int, int], list[RouteState]] = {}
        self._answers: dict[int, DeliveryAnswer] = {}
        self._distances = Distances(state)

    def answer(self, target: int) -> DeliveryAnswer:
        """Tell how the goods get to a holder, which is a spot or ~transporter."""
        found = self._answers.get(target)
        if found is None:
            found = self._answers[target] = self._answer(target)
        return found

    def _answer(self, target: int) -> DeliveryAnswer:
        direct = self._direct(target)
        if direct is not None:
            return DeliveryAnswer((direct,))
        obstacles = Obstacles(self._state, self._player, self.consignment, target, self._chosen, self._distances)
        found = [each for one in self._carriers() for each in self._by(one, target, obstacles)]
        if not found:
            return obstacles.answer()
        best = min(self._key(each) for each in found)
        alike: dict[object, Delivery] = {}
        for each in sorted(found, key=lambda each: (self._key(each), each.transporter, each.leads)):
            if self._key(each) == best:
                alike.setdefault(self._consequences(each), each)
        return DeliveryAnswer(tuple(alike.values()))

    def _carriers(self) -> list[int]:
        """The player's transporters that may bring the goods."""
        free = [one for one in self._state.owned(self._player) if self._state.carriers[one] == NONE]
        return [one for one in free if self._only in (NONE, one)]

    # What is better

    def _key(self, one: Delivery) -> Key:
        """Rate the cost of a delivery, what weighs most in front.

        The parts are: something is put down elsewhere than where the goods go; others are troubled than those that are
        meant; those who had better stay are troubled; points; what is carried along.
        """
        state, mover = self._state, one.transporter
        meant = (self._carrier == NONE and one.target >= 0) or mover in (self._carrier, ~one.target)
        along = state.loads[mover] + geese.following(state, mover)
        left, count = state.points_left(mover), 0 if self._is_asked_how(one.target) else one.count
        bound = mover in self._bound and one.points > 0
        trouble = bool(one.put_down) + bool(one.put_down and one.down_at != one.target)
        return trouble, not meant, bound, one.points, -count, mover != self._chosen, along, left

    def _is_asked_how(self, target: int) -> bool:
        """Whether geese are to come to a transporter, which may carry them or lead them."""
        return self.consignment.good == GEESE and target < 0

    def _consequences(self, one: Delivery) -> object:
        """The marks by which equally good deliveries differ."""
        state, mover = self._state, one.transporter
        held = tuple(state.amount(~mover, good) for good in range(NGOODS))
        return (
            state.kinds[mover],
            state.spots[mover],
            held,
            geese.following(state, mover),
            one.put_down,
            one.down_at,
            one.leads,
        )

    # What passes within a tile

    def _direct(self, target: int) -> Delivery | None:
        """The goods change their holder where they are, and nobody goes anywhere."""
        wanted, after, actions = self.consignment, self._state.copy(), list[Action]()
        if self._only != NONE or (self._is_asked_how(target) and wanted.leads is not False):
            return None
        action = Transfer(self._player, wanted.good, wanted.source, target)
        while len(actions) < self._wanted(target) and legality.check(after, action) is None:
            legality.apply(after, action)
            actions.append(action)
        if not actions:
            return None
        mover = ~target if target < 0 else self._carrier
        points_before = self._state.points_left(mover) if mover != NONE else 0
        return Delivery(target, tuple(actions), len(actions), mover, 0, points_before, points_before)

    def _wanted(self, target: int) -> int:
        """How many are to be brought, at most."""
        wanted = self.consignment
        lying = self._state.amount(wanted.source, wanted.good)
        if wanted.good == GEESE and wanted.source >= 0:
            lying += sum(geese.following(self._state, one) for one in self._leaders())
        return lying if wanted.many else min(1, lying)

    def _leaders(self) -> list[int]:
        """List the transporters that lead geese which are shown where the consignment lies."""
        state, source = self._state, self.consignment.source
        trains = sorted(state.movement.trains)
        return [one for one in trains if geese.resting_spot(state, one) == source]

    # What somebody brings

    def _by(self, mover: int, target: int, obstacles: Obstacles) -> Iterator[Delivery]:
        """The ways in which one transporter brings the goods, or what keeps it from that."""
        goes = mover != ~target
        pickups = self._picked_up(mover, goes)
        if goes and target >= 0:
            pickups = [*pickups, *self._relieved_at(mover, target)]
        if not pickups:
            obstacles.not_loaded(mover)
        best: dict[object, Delivery] = {}
        for pickup in pickups:
            for one in self._put_down(pickup, mover, target) if goes else [self._arrived(pickup, mover, target)]:
                sort = one.put_down, one.down_at, one.leads
                if sort not in best or one.points < best[sort].points:
                    best[sort] = one
            if not best:
                obstacles.not_arrived(mover, pickup.state, pickup.leads)
        yield from best.values()

    def _arrived(self, pickup: _Pickup, mover: int, target: int) -> Delivery:
        points_before = self._state.points_left(mover)
        return Delivery(
            target, pickup.actions, pickup.count, mover, pickup.points, points_before, pickup.state.points_left(mover),
            pickup.put_down, pickup.down_at, pickup.leads,
        )  # fmt: skip

    def _put_down(self, pickup: _Pickup, mover: int, target: int) -> Iterator[Delivery]:
        """The journeys from a pickup to each spot where goods can be put down."""
        tile, spots = tile_of_holder(self._state, target), self._state.topology.spot_tiles
        if not _may_reach(pickup.state, mover, tile):
            return
        # By identity: pickups are kept as long as their dispatcher, so that no other gets the number.
        key = mover, id(pickup)
        if key not in self._routes:
            self._routes[key] = list(route_states_of(pickup.state, mover))
        for route in self._routes[key]:
            if spots[route.state.spots[mover]] != tile:
                continue
            action: Action = Transfer(self._player, self.consignment.good, ~mover, target)
            if pickup.leads:
                action = LetGo(self._player, mover, target)
            after, downs = route.state.copy(), list[Action]()
            while len(downs) < pickup.count and legality.check(after, action) is None:
                legality.apply(after, action)
                downs.append(action)
            if downs:
                arrived = self._arrived(pickup, mover, target)
                actions = (*pickup.actions, *route.steps, *downs)
                points, left = pickup.points + len(route.steps), after.points_left(mover)
                yield replace(arrived, actions=actions, count=len(downs), points=points, left=left)

    # Taking up

    def _picked_up(self, mover: int, goes: bool) -> list[_Pickup]:
        """List where and how a transporter can take the goods up, and, if it ``goes``, take them on from there."""
        key = mover, goes
        if key not in self._pickups:
            self._pickups[key] = list(self._pick_up(mover, goes))
        return self._pickups[key]

    def _pick_up(self, mover: int, goes: bool) -> Iterator[_Pickup]:
        state, wanted = self._state, self.consignment
        if mover == self._carrier:
            held = state.amount(wanted.source, wanted.good)
            yield _Pickup(state, (), 0, held if wanted.many else 1)
            return
        tile, spots = tile_of_holder(state, wanted.source), state.topology.spot_tiles
        if not _may_reach(state, mover, tile):
            return
        if mover not in self._from_here:
            self._from_here[mover] = list(route_states_of(state, mover))
        for route in self._from_here[mover]:
            if spots[route.state.spots[mover]] == tile:
                yield from self._pickups_at(route, mover, goes)

    def _pickups_at(self, route: RouteState, mover: int, goes: bool) -> Iterator[_Pickup]:
        """Yield the pickups of a transporter at the end of a route; geese that are led come before carried ones."""
        wanted = self.consignment
        if wanted.good == GEESE and wanted.source >= 0 and wanted.leads is not False:
            following = geese.following(route.state, mover) if goes and mover in self._leaders() else 0
            lead = Lead(self._player, mover, wanted.source)
            after, done = self._repeated(route.state, lead, mover, following, goes)
            if done or following:
                count = len(done) + following if wanted.many else 1
                yield _Pickup(after, (*route.steps, *done), len(route.steps), count, leads=True)
        if wanted.leads:
            return
        load = Transfer(self._player, wanted.good, wanted.source, ~mover)
        after, done = self._repeated(route.state, load, mover, 0, goes)
        if done:
            yield _Pickup(after, (*route.steps, *done), len(route.steps), len(done))
        elif goes and not wanted.many and not route.state.room(mover):
            yield from self._exchanged(route, mover, load)

    def _repeated(
        self, state: GameState, action: Action, mover: int, had: int, goes: bool
    ) -> tuple[GameState, list[Action]]:
        """Do an action as often as is wanted and possible.

        If it ``goes``, the transporter keeps what it needs to move on (M11).
        """
        after, done = state.copy(), list[Action]()
        wanted = state.amount(self.consignment.source, self.consignment.good)
        wanted = wanted if self.consignment.many else min(1, wanted) - had
        while len(done) < wanted and legality.check(after, action) is None:
            once_more = after.copy()
            legality.apply(once_more, action)
            if goes and freight.moved_by_others(once_more, mover) != NONE:
                break
            after = once_more
            done.append(action)
        return after, done

    def _exchanged(self, route: RouteState, mover: int, load: Transfer) -> Iterator[_Pickup]:
        """A good of another kind is put down to make room for one of this."""
        if load.source < 0:
            return
        for good in range(NGOODS):
            if good == load.good or not route.state.amount(~mover, good):
                continue
            down = Transfer(self._player, good, ~mover, load.source)
            if legality.check(route.state, down) is None:
                after = route.state.copy()
                legality.apply(after, down)
                after, done = self._repeated(after, load, mover, 0, goes=True)
                if done:
                    yield _Pickup(after, (*route.steps, down, *done), len(route.steps), 1, (good,), load.source)

    def _relieved_at(self, mover: int, target: int) -> list[_Pickup]:
        """List the pickups of a full transporter that first puts other goods down, where it is and comes back to."""
        key = mover, target
        if key not in self._relieved:
            is_full = mover != self._carrier and not self._state.room(mover)
            self._relieved[key] = list(self._relieve(mover, target)) if is_full else []
        return self._relieved[key]

    def _relieve(self, mover: int, target: int) -> Iterator[_Pickup]:
        tile, spots = tile_of_holder(self._state, self.consignment.source), self._state.topology.spot_tiles
        kinds = [good for good in range(NGOODS) if self._state.amount(~mover, good) and good != self.consignment.good]
        for first in kinds[:1] if self.consignment.many else kinds:
            after, downs = self._unloaded(mover, target, kinds if self.consignment.many else [first])
            if not downs or not _may_reach(after, mover, tile):
                continue
            goods = tuple(down.good for down in downs)
            for route in route_states_of(after, mover):
                if spots[route.state.spots[mover]] == tile:
                    for taken in self._pickups_at(route, mover, goes=True):
                        if not taken.leads:
                            yield replace(taken, actions=(*downs, *taken.actions), put_down=goods, down_at=target)

    def _unloaded(self, mover: int, target: int, kinds: Collection[int]) -> tuple[GameState, list[Transfer]]:
        """Goods of these kinds put down to make room for what is wanted."""
        after, downs = self._state.copy(), list[Transfer]()
        wanted = min(self._wanted(target), CAPACITIES[after.kinds[mover]])
        for good in kinds:
            down = Transfer(self._player, good, ~mover, target)
            while after.room(mover) < wanted and legality.check(after, down) is None:
                legality.apply(after, down)
                downs.append(down)
        return after, downs


def _may_reach(state: GameState, mover: int, tile: int) -> bool:
    """Tell whether a tile is no farther away than a transporter has points, as a step leads one tile at most."""
    places = state.topology.places
    return distance(places[state.tile_of(mover)], places[tile]) <= state.points_left(mover)


@dataclass(frozen=True, slots=True)
class DeliveryOrder:
    """Goods that a transporter took from a holder to another."""

    transporter: int
    consignment: Consignment
    target: int


def last_delivery_order(state: GameState, log: Sequence[Action], transporter: int) -> DeliveryOrder | None:
    """Find the last errand of a transporter in the log; None if it has not yet brought anything anywhere.

    Goods that it has taken along and still holds, or that were used where it went, count as brought there.
    """
    for number in reversed(range(len(log))):
        taken = _taken_up(log[number], transporter)
        target = _brought(state, log[number:], transporter) if taken is not None else NONE
        if taken is not None and target != NONE:
            good, source = taken
            many = number > 0 and _taken_up(log[number - 1], transporter) == taken
            leads = isinstance(log[number], Lead) if good == GEESE else None
            return DeliveryOrder(transporter, Consignment(good, _root(state, source), many, leads), target)
    return None


def repeated_errand(state: GameState, player: int, delivery_order: DeliveryOrder) -> DeliveryAnswer:
    """How a transporter runs its errand once more, or why it cannot."""
    return Dispatcher(state, player, delivery_order.consignment, only=delivery_order.transporter).answer(
        delivery_order.target
    )


def _root(state: GameState, holder: int) -> int:
    """The holder by which goods are found where bridges have joined regions since."""
    return state.root[holder] if holder >= 0 else holder


def _taken_up(action: Action, transporter: int) -> tuple[int, int] | None:
    """The good that a transporter takes up by an action, and its source, or None."""
    if isinstance(action, Transfer) and action.target == ~transporter:
        return action.good, action.source
    if isinstance(action, Lead) and action.transporter == transporter:
        return GEESE, action.spot
    return None


def _brought(state: GameState, log: Sequence[Action], transporter: int) -> int:
    """The target of what a transporter took up at the beginning of the log, or NONE."""
    good, source = _taken_up(log[0], transporter) or (NONE, NONE)
    stop, source = NONE, _root(state, source)
    for action in log[1:]:
        if isinstance(action, Step) and action.transporter == transporter:
            stop = action.to
        elif isinstance(action, Transfer) and (action.good, action.source) == (good, ~transporter):
            target = _root(state, action.target)
            return target if target != source else NONE
        elif isinstance(action, LetGo) and good == GEESE and action.transporter == transporter:
            return _root(state, action.spot) if action.spot != source else NONE
        elif _taken_up(action, transporter) is not None and stop != NONE:
            break
    grounds = own_regions(state, _root(state, stop)) if stop != NONE else ()
    return grounds[0] if grounds and grounds[0] != source else NONE
