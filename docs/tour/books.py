"""The part of the guide in which maps become a book."""

from __future__ import annotations

import shutil

from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit

from rbdesigner.resources import folder
from rbdesigner.ui.book.book_page import BookPage
from tour.stage import Stage, part_of

SOLO, TOGETHER = ("millbrook", "where-two-waters-meet"), ("twin-isles", "gold-isle", "crossroads")


def binding(stage: Stage) -> None:
    """Five maps become a book, three of them a chapter of it."""
    place = stage.home / "maps"
    place.mkdir()
    for name in (*SOLO, *TOGETHER):
        shutil.copy(folder("scenarios") / f"{name}.rbmap", place)

    def choose(*names: str) -> None:
        def fill(dialog: QDialog) -> None:
            assert isinstance(dialog, QFileDialog)
            dialog.setDirectory(str(place))
            stage.settle(300)
            quoted = " ".join(f'"{name}.rbmap"' for name in names)
            part_of(dialog, QLineEdit, "fileNameEdit").setText(quoted)
            dialog.accept()

        with stage.answering("file-choice", fill):
            stage.command("Add maps")

    stage.command("New book")
    page = stage.window.tabs.current
    assert isinstance(page, BookPage)
    choose(*SOLO)
    choose(*TOGETHER)
    page.contents.select(2)
    stage.command("New chapter")
    stage.type("In company")
    page.fields.title.setFocus()
    stage.type("Five worlds")
    page.fields.authors.setFocus()
    stage.type("Ada, Bert")
    page.fields.codes.setFocus()
    stage.type("W-##")
    page.contents.setFocus()
    page.contents.select(3)
    stage.key("Alt+Down")
    stage.wait(lambda: not page.contents.waiting_for_pictures(), "no pictures of the maps")
    stage.settle(300)
    assert [entry.file.rpartition("/")[2] for entry in page.document.book.entries][3] == "twin-isles.rbmap"
    stage.picture("book")
    page.mark_saved()
    stage.key("Ctrl+W")
    stage.leave()
