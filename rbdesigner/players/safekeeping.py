"""Takes goods aboard while others could take them, and puts them back when the plan needs them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rbdesigner.engine.core.actions import Action, Produce, Transfer
from rbdesigner.engine.core.codes import COINS, GOLD, NONE, STOCK
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics.reach import grounds, takes
from rbdesigner.players.planning.constants import MINT, STOCK_EXCHANGE

WORTHY = (STOCK, COINS, GOLD)
"""The goods that are worth points, the dearest first."""
_MAKES = {MINT: COINS, STOCK_EXCHANGE: STOCK}


class Safekeeping:
    """The goods that a player holds for safety only, each with the place where its plan has it lie."""

    def __init__(self, player: int) -> None:
        self._player = player
        self._held: list[tuple[int, int, int]] = []

    def held(self, state: GameState) -> Counter[tuple[int, int]]:
        """The numbers of goods that will be put back, by spot and good."""
        return Counter((state.root[spot], good) for good, spot, _ in self._held)

    def put_back(self) -> Iterator[Action]:
        """Put down what was taken aboard."""
        while self._held:
            good, spot, transporter = self._held.pop()
            yield Transfer(self._player, good, ~transporter, spot)

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
                for good in WORTHY:
                    if state.room(transporter) and state.amount(spot, good) and not (is_fed and takes(kind, good)):
                        action = Transfer(self._player, good, spot, ~transporter)
                        yield from self._keeping(good, spot, transporter, action)

    def _keeping(self, good: int, spot: int, transporter: int, action: Action) -> Iterator[Action]:
        self._held.append((good, spot, transporter))
        yield action
        self._held.pop()  # it was refused
