"""``--json``: one contract for all verbs, held by their schemas and by what they really print."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from rbdesigner import resources
from rbdesigner.cli import main
from rbdesigner.cli.command_parser import verb_module, verb_parser
from rbdesigner.cli.json_output import json_text
from rbdesigner.cli.verbs import VERBS
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.runs import played_game
from rbdesigner.lab.runs.run_setup import GameTable, RunSetup
from rbdesigner.messages import translation
from tests.cli.json_recipes import CANNOT_BE_WRITTEN, DRAWING, RECIPES, TORN, make_files
from tests.lab.studies.test_map_improvement import by_worth

WITHOUT = {"edit", "play", "help", "completion"}
"""These verbs open a window, or print what people or a shell read."""
COMMON = "urn:rbdesigner:output:common"
FOLDER = resources.folder("schemas") / "output"
OF_OUTPUT = {path.name.removesuffix(".schema.json"): json.loads(path.read_text("utf-8")) for path in FOLDER.iterdir()}
OF_FILES = [json.loads(path.read_text("utf-8")) for path in FOLDER.parent.glob("*.schema.json")]
ROOTS: dict[str, dict[str, Any]] = {schema["$id"]: schema for schema in (*OF_OUTPUT.values(), *OF_FILES)}
REGISTRY: Registry[Any] = Registry().with_resources((each, Resource.from_contents(ROOTS[each])) for each in ROOTS)


@contextmanager
def foreign() -> Iterator[None]:
    """A language in which every text is the same."""
    with translation.kept():
        translation.install(lambda _context, _source, _number=None: "Fremdes")
        yield


class Spot(NamedTuple):
    """A part of a schema: the id of the schema and the pointer to the part."""

    root: str
    pointer: str = ""

    @property
    def schema(self) -> dict[str, Any]:
        """What stands there."""
        found: Any = ROOTS[self.root]
        for step in self.pointer.split("/")[1:]:
            found = found[int(step) if isinstance(found, list) else step]
        assert isinstance(found, dict)
        return found

    def inner(self, *steps: str | int) -> Spot:
        """A part of it."""
        return Spot(self.root, "/".join([self.pointer, *map(str, steps)]))

    def referred(self) -> list[Spot]:
        """The part that it refers to, if it does."""
        if "$ref" not in self.schema:
            return []
        root, _, pointer = self.schema["$ref"].partition("#")
        return [Spot(root or self.root, pointer)]

    def choices(self) -> list[Spot]:
        """The parts of which one holds."""
        return [self.inner(key, at) for key in ("anyOf", "oneOf") for at in range(len(self.schema.get(key, ())))]

    def parts(self) -> list[Spot]:
        """The parts for what stands in an object or a list, by ways that lead on."""
        lists = [self.inner("prefixItems", at) for at in range(len(self.schema.get("prefixItems", ())))]
        return [*lists, *(self.inner(key) for key in ("items", "additionalProperties") if key in self.schema)]


@cache
def validator(spot: Spot) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"{spot.root}#{spot.pointer}"}, registry=REGISTRY)


class Member(NamedTuple):
    """A member of a document: the part of the schema that describes it, None if none does, and the way to it."""

    spot: Spot | None
    way: tuple[str | int, ...]


def members(spot: Spot, value: Any, way: tuple[str | int, ...] = ()) -> Iterator[Member]:
    """All members of a document with what describes them."""
    spots = list(applying(spot, value))
    if is_anything(spot):
        return
    if isinstance(value, dict):
        for name, inner in value.items():
            named = [each.inner("properties", name) for each in spots if name in each.schema.get("properties", {})]
            any_name = [each.inner("additionalProperties") for each in spots if "additionalProperties" in each.schema]
            yield from (Member(each, (*way, name)) for each in named or [None] * (not any_name))
            for each in named or any_name:
                yield from members(each, inner, (*way, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            for each in spots:
                before = len(each.schema.get("prefixItems", ()))
                if "items" in each.schema or number < before:
                    part = each.inner("prefixItems", number) if number < before else each.inner("items")
                    yield from members(part, inner, (*way, number))


def is_anything(spot: Spot) -> bool:
    """Whether a part of a schema allows any value."""
    return set(spot.schema) == {"description"}


def applying(spot: Spot, value: Any) -> Iterator[Spot]:
    """The parts of a schema that say something of a value."""
    yield spot
    for each in (*spot.referred(), *(each for each in spot.choices() if validator(each).is_valid(value))):
        yield from applying(each, value)


def declared(spot: Spot) -> Iterator[Spot]:
    """All members that a schema describes, but for those of files."""
    if spot.root not in {schema["$id"] for schema in OF_OUTPUT.values()}:
        return
    for name in spot.schema.get("properties", ()):
        yield spot.inner("properties", name)
        yield from declared(spot.inner("properties", name))
    for each in (*spot.referred(), *spot.choices(), *spot.parts()):
        yield from declared(each)


class Printed(NamedTuple):
    """What a command line has printed, and the exit code."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> dict[str, Any]:
        """The document."""
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


