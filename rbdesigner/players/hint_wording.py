"""Hints in the language of the window: what is to be done, and what for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import Topology
from rbdesigner.messages import things
from rbdesigner.messages.phrases import Phrase, Value, capitalised, game_text
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.messages.translation import add_plural
from rbdesigner.play.errands import mover_of
from rbdesigner.play.wording.errand_wording import errand_text
from rbdesigner.players.hint import Aim, AimKind, Decision, Hint
from rbdesigner.rules.tables import BIG_MINE, MIXTURES, NEW_MINE, SPECIALISED_MINES
from rbdesigner.translatable import QT_TRANSLATE_NOOP


class HintLine(NamedTuple):
    """A line of a hint: what is done, and what for, which may be empty."""

    text: str
    reason: str


def hint_lines(state: GameState, hint: Hint) -> list[HintLine]:
    """A line for all that a transporter does for one thing, in the order of doing."""
    later, lines = state.copy(), []
    for errand in _errands(hint.steps):
        done = errand_text(later, [step.action for step in errand])
        lines.append(HintLine(capitalised(done), hint_reason(state, *_reason(errand))))
    return lines


def _errands(steps: Sequence[Decision]) -> Iterator[Sequence[Decision]]:
    """All that one transporter does on end for one thing, be it done first or in the end."""
    errand: list[Decision] = []
    for _, group in groupby(steps, lambda step: (mover_of(step.action), step.aim, step.goal)):
        further = list(group)
        if errand and not _goes_on(errand[-1], further[0]):
            yield errand
            errand = []
        errand += further
    if errand:
        yield errand


def _goes_on(last: Decision, step: Decision) -> bool:
    """Whether a step is of the same errand as the last one before it."""
    mover = mover_of(step.action)
    if mover == NONE or mover != mover_of(last.action) or last.aim is None or step.aim is None:
        return False
    return step.aim == last.aim or (step.goal or step.aim) == (last.goal or last.aim)


def _reason(errand: Sequence[Decision]) -> tuple[Aim | None, Aim | None]:
    """The purpose of most of an errand; of two that serve as much of it, the one that tells its end, too."""
    purposes = Counter((step.aim, step.goal) for step in errand)
    return max(purposes, key=lambda purpose: (purposes[purpose], purpose[1] is not None))


def hint_reason(state: GameState, aim: Aim | None, goal: Aim | None) -> str:
    """The purpose of an action.

    ``for a mint on the woods at (1, 0) by turn 6, and that for 1 stock by turn 14``.
    """
    if aim is None:
        return ""
    first = _purpose(state, aim)
    if goal is None:
        return str(first)
    then = QT_TRANSLATE_NOOP("hint", "{aim}, and that {goal}")
    return game_text(then, context="hint", aim=first, goal=_purpose(state, goal))


_PURPOSES = {
    AimKind.BUILD: QT_TRANSLATE_NOOP("hint", "for {building:a} {spot:in} by turn {turn}"),
    AimKind.MINE: QT_TRANSLATE_NOOP("hint", "for a mine {spot:in} by turn {turn}"),
    AimKind.ROAD: QT_TRANSLATE_NOOP("hint", "for a road {spot:in} by turn {turn}"),
    AimKind.BRIDGE: QT_TRANSLATE_NOOP("hint", "for a bridge {spot:in} by turn {turn}"),
    AimKind.DEMOLITION: QT_TRANSLATE_NOOP("hint", "to demolish a wall {spot:in} by turn {turn}"),
    AimKind.PASSAGE: QT_TRANSLATE_NOOP("hint", "to set a transporter down {spot:in} in turn {turn}"),
    AimKind.FEED: QT_TRANSLATE_NOOP("hint", "for the {building} {spot:in}, there by turn {turn}"),
    AimKind.MAKE: QT_TRANSLATE_NOOP("hint", "for {goods} by turn {turn}"),
    AimKind.LAUNCH: QT_TRANSLATE_NOOP("hint", "for {kind:a} {spot:in} by turn {turn}"),
    AimKind.BREED: QT_TRANSLATE_NOOP("hint", "for a new donkey {spot:in} in turn {turn}"),
    AimKind.PASTURE: QT_TRANSLATE_NOOP("hint", "for geese that breed {spot:in} from turn {turn} on"),
    AimKind.HERD: QT_TRANSLATE_NOOP("hint", "for a herd of geese {spot:in} until turn {turn}"),
    AimKind.RESEARCH: QT_TRANSLATE_NOOP("hint", "for research {spot:in} in turn {turn}: {subject}"),
    AimKind.SHAFT: QT_TRANSLATE_NOOP("hint", "for a new shaft {spot:in} by turn {turn}"),
    AimKind.BRICKS: QT_TRANSLATE_NOOP("hint", "for %n bricks of the wonder in turn {turn}"),
    AimKind.IRRIGATION: QT_TRANSLATE_NOOP("hint", "for the irrigation of the deserts by turn {turn}"),
    AimKind.GUARD: QT_TRANSLATE_NOOP("hint", "to keep others from what is worth points"),
    AimKind.INPUTS: QT_TRANSLATE_NOOP("hint", "to keep others from what the {building} uses"),
    AimKind.KEEP: QT_TRANSLATE_NOOP("hint", "to have {goods} aboard at the end of the game"),
    AimKind.GAIN: QT_TRANSLATE_NOOP("hint", "worth about {points} in the end"),
}
add_plural("for %n bricks of the wonder in turn {turn}", "for %n brick of the wonder in turn {turn}")
_GOLD, _IRON = SPECIALISED_MINES
_OF_MIXTURES = {
    (AimKind.MINE, _GOLD): QT_TRANSLATE_NOOP("hint", "for a gold mine {spot:in} by turn {turn}"),
    (AimKind.MINE, _IRON): QT_TRANSLATE_NOOP("hint", "for an iron mine {spot:in} by turn {turn}"),
    (AimKind.MINE, BIG_MINE): QT_TRANSLATE_NOOP("hint", "for a big mine {spot:in} by turn {turn}"),
    (AimKind.SHAFT, _GOLD): QT_TRANSLATE_NOOP("hint", "for a new gold shaft {spot:in} by turn {turn}"),
    (AimKind.SHAFT, _IRON): QT_TRANSLATE_NOOP("hint", "for a new iron shaft {spot:in} by turn {turn}"),
    (AimKind.SHAFT, BIG_MINE): QT_TRANSLATE_NOOP("hint", "for a big new shaft {spot:in} by turn {turn}"),
}
"""The purposes of mines and shafts that are not of the usual mixture."""

_BRIDGE = QT_TRANSLATE_NOOP("hint", "for a bridge over {site} by turn {turn}")


def _only_site(topology: Topology, bank: int) -> int:
    """The site of a bridge from a bank; NONE if there are several or none."""
    sites = [site for site in topology.sites_of[topology.spot_tiles[bank]] if bank in topology.sites[site].regions]
    return sites[0] if len(sites) == 1 else NONE


def _purpose(state: GameState, aim: Aim) -> Phrase:
    values: dict[str, Value] = {"turn": aim.turn}
    if aim.spot != NONE:
        values["spot"] = things.spot(state, aim.spot)
    match aim.kind:
        case AimKind.BUILD | AimKind.FEED | AimKind.INPUTS:
            values["building"] = things.building(aim.what)
        case AimKind.MAKE | AimKind.KEEP:
            values["goods"] = things.count(aim.what, aim.number)
        case AimKind.LAUNCH:
            values["kind"] = things.kind(aim.what)
        case AimKind.RESEARCH:
            values["subject"] = things.subject(aim.what)
        case AimKind.GAIN:
            values["points"] = points_text(aim.what)
        case AimKind.BRIDGE if (site := _only_site(state.topology, aim.spot)) != NONE:
            values["site"] = things.site(state.topology, site)
            return Phrase("hint", _BRIDGE, values)
    if aim.kind in (AimKind.MINE, AimKind.SHAFT) and MIXTURES[aim.what] != NEW_MINE:
        return Phrase("hint", _OF_MIXTURES[aim.kind, MIXTURES[aim.what]], values)
    return Phrase("hint", _PURPOSES[aim.kind], values, aim.number if aim.kind is AimKind.BRICKS else None)
