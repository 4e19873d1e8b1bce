"""Rivers: every tile's ends (W6, W8, W11, W13), every river whole (W5, W7, W13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.edge_constraints import EdgeConstraints, constraints_at, turned_mask
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.problem import Direction, Fix, Ground, Problem, fix_of, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.river_network import End, RiverSystem, Stretch, is_faulty
from rbdesigner.hexes import EDGES, HALF_EDGES, Hex, border_key, edge_key, neighbours, opposite
from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Terrain, Tile, river_fault, tile

SEA_TILE = tile(Terrain.SEA)


class RiverEnds(Checker[Hex]):
    """The ends of the rivers of a tile, and whether the tile can have them at all."""

    watched = frozenset({"orientation", "box"})

    def __init__(self, index: MapIndex) -> None:
        super().__init__(index)
        self._blocked: set[Hex] = set()
        """The places with rivers that run into land, where tiles of the box may mend it."""

    def all_keys(self) -> Iterable[Hex]:
        """The places of all tiles with rivers."""
        self._blocked.clear()
        return [place for place, tile in self.scenario.tiles.items() if tile.rivers]

    def stale(self, touched: EditReach) -> Iterable[Hex]:
        """List the places around whatever changed, since what stands on a tile decides how it can be mended.

        Where a river runs into a neighbour, another tile or a turn there may mend it: then what lies around the
        neighbour counts too, and whether the box has such tiles left.
        """
        stale = dict.fromkeys(touched.around)
        # A kind that came back to the box, or ran out, changes which exchanges can be offered.
        if any(kind.shape and self.index.left(kind) is not None for kind in self.index.altered_kinds):
            stale |= dict.fromkeys(self._blocked)
        tiles = self.scenario.tiles
        for place in touched.around:
            here = tiles.get(place)
            if here is not None and not here.is_sea:
                for edge, beside in enumerate(neighbours(place)):
                    other = tiles.get(beside)
                    if other is not None and other.has_river(opposite(edge)) and not here.has_river(edge):
                        stale[beside] = None
        return stale

    def look(self, key: Hex) -> Iterator[Problem]:
        """The river problems of a tile."""
        here = self.scenario.tiles.get(key)
        self._blocked.discard(key)
        if here is None or not here.rivers:
            return
        if here.is_sea:
            yield _river_on_sea(self.scenario, key)
        elif is_faulty(here):
            yield _rivers_impossible(here, key)
        else:
            yield from self._ends(key, here)
            if here.terrain is not Terrain.MOUNTAIN and any(len(river) == 1 for river in here.rivers):
                yield problem("source-terrain", [key], tile=ground(self.scenario, key))

    def _ends(self, place: Hex, here: Tile) -> Iterator[Problem]:
        reaches = [self.index.rivers.reaches[place, river[0]] for river in here.rivers]
        open_edges = [edge for reach in reaches for edge in reach.open]
        blocked = [edge for reach in reaches for edge in reach.blocked]
        if not open_edges and not blocked:
            return
        scenario = self.scenario
        demand = constraints_at(place, scenario.tile_at)
        without = list(_without_river(scenario, place, demand))
        for edge in open_edges:
            turns = _turns(scenario, place, demand, away_from=edge)
            yield _off_map(scenario, End(place, edge), [*turns, *without])
        if blocked:
            self._blocked.add(place)
            own = [*_turns(scenario, place, demand), *self._exchanges(place)]
            for edge in blocked:
                yield self._into_land(End(place, edge), own, without)

    def _into_land(self, end: End, own: list[Fix], without: list[Fix]) -> Problem:
        """Tell of a river end that looks at a land tile without a river there (W6).

        The least change comes first, and what keeps the terrain comes before the sea. ``own`` are the fixes that turn
        or exchange the tile of the end; ``without`` takes its rivers off, if that can be. A polder stays as it is.
        """
        scenario, beyond = self.scenario, end.beyond
        there = [] if scenario.is_expansion(beyond) else [*self._turned(beyond), *self._exchanges(beyond)]
        kept = sorted([*own, *there], key=lambda fix: fix.code != "turn")  # a turn takes nothing out of the box
        sea = [_sea_at(scenario, beyond)] if _is_bare(scenario, beyond) else []
        return problem(
            "river-into-land",
            (end.place, beyond),
            edges=(edge_key(*end),),
            fixes=(*kept, *without, *sea),
            tile=ground(scenario, end.place),
            direction=Direction(end.edge, scenario.orientation),
            other=ground(scenario, beyond),
        )

    def _turned(self, place: Hex) -> Iterator[Fix]:
        """Offer the least turn of a tile with rivers after which it meets all its neighbours."""
        if self.scenario.tiles[place].rivers:
            yield from _turns(self.scenario, place, constraints_at(place, self.scenario.tile_at))

    def _exchanges(self, place: Hex) -> Iterator[Fix]:
        """Offer another tile of the same terrain that meets all its neighbours and that the box has left.

        It is the one with the fewest edges that no neighbour asks for.
        """
        here = self.scenario.tiles[place]
        # Pieces stand in regions, which another tile would part in another way.
        if is_faulty(here) or place in self.scenario.pieces:
            return
        demand = constraints_at(place, self.scenario.tile_at)
        fitting = [
            laid
            for kind in self.scenario.properties.box.kinds(here.terrain)
            if kind.shape and kind != here.kind and ((left := self.index.left(kind)) is None or left > 0)
            for laid in dict.fromkeys(tile(kind.terrain, kind.shape).turned(Turn(steps)) for steps in EDGES)
            if demand.suits(laid.mask) and not laid.mask & demand.open & ~here.mask
        ]
        if fitting:
            best = min(fitting, key=lambda laid: laid.mask.bit_count())
            yield fix_of("exchange", _lay(self.scenario, place, best), tile_kind=best.kind, place=place)


def _river_on_sea(scenario: Scenario, place: Hex) -> Problem:
    """W11 for a sea tile with rivers."""
    fix = fix_of("take-river-off-sea", _lay(scenario, place, SEA_TILE), place=place)
    return problem("river-on-sea", [place], fixes=[fix], place=place)


def _rivers_impossible(here: Tile, place: Hex) -> Problem:
    """W11 for a land tile whose rivers cross or have too many edges."""
    fault = river_fault(here.rivers)
    assert fault is not None
    return problem(
        "rivers-impossible", [place], variant=fault.code, tile=Ground(place, here.terrain), rivers=fault.values
    )


def _off_map(scenario: Scenario, end: End, changed: list[Fix]) -> Problem:
    """Tell of a river end that looks at an empty place (W8); ``changed`` are the fixes that change the tile itself."""
    beyond = end.beyond
    return problem(
        "river-off-map",
        (end.place, beyond),
        edges=(edge_key(*end),),
        fixes=(_sea_at(scenario, beyond), *changed),
        tile=ground(scenario, end.place),
        direction=Direction(end.edge, scenario.orientation),
        place=beyond,
    )


def _sea_at(scenario: Scenario, place: Hex) -> Fix:
    """The fix that lays sea somewhere: any river may flow into it."""
    return fix_of("put-sea", _lay(scenario, place, SEA_TILE), place=place)


def _is_bare(scenario: Scenario, place: Hex) -> bool:
    """Whether a tile is ours and nothing stands on it that would drown if it became sea."""
    if place in scenario.homes or place in scenario.pieces or scenario.is_expansion(place):
        return False
    return not scenario.roads or not any(border_key(place, half_edge) in scenario.roads for half_edge in HALF_EDGES)


def _turns(scenario: Scenario, place: Hex, demand: EdgeConstraints, away_from: int | None = None) -> Iterator[Fix]:
    """Offer the least turn after which a tile meets all its neighbours, and has no more ends off the map.

    If ``away_from`` is given, the tile must have fewer such ends, and none over that edge.
    """
    here = scenario.tiles[place]
    if is_faulty(here) or place in scenario.pieces:
        return
    most_open = (here.mask & demand.open).bit_count()
    if away_from is not None:
        # The fix is for this very edge, so that an end less has to look off the map.
        most_open -= 1
        demand = demand._replace(barred=demand.barred | 1 << away_from)
    # The least turns first, either way.
    for steps in (1, 5, 2, 4, 3):
        mask = turned_mask(here.mask, steps)
        if demand.suits(mask) and (mask & demand.open).bit_count() <= most_open and mask != here.mask:
            yield fix_of("turn", _lay(scenario, place, here.turned(Turn(steps))), tile=ground(scenario, place))
            return


def _without_river(scenario: Scenario, place: Hex, demand: EdgeConstraints) -> Iterator[Fix]:
    """Taking the river off a tile, where no neighbour's river would then end there."""
    if place not in scenario.pieces and not demand.wanted:
        plain = replace(scenario.tiles[place], rivers=())
        yield fix_of("take-river-off", _lay(scenario, place, plain), tile=ground(scenario, place))


