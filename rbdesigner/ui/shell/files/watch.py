"""Noticing that another program has changed a file that is open here."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from rbdesigner.scenario import saving
from rbdesigner.scenario.saving import FileStamp
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.widgets.banner import Banner
from rbdesigner.ui.widgets.literal import tip

translate = QCoreApplication.translate
_LONGEST = 48
"""Characters of the name of a file that a notice shows."""


def look_for_changes(pages: Iterable[DocumentPage], files: Files) -> None:
    """Show a notice on every page whose file was changed by others."""
    for page in pages:
        path = page.document.path
        if path is None or page.stamp is None or not _touched(page):
            continue
        found = saving.file_stamp(path)
        # Only its time differs: a copy program or a version control may have touched it.
        if found == page.stamp:
            page.stamp = found
        # Who has closed the notice is not told of the same change again.
        elif page.noticed != (found,):
            page.noticed = (found,)
            _tell(page, files, found)


def _touched(page: DocumentPage) -> bool:
    """Whether size or time of the file differ, quicker to see than its content."""
    stamp, path = page.stamp, page.document.path
    if stamp is None or path is None:
        return False
    try:
        now = path.stat()
    except OSError:
        return True
    return (now.st_size, now.st_mtime_ns) != (stamp.size, stamp.mtime_ns)


def _tell(page: DocumentPage, files: Files, found: FileStamp | None) -> None:
    if found is None:
        text = translate("Watch", "The file {file} is gone. The map is still open; save it to write it again.")
        page.document.mark_unsaved()
    else:
        text = translate("Watch", "Another program has changed {file}. Which version do you want to keep?")
    path = page.document.path
    notice = Banner("warning", text.replace("{file}", shortened_name(path.name) if path is not None else ""), (), page)
    notice.setToolTip(tip(str(path)))
    if found is not None:
        notice.add_button(translate("Watch", "&Load the changed file"), lambda: files.reload(page))
        notice.add_button(translate("Watch", "&Keep mine"), lambda: _keep(page, found))
    notice.add_button(translate("Watch", "Save &elsewhere…"), lambda: files.save_as(page))
    page.show_notice(notice)


def shortened_name(name: str) -> str:
    """Shorten the name of a file in its middle if it is long, as it has no place where a line could break."""
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST // 2]}…{name[-_LONGEST // 2 + 1 :]}"


def _keep(page: DocumentPage, found: FileStamp) -> None:
    """Judge what is shown: saving may replace what another program wrote."""
    page.stamp = found
    page.document.mark_unsaved()
