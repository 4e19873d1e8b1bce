"""Goods that a player holds aboard so that others cannot take them, until its plan or a building has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Inputs, Produce, Transfer
from rbdesigner.engine.core.codes import COINS, GOLD, NONE, PAPER, RUN, STOCK, TAKEN, Count
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics.production import mixtures, outcome, run_at
from rbdesigner.engine.mechanics.reach import can_feed, grounds, works_up

WORTHY = (STOCK, COINS, GOLD)
"""The goods that are worth points, the dearest first."""
_MAKES = {kind: run.output for kind, run in enumerate(RUN) if run is not None and run.output in WORTHY}
"""The buildings that make such goods."""


class Held(NamedTuple):
    """A good that a transporter holds, and where the plan has it lie."""

    good: int
    spot: int
    transporter: int


class Safekeeping:
    """The goods that a player holds for safety only.

    Who ``feeds`` also keeps aboard what a building there uses, and hands it over in production (P5, P6).
    """

    def __init__(self, player: int, *, feeds: bool = False) -> None:
        self._player, self._feeds = player, feeds
        self._held: list[Held] = []

    def held(self, state: GameState) -> Counter[tuple[int, int]]:
        """The numbers of goods that will be put back, by spot and good."""
        return Counter((state.root[each.spot], each.good) for each in self._held)

    def keeps(self, state: GameState, action: Action) -> bool:
        """Tell whether a good is not put down but kept aboard where its transporter stays, and note it.

        It is one that a building there uses, or that is worth points, where nothing dearer wants the room.
        """
        if not self._feeds or not isinstance(action, Transfer) or action.source >= 0 or action.target < 0:
            return False
        good, spot, transporter = action.good, action.target, ~action.source
        wanted, noted = self._wanted(state, transporter), [(each.good, each.transporter) for each in self._held]
        if good not in wanted or state.amount(action.source, good) <= noted.count((good, transporter)):
            return False
        dearer = wanted[: wanted.index(good)]
        if any(state.amount(ground, each) for each in dearer for ground in grounds(state, self._player, spot)):
            return False
        self._held.append(Held(good, spot, transporter))
        return True

    def put_back(self, state: GameState) -> Iterator[Action]:
        """Put down what was taken aboard, but in production what is handed over then."""
        for number in reversed(range(len(self._held))):
            if state.phase is not Phase.PRODUCTION or not self._is_handed_over(state, self._held[number]):
                good, spot, transporter = self._held.pop(number)
                yield Transfer(self._player, good, ~transporter, spot)

    def hand_over(self, state: GameState) -> Iterator[Action]:
        """Feed buildings with what is aboard for them; what they make comes aboard as far as there is room (P7)."""
        for transporter in dict.fromkeys(each.transporter for each in self._held):
            tile = state.tile_of(transporter)
            run = run_at(state, tile)
            if run is not None and can_feed(state, transporter):
                here = [each for each in self._held if state.tile_of(each.transporter) == tile]
                for needs in mixtures(run):
                    inputs = self._inputs(state, needs, here)
                    if any(holder == ~transporter for _, holder in inputs):
                        yield from self._handing(state, Produce(self._player, transporter, inputs), run.output)

    def take_aboard(self, state: GameState, *, is_last: bool) -> Iterator[Action]:
        """Take aboard what is worth points and lies where one stands; in production a building there may come first."""
        for transporter in state.owned(self._player):
            if state.spots[transporter] == NONE or state.carried[transporter] != NONE:
                continue
            kind = state.buildings[state.tile_of(transporter)]
            if state.phase is Phase.PRODUCTION and kind in _MAKES and state.room(transporter):
                ground = grounds(state, self._player, state.spots[transporter])[0]
                yield from self._keeping(_MAKES[kind], ground, transporter, Produce(self._player, transporter))
            is_fed = state.phase is Phase.PRODUCTION and kind != NONE and not is_last
            for spot in grounds(state, self._player, state.spots[transporter]):
                for good in WORTHY if is_last else self._wanted(state, transporter):
                    if state.room(transporter) and state.amount(spot, good) and not (is_fed and works_up(kind, good)):
                        action = Transfer(self._player, good, spot, ~transporter)
                        yield from self._keeping(good, spot, transporter, action)

    def _wanted(self, state: GameState, transporter: int) -> tuple[int, ...]:
        """The goods that a transporter has aboard rather than leave them lying, the dearest first."""
        kind = state.buildings[state.tile_of(transporter)]
        run = RUN[kind] if kind != NONE else None
        if not self._feeds or run is None or run.output == PAPER or not can_feed(state, transporter):
            return WORTHY  # paper is made for research by the plan itself, of what it names
        return (*WORTHY, *sorted(TAKEN[kind].difference(WORTHY), reverse=True))

    def _is_handed_over(self, state: GameState, held: Held) -> bool:
        """Whether a good is for the building where its transporter stands."""
        kind = state.buildings[state.tile_of(held.transporter)]
        is_fed = self._feeds and kind != NONE and RUN[kind] is not None and works_up(kind, held.good)
        return is_fed and can_feed(state, held.transporter)

    def _inputs(self, state: GameState, needs: Sequence[Count], here: Sequence[Held]) -> Inputs:
        """Name the holders of all that a run needs, what is kept aboard first; nothing where some is missing."""
        ground = grounds(state, self._player, state.spots[here[0].transporter])
        found: list[tuple[int, int]] = []
        for good, count in needs:
            aboard = [~each.transporter for each in here if each.good == good]
            lying = [spot for spot in ground for _ in range(state.amount(spot, good))]
            holders = [*aboard, *lying][:count]
            if len(holders) < count:
                return ()
            found += [(good, holder) for holder in holders]
        return tuple(sorted(found))

    def _handing(self, state: GameState, action: Produce, good: int) -> Iterator[Action]:
        """Hand inputs over, and note which are no longer held, and what has come aboard."""
        result, before = outcome(state, action), self._held
        if result is None:
            return
        self._held = list(before)
        for used in action.inputs:
            if used[1] < 0:
                self._held.remove(next(each for each in self._held if (each.good, ~each.transporter) == used))
        spot = state.building_spots[state.tile_of(action.transporter)]
        self._held += [Held(good, spot, ~holder) for holder, made in result.made if holder < 0 for _ in range(made)]
        yield action
        self._held = before  # it was refused

    def _keeping(self, good: int, spot: int, transporter: int, action: Action) -> Iterator[Action]:
        self._held.append(Held(good, spot, transporter))
        yield action
        self._held.pop()  # it was refused
