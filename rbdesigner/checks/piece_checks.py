"""Checks pieces on a tile: buildings (K3, K4, K5, W10), goods (B7) and bridges (K4, K9, K10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.problem import Direction, Fix, Problem, fix_of, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.river_network import is_faulty
from rbdesigner.checks.transporter_checks import transporter_problems
from rbdesigner.geometry import region_of
from rbdesigner.hexes import EDGES, Hex
from rbdesigner.rules.tables import MINES_IN_BOX, NEW_MINE, SITES, BuildingKind, Site
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Transporter
from rbdesigner.tiles import Terrain, Tile, boxes_of

LARGEST_SHARE = 5
"""The most gold, and the most iron, that one shaft brings (K5)."""


class Pieces(Checker[Hex]):
    """The pieces on each tile."""

    watched = frozenset({"options", "players", "orientation", "wonder_prefill"})

    def all_keys(self) -> Iterable[Hex]:
        """The places with pieces."""
        return list(self.scenario.pieces)

    def stale(self, touched: EditReach) -> Iterable[Hex]:
        """List the places whose pieces have changed, or a tile beside them: the sea makes shores and docks."""
        standing = self.scenario.pieces
        return dict.fromkeys(
            (*touched.pieces, *(place for place in (*touched.near, *touched.foreign) if place in standing))
        )

    def look(self, key: Hex) -> Iterator[Problem]:
        """The problems of all pieces on a tile; on one of the expansion no rule of ours holds."""
        pieces = self.scenario.pieces.get(key, ())
        if pieces and not self.scenario.is_expansion(key):
            yield from piece_problems(self.scenario, key, pieces)


class MineCount(Checker[None]):
    """Counts the mines: each needs a bag of the box."""

    watched = frozenset({"box"})

    def __init__(self, index: MapIndex) -> None:
        super().__init__(index)
        self._mines_at: dict[Hex, int] = {}

    def all_keys(self) -> Iterable[None]:
        """The map as a whole."""
        self._mines_at.clear()
        self._recount(self.scenario.pieces)
        return (None,)

    def stale(self, touched: EditReach) -> Iterable[None]:
        """The map as a whole, where pieces have changed."""
        self._recount(touched.pieces)
        return (None,) if touched.pieces else ()

    def _recount(self, places: Iterable[Hex]) -> None:
        for place in places:
            mines = sum(
                isinstance(piece, Building) and piece.kind is BuildingKind.MINE
                for piece in self.scenario.pieces.get(place, ())
            )
            self._mines_at.pop(place, None)
            if mines:
                self._mines_at[place] = mines

    def look(self, key: None) -> Iterator[Problem]:
        """The problem that there are more mines than the box has."""
        mines, boxes = sum(self._mines_at.values()), boxes_of(self.scenario.properties.box)
        if boxes is not None and mines > boxes * MINES_IN_BOX:
            yield problem("mines-beyond-box", mines=mines, held=boxes * MINES_IN_BOX)


def piece_fault(scenario: Scenario, place: Hex, piece: Piece) -> Problem | None:
    """Say why a piece cannot be put at a place beside what stands there, or None.

    Only the piece is judged: what is already wrong with the others does not count.
    """
    # An oil rig is what lets goods lie at sea (B7).
    beside = Building if isinstance(piece, Goods) else type(piece)
    standing = tuple(other for other in scenario.pieces.get(place, ()) if isinstance(other, beside))
    faults = list(piece_problems(scenario, place, (*standing, piece)))
    for known in piece_problems(scenario, place, standing) if standing else ():
        if known in faults:
            faults.remove(known)
    return faults[0] if faults else None


def piece_problems(scenario: Scenario, place: Hex, pieces: tuple[Piece, ...]) -> Iterator[Problem]:
    """The problems of pieces that stand together at a place."""
    here = scenario.tiles.get(place)
    if here is None:
        remove = fix_of("remove-pieces", edit(scenario, pieces={place: ()}), place=place)
        yield problem("piece-off-map", [place], fixes=[remove], place=place)
        return
    buildings = [piece for piece in pieces if isinstance(piece, Building)]
    if len(buildings) > 1:
        yield problem("two-buildings", [place], tile=ground(scenario, place), number=len(buildings))
    for building in buildings:
        yield from _building_problems(scenario, place, building)
    yield from _goods_problems(scenario, place, pieces)
    for piece in pieces:
        if isinstance(piece, Transporter):
            yield from transporter_problems(scenario, place, piece)
    bridges = [piece for piece in pieces if isinstance(piece, Bridge)]
    if bridges:
        yield from _bridge_problems(scenario, place, here, bridges)


def _without(scenario: Scenario, place: Hex, piece: Piece, code: str) -> list[Fix]:
    """Give the fix that removes a piece with all that are just like it; none where it is not on the map yet."""
    standing = scenario.pieces.get(place, ())
    left = [other for other in standing if other != piece]
    return [fix_of(code, edit(scenario, pieces={place: left}))] if len(left) < len(standing) else []


def _mending(
    scenario: Scenario, place: Hex, building: Building, mended: Callable[[Building], Building | None], code: str
) -> list[Fix]:
    """The fix that mends a building with all alike there; ``None`` removes them."""
    standing = scenario.pieces.get(place, ())
    if building not in standing:
        return []
    pieces = [
        mended(piece) if isinstance(piece, Building) and piece.kind is building.kind else piece for piece in standing
    ]
    left = [piece for piece in pieces if piece is not None]
    return [fix_of(code, edit(scenario, pieces={place: left}), building=building.kind)]


def _building_problems(scenario: Scenario, place: Hex, building: Building) -> Iterator[Problem]:
    fault = _site_fault(scenario, place, building.kind)
    if fault is not None:
        code, variant = fault
        site = SITES[building.kind]
        yield problem(
            code,
            [place],
            variant=variant,
            fixes=_mending(scenario, place, building, lambda _: None, "remove-building"),
            building=building.kind,
            tile=ground(scenario, place),
            ground=site,
        )
    yield from _mixture_problems(scenario, place, building)


def _site_fault(scenario: Scenario, place: Hex, kind: BuildingKind) -> tuple[str, str] | None:
    """Give the code of why a building cannot stand on its tile, and the variant that picks the sentence."""
    terrain = scenario.tiles[place].terrain
    site = SITES[kind]
    if site in (Site.LAND, Site.SHORE):
        if terrain is Terrain.SEA:
            return "building-site", "land"
        if terrain is Terrain.DESERT and not scenario.is_irrigated:
            return "building-in-desert", ""
        if site is Site.SHORE and not scenario.is_shore(place):
            return "building-off-shore", ""
    elif terrain != site.value:
        return "building-site", ""
    return None


def _without_bag(building: Building) -> Building:
    return replace(building, mixture=None)


def _with_bag(building: Building) -> Building:
    return replace(building, mixture=building.mixture or NEW_MINE)


def _mixture_problems(scenario: Scenario, place: Hex, building: Building) -> Iterator[Problem]:
    mixture = building.mixture
    if building.kind is not BuildingKind.MINE:
        if mixture is not None:
            yield problem(
                "mixture-without-mine",
                [place],
                fixes=_mending(scenario, place, building, _without_bag, "take-bag"),
                building=building.kind,
                place=place,
            )
    elif mixture is None:
        yield problem(
            "mine-without-mixture",
            [place],
            fixes=_mending(scenario, place, building, _with_bag, "fill-bag"),
            place=place,
        )
    elif not all(0 <= share <= LARGEST_SHARE for share in mixture):
        gold, iron = mixture
        yield problem("mine-mixture", [place], place=place, gold=gold, iron=iron, most=LARGEST_SHARE)


def _goods_problems(scenario: Scenario, place: Hex, pieces: tuple[Piece, ...]) -> Iterator[Problem]:
    if not scenario.tiles[place].is_sea:
        return
    if any(isinstance(piece, Building) and piece.kind is BuildingKind.OIL_RIG for piece in pieces):
        return
    for good in dict.fromkeys(piece.good for piece in pieces if isinstance(piece, Goods)):
        kept = [piece for piece in scenario.pieces.get(place, ()) if not isinstance(piece, Goods) or piece.good != good]
        remove = fix_of("remove-goods", edit(scenario, pieces={place: kept}), good=good)
        yield problem("goods-at-sea", [place], fixes=[remove] if remove.edit else [], good=good, place=place)


def _bridge_problems(scenario: Scenario, place: Hex, here: Tile, bridges: list[Bridge]) -> Iterator[Problem]:
    roots: dict[int, int] = {}  # for each bridged region the one that stands for all joined to it
    for bridge in bridges:
        fault = _bridge_fault(scenario, place, here, bridge.edge, roots)
        if fault is not None:
            yield problem(
                fault,
                [place],
                fixes=_without(scenario, place, bridge, "remove-bridge"),
                direction=Direction(bridge.edge % 6, scenario.orientation),
                tile=ground(scenario, place),
            )


def _bridge_fault(scenario: Scenario, place: Hex, here: Tile, edge: int, roots: dict[int, int]) -> str | None:
    """The code of why a bridge cannot stand; else the regions it joins are noted."""
    if here.is_sea or is_faulty(here) or edge not in EDGES or not here.has_river(edge):
        return "bridge-without-river"
    left, right = (region_of(here.rivers, half_edge) for half_edge in (2 * edge, 2 * edge + 1))
    if left == right:
        return "bridge-over-source"
    dry = here.terrain is Terrain.DESERT and not scenario.is_irrigated
    if dry and not scenario.properties.options.bridges_in_deserts:
        return "bridge-in-desert"
    kept, merged = roots.setdefault(left, left), roots.setdefault(right, right)
    if kept == merged:
        return "bridge-too-many"
    roots.update({region: kept for region, root in roots.items() if root == merged})
    return None
