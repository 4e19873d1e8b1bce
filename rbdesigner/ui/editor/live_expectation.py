"""The expectation of the homes of a map that is edited: by its facts at once, by plans soon after."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.prediction.expectation import Expectation, expected
from rbdesigner.prediction.map_expectation import MOST_TILES, PLAN_HOMES, PlanningStart
from rbdesigner.prediction.planned_homes import PlannedHome
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.live_facts import LiveFacts

PATIENCE = 1.0
"""Seconds for which plans of a map that is there no more may go on: new processes take as long to begin."""

CORES = min(MOST_PLAYERS, os.cpu_count() or 1)
"""Processes that plan at once: more would take as much memory as they save time."""
KEPT = 32
"""Maps whose plans are kept: undoing an edit brings them back at once, and a new title makes none anew."""


_PlannedMap = tuple[str, str, str]
"""What plans of a map depend on: the hash of what is played, the box, which may make an error, and things of others."""


@dataclass(slots=True)
class _Known:
    """All that is known of a map: by its facts, and by plans where they could be made; whether that is all.

    No plans are made without its ``scenario``.
    """

    facts: MapFacts
    scenario: Scenario | None
    by_facts: Expectation | None
    by_plans: Expectation | None = None
    is_settled: bool = False


class LiveExpectation(QObject):
    """The expectation of the homes of the map that is followed.

    ``changed()`` tells that plans have told more, or that none will come.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.work = BackgroundJob(PLAN_HOMES, self, is_kept=True)
        self.work.answered.connect(self._take_plans)
        self.work.ended.connect(self._end_planning)
        self.trouble = ""
        """Why the last plans have stopped; none are made of a map with errors."""
        self._document: Document | None = None
        self._now: _Known | None = None
        self._before: _Known | None = None
        self._planned: _Known | None = None
        self._kept: dict[_PlannedMap, Sequence[PlannedHome]] = {}

    @property
    def expectation(self) -> Expectation | None:
        """The best that is known."""
        return (self._now.by_plans or self._now.by_facts) if self._now is not None else None

    @property
    def is_planning(self) -> bool:
        """Whether plans are still to come."""
        return self._now is not None and not self._now.is_settled

    @property
    def change(self) -> tuple[Expectation, Expectation] | None:
        """The expectations before the last edits and now; None if they are not known."""
        before, now = self._before, self._now
        if before is None or now is None:
            return None
        if before.by_plans is not None and now.by_plans is not None:
            return before.by_plans, now.by_plans
        if before.by_facts is None or now.by_facts is None:
            return None
        return before.by_facts, now.by_facts

    def follow(self, live: LiveFacts | None, document: Document | None) -> None:
        """Tell what the facts about the map of a document let expect, and let plans be made for it."""
        facts = live.facts if live is not None else None
        if self._now is not None and facts is self._now.facts:
            self._plan()
            return
        if document is not self._document:
            self._document, self._now, self._before = document, None, None
        elif self._now is not None and self._now.is_settled:
            # Edits that follow on each other before plans are there count as one.
            self._before = self._now
        is_current = live is not None and live.are_current
        scenario = document.scenario.copy() if is_current and document is not None else None
        self._now = _Known(facts, scenario, expected(facts)) if facts is not None else None
        if self.work.seconds > PATIENCE:
            self.work.stop()
        self._plan()

    def rest(self) -> None:
        """Make no plans until a map is followed again."""
        self.work.stop()

    def _plan(self) -> None:
        """Plan for the map of now, unless that is done, or plans are being made; these are waited for."""
        now = self._now
        if now is None or now.is_settled or now.scenario is None:
            return
        if now.by_facts is None or len(now.scenario.tiles) > MOST_TILES:
            now.is_settled = True
        elif homes := self._kept.get(_planned_of(now.scenario)):
            now.by_plans, now.is_settled, self.trouble = expected(now.facts, homes), True, ""
        elif not self.work.is_running:
            self._planned = now
            self.work.start(PlanningStart(now.scenario, CORES))

    def _take_plans(self, homes: tuple[PlannedHome, ...]) -> None:
        planned = self._planned
        if planned is None or planned.scenario is None:
            return
        self._kept[_planned_of(planned.scenario)] = homes
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        if planned is self._now:
            planned.by_plans = expected(planned.facts, homes)

    def _end_planning(self, why: str) -> None:
        """Plan for the map that has come meanwhile."""
        if self._now is not None and self._planned is self._now:
            self._now.is_settled, self.trouble = True, why
        self._plan()
        self.changed.emit()


def _planned_of(scenario: Scenario) -> _PlannedMap:
    return scenario_hash(scenario), repr(scenario.properties.box), repr(sorted(scenario.foreign.items()))
