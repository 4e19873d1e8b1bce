"""Books: their files, and folders that are books."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.scenario import files
from rbdesigner.scenario.books import book_format, book_model
from rbdesigner.scenario.books.book_maps import load_book
from rbdesigner.scenario.books.book_model import (
    ORIENTATIONS,
    PAPERS,
    STYLES,
    Book,
    BookEntry,
    Chapter,
    Cover,
    SheetStyle,
)
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.tiles import BOXES
from tests.strategies import extras, json_values, some, texts

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / "docs" / "example-book.rbbook").read_text("utf-8")
HEAD = '"format": "rbdesigner-book", "version": 1'

books = st.builds(
    Book,
    texts,
    st.lists(texts, max_size=2).map(tuple),
    st.builds(Cover, texts, texts, extras),
    st.builds(
        SheetStyle,
        st.sampled_from(PAPERS),
        st.sampled_from(ORIENTATIONS),
        st.sampled_from(STYLES),
        *[st.booleans()] * 6,
        extras,
    ),
    texts,
    st.sampled_from(["", *BOXES]),
    st.lists(st.builds(Chapter, texts, texts, extras) | st.builds(BookEntry, texts, texts, texts, extras)).map(tuple),
    extras,
)


@some(0.4)
@given(books)
def test_a_book_is_read_as_it_was_written(book: Book) -> None:
    text = book_format.dumps(book)
    assert book_format.loads(text) == book
    assert book_format.dumps(book_format.loads(text)) == text


def test_the_example_is_written_as_it_is_read_and_all_its_scenarios_are_there() -> None:
    assert book_format.dumps(book_format.loads(EXAMPLE)) == EXAMPLE
    loaded = load_book(ROOT / "docs" / "example-book.rbbook")
    assert [each.fault for each in loaded.maps] == [None] * 8
    assert [each.code for each in loaded.maps][-2:] == ["W-07", "W-X"]
    assert loaded.maps[3].title == loaded.maps[3].as_in_book().properties.title == "The twins"


@given(json_values | st.dictionaries(st.sampled_from(["title", "cover", "sheet", "contents", "codes"]), json_values))
def test_whatever_a_file_holds_it_is_a_book_or_refused_in_one_line(data: Any) -> None:
    if isinstance(data, dict):
        data = {"format": book_format.FORMAT, "version": 1, **data}
    try:
        book_format.loads(json.dumps(data), "some.rbbook")
    except ScenarioError as error:
        assert str(error).startswith("some.rbbook: ") and str(error).isprintable()


@given(st.integers(0, len(EXAMPLE) - 1), st.text(max_size=3))
def test_a_damaged_text_is_refused_in_one_line_or_still_a_book(at: int, typed: str) -> None:
    try:
        book_format.loads(EXAMPLE[:at] + typed + EXAMPLE[at + 1 :], "some.rbbook")
    except ScenarioError as error:
        assert str(error).startswith("some.rbbook: ") and str(error).isprintable()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the file is empty"),
        ("[]", "this is not a book: it holds a list instead of an object"),
        ('{"format": "rbdesigner-scenario", "version": 1}', "/format: this is not a book: the format is"),
        ('{"format": "rbdesigner-book", "version": 2}', "/version: this file has version 2"),
        ("{" + HEAD + ', "contents": {}}', "/contents: has to be a list, not an object"),
        ("{" + HEAD + ', "contents": [7]}', "/contents/0: has to be an object, not 7"),
        ("{" + HEAD + ', "contents": [{"title": "x"}]}', "/contents/0: the member file is missing"),
        ("{" + HEAD + ', "contents": [{"chapter": 1}]}', "/contents/0/chapter: has to be a text, not 1"),
        ("{" + HEAD + ', "sheet": {"paper": "a9"}}', "/sheet/paper: paper 'a9' is not one of a4, letter, legal"),
        ("{" + HEAD + ', "box": "large"}', "/box: box 'large' is not one of"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_place(text: str, said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        book_format.loads(text, "some.rbbook")
    assert str(caught.value).startswith("some.rbbook: ")
    assert said in str(caught.value)


def test_a_folder_is_a_book_of_its_scenarios_by_name(tmp_path: Path) -> None:
    for name in ("map10.json", "map2.json", "Map1.json", "map2.json~", ".hidden.json", "notes.txt", "x.tts.json"):
        (tmp_path / name).write_text("{}")
    (tmp_path / "folder.json").mkdir()
    book = book_format.load(tmp_path)
    assert [entry.file for entry in book.entries] == ["Map1.json", "map2.json", "map10.json"]
    assert book.title == ""
    book_format.save(Book("Own", contents=(BookEntry("map2.json"),)), book_format.file_of(tmp_path))
    assert [entry.file for entry in book_format.load(tmp_path).entries] == ["map2.json"]
    assert [entry.file for entry in book_format.load(tmp_path / "book.json").entries] == ["map2.json"]


def test_what_is_a_book_shows_in_its_name_and_a_scenario_called_book_is_none(tmp_path: Path) -> None:
    assert book_format.is_book(tmp_path)
    assert book_format.is_book(tmp_path / "some.RBBOOK")
    place = tmp_path / "book.json"
    assert not book_format.is_book(place)
    shutil.copy(ROOT / "scenarios" / "millbrook.rbmap", place)
    assert not book_format.is_book(place)
    book_format.save(Book("Own"), place)
    assert book_format.is_book(place)


def test_saving_keeps_the_content_before_and_refuses_what_could_not_be_read(tmp_path: Path) -> None:
    place = tmp_path / "some.rbbook"
    book_format.save(Book("First"), place)
    book_format.save(Book("Second"), place)
    assert book_format.load(Path(f"{place}~")).title == "First"
    with pytest.raises(ScenarioError, match="was not saved, because it could not be read again"):
        book_format.save(Book("x" * 201), place)
    assert book_format.load(place).title == "Second"


def test_paths_lead_to_the_same_files_from_another_folder(tmp_path: Path) -> None:
    inner, outer = tmp_path / "in" / "books", tmp_path / "out"
    book = Book(cover=Cover(picture="a.json"), contents=(BookEntry("a.json"), BookEntry("../b.json")))
    moved = book_format.rebased(book, inner, outer)
    assert [entry.file for entry in moved.entries] == ["../in/books/a.json", "../in/b.json"]
    assert moved.cover.picture == "../in/books/a.json"
    absolute = book_format.rebased(book, inner, None)
    assert absolute.entries[0].file == (inner / "a.json").as_posix()
    assert book_format.rebased(absolute, None, inner) == book_format.rebased(moved, outer, inner) == book


def test_files_that_cannot_be_read_are_told_map_by_map(tmp_path: Path) -> None:
    shutil.copy(ROOT / "scenarios" / "millbrook.rbmap", tmp_path / "good.json")
    (tmp_path / "bad.json").write_text('{"format": "rbdesigner-scenario"}')
    names = ["good.json", "bad.json", "gone.json", "", "no\0name.json"]
    book_format.save(Book("Some", contents=tuple(map(BookEntry, names))), tmp_path / "some.rbbook")
    loaded = load_book(tmp_path / "some.rbbook")
    assert [each.fault is None for each in loaded.maps] == [True, False, False, False, False]
    assert loaded.maps[0].scenario == files.load(tmp_path / "good.json")
    assert [each.number for each in loaded.maps] == [1, 2, 3, 4, 5]


@given(books, st.data())
def test_moving_keeps_all_items_and_the_order_of_both_parts(book: Book, data: st.DataObject) -> None:
    places = data.draw(st.sets(st.integers(0, max(0, len(book.contents) - 1)))) if book.contents else set()
    to = data.draw(st.integers(0, len(book.contents)))
    moved = book_model.with_items_moved(book, places, to).contents
    first = book_model.place_after(places, to)
    taken = [book.contents[place] for place in sorted(places)]
    assert list(moved[first : first + len(taken)]) == taken
    assert moved[:first] + moved[first + len(taken) :] == book_model.without_items(book, places).contents
    assert sum(place not in places for place in range(to)) == first


@given(books)
def test_maps_are_found_by_number_and_place(book: Book) -> None:
    places = [place for place, item in enumerate(book.contents) if isinstance(item, BookEntry)]
    assert [book_model.place_of_number(book, number) for number in range(1, len(places) + 1)] == places
    assert [book_model.number_at(book, place) for place in places] == list(range(1, len(places) + 1))
    assert book.contents == () or len(places) == len(book.entries)


@pytest.mark.parametrize(("codes", "made"), [("", ""), ("RB-##", "RB-07"), ("#.#", "7.#"), ("###", "007"), ("M", "M7")])
def test_codes_follow_a_pattern(codes: str, made: str) -> None:
    assert Book(codes=codes).code_by_pattern(7) == made


def test_scenarios_belong_to_the_chapter_before_them() -> None:
    one, two = Chapter("One"), Chapter("Two")
    first = BookEntry("a.json")
    assert Book(contents=(first, one, two, first, first)).chapters() == [(None, 1), (one, 0), (two, 2)]
    assert Book(contents=(one,)).chapters() == [(one, 0)]
