"""The panel of what has been done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.history import HistoryPanel


def test_only_what_is_in_a_file_is_marked_as_saved(document: Document, shown: Callable[..., None]) -> None:
    panel = HistoryPanel()
    panel.set_document(document)
    shown(panel)
    assert panel.view.cleanIcon().isNull(), "it is in no file"
    document.path = Path("valley.json")
    assert not panel.view.cleanIcon().isNull()
    document.mark_unsaved()
    assert panel.view.cleanIcon().isNull(), "recovered: the file holds something else"
    document.perform(edit(document.scenario, tiles={Hex(5, 5): tile(Terrain.ROCK)}), "Lay")
    document.mark_saved()
    assert not panel.view.cleanIcon().isNull()
    panel.set_document(None)
    assert panel.view.cleanIcon().isNull()
