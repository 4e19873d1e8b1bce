"""Deliveries are told in whole sentences, with places in the case that each language asks for."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import BOARDS, NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.messages.tile_note import tile_note
from rbdesigner.play.delivery.delivery import Consignment, Delivery
from rbdesigner.play.wording.delivery_wording import delivery_text
from tests.engine.small_game import SmallGame
from tests.messages.languages import spoken, translators

LANGUAGES = translators(
    frozenset(("delivery", "wording", "things", "nouns", "counts", "lists", "directions", "tile_note"))
)


@pytest.mark.parametrize(
    ("language", "taken", "fetched", "crossed"),
    [
        (
            "en",
            "Donkey 1 takes 2 boards to (1, 0)",
            "Donkey 1 fetches 2 boards from (1, 0)",
            "2 boards cross to (1, 0)",
        ),
        ("it", "Asino 1 porta 2 assi a (1, 0)", "Asino 1 prende 2 assi da (1, 0)", "Passaggio di 2 assi a (1, 0)"),
        (
            "fi",
            "Aasi 1 vie 2 lautaa laatalle (1, 0)",
            "Aasi 1 noutaa 2 lautaa laatalta (1, 0)",
            "2 lautaa siirtyy laatalle (1, 0)",
        ),
        (
            "de",
            "Esel 1 bringt 2 Bretter nach (1, 0)",
            "Esel 1 holt 2 Bretter von (1, 0)",
            "Übersetzen nach (1, 0): 2 Bretter",
        ),
    ],
)
def test_where_goods_go_and_come_from_has_its_case(language: str, taken: str, fetched: str, crossed: str) -> None:
    small = SmallGame("0,0 pasture; 1,0 woods", Phase.MOVEMENT)
    donkey = small.put("donkey", "0,0")
    here, there = small.spot("0,0"), small.spot("1,0")
    with spoken(LANGUAGES[language]):
        for consignment, target, mover, points, told in (
            (Consignment(BOARDS, here), there, donkey, 1, taken),
            (Consignment(BOARDS, there), ~donkey, donkey, 1, fetched),
            (Consignment(BOARDS, here), there, NONE, 0, crossed),
        ):
            delivery = Delivery(target, (), 2, mover, points=points, points_before=2)
            assert delivery_text(small.state, consignment, delivery).startswith(told)


def test_a_note_says_on_which_bank_things_lie_in_the_language() -> None:
    small = SmallGame("0,0 pasture 1-4; 1,0 woods")
    small.goods("0,0/0", boards=1)
    with spoken(LANGUAGES["fi"]):
        assert "1 lauta laatan (0, 0) rannalla (luode)" in tile_note(small.state, small.tile("0,0"))