def printed(*arguments: str) -> Printed:
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        code = main.main(arguments)
    return Printed(code, out.getvalue(), err.getvalue())


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kitchen")
    make_files(folder)
    return folder


@pytest.fixture
def kitchen(verb: str, filled: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Where the recipes are carried out, in a foreign language."""
    if verb in DRAWING:
        request.getfixturevalue("qt")
    monkeypatch.chdir(filled)
    monkeypatch.setattr(played_game, "short_results", results_of_some)
    monkeypatch.setattr(main, "spoken", foreign)


def results_of_some(setup: RunSetup, tables: Sequence[GameTable]) -> list[GameResult]:
    """Games that are won by the better home, mostly, without being played; those of a seed fail."""
    found = by_worth(setup, tables)
    return [game._replace(failure="out of ideas", winner=-1) if game.seed == 2 else game for game in found]


def schema_of(verb: str) -> Spot:
    return Spot(OF_OUTPUT[verb]["$id"])


def test_every_verb_that_prints_takes_it_and_has_a_schema_and_recipes() -> None:
    taking = {verb for verb in VERBS if "--json" in verb_parser(verb).format_usage()}
    assert taking == set(VERBS) - WITHOUT == set(OF_OUTPUT) - {"common"} == set(RECIPES)


@pytest.mark.parametrize("name", OF_OUTPUT)
def test_a_schema_is_one_and_describes_every_member(name: str) -> None:
    schema = OF_OUTPUT[name]
    Draft202012Validator.check_schema(schema)
    root = Spot(schema["$id"])
    for spot in {*declared(root), *(root.inner("$defs", each) for each in schema.get("$defs", ()))}:
        described = [spot, *spot.referred()]
        assert any(each.schema.get("description", "").endswith(".") for each in described), spot


@pytest.mark.usefixtures("kitchen", "quick_generator")
@pytest.mark.parametrize("verb", RECIPES)
def test_what_is_printed_is_one_english_object_of_the_members_that_the_schema_has(verb: str) -> None:
    spot, found, tried = schema_of(verb), list[Member](), set[Spot]()
    documents = [printed(verb, *recipe.split(), "--json") for recipe in RECIPES[verb]]
    for done in sorted(documents, key=lambda each: len(each.out)):  # members of small ones are soon tried
        document = done.document
        assert list(document)[:2] == ["version", "kind"] and document["kind"] == verb, done
        assert document["version"] == verb_module(verb).JSON_VERSION
        assert "Fremdes" not in json_text(document)
        assert [error.message for error in validator(spot).iter_errors(document)] == []
        here = list(members(spot, document))
        for each, way in here:
            if each is not None and each not in tried:
                tried.add(each)
                assert all(map(is_refused(spot), broken(document, each, way))), each
        found += here
    assert {each.way for each in found if each.spot is None} == set()
    assert {*declared(spot)} - tried == set()


def is_refused(spot: Spot) -> Any:
    return lambda document: not validator(spot).is_valid(document)


def broken(document: Any, spot: Spot, way: tuple[str | int, ...]) -> Iterator[Any]:
    """The document, each time for a moment, without a member, and with a value of another type there."""
    *before, last = way
    holder = document
    for step in before:
        holder = holder[step]
    value = holder.pop(last)
    yield document
    for other in () if is_anything(spot) else ({"no": 0.5}, ["no", 0.5]):
        if type(other) is not type(value):
            holder[last] = other
            yield document
    holder[last] = value


@pytest.mark.usefixtures("kitchen")
@pytest.mark.parametrize("verb", RECIPES)
def test_what_cannot_be_done_is_told_and_no_half_of_a_document(verb: str) -> None:
    _, *others = RECIPES[verb][0].split()
    done = printed(verb, CANNOT_BE_WRITTEN.get(verb, TORN), *others, "--json")
    lines = done.err.splitlines()
    assert done.code == 2 and lines and all(line.startswith("rbdesigner: ") for line in lines), done
    errors = [line for line in lines if line.startswith("rbdesigner: error: ")]
    if done.out:
        told = done.document["errors"]
        assert len(told) == len(errors) and all(each["reason"] in line for each, line in zip(told, errors, strict=True))
    else:
        assert len(errors) == 1


def test_json_does_nothing_to_a_terminal() -> None:
    data = {"name": "\x9b31m\x7f\u202e\U000e0041", "share": "50\u00a0%"}
    text = json_text(data)
    assert json.loads(text) == data and "50\u00a0%" in text
    assert all(c.isprintable() or c in "\n\u00a0" for c in text)
