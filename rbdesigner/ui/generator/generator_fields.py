"""The fields for the settings of generated maps."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QCheckBox, QFormLayout, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.generating.generator_settings import (
    LONGEST_RIVER,
    MOST_HOME_DISTANCE,
    MOST_RIVERS,
    MOST_TILES,
    TILES_PER_PLAYER,
    GeneratorSettings,
    RiverCourse,
    RiverFlow,
    TerrainShares,
)
from rbdesigner.generating.map_looks import LookWeights
from rbdesigner.hexes import Orientation
from rbdesigner.messages import map_names
from rbdesigner.messages.symmetry_names import long_name
from rbdesigner.players.player_setup import MOST_SHORT_SEED, new_short_seed
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Properties
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import BOXES, LANDS, Box, Terrain, TileKind, tile
from rbdesigner.ui.widgets.accessible import label_fields
from rbdesigner.ui.widgets.inputs import ComboBox, SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP, note
from rbdesigner.ui.widgets.small_pictures import tile_image
from rbdesigner.ui.widgets.terms import tile_kind_name

_PICTURE = 11.0
_MOST_SHARE = 100
_MOST_WEIGHT = 20
_NUMBER = 76
"""Pixels for a number."""


class GeneratorFields(QWidget):
    """Asks for all that decides on generated maps; ``changed()`` tells that anything is another than before."""

    changed = Signal()

    def __init__(self, settings: GeneratorSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual = settings
        self.players = self._number(1, MOST_PLAYERS, settings.players, "players")
        self.tiles = self._number(1, MOST_TILES, settings.tiles, "tiles")
        self.islands = self._number(1, MOST_PLAYERS, settings.islands, "islands")
        self.rivers = self._number(0, MOST_RIVERS, settings.rivers, "rivers")
        self.length = self._number(1, LONGEST_RIVER, settings.river_length, "length")
        self.apart = self._number(1, MOST_HOME_DISTANCE, settings.home_distance, "apart")
        self.fairness = self._number(0, 100, round(settings.fairness), "fairness")
        self.seed = self._number(0, MOST_SHORT_SEED, settings.seed, "seed")
        self.box, self.orientation, self.symmetry = ComboBox(self), ComboBox(self), ComboBox(self)
        self.ends, self.course = ComboBox(self), ComboBox(self)
        self.homes_on = {terrain: self._terrain_box(terrain) for terrain in LANDS}
        self.shares: dict[Terrain, SpinBox] = {}
        for terrain in Terrain:
            self.shares[terrain] = self._number(0, _MOST_SHARE, settings.shares.of(terrain), f"share-{terrain.value}")
        self.looks = {
            part: self._number(0, _MOST_WEIGHT, weight, f"looks-{part}")
            for part, weight in settings.looks._asdict().items()
        }
        self._fill()
        self._lay_out()
        self._connect()

    def _number(self, least: int, most: int, value: int, name: str) -> SpinBox:
        field = SpinBox(least, most, self)
        field.setObjectName(f"generator-{name}")
        field.setValue(value)
        return field

    def _fill(self) -> None:
        self.box.offer((box, map_names.box(box), None) for box in BOXES.values())
        flat, pointy = self.tr("Flat side on top"), self.tr("Corner on top")
        self.orientation.offer([(Orientation.FLAT, flat, None), (Orientation.POINTY, pointy, None)])
        self._name_symmetries()
        self.ends.offer(
            [
                (RiverFlow.SOURCE_TO_SEA, self.tr("From a source to the sea"), None),
                (RiverFlow.SOURCES_FIRST, self.tr("From sources while there are any"), None),
                (RiverFlow.ANY, self.tr("From sea to sea too"), None),
            ]
        )
        self.ends.show_value(self._usual.river_ends)
        self.course.offer(
            [
                (RiverCourse.STRAIGHT, self.tr("Rather straight"), None),
                (RiverCourse.ANY, self.tr("As it comes"), None),
                (RiverCourse.WINDING, self.tr("Winding"), None),
            ]
        )
        self.course.show_value(self._usual.river_course)
        named = (self.box, "box"), (self.orientation, "orientation"), (self.symmetry, "symmetry")
        for field, name in (*named, (self.ends, "river-ends"), (self.course, "river-course")):
            field.setObjectName(f"generator-{name}")
            field.setMinimumContentsLength(18)

    def _name_symmetries(self) -> None:
        """Name them by where their axes point as the map lies."""
        chosen = self.symmetry.value or Symmetry.NONE
        names = {each: long_name(each, self._orientation) for each in Symmetry}
        names[Symmetry.NONE] = self.tr("None, but fair")
        self.symmetry.offer((each, name, None) for each, name in names.items())
        self.symmetry.show_value(chosen)

    @property
    def _orientation(self) -> Orientation:
        value = self.orientation.value
        assert isinstance(value, Orientation)
        return value

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Players"), self.players)
        form.addRow(self.tr("&Tiles"), self._with_note(self.tiles, self.tr("land and sea")))
        form.addRow(self.tr("&Box of tiles"), self.box)
        form.addRow(self.tr("He&xagons"), self.orientation)
        form.addRow(self.tr("&Islands"), self._with_note(self.islands, self.tr("1 is a continent")))
        form.addRow(self.tr("&Rivers"), self.rivers)
        for field in (self.players, self.tiles, self.islands, self.rivers, self.length, self.apart, self.fairness):
            field.setFixedWidth(_NUMBER)
        form.addRow(self.tr("River &length"), self._with_note(self.length, self.tr("tiles or so")))
        form.addRow(self.tr("Rivers flo&w"), self.ends)
        form.addRow(self.tr("Co&urse"), self.course)
        form.addRow(self.tr("S&ymmetry"), self.symmetry)
        form.addRow(self.tr("&Homes apart"), self._with_note(self.apart, self.tr("steps or more")))
        form.addRow(self.tr("L&and for homes"), self._home_terrains())
        form.addRow(self.tr("&Fairness"), self._with_note(self.fairness, self.tr("of 100 or more")))
        label_fields(form)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(form)
        rows.addWidget(Label(self.tr("Shares of the terrains"), self))
        rows.addLayout(self._share_fields())
        rows.addWidget(Label(self.tr("What counts for looks"), self))
        rows.addLayout(self._look_fields())
        rows.addLayout(self._seed_row())

    def _with_note(self, field: QWidget, text: str) -> QWidget:
        """A field with a word behind it; the label of the row belongs to the field."""
        box = QWidget(self)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(field)
        row.addWidget(note(text), 1)
        box.setFocusProxy(field)
        return box

    def _terrain_box(self, terrain: Terrain) -> QCheckBox:
        """A box with the picture of a terrain on which homes may stand."""
        box, name = QCheckBox(self), tile_kind_name(TileKind(terrain))
        box.setObjectName(f"generator-homes-{terrain.value}")
        image = tile_image(tile(terrain), Orientation.FLAT, _PICTURE, self.devicePixelRatioF())
        box.setIcon(QIcon(QPixmap.fromImage(image)))
        box.setIconSize(QSize(2 * round(_PICTURE), 2 * round(_PICTURE)))
        box.setAccessibleName(self.tr("Homes on {terrain}").replace("{terrain}", name))
        box.setToolTip(tip(name))
        box.setChecked(terrain in self._usual.home_terrains)
        return box

    def _home_terrains(self) -> QWidget:
        boxes = QWidget(self)
        row = QHBoxLayout(boxes)
        row.setContentsMargins(0, 0, 0, 0)
        for box in self.homes_on.values():
            row.addWidget(box)
        row.addStretch(1)
        boxes.setFocusProxy(next(iter(self.homes_on.values())))
        return boxes

    def _share_fields(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(GAP)
        for number, (terrain, field) in enumerate(self.shares.items()):
            name = tile_kind_name(TileKind(terrain))
            picture = Label(self)
            image = tile_image(tile(terrain), Orientation.FLAT, _PICTURE, self.devicePixelRatioF())
            picture.setPixmap(QPixmap.fromImage(image))
            picture.setToolTip(tip(name))
            field.setAccessibleName(name)
            field.setToolTip(tip(name))
            column = 2 * (number % 3)
            grid.addWidget(picture, number // 3, column)
            grid.addWidget(field, number // 3, column + 1)
            grid.setColumnStretch(column + 1, 1)
        return grid

    def _look_fields(self) -> QHBoxLayout:
        texts = {
            "groups": (self.tr("Groups"), self.tr("Woods, rock, mountains and deserts lie in groups")),
            "coast": (self.tr("Coast"), self.tr("The coast has no lone spikes")),
            "rivers": (self.tr("Rivers"), self.tr("Rivers come from inland")),
        }
        row = QHBoxLayout()
        for part, field in self.looks.items():
            name, explained = texts[part]
            label = Label(name, self)
            label.setBuddy(field)
            for widget in (label, field):
                widget.setToolTip(tip(explained))
            row.addWidget(label)
            row.addWidget(field, 1)
        return row

    def _seed_row(self) -> QHBoxLayout:
        label = Label(self.tr("S&eed"), self)
        label.setBuddy(self.seed)
        self.seed.setToolTip(tip(self.tr("The same seed makes the same maps; another one makes others")))
        self.other_seed = QPushButton(self.tr("&Other seed"), self)
        self.other_seed.setObjectName("generator-other-seed")
        self.other_seed.clicked.connect(lambda: self.seed.setValue(new_short_seed()))
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.seed, 1)
        row.addWidget(self.other_seed)
        return row

    def _connect(self) -> None:
        numbers = (self.players, self.tiles, self.islands, self.rivers, self.length, self.apart, self.fairness)
        for field in (*numbers, self.seed, *self.shares.values(), *self.looks.values()):
            field.valueChanged.connect(self.changed)
        for box in self.homes_on.values():
            box.toggled.connect(self.changed)
        for chosen in (self.box, self.orientation, self.symmetry, self.ends, self.course):
            chosen.activated.connect(self.changed)
        self.players.valueChanged.connect(lambda players: self.tiles.setValue(TILES_PER_PLAYER * players))
        self.orientation.activated.connect(self._name_symmetries)

    def settings(self) -> GeneratorSettings:
        """The settings as they are in the fields."""
        box, symmetry, ends, course = self.box.value, self.symmetry.value, self.ends.value, self.course.value
        assert isinstance(box, Box) and isinstance(symmetry, Symmetry)
        assert isinstance(ends, RiverFlow) and isinstance(course, RiverCourse)
        return replace(
            self._usual,
            players=self.players.value(),
            tiles=self.tiles.value(),
            islands=self.islands.value(),
            rivers=self.rivers.value(),
            river_length=self.length.value(),
            river_ends=ends,
            river_course=course,
            home_distance=self.apart.value(),
            home_terrains=frozenset(terrain for terrain, box in self.homes_on.items() if box.isChecked()),
            fairness=float(self.fairness.value()),
            seed=self.seed.value(),
            symmetry=symmetry,
            shares=TerrainShares(**{terrain.value: field.value() for terrain, field in self.shares.items()}),
            looks=LookWeights(**{part: field.value() for part, field in self.looks.items()}),
            properties=Properties(box=box, orientation=self._orientation),
        )
