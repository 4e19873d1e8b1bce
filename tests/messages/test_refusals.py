"""The sentences of refusals: each code has them, with every value, in every language, and nothing is left unfilled."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from rbdesigner.engine.core.actions import KINDS
from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NEUTRAL, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.refusal import CATALOGUE, VALUES, Kind, Refusal
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.messages import phrases
from rbdesigner.messages.refusal_texts import SENTENCES
from rbdesigner.messages.refusals import refusal_phrase, refusal_sentence
from rbdesigner.rules.tables import Mixture, Site
from rbdesigner.tiles import Terrain
from tests.engine.small_game import SmallGame
from tests.messages.languages import spoken, translators

CONTEXTS = frozenset(("refusals", "things", "nouns", "counts", "lists", "directions", "doings", "phases", "moments"))
LANGUAGES = translators(CONTEXTS)


def small() -> SmallGame:
    """A map with every kind of spot, and every kind of transporter on it; the second player has a name."""
    w = SmallGame(
        "0,0 pasture 0-3; 1,0 woods 1; 0,1 rock 0-1 3-4; 3,0 sea; 2,0 pasture 1-4; 2,-1 sea; 3,-1 sea; 4,0 rock 0 2 4; "
        "5,0 mountain 0-2-4",
        players=3,
    )
    w.state.terms = replace(w.state.terms, names=("", "Ada", ""))
    for kind in TRANSPORTERS:
        w.state.place_transporter(TRANSPORTERS.index(kind), 0, w.spot("1,0"))
    return w


COUNTS = [((good, count),) for good in range(len(GOODS)) for count in (1, 2)]
WITHOUT_BUILDING = ("upgrade-kind", "not-researched", "pair-disturbed")
"""Codes that may be about no building."""
FOREIGN: list[object] = [0, 7, 10**5000, "text", None, True, 1.5, (1, 2), {}]


def samples(w: SmallGame, kind: Kind) -> Sequence[Any]:
    """Values of a kind, of each sort one."""
    topology, transporters = w.state.topology, range(len(w.state.kinds))
    spots = [spot for spot in range(len(topology.spot_tiles)) if w.state.root[spot] == spot]
    return {
        Kind.TRANSPORTER: transporters,
        Kind.TRANSPORTERS: [(), (0,), (0, 1, 2)],
        Kind.PLAYER: [0, 1, 2, NEUTRAL, NONE],
        Kind.ACTING: [(0,), (0, 1, 2), ()],
        Kind.PARTNERS: [(0,), (1, 1, 2), ()],
        Kind.HOLDER: [*spots, *(~one for one in transporters)],
        Kind.SPOT: [*spots],
        Kind.SPOTS: [(spots[0],), tuple(spots)],
        Kind.TILE: range(len(topology.places)),
        Kind.BORDER: range(len(topology.border_edges)),
        Kind.SITE: range(len(topology.sites)),
        Kind.EDGE: range(len(topology.edge_keys)),
        Kind.GOOD: range(len(GOODS)),
        Kind.COUNTS: [*COUNTS, ((0, 2), (1, 1)), ()],
        Kind.NEEDS: [*COUNTS, ((0, 2), (1, 1)), 1, 5],
        Kind.BUILDING: range(len(BUILDINGS)),
        Kind.BUILDINGS: [(code,) for code in range(len(BUILDINGS))] + [(3, 4)],
        Kind.SUBJECT: range(len(SUBJECTS)),
        Kind.TRANSPORTER_KIND: range(len(TRANSPORTERS)),
        Kind.TERRAIN: list(Terrain),
        Kind.GROUND: list(Site),
        Kind.MIXTURE: [Mixture(3, 3), Mixture(1, 0), None],
        Kind.MIXTURES: [(Mixture(3, 3),), (Mixture(3, 3), Mixture(2, 0), Mixture(0, 1))],
        Kind.ACTION: KINDS,
        Kind.PHASES: [(Phase.SETUP,), tuple(Phase)],
        Kind.STAGE: list(Stage),
        Kind.MOMENT: [(phase, stage) for phase in Phase for stage in Stage],
        Kind.FOREIGN: FOREIGN,
        Kind.ELEMENT: ["land", "water"],
        Kind.DISTANCE: [1, 5],
        Kind.NUMBER: [0, 1, 7],
    }[kind]


def refusals(w: SmallGame, code: str) -> Iterator[Refusal]:
    """Refusals of a code, in which each value is once each of its samples."""
    fields = [key.partition("/")[2] for key in SENTENCES if key.startswith(f"{code}/")]
    every = {
        name: fields if VALUES[name] is Kind.FIELD else samples(w, VALUES[name]) for name in CATALOGUE[code].values
    }
    if code in WITHOUT_BUILDING:
        every["building"] = [*every["building"], NONE]
    usual = {name: values[0] for name, values in every.items()}
    yield Refusal(code, usual)
    if code == "goods-lacking":
        yield from (Refusal(code, {"needed": all_of_it, "missing": all_of_it}) for all_of_it in every["needed"])
    for name, values in every.items():
        for value in values:
            given = {**usual, name: value}
            if given.get("field") == "figures":
                given["value"] = (0, 0)
            yield Refusal(code, given)


UNFILLED = re.compile(r"[{}|]|%n|Phrase|Listing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_is_told_with_every_value_in_every_language(language: str) -> None:
    w = small()
    with spoken(LANGUAGES[language]):
        for refusal in (refusal for code in CATALOGUE for refusal in refusals(w, code)):
            told = refusal_sentence(w.state, refusal)
            assert not UNFILLED.search(told), (refusal, told)
            assert told.endswith("."), (refusal, told)
            assert told[0] == told[0].upper(), (refusal, told)


def test_no_sentence_is_left_over() -> None:
    w = small()
    met = {refusal_phrase(w.state, refusal).source for code in CATALOGUE for refusal in refusals(w, code)}
    assert {text if isinstance(text, str) else text.many for text in SENTENCES.values()} == met


@pytest.mark.parametrize("code", SENTENCES)
def test_a_sentence_names_nothing_that_its_refusal_does_not_tell(code: str) -> None:
    text = SENTENCES[code]
    parts = phrases.parsed_forms(text if isinstance(text, str) else text.many)[""]
    assert {name for _, name, _ in parts if name} <= {*CATALOGUE[code.partition("/")[0]].values, "things"}


def test_a_language_puts_things_into_the_forms_that_its_sentences_ask_for() -> None:
    finnish = {
        "There is no goose {spot:in}.": "Hanhea ei ole {spot:inessive}.",
        "the river of {tile}|in:in the river of {tile}|part:river": "joki {tile}|inessive:joessa {tile}",
        "%n tiles": "%n laattaa",
    }
    w = small()
    with spoken(lambda _context, source, _number: finnish.get(source, source)):
        assert (
            refusal_sentence(w.state, Refusal("no-goose", {"spot": w.spot("0,0~0")})) == "Hanhea ei ole joessa (0, 0)."
        )
    assert refusal_sentence(w.state, Refusal("no-goose", {"spot": w.spot("0,0~0")})) == (
        "There is no goose in the river of (0, 0)."
    )


def test_a_name_with_braces_is_told_as_it_is() -> None:
    w = SmallGame("0,0 pasture")
    w.state.terms = replace(w.state.terms, names=("{tile}", "%n|in:x"))
    refusal = Refusal("not-your-turn", {"player": 0, "acting": (1,)})
    assert refusal_sentence(w.state, refusal) == "It is not for {tile} to act now, but for %n|in:x."
