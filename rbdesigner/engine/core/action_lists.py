"""Lists of what may be done, kept by tile until something there changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rbdesigner.engine.core.actions import Action
    from rbdesigner.engine.core.codes import Row

_Passages = list[tuple[int, int, "Row"]]
_Both = tuple[_Passages | None, "list[Action] | None"]
_NOTHING = None, None


class ActionLists:
    """The actions of the acting player on each tile: transfers, counted and not listed, and all else.

    None stands where they have to be found anew. Transfers do not depend on the phase. So those of a player are set
    aside when their part of a phase ends, for the next one: ``aside`` has them by tile and player. ``whole`` lists both
    for a tile, one good a transfer.
    """

    __slots__ = ("aside", "lists", "whole")

    def __init__(
        self,
        lists: dict[int, _Both] | None = None,
        whole: dict[int, list[Action]] | None = None,
        aside: dict[int, dict[int, _Passages]] | None = None,
    ) -> None:
        self.lists = {} if lists is None else lists
        self.whole = {} if whole is None else whole
        self.aside = {} if aside is None else aside

    def copy(self) -> ActionLists:
        """An independent copy; what is kept for a tile never changes and is shared."""
        return ActionLists(self.lists.copy(), self.whole.copy(), self.aside.copy())

    def clear(self) -> None:
        """Forget everything: anything may have changed anywhere."""
        self.lists.clear()
        self.whole.clear()
        self.aside.clear()

    def spoil(self, tile: int) -> None:
        """Forget what was found on a tile, as something there has changed."""
        self.lists.pop(tile, None)
        self.whole.pop(tile, None)
        self.aside.pop(tile, None)

    def spoil_transfers(self, tile: int) -> None:
        """Forget the transfers of a tile, as something has changed that bears on them alone."""
        _, rest = self.lists.pop(tile, _NOTHING)
        self.whole.pop(tile, None)
        self.aside.pop(tile, None)
        if rest is not None:
            self.lists[tile] = None, rest

    def spoil_all_but_transfers(self) -> None:
        """Forget all but the transfers, as something has changed that does not bear on these."""
        self.whole.clear()
        self.lists.update([(tile, (transfers, None)) for tile, (transfers, _) in self.lists.items()])

    def forget(self) -> None:
        """Forget what another phase makes untrue: of all that was found, only transfers still hold."""
        self.lists.clear()
        self.whole.clear()

    def set_transfers_aside(self, player: int) -> None:
        """Set the transfers of a player aside, as the player's part ends."""
        aside = self.aside
        for tile, (transfers, _) in self.lists.items():
            if transfers is not None:
                others = aside.get(tile)
                aside[tile] = {player: transfers} if others is None else {**others, player: transfers}
        self.lists.clear()
        self.whole.clear()

    def transfers_aside(self, player: int, tile: int) -> _Passages | None:
        """The transfers of a player on a tile that were set aside and still hold."""
        players = self.aside.get(tile)
        return None if players is None else players.get(player)
