"""The look ahead for oversights of a player who moves, in idle time."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.codes import GEESE, NGOODS, NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics.geese import following
from rbdesigner.play.match import Match
from rbdesigner.play.oversights import Oversight, left_behind, looking_ahead
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.widgets.later import later

RESTS = 150
"""Milliseconds without any event after which it begins."""
AT_ONCE, PAUSE = 0.005, 10
"""Seconds of work at once, and the milliseconds after it in which the window does everything else."""


class LookAhead(QObject):
    """Looks ahead in the movement of a person as long as ``page`` is seen; ``changed()`` tells of other findings.

    What was found stands until more is known, but only in the same part of the same phase.
    """

    changed = Signal()

    def __init__(self, match: Match, page: QWidget) -> None:
        super().__init__(page)
        self._match, self._page = match, page
        self._part: object = None  # which part of which phase they are of
        self._found: list[Oversight] = []
        self._work: Iterator[Oversight | None] = iter(())
        self._new: list[Oversight] = []
        self._rest, self._next = later(self, self._begin, RESTS), later(self, self._go_on, PAUSE)
        signals = signals_of(match)
        for signal in (signals.happened, signals.moved, signals.machines_changed):
            signal.connect(self.look)

    @property
    def found(self) -> list[Oversight]:
        """The oversights, as far as they are known."""
        return self._found if self._part == _part(self._match) else []

    def look(self, _events: object = None) -> None:
        """Look again: something has happened, or somebody sees it now."""
        self._next.stop()
        self._rest.start()

    def _begin(self) -> None:
        match = self._match
        if not (self._page.isVisible() and match.is_present and match.persons):
            return
        self._work, self._new = looking_ahead(match.state), _geese_left(match)
        self._go_on()

    def _go_on(self) -> None:
        """Work for a little while, then let others go on."""
        end = perf_counter() + AT_ONCE
        for one in self._work:
            if one is not None:
                self._new.append(one)
            if perf_counter() > end:
                self._next.start()
                return
        part = _part(self._match)
        if (part, self._new) != (self._part, self._found):
            self._part, self._found = part, self._new
            self.changed.emit()


def _part(match: Match) -> object:
    """Tell which part of which phase the present is; nothing is found in the past."""
    state = match.state
    return (state.turn, state.phase, state.player) if match.is_present else None


def _geese_left(match: Match) -> list[Oversight]:
    """The geese that the acting player has gone away from without them."""
    state = match.state
    if state.phase is not Phase.MOVEMENT or not state.in_play:
        return []
    marks, now = len(match.game.log), (state.turn, state.phase, state.player)
    start = marks
    while start and match.mark_at(start - 1) == now:
        start -= 1
    before = (entry for entry in range(start - 1, -1, -1) if _ends_movement(match, entry, state.turn - 1, state.player))
    end = next(before, NONE)
    if end == NONE:
        return []
    return left_behind(state, match.game.state_at(start), _led(match.game.state_at(end), state.player))


def _ends_movement(match: Match, entry: int, turn: int, player: int) -> bool:
    """Whether an entry of the log ended the movement of a player in a turn."""
    mark, action = match.mark_at(entry), match.game.log[entry]
    return isinstance(action, Done) and action.player == player and mark[:2] == (turn, Phase.MOVEMENT)


def _led(state: GameState, player: int) -> dict[int, int]:
    """Transporters that have brought geese in the movement that ends, with tiles."""
    tiles = state.topology.spot_tiles
    led = {one: state.tile_of(one) for one in state.owned(player) if following(state, one)}
    for key, movers in state.movement.tags.items():
        holder, good = divmod(key, NGOODS)
        if good == GEESE and holder >= 0:
            led |= dict.fromkeys(movers, tiles[holder])
    return led
