"""The line above a study: the plan, the button, and how far it is."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.messages.translation import number_text
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note


class StudyBar(QWidget):
    """Says what the button plays, how far that is, and what went wrong."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.button, self.progress = QPushButton(self), QProgressBar(self)
        self.told, self.trouble = note(), Label(self)
        self.button.setObjectName(f"{name}-go")
        self.trouble.setObjectName(f"{name}-trouble")
        self.trouble.setWordWrap(True)
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(8)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        row.addWidget(self.button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(row)
        rows.addWidget(self.progress)
        rows.addWidget(self.trouble)

    def show_progress(self, progress: RunProgress, plan: str, caption: str, *, running: bool, ready: bool) -> None:
        """Show how far the games are, or what is planned."""
        self.button.setText(self.tr("Stop") if running else caption)
        self.button.setEnabled(running or ready)
        self.progress.setVisible(running)
        self.progress.setRange(0, max(1, progress.wanted))
        self.progress.setValue(progress.games)
        said = self.tr("{number} of {wanted} games").replace("{wanted}", number_text(progress.wanted))
        is_counted = running and progress.wanted > 0  # not before the processes have begun
        self.told.setText(said.replace("{number}", number_text(progress.games)) if is_counted else plan)
        self.trouble.setVisible(bool(self.trouble.text()))
