"""The open tabs as they are seen, kept for the next start and shown again."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QPointF

from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.kept_tabs import KeptTab


def seen_tabs(tabs: PageTabs) -> list[KeptTab]:
    """The tabs with files, from left to right."""
    return [_seen(page, page.file, page is tabs.current) for page in tabs.pages() if page.file is not None]


def _seen(page: Page, path: Path, is_front: bool) -> KeptTab:
    shown, view = page.shown_map, None
    if shown is not None and not shown.view.is_fitted and not shown.view.fits_at_first:
        middle = shown.view.visible_rect().center()
        view = shown.view.scale_factor, middle.x(), middle.y()
    locked = tuple(page.document.locked) if isinstance(page, DocumentPage) else ()
    return KeptTab(path.absolute(), view, locked, is_front)


def reopen(tabs: Iterable[KeptTab], files: Files, open_tabs: PageTabs) -> None:
    """Open the files of tabs, and look at the same part of each."""
    front: Page | None = None
    for tab in tabs:
        page = open_tabs.current if files.open(tab.path) else None
        if page is None:
            continue
        front = page if tab.is_front or front is None else front
        if isinstance(page, DocumentPage):
            page.document.locked = frozenset(tab.locked) & page.document.scenario.tiles.keys()
        if tab.view is not None and page.shown_map is not None:
            scale, x, y = tab.view
            view = page.shown_map.view
            view.fits_at_first = False
            view.set_scale(scale)
            view.centre_at(QPointF(x, y))
    if front is not None:
        open_tabs.setCurrentWidget(front)
