"""Formats of others in the window: those of installed packages, and those in the folder of the user."""

from __future__ import annotations

from functools import cache

from rbdesigner.messages.file_errors import error_line
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import Format, use_formats
from rbdesigner.scripts.foreign_formats import foreign_format, installed_formats
from rbdesigner.ui.storage import folders

_seen: dict[str, tuple[int, Format | None]] = {}
"""The formats by their sources, each with the time at which its file was changed; None for one that does not work."""
_installed = cache(installed_formats)


def take_formats() -> list[str]:
    """Use the formats of others as they are now, and tell the faults of those that are new or have changed."""
    sources = dict.fromkeys(_installed(), 0)
    sources |= {str(path): path.stat().st_mtime_ns for path in sorted(folders.formats().glob("*.py"))}
    faults = []
    for source, changed in sources.items():
        if source in _seen and _seen[source][0] == changed:
            continue
        form = None
        try:
            form = foreign_format(source)
        except ScenarioError as error:
            faults.append(error_line(error))
        _seen[source] = changed, form
    use_formats(form for source in sources if (form := _seen[source][1]) is not None)
    return faults
