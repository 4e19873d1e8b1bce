"""The sentences of problems and the titles of fixes: every code, with every value, in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rbdesigner.checks.problem import Direction, ExcessCount, Fix, Ground, Problem, Severity
from rbdesigner.checks.problem_codes import CATALOGUE
from rbdesigner.hexes import EDGES, Hex, Orientation
from rbdesigner.messages import phrases
from rbdesigner.messages.problem_texts import FIXES, SENTENCES
from rbdesigner.messages.problems import decimal, fix_title, meaning_text, problem_sentence
from rbdesigner.rules.tables import BuildingKind, Good, Site, TransporterKind
from rbdesigner.scenario.reasons import Reason
from rbdesigner.tiles import SHAPE_NAMES, Terrain, TileKind
from tests.messages.languages import spoken, translators

CONTEXTS = frozenset(
    ("problems", "fixes", "places", "shapes", "numbers", "nouns", "counts", "lists", "directions", "meanings", "files")
)
LANGUAGES = translators(CONTEXTS)
PLACES = [(Hex(0, 0),), (Hex(-1, 2), Hex(0, 0)), tuple(Hex(q, 0) for q in range(9))]
GROUNDS = [*(Ground(Hex(2, -1), terrain) for terrain in Terrain), Ground(Hex(0, 0), None)]
SHAPES = [*(name.rivers for name in SHAPE_NAMES), ((0, 1), (2,), (3,))]
SAMPLES: Mapping[str, Sequence[Any]] = {
    "tile": GROUNDS,
    "other": GROUNDS,
    "place": [Hex(0, 0), Hex(-1, 2)],
    "richest": [Hex(0, 0)],
    "poorest": [Hex(0, 0)],
    "direction": [Direction(edge, orientation) for edge in EDGES for orientation in Orientation],
    "open": PLACES,
    "odd": PLACES,
    "between": PLACES[1:2],
    "kind": list(TransporterKind),
    "passenger": list(TransporterKind),
    "building": list(BuildingKind),
    "good": list(Good),
    "ground": list(Site),
    "terrain": list(Terrain),
    "tile_kind": [TileKind(Terrain.WOODS, ()), *(TileKind(Terrain.WOODS, shape) for shape in SHAPES)],
    "shape": SHAPES,
    "missing": [("woods",), ("woods", "rock", "pasture")],
    "excess": [
        (ExcessCount("land", 9, 8),),
        (ExcessCount("land", 9, 8), ExcessCount("water", 9, 8), ExcessCount("all", 18, 8)),
    ],
    "rivers": [(3, 4), ((0, 3), (1, 4))],
    "file": ["maps/one.json"],
    "title": ["The Lake"],
    "shared": ["RB-01"],
    "why": [Reason("the file is empty"), "odd"],
}
NUMBERS = [1, 2, 7]
UNFILLED = re.compile(r"[{}|]|%n|Phrase|Listing")


def names(text: str) -> list[str]:
    """The values that a text needs."""
    asked = {name for _, name, _ in phrases.parsed_forms(text)[""] if name}
    needed = {"rivers" if name in ("first", "second") else "land" if name == "each" else name for name in asked}
    return sorted(needed)


def every(text: str, counted: str = "") -> list[tuple[tuple[str, Any], ...]]:
    """The values of a text, each once as each of its samples."""
    samples = {name: SAMPLES.get(name, NUMBERS) for name in {*names(text), *filter(None, [counted])}}
    usual = {name: values[0] for name, values in samples.items()}
    varied = [{**usual, name: value} for name, values in samples.items() for value in values]
    return [tuple(values.items()) for values in [usual, *varied]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_told_with_every_value_in_every_language(language: str) -> None:
    for key, made in SENTENCES.items():
        code, _, variant = key.partition("/")
        given = every(made) if isinstance(made, str) else every(made.many, made.counted)
        with spoken(LANGUAGES[language]):
            for values in given:
                told = problem_sentence(Problem(Severity.ERROR, code, variant=variant, values=values))
                assert not UNFILLED.search(told), (key, told)
                assert told.endswith("."), (key, told)
                assert told[0] == told[0].upper(), (key, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fix_is_told_with_every_value_in_every_language(language: str) -> None:
    with spoken(LANGUAGES[language]):
        for code, values in ((code, values) for code, sentence in FIXES.items() for values in every(sentence)):
            told = fix_title(Fix(code, None, values))  # type: ignore[arg-type]
            assert not UNFILLED.search(told), (code, told)


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    assert {key.partition("/")[0] for key in SENTENCES} == CATALOGUE.keys()


def test_each_named_shape_has_its_name_in_the_messages() -> None:
    problems = [Problem(Severity.ERROR, "unprinted-tile", values=(("tile", GROUNDS[0]), ("shape", name.rivers)))
                for name in SHAPE_NAMES]  # fmt: skip
    assert all(f"({name.key})" in problem_sentence(one) for name, one in zip(SHAPE_NAMES, problems, strict=True))


def test_a_language_has_its_own_decimal_sign() -> None:
    with spoken(lambda _context, source, _number: source.replace(".", ",")):
        assert str(decimal(7.25)) == "7,2"
    assert str(decimal(7.25)) == "7.2"


def test_every_code_has_a_meaning_in_every_language() -> None:
    assert set(LANGUAGES) == {"en", "it", "fi", "de"}
    for code, entry in CATALOGUE.items():
        for language, translator in LANGUAGES.items():
            with spoken(translator):
                told = meaning_text(code)
            assert (told == entry.meaning) == (language == "en"), (language, code, told)
            assert told.endswith(".") and not UNFILLED.search(told)
    assert meaning_text("no-such-code") == ""
