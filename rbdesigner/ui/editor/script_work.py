"""Scripts and typed lines that work on a map in a process of their own; the map they change comes back as one step."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.phrases import capitalised
from rbdesigner.scenario.canonical import effective
from rbdesigner.scenario.edit import Edit, difference, value_at
from rbdesigner.scenario.model import Scenario
from rbdesigner.scripts.script_messages import (
    Printed,
    ScriptFault,
    ScriptMap,
    ScriptProgress,
    ScriptRequest,
    begins_with_words,
)
from rbdesigner.scripts.script_process import LIMIT, ScriptProcess
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.background_job import BackgroundWork
from rbdesigner.ui.editor.document import Document

_STOPPED = QT_TRANSLATE_NOOP("files", "The script has stopped: {reason}")
_LONGEST_LINE = 40
"""Characters of a typed line in the name of its step."""
_WAIT_MS = 100
"""Milliseconds after which a map that comes in the middle of a stroke is tried again."""


def script_title(path: Path) -> str:
    """The name of a script for people: that of its file."""
    name = path.stem.replace("_", " ").strip()
    return name[:1].upper() + name[1:]


class _Run(NamedTuple):
    """A script at work: its document, the map that it was given, and the name of its step."""

    document: Document
    before: Scenario
    step: str


class ScriptWork(QObject):
    """Runs a script or typed lines, one at a time; typed lines share a process that keeps their names.

    ``printed(str)``, ``progressed(float)`` and ``failed(str, str)``, a line and its details, tell how it goes;
    ``remarked(str)`` says what came of it. ``clashed(int)``: so many things that it has changed were changed here
    meanwhile, and somebody has to :meth:`settle` it. ``begun()`` and ``ended()`` frame all that.
    """

    begun = Signal()
    printed = Signal(str)
    progressed = Signal(float)
    failed = Signal(str, str)
    remarked = Signal(str)
    clashed = Signal(int)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.limit = LIMIT
        self.scripts = BackgroundWork(_STOPPED, (), self)
        self.console = BackgroundWork(_STOPPED, (), self, is_kept=True)
        for work in (self.scripts, self.console):
            work.answered.connect(self._hear)
            work.ended.connect(self._finish)
        self._run: _Run | None = None
        self._found: Scenario | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is running, or its map waits to be taken."""
        return self._run is not None

    def run_file(self, document: Document, path: Path) -> bool:
        """Run a script on the map of a document, unless another is at work, and tell whether it has begun."""
        request = ScriptRequest(document.scenario.copy(), document.selection, path=str(path.absolute()))
        return self._begin(self.scripts, document, request, script_title(path))

    def run_lines(self, document: Document, lines: str) -> bool:
        """Run typed lines in the same way."""
        first = " ".join(lines.split())
        shown = first if len(first) <= _LONGEST_LINE else f"{first[:_LONGEST_LINE]}…"
        request = ScriptRequest(document.scenario.copy(), document.selection, lines=lines)
        return self._begin(self.console, document, request, self.tr("Console: {line}").replace("{line}", shown))

    def _begin(self, work: BackgroundWork, document: Document, request: ScriptRequest, step: str) -> bool:
        if self.is_busy:
            return False
        self._run, self._found = _Run(document, request.scenario, step), None
        document.destroyed.connect(self._forget)
        self.begun.emit()

        def make() -> ScriptProcess:
            process = work.process or ScriptProcess()
            process.ask(request, self.limit)
            return process

        return work.begin(make)

    def _hear(self, answer: object) -> None:
        match answer:
            case Printed(text):
                self.printed.emit(text)
            case ScriptProgress(share):
                self.progressed.emit(share)
            case ScriptMap(scenario):
                self._found = scenario
            case ScriptFault(line, details):
                said = reason_text(line)
                self.failed.emit(capitalised(said) if begins_with_words(line) else said, details)

    def _finish(self, fault: str) -> None:
        if fault:
            self.failed.emit(fault, "")
            self._end()
        elif self._found is None:
            self._end()
        else:
            self._look_at_map()

    def _look_at_map(self) -> None:
        """Take the map, unless what it changes was changed here meanwhile; a stroke is waited for."""
        if self._run is None or self._found is None:
            return
        if self._run.document.in_stroke:
            QTimer.singleShot(_WAIT_MS, self, self._look_at_map)
            return
        now = self._run.document.scenario
        clashes = sum(value_at(now, each.part, each.key) != each.before for each in self._wanted().changes)
        if clashes:
            self.clashed.emit(clashes)
        else:
            self.settle(taken=True)

    def _wanted(self) -> Edit:
        """The changes that the script has made to the map that it was given."""
        assert self._run is not None and self._found is not None
        return effective(self._run.before, difference(self._run.before, self._found))

    def settle(self, *, taken: bool) -> None:
        """Take what the script has changed, or leave the map as it is."""
        if self._run is None or self._found is None:
            return
        document, step = self._run.document, self._run.step
        changes = (each._replace(before=value_at(document.scenario, *each[:2])) for each in self._wanted().changes)
        if not taken or not document.perform(Edit(tuple(changes)), step):
            self.remarked.emit(self.tr("The map stays as it is."))
        else:
            self.remarked.emit(self.tr("The map was changed. Undo takes that back."))
        self._end()

    def stop(self) -> None:
        """End what is at work, with all that it has started."""
        if not self.is_busy:
            return
        is_console = self.console.is_running
        self._end_processes()
        self.remarked.emit(self.tr("Stopped: the console begins anew.") if is_console else self.tr("Stopped."))
        self._end()

    def start_anew(self) -> None:
        """Forget the names of typed lines, and whatever is at work."""
        self.stop()
        self.console.stop()

    def _end_processes(self) -> None:
        self.scripts.stop()
        if self.console.is_running:
            self.console.stop()

    def _forget(self) -> None:
        """End what is at work on a document that is gone."""
        self._end_processes()
        self._run = self._found = None
        self.ended.emit()

    def _end(self) -> None:
        if self._run is not None:
            self._run.document.destroyed.disconnect(self._forget)
        self._run = self._found = None
        self.ended.emit()
