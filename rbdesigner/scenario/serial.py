"""A scenario as JSON data and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from rbdesigner.hexes import COORDINATE_LIMIT, Border, Edge, Hex, border_key, edge_key
from rbdesigner.scenario import scenario_members as forms
from rbdesigner.scenario import schema
from rbdesigner.scenario.canonical import canonical, one_line
from rbdesigner.scenario.custom_fields import Fields
from rbdesigner.scenario.errors import Fault, InvalidScenario
from rbdesigner.scenario.inscriptions import districts
from rbdesigner.scenario.json_forms import At, Form, Json
from rbdesigner.scenario.migrate import FORMAT, VERSION, up_to_date
from rbdesigner.scenario.model import Inscription, Scenario
from rbdesigner.scenario.pieces import Piece
from rbdesigner.translatable import QT_TRANSLATE_NOOP

T = TypeVar("T")
Key = TypeVar("Key", Border, Edge)


class Reading(NamedTuple):
    """A scenario and what is wrong in the file; only without faults is the scenario what the file says."""

    scenario: Scenario
    faults: list[Fault]


def from_json(data: object, path: str = "") -> Scenario:
    """Read the scenario in JSON data of any version that this program reads; ``path`` is for the errors.

    ScenarioError if the data are no scenario, InvalidScenario with all faults if they are a faulty one.
    """
    newest = up_to_date(data, path)
    faults = schema.faults(newest)
    if faults:
        raise InvalidScenario(path, faults, complete=len(faults) < schema.MOST_FAULTS)
    scenario, faults = reading(newest)
    if faults:
        raise InvalidScenario(path, faults)
    return scenario


def reading(data: Mapping[str, Any]) -> Reading:
    """Read the scenario in data of the newest version that fit the schema."""
    at = At([])
    pieces, among = data.get("pieces", {}), at.step("pieces")
    scenario = Scenario(
        forms.PROPERTIES.read(dict(data), at),
        TILES.read(data, at),
        HOMES.read(data, at),
        _read_pieces(pieces),
        ROADS.read(pieces, among),
        WALLS.read(pieces, among),
        LABELS.read(data, at),
        NOTES.read(data, at),
        _read_districts(data.get("districts", ()), at.step("districts")),
        FOREIGN.read(data, at),
        _read_fields(data.get("tile_fields", ()), at.step("tile_fields")),
    )
    return Reading(canonical(scenario), at.faults)


def to_json(scenario: Scenario) -> Json:
    """Write a scenario as JSON data.

    Members come in a fixed order, defaults are left out, everything on the map is sorted by place, and unknown members
    come last.
    """
    scenario = canonical(scenario)
    properties = scenario.properties
    pieces = {
        **_write_pieces(scenario.pieces),
        "roads": ROADS.write(scenario.roads),
        "walls": WALLS.write(scenario.walls),
    }
    on_the_map = {
        "tiles": TILES.write(scenario.tiles),
        "homes": HOMES.write(scenario.homes),
        "pieces": _filled(pieces) | dict(properties.pieces_extra or {}),
        "labels": LABELS.write(scenario.labels),
        "notes": NOTES.write(scenario.notes),
        "districts": list(_write_districts(scenario)),
        "foreign": FOREIGN.write(scenario.foreign),
        "tile_fields": list(_write_fields(scenario.fields)),
    }
    known = {"format": FORMAT, "version": VERSION, **forms.PROPERTIES.known(properties), **_filled(on_the_map)}
    return known | dict(properties.extra or {})


def _filled(members: Json) -> Json:
    return {name: value for name, value in members.items() if value}


class ByPlace(NamedTuple):
    """A list of things that lie on the map, no two at one place."""

    name: str
    form: Form[Any]
    twice: str

    def read(self, data: Mapping[str, Any], at: At) -> dict[Hex, Any]:
        """The things by their places; a fault where there are two."""
        things: dict[Hex, Any] = {}
        here, read = at.step(self.name).step(0), self.form.read
        for here.last, item in enumerate(data.get(self.name, ())):
            q, r = item["at"]
            place = Hex(int(q), int(r))
            if place in things:
                here.step("at").fault(self.twice, place=f"[{place.q}, {place.r}]")
            things[place] = read(item, here)
        return things

    def write(self, things: Mapping[Hex, Any]) -> list[Json]:
        """The list, sorted by place."""
        return [self.form.write(things[place], at=list(place)) for place in sorted(things)]


class Between(NamedTuple):
    """A list of things that lie between two places, each named from one of them by its place and ``side``."""

    name: str
    form: Form[Any]
    side: str
    key: Callable[[Hex, int], Any]
    twice: str

    def read(self, pieces: Mapping[str, Any], at: At) -> dict[Any, Any]:
        """The things by what they lie on; a fault where there are two, or where the grid ends."""
        things: dict[Any, Any] = {}
        here = at.step(self.name).step(0)
        for here.last, item in enumerate(pieces.get(self.name, ())):
            key = self.key(_place(item), int(item[self.side]))
            if key in things:
                here.fault(self.twice)
            if max(map(abs, key.at)) > COORDINATE_LIMIT:
                here.step("at").fault(forms.BEYOND, limit=COORDINATE_LIMIT)
            things[key] = self.form.read(item, here)
        return things

    def write(self, things: Mapping[Any, Any]) -> list[Json]:
        """The list, sorted by place."""
        keys: Sequence[tuple[Hex, int]] = sorted(things)
        return [self.form.write(things[at, side], at=list(at), **{self.side: side}) for at, side in keys]


TILES = ByPlace("tiles", forms.TILE, QT_TRANSLATE_NOOP("files", "there is already a tile at {place}"))
HOMES = ByPlace("homes", forms.HOME, QT_TRANSLATE_NOOP("files", "there is already a home at {place}"))
LABELS = ByPlace("labels", forms.LABEL, QT_TRANSLATE_NOOP("files", "there is already a label at {place}"))
NOTES = ByPlace("notes", forms.NOTE, QT_TRANSLATE_NOOP("files", "there is already a note at {place}"))
FOREIGN = ByPlace("foreign", forms.FOREIGN, QT_TRANSLATE_NOOP("files", "there is already a foreign thing at {place}"))
ROADS = Between(
    "roads",
    forms.ROAD,
    "half_edge",
    border_key,
    QT_TRANSLATE_NOOP("files", "there is already a road here; the same place can be named from both sides"),
)
WALLS = Between(
    "walls",
    forms.WALL,
    "edge",
    edge_key,
    QT_TRANSLATE_NOOP("files", "there is already a wall here; the same place can be named from both sides"),
)
PIECES: Mapping[str, Form[Any]] = {
    "buildings": forms.BUILDING,
    "goods": forms.GOODS,
    "transporters": forms.TRANSPORTER,
    "bridges": forms.BRIDGE,
}
"""The lists of pieces, of which several may stand on a place."""


def _place(item: Json) -> Hex:
    q, r = item["at"]
    return Hex(int(q), int(r))


def _read_pieces(pieces: Mapping[str, Any]) -> dict[Hex, tuple[Piece, ...]]:
    found: dict[Hex, list[Piece]] = {}
    nowhere = At([])  # nothing of a piece is wrong that the schema does not see
    for name, form in PIECES.items():
        for item in pieces.get(name, ()):
            found.setdefault(_place(item), []).append(form.read(item, nowhere))
    return {place: tuple(there) for place, there in found.items()}


def _write_pieces(pieces: Mapping[Hex, tuple[Piece, ...]]) -> dict[str, list[Json]]:
    lists: dict[str, list[Json]] = {name: [] for name in PIECES}
    list_of = {form.make: (lists[name], form) for name, form in PIECES.items()}
    for place in sorted(pieces):
        for piece in pieces[place]:
            items, form = list_of[type(piece)]
            items.append(form.write(piece, at=list(place)))
    return lists


def _read_fields(items: Sequence[Json], at: At) -> dict[Hex, Fields]:
    """The fields of each place, by name."""
    found: dict[Hex, Fields] = {}
    for index, item in enumerate(items):
        place, there = _place(item), found.get(_place(item), ())
        found[place] = (*there, forms.read_field(forms.TILE_FIELD, item, there, at.step(index)))
    return found


def _write_fields(fields: Mapping[Hex, Fields]) -> Iterator[Json]:
    for place in sorted(fields):
        yield from (forms.TILE_FIELD.write(each, at=list(place)) for each in fields[place])


def _read_districts(items: Sequence[Json], at: At) -> dict[Hex, Inscription]:
    """The name of its district for each place; no name twice, and no place in two."""
    named: dict[Hex, Inscription] = {}
    known: set[str] = set()
    for index, item in enumerate(items):
        here, district = at.step(index), forms.DISTRICT.read(item, at.step(index))
        line = one_line(district.name)
        if line in known:
            here.step("name").fault(QT_TRANSLATE_NOOP("files", "another district has this name"))
        known.add(line)
        for number, place in enumerate(district.tiles):
            if place in named:
                twice = QT_TRANSLATE_NOOP("files", "the tile at {place} belongs to a district already")
                here.step("tiles").step(number).fault(twice, place=f"[{place.q}, {place.r}]")
            named[place] = Inscription(district.name, district.private, district.extra)
    return named


def _write_districts(scenario: Scenario) -> Iterator[Json]:
    for name, places in districts(scenario):
        yield forms.DISTRICT.write(forms.NamedPlaces(name.text, places, name.private, name.extra))
