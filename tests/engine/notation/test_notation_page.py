"""The page about the notation: its examples are right, it shows every action, and its schema tells what is read."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from rbdesigner.engine.core.actions import (
    KINDS,
    Answer,
    Breed,
    ChooseHome,
)
from rbdesigner.engine.mechanics.handler import IN_TURN
from rbdesigner.engine.mechanics.legality import HANDLERS
from rbdesigner.engine.notation.notation import (
    VERBS,
    NotationError,
    from_json,
    line,
    parse_line,
    text,
    to_json,
)
from tests.engine.notated_games import PAGE, ROOT, assert_valid, two_waters, validator

PYTHON_PAGE = ROOT / "docs" / "python.md"


def rows() -> list[tuple[str, dict[str, Any]]]:
    """The lines of docs/notation.md with their JSON."""
    found = re.findall(r"^\| `(.+?)` \| `(\{.+?\})` \|", PAGE, re.MULTILINE)
    return [(line.replace("\\|", "|"), json.loads(data.replace("\\|", "|"))) for line, data in found]


@pytest.mark.parametrize(("written", "data"), rows(), ids=lambda value: value if isinstance(value, str) else "")
def test_the_examples_of_the_page_are_right(written: str, data: dict[str, Any]) -> None:
    state = two_waters()
    action = parse_line(state, written)
    assert written in (line(state, action), line(state, action).replace(": load", ": move"))
    assert (to_json(state, action), from_json(state, data)) == (data, action)
    assert_valid(data)


def test_the_page_shows_every_action() -> None:
    assert {written.split()[1] for written, _ in rows()} == set(VERBS)
    state = two_waters()
    assert {type(parse_line(state, written)) for written, _ in rows()} == set(KINDS)


def test_the_page_about_python_shows_every_word_in_its_phase() -> None:
    table = [row.replace("\\|", "/") for row in PYTHON_PAGE.read_text("utf-8").splitlines() if row.startswith("| ")]
    rows_there = [[cell.strip() for cell in row.strip("|").split("|")] for row in table]
    known = {written.partition(": ")[2].replace("|", "/") for written, _ in rows()}
    words, phase = dict[str, str](), ""
    for when, begin, example in rows_there[1:]:
        phase = when or phase
        if not when.startswith("-"):
            assert example.strip("`") in known
            words.update(dict.fromkeys(re.findall(r"`(.+?)`", begin), phase))
    assert set(words) == set(VERBS) - {"figures", "mines", "move", "offer"}
    for kind, handler in HANDLERS.items():
        if kind.verb in words and handler.phases != IN_TURN and kind is not ChooseHome:
            assert [words[kind.verb]] == [each.name.lower() for each in handler.phases]


def test_the_other_lines_of_the_page_are_right_too() -> None:
    state = two_waters()
    for block in re.findall(r"^```text\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        for written in block.splitlines():
            assert line(state, parse_line(state, written)) == written


@pytest.mark.parametrize(("written", "data"), rows(), ids=lambda value: value if isinstance(value, str) else "")
def test_the_schema_refuses_what_is_missing_or_unknown(written: str, data: dict[str, Any]) -> None:
    state = two_waters()
    spoilt = [{**data, "colour": "red"}, *({k: v for k, v in data.items() if k != name} for name in data)]
    for one in spoilt:
        try:
            from_json(state, one)
        except NotationError:
            assert not validator().is_valid(one), one
        else:
            assert_valid(one)


def test_answers_and_breeding_are_short() -> None:
    state = two_waters()
    assert [text(state, Answer(0, agrees)) for agrees in (True, False)] == ["agree", "refuse"]
    assert text(state, Breed(0, state.topology.index[(0, -1)])) == "breed 0,-1"  # type: ignore[index]
