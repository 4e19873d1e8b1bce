"""The map of a match with all that is on it, as a scenario that follows the game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from rbdesigner.engine.core import events as ev
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.position import homes_of, pieces_on, road_at, roads_of, wall_at, walls_of
from rbdesigner.hexes import Border, Edge, Hex
from rbdesigner.play.match import Match
from rbdesigner.play.placement.arrangement import ArrangedPieces
from rbdesigner.play.placement.piece_layout import arranged
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home, Piece, Road, Wall
from rbdesigner.tiles import tiles_in_play

EVERYWHERE = (ev.HomeChosen, ev.Irrigated, ev.PhaseBegun)
"""The events that may change more than the tile they are about."""


class MatchBoard:
    """The map at the shown moment of a match, as the ``scenario``.

    :meth:`follow` brings it to another moment by the events of an action and the tiles that they are about;
    :meth:`look_anew` looks at all. Both return the edit that they have made.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self.scenario = Scenario(match.game.scenario.properties, dict(match.game.scenario.tiles))
        self._arranged_in: tuple[int, Phase] | None = None
        self.look_anew()

    def follow(self, events: Iterable[Event]) -> Edit:
        """Show what has just happened in the match."""
        state, events = self._match.state, list(events)
        if (state.turn, state.phase) != self._arranged_in or any(isinstance(event, EVERYWHERE) for event in events):
            return self.look_anew()
        places = state.topology.places
        tiles = sorted({tile for event in events for tile in changed_tiles(state, event)})
        change = edit(
            self.scenario,
            pieces=self._pieces({places[tile]: pieces_on(state, tile) for tile in tiles}, self.scenario.homes, False),
            roads=_roads(state, events),
            walls=_walls(state, events),
        )
        change.apply(self.scenario)
        return change

    def look_anew(self) -> Edit:
        """Show the moment, whatever was shown before."""
        state, shown = self._match.state, self.scenario
        now = state.turn, state.phase
        anew, self._arranged_in = now != self._arranged_in, now
        homes, roads, walls = homes_of(state), roads_of(state), walls_of(state)
        pieces = {place: pieces_on(state, number) for number, place in enumerate(state.topology.places)}
        change = edit(
            shown,
            tiles=tiles_in_play(self._match.game.scenario.tiles, state.irrigated),
            homes={**dict.fromkeys(shown.homes), **homes},
            pieces=self._pieces(pieces, homes, anew),
            roads={**dict.fromkeys(shown.roads), **roads},
            walls={**dict.fromkeys(shown.walls), **walls},
        )
        change.apply(self.scenario)
        return change

    def _pieces(
        self, pieces: Mapping[Hex, tuple[Piece, ...]], homes: Mapping[Hex, Home], anew: bool
    ) -> dict[Hex, tuple[Piece, ...]]:
        """Arrange the pieces of places, as far as they are not shown as they are."""
        return {
            place: self._arranged(place, here, homes.get(place), anew)
            for place, here in pieces.items()
            if self._is_new(place, here, homes.get(place), anew)
        }

    def _is_new(self, place: Hex, pieces: tuple[Piece, ...], home: Home | None, anew: bool) -> bool:
        """Tell whether the pieces of a place are others than shown, or, in a new phase, have gaps."""
        seen = self.scenario.pieces.get(place, ())
        has_gaps = anew and isinstance(seen, ArrangedPieces) and seen.has_gaps
        return has_gaps or not tuple.__eq__(seen, pieces) or (bool(pieces) and home != self.scenario.homes.get(place))

    def _arranged(self, place: Hex, pieces: tuple[Piece, ...], home: Home | None, anew: bool) -> tuple[Piece, ...]:
        """Arrange pieces in the places that they had, so that none jumps when another goes; a new phase closes gaps."""
        ground, seen = self.scenario.tiles[place], self.scenario.pieces.get(place, ())
        return arranged(ground, home, pieces, self.scenario.orientation, seen, anew) if pieces else ()


def changed_tiles(state: GameState, event: Event) -> Collection[int]:
    """Find the tiles on which an event has changed what stands or lies; ``state`` is the moment after it."""
    tiles = state.topology.spot_tiles

    def of_holder(holder: int) -> list[int]:
        """Where goods lie; those of a transporter that is no more have told of its end."""
        spot = holder if holder >= 0 else state.spots[~holder]
        return [tiles[spot]] if spot != NONE else []

    match event:
        case ev.Made() | ev.Used() | ev.Lost():
            return of_holder(event.holder)
        case ev.Moved():
            return [*of_holder(event.source), *of_holder(event.target)]
        case ev.Stepped() | ev.PutOut():
            return tiles[event.source], tiles[event.target]
        case ev.Followed():
            return [tiles[event.spot], *of_holder(~event.transporter)]
        case ev.TransporterMade() | ev.TransporterGone() | ev.Carried():
            return (tiles[event.spot],)
        case ev.Built() | ev.BagFilled() | ev.Drawn():
            return (event.tile,)
        case ev.BridgeBuilt():
            return (state.topology.sites[event.site].tile,)
        case _:
            return ()


def _roads(state: GameState, events: Iterable[Event]) -> dict[Border, Road | None]:
    built = (event.border for event in events if isinstance(event, ev.RoadBuilt))
    return {road_at(state, border): Road() for border in built}


def _walls(state: GameState, events: Iterable[Event]) -> dict[Edge, Wall | None]:
    changed = (event.edge for event in events if isinstance(event, ev.WallChanged))
    return {state.topology.edge_keys[edge]: wall_at(state, edge) for edge in changed}
