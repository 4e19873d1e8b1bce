"""The field of the findings that stand on the sheet of a map."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from rbdesigner.messages.phrases import capitalised
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.ui.editor.panels.property_fields import PropertyField
from rbdesigner.ui.widgets.later import later
from rbdesigner.ui.widgets.literal import Label, tip

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
