"""The part of the guide that draws the map."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QDialog, QPushButton, QSpinBox

from rbdesigner.checks import Severity
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import Rivers, Terrain, TileKind, shape_of
from rbdesigner.ui.editor.panels.piece_palette import PiecePalette
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from rbdesigner.ui.editor.panels.tile_composer import ComposeDialog, EdgeKnob
from rbdesigner.ui.editor.panels.tile_palette import TilePalette
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.editor.text_dialog import TextDialog
from rbdesigner.ui.shell.welcome.gallery import Gallery
from tour.stage import Stage, part_of

SOURCE, STRAIGHT, WIDE = ((0,),), ((0, 3),), shape_of(((0, 2),))[0]
WEST: tuple[tuple[Terrain, tuple[tuple[int, int], ...]], ...] = (
    (Terrain.PASTURE, ((-3, 0), (-3, 1), (-1, 0))),
    (Terrain.WOODS, ((-3, 2), (-1, -1))),
    (Terrain.ROCK, ((-2, -1), (-1, 1))),
    (Terrain.DESERT, ((0, -1),)),
    (Terrain.MOUNTAIN, ((0, 0),)),
)
"""The land without rivers of one valley; the other one comes by symmetry."""
SEA = ((-3, 3), (-2, 3), (-1, 3), (0, 3)), ((-1, -2), (0, -3)), ((0, -2),)


def scenario(stage: Stage) -> Scenario:
    """What is being drawn."""
    return stage.page.document.scenario


def choose_tile(stage: Stage, terrain: Terrain, shape: Rivers = ()) -> None:
    """Click a tile of the palette."""
    stage.choose(stage.panel("tiles", TilePalette).grid, TileKind(terrain, shape))


def choose_piece(stage: Stage, key: object) -> None:
    """Click a piece of the palette."""
    stage.choose(stage.panel("pieces", PiecePalette).grid, key)


def turn_to_fit(stage: Stage, edges: tuple[int, ...]) -> None:
    """Press Q until the river runs over these edges."""
    settings = stage.editor.settings
    for _ in range(6):
        if settings.tile.rivers == (edges,):
            stage.says_in("Click to lay")
            return
        stage.key("Q")
    raise AssertionError(f"Q does not find {edges}")


def welcome(stage: Stage) -> None:
    """The first start."""
    gallery = part_of(stage.window, Gallery)
    rows = [gallery.model().index(row, 0) for row in range(len(gallery.paths()))]
    stage.wait(lambda: all(row.data(Qt.ItemDataRole.UserRole + 1) for row in rows), "no thumbnails")
    stage.picture("welcome")


def new_map(stage: Stage) -> None:
    """A title, two players."""

    def fill(dialog: QDialog) -> None:
        stage.type("Two Valleys")
        least, most = dialog.findChildren(QSpinBox)[:2]
        most.setFocus()
        most.selectAll()
        stage.type("2")
        assert (least.value(), most.value()) == (2, 2)
        stage.picture("new-map", stage.area_above(dialog, 60), above=dialog)
        stage.key("Return")

    with stage.answering("new-map", fill):
        stage.key("Ctrl+N")
    assert stage.window.windowTitle().startswith("Two Valleys")
    stage.key("Ctrl+-")


def laying(stage: Stage) -> None:
    """Click, drag, replace, pick up, erase, undo."""
    tiles = scenario(stage).tiles
    choose_tile(stage, Terrain.PASTURE)
    stage.hover((-2, 0))
    stage.says("Click to lay pasture")
    stage.click((-2, 0))
    stage.drag((-1, 0), (0, 0), (1, -1))
    assert len(tiles) == 4, "dragging paints"
    stage.key("2")
    stage.hover((0, 0))
    stage.says("Click to lay woods instead of pasture")
    stage.picture("ghost", stage.around((-2, 0), (1, -1), radii=2.4), pointer=True)
    stage.click((0, 0))
    assert tiles[Hex(0, 0)].terrain is Terrain.WOODS, "2 lays woods"
    stage.right_click((1, -1))
    assert stage.editor.settings.terrain is Terrain.PASTURE, "a right click picks up"
    stage.key("E")
    stage.click((1, -1))
    assert len(tiles) == 3, "the eraser takes away"
    stage.key("Ctrl+Z", 4)
    assert not tiles, "each stroke is one step of undo"


def symmetry(stage: Stage) -> None:
    """Two-fold turns: two players get the same."""
    stage.command("two-fold")
    assert stage.page.document.symmetry is Symmetry.HALF_TURN
    for terrain, places in WEST[:2]:
        choose_tile(stage, terrain)
        for place in places:
            stage.click(place)
    assert len(scenario(stage).tiles) == 10, "every tile comes twice"
    choose_tile(stage, Terrain.ROCK)
    stage.hover((-2, -1))
    stage.picture("symmetry", stage.editor, pointer=True)
    for terrain, places in WEST[2:]:
        choose_tile(stage, terrain)
        for place in places:
            stage.click(place)


def rivers(stage: Stage) -> None:
    """A source, the red ghost with its reason, strict mode, and turning to fit."""
    tiles = scenario(stage).tiles
    choose_tile(stage, Terrain.MOUNTAIN, SOURCE)
    stage.hover((-2, 0))
    stage.key("R", 3)
    stage.click((-2, 0))
    assert tiles[Hex(-2, 0)].rivers == ((3,),), "R turns"
    choose_tile(stage, Terrain.WOODS)
    stage.hover((-2, 1))
    stage.says_in("Breaks a rule")
    stage.picture("red-ghost", stage.around((-3, 0), (4, -1), radii=1.2), pointer=True)
    stage.key("S")
    stage.says_in("Not allowed here")
    stage.click((-2, 1))
    assert (-2, 1) not in tiles, "strict refuses"
    stage.key("S")
    for terrain, shape, place, edges in (
        (Terrain.PASTURE, STRAIGHT, (-2, 1), (0, 3)),
        (Terrain.WOODS, WIDE, (-2, 2), (0, 2)),
        (Terrain.PASTURE, WIDE, (-1, 2), (3, 5)),
    ):
        choose_tile(stage, terrain, shape)
        stage.hover(place)
        turn_to_fit(stage, edges)
        stage.click(place)
    choose_tile(stage, Terrain.SEA)
    for row in SEA:
        stage.drag(*row)
    assert len(tiles) == 37, len(tiles)
    stage.command("no symmetry")
    stage.key("I")
    before, viewport = dict(tiles), stage.view.viewport()
    stage.take_up(viewport, stage.point((0, 0)), stage.point((0, 1)))
    stage.hover((-1, 2))
    stage.says_in("River over 3 tiles")
    stage.picture("river-tool", stage.around((-2, 0), (1, 0), (-2, 2), radii=1.6), pointer=True)
    stage.let_go(viewport, stage.point((-1, 2)))
    assert tiles[Hex(-1, 2)].rivers == ((1, 3, 5),), "the river joins"
    stage.key("Ctrl+Z", 2)
    assert tiles == before and stage.page.document.symmetry is Symmetry.HALF_TURN


def homes(stage: Stage) -> None:
    """The homes of both players, and where no further one may stand."""
    stage.key("H")
    stage.hover((-3, 1))
    stage.says("Click to put a home here")
    stage.click((-3, 1))
    owners = {place: home.player for place, home in scenario(stage).homes.items()}
    assert owners == {(-3, 1): 1, (3, -1): 2}, owners
    settings = stage.editor.settings
    settings.player = None
    stage.hover((-2, 1), (-0.5, 0))
    stage.says_in("Breaks a rule")
    stage.picture("homes", stage.around((-3, 0), (4, -1), radii=1.4), pointer=True)
    settings.player = 1


def severities(stage: Stage) -> list[Severity]:
    """How bad each problem of the map is."""
    return [problem.severity for problem in stage.page.document.problems]


def problems(stage: Stage) -> None:
    """A river laid wrongly, found, gone to and mended."""
    stage.command("no symmetry")
    choose_tile(stage, Terrain.PASTURE, WIDE)
    stage.key("T")
    stage.hover((-1, 2))
    while stage.editor.settings.tile.rivers != ((0, 4),):
        stage.key("R")
    stage.click((-1, 2))
    panel = stage.panel("problems", ProblemsPanel)
    assert Severity.ERROR in severities(stage), "a river that goes nowhere is an error"
    stage.window.resizeDocks([stage.dock("problems")], [250], Qt.Orientation.Vertical)
    stage.click_row(panel.view, 0)
    stage.leave()
    stage.picture("problems", stage.area(stage.window.tabs).united(stage.area(stage.dock("problems"))))
    turning = [button for button in panel.details.findChildren(QPushButton) if button.text().startswith("Turn")]
    assert turning, "the river can be turned back"
    stage.click_in(turning[-1])
    assert severities(stage) == [Severity.ADVICE], severities(stage)
    stage.key("Ctrl+Shift+A")
    stage.command("reset the layout")


def pieces(stage: Stage) -> None:
    """Buildings, goods, a transporter, a bridge, roads, walls."""
    there = scenario(stage)
    stage.command("two-fold")
    choose_piece(stage, BuildingKind.WOODCUTTER)
    stage.click((-1, -1))
    assert (-1, -1) in there.pieces and (1, 1) in there.pieces, "symmetry is for pieces too"
    choose_piece(stage, Good.STONE)
    stage.click((-2, -1))
    stage.click((-2, -1))
    choose_piece(stage, TransporterKind.RAFT)
    stage.click((-1, 2), (-0.3, -0.1))
    choose_piece(stage, ToolKey.BRIDGE)
    stage.click((-2, 1))
    assert len(there.pieces) == 8, dict(there.pieces)
    choose_piece(stage, ToolKey.ROAD)
    stage.drag((-3, 1), (-3, 2))
    assert len(there.roads) == 2, "dragging builds a road"
    choose_piece(stage, ToolKey.WALL)
    stage.click((0, 0), (0, -0.8))
    assert len(there.walls) == 2, "a wall and its image"
    stage.hover((0, 0), (0, -0.7))
    stage.picture("pieces", QRect(0, 0, 900, 800))
    stage.key("V")
    stage.click((-2, -1))
    seen = stage.area(stage.dock("place"))
    stage.picture("place", QRect(seen.topLeft(), QSize(seen.width(), 170)))
    stage.key("Ctrl+Shift+A")
    stage.command("no symmetry")


def more_tools(stage: Stage) -> None:
    """Brush, fill, and an eraser that leaves the tile."""
    there = scenario(stage)
    mixing(stage)
    choose_tile(stage, Terrain.SEA)
    stage.hover((6, -2))
    stage.key("]")
    stage.click((6, -2))
    assert len(there.tiles) == 44, "a larger brush lays seven tiles"
    stage.key("[")
    stage.key("F")
    stage.key("1")
    stage.hover((6, -2))
    stage.says("Click to fill with pasture: 7")
    stage.click((6, -2))
    assert there.tiles[Hex(6, -2)].terrain is Terrain.PASTURE, "filling takes the whole patch"
    stage.key("E")
    stage.click((-1, -1), modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert (-1, -1) in there.tiles and (-1, -1) not in there.pieces, "Shift leaves the tile"
    stage.key("Ctrl+Z", 3)
    assert len(there.tiles) == 37


def mixing(stage: Stage) -> None:
    """A large brush that lays three terrains at random, with the weights beside it."""
    choose_tile(stage, Terrain.WOODS)
    stage.key("]")
    stage.key("Shift+X")
    fields = stage.panel("tiles", TilePalette).mixture
    wanted = {Terrain.PASTURE: 3, Terrain.WOODS: 4, Terrain.ROCK: 2}
    for terrain, field in fields.weights.items():
        field.setFocus()
        stage.key("Ctrl+A")
        stage.type(str(wanted.get(terrain, 0)))
        stage.key("Return")
    stage.hover((-5, 1))
    laid = stage.area(fields).united(stage.around((-5, 1), radii=3))
    stage.picture("mixture", laid.intersected(stage.window.rect()), pointer=True)
    stage.key("[")
    choose_tile(stage, Terrain.WOODS)
    assert not stage.window.workbench.settings.is_mixing, "taking a tile ends the mixing"


def texts(stage: Stage) -> None:
    """A label, a private note, and a district of the selected tiles."""
    stage.key("V")
    stage.drag((-4, 0), (-3, 2), (-2, 2), aside=(0.3, 0.3))
    stage.key("N")

    def write(dialog: QDialog) -> None:
        assert isinstance(dialog, TextDialog)
        stage.type("Old Mill")
        dialog.note.setFocus()
        stage.type("Is this too near to the mountain?")
        stage.click_in(dialog.note_private, QPoint(8, 8))
        dialog.district.setFocus()
        stage.type("Westmark")
        stage.picture("texts", stage.area_above(dialog, 120), above=dialog)
        stage.key("Return")

    with stage.answering("map-texts", write):
        stage.click((-2, 1))
    assert scenario(stage).labels and scenario(stage).districts
    stage.key("Ctrl+Z")
    stage.key("Ctrl+Shift+A")


def selecting(stage: Stage) -> None:
    """A rubber band, and the copy of it in hand, turned."""
    stage.key("V")
    stage.key("Z")
    stage.key("Ctrl+-", 2)
    stage.drag((-4, 0), (-3, 2), (-2, 2), aside=(0.3, 0.3))
    assert len(stage.page.document.selection) == 6
    stage.key("Ctrl+C")
    stage.key("Ctrl+V")
    stage.hover((6, -6))
    stage.key("R", 2)
    stage.says("Click to set down, with Shift to go on; R turns, M mirrors, Esc cancels")
    stage.picture("paste", stage.editor, pointer=True)
    stage.key("Esc")
    stage.key("Ctrl+Shift+A")
    assert not stage.page.document.selection


def composing(stage: Stage) -> None:
    """A tile that no box has."""
    choose_tile(stage, Terrain.PASTURE)
    stage.click_in(stage.panel("tiles", TilePalette).compose)
    dialog = part_of(stage.window, ComposeDialog)
    for edge in (0, 3):
        stage.click_in(part_of(dialog, EdgeKnob, f"edge-{edge}"))
    stage.click_in(dialog.composer.next_river)
    for edge in (1, 2):
        stage.click_in(part_of(dialog, EdgeKnob, f"edge-{edge}"))
    stage.picture("compose", stage.area_above(dialog, 30), above=dialog)
    dialog.reject()
    stage.come_back()


def keyboard(stage: Stage) -> None:
    """A tile laid without the mouse."""
    stage.editor.setFocus()
    stage.key("6")
    stage.command("go to place 3, -3")
    stage.key("Up")
    stage.key("Right")
    stage.picture("keyboard", stage.around((1, -2), (4, -3), radii=1.6))
    for key in ("Return", "Space"):
        stage.key(key)
        assert len(scenario(stage).tiles) == 38, key
        stage.key("Delete")
        assert len(scenario(stage).tiles) == 37
    stage.hover((0, 0))
    stage.leave()
