"""The focus of a player, which the board, the tile view and the panels share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from rbdesigner.engine.core.actions import Action, Work
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics.reach import transporters_on_tile
from rbdesigner.play.match import Match
from rbdesigner.ui.game.match.signals import signals_of


class Focus(QObject):
    """The chosen transporter and tile, by their numbers in the engine; NONE for none.

    ``changed()`` tells of both.
    """

    changed = Signal()

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._transporter = NONE
        self._tile = NONE
        self._part = self._part_of_phase()
        signals = signals_of(match)
        signals.happened.connect(self._look_again)
        signals.moved.connect(self._look_again)

    @property
    def transporter(self) -> int:
        """The chosen transporter."""
        return self._transporter

    @property
    def tile(self) -> int:
        """The tile that is looked at: where the chosen transporter is, or a tile by itself."""
        return self._tile

    def choose(self, transporter: int) -> None:
        """Choose a transporter, and look at its tile."""
        tile = self._match.state.tile_of(transporter) if transporter != NONE else self._tile
        self._set(transporter, tile)

    def do(self, actions: Sequence[Action]) -> Refusal | None:
        """Do actions as one stroke and look at who did them, or give the reason why the first cannot be done."""
        refusal = self._match.attempt(actions)
        if refusal is None:
            self._follow(actions[0])
        return refusal

    def _follow(self, action: Action) -> None:
        """Choose who has done a work on the tile in place of the chosen transporter."""
        state, here = self._match.state, self._tile
        own = transporters_on_tile(state, action.player, here) if here != NONE else []
        if isinstance(action, Work) and action.transporter in own and self._transporter in own:
            self.choose(action.transporter)

    def look_at(self, tile: int) -> None:
        """Look at a tile; a transporter elsewhere is let go."""
        stays = self._transporter != NONE and self._match.state.tile_of(self._transporter) == tile
        self._set(self._transporter if stays else NONE, tile)

    def clear(self) -> None:
        """Choose nothing."""
        self._set(NONE, NONE)

    def _set(self, transporter: int, tile: int) -> None:
        if (transporter, tile) != (self._transporter, self._tile):
            self._transporter, self._tile = transporter, tile
            self.changed.emit()

    def _part_of_phase(self) -> tuple[int, Phase, tuple[int, ...]]:
        """The part of a phase that is shown, and the persons who act in it."""
        return self._match.state.turn, self._match.state.phase, self._match.persons

    def _look_again(self, _events: object = None) -> None:
        """Follow the transporter where it has gone, and let go of what is no more.

        Where the part of another person begins, that of everybody else is let go as well. While somebody is asked to
        agree to something, the part goes on.
        """
        state, before = self._match.state, self._part
        if state.offer is None:
            self._part = self._part_of_phase()
        persons, chosen = self._part[-1], self._transporter
        if chosen != NONE and (
            chosen >= len(state.kinds)
            or state.spots[chosen] == NONE
            or (before != self._part and persons and state.owners[chosen] not in persons)
        ):
            self._set(NONE, self._tile)
        elif self._transporter != NONE:
            self._set(self._transporter, state.tile_of(self._transporter))
