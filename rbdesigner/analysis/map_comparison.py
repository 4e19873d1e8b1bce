"""Compares two maps: what differs, by place and property.

Both are compared in their one form, so that what is only written in another way is alike. A map that was moved, turned
or mirrored as a whole is brought back to where it was before it is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import fields, replace
from itertools import chain
from typing import NamedTuple

from rbdesigner.analysis.symmetry_search import TURNS
from rbdesigner.hexes import Hex, border_sides, edge_sides
from rbdesigner.rules.options import OPTION_NAMES, Options
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.editing import joined_pieces
from rbdesigner.scenario.inscriptions import INSCRIBED
from rbdesigner.scenario.model import Findings, Players, Properties, Record, Scenario, Start
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Transporter
from rbdesigner.scenario.tile_shifts import Face, face_of, shifts
from rbdesigner.symmetry import IDENTITY, Motion
from rbdesigner.tiles import Tile


def alignments(before: Scenario, after: Scenario) -> list[Motion]:
    """Find the motions that bring the tiles of a map to where another one has them, all equally good ones.

    Only the identity is given unless a motion leaves no difference, or less than half of them and half the tiles alike.
    """
    old = {place: face_of(tile) for place, tile in before.tiles.items()}
    new = {place: face_of(tile) for place, tile in after.tiles.items()}
    here = _mismatches(old, new, Motion())
    if not here:
        return [Motion()]
    tried = {motion: _mismatches(old, new, motion) for motion in _candidates(before.tiles, new)}
    least = min(tried.values(), default=here)
    alike = (len(old) + len(new) - least) // 2
    if least and (2 * least >= here or 2 * alike < max(len(old), len(new))):
        return [Motion()]
    return [motion for motion, number in tried.items() if number == least]


def _candidates(before: dict[Hex, Tile], after: dict[Hex, Face]) -> Iterator[Motion]:
    """Motions that bring many tiles to tiles like them, plain shifts first."""
    for turn in (IDENTITY, *TURNS):
        faces = {tile: face_of(tile.turned(turn)) for tile in set(before.values())}
        turned = {Hex(*turn.vector(place.q, place.r)): faces[tile] for place, tile in before.items()}
        yield from (Motion(turn, shift) for shift in shifts(turned, after))


def _mismatches(old: dict[Hex, Face], new: dict[Hex, Face], motion: Motion) -> int:
    """Count the places where the maps differ once one of them is moved."""
    turn = motion.turn
    if turn == IDENTITY:
        turned = {face: face for face in set(old.values())}
    else:
        turned = {face: face_of(Tile(*face).turned(turn)) for face in set(old.values())}
    alike = sum(new.get(motion.hex(place)) == turned[face] for place, face in old.items())
    return len(old) + len(new) - 2 * alike


UNKNOWN = "unknown"
"""The code of a difference in members of a file that this version does not know."""
FOREIGN = "site"
"""The code of a difference in what came with a map of the play site and no rule here knows, wherever it lies."""
_PARTED = {"start": ("start_goods", "start_transporters"), "options": OPTION_NAMES}
"""The properties that are compared part by part."""
_NAMES = [each.name for each in fields(Properties) if not each.name.endswith("extra")]
PROPERTY_CODES = (*chain.from_iterable(_PARTED.get(name, (name,)) for name in _NAMES), UNKNOWN)
"""The codes of what lies on no place of the map, in the order of the properties."""
PLACE_CODES = (
    *("tile-added", "tile-removed", "tile-changed", "terrain-changed", "rivers-changed", "tile-turned"),
    *("home-added", "home-removed", "home-changed", "home-shifted"),
    *("piece-added", "piece-removed", "piece-changed", "piece-shifted"),
    *("road-added", "road-removed", "road-changed", "wall-added", "wall-removed", "wall-changed"),
    *("text-added", "text-removed", "text-changed"),
    *("field-added", "field-removed", "field-changed"),
)
"""The codes of what lies on the map; ``shifted``: elsewhere on the same tile."""


class MapDifference(NamedTuple):
    """A thing in which two maps differ.

    It was ``before`` and is ``after``, None where there is nothing, at ``places`` of the map after. Its ``code`` is
    that of ``rbdesigner compare --json``.
    """

    code: str
    places: tuple[Hex, ...]
    before: object
    after: object


class MapComparison(NamedTuple):
    """The motion that brings one map to where the other lies, and what differs then.

    >>> import rbdesigner as rb
    >>> scenario = rb.load("scenarios/millbrook.rbmap")
    >>> rb.compare(scenario, scenario.copy()).is_same
    True
    """

    motion: Motion
    differences: tuple[MapDifference, ...]

    @property
    def is_same(self) -> bool:
        """Whether nothing differs, not even where the map lies."""
        return not self.differences and self.motion == Motion()


def compare(before: Scenario, after: Scenario) -> MapComparison:
    """Compare two maps or versions of one, wherever and however turned they lie.

    >>> import rbdesigner as rb
    >>> before = rb.load("scenarios/millbrook.rbmap")
    >>> after = before.copy()
    >>> del after.tiles[0, 0]
    >>> [(each.code, each.places) for each in rb.compare(before, after).differences]
    [('tile-removed', (Hex(q=0, r=0),))]
    """
    found = (MapComparison(each, map_differences(before.moved(each), after)) for each in alignments(before, after))
    return min(found, key=lambda comparison: len(comparison.differences))


def map_differences(before: Scenario, after: Scenario) -> tuple[MapDifference, ...]:
    """List how two maps differ: the map first, by kind and place, then the properties."""
    old, new = canonical(before), canonical(after)
    return tuple(
        chain(
            _tiles(old, new),
            _homes(old, new),
            _pieces(old, new),
            _links(old, new),
            _texts(old, new),
            _fields(old, new),
            _properties(old, new),
        )
    )


def _changed(before: dict[Hex, Tile], after: dict[Hex, Tile]) -> Iterator[tuple[Hex, Tile | None, Tile | None]]:
    for place in sorted({**before, **after}):
        old, new = before.get(place), after.get(place)
        if old != new:
            yield place, old, new


def _tiles(before: Scenario, after: Scenario) -> Iterator[MapDifference]:
    for place, old, new in _changed(before.tiles, after.tiles):
        yield MapDifference(_tile_code(old, new), (place,), old, new)


def _tile_code(old: Tile | None, new: Tile | None) -> str:
    if old is None or new is None:
        return "tile-added" if old is None else "tile-removed"
    if old.terrain is new.terrain and old.rivers != new.rivers:
        return "tile-turned" if old.kind == new.kind else "rivers-changed"
    return "terrain-changed" if old.rivers == new.rivers and old.terrain is not new.terrain else "tile-changed"


def _homes(before: Scenario, after: Scenario) -> Iterator[MapDifference]:
    for place in sorted({**before.homes, **after.homes}):
        old, new = before.homes.get(place), after.homes.get(place)
        if old != new:
            yield MapDifference(_home_code(old, new), (place,), old, new)


def _home_code(old: Home | None, new: Home | None) -> str:
    if old is None or new is None:
        return "home-added" if old is None else "home-removed"
    return "home-shifted" if replace(old, half_edge=new.half_edge) == new else "home-changed"


def _pieces(before: Scenario, after: Scenario) -> Iterator[MapDifference]:
    for place in sorted({**before.pieces, **after.pieces}):
        old = list(joined_pieces(before.pieces.get(place, ()), before.tiles.get(place)))
        new = list(joined_pieces(after.pieces.get(place, ()), after.tiles.get(place)))
        for code, gone, come in _pieces_of_place(old, new):
            yield MapDifference(code, (place,), gone, come)


def _pieces_of_place(old: list[Piece], new: list[Piece]) -> Iterator[tuple[str, Piece | None, Piece | None]]:
    """Pair the pieces of a place that are new, gone, or other ones now; the most alike are taken for the same."""
    old, new = _without(old, new), _without(new, old)
    for key in (lambda piece: (_sort(piece), _spot(piece)), _sort):
        for gone, come in _pairs(old, new, key):
            yield ("piece-shifted" if _at_spot_of(gone, come) == come else "piece-changed"), gone, come
    yield from (("piece-removed", piece, None) for piece in old)
    yield from (("piece-added", None, piece) for piece in new)


def _without(pieces: list[Piece], others: list[Piece]) -> list[Piece]:
    """The pieces to which there is none alike among others."""
    left, found = list(others), list[Piece]()
    for piece in pieces:
        if piece in left:
            left.remove(piece)
        else:
            found.append(piece)
    return found


def _pairs(old: list[Piece], new: list[Piece], key: Callable[[Piece], Hashable]) -> Iterator[tuple[Piece, Piece]]:
    """Take those with the same key out of both lists, pair by pair."""
    for piece in list(old):
        match = next((other for other in new if key(other) == key(piece)), None)
        if match is not None:
            old.remove(piece)
            new.remove(match)
            yield piece, match


def _sort(piece: Piece) -> Hashable:
    """The marks by which a piece is taken for the same one."""
    match piece:
        case Building():
            return Building
        case Goods(good=good):
            return Goods, good
        case Transporter(kind=kind, player=player):
            return Transporter, kind, player
        case Bridge(edge=edge):
            return Bridge, edge


def _spot(piece: Piece) -> Hashable:
    match piece:
        case Transporter(spot=spot):
            return spot
        case Bridge(edge=edge):
            return edge
    return piece.half_edge


def _at_spot_of(piece: Piece, other: Piece) -> Piece:
    """A piece where another one of its sort stands."""
    if isinstance(piece, Transporter) and isinstance(other, Transporter):
        return replace(piece, spot=other.spot)
    if isinstance(piece, Building | Goods) and isinstance(other, Building | Goods):
        return replace(piece, half_edge=other.half_edge)
    return piece


def _links(before: Scenario, after: Scenario) -> Iterator[MapDifference]:
    """Roads and walls; their places are those on both sides."""
    for border in sorted({**before.roads, **after.roads}):
        old, new = before.roads.get(border), after.roads.get(border)
        if old != new:
            places = tuple(sorted(at for at, _ in border_sides(border)))
            yield MapDifference(f"road-{_verb(old, new)}", places, old, new)
    for edge in sorted({**before.walls, **after.walls}):
        wall, other = before.walls.get(edge), after.walls.get(edge)
        if wall != other:
            yield MapDifference(f"wall-{_verb(wall, other)}", tuple(sorted(edge_sides(edge))), wall, other)


def _texts(before: Scenario, after: Scenario) -> Iterator[MapDifference]:
    """Labels, notes and districts, tile by tile."""
    for part in INSCRIBED:
        old, new = getattr(before, part), getattr(after, part)
        for place in sorted({**old, **new}):
            if old.get(place) != new.get(place):
                yield MapDifference(
                    f"text-{_verb(old.get(place), new.get(place))}", (place,), old.get(place), new.get(place)
                )


def _fields(before: Scenario, after: Scenario) -> Iterator[MapDifference]:
    """The fields of tiles, by place and name."""
    for place in sorted({**before.fields, **after.fields}):
        old = {each.name: each for each in before.fields.get(place, ())}
        new = {each.name: each for each in after.fields.get(place, ())}
        for name in sorted({**old, **new}):
            gone, come = old.get(name), new.get(name)
            if gone != come:
                yield MapDifference(f"field-{_verb(gone, come)}", (place,), gone, come)


def _verb(old: object, new: object) -> str:
    return "added" if old is None else "removed" if new is None else "changed"


def _properties(before: Scenario, after: Scenario) -> Iterator[MapDifference]:
    old, new = _values(before.properties), _values(after.properties)
    old[FOREIGN], new[FOREIGN] = (old[FOREIGN], before.foreign), (new[FOREIGN], after.foreign)
    for code in PROPERTY_CODES:
        if old[code] != new[code]:
            yield MapDifference(code, (), old[code], new[code])


def _values(properties: Properties) -> dict[str, object]:
    """The values of the properties by their codes; all that this version does not know is one of them."""
    values: dict[str, object] = {name: getattr(properties, name) for name in _NAMES}
    extras = [getattr(properties, each.name) for each in fields(properties) if each.name.endswith("extra")]
    for name, value in values.items():
        if isinstance(value, Players | Record | Findings | Start | Options):
            extras.append(value.extra)
            values[name] = replace(value, extra=None)
        else:  # a box is not taken apart: what its user wrote into it is one thing
            extras.append(None)
    start, options = properties.start, properties.options
    values |= {"start_goods": start.goods, "start_transporters": start.transporters}
    values |= {name: getattr(options, name) for name in OPTION_NAMES}
    values[UNKNOWN] = tuple(dict(extra) if extra else None for extra in extras)
    return values
