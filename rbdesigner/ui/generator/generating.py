"""A generator of maps in the window: started, stopped, never waited for."""

from __future__ import annotations

from PySide6.QtCore import Signal

from rbdesigner.analysis.generating.generator_settings import GeneratorFault
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.players.generator_process import GeneratorProcess, MapReport
from rbdesigner.players.wire import GeneratorStart
from rbdesigner.ui.dialogs.process_work import ProcessWork


class Generating(ProcessWork):
    """Generates maps in other processes, as long as it is not stopped.

    ``found(MapReport)``: a map has come.
    """

    found = Signal(object)
    refusals = (GeneratorFault,)

    def go(self, start: GeneratorStart) -> None:
        """Begin; what was begun before is stopped."""
        self.stop()
        self.begin(lambda: GeneratorProcess(start))

    def take(self, news: MapReport) -> None:
        """Hear of a map."""
        self.found.emit(news)

    def refused(self, fault: GeneratorFault) -> str:
        """Say why there can be no such map."""
        return reason_sentence(fault.reason)

    def stopped(self) -> str:
        """Say that it has stopped, with ``{reason}``."""
        return self.tr("The generator has stopped: {reason}")
