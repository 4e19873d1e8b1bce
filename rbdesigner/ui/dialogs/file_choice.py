"""Choosing files to open and to write.

They begin beside what they belong to, else in the folder used last.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHeaderView, QTreeView, QWidget

from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.dialog_buttons import take_pictures_away

MAPS, EXPORTS = "last_folder", "last_export_folder"
"""Under what the folder used last is remembered, for maps and games and for exports, which may go elsewhere."""


def last_folder(kind: str = MAPS) -> Path:
    """The folder last used for this kind of file, else for the other, else the home."""
    for key in (kind, MAPS):
        folder = Path(str(folders.settings().value(key, "")) or "/nowhere/at/all")
        if folder.is_dir():
            return folder
    return Path.home()


def remember_folder(path: Path, kind: str = MAPS) -> None:
    """The folder of this file is the one that was used last."""
    folders.settings().setValue(kind, str(path.absolute().parent))


def suggested_path(beside: Path | None, name: str, suffix: str, kind: str = MAPS) -> str:
    """A file to suggest that is not there yet, beside another if that is given.

    Its name gets a number if need be.
    """
    folder = beside.absolute().parent if beside is not None else last_folder(kind)
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return str(next(path for each in names if not (path := folder / f"{each}{suffix}").exists()))


def files_to_open(parent: QWidget, title: str, filters: Sequence[str]) -> list[Path]:
    """The files that the user chose to open; none if the dialog was cancelled."""
    dialog = _dialog(parent, title, filters)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    return _chosen(dialog, MAPS)


def folder_to_open(parent: QWidget, title: str) -> Path | None:
    """The folder that the user chose to open, or None."""
    dialog = _dialog(parent, title, [])
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    chosen = _chosen(dialog, MAPS)
    return chosen[0] if chosen else None


def file_to_write(
    parent: QWidget,
    title: str,
    suggestion: str,
    filters: Sequence[str],
    suffix: str,
    kind: str = MAPS,
    *,
    is_opened: bool = False,
) -> Path | None:
    """The file that the user chose to write, or None.

    ``suffix`` is added to a name without one.

    ``suggestion`` is a name, or a path whose folder then comes first. Overwriting is asked about here,
    unless it ``is_opened`` where it is there.
    """
    dialog = _dialog(parent, title, filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, is_opened)
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    suggested = Path(suggestion)
    if suggested.is_absolute() and suggested.parent.is_dir():
        dialog.setDirectory(str(suggested.parent))
    dialog.selectFile(suggested.name)
    chosen = _chosen(dialog, kind)
    return chosen[0] if chosen else None


def _dialog(parent: QWidget, title: str, filters: Sequence[str]) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(last_folder()))
    dialog.setObjectName("file-choice")
    dialog.setNameFilters(list(filters))
    dialog.resize(dialog.fontMetrics().averageCharWidth() * 140, dialog.fontMetrics().height() * 34)
    for view in dialog.findChildren(QTreeView):
        view.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return dialog


def _chosen(dialog: QFileDialog, kind: str) -> list[Path]:
    take_pictures_away(dialog)
    accepted = dialog.exec()
    dialog.deleteLater()
    if not accepted:
        return []
    paths = [Path(name) for name in dialog.selectedFiles()]
    if paths:
        remember_folder(paths[0], kind)
    return paths
