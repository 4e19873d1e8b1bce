"""Judges parsed JSON by ``schemas/scenario.schema.json``, and tells of every fault in words for people.

jsonschema decides, at a tenth of a millisecond an item, which is a second for a large map. But what it says of a tile
or piece depends on its known members only, and there are few different ones. So an item whose ``at`` is two ordinary
integers within bounds, and whose other known members are written exactly as those of an item already found valid, is
valid too; all others are asked about. jsonschema is not even loaded for what is plainly valid.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from rbdesigner import resources
from rbdesigner.hexes import COORDINATE_LIMIT
from rbdesigner.scenario.errors import Fault, shown
from rbdesigner.scenario.plain_validity import is_plainly_valid
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, ValidationError

MOST_FAULTS = 1000
"""The number of faults after which the search ends: nobody reads on, and each costs time."""


class PlacedList(NamedTuple):
    """A list of the file whose items lie on places.

    The members that lead to it and what defines an item.
    """

    path: tuple[str, ...]
    definition: str


@cache
def read_schema(name: str) -> dict[str, Any]:
    """A schema of the folder ``schemas`` as parsed JSON; not to be changed."""
    text = (resources.folder("schemas") / f"{name}.schema.json").read_text("utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


def scenario_schema() -> dict[str, Any]:
    """The schema of scenarios."""
    return read_schema("scenario")


@cache
def placed_lists() -> tuple[PlacedList, ...]:
    """The lists of the file whose items lie on places, in the order of the schema."""
    top = scenario_schema()
    lists: dict[tuple[str, ...], dict[str, Any]] = {}
    for name, member in top["properties"].items():
        if name == "pieces":
            lists |= {(name, inner): each for inner, each in top["$defs"]["pieces"]["properties"].items()}
        else:
            lists[name,] = member
    items = ((path, member.get("items", {}).get("$ref", "")) for path, member in lists.items())
    found = [(path, reference.rpartition("/")[2]) for path, reference in items if reference]
    return tuple(PlacedList(path, name) for path, name in found if "at" in members(name))


@cache
def members(definition: str) -> frozenset[str]:
    """The names of the members that a definition of the schema knows.

    An empty one means the whole file.
    """
    schema = scenario_schema()
    return frozenset((schema["$defs"][definition] if definition else schema)["properties"])


def faults(data: object) -> list[Fault]:
    """List everywhere that parsed JSON breaks the schema, at most :data:`MOST_FAULTS`; empty if it is valid."""
    return list(islice(_all_faults(data), MOST_FAULTS))


def all_faults_slowly(data: object) -> Iterator[Fault]:
    """Yield the same faults by jsonschema alone, in its own order: the measure of :func:`faults`."""
    return _faults(_validator(""), data, "")


def faults_by(name: str, data: object) -> list[Fault]:
    """List everywhere that parsed JSON breaks another schema, at most as many; it may refer to that of scenarios."""
    return list(islice(_faults(_other_validator(name), data, ""), MOST_FAULTS))


def _all_faults(data: object) -> Iterator[Fault]:
    outline, lists = _parted(data)
    yield from _faults_in("", outline, "")
    for placed, items in lists:
        yield from _item_faults(placed, items)


def _parted(data: object) -> tuple[object, list[tuple[PlacedList, list[object]]]]:
    """The data with the lists of :func:`placed_lists` emptied, and those lists."""
    lists: list[tuple[PlacedList, list[object]]] = []
    if not isinstance(data, dict):
        return data, lists
    outline: Any = dict(data)
    if isinstance(outline.get("pieces"), dict):
        outline["pieces"] = dict(outline["pieces"])
    for placed in placed_lists():
        holder, name = outline, placed.path[-1]
        for step in placed.path[:-1]:
            holder = holder.get(step)
        if isinstance(holder, dict) and isinstance(holder.get(name), list):
            lists.append((placed, holder[name]))
            holder[name] = []
    return outline, lists


def _item_faults(placed: PlacedList, items: list[object]) -> Iterator[Fault]:
    pointer = _pointer(placed.path)
    known = tuple(sorted(members(placed.definition) - {"at"}))
    valid: set[str] = set()
    for index, item in enumerate(items):
        looks = _looks(item, known)
        if looks is not None and looks in valid:
            continue
        found = list(_faults_in(placed.definition, item, f"{pointer}/{index}"))
        if looks is not None and not found:
            valid.add(looks)
        yield from found


def _looks(item: object, known: tuple[str, ...]) -> str | None:
    """Write all that the schema asks about an item but its place, as text.

    None where the place needs a closer look. ``repr`` tells apart what ``==`` does not: 1, 1.0 and true.
    """
    if type(item) is not dict:
        return None
    at = item.get("at")
    if type(at) is not list or len(at) != 2:
        return None
    q, r = at
    if type(q) is not int or type(r) is not int:
        return None
    if not (-COORDINATE_LIMIT <= q <= COORDINATE_LIMIT and -COORDINATE_LIMIT <= r <= COORDINATE_LIMIT):
        return None
    return repr([(name, item[name]) for name in known if name in item])


def _faults_in(definition: str, data: object, pointer: str) -> Iterator[Fault]:
    """The faults of the whole file or of an item by its definition, most often seen to be none without jsonschema."""
    schema = scenario_schema()
    definitions = schema["$defs"]
    if not is_plainly_valid(definitions[definition] if definition else schema, data, definitions):
        yield from _faults(_validator(definition), data, pointer)


@cache
def _validator(definition: str) -> Draft202012Validator:
    """Make a validator of the whole file or of one definition, which knows no other schema and asks no network."""
    from jsonschema import Draft202012Validator
    from referencing import Registry

    schema = scenario_schema()
    if definition:
        schema = {"$schema": schema["$schema"], "$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]}
    return Draft202012Validator(schema, registry=Registry())


@cache
def _other_validator(name: str) -> Draft202012Validator:
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource

    scenario = Resource.from_contents(scenario_schema())
    return Draft202012Validator(read_schema(name), registry=Registry().with_resource(scenario.id() or "", scenario))


def _faults(validator: Draft202012Validator, data: object, pointer: str) -> Iterator[Fault]:
    for error in validator.iter_errors(data):
        yield Fault(pointer + _pointer(error.absolute_path), _reason(error))


def _pointer(path: Iterable[object]) -> str:
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


TYPE_WORDS = {
    "integer": QT_TRANSLATE_NOOP("files", "a whole number"),
    "string": QT_TRANSLATE_NOOP("files", "a text"),
    "array": QT_TRANSLATE_NOOP("files", "a list"),
    "object": QT_TRANSLATE_NOOP("files", "an object"),
    "boolean": QT_TRANSLATE_NOOP("files", "true or false"),
    "number": QT_TRANSLATE_NOOP("files", "a number"),
}

_LIMITS: Mapping[str, str | Plural] = {
    "minimum": QT_TRANSLATE_NOOP("files", "has to be at least {wanted}, not {found}"),
    "maximum": QT_TRANSLATE_NOOP("files", "has to be at most {wanted}, not {found}"),
    "maxLength": Plural(
        QT_TRANSLATE_NOOP("files", "may have at most %n characters, not {found}"),
        "may have at most %n character, not {found}",
        "wanted",
    ),
    "minItems": Plural(
        QT_TRANSLATE_NOOP("files", "needs at least %n entries, not {found}"),
        "needs at least %n entry, not {found}",
        "wanted",
    ),
    "maxItems": Plural(
        QT_TRANSLATE_NOOP("files", "may have at most %n entries, not {found}"),
        "may have at most %n entry, not {found}",
        "wanted",
    ),
}
"""The sentences about a value that is too small, too large or too long, by keyword of the schema."""

CHOICES = (
    QT_TRANSLATE_NOOP("files", "status"),
    QT_TRANSLATE_NOOP("files", "box"),
    QT_TRANSLATE_NOOP("files", "orientation"),
    QT_TRANSLATE_NOOP("files", "terrain"),
    QT_TRANSLATE_NOOP("files", "good"),
    QT_TRANSLATE_NOOP("files", "kind of transporter"),
    QT_TRANSLATE_NOOP("files", "kind of building"),
    QT_TRANSLATE_NOOP("files", "kind of symmetry"),
    QT_TRANSLATE_NOOP("files", "subject"),
    QT_TRANSLATE_NOOP("files", "paper"),
    QT_TRANSLATE_NOOP("files", "level"),
    QT_TRANSLATE_NOOP("files", "axis"),
    QT_TRANSLATE_NOOP("files", "foreign tile"),
    QT_TRANSLATE_NOOP("files", "foreign kind"),
    QT_TRANSLATE_NOOP("files", "kind of field"),
    QT_TRANSLATE_NOOP("files", "style"),
)
"""The names in the schema of values that are one of several words."""


def _reason(error: ValidationError) -> Reason:
    """A fault of the schema check, in words for people.

    It follows the pointer to the place.
    """
    value: Any = error.instance
    wanted: Any = error.validator_value
    match error.validator:
        case "enum":
            schema: Any = error.schema
            return Reason(
                QT_TRANSLATE_NOOP("files", "{what} {found} is not one of {known}"),
                what=Reason(schema["title"].lower()),
                found=shown(value),
                known=Row(tuple(wanted)),
            )
        case "const":
            return Reason(
                QT_TRANSLATE_NOOP("files", "has to be {wanted}, not {found}"), wanted=shown(wanted), found=shown(value)
            )
        case "type":
            kinds = Row(
                tuple(Reason(TYPE_WORDS[kind]) for kind in ([wanted] if isinstance(wanted, str) else wanted)), "or"
            )
            return Reason(
                QT_TRANSLATE_NOOP("files", "has to be {wanted}, not {found}"), wanted=kinds, found=shown(value)
            )
        case "required":
            name = next(name for name in wanted if error.message.startswith(repr(name)))
            return Reason(QT_TRANSLATE_NOOP("files", "the member {name} is missing"), name=name)
        case "minimum" | "maximum":
            return Reason(_LIMITS[error.validator], wanted=shown(wanted), found=shown(value))
        case "pattern":  # of colours alone
            return Reason(
                QT_TRANSLATE_NOOP("files", "has to be a colour such as #1e90ff, not {found}"), found=shown(value)
            )
        case "minItems" | "maxItems" | "maxLength":
            return Reason(_LIMITS[error.validator], wanted=wanted, found=len(value))
        case _:  # "not" of everything: a member that another one rules out
            *_, rival, _, name, _ = error.absolute_schema_path
            return Reason(
                QT_TRANSLATE_NOOP("files", "{name} cannot be given together with {rival}"), name=name, rival=rival
            )
