"""A whole book as a PDF: what is in it, and where its links lead."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import chain, groupby, product
from pathlib import Path
from typing import Any

import pytest
from pypdf import PageObject, PdfReader
from PySide6.QtCore import QSizeF

from rbdesigner.art.export import book_pages
from rbdesigner.art.export.book_lists import ListLook, ListRow, list_pages, placed_rows
from rbdesigner.art.export.book_pdf import book_pdf, sheet_settings, write_book
from rbdesigner.art.export.detail_pages import TIGHTER, columns_in
from rbdesigner.art.export.paper import PAPERS, inside_of, text_area
from rbdesigner.art.export.shared_pictures import SharedPictures
from rbdesigner.art.export.sheet_phrases import typeset
from rbdesigner.art.progress import CancelledError
from rbdesigner.hexes import Hex
from rbdesigner.messages.translation import in_english
from rbdesigner.scenario.books import book_format, book_model
from rbdesigner.scenario.books.book_maps import LoadedBook, load_book, maps_of
from rbdesigner.scenario.books.book_model import Book, BookEntry, Chapter, Cover
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.model import Inscription, Properties, Scenario
from rbdesigner.tiles import Terrain, TileKind, tile
from tests.art.test_printed_pages import TRANSLATORS
from tests.art.test_sheet import assert_within_margins, inked, painted
from tests.gui.full_disk import needs_limits, no_file_beyond
from tests.messages.languages import spoken
from tests.parameters import few

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
SMALL = Book(
    "Two valleys & more",
    ("Ada", "Bert"),
    Cover("For quiet evenings.", "where-two-waters-meet.rbmap"),
    codes="V-#",
    contents=(
        BookEntry("millbrook.rbmap"),
        Chapter("Second", "It goes on."),
        BookEntry("where-two-waters-meet.rbmap", "Waters"),
        BookEntry("the-lake-between.rbmap"),
    ),
)
SHORT = replace(SMALL, contents=SMALL.contents[:1])


def loaded(book: Book) -> LoadedBook:
    return LoadedBook(SCENARIOS, book, tuple(maps_of(book, SCENARIOS)))


@cache
def short_pdf() -> bytes:
    return book_pdf(loaded(SHORT))


@pytest.fixture(scope="module")
def pdf(qapp: object) -> bytes:
    with in_english():
        return book_pdf(loaded(SMALL))


@pytest.fixture(scope="module")
def reader(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


@cache
def whole_book() -> PdfReader:
    """A book of one map with every part that a book can have at its end."""
    style = replace(SMALL.style, player_aid=True, score_sheet=True, notes=True)
    return PdfReader(BytesIO(book_pdf(loaded(replace(SHORT, style=style)))))


@cache
def texts(reader: PdfReader) -> list[str]:
    return [text(page) for page in reader.pages]


def text(page: PageObject) -> str:
    return " ".join(page.extract_text().split())


def test_the_pages_come_in_their_order_with_their_numbers(reader: PdfReader) -> None:
    heads = ["Two valleys & more", "Contents", "Millbrook", "Waters", "The Lake Between", "Index"]
    found = texts(reader)
    assert len(found) == len(heads)
    for number, (head, text) in enumerate(zip(heads, found, strict=True), 1):
        assert head in text
        assert (str(number) in text.split()) or number == 1
    assert "Ada, Bert" in found[0] and "For quiet evenings." in found[0]
    assert found[3].index("Second") < found[3].index("It goes on.") < found[3].index("V-2")
    assert "3 scenarios · For 1 to 2 players" in found[0] and "Tiles for all maps" in found[5]


def test_the_contents_name_the_pages_of_all_maps_and_chapters(reader: PdfReader) -> None:
    read = reader.pages[1].extract_text()
    for words in ("Second", "V-1", "Millbrook", "V-2", "Waters", "The Lake Between", "Index by players and"):
        assert words.replace(" ", "") in "".join(read.split()), words
    assert {"3", "4", "5", "6"} <= set(read.split())


def destinations(reader: PdfReader, page: int) -> list[int]:
    """The pages to which the links of a page lead, column by column, counted from 1 on."""
    links: list[tuple[float, float, int]] = []
    for annotation in reader.pages[page - 1].get("/Annots", []):
        link: Any = annotation.get_object()
        at = link["/Dest"][0]
        number = at if isinstance(at, int) else reader.get_page_number(at.get_object())
        links.append((float(link["/Rect"][0]), -float(link["/Rect"][3]), int(number) + 1))
    return [number for *_, number in sorted(links)]


def test_links_lead_from_contents_and_index_to_the_pages(reader: PdfReader) -> None:
    assert destinations(reader, 2) == [3, 4, 4, 5, 6, 6]
    assert destinations(reader, 6) == [3, 4, 5]


def test_the_bookmarks_are_the_chapters_with_their_maps(reader: PdfReader) -> None:
    def told(marks: list[Any]) -> list[Any]:
        return [
            told(mark) if isinstance(mark, list) else (mark.title, reader.get_destination_page_number(mark) + 1)
            for mark in marks
        ]

    assert told(reader.outline) == [
        ("Contents", 2),
        ("V-1 Millbrook", 3),
        ("Second", 4),
        [("V-2 Waters", 4), ("V-3 The Lake Between", 5)],
        ("Index by players and difficulty", 6),
        ("Tiles for all maps", 6),
    ]


def test_a_book_says_what_it_is_but_not_when_it_was_made(pdf: bytes, reader: PdfReader) -> None:
    assert reader.metadata is not None
    assert (reader.metadata.title, reader.metadata.author) == ("Two valleys & more", "Ada, Bert")
    assert b"CreationDate" not in pdf


def test_each_picture_of_a_tile_is_in_the_file_once(pdf: bytes) -> None:
    one = len(short_pdf())
    again = [BookEntry("millbrook.rbmap", f"Again {number}") for number in range(3)]
    four = len(book_pdf(loaded(replace(SMALL, contents=(*SMALL.contents[:1], *again)))))
    assert four < 1.5 * one


def test_a_score_sheet_and_a_page_for_notes_stand_at_the_end_if_asked_for() -> None:
    found = texts(whole_book())
    assert "Score sheet" in found[-2] and "Row 15, 7 spaces" in found[-2] and "Notes" in found[-1]
    assert len(found) == len(PdfReader(BytesIO(short_pdf())).pages) + 4


def test_the_contents_name_every_part_at_the_end() -> None:
    read = whole_book()
    titles = ["Player aid", "Score sheet", "Notes"]
    last = len(read.pages)
    pages = [last - 3, last - 1, last]
    assert all(
        title in texts(read)[1] and title in texts(read)[at - 1] for title, at in zip(titles, pages, strict=True)
    )
    assert destinations(read, 2)[-3:] == pages
    assert [(mark.title, read.get_destination_page_number(mark) + 1) for mark in read.outline[-3:]] == [
        *zip(titles, pages, strict=True)
    ]
    alone = PdfReader(BytesIO(book_pdf(loaded(replace(SHORT, style=replace(SMALL.style, score_sheet=True))))))
    said = text(alone.pages[1])
    assert "Score sheet" in said and "Player aid" not in said and "Notes" not in said


def test_a_book_without_a_title_is_named_for_what_is_in_it_and_its_designers_if_they_are_few() -> None:
    bare = replace(SMALL, title="", authors=())
    read = PdfReader(BytesIO(book_pdf(loaded(bare))))
    assert read.metadata is not None
    assert (read.metadata.title, read.metadata.author) == ("Scenarios for Roads & Boats", "rbdesigner")
    assert "by rbdesigner" in text(read.pages[0])
    maps = loaded(SMALL).maps
    assert book_pages.printed_title(bare, maps[:1]) == "Millbrook"
    many = [Scenario(Properties(designers=(name,))) for name in "abcd"]
    assert book_pages.printed_authors(bare, many) == ()
    assert book_pages.printed_authors(SMALL, many) == ("Ada", "Bert")


def test_page_numbers_stand_at_the_outer_side_and_no_text_comes_near_them(reader: PdfReader) -> None:
    low = PAPERS["a4"].height() - text_area(PAPERS["a4"]).bottom()
    for number, page in enumerate(reader.pages[1:], 2):
        feet = [(text, left) for text, left, height in placed_texts(page) if height < low - 1]
        (left,) = (left for text, left in feet if text == str(number))
        assert (left > 500) == (number % 2 == 1)
        assert {text for text, _ in feet} - {str(number)} <= {"Two valleys & more", "Two valleys & more · Second"}


def placed_texts(page: PageObject) -> list[tuple[str, float, float]]:
    """The texts of a page with their left ends and the heights of their lines, in points from the lower left."""
    found = list[tuple[str, float, float]]()

    def note(text: str, page_matrix: Sequence[float], matrix: Sequence[float], *_: object) -> None:
        across, up = matrix[4:]
        a, b, c, d, left, low = page_matrix
        if text.strip():
            found.append((" ".join(text.split()), a * across + c * up + left, b * across + d * up + low))

    page.extract_text(visitor_text=note)
    return found


def test_texts_have_the_apostrophes_of_print(reader: PdfReader) -> None:
    said = " ".join(texts(reader))
    assert "each other’s geese" in said and "'" not in said
    assert typeset("the players' <td width='5'>5' &#x27;so&#x27;") == "the players’ <td width='5'>5' &#x27;so’"


def test_a_heading_stands_clear_of_the_picture_below_it() -> None:
    paper, board = PAPERS["a4"], Scenario(tiles={Hex(0, 0): tile(Terrain.SEA)})
    rows = placed_rows([ListRow("Alone", is_heading=True), ListRow("A map", 1, board=board)], paper)
    (page,) = list_pages(
        "", rows, paper, ListLook(lambda _target: 1, SharedPictures(), sheet_settings(SMALL.style).extras)
    )
    image, ((_, heading), (_, below)) = painted(page), rows[0]
    rest = [
        any(image.pixelColor(x, y).lightness() < 220 for x in range(int(heading.left()), int(heading.left()) + 140))
        for y in range(int(heading.top()), int(below.top()) + 20)
    ]
    blank = "".join("-#"[inked] for inked in rest).strip("-").strip("#")
    assert set(blank) == {"-"} and len(blank) >= 8


def test_a_short_index_stands_in_one_column_and_a_long_one_in_two() -> None:
    for number, columns in ((12, 1), (40, 2)):
        (page,) = placed_rows([ListRow(f"Row {at}", at) for at in range(number)], PAPERS["a4"])
        assert len({area.left() for _, area in page}) == columns


def test_a_chapter_without_a_text_has_its_title_above_its_first_map_and_one_without_a_map_a_page() -> None:
    first, second, third, _ = SMALL.contents
    assert isinstance(second, Chapter)
    bare = replace(SMALL, contents=(first, replace(second, text=""), third, Chapter("Last")))
    reader = PdfReader(BytesIO(book_pdf(loaded(bare))))
    said = texts(reader)
    page = next(number for number, text in enumerate(said) if "Waters" in text and number > 1)
    assert said[page].startswith("Second Waters")
    assert "Two valleys & more · Second" in said[page] and "· Second" not in said[page - 1]
    chapter = next(each for each in reader.outline if not isinstance(each, list) and each.title == "Second")
    assert reader.get_destination_page_number(chapter) == page
    assert "Last" in said[page + 1]


@pytest.mark.parametrize("orientation", ["portrait", "landscape"])
def test_a_chapter_with_a_long_text_has_a_page_before_its_first_map(orientation: str) -> None:
    first, second, third, _ = SMALL.contents
    assert isinstance(second, Chapter)
    style = replace(SMALL.style, orientation=orientation)
    for text, alone in (("It goes on. " * 8, False), ("It goes on. " * 80, True)):
        book = replace(SMALL, style=style, contents=(first, replace(second, text=text), third))
        said = texts(PdfReader(BytesIO(book_pdf(loaded(book)))))
        page = next(number for number, words in enumerate(said) if "It goes on" in words)
        assert ("Waters" in said[page + alone], "Waters" in said[page]) == (True, not alone)


def test_what_is_private_on_a_map_is_not_in_the_book() -> None:
    maps = loaded(SHORT)
    scenario = maps.maps[0].scenario
    assert scenario is not None
    place = next(iter(scenario.tiles))
    secret = replace(scenario, labels={place: Inscription("Secret", private=True)})
    noted = replace(maps, maps=(replace(maps.maps[0], scenario=secret),))
    assert book_pdf(noted) == short_pdf()


def test_the_paper_is_that_of_the_book() -> None:
    style = replace(SMALL.style, paper="letter", player_aid=True, black_and_white=True)
    read = PdfReader(BytesIO(book_pdf(loaded(replace(SHORT, style=style)))))
    assert {tuple(map(round, (page.mediabox.width, page.mediabox.height))) for page in read.pages} == {(612, 792)}
    assert "Player aid" in text(read.pages[1]) and "quarry" in text(read.pages[-1])


def test_pictures_take_little_room_and_each_is_in_the_file_once(reader: PdfReader) -> None:
    pictures = {}
    for page in reader.pages:
        known = page["/Resources"].get_object().get("/XObject", {})
        pictures |= {known.raw_get(name).idnum: known[name] for name in known}
    painted = [each for each in pictures.values() if each["/Filter"] == "/DCTDecode"]
    stored = {each.get_data() for each in painted}
    assert len(stored) == len(painted) > 20
    pixels = sum(each["/Width"] * each["/Height"] for each in painted)
    assert 0.05 < sum(map(len, stored)) / pixels < 0.2, "bytes a pixel: Qt takes 0.3"


def test_no_title_and_no_line_of_a_description_is_cut_short_without_need() -> None:
    book = replace(SMALL, contents=(*SMALL.contents, BookEntry("the-desert-crown.rbmap")))
    read = PdfReader(BytesIO(book_pdf(loaded(replace(book, contents=book.contents[2:])))))
    assert "…" not in "".join(texts(read))
    long = replace(SHORT, contents=(BookEntry("millbrook.rbmap", "A Valley of Long Names"),))
    last = text(PdfReader(BytesIO(book_pdf(loaded(long)))).pages[-1])
    assert "A Valley of Long Names" in last
    assert "(continued)" not in last, "a heading stands above its first row"


@pytest.mark.parametrize("language", few(TRANSLATORS, 2))
def test_titles_of_lists_are_not_cut_short_in_any_language(language: str) -> None:
    with spoken(TRANSLATORS[language]):
        read = PdfReader(BytesIO(book_pdf(loaded(SHORT))))
    assert "…" not in "".join(texts(read))


def test_the_maps_have_the_style_of_the_book() -> None:
    inked = replace(SHORT, style=replace(SMALL.style, style="ink"))
    assert len(book_pdf(loaded(inked))) != len(book_pdf(loaded(replace(SHORT, style=SMALL.style))))


def test_the_same_book_gives_the_same_bytes_and_cancelling_leaves_what_was_there(tmp_path: Path, pdf: bytes) -> None:
    out, told = tmp_path / "out.pdf", list[tuple[int, int]]()
    write_book(loaded(SMALL), out, lambda done, of: told.append((done, of)) is None)
    assert told[-1][0] == told[-1][1] and [done for done, _ in told] == sorted(done for done, _ in told)
    assert out.read_bytes() == pdf
    with pytest.raises(CancelledError):
        write_book(loaded(replace(SMALL, title="Other")), out, lambda done, of: done < 4)
    assert out.read_bytes() == pdf


def test_a_book_with_a_map_that_cannot_be_read_or_none_is_refused(tmp_path: Path) -> None:
    for contents, said in (((BookEntry("gone.json"),), "gone.json: cannot be read"), ((), "there is no scenario")):
        with pytest.raises(ScenarioError, match=said):
            write_book(loaded(Book("B", contents=contents)), tmp_path / "out.pdf")
    assert list(tmp_path.iterdir()) == []


@needs_limits
@pytest.mark.parametrize("most", [0, 5_000, 40_000])
def test_a_book_whose_pages_find_no_room_is_refused_and_says_why(most: int, tmp_path: Path) -> None:
    said = "its pages cannot be kept in the folder for temporary files: the disk"
    with no_file_beyond(most), pytest.raises(ScenarioError, match=said):
        write_book(loaded(SHORT), tmp_path / "out.pdf")
    assert list(tmp_path.iterdir()) == []


def test_a_book_is_refused_where_there_is_no_folder_for_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "gone"))
    with pytest.raises(ScenarioError, match="temporary files: there is no such file or folder"):
        write_book(loaded(SHORT), tmp_path / "out.pdf")


def test_rows_stay_on_their_pages_and_no_heading_is_left_alone() -> None:
    rows = [ListRow(f"Row {number}", number, is_heading=number % 7 == 0) for number in range(300)]
    for paper in PAPERS.values():
        pages, inside = placed_rows(rows, paper), inside_of(paper)
        columns = [list(column) for page in pages for _, column in groupby(page, key=lambda placed: placed.area.left())]
        repeated = [column[0].row for column in columns if column[0].row.is_heading and column[0].row.target is None]
        assert [row for page in pages for row, _ in page if row not in repeated] == rows
        assert repeated and all(column[0].row.is_heading and not column[1].row.is_heading for column in columns)
        assert all(inside.contains(area) for page in pages for _, area in page)
        assert not any(column[-1].row.is_heading for column in columns[:-1])
        last, before = (max(placed.area.bottom() for placed in column) for column in columns[-2:])
        assert abs(last - before) < 60


BOARD = Scenario(tiles={Hex(0, 0): tile(Terrain.SEA)})
LAST_PARTS = [ListRow(title, at, is_heading=True) for at, title in enumerate(("Index", "Tiles", "Aid", "Notes"))]


@pytest.mark.parametrize("paper", [*PAPERS.values(), *(each.transposed() for each in PAPERS.values())])
def test_no_map_reaches_below_its_page_however_many_chapters_and_maps_there_are(paper: QSizeF) -> None:
    inside = text_area(paper).adjusted(0, 0, 0, 0.01)
    for chapters, maps in product((1, 2, 5, 8), (0, 1, 2, 3, 5)):
        chapter = [ListRow("A chapter", 0, is_heading=True), *[ListRow("A map", 0, board=BOARD)] * maps]
        for page in placed_rows([*chapter * chapters, ListRow("A map", 0, board=BOARD), *LAST_PARTS], paper):
            assert all(inside.contains(area) for _, area in page), (chapters, maps)


@pytest.mark.parametrize("paper", [PAPERS["a4"], PAPERS["a4"].transposed(), PAPERS["letter"]])
@pytest.mark.parametrize("number", [1, 2, 3, 5, 8, 11, 13, 20])
def test_however_few_maps_there_are_they_fill_the_page_of_the_contents(number: int, paper: QSizeF) -> None:
    rows = [ListRow("Alone", 0, is_heading=True), *(ListRow("A map", at, board=BOARD) for at in range(number))]
    first, *others = placed_rows([*rows, *LAST_PARTS], paper)
    inside = text_area(paper)
    assert max(area.bottom() for _, area in first) > inside.top() + (0.8 if number > 1 else 0.75) * inside.height()
    assert len({area.left() for _, area in first}) == 1 + (number > 11)
    for row, area in chain(first, *others):
        assert inside.adjusted(0, 0, 0, 0.01).contains(area) and (row.board is None or area.height() >= 56)


def test_the_tiles_needed_are_the_most_of_any_map(tmp_path: Path) -> None:
    for name in ("millbrook", "crossroads"):
        shutil.copy(SCENARIOS / f"{name}.rbmap", tmp_path)
    scenarios = [each.as_in_book() for each in load_book(tmp_path).maps]
    needed = book_pages.tiles_needed(scenarios)
    kinds = {kind for scenario in scenarios for kind in scenario.tile_counts()}
    assert needed == {kind: max(each.tile_counts().get(kind, 0) for each in scenarios) for kind in kinds}
    assert needed[TileKind(Terrain.SEA, ())] == 11


def test_a_map_stands_in_the_index_under_each_number_of_players_the_easiest_first(tmp_path: Path) -> None:
    book_format.save(SMALL, tmp_path / "x.rbbook")
    maps = loaded(SMALL).maps
    for_all = [
        replace(
            each,
            scenario=replace(
                each.as_in_book(),
                properties=replace(
                    each.as_in_book().properties,
                    players=replace(each.as_in_book().properties.players, least=1, most=2),
                    difficulty=difficulty,
                ),
            ),
        )
        for each, difficulty in zip(maps, (3, None, 1), strict=True)
    ]
    rows = [(row.text, row.target) for row in book_pages.index_rows(for_all)]
    in_order = [("The Lake Between", 3), ("Millbrook", 1), ("Waters", 2)]
    assert rows == [("Solo", None), *in_order, ("For 2 players", None), *in_order]


def test_the_tiles_for_all_maps_count_those_of_the_expansion() -> None:
    polder, city = Foreign(ForeignTile.POLDER), Foreign(ForeignTile.CITY)
    maps = [
        Scenario(foreign={Hex(0, 0): polder, Hex(1, 0): polder}, tiles={Hex(2, 0): tile(Terrain.SEA)}),
        Scenario(foreign={Hex(0, 0): polder, Hex(1, 0): city}),
    ]
    said = book_pages.manifest(SMALL, maps, sheet_settings(SMALL.style)).toPlainText()
    assert "2 × polder" in said and "1 × city" in said and "And 3 tiles of the expansion." in said


def test_the_tiles_for_all_maps_stand_below_the_index_or_on_a_page_of_their_own_with_lines_for_notes() -> None:
    maps = loaded(SMALL).maps
    settings = sheet_settings(SMALL.style)
    tiles = book_pages.manifest(SMALL, [each.as_in_book() for each in maps], settings)
    paper = PAPERS["a4"]
    look = ListLook(lambda _target: 1, SharedPictures(), settings.extras)
    for rows, page in ((6, 0), (80, 1)):
        index = placed_rows([ListRow(f"Row {number}", number) for number in range(rows)], paper)
        back = book_pages.back_pages("Index", index, tiles, paper, look)
        assert back.tiles == page == len(back.pages) - 1
        assert inked(back.pages[-1]) > 0.9
        for each in back.pages:
            assert_within_margins(each)


def test_a_small_page_has_one_column_however_small_its_print_is() -> None:
    rows = [ListRow(f"Row {number}", number) for number in range(90)]
    assert len({placed.area.left() for page in placed_rows(rows, PAPERS["a5"]) for placed in page}) == 1
    assert len({placed.area.left() for page in placed_rows(rows, PAPERS["a4"]) for placed in page}) == 2
    for paper, number in (("a5", 1), ("a4", 2), ("letter", 2), ("legal", 2), ("a3", 3)):
        across = inside_of(PAPERS[paper]).width()
        assert [columns_in(across, scale)[0] for scale in (1.0, *TIGHTER)] == [number] * 4, paper


def test_books_and_sheets_have_the_same_papers() -> None:
    assert tuple(PAPERS) == book_model.PAPERS
