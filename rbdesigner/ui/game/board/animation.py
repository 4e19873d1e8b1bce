"""Shows what happens in a match as it happens: transporters glide, and a ring spreads where goods come or go."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter
from typing import NamedTuple, cast

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer

from rbdesigner.engine.core import events as ev
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import GameState
from rbdesigner.hexes import Hex, position
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import pictures
from rbdesigner.play.placement.event_marks import MOVES, EventMark, events_of_action, marks
from rbdesigner.play.placement.piece_layout import PieceLook, PlacedPiece, layout
from rbdesigner.play.placement.spots import Point, point_of
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Piece, Transporter
from rbdesigner.ui.game.board.animation_item import Figure, Ring
from rbdesigner.ui.game.board.game_view import GameView
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.storage.preferences import is_animated

OWN, OF_MACHINE, HURRIED = 150, 220, 80
"""Milliseconds of a step: of a person, of a machine, and of one that makes no pause between its actions."""
MORE, MOST = 0.4, 300
"""The time that each further step of a way adds, as a share of the first, and the most milliseconds for all."""
NEAR = 0.4
"""The radius about a point where a machine acts that has to be seen, in tile radii."""
LEFT_ALONE = 4.0
"""Seconds for which a map that a person has moved stays where it is."""
RING = 350
"""Milliseconds for which a ring spreads."""
FRAME = 16
"""Milliseconds between two frames."""


@dataclass(slots=True)
class _Flight:
    """A transporter on its way along points of the map.

    ``begun`` and ``lasts`` are in seconds, sizes in tile radii. ``place`` and ``piece`` tell what of the board it
    stands for.
    """

    place: Hex
    piece: Transporter
    path: list[Point]
    sizes: tuple[float, float]
    look: PieceLook
    begun: float
    lasts: float

    def share(self, now: float) -> float:
        """How much of the way lies behind, from 0 to 1: slow at both ends."""
        time = min(1.0, max(0.0, (now - self.begun) / self.lasts))
        return time * time * (3 - 2 * time)

    def is_over(self, now: float) -> bool:
        """Whether it has arrived."""
        return now >= self.begun + self.lasts

    def figure(self, now: float) -> Figure:
        """The figures that are shown."""
        share, (first, last) = self.share(now), self.sizes
        return Figure(self.look, self.rest(now)[0], first + (last - first) * share, last)

    def rest(self, now: float) -> list[Point]:
        """Where it is, and the points that are still ahead."""
        gone = self.share(now) * sum(math.dist(a, b) for a, b in pairwise(self.path))
        for number, (a, b) in enumerate(pairwise(self.path), 1):
            length = math.dist(a, b)
            if gone < length:
                part = gone / length
                return [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part), *self.path[number:]]
            gone -= length
        return self.path[-1:]


class Animation(QObject):
    """Lets the board of a match move; without motion in the preferences, or while nobody sees it, it does nothing.

    The match is always ahead: what is done with the board is done to what is, not to what is still being shown.
    """

    def __init__(self, match: Match, view: GameView, seats: Seats) -> None:
        super().__init__(view)
        self._match, self._view, self._seats = match, view, seats
        self._before: dict[Hex, tuple[Piece, ...]] = {}
        self._flights: dict[int, _Flight] = {}
        self._rings: dict[EventMark, float] = {}
        self._moved_at = -math.inf
        self._is_following = False
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self._show)
        view.board.edited.connect(self._remember)
        signals = signals_of(match)
        signals.happened.connect(self._begin)
        signals.moved.connect(self.stop)
        view.view.viewport_changed.connect(self._leave_alone)

    @property
    def is_moving(self) -> bool:
        """Whether anything is still being shown."""
        return self._frames.isActive()

    def stop(self) -> None:
        """Show everything where it is."""
        self._before.clear()
        self._flights.clear()
        self._rings.clear()
        if self.is_moving:
            self._show()

    # What happens

    def _remember(self, edit: Edit) -> None:
        """The board before it has just changed."""
        for change in edit.changes:
            if change.part == "pieces":
                self._before[cast(Hex, change.key)] = cast(tuple[Piece, ...], change.before or ())

    def _begin(self, events: list[Event]) -> None:
        """Show what has happened; the board knows of it already."""
        before, self._before = self._before, {}
        if not self._view.isVisible():
            return
        if self._seats.is_acting and not self._is_hurried:
            self._follow(list(events_of_action(events)))
        if not (self.is_moving or is_animated()):
            return
        state, shown, now = self._match.state, self._view.board.scenario, perf_counter()
        self._look_again(before)
        for event in events:
            if isinstance(event, MOVES):
                self._set_out(event, before, now)
        if not self._is_hurried:  # else there would be too many rings to be told apart
            still = [event for event in events if not isinstance(event, MOVES)]
            self._rings |= dict.fromkeys(marks(state, shown, still), now)
        if self._flights or self._rings:
            self._lift()
            self._show()

    def _look_again(self, changed: Iterable[Hex]) -> None:
        """Look again at whoever is on the way, as they may have been loaded or taken aboard meanwhile."""
        state, shown = self._match.state, self._view.board.scenario
        for number, flight in [*self._flights.items()]:
            if flight.place in changed:
                standing = _standing(state, shown, number)
                if standing is None:
                    del self._flights[number]
                else:
                    flight.place, flight.piece = standing.place, standing.piece
                    flight.path[-1], flight.sizes = standing.point, (flight.sizes[0], standing.size)

    def _set_out(self, event: ev.Stepped | ev.PutOut, before: Mapping[Hex, tuple[Piece, ...]], now: float) -> None:
        """Send a transporter on its way, or farther on it."""
        state, shown, number = self._match.state, self._view.board.scenario, event.transporter
        landing = _standing(state, shown, number)
        if landing is None:
            return
        flight = self._flights.get(number)
        if flight is not None:
            path, size = flight.rest(now), flight.figure(now).size
        else:
            path, size = _start(state, shown, event, before)
        path.append(landing.point)
        sizes = size or landing.size, landing.size
        lasts = self._duration(len(path) - 1)
        self._flights[number] = _Flight(landing.place, landing.piece, path, sizes, landing.look, now, lasts)

    @property
    def _is_hurried(self) -> bool:
        """Whether machines act too fast for anybody to look at each action."""
        return self._seats.is_acting and not (self._seats.pause or self._seats.is_paused)

    def _duration(self, steps: int) -> float:
        """Seconds for a way of so many steps."""
        first = HURRIED if self._is_hurried else OF_MACHINE if self._seats.is_acting else OWN
        return min(first * (1 + MORE * (steps - 1)), MOST) / 1000

    # Where one looks

    def _leave_alone(self) -> None:
        if not self._is_following:
            self._moved_at = perf_counter()

    def _follow(self, events: list[Event]) -> None:
        """Scroll as little as needed to see a machine's action, if it is out of sight."""
        view = self._view.view
        where = [mark.at for mark in marks(self._match.state, self._view.board.scenario, events)[-1:]]
        seen = view.visible_rect().adjusted(NEAR, NEAR, -NEAR, -NEAR)
        if perf_counter() - self._moved_at < LEFT_ALONE or all(seen.contains(QPointF(*point)) for point in where):
            return
        self._is_following = True
        for x, y in where:
            view.reveal(QRectF(x - NEAR, y - NEAR, 2 * NEAR, 2 * NEAR))
        self._is_following = False

    # What is shown

    def _lift(self) -> None:
        """Let the board leave out those who are on their way."""
        lifted: dict[Hex, list[Transporter]] = {}
        for flight in self._flights.values():
            lifted.setdefault(flight.place, []).append(flight.piece)
        self._view.lift(lifted)

    def _show(self) -> None:
        """One frame."""
        now = perf_counter()
        landed = [number for number, flight in self._flights.items() if flight.is_over(now)]
        for number in landed:
            del self._flights[number]
        for mark in [mark for mark, begun in self._rings.items() if now - begun >= RING / 1000]:
            del self._rings[mark]
        if landed or not self._flights:
            self._lift()
        rings = [Ring(mark.at, mark.size, (now - begun) * 1000 / RING) for mark, begun in self._rings.items()]
        self._view.animation_item.show_motion([flight.figure(now) for flight in self._flights.values()], rings)
        if not self._flights and not self._rings:
            self._frames.stop()
        elif not self.is_moving:
            self._frames.start()


