"""The panel of the console: Python that works on the map in front, and all that scripts have to say."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.console_input import ConsoleInput
from rbdesigner.ui.editor.panels.console_output import ConsoleOutput, Written
from rbdesigner.ui.editor.script_work import ScriptWork, script_title
from rbdesigner.ui.widgets.literal import Label, tip

_BAR_WIDTH, _BAR_HEIGHT = 120, 14
_STEPS = 1000
_PROMPT, _GOES_ON = ">>> ", "... "


class ConsolePanel(QWidget):
    """Runs typed lines and scripts on the document in front, and shows what comes of it.

    ``answer_wanted()``: the user has to decide something here.
    """

    answer_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.work = ScriptWork(self)
        self.input = ConsoleInput(self)  # before the output: it is the first to get the keyboard
        self.input.setAccessibleName(self.tr("Lines of Python"))
        self.input.setPlaceholderText(
            self.tr("A line of Python, such as {line}").replace("{line}", "len(scenario.tiles)")
        )
        self.output = ConsoleOutput(self._hint(), self)
        self.output.setAccessibleName(self.tr("Output"))
        for field in (self.output, self.input):
            field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setFixedSize(_BAR_WIDTH, _BAR_HEIGHT)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.stop_button = self._button(self.tr("&Stop"), self.tr("End what is running"))
        self.anew_button = self._button(
            self.tr("Start &anew"), self.tr("Forget all names, and begin with an empty sheet")
        )
        self.question = _Question(self)
        self._document: Document | None = None
        self._lay_out()
        self._connect()
        self._show_state()

    def _hint(self) -> str:
        text = self.tr(
            "Type Python to work on the map in front. {map} is the map, {selection} the selected places, {library} "
            "the library. A script may do whatever you may do on this computer: run only what you trust."
        )
        return text.replace("{map}", "scenario").replace("{selection}", "selection").replace("{library}", "rb")

    def _button(self, text: str, tool_tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip(tool_tip))
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.input, 1)
        row.addWidget(self.progress, 0, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.stop_button, self.anew_button):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.output, 1)
        layout.addWidget(self.question)
        layout.addLayout(row)
        self.output.setMinimumHeight(2 * self.output.fontMetrics().lineSpacing())

    def _connect(self) -> None:
        work = self.work
        work.printed.connect(self.output.print)
        work.failed.connect(self.output.write_fault)
        work.remarked.connect(lambda text: self.output.write(Written.REMARK, text))
        work.progressed.connect(self._show_progress)
        work.clashed.connect(self._ask)
        work.begun.connect(self._show_state)
        work.ended.connect(self._show_state)
        self.input.entered.connect(self._run_lines)
        self.stop_button.clicked.connect(work.stop)
        self.anew_button.clicked.connect(self._start_anew)
        self.question.take.clicked.connect(lambda: work.settle(taken=True))
        self.question.keep.clicked.connect(lambda: work.settle(taken=False))

    def set_document(self, document: Document | None) -> None:
        """Work on this document from now on; what is running stays with its own."""
        self._document = document
        self._show_state()

    def run_file(self, path: Path) -> None:
        """Run a script on the document in front."""
        if self._document is None:
            return
        if self.work.is_busy:
            self.output.write(Written.REMARK, self.tr("Something is still running. Stop it first."))
            return
        self.output.write(Written.TYPED, self.tr("Script: {name}").replace("{name}", script_title(path)))
        self.work.run_file(self._document, path)

    def _run_lines(self, lines: str) -> None:
        if self._document is None or self.work.is_busy:
            return
        first, *others = lines.split("\n")
        self.output.write(Written.TYPED, "\n".join([_PROMPT + first, *(_GOES_ON + line for line in others)]))
        self.input.take(lines)
        self.work.run_lines(self._document, lines)

    def _start_anew(self) -> None:
        self.work.start_anew()
        self.output.clear()

    def _show_progress(self, share: float) -> None:
        self.progress.setRange(0, _STEPS)
        self.progress.setValue(round(share * _STEPS))

    def _show_state(self) -> None:
        """Show whether something is running."""
        busy = self.work.is_busy
        self.progress.setRange(0, 0)  # how far it is, is told by those who know
        self.progress.setVisible(busy)
        self.stop_button.setEnabled(busy)
        self.question.hide()
        self.input.setEnabled(self._document is not None)

    def _ask(self, clashes: int) -> None:
        text = self.tr("%n things that the script has changed were changed by you meanwhile.", "", clashes)
        self.question.label.setText(text)
        self.question.show()
        self.progress.hide()
        self.answer_wanted.emit()


class _Question(QWidget):
    """A question whether what a script has changed shall replace what was changed meanwhile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = Label(self)
        self.label.setWordWrap(True)
        self.take = QPushButton(self.tr("&Take its changes"), self)
        self.keep = QPushButton(self.tr("&Leave the map as it is"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 1)
        row.addWidget(self.take)
        row.addWidget(self.keep)
        self.hide()
