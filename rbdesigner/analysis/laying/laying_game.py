"""The laying of a map in turns, from the first tile to the last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from itertools import chain
from typing import NamedTuple

from rbdesigner.analysis.laying.laying_actions import (
    IllegalLaying,
    LayingAction,
    LayingRefusal,
    LayTile,
    PassTurn,
    laying_refusal,
    parse_words,
)
from rbdesigner.analysis.laying.laying_terms import LayingTerms, refuse_terms
from rbdesigner.checks.edge_constraints import fitting_rotations
from rbdesigner.checks.laying import LaidTile
from rbdesigner.checks.map_index import SEA_KIND, MapIndex
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.river_completion import ClosingStock, Completion, CompletionSearch, Finish, completed_after
from rbdesigner.hexes import ORIGIN, Hex, neighbours
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import NEWER_KINDS, SECOND_EDITION, Box, Rivers, Tile, TileKind, tile


class LayingSupply(NamedTuple):
    """The number of tiles of each kind that can still be laid, in the order of the box.

    ``land`` and ``sea`` are the tiles that the world still lacks; of no kind are there more.
    """

    kinds: Mapping[TileKind, int]
    land: int
    sea: int

    @classmethod
    def of(cls, terms: LayingTerms, index: MapIndex) -> LayingSupply:
        """The tiles left for a map."""
        land, sea = terms.land - index.land, terms.sea - index.counts[SEA_KIND]
        kinds = {}
        for kind in kinds_of(terms.properties.box):
            room, held = sea if kind == SEA_KIND else land, index.left(kind)
            number = room if held is None else min(held, room)
            if number > 0:
                kinds[kind] = number
        return cls(kinds, land, sea)

    @property
    def has_sources(self) -> bool:
        """Whether a tile is left on which a river rises."""
        return any(map(is_source, self.kinds))

    def without(self, tile: Tile) -> LayingSupply:
        """The supply once one of its tiles has been laid."""
        kinds = {kind: number - (kind == tile.kind) for kind, number in self.kinds.items()}
        left = {kind: number for kind, number in kinds.items() if number > 0}
        return LayingSupply(left, self.land - (not tile.is_sea), self.sea - tile.is_sea)

    def closing(self, *, rivers_begin: bool) -> ClosingStock:
        """Give the tiles that can finish rivers.

        Where no river may begin, tiles of two rivers are left out: one of the two would.
        """
        fit = {kind: number for kind, number in self.kinds.items() if rivers_begin or len(kind.shape) < 2}
        return ClosingStock.of(fit, self.land)


def kinds_of(box: Box) -> tuple[TileKind, ...]:
    """List the kinds of tiles in a box; in one without a limit, those that were ever printed."""
    return _printed() if box.counts is None else tuple(box.counts)


def is_source(kind: TileKind) -> bool:
    """Whether a river rises on tiles of a kind."""
    return any(len(river) == 1 for river in kind.shape)


@cache
def _printed() -> tuple[TileKind, ...]:
    return (*(SECOND_EDITION.counts or {}), *sorted(NEWER_KINDS))


TILES_A_TURN = 2
"""Tiles that a player lays before the next one does (W3)."""
MOST_TRIES = 3000
"""Tiles that the search for a finish of all rivers tries before it gives up."""


class LayingEnd(Enum):
    """The ways in which the laying of a map ends; the values are the codes of their sentences."""

    COMPLETE = "complete"
    PASSED = "passed"
    STUCK = "stuck"


class _Moment(NamedTuple):
    """A moment of a laying: whose turn it is, and how far it has come.

    ``passes`` counts those since the last tile; ``completion`` is a way to finish all rivers, None if none is known.
    """

    player: int
    laid: int
    passes: int
    completion: Completion | None


class LayingGame:
    """A map that players lay in turns, two tiles each (W3).

    It goes clockwise from the one who proposed to play. All lay from one supply: the tiles of the box, until the
    world has the land and sea agreed on (W2). Any tile may be laid beside another (W3, W4), but for rivers (W5-W9),
    which have to be finished with the tiles that the world still lacks, and of which none begins once all sources have
    been used. It ends when there are none, or when nothing can be laid. Players who have agreed on it may pass, but not
    while a river is open; then it ends when all have passed in a row, too. TermsFault for terms that nothing can be
    laid by.
    """

    def __init__(self, terms: LayingTerms) -> None:
        refuse_terms(terms)
        self.terms = terms
        self.scenario = terms.empty_map()
        self.log: list[LayingAction] = []
        self.extra: dict[str, object] = {}
        self._had_sources = any(map(is_source, kinds_of(terms.properties.box)))
        self._index = MapIndex(self.scenario)
        self._moments = [_Moment(0, 0, 0, {})]
        self._look_anew()

    def _look_anew(self) -> None:
        """Forget what was found out about another moment."""
        self.supply = LayingSupply.of(self.terms, self._index)
        self._finishes: dict[tuple[Hex, Rivers, bool], tuple[Finish, Completion | None]] = {}
        self._end: LayingEnd | None = None
        self._end = self._found_end()

    # Where it stands

    @property
    def acting(self) -> int:
        """The player whose turn it is, counted from 0."""
        return self._moments[-1].player

    @property
    def actors(self) -> list[int]:
        """The players who did the actions of the log."""
        return [moment.player for moment in self._moments[:-1]]

    @property
    def laid_this_turn(self) -> int:
        """How many tiles the player has laid in this turn."""
        return self._moments[-1].laid

    @property
    def end(self) -> LayingEnd | None:
        """How it has ended; None while it goes on."""
        return self._end

    @property
    def open_places(self) -> list[Hex]:
        """The empty places that unfinished rivers look at."""
        return sorted(self._index.rivers.open_ends)

    def places(self) -> list[Hex]:
        """The empty places beside a tile; before the first tile the middle."""
        tiles = self.scenario.tiles
        if not tiles:
            return [ORIGIN]
        return sorted({beside for at in tiles for beside in neighbours(at) if beside not in tiles})

    def laid_map(self) -> Scenario:
        """Copy the map as it lies; when all is over it is a scenario whose homes the players choose (S2)."""
        return self.scenario.copy()

    # The rules

    def check(self, action: LayingAction) -> LayingRefusal | None:
        """Why an action is forbidden now, or None."""
        if self._end is not None:
            return laying_refusal("laying-over")
        if isinstance(action, PassTurn):
            return self._why_not_pass()
        return self._misplaced(action.place, action.tile.is_sea) or self._fault(action.place, action.tile)

    def _why_not_pass(self) -> LayingRefusal | None:
        if not self.terms.passing:
            return laying_refusal("nobody-passes")
        return laying_refusal("rivers-still-open") if self._index.rivers.open_ends else None

    def _rivers_begin(self, supply: LayingSupply) -> bool:
        """Whether rivers may begin with these tiles left (W5)."""
        return self.terms.rivers_from_sea or supply.has_sources or not self._had_sources

    def finish(self, action: LayTile) -> Finish:
        """Tell whether all rivers can be finished once a tile is laid that is not refused (W9)."""
        return self._finish(LaidTile(self._index, action.place, action.tile))[0]

    def _misplaced(self, place: Hex, is_sea: bool) -> LayingRefusal | None:
        tiles = self.scenario.tiles
        if place in tiles:
            return laying_refusal("place-taken")
        if not tiles and place != ORIGIN:
            return laying_refusal("not-in-the-middle")
        if tiles and not any(beside in tiles for beside in neighbours(place)):
            return laying_refusal("borders-nothing")
        if is_sea:
            return laying_refusal("sea-used-up", agreed=self.terms.sea) if self.supply.sea <= 0 else None
        return laying_refusal("land-used-up", agreed=self.terms.land) if self.supply.land <= 0 else None

    def _fault(self, place: Hex, laid: Tile) -> LayingRefusal | None:
        """The rule of rivers that a tile breaks, or that there is none left of it."""
        about = LaidTile(self._index, place, laid)
        fault = about.fault_of_its_own()
        if fault is None and about.starts_river() and not self._rivers_begin(self.supply):
            return laying_refusal("sources-used-up")
        if fault is None and self._finish(about)[0] is Finish.IMPOSSIBLE:
            places = [place, *sorted(about.open_after())]
            fault = problem("river-unfinishable", places, variant="laying", place=place)
        return None if fault is None else LayingRefusal(fault.code, problem=fault)

    def _finish(self, about: LaidTile) -> tuple[Finish, Completion | None]:
        """Whether the rivers can be finished once a tile is laid, and tiles that do it."""
        key = about.place, about.tile.rivers, about.tile.is_sea
        if key not in self._finishes:
            self._finishes[key] = self._found_finish(about)
        return self._finishes[key]

    def _found_finish(self, about: LaidTile) -> tuple[Finish, Completion | None]:
        open_after, stock = about.open_after(), self._closing(self.supply.without(about.tile))
        if len(open_after) <= stock.seas:
            return Finish.POSSIBLE, dict.fromkeys(open_after)
        known = self._moments[-1].completion
        if known is not None:
            rest = completed_after(known, about.place, about.tile, about.after, stock)
            if rest is not None:
                return Finish.POSSIBLE, rest
        seas = [*self._seas(), about.place] if about.tile.is_sea else self._seas()
        search = CompletionSearch(about.after, stock, MOST_TRIES, seas)
        found = search.judge(open_after)
        return found, search.laid if found is Finish.POSSIBLE else None

    def _found_end(self) -> LayingEnd | None:
        if not (self.supply.land or self.supply.sea):
            return LayingEnd.COMPLETE
        if self._moments[-1].passes >= self.terms.players:
            return LayingEnd.PASSED
        completion = self._moments[-1].completion
        if completion is None and self._finish_now() is Finish.IMPOSSIBLE:
            return LayingEnd.STUCK
        # What is known to finish the rivers may be laid most likely; the others may each need a search.
        first = [at for at in completion or () if any(beside in self.scenario.tiles for beside in neighbours(at))]
        soon = (action for at in first for kind in self.supply.kinds for action in self.lays_at(at, kind))
        return LayingEnd.STUCK if next(chain(soon, self.lays()), None) is None else None

    def _finish_now(self) -> Finish:
        """Whether all rivers can be finished; if not, no tile may be laid at all."""
        stock = self._closing(self.supply)
        search = CompletionSearch(self.scenario.tiles.get, stock, MOST_TRIES, self._seas())
        return search.judge(self.open_places)

    def _closing(self, supply: LayingSupply) -> ClosingStock:
        return supply.closing(rivers_begin=self._rivers_begin(supply))

    def _seas(self) -> list[Hex]:
        return [at for at, laid in self.scenario.tiles.items() if laid.is_sea]

    # What can be done

    def lays(self) -> Iterator[LayTile]:
        """Yield all tiles that may be laid now: by place, by kind in the order of the box, and by rotation."""
        if self._end is None:
            for place in self.places():
                for kind in self.supply.kinds:
                    yield from self.lays_at(place, kind)

    def lays_at(self, place: Hex, kind: TileKind) -> Iterator[LayTile]:
        """The rotations of a kind that may be laid at a place."""
        for turned in fitting_rotations(self.scenario, place, tile(*kind)):
            action = LayTile(place, turned)
            if self.check(action) is None:
                yield action

    def legal_actions(self) -> list[LayingAction]:
        """All that may be done now, always in the same order, to pass last."""
        passing: list[LayingAction] = [PassTurn()] if self.check(PassTurn()) is None else []
        return [*self.lays(), *passing]

    # Doing and undoing

    def apply(self, action: LayingAction | str) -> None:
        """Do an action, or what a text of the notation says; IllegalLaying if it is refused."""
        done = parse_words(action) if isinstance(action, str) else action
        refusal = self.check(done)
        if refusal is not None:
            raise IllegalLaying(refusal)
        self.log.append(done)
        if isinstance(done, LayTile):
            completion = self._finish(LaidTile(self._index, done.place, done.tile))[1]
            self._change(edit(self.scenario, tiles={done.place: done.tile}), done.place)
            self._moments.append(self._after_tile(completion))
        else:
            player, _, passes, completion = self._moments[-1]
            self._moments.append(_Moment((player + 1) % self.terms.players, 0, passes + 1, completion))
        self._look_anew()

    def undo(self) -> LayingAction:
        """Take the last action back; IndexError where there is none."""
        undone = self.log.pop()
        self._moments.pop()
        if isinstance(undone, LayTile):
            self._change(edit(self.scenario, tiles={undone.place: None}), undone.place)
        self._look_anew()
        return undone

    def _change(self, change: Edit, place: Hex) -> None:
        change.apply(self.scenario)
        self._index.update(change, (place, *neighbours(place)))

    def _after_tile(self, completion: Completion | None) -> _Moment:
        player, laid, *_ = self._moments[-1]
        if laid + 1 < TILES_A_TURN:
            return _Moment(player, laid + 1, 0, completion)
        return _Moment((player + 1) % self.terms.players, 0, 0, completion)
