"""Texts that are read without Qt have the English plurals that the catalogue has."""

from __future__ import annotations

import ast
import importlib
from functools import cache
from pathlib import Path

import pytest

from languages.catalogues import SOURCE, marked
from rbdesigner.messages.translation import english
from tests.messages.languages import catalogue

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("messages", "play", "players")
MODULES = sorted(path for room in ROOMS for path in (ROOT / "rbdesigner" / room).rglob("*.py"))


@cache
def plurals(path: Path) -> list[tuple[str, str]]:
    code = path.read_text("utf-8")
    texts = marked(ast.parse(code)) if "%n" in code else ()
    return [(context, text) for _, context, text in texts if "%n" in text]


@pytest.mark.parametrize("path", [path for path in MODULES if plurals(path)], ids=lambda path: path.stem)
def test_one_and_many_are_told_apart_as_in_the_catalogue(path: Path) -> None:
    for module in MODULES:
        importlib.import_module(".".join(module.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    for context, text in plurals(path):
        one, many = catalogue(SOURCE)[context, text].forms
        assert english(context, text, 1) == one.replace("%n", "1")
        assert english(context, text, 3) == many.replace("%n", "3")


def test_there_are_plurals_to_look_at() -> None:
    assert sum(len(plurals(path)) for path in MODULES) > 30
