"""The expectation of the homes of a map in words: shares, fairness, and what moves them most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rbdesigner.analysis.fact_wording import home_name
from rbdesigner.analysis.facts import Goal, HomeFacts, MapFacts
from rbdesigner.hexes import Hex
from rbdesigner.messages.phrases import Listing, Phrase, as_sentence, sentence, text
from rbdesigner.messages.translation import add_plural
from rbdesigner.prediction.expectation import Expectation, Range, Reason, expected
from rbdesigner.prediction.home_signs import PLANNED
from rbdesigner.prediction.sign_texts import SIGN_TEXTS
from rbdesigner.tiles import Terrain
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MOST_REASONS = 8
"""The number of reasons that are told as sentences."""
_WINS = QT_TRANSLATE_NOOP("expectation", "Expected wins in 100 games: {homes}.")
_SHARE = QT_TRANSLATE_NOOP("expectation", "{home} {range}")
_RANGE = QT_TRANSLATE_NOOP("expectation", "{value} ({low} to {high})")
_FAIRNESS = QT_TRANSLATE_NOOP("expectation", "Fairness {number} of 100.")
_BY_FACTS = QT_TRANSLATE_NOOP("expectation", "Fairness {number} of 100, by facts alone.")
_SHORT = QT_TRANSLATE_NOOP("expectation", "fairness {number}")
_SHORT_BY_FACTS = QT_TRANSLATE_NOOP("expectation", "fairness {number} by facts alone")
_OTHER_FAIRNESS = QT_TRANSLATE_NOOP("expectation", "Fairness {before} → {after} of 100.")
_OTHER_BY_FACTS = QT_TRANSLATE_NOOP("expectation", "Fairness {before} → {after} of 100, by facts alone.")
_OTHER_WINS = QT_TRANSLATE_NOOP("expectation", "{home} {before} → {after}")
_UNKNOWN = QT_TRANSLATE_NOOP("expectation", "Fairness is told of two to six homes on land.")
_MORE = QT_TRANSLATE_NOOP("expectation", "{reason}: +%n wins.")
_FEWER = QT_TRANSLATE_NOOP("expectation", "{reason}: −%n wins.")
add_plural(_MORE, "{reason}: +%n win.")
add_plural(_FEWER, "{reason}: −%n win.")


class ToldReason(NamedTuple):
    """Something that moves the expectation of a home, by its number, in words.

    ``reason`` is a sentence that names it, ``sentence`` also tells how much it moves. ``points`` are percentage points
    of the share of wins, all of the ``signs`` that the sentence tells; ``places`` are where it is seen.
    """

    home: int
    reason: str
    sentence: str
    points: float
    signs: tuple[str, ...]
    places: tuple[Hex, ...]


def fairness_number(fairness: float) -> int:
    """The fairness as it is shown: 100 only if the homes are really equal."""
    return int(fairness)


def fairness_words(fairness: float, *, is_planned: bool) -> str:
    """The fairness in a few words, and whether facts alone tell it."""
    return str(Phrase("expectation", _SHORT if is_planned else _SHORT_BY_FACTS, {"number": fairness_number(fairness)}))


def fairness_sentence(expectation: Expectation | None) -> str:
    """How fair the homes are to each other, and whether facts alone tell it."""
    if expectation is None:
        return str(Phrase("expectation", _UNKNOWN))
    frame = _FAIRNESS if expectation.is_planned else _BY_FACTS
    return str(Phrase("expectation", frame, {"number": fairness_number(expectation.fairness)}))


def range_text(share: Range) -> str:
    """A share with its interval: ``52 (46 to 58)``."""
    value, low, high = map(round, share)
    return str(Phrase("expectation", _RANGE, {"value": value, "low": low, "high": high}))


def wins_sentence(facts: MapFacts, expectation: Expectation) -> str:
    """How many of 100 games each home is expected to win."""
    homes = [
        Phrase("expectation", _SHARE, {"home": home_name(home.name), "range": range_text(each.wins)})
        for home, each in zip(facts.homes, expectation.homes, strict=True)
    ]
    return sentence(Phrase("expectation", _WINS, {"homes": Listing(homes)}))


def change_sentences(facts: MapFacts, before: Expectation, after: Expectation) -> list[str]:
    """How another version of a map has changed what is expected; nothing if no number that is shown differs.

    ``facts`` are those after the change, and either both are planned or none is. Homes are compared where both versions
    have the same.
    """
    found = []
    was, now = fairness_number(before.fairness), fairness_number(after.fairness)
    if was != now:
        frame = _OTHER_FAIRNESS if after.is_planned else _OTHER_BY_FACTS
        found.append(str(Phrase("expectation", frame, {"before": was, "after": now})))
    wins = {home.at: round(home.wins.value) for home in before.homes}
    pairs = [(home.at, wins.get(home.at), round(home.wins.value)) for home in after.homes]
    if len(wins) == len(pairs) and all(old is not None for _, old, _ in pairs) and any(o != n for _, o, n in pairs):
        names = {home.at: home_name(home.name) for home in facts.homes}
        moved = [
            Phrase("expectation", _OTHER_WINS, {"home": names[at], "before": old, "after": new})
            for at, old, new in pairs
            if old is not None and old != new
        ]
        found.append(sentence(Phrase("expectation", _WINS, {"homes": Listing(moved)})))
    return found


def told_reasons(facts: MapFacts, expectation: Expectation) -> list[ToldReason]:
    """The reasons that move the expectation of homes most, the strongest first and alone of all that say the same.

    After that comes the land by which plans make more or fewer points, as far as facts show it.
    """
    homes = range(len(facts.homes))
    found = _strongest(told for number in homes for told in _of_home(facts, expectation, number))
    land = _strongest(told for number in homes for told in _of_land(facts, expectation, number))
    return [*found.values(), *(told for about, told in land.items() if about not in found)]


def reasons_of_home(facts: MapFacts, expectation: Expectation, number: int) -> list[ToldReason]:
    """The same for one home."""
    found = _strongest(_of_home(facts, expectation, number))
    land = _strongest(_of_land(facts, expectation, number))
    return [*found.values(), *(told for about, told in land.items() if about not in found)]


def _strongest(reasons: Iterable[ToldReason]) -> dict[str, ToldReason]:
    """The strongest reason by what it is about, in order; of two homes one gains what the other loses: the gain."""
    found: dict[str, ToldReason] = {}
    for told in sorted(reasons, key=lambda told: (-abs(round(told.points)), told.points < 0)):
        found.setdefault(min(SIGN_TEXTS[told.signs[0]]), told)
    return found


def _of_home(facts: MapFacts, expectation: Expectation, number: int) -> Iterator[ToldReason]:
    """The reasons that move it by a win in 100 games or more; signs with the same sentence are told together."""
    sources: dict[str, list[Reason]] = defaultdict(list)
    for reason in expectation.homes[number].reasons:
        sources[_source(reason.sign, reason.value)].append(reason)
    home = facts.homes[number]
    for source, reasons in sources.items():
        points = sum(reason.points for reason in reasons)
        if round(points):
            said = _sign_phrase(source, home)
            frame = _MORE if points > 0 else _FEWER
            words = sentence(Phrase("expectation", frame, {"reason": said}, abs(round(points))))
            signs = tuple(reason.sign for reason in reasons)
            places = dict.fromkeys((home.at, *(at for sign in signs for at in sign_places(home, sign))))
            yield ToldReason(number, as_sentence(text(said)), words, points, signs, tuple(places))


def _of_land(facts: MapFacts, expectation: Expectation, number: int) -> Iterator[ToldReason]:
    """The land that speaks as plans do, which know no reasons: by facts alone, so without its wins."""
    planned = sum(reason.points for reason in expectation.homes[number].reasons if reason.sign == PLANNED)
    by_facts = expected(facts) if round(planned) else None
    for told in _of_home(facts, by_facts, number) if by_facts is not None else ():
        if told.points * planned > 0:
            yield told._replace(sentence=told.reason)


def sign_sentence(home: HomeFacts, sign: str, value: float) -> str:
    """How a home differs from others in a sign, in a sentence."""
    return as_sentence(text(_sign_phrase(_source(sign, value), home)))


def _source(sign: str, value: float) -> str:
    texts = SIGN_TEXTS[sign]
    return texts.more if value > 0 else texts.less


def _sign_phrase(source: str, home: HomeFacts) -> Phrase:
    return Phrase("signs", source, {"home": home_name(home.name)})


def sign_places(home: HomeFacts, sign: str) -> tuple[Hex, ...]:
    """The places where a sign of a home is seen, besides the home itself."""
    match sign.split("-"):
        case "way", goal, rank:
            return _nearest(home, Goal(goal), int(rank))
        case ("lead", terrain) | ("soon", terrain, _):
            return _nearest(home, Goal(terrain), 1)
        case "first", "all":
            return tuple(sorted(at for places in home.firsts.values() for at in places))
        case "first", terrain:
            return home.firsts[Terrain(terrain)]
        case ["room"]:
            return home.land[1].room
        case ["contested"]:
            return home.land[1].contested
        case "contact", *_:
            return _nearest(home, Goal.HOME, 1)
    return ()


def _nearest(home: HomeFacts, goal: Goal, rank: int) -> tuple[Hex, ...]:
    ways = home.ways[goal]
    return ways[rank - 1].places if len(ways) >= rank else ()
