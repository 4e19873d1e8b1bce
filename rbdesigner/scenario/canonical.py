"""The one way to write a scenario, where the model allows several."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar, cast

from rbdesigner.geometry import region_of
from rbdesigner.hexes import Hex
from rbdesigner.scenario.custom_fields import CustomField, Fields, by_name
from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.scenario.model import Inscription, Properties, Scenario, Start
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Spot, SpotKind, Transporter
from rbdesigner.symmetry import MapSymmetry, Symmetry
from rbdesigner.tiles import OWN_BOX, Tile, river_fault

Counted = TypeVar("Counted", bound=StrEnum)
Pieces = tuple[Piece, ...]

BREAKS = re.compile("[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]+")
"""The characters that end a line."""
_ORDER = (Building, Goods, Transporter, Bridge)


def canonical(scenario: Scenario) -> Scenario:
    """The same scenario in its one form.

    Regions and rivers are named by their smallest half-edge or edge, the pieces of a place grouped by class (within it
    they stay in order), counts in the order of the tables without zeros, and titles and names in one line.
    """
    tiles = scenario.tiles
    return replace(
        scenario,
        properties=_properties(scenario.properties),
        homes={at: canonical_home(home, tiles.get(at)) for at, home in scenario.homes.items()},
        pieces={at: _pieces(pieces, tiles.get(at)) for at, pieces in scenario.pieces.items() if pieces},
        labels=_in_lines(scenario.labels),
        districts=_districts(scenario.districts),
        fields={at: named for at, fields in scenario.fields.items() if (named := _fields(fields))},
    )


def _in_lines(texts: Mapping[Hex, Inscription]) -> dict[Hex, Inscription]:
    lines = ((at, replace(text, text=one_line(text.text))) for at, text in texts.items())
    return {at: text for at, text in lines if text.text}


def _districts(names: Mapping[Hex, Inscription]) -> dict[Hex, Inscription]:
    """The districts, each private or not as its first place has it."""
    lines, first = _in_lines(names), dict[str, Inscription]()
    for at in sorted(lines):
        first.setdefault(lines[at].text, lines[at])
    return {at: first[text.text] for at, text in lines.items()}


def _fields(fields: Iterable[CustomField]) -> Fields:
    """The fields by name, each name in one line; none without a name."""
    lines = (replace(each, name=one_line(each.name).strip()) for each in fields)
    return by_name(each for each in lines if each.name)


def one_line(text: str) -> str:
    """Put a text in one line: breaks and the space around them become one space, none at the ends."""
    return " ".join(filter(None, (part.strip() for part in BREAKS.split(text)))) if BREAKS.search(text) else text


def _properties(properties: Properties) -> Properties:
    record, box = properties.record, properties.box
    is_symmetric = properties.symmetry.group is not Symmetry.NONE
    if record is not None:
        record = replace(
            record,
            breakdown=one_line(record.breakdown),
            holder=one_line(record.holder),
            rules_edition=one_line(record.rules_edition),
        )
    return replace(
        properties,
        title=one_line(properties.title),
        code=one_line(properties.code),
        designers=tuple(map(one_line, properties.designers)),
        record=record,
        box=replace(box, title=one_line(box.title)) if box.key == OWN_BOX else box,
        symmetry=properties.symmetry if is_symmetric else MapSymmetry(),
        symmetry_extra=properties.symmetry_extra if is_symmetric else None,
        start=_start(properties.start),
        fields=_fields(properties.fields),
    )


def _region(tile: Tile | None, half_edge: int) -> int:
    """The name of the region, or the half-edge itself where there is no tile."""
    if half_edge == 0 or tile is None or river_fault(tile.rivers):
        return half_edge
    return region_of(tile.rivers, half_edge)


def canonical_home(home: Home, tile: Tile | None) -> Home:
    """The home with its region named by the smallest half-edge."""
    return replace(home, half_edge=_region(tile, home.half_edge))


def _pieces(pieces: Iterable[Piece], tile: Tile | None) -> Pieces:
    return tuple(
        sorted((canonical_piece(piece, tile) for piece in pieces), key=lambda piece: _ORDER.index(type(piece)))
    )


def canonical_piece(piece: Piece, tile: Tile | None) -> Piece:
    """Give a piece its one form: region or river by the smallest number, cargo in the order of the table."""
    match piece:
        case Building() | Goods():
            return replace(piece, half_edge=_region(tile, piece.half_edge))
        case Transporter():
            return replace(piece, spot=_spot(piece.spot, tile), cargo=_counts(piece.cargo))
        case Bridge():
            return piece


def _spot(spot: Spot, tile: Tile | None) -> Spot:
    match spot.kind:
        case SpotKind.REGION:
            return Spot(spot.kind, _region(tile, spot.number))
        case SpotKind.RIVER:
            rivers = () if tile is None else tile.rivers
            return Spot(spot.kind, next((min(river) for river in rivers if spot.number in river), spot.number))
        case SpotKind.DOCK:
            return spot


def effective(scenario: Scenario, edit: Edit) -> Edit:
    """An edit without the changes that only write homes and pieces in another way."""
    laid = {change.key for change in edit.changes if change.part == "tiles"}
    kept = tuple(change for change in edit.changes if change.key in laid or not _is_same(scenario, change))
    return edit if len(kept) == len(edit.changes) else Edit(kept)


def _is_same(scenario: Scenario, change: Change) -> bool:
    if change.before is None or change.after is None or change.part not in ("homes", "pieces"):
        return False
    tile = scenario.tiles.get(cast(Hex, change.key))
    if change.part == "homes":
        return canonical_home(cast(Home, change.before), tile) == canonical_home(cast(Home, change.after), tile)
    return _pieces(cast(Pieces, change.before), tile) == _pieces(cast(Pieces, change.after), tile)


def _start(start: Start) -> Start:
    return replace(start, goods=_counts(start.goods), transporters=_counts(start.transporters))


def _counts(counts: Iterable[tuple[Counted, int]]) -> tuple[tuple[Counted, int], ...]:
    total: dict[Counted, int] = {}
    for kind, count in counts:
        total[kind] = total.get(kind, 0) + count
    return tuple((kind, total[kind]) for kind in sorted(total, key=rank) if total[kind])


def rank(kind: StrEnum) -> int:
    """Where a kind comes in the order of its table."""
    return list(type(kind)).index(kind)
