"""The files used last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.stored_choices import store_json, stored_json

MOST = 12
_KEY, _TITLES = "recent_files", "recent_titles"


def names_of(paths: Sequence[Path]) -> list[str]:
    """Name files in a list, without the suffix and the folder where these tell nothing."""
    stems, names = list(map(_stem, paths)), Counter(path.name for path in paths)
    return [
        stem if stems.count(stem) == 1 else path.name if names[path.name] == 1 else f"{path.name} – {path.parent}"
        for path, stem in zip(paths, stems, strict=True)
    ]


def _stem(path: Path) -> str:
    """Give a name without its suffix.

    No suffix of ours begins with a digit, as in ``27.11``; the window comes up without the list of them all.
    """
    return path.name if path.suffix[1:2].isdigit() else path.stem


class RecentFiles(QObject):
    """The files and folders used last, the latest first, kept in the settings; ``changed()`` comes after any change."""

    changed = Signal()

    def paths(self) -> list[Path]:
        """The paths that are still there."""
        return [path for path in self._stored() if path.exists()]

    def title_of(self, path: Path) -> str:
        """The title that a file had when it was used last; empty if that is not known."""
        return self._titles().get(str(path), "")

    def add(self, path: Path, title: str = "") -> None:
        """Put a file first, with the title of what is in it."""
        path = path.absolute()
        titles = {**self._titles(), str(path): title}
        kept = {str(other) for other in [path, *self._stored()]}
        store_json(_TITLES, {key: each for key, each in titles.items() if key in kept})
        self._store([path, *(other for other in self._stored() if other != path)])

    def clear(self) -> None:
        """Forget all."""
        self._store([])

    def _titles(self) -> dict[str, str]:
        value = stored_json(_TITLES)
        titles = value if isinstance(value, dict) else {}
        return {str(key): title for key, title in titles.items() if isinstance(title, str)}

    def _stored(self) -> list[Path]:
        value = folders.settings().value(_KEY, [])
        texts = [value] if isinstance(value, str) else value
        return [Path(text) for text in texts if isinstance(text, str) and text] if isinstance(texts, list) else []

    def _store(self, paths: list[Path]) -> None:
        folders.settings().setValue(_KEY, [str(path) for path in paths[:MOST]])
        self.changed.emit()
