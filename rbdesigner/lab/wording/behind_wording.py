"""Sentences on homes that are far behind their tables, with what of the land is the reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.statistics.behind import BEHIND, HomeBehind
from rbdesigner.lab.wording.number_wording import lab_text
from rbdesigner.lab.wording.verdict_wording import home_title, land_reasons
from rbdesigner.messages.phrases import Phrase, sentence
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.prediction.expectation import expected
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_BEHIND = QT_TRANSLATE_NOOP(
    "lab", "In %n games out of {games}, {home} has less than {share}\u00a0% of the median points of its table."
)
add_plural(_BEHIND, "In %n game out of {games}, {home} has less than {share}\u00a0% of the median points of its table.")
_NO_REASON = QT_TRANSLATE_NOOP("lab", "The land shows no reason for that.")


def behind_lines(facts: MapFacts, players: Sequence[str], behind: Iterable[HomeBehind], games: int) -> list[str]:
    """Say in how many games each home was far behind its table, and how its land is worse: a line for each.

    Where players differ, or somebody plays at random, that tells nothing of the map.
    """
    if len(set(players)) != 1 or players[0].partition(":")[0] == "random":
        return []
    return [" ".join(_of_home(facts, home, games)) for home in behind]


def _of_home(facts: MapFacts, home: HomeBehind, games: int) -> list[str]:
    values = {"home": home_title(facts, home.at), "games": number_text(games), "share": round(100 * BEHIND)}
    reasons = reasons_behind(facts, home.at) or [lab_text(_NO_REASON)]
    return [sentence(Phrase("lab", _BEHIND, values, home.games)), *reasons]


def reasons_behind(facts: MapFacts, at: tuple[int, int]) -> list[str]:
    """Say in what the land of a home is worse than that of others; nothing if it is as good as that of most.

    Hardly any home is the best in everything, so a difference alone is no reason.
    """
    expectation = expected(facts)
    if expectation is None:
        return []
    usual = median(home.wins.value for home in expectation.homes)
    is_worse = any(tuple(home.at) == tuple(at) and home.wins.value < usual for home in expectation.homes)
    return land_reasons(facts, at) if is_worse else []
