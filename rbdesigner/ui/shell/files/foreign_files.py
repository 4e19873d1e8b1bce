"""Formats of others in the window: those of installed packages, and those in the folder of the user."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from rbdesigner.art.progress import Tell
from rbdesigner.messages.file_errors import error_line
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import Format, use_formats
from rbdesigner.scripts.foreign_formats import foreign_format, installed_formats, watched
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.waiting import showing_progress

translate = QCoreApplication.translate

_seen: dict[str, tuple[int, Format | None]] = {}
"""The formats by their sources, each with the time at which its file was changed; None for one that does not work."""
_installed = cache(installed_formats)


@contextmanager
def shown_waiting(text: str, parent: QWidget) -> Iterator[None]:
    """Show how long formats of others have been at work, with a button to stop them, once they take a while."""
    with ExitStack() as stack:

        @cache
        def progress() -> Tell:
            return stack.enter_context(showing_progress(text, parent))

        with watched(lambda done, of: progress()(done, of)):
            yield


def take_formats(parent: QWidget) -> list[str]:
    """Use the formats of others as they are now, and tell the faults of those that are new or have changed."""
    sources = dict.fromkeys(_installed(), 0)
    sources |= {str(path): path.stat().st_mtime_ns for path in sorted(folders.formats().glob("*.py"))}
    faults = []
    for source, changed in sources.items():
        if source in _seen and _seen[source][0] == changed:
            continue
        form = None
        said = translate("ForeignFiles", "Looking at the format {file}").replace("{file}", Path(source).name)
        try:
            with shown_waiting(said, parent):
                form = foreign_format(source)
        except ScenarioError as error:
            faults.append(error_line(error))
        _seen[source] = changed, form
    use_formats(form for source in sources if (form := _seen[source][1]) is not None)
    return faults
