"""What records are made of is told in the language that is read, though files have it in English."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import COINS, GOLD, NGOODS, STOCK
from rbdesigner.engine.mechanics.scoring import Score
from rbdesigner.messages.result_wording import breakdown, breakdown_of_record, holder_of_record
from rbdesigner.scenario.model import Record
from tests.messages.languages import spoken, translators

WORDS = {
    "en": "2 stock 240, 1 coin 40, 4 gold 40, wonder 20",
    "de": "2 Aktien 240, 1 Münze 40, 4 Gold 40, Wunder 20",
    "fi": "2 arvopaperia 240, 1 kolikko 40, 4 kultaa 40, ihme 20",
    "it": "2 azioni 240, 1 moneta 40, 4 oro 40, meraviglia 20",
}

CONTEXTS = frozenset({"counts", "result", "wording"})


def told(text: str) -> str:
    return breakdown_of_record(Record(340, text))


@pytest.mark.parametrize("language", WORDS)
def test_a_breakdown_is_told_in_every_language(language: str) -> None:
    points = [0] * NGOODS
    points[STOCK], points[COINS], points[GOLD] = 240, 40, 40
    kept = breakdown(Score(0, tuple(points), (20,)), "wonder")
    assert kept == WORDS["en"]
    with spoken(translators(CONTEXTS)[language]):
        assert told(kept) == WORDS[language]


@pytest.mark.parametrize("text", ["", "two stock and luck", "2 stock 240, more", "x stock 240", "2 stock", "2 geese 9"])
def test_a_breakdown_in_other_words_is_told_as_it_is(text: str) -> None:
    assert told(text) == text


def test_our_solver_is_named_in_every_language_and_others_as_they_are() -> None:
    solver, other = Record(340, holder="solver 5", machine=True), Record(340, holder="Robo 2", machine=True)
    assert holder_of_record(solver) == "solver 5 (machine)"
    with spoken(translators(CONTEXTS)["de"]):
        assert holder_of_record(solver) == "Löser 5 (Maschine)"
        assert holder_of_record(other) == "Robo 2 (Maschine)"
        assert holder_of_record(Record(340, holder="solver 5")) == "solver 5"
