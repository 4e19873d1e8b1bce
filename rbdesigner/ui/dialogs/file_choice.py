"""Lets files be chosen to open and to write, beside what they belong to, else in the folder used last."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QFileDialog, QHeaderView, QLineEdit, QTreeView, QWidget

from rbdesigner.resources import is_own
from rbdesigner.scenario.file_names import with_suffix
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import take_pictures_away

translate = QCoreApplication.translate

MAPS, EXPORTS = "last_folder", "last_export_folder"
"""The settings that keep the folder used last: for maps and games, and for exports, which may go elsewhere."""


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


def folder_to_write(beside: Path | None = None, kind: str = MAPS) -> Path:
    """The folder to suggest for a new file.

    It is that of the file ``beside``, else the one last used for this kind of file. Folders in which nothing can be
    written, and those of the program itself, are passed over.
    """
    folders = [beside.absolute().parent] if beside is not None else []
    return next(filter(_is_for_files, [*folders, last_folder(kind), last_folder()]), Path.home())


def _is_for_files(folder: Path) -> bool:
    """Whether files of the user belong into a folder."""
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK) and not is_own(folder)


def suggested_path(beside: Path | None, name: str, suffix: str, kind: str = MAPS) -> str:
    """Suggest a file that is not there yet, beside another if that is given; its name gets a number if need be."""
    folder = folder_to_write(beside, kind)
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return str(next(path for each in names if not (path := folder / f"{each}{suffix}").exists()))


def filter_of(text: str, suffixes: Iterable[str]) -> str:
    """Files as a dialog lists them: these suffixes stand for ``{suffixes}``."""
    return text.replace("{suffixes}", " ".join(f"*{suffix}" for suffix in suffixes))


def files_to_open(parent: QWidget, title: str, filters: Sequence[str]) -> list[Path]:
    """Ask for the files to open; none if the dialog was cancelled.

    Files are known by their content, so that all can be chosen, whatever they are called.
    """
    dialog = _dialog(parent, title, [*filters, translate("FileChoice", "All files (*)")])
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
    suffixes: Sequence[str],
    kind: str = MAPS,
    *,
    is_opened: bool = False,
) -> Path | None:
    """Ask for the file to write, or None.

    Its name ends in one of these ``suffixes``: what is typed without gets that of the filter that is chosen.
    ``suggestion`` is a name, or a path whose folder then comes first if something can be written there. Overwriting is
    asked about here, unless it ``is_opened`` where it is there.
    """
    dialog = _SaveDialog(parent)
    _prepare(dialog, title, filters)
    dialog.suffixes = suffixes
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, is_opened)
    dialog.setDefaultSuffix(suffixes[0].removeprefix("."))
    suggested = Path(suggestion)
    dialog.setDirectory(str(folder_to_write(suggested if suggested.is_absolute() else None, kind)))
    dialog.selectFile(suggested.name)
    chosen = _chosen(dialog, kind)
    return chosen[0].with_name(dialog.named(chosen[0].name)) if chosen else None


class _SaveDialog(QFileDialog):
    """A dialog for a file to write, which gets one of the ``suffixes`` before it asks about overwriting."""

    suffixes: Sequence[str] = ()

    def named(self, name: str) -> str:
        """A name with a suffix."""
        filters, suffixes = self.nameFilters(), list(self.suffixes)
        if len(filters) == len(suffixes) and self.selectedNameFilter() in filters:
            suffixes.insert(0, suffixes[filters.index(self.selectedNameFilter())])
        return with_suffix(name, suffixes)

    def accept(self) -> None:
        """Take the name that is typed, with a suffix; a folder is gone into."""
        field = self.findChild(QLineEdit, "fileNameEdit")  # the system's own dialogs have none
        typed = field.text().strip() if field is not None else ""
        if field is not None and typed and not Path(self.directory().absoluteFilePath(typed)).expanduser().is_dir():
            field.setText(self.named(typed))
        super().accept()


def _dialog(parent: QWidget, title: str, filters: Sequence[str]) -> QFileDialog:
    dialog = QFileDialog(parent)
    _prepare(dialog, title, filters)
    return dialog


def _prepare(dialog: QFileDialog, title: str, filters: Sequence[str]) -> None:
    dialog.setWindowTitle(title)
    dialog.setDirectory(str(last_folder()))
    dialog.setObjectName("file-choice")
    dialog.setNameFilters(list(filters))
    metrics = dialog.fontMetrics()
    resize_within_screen(dialog, QSize(metrics.averageCharWidth() * 140, metrics.height() * 34))
    for view in dialog.findChildren(QTreeView):
        view.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)


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
