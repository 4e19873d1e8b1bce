"""The player aid says what the sheet of its scenario says: its rules, and its numbers of players."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QRectF

from rbdesigner.art.export.book_pdf import book_pdf
from rbdesigner.art.export.detail_pages import packed_pages
from rbdesigner.art.export.player_aid import book_aid, player_aid
from rbdesigner.art.export.sheet_document import sheet_document
from rbdesigner.rules.options import Options
from rbdesigner.scenario.books.book_model import BookEntry
from rbdesigner.scenario.model import Players, Properties
from tests.art.test_book_pdf import SMALL, loaded, texts

STEADY = "A mine makes what its bag holds most of"
USUAL_END = "The game ends with neutral brick 33, or at the mark for the number of players."
OF_BOOK = "These are the usual rules; the page of each scenario says what differs there."
ALONE = Properties(players=Players(1, 1))
SEVERAL = Properties(players=Players(2, 4))


def ruled(**options: bool | int) -> Properties:
    return replace(SEVERAL, options=Options(**options))  # type: ignore[arg-type]


def test_the_usual_rules_are_told_where_none_is_switched() -> None:
    said = player_aid(SEVERAL)
    for words in ("mines draw", "iron, drawn", "in deserts but roads and walls", USUAL_END, "62: end for 2"):
        assert words in said
    for words in (STEADY, "The game lasts", "are filled at the start", "<h2>Alone</h2>", OF_BOOK):
        assert words not in said


@pytest.mark.parametrize(
    ("properties", "told", "untold"),
    [
        (ruled(bridges_in_deserts=True), "in deserts but roads, bridges and walls", "but roads and walls"),
        (ruled(solo_mines=True), STEADY, "drawn"),
        (ruled(solo_mines=True), "1 gold or 1 iron<", "mines draw"),
        (ruled(end_marks=False), "neutral brick 33.", ": end for"),
        (ruled(neutral_bricks=20), "neutral brick 20, or at the mark", "neutral brick 33"),
        (ruled(neutral_bricks=20, end_marks=False), "neutral brick 20.", "mark for the number"),
        (replace(SEVERAL, turns=25), "The game lasts 25 turns.</p><p>It ends earlier at the mark", "neutral brick 33"),
        (replace(ruled(end_marks=False), turns=25), "The game lasts 25 turns.", "It ends earlier"),
        (replace(SEVERAL, wonder_prefill=9), "9 spaces of the wonder are filled at the start.", "<h2>Alone</h2>"),
        (replace(SEVERAL, players=Players(3, 4)), "66: end for 3, 69: end for 4", "end for 2"),
        (replace(ALONE, options=Options(free_homes=True)), "Choose your home freely.", "fixes no home"),
    ],
)
def test_a_rule_that_the_scenario_switches_is_told_as_it_is_there(
    properties: Properties, told: str, untold: str
) -> None:
    said = player_aid(properties)
    assert told in said and untold not in said


def test_a_map_for_one_player_says_nothing_of_others() -> None:
    said = player_aid(ALONE)
    for words in ("The order of play", "in the order of play", "neutral brick 33", ": end for", "drawn", "A war"):
        assert words not in said
    for words in ("The game lasts 20 turns.", "17 spaces", "No order of play", "Then you feed", "45: irrigation"):
        assert words in said
    assert said.count(STEADY) == 1


def test_a_map_for_one_or_several_tells_both_games() -> None:
    said = player_aid(Properties(players=Players(1, 4)))
    for words in ("The order of play", "iron, drawn", USUAL_END, "The game lasts 20 turns.", STEADY, "fixes no home"):
        assert words in said


@pytest.mark.usefixtures("qt")
def test_a_text_without_sections_is_set_as_any_other() -> None:
    lines = "<p>A line of text that is here.</p>" * 42
    (page,) = packed_pages(lines, lambda html: sheet_document(html, {}, False), QRectF(0, 0, 420, 300))
    assert page.scale < 1, "in smaller print, as it is a little too long"


def test_a_book_of_several_scenarios_tells_the_usual_rules_and_where_the_others_are() -> None:
    said = book_aid([ruled(bridges_in_deserts=True, neutral_bricks=20), replace(ALONE, turns=23)])
    for words in (OF_BOOK, "in deserts but roads and walls", USUAL_END, "The game lasts 20 turns.", "end for 4"):
        assert words in said
    assert "neutral brick 20" not in said and "end for 5" not in said


def test_a_book_of_maps_for_one_player_has_the_solo_aid_and_that_of_one_map_its_own() -> None:
    alone = book_aid([ALONE, replace(ALONE, turns=23)])
    assert OF_BOOK in alone and "The order of play" not in alone and "The game lasts 20 turns." in alone
    switched = ruled(end_marks=False)
    assert book_aid([switched]) == player_aid(switched)


def test_the_aid_of_a_printed_book_is_for_the_players_of_its_maps() -> None:
    style = replace(SMALL.style, player_aid=True)
    entries = BookEntry("millbrook.rbmap"), BookEntry("millbrook.rbmap", "Again")
    for contents, for_one in ((entries, True), ((*entries, BookEntry("the-lake-between.rbmap")), False)):
        pages = texts(PdfReader(BytesIO(book_pdf(loaded(replace(SMALL, contents=contents, style=style))))))
        said = " ".join(pages[-2:])
        assert "These are the usual rules" in said
        assert ("closest to the temple" in said) is not for_one
