"""Findings of the laboratory about a map, for a line on its sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, Verdict
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.lab.wording.number_wording import lab_text
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import add_plural
from rbdesigner.players.difficulty import Par
from rbdesigner.scenario.model import Findings, Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_FAIR = QT_TRANSLATE_NOOP("lab", "fair within {points} percentage points in %n games of {players}")
_UNFAIR = QT_TRANSLATE_NOOP("lab", "unfair by {points} percentage points in %n games of {players}")
add_plural(_FAIR, "fair within {points} percentage points in %n game of {players}")
add_plural(_UNFAIR, "unfair by {points} percentage points in %n game of {players}")
_PAR = QT_TRANSLATE_NOOP("lab", "par {points}, {level}")
_SHORT_PAR = QT_TRANSLATE_NOOP("lab", "par {points}")
_SHORT_FAIR, _SHORT_UNFAIR = QT_TRANSLATE_NOOP("lab", "fair"), QT_TRANSLATE_NOOP("lab", "unfair")
_STALE = QT_TRANSLATE_NOOP("lab", "{findings} (before the last change of the map)")
_LEVELS: Mapping[str, str] = {
    "easy": QT_TRANSLATE_NOOP("lab", "easy"),
    "medium": QT_TRANSLATE_NOOP("lab", "medium"),
    "hard": QT_TRANSLATE_NOOP("lab", "hard"),
}


def with_verdict(scenario: Scenario, verdict: Verdict, players: Sequence[str]) -> Findings:
    """The findings of a map with a clear verdict, besides what was known.

    ValueError if nothing is clear.
    """
    worst = verdict.worst
    if worst is None or not verdict.is_clear:
        raise ValueError("it is not yet known whether the homes are fair")
    known, is_fair = _known(scenario), verdict.answer is FairnessAnswer.FAIR
    farthest = max(
        abs(end - verdict.even) for each in verdict.homes.standings for end in (each.share.low, each.share.high)
    )
    points = min(ceil(verdict.tolerance), ceil(farthest)) if is_fair else round(abs(worst.share.value - verdict.even))
    return Findings(known.hash, known.par, known.level, verdict.games, tuple(players), is_fair, points, known.extra)


def with_par(scenario: Scenario, par: Par) -> Findings:
    """The findings of a map with par, besides what was known."""
    known = _known(scenario)
    fairness = known.games, known.players, known.fair, known.points
    return Findings(known.hash, par.points, par.difficulty.value, *fairness, known.extra)


def _known(scenario: Scenario) -> Findings:
    """The findings of the map as it is, empty ones if those are of another one."""
    findings, now = scenario.properties.findings, scenario_hash(scenario)
    return findings if findings is not None and findings.hash == now else Findings(now)


def par_words(points: int, level: str) -> str:
    """Par with its level: ``par 260, hard``."""
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

    ``par 260, hard; fair within 3 percentage points in 800 games of Medium``, and where the map is another one by now,
    that they are from before.
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
