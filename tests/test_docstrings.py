"""Every name of the programming interface says what it is, with an example that runs."""

from __future__ import annotations

import doctest
import inspect
from pathlib import Path

import pytest

import rbdesigner as rb

ROOT = Path(__file__).resolve().parent.parent
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


LONG = {"improve", "Tournament"}
"""Names whose examples play many games; that of a tournament has its like."""


@pytest.mark.usefixtures("quick_generator")
@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=pytest.mark.slow) if each in LONG else each for each in rb.__all__]
)
def test_every_name_has_a_docstring_with_examples_that_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    thing = getattr(rb, name)
    found = doctest.DocTestFinder(recurse=True).find(thing, name, module=inspect.getmodule(thing), extraglobs={})
    examples = [test for test in found if test.examples]
    assert any(test.name == name for test in examples), "it has no example"
    said: list[str] = []
    for test in examples:
        results = doctest.DocTestRunner(optionflags=FLAGS, verbose=False).run(test, out=said.append)
        assert results.failed == 0, "".join(said)


@pytest.mark.parametrize("name", rb.__all__)
def test_every_public_method_says_what_it_does(name: str) -> None:
    thing = getattr(rb, name)
    assert inspect.getdoc(thing)
    members = vars(thing).items() if inspect.isclass(thing) else ()
    for member, value in members:
        if not member.startswith("_") and (callable(value) or isinstance(value, property | classmethod)):
            assert inspect.getdoc(getattr(thing, member)), member
