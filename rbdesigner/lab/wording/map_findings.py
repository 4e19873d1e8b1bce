"""Findings of the laboratory about a map, for a line on its sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from rbdesigner.engine.games.game import Game
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, Verdict
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.lab.wording.number_wording import decimal_words, lab_text
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import capitalised, listed
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.players.difficulty import NEAR, Difficulty, Par
from rbdesigner.players.story_wording import story_lines
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Findings, Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_FAIR = QT_TRANSLATE_NOOP("lab", "fair within {points} percentage points in %n games ({players})")
_UNFAIR = QT_TRANSLATE_NOOP("lab", "unfair by {points} percentage points in %n games ({players})")
add_plural(_FAIR, "fair within {points} percentage points in %n game ({players})")
add_plural(_UNFAIR, "unfair by {points} percentage points in %n game ({players})")
_PAR = QT_TRANSLATE_NOOP("lab", "par {points}, {level}")
_SHORT_PAR = QT_TRANSLATE_NOOP("lab", "par {points}")
_SHORT_FAIR, _SHORT_UNFAIR = QT_TRANSLATE_NOOP("lab", "fair"), QT_TRANSLATE_NOOP("lab", "unfair")
_STALE = QT_TRANSLATE_NOOP("lab", "{findings} (before the last change of the map)")
_LEVELS: Mapping[str, str] = {
    "easy": QT_TRANSLATE_NOOP("lab", "easy to reach"),
    "medium": QT_TRANSLATE_NOOP("lab", "fairly hard to reach"),
    "hard": QT_TRANSLATE_NOOP("lab", "hard to reach"),
}


def with_verdict(scenario: Scenario, verdict: Verdict, players: Sequence[str]) -> Findings:
    """The findings of a map with a clear verdict, besides what was known.

    ValueError if nothing is clear.
    """
    worst = verdict.worst
    if worst is None or not verdict.is_clear:
        raise ValueError("it is not yet known whether the homes are fair")
    known, is_fair = _known_findings(scenario), verdict.answer is FairnessAnswer.FAIR
    farthest = max(
        abs(end - verdict.even) for each in verdict.homes.standings for end in (each.share.low, each.share.high)
    )
    points = min(ceil(verdict.tolerance), ceil(farthest)) if is_fair else round(abs(worst.share.value - verdict.even))
    return Findings(known.hash, known.par, known.level, verdict.games, tuple(players), is_fair, points, known.extra)


def with_par(scenario: Scenario, par: Par) -> Findings:
    """The findings of a map with par, besides what was known."""
    known = _known_findings(scenario)
    fairness = known.games, known.players, known.fair, known.points
    return Findings(known.hash, par.points, par.difficulty.value, *fairness, known.extra)


def _known_findings(scenario: Scenario) -> Findings:
    """The findings of the map as it is, empty ones if those are of another one."""
    findings, now = scenario.properties.findings, scenario_hash(scenario)
    return findings if findings is not None and findings.hash == now else Findings(now)


def par_words(points: int, level: str) -> str:
    """Par with its level: ``par 260, hard to reach``."""
    return lab_text(_PAR, points=points, level=lab_text(_LEVELS[level]) if level in _LEVELS else "")


def short_findings(scenario: Scenario) -> str:
    """Word the findings in brief, ``par 260, fair``; empty without any, and where the map is another one by now."""
    findings = scenario.properties.findings
    if findings is None or findings.hash != scenario_hash(scenario):
        return ""
    parts = [lab_text(_SHORT_PAR, points=findings.par)] if findings.par is not None else []
    if findings.fair is not None:
        parts.append(lab_text(_SHORT_FAIR) if findings.fair else lab_text(_SHORT_UNFAIR))
    return listed(parts)


def findings_line(scenario: Scenario) -> str:
    """Word the findings in a line, empty without any.

    ``par 260, hard to reach; fair within 3 percentage points in 800 games (Medium)``, and where the map is another one
    by now, that they are from before.
    """
    findings = scenario.properties.findings
    if findings is None:
        return ""
    parts = []
    if findings.par is not None:
        parts.append(par_words(findings.par, findings.level))
    if findings.fair is not None:
        names = list(dict.fromkeys(map(machine_words, findings.players)))
        source = _FAIR if findings.fair else _UNFAIR
        parts.append(lab_text(source, findings.games, points=findings.points, players=listed(names)))
    line = listed(parts, ";")
    if line and findings.hash != scenario_hash(scenario):
        return lab_text(_STALE, findings=line)
    return line


_BEST = QT_TRANSLATE_NOOP(
    "lab", "Par is the best of %n plans of the solver (version {version}), not the limit of what is possible."
)
add_plural(_BEST, "Par is the best of %n plan of the solver (version {version}), not the limit of what is possible.")
_SEARCHES = QT_TRANSLATE_NOOP("lab", "Its %n searches come to {points} points; more of them may find more.")
add_plural(_SEARCHES, "Its %n search comes to {points} points; more of them may find more.")
_EASY = QT_TRANSLATE_NOOP(
    "lab", "The easy player comes to {points} points: the median of %n games, from {least} to {most}."
)
add_plural(_EASY, "The easy player comes to {points} points, in %n game.")
_MEDIUM = QT_TRANSLATE_NOOP(
    "lab", "The medium player comes to {points} points: the median of %n games, from {least} to {most}."
)
add_plural(_MEDIUM, "The medium player comes to {points} points, in %n game.")
_PAR_LEVELS = {
    Difficulty.EASY: QT_TRANSLATE_NOOP(
        "lab", "The easy player comes within {share}\u00a0% of par, so it is easy to reach."
    ),
    Difficulty.MEDIUM: QT_TRANSLATE_NOOP(
        "lab",
        "The medium player comes within {share}\u00a0% of par, the easy one does not, so it is fairly hard to reach.",
    ),
    Difficulty.HARD: QT_TRANSLATE_NOOP(
        "lab", "Neither of them comes within {share}\u00a0% of par, so it is hard to reach."
    ),
}
_CHAIN = QT_TRANSLATE_NOOP("lab", "The longest chain of goods in the best game: {goods}.")
_NO_CHAIN = QT_TRANSLATE_NOOP("lab", "Nothing is made in the best game.")
_TIGHT = QT_TRANSLATE_NOOP("lab", "The first turn that may not be idle: {turn}.")
_LOOSE = QT_TRANSLATE_NOOP("lab", "Any turn may be idle.")


def par_headline(par: Par) -> str:
    """Par and difficulty: ``Par 280, hard to reach``."""
    return capitalised(par_words(par.points, par.difficulty.value))


def par_sentences(par: Par) -> Iterator[str]:
    """Say how much work par is, why it is so difficult, and what the best game is."""
    yield lab_text(_BEST, par.plans, version=str(par.version))
    if len(par.searches) > 1:
        found = listed(map(number_text, sorted(par.searches, reverse=True)))
        yield lab_text(_SEARCHES, len(par.searches), points=found)
    yield _of_games(_EASY, par.easy, par.easy_games)
    yield _of_games(_MEDIUM, par.medium, par.medium_games)
    yield lab_text(_PAR_LEVELS[par.difficulty], share=round(100 * (1 - NEAR)))
    goods = listed(name(Good(good)) for good in par.chain)
    yield lab_text(_CHAIN, goods=goods) if goods else lab_text(_NO_CHAIN)
    yield lab_text(_LOOSE) if par.tight_turn is None else lab_text(_TIGHT, turn=par.tight_turn)


def par_story(scenario: Scenario, par: Par) -> list[str]:
    """Say turn by turn what the best game does, and what for."""
    return story_lines(Game.new(scenario, players=1).state, par.milestones, par.purposes)


def _of_games(source: str, median: float, games: Sequence[int]) -> str:
    points = number_text(int(median)) if median == int(median) else decimal_words(median)
    ends = {"least": number_text(min(games)), "most": number_text(max(games))}
    return lab_text(source, len(games), points=points, **ends)
