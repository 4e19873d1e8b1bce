"""The properties of many tiles at once: shared ones and mixed ones, and changes of all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.editing import lay, roads_around, walls_around
from rbdesigner.tiles import Terrain, Tile, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.inputs import ComboBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.theme import bold


class ManyTiles(QWidget):
    """Shows what the selected tiles are and have, and changes all of them, each change as one undo step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._places: list[Hex] = []
        self.title = Label("", self)
        self.title.setFont(bold(self.font()))
        self.terrain = ComboBox(self)
        self.terrain.activated.connect(self._choose_terrain)
        self.lock = QCheckBox(self.tr("Locked: no tool changes them"), self)
        self.lock.clicked.connect(self._lock)
        self.counts: dict[str, Label] = {}
        self.buttons: dict[str, QPushButton] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(GAP)
        self._grid.setColumnStretch(1, 1)
        label = Label(self.tr("Terrain"), self)
        label.setBuddy(self.terrain)
        self.terrain.setAccessibleName(label.text())
        self._grid.addWidget(label, 0, 0)
        self._grid.addWidget(self.terrain, 0, 1, 1, 2)
        self._add("rivers", self.tr("Rivers"), self.tr("Clear"), self._clear_rivers)
        self._add("homes", self.tr("Homes"), self.tr("Take away"), self._clear_homes)
        self._add("pieces", self.tr("Pieces"), self.tr("Take away"), self._clear_pieces)
        self._add("links", self.tr("Roads and walls"), self.tr("Take away"), self._clear_links)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(GAP)
        rows.addWidget(self.title)
        rows.addLayout(self._grid)
        rows.addWidget(self.lock)

    def _add(self, key: str, title: str, text: str, act: Callable[[], object]) -> None:
        row = self._grid.rowCount()
        count, button = Label("", self), QPushButton(text, self)
        button.setAccessibleName(f"{title}: {text}")
        button.clicked.connect(act)
        self._grid.addWidget(Label(title, self), row, 0)
        self._grid.addWidget(count, row, 1)
        self._grid.addWidget(button, row, 2)
        self.counts[key], self.buttons[key] = count, button

    # What is shown

    def show_tiles(self, document: Document, places: Collection[Hex]) -> None:
        """Show these places of a document."""
        self._document = document
        self._places = sorted(places)
        scenario = document.scenario
        laid = sum(scenario.ground(place) is not None for place in self._places)
        self.title.setText(self.tr("%n tiles selected", "", laid))
        self._show_terrain()
        numbers = {
            "rivers": sum(bool(there.rivers) for there in self._tiles().values()),
            "homes": sum(place in scenario.homes for place in self._places),
            "pieces": sum(len(scenario.pieces.get(place, ())) for place in self._places),
            "links": len({*roads_around(scenario, self._places)}) + len({*walls_around(scenario, self._places)}),
        }
        for key, number in numbers.items():
            self.counts[key].setText(self._count_text(key, number))
            self.buttons[key].setEnabled(number > 0)
        self._show_locks()

    def _count_text(self, key: str, number: int) -> str:
        if key == "rivers" and 0 < number < len(self._tiles()):
            text = self.tr("on {some} of {all}")
            return text.format(some=number_text(number), all=number_text(len(self._tiles())))
        if key == "rivers" and number:
            return self.tr("on all")
        return number_text(number) if number else self.tr("none")

    def _tiles(self) -> dict[Hex, Tile]:
        tiles = self._document.scenario.tiles if self._document is not None else {}
        return {place: tiles[place] for place in self._places if place in tiles}

    def _show_terrain(self) -> None:
        """The terrain of all, or how many there are of each."""
        counts = Counter(there.terrain for there in self._tiles().values())
        self.terrain.clear()
        self.terrain.setToolTip("")
        if len(counts) > 1:
            several = [f"{number_text(number)} {terms.name(terrain)}" for terrain, number in counts.most_common()]
            text = self.tr("several: {terrains}").format(terrains=", ".join(several))
            self.terrain.addItem(text, None)
            self.terrain.setToolTip(tip(text))
        for terrain in Terrain:
            self.terrain.addItem(terms.capitalised(terms.name(terrain)), terrain)
        chosen = None if len(counts) != 1 else next(iter(counts))
        self.terrain.setCurrentIndex(max(0, self.terrain.findData(chosen)))
        self.terrain.setEnabled(bool(counts))

    def _show_locks(self) -> None:
        locked = self._document.locked if self._document is not None else frozenset[Hex]()
        number = sum(place in locked for place in self._places)
        some = Qt.CheckState.PartiallyChecked if number else Qt.CheckState.Unchecked
        self.lock.setCheckState(Qt.CheckState.Checked if number == len(self._places) else some)

    # What is changed

    def _perform(self, done: Edit, text: str) -> None:
        document = self._document
        if document is not None:
            document.perform_everywhere(done, text)
            # At once, for the next key may come before the panel catches up.
            self.show_tiles(document, self._places)

    def _choose_terrain(self) -> None:
        """Change the terrain of all tiles; rivers flow on over land."""
        terrain = self.terrain.currentData()
        if terrain is None or self._document is None:
            return
        laid = {
            place: tile(Terrain.SEA) if terrain is Terrain.SEA else replace(there, terrain=Terrain(terrain))
            for place, there in self._tiles().items()
            if there.terrain is not terrain
        }
        text = self.tr("Change the terrain of %n tiles", "", len(laid))
        self._perform(lay(self._document.scenario, laid), text)

    def _clear_rivers(self) -> None:
        if self._document is not None:
            laid = {place: replace(there, rivers=()) for place, there in self._tiles().items() if there.rivers}
            self._perform(lay(self._document.scenario, laid), self.tr("Clear the rivers of %n tiles", "", len(laid)))

    def _clear_homes(self) -> None:
        if self._document is not None:
            self._perform(edit(self._document.scenario, homes=dict.fromkeys(self._places)), self.tr("Remove homes"))

    def _clear_pieces(self) -> None:
        if self._document is not None:
            bare = edit(self._document.scenario, pieces=dict.fromkeys(self._places, ()))
            self._perform(bare, self.tr("Remove pieces"))

    def _clear_links(self) -> None:
        if self._document is not None:
            scenario = self._document.scenario
            roads = dict.fromkeys(roads_around(scenario, self._places))
            walls = dict.fromkeys(walls_around(scenario, self._places))
            self._perform(edit(scenario, roads=roads, walls=walls), self.tr("Remove roads and walls"))

    def _lock(self) -> None:
        """Lock all, or none if all are locked."""
        if self._document is not None:
            self._document.toggle_locks(self._places)
            self._show_locks()
