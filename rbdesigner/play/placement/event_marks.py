"""Where on the map something has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from rbdesigner.engine.core import events as ev
from rbdesigner.engine.core.codes import GOODS, NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import GameState
from rbdesigner.hexes import position
from rbdesigner.play.placement.board_pictures import pictures, stand_of
from rbdesigner.play.placement.spots import Point, point_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building, Goods, Home, Piece

MOVES = (ev.Stepped, ev.PutOut)
"""The events that take a transporter from one spot to another."""
USUAL = 0.24
"""Half the width of what has no picture of its own."""


class EventMark(NamedTuple):
    """The middle of what has changed on the map, and half its width, in tile radii."""

    at: Point
    size: float = USUAL


def events_of_action(events: Iterable[Event]) -> Iterator[Event]:
    """The events that somebody has brought about, without those of a new phase."""
    for event in events:
        if isinstance(event, ev.PhaseBegun):
            return
        yield event


def marks(state: GameState, shown: Scenario, events: Iterable[Event]) -> list[EventMark]:
    """Mark the changes on the map, each once.

    ``shown`` is the scenario of the board, ``state`` the moment right after the events. Goods that are used count only
    where nothing comes of them on the map.
    """
    events = list(events)
    used = [event for event in events if isinstance(event, ev.Used)]
    others = [event for event in events if not isinstance(event, ev.Used)]
    return _marks(state, shown, others) or _marks(state, shown, used)


def _marks(state: GameState, shown: Scenario, events: Iterable[Event]) -> list[EventMark]:
    found = (_mark(state, shown, event) for event in events)
    return list(dict.fromkeys(mark for mark in found if mark is not None))


def _mark(state: GameState, shown: Scenario, event: Event) -> EventMark | None:
    """The mark of an event; None for what is not on the map."""
    topology = state.topology
    match event:
        case ev.Made() | ev.Used() | ev.Lost():
            return _good(state, shown, event.good, event.holder)
        case ev.Moved():
            return _good(state, shown, event.good, event.target)
        case ev.Stepped() | ev.PutOut() | ev.TransporterMade():
            return _transporter(state, shown, event.transporter)
        case ev.Carried():
            return _transporter(state, shown, event.passenger)
        case ev.Built():
            return _picture(state, shown, event.spot, lambda piece: isinstance(piece, Building))
        case ev.HomeChosen():
            return _picture(state, shown, event.spot, lambda piece: isinstance(piece, Home))
        case ev.TransporterGone() | ev.Followed():
            return EventMark(point_of(topology, shown, event.spot))
        case ev.RoadBuilt():
            sides = topology.border_regions[event.border]
            return _between(state, shown, *(topology.spot_tiles[region] for region in sides))
        case ev.BridgeBuilt():
            return _between(state, shown, topology.sites[event.site].tile)
        case ev.WallChanged():
            return _between(state, shown, *(tile for tile in topology.edge_tiles[event.edge] if tile != NONE))
        case _:
            return None


def _good(state: GameState, shown: Scenario, good: int, holder: int) -> EventMark | None:
    """The goods of a holder: on the ground, or with a transporter."""
    if holder < 0:
        return _transporter(state, shown, ~holder)
    number = state.topology.spot_numbers[holder]
    kind = GOODS[good]
    return _picture(
        state,
        shown,
        holder,
        lambda piece: isinstance(piece, Goods) and piece.good == kind and piece.half_edge == number,
    )


def _picture(state: GameState, shown: Scenario, spot: int, wanted: Callable[[Piece | Home], bool]) -> EventMark:
    """Mark the picture of something on the tile of a spot, or the spot itself where it has none."""
    tile = state.topology.spot_tiles[spot]
    x, y = position(state.topology.places[tile], shown.orientation)
    for placed, _ in pictures(state, shown, tile):
        if wanted(placed.pieces[0]):
            return EventMark((x + placed.centre[0], y + placed.centre[1]), placed.size)
    return EventMark(point_of(state.topology, shown, spot))


def _transporter(state: GameState, shown: Scenario, transporter: int) -> EventMark | None:
    """A transporter, or who carries it; None if it is no more."""
    if state.spots[transporter] == NONE:
        return None
    carrier = state.carriers[transporter]
    stand = stand_of(state, shown, transporter if carrier == NONE else carrier)
    return EventMark(stand.at, stand.size) if stand is not None else None


def _between(state: GameState, shown: Scenario, *tiles: int) -> EventMark:
    """The middle of a tile, or of two neighbours."""
    middles = [position(state.topology.places[tile], shown.orientation) for tile in tiles]
    return EventMark((sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)))
