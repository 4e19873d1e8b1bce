"""The settings of the tools, chosen in the palettes, read by the tools, and shared by all documents."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario.areas import BrushShape
from rbdesigner.scenario.mixture import TerrainMixture
from rbdesigner.scenario.pieces import PieceKind
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Rivers, Terrain, Tile, tile, turned
from rbdesigner.ui.editor.layer_states import LayerStates


class ToolKey(StrEnum):
    """The tools; exactly one is active."""

    SELECT = "select"
    LASSO = "lasso"
    TILE = "tile"
    ERASE = "erase"
    FILL = "fill"
    RIVER = "river"
    HOME = "home"
    PIECE = "piece"
    ROAD = "road"
    BRIDGE = "bridge"
    WALL = "wall"
    TEXT = "text"
    MEASURE = "measure"
    PICTURE = "picture"


class ToolSettings(QObject):
    """The active tool and what it uses.

    ``tool_changed()`` comes after another tool, ``changed()`` after anything else: the tile to lay (``terrain``,
    ``shape`` and the clockwise ``steps`` it is turned by), the ``piece`` to put down, the ``player`` whose it is (None:
    nobody's, neutral, free to choose), ``strict`` (refuse what breaks a rule of laying tiles), ``radius``, how far the
    brush reaches around the pointer, the ``brush``, which is the shape that a drag covers, and ``is_fitting``: the
    picture under the map is being fitted to the grid. While it ``is_mixing``, terrains of the ``mixture`` are laid in
    place of the tile; ``keeps_rivers`` says that rivers flow on through plain land that is laid over them.
    ``layers`` are those hidden and locked.
    ``favourites_changed()`` tells of other favourite tiles, ``compose_wanted()`` asks to compose a tile.
    """

    tool_changed = Signal()
    changed = Signal()
    favourites_changed = Signal()
    compose_wanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tool = ToolKey.TILE
        self._terrain = Terrain.PASTURE
        self._shape: Rivers = ()
        self._steps = 0
        self._piece: PieceKind = BuildingKind.WOODCUTTER
        self._player: int | None = 1
        self._strict = False
        self._radius = 0
        self._brush = BrushShape.FREE
        self._is_fitting = self._more_shapes = self._is_mixing = False
        self._mixture = TerrainMixture()
        self._keeps_rivers = True
        self.layers = LayerStates(self)

    @property
    def tool(self) -> ToolKey:
        """The active tool."""
        return self._tool

    @tool.setter
    def tool(self, tool: ToolKey) -> None:
        if tool is not self._tool:
            self._tool = tool
            self.tool_changed.emit()

    @property
    def tile(self) -> Tile:
        """The tile to lay, as it would lie on the map."""
        return tile(self._terrain, turned(self._shape, Turn(self._steps)))

    @property
    def terrain(self) -> Terrain:
        """The terrain of the tile to lay."""
        return self._terrain

    @property
    def shape(self) -> Rivers:
        """The rivers of the tile to lay before it is turned."""
        return self._shape

    @property
    def steps(self) -> int:
        """How far the tile to lay is turned, in clockwise steps of 60 degrees."""
        return self._steps

    def choose_tile(self, terrain: Terrain, shape: Rivers, steps: int = 0) -> None:
        """Lay this tile next, with the tile tool; the sea has no rivers."""
        self._terrain, self._shape, self._steps = terrain, shape if terrain is not Terrain.SEA else (), steps % 6
        self._is_mixing = False
        self.changed.emit()
        self._lay()

    def _lay(self) -> None:
        if self._tool not in (ToolKey.TILE, ToolKey.FILL):
            self.tool = ToolKey.TILE

    def turn_tile(self, steps: int) -> None:
        """Turn the tile to lay by clockwise steps of 60 degrees; of a mixture, draw again."""
        if self._is_mixing:
            self.mixture = self._mixture.drawn_again(steps)
            return
        self._steps = (self._steps + steps) % 6
        self.changed.emit()

    @property
    def is_mixing(self) -> bool:
        """Whether terrains of the mixture are laid, not the tile."""
        return self._is_mixing

    @is_mixing.setter
    def is_mixing(self, is_mixing: bool) -> None:
        if is_mixing != self._is_mixing:
            self._is_mixing = is_mixing
            self.changed.emit()
        if is_mixing:
            self._lay()

    @property
    def mixture(self) -> TerrainMixture:
        """The terrains that are mixed."""
        return self._mixture

    @mixture.setter
    def mixture(self, mixture: TerrainMixture) -> None:
        if mixture != self._mixture:
            self._mixture = mixture
            self.changed.emit()

    @property
    def keeps_rivers(self) -> bool:
        """Whether rivers flow on through plain land that is laid over them; else they go."""
        return self._keeps_rivers

    @keeps_rivers.setter
    def keeps_rivers(self, keeps: bool) -> None:
        if keeps != self._keeps_rivers:
            self._keeps_rivers = keeps
            self.changed.emit()

    @property
    def piece(self) -> PieceKind:
        """The piece that the piece tool puts down."""
        return self._piece

    def choose_piece(self, piece: PieceKind) -> None:
        """Put this down next, with the piece tool."""
        self._piece = piece
        self.changed.emit()
        self.tool = ToolKey.PIECE

    @property
    def player(self) -> int | None:
        """The player who gets the next transporter, wall or home: 1, 2, ..., or None."""
        return self._player

    @player.setter
    def player(self, player: int | None) -> None:
        if player != self._player:
            self._player = player
            self.changed.emit()

    @property
    def strict(self) -> bool:
        """Whether tiles that break a rule of laying are refused; else they are laid and listed as problems."""
        return self._strict

    @strict.setter
    def strict(self, strict: bool) -> None:
        if strict != self._strict:
            self._strict = strict
            self.changed.emit()

    @property
    def more_shapes(self) -> bool:
        """Whether all river shapes that have a name are offered, not just some."""
        return self._more_shapes

    @more_shapes.setter
    def more_shapes(self, more: bool) -> None:
        if more != self._more_shapes:
            self._more_shapes = more
            self.changed.emit()

    @property
    def radius(self) -> int:
        """How many steps around the pointer tiles are laid; 0 for one tile."""
        return self._radius

    @radius.setter
    def radius(self, radius: int) -> None:
        if radius != self._radius:
            self._radius = radius
            self.changed.emit()

    @property
    def brush(self) -> BrushShape:
        """The shape that tiles are laid in."""
        return self._brush

    @brush.setter
    def brush(self, brush: BrushShape) -> None:
        if brush is not self._brush:
            self._brush = brush
            self.changed.emit()

    @property
    def is_fitting(self) -> bool:
        """Whether the picture tool pins the picture to the grid, in place of moving it."""
        return self._is_fitting

    @is_fitting.setter
    def is_fitting(self, is_fitting: bool) -> None:
        if is_fitting != self._is_fitting:
            self._is_fitting = is_fitting
            self.changed.emit()
