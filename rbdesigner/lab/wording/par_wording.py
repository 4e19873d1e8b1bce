"""Par of a solo game in words, with how much it is from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.lab.wording.map_findings import par_words
from rbdesigner.lab.wording.number_wording import decimal_words, lab_text
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import capitalised, listed
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.players.difficulty import NEAR, Difficulty, Par
from rbdesigner.rules.tables import Good
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_BEST = QT_TRANSLATE_NOOP(
    "lab", "Par is the best of %n plans of the solver (version {version}), no bound of what is possible."
)
add_plural(_BEST, "Par is the best of %n plan of the solver (version {version}), no bound of what is possible.")
_EASY = QT_TRANSLATE_NOOP(
    "lab", "The easy player comes to {points} points: the median of %n games, from {least} to {most}."
)
add_plural(_EASY, "The easy player comes to {points} points, in %n game.")
_MEDIUM = QT_TRANSLATE_NOOP(
    "lab", "The medium player comes to {points} points: the median of %n games, from {least} to {most}."
)
add_plural(_MEDIUM, "The medium player comes to {points} points, in %n game.")
_LEVELS = {
    Difficulty.EASY: QT_TRANSLATE_NOOP("lab", "The easy player comes within {share}\u00a0% of par, so it is easy."),
    Difficulty.MEDIUM: QT_TRANSLATE_NOOP(
        "lab", "The medium player comes within {share}\u00a0% of par, the easy one does not, so it is medium."
    ),
    Difficulty.HARD: QT_TRANSLATE_NOOP("lab", "Neither of them comes within {share}\u00a0% of par, so it is hard."),
}
_CHAIN = QT_TRANSLATE_NOOP("lab", "The longest chain of goods in the best game: {goods}.")
_NO_CHAIN = QT_TRANSLATE_NOOP("lab", "Nothing is made in the best game.")
_TIGHT = QT_TRANSLATE_NOOP("lab", "The first turn that may not be idle: {turn}.")
_LOOSE = QT_TRANSLATE_NOOP("lab", "Any turn may be idle.")


def par_headline(par: Par) -> str:
    """Par and difficulty: ``Par 280, hard``."""
    return capitalised(par_words(par.points, par.difficulty.value))


def par_sentences(par: Par) -> Iterator[str]:
    """Say how much work par is, why it is so difficult, and what the best game is."""
    yield lab_text(_BEST, par.plans, version=str(par.version))
    yield _of_games(_EASY, par.easy, par.easy_games)
    yield _of_games(_MEDIUM, par.medium, par.medium_games)
    yield lab_text(_LEVELS[par.difficulty], share=round(100 * (1 - NEAR)))
    goods = listed(name(Good(good)) for good in par.chain)
    yield lab_text(_CHAIN, goods=goods) if goods else lab_text(_NO_CHAIN)
    yield lab_text(_LOOSE) if par.tight_turn is None else lab_text(_TIGHT, turn=par.tight_turn)


def _of_games(source: str, median: float, games: Sequence[int]) -> str:
    points = number_text(int(median)) if median == int(median) else decimal_words(median)
    ends = {"least": number_text(min(games)), "most": number_text(max(games))}
    return lab_text(source, len(games), points=points, **ends)
