"""The fields of what is known of a map: the best solo result, and the findings that stand on its sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from rbdesigner.messages.phrases import capitalised
from rbdesigner.scenario.model import Properties, Record, Scenario
from rbdesigner.ui.editor.panels.property_fields import CheckField, PropertyField
from rbdesigner.ui.widgets.inputs import LineEdit, SpinBox
from rbdesigner.ui.widgets.later import later
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import labelled, note

MOST_POINTS = 99_999


class RecordField(PropertyField):
    """The record: points, how they came about, who, when, under which rules; or none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._record: Record | None = None
        self.known = CheckField(self.tr("A solo record is known"), parent=self)
        self.known.clicked.connect(self._set_known)
        self.rows.addWidget(self.known)
        self.score = SpinBox(0, MOST_POINTS, self)
        self.score.valueChanged.connect(lambda value: self._change("score", score=value))
        self.score.installEventFilter(self)
        self._labelled = [labelled((self.tr("Points"), self.score))]
        self.breakdown = self._line(self.tr("How they came about"), lambda text: {"breakdown": text})
        self.breakdown.setPlaceholderText(self.tr("3 stock 360, wonder 80"))
        self.holder = self._line(self.tr("Who"), lambda text: {"holder": text})
        self.date = self._line(self.tr("When"), _dated)
        self.date.setPlaceholderText(self.tr("year-month-day"))
        self.bad_date = note(self.tr("⚠ A day looks like 2026-05-31; this is not kept."))
        self._labelled.append(self.bad_date)
        self.edition = self._line(self.tr("Edition of the rules"), lambda text: {"rules_edition": text})
        self.machine = CheckField(self.tr("A machine reached it"), parent=self)
        self.machine.clicked.connect(lambda machine: self._change("machine", machine=machine))
        self._labelled.append(self.machine)
        for widget in self._labelled:
            self.rows.addWidget(widget)
        self.date.textChanged.connect(lambda _: self._show_bad_date())

    def _line(self, label: str, parse: Callable[[str], dict[str, str]]) -> LineEdit:
        edit = LineEdit(self)
        edit.installEventFilter(self)
        edit.textEdited.connect(lambda text: self._change(label, **parse(text)))
        self._labelled.append(labelled((label, edit)))
        return edit

    def _set_known(self, known: bool) -> None:
        step = self.tr("Add a record") if known else self.tr("Remove the record")
        self.wish(step, record=Record(0) if known else None)

    def _change(self, typed: str, **members: str | int) -> None:
        if self._record is not None and members:
            self.wish(self.tr("Change the record"), typed, record=replace(self._record, **members))  # type: ignore[arg-type]

    def show_properties(self, properties: Properties) -> None:
        """Show the record, or that none is known."""
        self._record = record = properties.record
        self.known.box.setChecked(record is not None)
        for widget in self._labelled:
            widget.setVisible(record is not None)
        shown = record or Record(0)
        self.score.show_value(shown.score)
        for edit, text in (
            (self.breakdown, shown.breakdown),
            (self.holder, shown.holder),
            (self.edition, shown.rules_edition),
        ):
            if edit.text() != text:
                edit.setText(text)
        if _dated(self.date.text()).get("date", shown.date) != shown.date:
            self.date.setText(shown.date)
        self.machine.box.setChecked(shown.machine)
        self._show_bad_date()

    def _show_bad_date(self) -> None:
        self.bad_date.setVisible(self._record is not None and not _dated(self.date.text()))


def _dated(text: str) -> dict[str, str]:
    """The date if it is one, or none; nothing as long as it is half typed."""
    text = text.strip()
    try:
        return {"date": date.fromisoformat(text).isoformat() if text else ""}
    except ValueError:
        return {}


PAUSE = 200
"""Milliseconds after which the line is shown: not while a map is opened or drawn."""


class FindingsField(PropertyField):
    """The line of the laboratory, and a button that takes it away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scenario: Scenario | None = None
        self.line = Label(parent=self)
        self.line.setWordWrap(True)
        self.line.setObjectName("properties-findings")
        self.remove_button = QPushButton(self.tr("Take off the sheet"), self)
        self.remove_button.setObjectName("properties-findings-remove")
        self.remove_button.setToolTip(tip(self.tr("Undo puts it back")))
        self.remove_button.clicked.connect(self._remove)
        self.rows.addWidget(self.line)
        self.rows.addWidget(self.remove_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self.remove_button)
        self._pause = later(self, self._show_line, PAUSE)

    def _remove(self) -> None:
        self.wish(self.tr("Take the findings off the sheet"), findings=None)

    def show_properties(self, properties: Properties) -> None:
        """Show the button only where there are findings."""
        self.remove_button.setEnabled(properties.findings is not None)

    def show_scenario(self, scenario: Scenario | None) -> None:
        """Show the line of this scenario in a moment."""
        if scenario is not self._scenario:
            self._scenario = scenario
            self.line.setText("")
        self.follow_map()

    def follow_map(self) -> None:
        """Tell in a moment whether the findings are of the map as it is now."""
        if self._scenario is not None and self._scenario.properties.findings is not None:
            self._pause.start()

    def _show_line(self) -> None:
        scenario = self._scenario
        if scenario is None or scenario.properties.findings is None:
            return
        from rbdesigner.lab.wording.map_findings import findings_line  # the window starts without the laboratory

        line = capitalised(findings_line(scenario))
        self.line.setText(line or self.tr("Neither par nor fairness is known to this version."))
