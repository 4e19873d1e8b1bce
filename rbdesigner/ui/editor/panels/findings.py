"""Sentences about a map for the panel of facts, and the edit that one of them may suggest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from rbdesigner.analysis.fact_wording import nearly_sentence, shortcut_sentence, symmetry_sentence, way_of
from rbdesigner.analysis.facts import MapFacts, Shortcut
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.prediction.expectation_wording import MOST_REASONS, change_sentences, fairness_number, told_reasons
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.editing import with_piece
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Road
from rbdesigner.ui.editor.live_expectation import LiveExpectation

if TYPE_CHECKING:  # the laboratory is loaded when it is asked
    from rbdesigner.lab.jobs.edit_jobs import SuggestedEdit
    from rbdesigner.lab.studies.map_edits import MapEdit


translate = QCoreApplication.translate


class FactSentence(NamedTuple):
    """A sentence about the map: its sign, its words, the places that it is about, and what would mend it."""

    sign: str
    text: str
    places: tuple[Hex, ...]
    remedy: Shortcut | MapEdit | None = None

    def is_like(self, other: FactSentence) -> bool:
        """Tell whether both offer the same edit, or say the same where they offer none."""
        return self.remedy == other.remedy if self.remedy or other.remedy else self.text == other.text


def suggested_sentences(
    suggested: Sequence[SuggestedEdit] | None, trouble: str, scenario: Scenario
) -> Iterator[FactSentence]:
    """The edits that would make the map fairer, the best first, or why there are none."""
    if trouble:
        yield FactSentence("warning", trouble, ())
    elif suggested is not None and not suggested:
        yield FactSentence("fine", translate("AnalysisPanel", "No small edit makes the map fairer."), ())
    if not suggested:
        return
    from rbdesigner.lab.studies.map_edits import changed_places  # brings the laboratory
    from rbdesigner.lab.wording.change_wording import edit_sentence

    by_facts = translate("AnalysisPanel", "By facts alone, fairness goes from {before} to {after}.")
    by_plans = translate("AnalysisPanel", "Fairness goes from {before} to {after}.")
    for change, before, after, is_planned in suggested:
        gain = by_plans if is_planned else by_facts
        told = gain.format(before=fairness_number(before), after=fairness_number(after))
        yield FactSentence(
            "compare", f"{edit_sentence(change, scenario)}. {told}", changed_places(scenario, change), change
        )


def panel_sentences(facts: MapFacts, live: LiveExpectation, orientation: Orientation) -> Iterator[FactSentence]:
    """The sentences of the panel.

    What the last edits have changed comes first, then what moves the expectation most, then what would save most
    turns, then symmetry.
    """
    changed = change_sentences(facts, *live.change) if live.change is not None else []
    if changed:
        yield FactSentence("compare", " ".join(changed), tuple(home.at for home in facts.homes))
    reasons = told_reasons(facts, live.expectation) if live.expectation is not None else []
    for reason in reasons[:MOST_REASONS]:
        yield FactSentence("home", reason.sentence, reason.places)
    yield from _shortcuts(facts, live)
    if facts.nearly is not None:
        yield FactSentence("symmetry", nearly_sentence(facts, orientation), facts.nearly.places)
    yield FactSentence("symmetry", symmetry_sentence(facts, orientation), ())


def _shortcuts(facts: MapFacts, live: LiveExpectation) -> Iterator[FactSentence]:
    """The best shortcut of each home, by the turns saved; of equal ones that of the home expected to win least."""
    wins = [home.wins.value for home in live.expectation.homes] if live.expectation is not None else []
    best = [(number, home, home.shortcuts[0]) for number, home in enumerate(facts.homes) if home.shortcuts]
    best.sort(key=lambda each: (-each[2].saved, wins[each[0]] if wins else 0))
    for _, home, shortcut in best:
        sign = "road" if shortcut.bridge is None else "bridge"
        yield FactSentence(sign, shortcut_sentence(home, shortcut), way_of(home, shortcut), shortcut)


def remedy_edit(scenario: Scenario, remedy: Shortcut | MapEdit) -> Edit:
    """A remedy as an edit of the map."""
    if not isinstance(remedy, Shortcut):
        from rbdesigner.lab.studies.map_edits import whole_edit  # brings the laboratory

        return whole_edit(scenario, remedy)
    if remedy.bridge is None:
        return edit(scenario, roads=dict.fromkeys(remedy.roads, Road()))
    place, edge = remedy.bridge
    return edit(scenario, pieces={place: with_piece(scenario, place, Bridge(edge))})
