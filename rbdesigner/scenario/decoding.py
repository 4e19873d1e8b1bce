"""From JSON data that fit the schema to the model.

With every fault that a schema cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar

from rbdesigner.hexes import COORDINATE_LIMIT, Border, Edge, Hex, Orientation, border_key, edge_key
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.errors import Fault
from rbdesigner.scenario.inscribed_members import districts_in, inscriptions_in
from rbdesigner.scenario.json_members import Json, extra_of, place_of, whole, written
from rbdesigner.scenario.model import Findings, Players, Properties, Record, Research, Scenario, Start, Status
from rbdesigner.scenario.pieces import (
    GROUND,
    Bridge,
    Building,
    Goods,
    Home,
    Piece,
    Road,
    Spot,
    SpotKind,
    Transporter,
    Wall,
)
from rbdesigner.scenario.reasons import Reason
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry
from rbdesigner.tiles import (
    BOXES,
    OWN_BOX,
    SECOND_EDITION,
    Box,
    Extra,
    RiverFault,
    Rivers,
    Terrain,
    Tile,
    TileKind,
    ordered,
    river_fault,
    shape_of,
    tile,
)
from rbdesigner.translatable import QT_TRANSLATE_NOOP

Counted = TypeVar("Counted", bound=StrEnum)


class Reading(NamedTuple):
    """A scenario and what is wrong in the file.

    Only without faults is the scenario what the file says.
    """

    scenario: Scenario
    faults: list[Fault]


def reading(data: Json) -> Reading:
    """The scenario in data of the newest version that fit the schema."""
    faults: list[Fault] = []
    pieces: Json = data.get("pieces", {})
    scenario = Scenario(
        _properties(data, faults),
        _tiles(data.get("tiles", ()), faults),
        _homes(data.get("homes", ()), faults),
        _pieces(pieces),
        _roads(pieces.get("roads", ()), faults),
        _walls(pieces.get("walls", ()), faults),
        inscriptions_in(data, "labels", "label", faults),
        inscriptions_in(data, "notes", "note", faults),
        districts_in(data.get("districts", ()), faults),
    )
    return Reading(canonical(scenario), faults)


def _counts(kinds: type[Counted], counts: Json) -> tuple[tuple[Counted, int], ...]:
    return tuple((kinds(kind), int(count)) for kind, count in counts.items())


def _properties(data: Json, faults: list[Fault]) -> Properties:
    return Properties(
        title=data.get("title", ""),
        code=data.get("code", ""),
        designers=tuple(data.get("designers", ())),
        description=data.get("description", ""),
        special_rules=data.get("special_rules", ""),
        status=Status(data.get("status", Status.DRAFT)),
        players=_players(data, faults),
        difficulty=whole(data, "difficulty"),
        record=_record(data["record"]) if "record" in data else None,
        findings=_findings(data["findings"]) if "findings" in data else None,
        box=_box(data.get("box", SECOND_EDITION.key), faults),
        orientation=Orientation(data.get("orientation", Orientation.FLAT)),
        symmetry=_symmetry(data["symmetry"], faults) if "symmetry" in data else MapSymmetry(),
        start=_start(data["start"]) if "start" in data else Start(),
        options=_options(data.get("options", {})),
        research=tuple(map(_research, data.get("research", ()))),
        wonder_prefill=whole(data, "wonder_prefill"),
        turns=whole(data, "turns"),
        symmetry_extra=extra_of(data.get("symmetry", {}), "symmetry"),
        pieces_extra=extra_of(data.get("pieces", {}), "pieces"),
        extra=extra_of(data, ""),
    )


def _players(data: Json, faults: list[Fault]) -> Players:
    if "players" not in data:
        return Players()
    players = data["players"]
    least, most = int(players["least"]), int(players["most"])
    if least > most:
        faults.append(
            Fault(
                "/players",
                Reason(
                    QT_TRANSLATE_NOOP(
                        "files", "the minimum number of players, {least}, is larger than the maximum, {most}"
                    ),
                    least=least,
                    most=most,
                ),
            )
        )
    return Players(least, most, extra_of(players, "players"))


def _record(record: Json) -> Record:
    return Record(
        int(record["score"]),
        record.get("breakdown", ""),
        record.get("holder", ""),
        record.get("date", ""),
        record.get("rules_edition", ""),
        record.get("machine", False),
        extra_of(record, "record"),
    )


def _findings(findings: Json) -> Findings:
    return Findings(
        findings["hash"],
        whole(findings, "par"),
        findings.get("level", ""),
        whole(findings, "games") or 0,
        tuple(findings.get("players", ())),
        findings.get("fair"),
        whole(findings, "points") or 0,
        extra_of(findings, "findings"),
    )


def _symmetry(item: Json, faults: list[Fault]) -> MapSymmetry:
    """The symmetry.

    None, and a fault, where the grid has no such symmetry about that centre.
    """
    place, edge, corner = place_of(item), whole(item, "edge"), whole(item, "corner")
    centre = Centre.of_hex(place) if edge is None else Centre.of_edge(place, edge)
    if corner is not None:
        centre = Centre.of_corner(place, corner)
    symmetry = MapSymmetry(Symmetry.of_kind(item["kind"], whole(item, "axis") or 0), centre)
    if max(map(abs, centre.spot[0])) > COORDINATE_LIMIT:
        faults.append(
            Fault(
                "/symmetry/at",
                Reason(QT_TRANSLATE_NOOP("files", "coordinates go no further than {limit}"), limit=COORDINATE_LIMIT),
            )
        )
    elif not symmetry.is_possible:
        about_edge = Reason(QT_TRANSLATE_NOOP("files", "the grid has no such symmetry about the middle of an edge"))
        about_corner = Reason(QT_TRANSLATE_NOOP("files", "the grid has no such symmetry about a corner"))
        faults.append(Fault("/symmetry", about_edge if corner is None else about_corner))
    else:
        return symmetry
    return MapSymmetry()


def _start(start: Json) -> Start:
    return Start(
        _counts(Good, start.get("goods", {})),
        _counts(TransporterKind, start.get("transporters", {})),
        extra_of(start, "start"),
    )


def _options(options: Json) -> Options:
    values = {field.name: options[field.name] for field in fields(Options) if field.name in options}
    whole: dict[str, Any] = {name: value if isinstance(value, bool) else int(value) for name, value in values.items()}
    return Options(**whole, extra=extra_of(options, "options"))


def _research(item: Json) -> Research:
    return Research(Subject(item["subject"]), whole(item, "player"), extra_of(item, "research"))


def _box(box: str | Json, faults: list[Fault]) -> Box:
    if isinstance(box, str):
        return BOXES[box]
    counts: dict[TileKind, int] = {}
    extras: dict[TileKind, Extra] = {}
    for index, item in enumerate(box["tiles"]):
        pointer = f"/box/tiles/{index}"
        rivers = _rivers(item, pointer, faults)
        kind = TileKind(Terrain(item["terrain"]), shape_of(rivers)[0])
        if kind in counts:
            faults.append(Fault(pointer, Reason(QT_TRANSLATE_NOOP("files", "this kind of tile is counted twice"))))
        counts[kind] = int(item["count"])
        extra = extra_of(item, "box_tile")
        if extra:
            extras[kind] = extra
    return Box(OWN_BOX, box["title"], counts, extra_of(box, "box"), extras or None)


def _rivers(item: Json, pointer: str, faults: list[Fault]) -> Rivers:
    """The rivers of a tile; none, and a fault, where they cannot be."""
    rivers = ordered(map(int, river) for river in item.get("rivers", ()))
    if rivers and item["terrain"] == Terrain.SEA:
        faults.append(Fault(f"{pointer}/rivers", Reason(QT_TRANSLATE_NOOP("files", "a sea tile has no rivers"))))
        return ()
    fault = river_fault(rivers)
    if fault is None:
        return rivers
    faults.append(Fault(f"{pointer}/rivers", _impossible(fault)))
    return ()


def _impossible(fault: RiverFault) -> Reason:
    values = [str(list(value) if isinstance(value, tuple) else value) for value in fault.values]
    return Reason(_RIVERS[fault.code], first=values[0], last=values[-1])


_RIVERS = {
    "length": QT_TRANSLATE_NOOP("files", "a river has 1 to {first} edges, not {last}"),
    "edge": QT_TRANSLATE_NOOP("files", "edge {first} is not one of 0 to 5"),
    "twice": QT_TRANSLATE_NOOP("files", "edge {first} is used twice"),
    "cross": QT_TRANSLATE_NOOP("files", "rivers {first} and {last} cross"),
}
"""Why rivers cannot lie on one tile, by the code of the fault."""


def _tiles(items: Sequence[Json], faults: list[Fault]) -> dict[Hex, Tile]:
    tiles: dict[Hex, Tile] = {}
    for index, item in enumerate(items):
        at, pointer = place_of(item), f"/tiles/{index}"
        if at in tiles:
            faults.append(
                Fault(
                    f"{pointer}/at",
                    Reason(QT_TRANSLATE_NOOP("files", "there is already a tile at {place}"), place=written(at)),
                )
            )
        rivers = _rivers(item, pointer, faults) if "rivers" in item else ()
        extra = extra_of(item, "tile")
        terrain = Terrain(item["terrain"])
        tiles[at] = tile(terrain, rivers) if extra is None else Tile(terrain, rivers, extra)
    return tiles


def _homes(items: Sequence[Json], faults: list[Fault]) -> dict[Hex, Home]:
    homes: dict[Hex, Home] = {}
    for index, item in enumerate(items):
        at = place_of(item)
        if at in homes:
            faults.append(
                Fault(
                    f"/homes/{index}/at",
                    Reason(QT_TRANSLATE_NOOP("files", "there is already a home at {place}"), place=written(at)),
                )
            )
        homes[at] = Home(int(item.get("half_edge", 0)), whole(item, "player"), extra_of(item, "home"))
    return homes


def _pieces(pieces: Json) -> dict[Hex, tuple[Piece, ...]]:
    """Buildings, goods, transporters and bridges, by place."""
    found: dict[Hex, list[Piece]] = {}
    for name, read in _READERS.items():
        for item in pieces.get(name, ()):
            found.setdefault(place_of(item), []).append(read(item))
    return {at: tuple(there) for at, there in found.items()}


def _building(item: Json) -> Building:
    mixture = None
    if "gold" in item or "iron" in item:
        mixture = Mixture(int(item.get("gold", 0)), int(item.get("iron", 0)))
    return Building(
        BuildingKind(item["kind"]),
        int(item.get("half_edge", 0)),
        mixture,
        extra_of(item, "building"),
    )


def _goods(item: Json) -> Goods:
    count, half_edge = int(item.get("count", 1)), int(item.get("half_edge", 0))
    return Goods(Good(item["good"]), count, half_edge, extra_of(item, "goods"))


def _transporter(item: Json) -> Transporter:
    return Transporter(
        TransporterKind(item["kind"]),
        int(item["player"]),
        _spot(item),
        _counts(Good, item.get("cargo", {})),
        TransporterKind(item["carries"]) if "carries" in item else None,
        extra_of(item, "transporter"),
    )


def _spot(item: Json) -> Spot:
    for kind, name in ((SpotKind.RIVER, "river"), (SpotKind.DOCK, "dock"), (SpotKind.REGION, "half_edge")):
        if name in item:
            return Spot(kind, int(item[name]))
    return GROUND


def _bridge(item: Json) -> Bridge:
    return Bridge(int(item["edge"]), extra_of(item, "bridge"))


_READERS: Mapping[str, Callable[[Json], Piece]] = {
    "buildings": _building,
    "goods": _goods,
    "transporters": _transporter,
    "bridges": _bridge,
}


def _roads(items: Sequence[Json], faults: list[Fault]) -> dict[Border, Road]:
    roads: dict[Border, Road] = {}
    for index, item in enumerate(items):
        key = border_key(place_of(item), int(item["half_edge"]))
        _refuse(
            key in roads,
            key,
            f"/pieces/roads/{index}",
            QT_TRANSLATE_NOOP("files", "there is already a road here; the same place can be named from both sides"),
            faults,
        )
        roads[key] = Road(extra_of(item, "road"))
    return roads


def _walls(items: Sequence[Json], faults: list[Fault]) -> dict[Edge, Wall]:
    walls: dict[Edge, Wall] = {}
    for index, item in enumerate(items):
        key = edge_key(place_of(item), int(item["edge"]))
        _refuse(
            key in walls,
            key,
            f"/pieces/walls/{index}",
            QT_TRANSLATE_NOOP("files", "there is already a wall here; the same place can be named from both sides"),
            faults,
        )
        walls[key] = Wall(whole(item, "player"), int(item.get("tokens", 1)), extra_of(item, "wall"))
    return walls


def _refuse(taken: bool, key: Border | Edge, pointer: str, what: str, faults: list[Fault]) -> None:
    """Note what keeps a road or wall from lying at its key."""
    if taken:
        faults.append(Fault(pointer, Reason(what)))
    if max(map(abs, key.at)) > COORDINATE_LIMIT:
        faults.append(
            Fault(
                f"{pointer}/at",
                Reason(QT_TRANSLATE_NOOP("files", "coordinates go no further than {limit}"), limit=COORDINATE_LIMIT),
            )
        )
