"""The catalogues of the languages: how they follow the texts of the program, and what is found wrong in them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from languages.catalogues import LANGUAGES, Message, faults_of, faults_of_message, marked, merged, path_of, read, write

ONE = Message("Tool", "Lay {tile}")
MANY = Message("Tool", "%n tile(s)")


def catalogue(*messages: Message) -> dict[tuple[str, str, str], Message]:
    return {message.key: message for message in messages}


def translated(message: Message, *forms: str) -> Message:
    return Message(message.context, message.source, message.comment, message.note, forms)


def test_a_catalogue_is_read_as_it_was_written(tmp_path: Path) -> None:
    messages = [
        translated(MANY, "%n laatta", "%n laattaa"),
        translated(ONE, "Aseta <{tile}> & muut"),
        Message("Menu", "&New"),
    ]
    write(tmp_path / "x.ts", "fi", messages)
    found = read(tmp_path / "x.ts")
    assert {key: message.forms for key, message in found.items()} == {each.key: each.forms for each in messages}


def test_a_text_keeps_its_words_when_it_moves_and_loses_them_when_it_changes() -> None:
    moved, changed = Message("Other", "Lay {tile}"), Message("Tool", "%n tile(s) and more")
    old = catalogue(translated(ONE, "Aseta {tile}"), translated(MANY, "%n laatta", "%n laattaa"))
    found = {message.key: message.forms for message in merged(catalogue(moved, changed), old, "fi")}
    assert found == {moved.key: ("Aseta {tile}",), changed.key: ()}


def test_english_holds_plurals_alone() -> None:
    assert [message.source for message in merged(catalogue(ONE, MANY), {}, "en")] == ["%n tile(s)"]


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (ONE, "not translated"),
        (translated(MANY, "%n laatta"), "not translated"),
        (translated(ONE, "Aseta {laatta}"), "other values"),
        (translated(MANY, "%n laatta", "laattoja"), "no number"),
        (translated(Message("Menu", "New"), "&Uusi"), "a letter for the keyboard where the text has none"),
        (translated(Message("Menu", "New…"), "Uusi"), "other spaces, dots or colon at an end"),
        (translated(Message("Menu", " mm"), "mm"), "other spaces, dots or colon at an end"),
        (
            translated(Message("Menu", "{number}\u00a0%"), "{number} %"),
            "a space in front of % at which a line may break",
        ),
        (translated(Message("Menu", "95 %"), "95\u00a0%"), "a space in front of % at which a line may break"),
    ],
)
def test_what_is_wrong_with_a_translation_is_told(message: Message, fault: str) -> None:
    assert list(faults_of_message(message)) == [fault]


@pytest.mark.parametrize(
    "message",
    [
        translated(ONE, "Aseta {tile}"),
        translated(MANY, "laatta", "%n laattaa"),
        translated(Message("", "R && B"), "R && B"),
    ],
)
def test_a_good_translation_has_no_fault(message: Message) -> None:
    assert not list(faults_of_message(message))


def test_what_is_missing_and_what_is_left_over_is_told() -> None:
    found = list(faults_of("fi", catalogue(ONE), catalogue(translated(MANY, "%n laatta", "%n laattaa"))))
    assert found == [
        "fi: not in the catalogue: Tool: 'Lay {tile}'",
        "fi: no longer in the code: Tool: '%n tile(s)'",
    ]


def test_all_that_the_code_marks_is_known_so_that_nothing_is_overlooked() -> None:
    code = """
class Box:
    def show(self):
        self.label.setText(f"{self.tr('in braces')}")
        return self.tr(f"{self.number} tiles"), translate("Words", "%n roads", None, len(self.roads)), translate(c, t)
NAMES = {1: QT_TRANSLATE_NOOP("Words", "woods")}
"""
    assert [found[1:] for found in marked(ast.parse(code))] == [
        ("Box", "in braces"),
        ("Box", "… tiles"),
        ("Words", "%n roads"),
        ("Words", "woods"),
    ]


written = cache(lambda language: read(path_of(language)))
"""The catalogue of a language."""
LABORATORY = "LaboratoryWindow", "RunReportButton", "RunTrouble"
TABS = "ImprovementView", "ParView", "RunChartList", "RunComparison", "RunGames", "RunList", "RunTournament", "RunWorth"
PARTS = {"RunTournament": ["MachineList"]}
"""Widgets on a tab that have letters of their own."""
EITHER = {"&Start", "&Go on", "&Stop"}, {"P&lay without them", "P&lay with one more"}, {"&Stop", "Sto&p"}
"""Texts of which one is seen at a time, on a button or on two of which one can be pressed."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tab", TABS)
def test_letters_that_are_seen_together_in_the_laboratory_are_all_different(language: str, tab: str) -> None:
    contexts = {*LABORATORY, "RunPanel", tab, *PARTS.get(tab, ())}
    texts = written("de" if language == "en" else language)
    letters: dict[str, str] = {}
    for (context, source, _), message in texts.items():
        said = source if language == "en" else "".join(message.forms[:1])
        at = said.find("&")
        if context not in contexts or at < 0:
            continue
        other = letters.setdefault(said[at + 1].lower(), source)
        assert other == source or any({other, source} <= each for each in EITHER), (said, other)
