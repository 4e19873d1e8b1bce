"""The map, its name and its description for the play site, to be copied one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.checks.problem import Problem, Severity
from rbdesigner.checks.site_checks import site_findings
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.formats.site import listed_description, listed_name, site_entry
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import Label

TEXT_WIDTH, LINE_WIDTH = 420, 590
"""About how many pixels wide the texts beside the buttons are, and those across the whole window."""


class PlaySiteDialog(QDialog):
    """Copies what the play site asks for; a button that was used gives the focus to the next, so that Enter is enough.

    Above it says what keeps the map out of the site, or from being verified there.
    """

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("play-site")
        self.setWindowTitle(self.tr("Copy for the play site"))
        remarks = Remarks()
        self.map = _map_text(scenario, remarks)
        self.name = listed_name(scenario.properties)
        self.description = listed_description(scenario.properties)
        self._rows = QGridLayout()
        self._rows.setColumnStretch(1, 1)
        players = scenario.properties.players.most
        number = len(scenario.tiles) + len(scenario.foreign_tiles())
        hexes, seats = self.tr("%n hexes", None, number), self.tr("for up to %n players", None, players)
        self.copy_map = self._add(self.tr("Copy the &map"), self.map, f"{hexes}, {seats}")
        self.copy_name = self._add(self.tr("Copy the &name"), self.name, self.name)
        self.copy_description = self._add(self.tr("Copy the &description"), self.description, self.description)
        whole = QVBoxLayout(self)
        whole.addWidget(ContentArea(self._content(site_findings(scenario), remarks), self), 1)
        self._close = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        self._close.rejected.connect(self.reject)
        whole.addWidget(self._close)
        self._focus_after(None)
        resize_within_screen(self, self.sizeHint())

    @property
    def copying(self) -> tuple[QPushButton, ...]:
        """The buttons in the order in which the site asks for what they copy."""
        return self.copy_map, self.copy_name, self.copy_description

    def _content(self, findings: Sequence[Problem], remarks: Remarks) -> QVBoxLayout:
        rows = QVBoxLayout()
        refused, doubtful, known = (_sentences(findings, severity) for severity in Severity)
        self._list(rows, self.tr("The play site refuses the map:"), refused)
        self._list(rows, self.tr("The map is not verified there:"), doubtful)
        if not refused and not doubtful:
            rows.addWidget(_text(self.tr("Nothing keeps the map out of the play site, or from being verified there.")))
        self._list(rows, self.tr("Good to know:"), known)
        rows.addSpacing(self.fontMetrics().height() // 2)
        rows.addLayout(self._rows)
        sentences = [reason_text(sentence) for sentence in remarks.sentences()]
        if sentences:
            rows.addSpacing(self.fontMetrics().height() // 2)
            self._list(rows, self.tr("The map of the site differs from yours:"), sentences)
        rows.addStretch(1)
        return rows

    def _list(self, rows: QVBoxLayout, heading: str, sentences: Sequence[str]) -> None:
        if sentences:
            title = _text(heading)
            bold = QFont(title.font())
            bold.setBold(True)
            title.setFont(bold)
            rows.addWidget(title)
            points = QGridLayout()
            points.setColumnStretch(1, 1)
            points.setVerticalSpacing(0)
            for row, sentence in enumerate(sentences):
                points.addWidget(Label("•"), row, 0, Qt.AlignmentFlag.AlignTop)
                points.addWidget(_text(sentence), row, 1)
            rows.addLayout(points)

    def _add(self, title: str, copied: str, shown: str) -> QPushButton:
        """A row with a button that copies a text, what it copies, and whether it has been copied."""
        row = self._rows.rowCount()
        button = QPushButton(title, self)
        button.setEnabled(bool(copied))
        done = Label(self)
        done.setMinimumWidth(self.fontMetrics().horizontalAdvance(self.tr("Copied")))
        done.setMinimumHeight(button.sizeHint().height())
        self._rows.addWidget(button, row, 0, Qt.AlignmentFlag.AlignTop)
        self._rows.addWidget(_text(shown, TEXT_WIDTH), row, 1)
        self._rows.addWidget(done, row, 2, Qt.AlignmentFlag.AlignTop)
        button.clicked.connect(lambda: self._copy(copied, button, done))
        return button

    def _copy(self, text: str, button: QPushButton, done: QLabel) -> None:
        QGuiApplication.clipboard().setText(text)
        done.setText(self.tr("Copied"))
        self._focus_after(button)

    def _focus_after(self, button: QPushButton | None) -> None:
        """Give the focus to the next button that has something to copy, and after the last to the one that closes."""
        later = self.copying if button is None else self.copying[self.copying.index(button) + 1 :]
        close = self._close.button(QDialogButtonBox.StandardButton.Close)
        following = next((each for each in later if each.isEnabled()), close)
        following.setDefault(True)
        following.setFocus()


def _map_text(scenario: Scenario, remarks: Remarks) -> str:
    """The map of the site, empty if the site has not all of its tiles."""
    try:
        return site_entry(scenario, remarks)
    except ScenarioError:
        return ""


def _sentences(findings: Sequence[Problem], severity: Severity) -> list[str]:
    """The findings of a severity without the differences, which have a list of their own."""
    told = (each for each in findings if each.severity is severity and each.code != "site-differs")
    return [problem_sentence(each) for each in told]


def _text(text: str, width: int = LINE_WIDTH) -> QLabel:
    label = Label(text)
    label.setWordWrap(True)
    label.setMinimumWidth(width)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)  # or it takes the height of narrower lines
    label.setSizePolicy(policy)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
