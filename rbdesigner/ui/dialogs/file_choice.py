"""Choosing files to open and to write, beginning in the folder used last."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHeaderView, QTreeView, QWidget

from rbdesigner.ui import folders
from rbdesigner.ui.dialog_buttons import take_pictures_away

_FOLDER = "last_folder"


def last_folder() -> Path:
    """The folder that a file was last chosen in, else the user's own."""
    folder = Path(str(folders.settings().value(_FOLDER, "")) or Path.home())
    return folder if folder.is_dir() else Path.home()


def files_to_open(parent: QWidget, title: str, filters: Sequence[str]) -> list[Path]:
    """The files that the user chose to open; none if the dialog was cancelled."""
    dialog = _dialog(parent, title, filters)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    return _chosen(dialog)


def file_to_write(parent: QWidget, title: str, suggestion: str, filters: Sequence[str], suffix: str) -> Path | None:
    """The file that the user chose to write, or None; ``suffix`` is added to a name without one.

    ``suggestion`` is a name, or a path whose folder then comes first. Overwriting is asked about here.
    """
    dialog = _dialog(parent, title, filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    suggested = Path(suggestion)
    if suggested.is_absolute() and suggested.parent.is_dir():
        dialog.setDirectory(str(suggested.parent))
    dialog.selectFile(suggested.name)
    chosen = _chosen(dialog)
    return chosen[0] if chosen else None


def _dialog(parent: QWidget, title: str, filters: Sequence[str]) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(last_folder()))
    dialog.setObjectName("file-choice")
    dialog.setNameFilters(list(filters))
    dialog.resize(dialog.fontMetrics().averageCharWidth() * 140, dialog.fontMetrics().height() * 34)
    for view in dialog.findChildren(QTreeView):
        view.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return dialog


def _chosen(dialog: QFileDialog) -> list[Path]:
    take_pictures_away(dialog)
    accepted = dialog.exec()
    dialog.deleteLater()
    if not accepted:
        return []
    paths = [Path(name) for name in dialog.selectedFiles()]
    if paths:
        folders.settings().setValue(_FOLDER, str(paths[0].parent))
    return paths
