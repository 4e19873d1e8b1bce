"""The words of the game in every language are those of docs/terms.md, and no others."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from languages.catalogues import LANGUAGES, SOURCE, Message
from tests.messages.languages import messages_of

PAGE = Path(__file__).parents[1] / "docs" / "terms.md"
COLUMNS = {"it": 1, "fi": 2, "de": 3}
BEGINNING = 3
"""So many letters of a word are the same in all its forms, of most words of these languages."""
HOMONYMS = {
    "tile", "building", "mine", "good, goods", "road", "player", "turn", "points", "position", "stock", "source",
    "mouth", "bank", "land", "shore, coast", "order of play",
    "to follow (geese)", "to demolish", "to dock", "to load, to unload",
}  # fmt: skip
"""Terms whose English words also mean something else in the window, or stand in longer terms."""
UNLIKE = {"fi": {"river", "home", "factory", "raft", "phase", "sea"}, "de": {"sea", "phase"}, "it": {"solo game"}}
"""Terms whose words begin in several ways, or that others put in other words."""
NOTATION = "a line names a player and an action: 1: lay 0,0 mountain 3"


@cache
def rows() -> tuple[list[list[str]], list[list[str]]]:
    """The terms of the page, and the words that are not used."""
    terms, forbidden = PAGE.read_text("utf-8").split("## Words that are not used")
    return _table(terms), _table(forbidden)


def _table(text: str) -> list[list[str]]:
    lines = (line.strip("| ").split("|") for line in text.splitlines() if line.startswith("| "))
    found = [[cell.strip() for cell in line] for line in lines]
    return [row for row in found if len(row) == 4 and row[0] not in ("English", "---")]


def folded(text: str) -> str:
    """A text without keys, accents and capitals."""
    plain = unicodedata.normalize("NFD", text.replace("&", "").lower())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


class Text(NamedTuple):
    """A text in two languages."""

    message: Message
    english: str
    """Its English words, without the names of its values."""
    translated: str
    folded: str

    def __str__(self) -> str:
        return f"{self.message.context}: {self.message.source!r} => {self.translated!r}"


@cache
def texts(language: str) -> list[Text]:
    """All texts of a language."""
    found = []
    for message in messages_of(language):
        english = re.sub(r"\{[^}]*\}", "", message.source).replace("&", "")
        translated = " ".join(message.forms)
        found.append(Text(message, english, translated, folded(translated)))
    return found


def texts_with(term: str, language: str) -> list[Text]:
    """The texts in whose English a term stands."""
    stands = re.compile(rf"\b{re.escape(term)}s?\b", re.IGNORECASE).search
    words = term.lower()  # looked for first, as patterns take longer
    return [text for text in texts(language) if words in text.english.lower() and stands(text.english)]


def words_of(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip() not in ("", "–")]


LANGUAGES_OF_PLAYERS = [language for language in LANGUAGES if language != SOURCE]


def test_the_page_has_all_languages() -> None:
    assert set(COLUMNS) == set(LANGUAGES_OF_PLAYERS)
    terms, forbidden = rows()
    assert len(terms) > 80
    assert len(forbidden) > 8


@pytest.mark.parametrize("language", LANGUAGES_OF_PLAYERS)
def test_a_term_is_translated_by_the_word_of_the_page(language: str) -> None:
    faults = []
    for row in rows()[0]:
        if row[0] in HOMONYMS | UNLIKE[language] or row[0].startswith("building"):
            continue
        term = re.sub(r"\(.*|,.*", "", row[0].removeprefix("to ")).strip()
        beginnings = [folded(word)[:BEGINNING] for word in words_of(row[COLUMNS[language]])]
        faults += [
            f"{row[0]}: {text}"
            for text in texts_with(term, language)
            if NOTATION not in text.message.source
            if not any(beginning in text.folded for beginning in beginnings)
        ]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES_OF_PLAYERS)
def test_no_other_word_is_used(language: str) -> None:
    faults = []
    for row in rows()[1]:
        for word in words_of(row[COLUMNS[language]]):
            ending = "" if word.endswith("-") else r"\b"
            pattern = re.compile(rf"\b{re.escape(word.rstrip('-'))}{ending}", re.IGNORECASE)
            faults += [
                f"{row[0]}, not {word}: {text}"
                for text in texts_with(row[0].removesuffix("s"), language)
                if pattern.search(text.translated.replace("&", ""))
            ]
    assert faults == []
