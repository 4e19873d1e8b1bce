"""The members of scenario files: what each object holds, in the order in which it is written."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.hexes import COORDINATE_LIMIT, Hex, Orientation
from rbdesigner.rules.options import OFFICIAL, OPTION_NAMES, Options
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.canonical import one_line, rank
from rbdesigner.scenario.custom_fields import CustomField, FieldKind, Fields
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.json_forms import (
    PLAIN,
    TEXTS,
    WHOLE,
    At,
    Form,
    Joint,
    Json,
    Member,
    Value,
    counts,
    unknown,
    word,
)
from rbdesigner.scenario.model import (
    STANDARD_START,
    Findings,
    Inscription,
    Players,
    Properties,
    Record,
    Research,
    Start,
    Status,
)
from rbdesigner.scenario.pieces import GROUND, Bridge, Building, Goods, Home, Road, Spot, SpotKind, Transporter, Wall
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry
from rbdesigner.tiles import (
    BOXES,
    OWN_BOX,
    SECOND_EDITION,
    Box,
    Extra,
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

BEYOND = QT_TRANSLATE_NOOP("files", "coordinates go no further than {limit}")
PLACE = Value(lambda place: Hex(int(place[0]), int(place[1])), list)
PLACES = Value(lambda places: tuple(Hex(int(q), int(r)) for q, r in places), lambda places: [*map(list, places)])
HALF_EDGE, PLAYER = Member("half_edge", WHOLE, 0), Member("player", WHOLE, None)

# Tiles and boxes

_RIVERS = {
    "length": QT_TRANSLATE_NOOP("files", "a river has 1 to {first} edges, not {last}"),
    "edge": QT_TRANSLATE_NOOP("files", "edge {first} is not one of 0 to 5"),
    "twice": QT_TRANSLATE_NOOP("files", "edge {first} is used twice"),
    "cross": QT_TRANSLATE_NOOP("files", "rivers {first} and {last} cross"),
}
"""Why rivers cannot lie on one tile, by the code of the fault."""
_TERRAIN = word(Terrain)


def _read_ground(item: Json, at: At) -> Json:
    """Terrain and rivers; no rivers, and a fault, where they cannot be."""
    terrain = _TERRAIN.read(item["terrain"])
    if "rivers" not in item:
        return {"terrain": terrain, "rivers": ()}
    rivers = ordered(map(int, river) for river in item["rivers"])
    fault = river_fault(rivers)
    if rivers and terrain is Terrain.SEA:
        at.step("rivers").fault(QT_TRANSLATE_NOOP("files", "a sea tile has no rivers"))
    elif fault is not None:
        values = [str(list(value) if isinstance(value, tuple) else value) for value in fault.values]
        at.step("rivers").fault(_RIVERS[fault.code], first=values[0], last=values[-1])
    else:
        return {"terrain": terrain, "rivers": rivers}
    return {"terrain": terrain, "rivers": ()}


def _write_ground(laid: Tile | _Counted) -> Json:
    terrain = laid.terrain.value
    return {"terrain": terrain, "rivers": [*map(list, laid.rivers)]} if laid.rivers else {"terrain": terrain}


def _tile(terrain: Terrain, rivers: Rivers, extra: Extra | None) -> Tile:
    return tile(terrain, rivers) if extra is None else Tile(terrain, rivers, extra)


_GROUND = Joint(("terrain", "rivers"), _read_ground, _write_ground)
TILE = Form("tile", _tile, _GROUND)


class _Counted(NamedTuple):
    """A number of tiles of a kind in a box."""

    terrain: Terrain
    rivers: Rivers
    number: int
    extra: Extra | None


class _OwnBox(NamedTuple):
    """A box that a user has counted out, as a file has it."""

    title: str
    tiles: tuple[_Counted, ...]
    extra: Extra | None


def _refuse_twice(box: _OwnBox, at: At) -> None:
    seen: set[TileKind] = set()
    for index, counted in enumerate(box.tiles):
        kind = _kind(counted)
        if kind in seen:
            twice = QT_TRANSLATE_NOOP("files", "this kind of tile is counted twice")
            at.step("tiles").step(index).fault(twice)
        seen.add(kind)


def _kind(counted: _Counted) -> TileKind:
    return TileKind(counted.terrain, shape_of(counted.rivers)[0])


COUNTED_TILE = Form("box_tile", _Counted, _GROUND, Member("count", WHOLE, field="number"))
OWN_BOX_FORM = Form("box", _OwnBox, Member("title", PLAIN), Member("tiles", COUNTED_TILE.values), judge=_refuse_twice)


def _read_box(item: str | Json, at: At) -> Box:
    if isinstance(item, str):
        return BOXES[item]
    box = OWN_BOX_FORM.read(item, at)
    extras = {_kind(counted): counted.extra for counted in box.tiles if counted.extra}
    return Box(OWN_BOX, box.title, {_kind(each): each.number for each in box.tiles}, box.extra, extras or None)


def _write_box(box: Box) -> str | Json:
    if BOXES.get(box.key) == box:
        return box.key
    kept, extras = box.counts or {}, box.count_extras or {}
    kinds = sorted(kept, key=lambda kind: (rank(kind.terrain), kind.shape))
    tiles = tuple(_Counted(kind.terrain, kind.shape, kept[kind], extras.get(kind)) for kind in kinds)
    return OWN_BOX_FORM.write(_OwnBox(box.title, tiles, box.extra))


# Properties


def _refuse_few(players: Players, at: At) -> None:
    if players.least > players.most:
        at.fault(
            QT_TRANSLATE_NOOP("files", "the minimum number of players, {least}, is larger than the maximum, {most}"),
            least=players.least,
            most=players.most,
        )


PLAYERS = Form("players", Players, Member("least", WHOLE), Member("most", WHOLE), judge=_refuse_few)
RECORD = Form(
    "record",
    Record,
    Member("score", WHOLE),
    Member("breakdown", PLAIN, ""),
    Member("holder", PLAIN, ""),
    Member("date", PLAIN, ""),
    Member("rules_edition", PLAIN, ""),
    Member("machine", PLAIN, False),
)
FINDINGS = Form(
    "findings",
    Findings,
    Member("hash", PLAIN),
    Member("par", WHOLE, None),
    Member("level", PLAIN, ""),
    Member("games", WHOLE, 0),
    Member("players", TEXTS, ()),
    Member("fair", PLAIN, None),
    Member("points", WHOLE, 0),
)
START = Form("start", Start, Member("goods", counts(Good), ()), Member("transporters", counts(TransporterKind), ()))
OPTIONS = Form(
    "options",
    Options,
    *(
        Member(name, PLAIN if isinstance(getattr(OFFICIAL, name), bool) else WHOLE, getattr(OFFICIAL, name))
        for name in OPTION_NAMES
    ),
)
RESEARCH = Form("research", Research, Member("subject", word(Subject)), PLAYER)


class _Axes(NamedTuple):
    """A symmetry as a file has it."""

    kind: str
    axis: int
    at: Hex
    edge: int | None
    corner: int | None
    extra: Extra | None


SYMMETRY = Form(
    "symmetry",
    _Axes,
    Member("kind", PLAIN),
    Member("axis", WHOLE, 0),
    Member("at", PLACE),
    Member("edge", WHOLE, None),
    Member("corner", WHOLE, None),
)


def _read_symmetry(data: Json, at: At) -> Json:
    """The symmetry; none, and a fault, where the grid has no such symmetry about that centre."""
    if "symmetry" not in data:
        return {"symmetry": MapSymmetry()}
    here = at.step("symmetry")
    kind, axis, place, edge, corner, extra = SYMMETRY.read(data["symmetry"], here)
    centre = Centre.of_hex(place) if edge is None else Centre.of_edge(place, edge)
    if corner is not None:
        centre = Centre.of_corner(place, corner)
    symmetry = MapSymmetry(Symmetry.of_kind(kind, axis), centre)
    if max(map(abs, centre.spot[0])) > COORDINATE_LIMIT:
        here.step("at").fault(BEYOND, limit=COORDINATE_LIMIT)
    elif not symmetry.is_possible:
        about_edge = QT_TRANSLATE_NOOP("files", "the grid has no such symmetry about the middle of an edge")
        about_corner = QT_TRANSLATE_NOOP("files", "the grid has no such symmetry about a corner")
        here.fault(about_edge if corner is None else about_corner)
    return {"symmetry": symmetry, "symmetry_extra": extra}


def _write_symmetry(properties: Properties) -> Json:
    group, centre = properties.symmetry
    if group is Symmetry.NONE:
        return {}
    axes = _Axes(group.kind, group.axis or 0, *centre.spot, properties.symmetry_extra)
    return {"symmetry": SYMMETRY.write(axes)}


_FIELD = (Member("name", PLAIN), Member("kind", word(FieldKind)), Member("value", PLAIN))
FIELD = Form("field", CustomField, *_FIELD)
TILE_FIELD = Form("tile_field", CustomField, *_FIELD)


def read_field(form: Form[CustomField], item: Json, others: Fields, at: At) -> CustomField:
    """A field beside those read before it; a fault where it has no name, or that of another one."""
    read = form.read(item, at)
    name = one_line(read.name).strip()
    if not name:
        at.step("name").fault(QT_TRANSLATE_NOOP("files", "a field needs a name"))
    elif any(name == one_line(other.name).strip() for other in others):
        at.step("name").fault(QT_TRANSLATE_NOOP("files", "another field here has this name"))
    return read


def _read_fields(items: list[Json], at: At) -> Fields:
    found: Fields = ()
    for index, item in enumerate(items):
        found = (*found, read_field(FIELD, item, found, at.step(index)))
    return found


def _read_unknown_of_pieces(data: Json, _at: At) -> Json:
    return {"pieces_extra": unknown(data.get("pieces", {}), "pieces")}


PROPERTIES = Form(
    "",
    Properties,
    Member("title", PLAIN, ""),
    Member("code", PLAIN, ""),
    Member("designers", TEXTS, ()),
    Member("description", PLAIN, ""),
    Member("special_rules", PLAIN, ""),
    Member("link", PLAIN, ""),
    Member("status", word(Status), Status.DRAFT),
    Member("players", PLAYERS.value, Players()),
    Member("difficulty", WHOLE, None),
    Member("record", RECORD.value, None),
    Member("findings", FINDINGS.value, None),
    Member("box", Value(_read_box, _write_box, places=True), SECOND_EDITION),
    Member("orientation", word(Orientation), Orientation.FLAT),
    Joint(("symmetry",), _read_symmetry, _write_symmetry),
    Member("start", START.value, STANDARD_START),
    Member("options", OPTIONS.value, OFFICIAL),
    Member("research", RESEARCH.values, ()),
    Member("wonder_prefill", WHOLE, None),
    Member("turns", WHOLE, None),
    Member("fields", Value(_read_fields, FIELD.values.write, places=True), ()),
    Member("site", PLAIN, None),
    Joint((), _read_unknown_of_pieces, lambda _: {}),
)
"""All that lies on no place; the unknown members of ``pieces`` are written with the pieces."""

# Pieces; where they stand is read and written with the lists that they are in


def _read_mixture(item: Json, _at: At) -> Json:
    if "gold" not in item and "iron" not in item:
        return {}
    return {"mixture": Mixture(int(item.get("gold", 0)), int(item.get("iron", 0)))}


def _write_mixture(building: Building | ForeignPiece) -> Json:
    return {} if building.mixture is None else building.mixture._asdict()


_SPOTS = {"river": SpotKind.RIVER, "dock": SpotKind.DOCK, "half_edge": SpotKind.REGION}
"""The member that names each kind of spot."""


def _read_spot(item: Json, _at: At) -> Json:
    name = next((name for name in _SPOTS if name in item), None)
    return {} if name is None else {"spot": Spot(_SPOTS[name], int(item[name]))}


def _write_spot(standing: Transporter | ForeignPiece) -> Json:
    kind, number = standing.spot
    return {} if standing.spot == GROUND else {next(name for name in _SPOTS if _SPOTS[name] is kind): number}


_MIXTURE = Joint(("gold", "iron"), _read_mixture, _write_mixture)
HOME = Form("home", Home, HALF_EDGE, PLAYER)
BUILDING = Form(
    "building",
    Building,
    Member("kind", word(BuildingKind)),
    HALF_EDGE,
    _MIXTURE,
)
GOODS = Form("goods", Goods, Member("good", word(Good)), Member("count", WHOLE, 1), HALF_EDGE)
TRANSPORTER = Form(
    "transporter",
    Transporter,
    Member("kind", word(TransporterKind)),
    Member("player", WHOLE),
    Joint(tuple(_SPOTS), _read_spot, _write_spot),
    Member("cargo", counts(Good), ()),
    Member("carries", word(TransporterKind), None),
)
BRIDGE = Form("bridge", Bridge, Member("edge", WHOLE))
ROAD = Form("road", Road)
WALL = Form("wall", Wall, Member("tokens", WHOLE, 1), PLAYER)

# What maps of others hold

FOREIGN_PIECE = Form(
    "foreign_piece",
    ForeignPiece,
    Member("kind", word(ForeignKind)),
    Member("number", WHOLE, 0),
    Joint(tuple(_SPOTS), _read_spot, _write_spot),
    PLAYER,
    _MIXTURE,
)
FOREIGN = Form(
    "foreign",
    Foreign,
    Member("tile", word(ForeignTile), None),
    Member("picture", WHOLE, None),
    Member("rotation", WHOLE, 0),
    Member("pieces", FOREIGN_PIECE.values, ()),
    Member("hex", WHOLE, None),
)

# Texts on the map

PRIVATE = Member("private", PLAIN, False)
LABEL = Form("label", Inscription, Member("text", PLAIN), PRIVATE)
NOTE = Form("note", Inscription, Member("text", PLAIN), PRIVATE)


class NamedPlaces(NamedTuple):
    """A district as a file has it."""

    name: str
    tiles: tuple[Hex, ...]
    private: bool
    extra: Extra | None


DISTRICT = Form("district", NamedPlaces, Member("name", PLAIN), Member("tiles", PLACES), PRIVATE)