class _Standing(NamedTuple):
    """A transporter as the board shows it: where, which piece, the middle of its picture, its size, and its look."""

    place: Hex
    piece: Transporter
    point: Point
    size: float
    look: PieceLook


def _stands(place: Hex, placed: PlacedPiece, shown: Scenario) -> _Standing | None:
    """A picture of a transporter; None for one of something else."""
    x, y = position(place, shown.orientation)
    piece, centre = placed.pieces[0], placed.centre
    if not isinstance(piece, Transporter):
        return None
    return _Standing(place, piece, (x + centre[0], y + centre[1]), placed.size, placed.look._replace(number=1))


def _standing(state: GameState, shown: Scenario, transporter: int) -> _Standing | None:
    """A transporter on the board; None if it is carried or no more."""
    if state.spots[transporter] == NONE:
        return None
    tile = state.tile_of(transporter)
    found = (placed for placed, numbers in pictures(state, shown, tile) if transporter in numbers)
    placed = next(found, None)
    return _stands(state.topology.places[tile], placed, shown) if placed is not None else None


def _start(
    state: GameState, shown: Scenario, event: ev.Stepped | ev.PutOut, before: Mapping[Hex, tuple[Piece, ...]]
) -> tuple[list[Point], float]:
    """Find where the picture of a transporter stood before it went, and its size, 0 if that cannot be known."""
    place = state.topology.places[state.topology.spot_tiles[event.source]]
    gone = _gone(before.get(place, ()), shown.pieces.get(place, ()))
    if gone:
        for placed in layout(shown.tiles[place], shown.homes.get(place), before[place], shown.orientation):
            stood = _stands(place, placed, shown) if gone[0] in placed.pieces else None
            if stood is not None:
                return [stood.point], stood.size
    return [point_of(state.topology, shown, event.source)], 0.0


def _gone(before: Iterable[Piece], after: Iterable[Piece]) -> list[Transporter]:
    """The transporters of a tile that do not stand there as before."""
    kept = list(after)
    gone = []
    for piece in before:
        if piece in kept:
            kept.remove(piece)
        elif isinstance(piece, Transporter):
            gone.append(piece)
    return gone