def _lay(scenario: Scenario, place: Hex, laid: Tile) -> Edit:
    """The edit that lays a tile different from what lies there."""
    return Edit((Change("tiles", place, scenario.tiles.get(place), laid),))


class RiverSystems(Checker[Stretch]):
    """Checks that every river begins and ends somewhere, and that none flows in a ring."""

    def all_keys(self) -> Iterable[Stretch]:
        """The names of all rivers."""
        return list(self.index.rivers.systems)

    def stale(self, touched: EditReach) -> Iterable[Stretch]:
        """The rivers that an edit ended or began, and those through changed terrain."""
        if not touched.near:
            return ()
        net = self.index.rivers
        return dict.fromkeys((*net.altered, *(name for place in touched.tiles for name in net.names_at(place))))

    def look(self, key: Stretch) -> Iterator[Problem]:
        """The problems of a whole river."""
        course = self.index.rivers.systems.get(key)
        if course is None:
            return
        if not course.sources and not course.mouths:
            yield from self._without_beginning(course)
        if course.is_ringed:
            places = self.index.rivers.rings(course)
            yield problem("river-ring", places, tile=ground(self.scenario, places[0]))

    def _without_beginning(self, course: RiverSystem) -> Iterator[Problem]:
        scenario = self.scenario
        if course.open:
            places = _places(course.open)
            yield problem(
                "river-begun-nowhere",
                places,
                edges=[edge_key(*end) for end in course.open],
                fixes=[_sea_at(scenario, course.open[0].beyond)],
                tile=ground(scenario, places[0]),
            )
        # Without open or blocked ends it is a closed ring, which is told as such.
        elif course.blocked:
            places = _places(course.blocked)
            yield problem(
                "river-without-source",
                places,
                edges=[edge_key(*end) for end in course.blocked],
                tile=ground(scenario, places[0]),
            )


def _places(ends: tuple[End, ...]) -> list[Hex]:
    """The places of river ends, each once."""
    return list(dict.fromkeys(end.place for end in ends))
