"""What is wrong with a book over all its maps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import rbdesigner.messages.problems  # noqa: F401  (the sentences come with it)
from rbdesigner.checks.book_checks import BookFinding, book_findings, check_book
from rbdesigner.checks.problem_codes import CATALOGUE
from rbdesigner.hexes import Orientation
from rbdesigner.scenario import files
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_maps import LoadedBook, load_book
from rbdesigner.scenario.books.book_model import Book, BookEntry, Cover
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import UNLIMITED
from tests.checks.maps import map_of

WIDE = map_of({(q, 0): "mountain" for q in range(40)})


def saved(folder: Path, *scenarios: Scenario) -> list[BookEntry]:
    for number, scenario in enumerate(scenarios):
        files.save(scenario, folder / f"{number}.json")
    return [BookEntry(f"{number}.json") for number in range(len(scenarios))]


def titled(title: str, code: str = "", orientation: Orientation = Orientation.FLAT) -> Scenario:
    return Scenario(Properties(title, code, orientation=orientation))


def found(folder: Path, book: Book, name: str = "some.rbbook") -> list[tuple[int | None, str]]:
    book_format.save(book, folder / name)
    loaded = load_book(folder / name)
    return [(one.number, one.problem.code) for one in book_findings(loaded.book, loaded.maps, loaded.path)]


CASES: dict[str, tuple[Callable[[Path], Book], Callable[[Path], Book]]] = {
    "book-file-unreadable": (
        lambda folder: Book("B", contents=(BookEntry("gone.json"),)),
        lambda folder: Book("B", contents=tuple(saved(folder, titled("A")))),
    ),
    "book-empty": (lambda folder: Book("B"), lambda folder: Book("B", contents=tuple(saved(folder, titled("A"))))),
    "book-file-twice": (
        lambda folder: Book("B", contents=(*saved(folder, titled("A")), BookEntry("../x/0.json", "Other", "O"))),
        lambda folder: Book("B", contents=tuple(saved(folder, titled("A"), titled("B")))),
    ),
    "book-code-repeated": (
        lambda folder: Book("B", contents=tuple(saved(folder, titled("A", "X1"), titled("B", "x1")))),
        lambda folder: Book("B", codes="X#", contents=tuple(saved(folder, titled("A", "X1"), titled("B", "x1")))),
    ),
    "book-title-repeated": (
        lambda folder: Book("B", contents=tuple(saved(folder, titled("A"), titled("a")))),
        lambda folder: Book("B", contents=(*saved(folder, titled("A"), titled("a"))[:1], BookEntry("1.json", "C"))),
    ),
    "book-box-exceeded": (
        lambda folder: Book("B", box="second-edition", contents=tuple(saved(folder, _with_any_box(WIDE)))),
        lambda folder: Book("B", box="unlimited", contents=tuple(saved(folder, WIDE))),
    ),
    "book-cover-picture": (
        lambda folder: Book("B", cover=Cover(picture="1.json"), contents=tuple(saved(folder, titled("A")))),
        lambda folder: Book("B", cover=Cover(picture="0.json"), contents=tuple(saved(folder, titled("A")))),
    ),
    "book-code-missing": (
        lambda folder: Book("B", contents=tuple(saved(folder, titled("A", "X1"), titled("B")))),
        lambda folder: Book("B", contents=tuple(saved(folder, titled("A"), titled("B")))),
    ),
    "book-orientations-mixed": (
        lambda folder: Book("B", contents=tuple(saved(folder, titled("A"), titled("B", "", Orientation.POINTY)))),
        lambda folder: Book("B", contents=tuple(saved(folder, titled("A"), titled("B")))),
    ),
    "book-untitled": (
        lambda folder: Book(contents=tuple(saved(folder, titled("A")))),
        lambda folder: Book("B", contents=tuple(saved(folder, titled("A")))),
    ),
}


def _with_any_box(scenario: Scenario) -> Scenario:
    return replace(scenario, properties=replace(scenario.properties, box=UNLIMITED))


def test_every_code_of_books_is_tried() -> None:
    assert {*CASES, "book-file-unlisted"} == {code for code in CATALOGUE if code.startswith("book-")}


@pytest.mark.parametrize("code", CASES)
def test_a_problem_is_found_in_a_book_that_has_it_and_in_no_other(tmp_path: Path, code: str) -> None:
    folder = tmp_path / "x"
    folder.mkdir()
    broken, sound = CASES[code]
    assert code in [each for _, each in found(folder, broken(folder))]
    assert code not in [each for _, each in found(folder, sound(folder))]


def test_the_later_of_two_maps_is_told_with_the_name_of_the_first(tmp_path: Path) -> None:
    book = Book("B", contents=tuple(saved(tmp_path, titled("The Lake", "X1"), titled("The Wood", "x1"))))
    assert found(tmp_path, book) == [(2, "book-code-repeated")]
    loaded = load_book(tmp_path / "some.rbbook")
    (one,) = book_findings(loaded.book, loaded.maps)
    assert one.problem.sentence == "The code X1 is that of “The Lake” too."


def test_an_unreadable_file_is_named_with_place_and_reason(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"format": "rbdesigner-scenario", "version": 1, "title": 5}')
    assert found(tmp_path, Book("B", contents=(BookEntry("bad.json"),))) == [(1, "book-file-unreadable")]
    loaded = load_book(tmp_path / "some.rbbook")
    (one,) = book_findings(loaded.book, loaded.maps)
    assert one.problem.sentence == (
        "The scenario bad.json cannot be taken into the book: /title: has to be a text, not 5."
    )


def test_a_scenario_that_lies_in_the_folder_only_is_told(tmp_path: Path) -> None:
    entries = saved(tmp_path, titled("A"), titled("B"))
    assert found(tmp_path, Book("B", contents=(entries[0],)), "book.json") == [(None, "book-file-unlisted")]
    assert found(tmp_path, Book("B", contents=tuple(entries)), "book.json") == []


def test_the_problems_of_the_maps_come_with_their_numbers(tmp_path: Path) -> None:
    book_format.save(Book("B", contents=tuple(saved(tmp_path, titled("A"), WIDE))), tmp_path / "some.rbbook")
    loaded: LoadedBook = load_book(tmp_path / "some.rbbook")
    findings: list[BookFinding] = check_book(loaded)
    assert (1, "land-too-little") in [(one.number, one.problem.code) for one in findings]
    assert [one.number or 0 for one in findings] == sorted(one.number or 0 for one in findings)
