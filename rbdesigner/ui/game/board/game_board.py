"""The map of a match as the canvas shows it: a scenario that follows the game."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rbdesigner.art.tile import tiles_in_play
from rbdesigner.engine.position import homes_of, pieces_on, roads_of, walls_of
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.hexes import Hex
from rbdesigner.play.match import Match
from rbdesigner.play.placement.arrangement import Arranged
from rbdesigner.play.placement.piece_layout import arranged
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home, Piece
from rbdesigner.ui.game.match.signals import signals_of


class GameBoard(QObject):
    """The map at the shown moment of a match.

    ``edited(Edit)``: what has changed since.
    """

    edited = Signal(object)

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self.scenario = Scenario(match.game.scenario.properties, dict(match.game.scenario.tiles))
        self._arranged_in: tuple[int, Phase] | None = None
        self._follow()
        signals = signals_of(match)
        signals.happened.connect(self._follow)
        signals.moved.connect(self._follow)

    def _follow(self, _events: object = None) -> None:
        change = self._difference(self._match.state)
        if change:
            change.apply(self.scenario)
            self.edited.emit(change)

    def _difference(self, state: GameState) -> Edit:
        """The edit that brings the shown map up to a state."""
        topology, shown = state.topology, self.scenario
        pieces = {place: pieces_on(state, number) for number, place in enumerate(topology.places)}
        now = state.turn, state.phase
        anew, self._arranged_in = now != self._arranged_in, now
        homes, roads, walls = homes_of(state), roads_of(state), walls_of(state)
        return edit(
            shown,
            tiles=tiles_in_play(self._match.game.scenario.tiles, state.irrigated),
            homes={**dict.fromkeys(shown.homes), **homes},
            pieces={
                place: self._arranged(place, here, homes.get(place), anew)
                for place, here in pieces.items()
                if self._is_new(place, here, homes.get(place), anew)
            },
            roads={**dict.fromkeys(shown.roads), **roads},
            walls={**dict.fromkeys(shown.walls), **walls},
        )

    def _is_new(self, place: Hex, pieces: tuple[Piece, ...], home: Home | None, anew: bool) -> bool:
        """Whether the pieces of a place are not shown as they are.

        Others, or, in a new phase, with gaps.
        """
        seen = self.scenario.pieces.get(place, ())
        has_gaps = anew and isinstance(seen, Arranged) and seen.has_gaps
        return has_gaps or not tuple.__eq__(seen, pieces) or (bool(pieces) and home != self.scenario.homes.get(place))

    def _arranged(self, place: Hex, pieces: tuple[Piece, ...], home: Home | None, anew: bool) -> tuple[Piece, ...]:
        """Pieces in the places that they had, so that none jumps when another goes.

        Gaps are closed in a new phase.
        """
        ground, seen = self.scenario.tiles[place], self.scenario.pieces.get(place, ())
        return arranged(ground, home, pieces, self.scenario.orientation, seen, anew) if pieces else ()
