"""Zooming and panning, and that an edit is seen where it was made and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPaintEvent, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.checks import Severity
from rbdesigner.hexes import ORIGIN, Hex, Orientation, disk, distance, hex_at, neighbours, position
from rbdesigner.rules.tables import IRRIGATION_MARK, BuildingKind
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Building
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.scene import tile_rect
from rbdesigner.ui.canvas.zoomed_view import LEAST, MOST
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import CONTROL, LEFT, MIDDLE, NONE, SHIFT, Hand, island


def wheel(
    hand: Hand, at: QPoint, angle: QPoint, keys: Qt.KeyboardModifier = NONE, pixels: QPoint | None = None
) -> None:
    viewport = hand.editor.view.viewport()
    event = QWheelEvent(
        QPointF(at), QPointF(viewport.mapToGlobal(at)), pixels or QPoint(), angle, Qt.MouseButton.NoButton, keys,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def test_a_tile_far_away_does_not_make_the_map_too_small_to_be_seen(open_editor: Callable[[Scenario], Hand]) -> None:
    def fitted(scenario: Scenario) -> MapEditor:
        editor = open_editor(scenario).editor
        editor.fit()
        return editor

    scenario = island()
    whole = fitted(scenario.copy()).zoom
    scenario.tiles[Hex(1000, -1000)] = tile(Terrain.SEA)
    assert fitted(scenario.copy()).zoom == pytest.approx(whole)
    scenario.tiles[Hex(20, 0)] = tile(Terrain.SEA)
    assert fitted(scenario).visible_rect().contains(QPointF(*position(Hex(20, 0), scenario.orientation)))


@pytest.mark.parametrize("keys", [NONE, CONTROL])
def test_the_wheel_zooms_about_the_pointer(hand: Hand, keys: Qt.KeyboardModifier) -> None:
    at = QPoint(210, 480)
    kept, zoom = hand.editor.view.scene_point(QPointF(at)), hand.editor.zoom
    for _ in range(5):
        wheel(hand, at, QPoint(0, 120), keys)
    assert hand.editor.zoom > 2 * zoom
    off = hand.editor.view.viewportTransform().map(kept) - QPointF(at)
    assert off.manhattanLength() < 4
    for _ in range(5):
        wheel(hand, at, QPoint(0, -120), keys)
    assert hand.editor.zoom == pytest.approx(zoom, rel=0.2)


def test_the_wheel_scrolls_if_preferred(hand: Hand) -> None:
    hand.editor.set_wheel_zooms(False)
    zoom, seen = hand.editor.zoom, hand.editor.visible_rect()
    wheel(hand, QPoint(200, 200), QPoint(0, -120))
    assert hand.editor.zoom == zoom
    assert hand.editor.visible_rect().top() > seen.top()


def test_touchpads_scroll_and_shift_scrolls_sideways(hand: Hand) -> None:
    zoom, seen = hand.editor.zoom, hand.editor.visible_rect()
    wheel(hand, QPoint(200, 200), QPoint(0, -8), pixels=QPoint(-30, -20))
    moved = hand.editor.visible_rect()
    assert moved.left() > seen.left() and moved.top() > seen.top()
    wheel(hand, QPoint(200, 200), QPoint(0, -120), SHIFT)
    assert hand.editor.visible_rect().left() > moved.left()
    assert hand.editor.zoom == zoom


def test_zoom_has_limits(hand: Hand) -> None:
    for _ in range(60):
        hand.editor.zoom_in()
    assert hand.editor.view.scale_factor == MOST
    for _ in range(60):
        hand.editor.zoom_out()
    assert hand.editor.view.scale_factor == LEAST
    hand.editor.zoom_to(100)
    assert hand.editor.zoom == pytest.approx(100)


def test_zoom_is_told(hand: Hand, qtbot: QtBot) -> None:
    with qtbot.waitSignals([hand.editor.zoom_changed, hand.editor.viewport_changed]):
        hand.editor.zoom_in()


@pytest.mark.parametrize("with_space", [False, True])
def test_dragging_the_map(hand: Hand, with_space: bool) -> None:
    view, start = hand.editor.view, QPoint(300, 300)
    kept = view.scene_point(QPointF(start))
    before = hand.scenario.copy()
    button = LEFT if with_space else MIDDLE
    if with_space:
        QTest.keyPress(view, Qt.Key.Key_Space)
    QTest.mousePress(view.viewport(), button, NONE, start)
    hand.move(start + QPoint(90, -40), held=button)
    QTest.mouseRelease(view.viewport(), button, NONE, start + QPoint(90, -40))
    if with_space:
        QTest.keyRelease(view, Qt.Key.Key_Space)
    now = view.viewportTransform().map(kept).toPoint()
    assert (now - (start + QPoint(90, -40))).manhattanLength() <= 2
    assert hand.scenario == before


def test_another_tool_leaves_the_room_for_panning(hand: Hand) -> None:
    view = hand.editor.view
    far_away = QPointF(view.sceneRect().right() + 500, view.sceneRect().center().y())
    view.centre_at(far_away)
    view.set_tool_cursor(Qt.CursorShape.CrossCursor)
    view.map_resized()
    assert view.sceneRect().contains(far_away)


def test_fit_and_centre(hand: Hand) -> None:
    hand.editor.zoom_to(300)
    hand.editor.fit()
    assert hand.editor.visible_rect().contains(hand.editor.scene.bounds())
    hand.editor.centre_on([Hex(40, -8)])
    x, y = position(Hex(40, -8), Orientation.FLAT)
    assert (hand.editor.visible_rect().center() - QPointF(x, y)).manhattanLength() < 0.2
    hand.editor.centre_on([ORIGIN, Hex(30, -15)])
    assert hand.editor.visible_rect().contains(QPointF(0, 0))


def test_the_view_stays_while_the_map_grows(hand: Hand) -> None:
    seen = hand.editor.visible_rect()
    hand.take(Terrain.SEA)
    hand.click(Hex(4, -4))
    hand.click(Hex(-5, 3))
    assert (hand.editor.visible_rect().topLeft() - seen.topLeft()).manhattanLength() < 0.05


def differing(first: QImage, second: QImage, hand: Hand) -> set[Hex]:
    """The places where two pictures of the viewport differ."""
    found: set[Hex] = set()
    if first == second:
        return found
    for x in range(0, first.width(), 3):
        for y in range(0, first.height(), 3):
            if first.pixel(x, y) != second.pixel(x, y):
                point = hand.editor.view.scene_point(QPointF(x, y))
                found.add(hex_at(point.x(), point.y(), Orientation.FLAT))
    return found


def test_an_edit_is_seen_there_and_nowhere_else(hand: Hand) -> None:
    hand.editor.set_layer_visible("problems", False)
    before = hand.picture()
    hand.document.perform(edit(hand.scenario, tiles={Hex(1, -1): tile(Terrain.SEA)}), "")
    changed = differing(before, hand.picture(), hand)
    assert Hex(1, -1) in changed
    assert all(distance(place, Hex(1, -1)) <= 1 for place in changed)
    hand.undo()
    assert not differing(before, hand.picture(), hand)


def test_deserts_are_green_when_the_wonder_is_filled_to_the_mark(
    hand: Hand, open_editor: Callable[[Scenario], Hand]
) -> None:
    desert, pasture = {Hex(1, -1): tile(Terrain.DESERT)}, {Hex(1, -1): tile(Terrain.PASTURE)}
    hand.editor.set_layer_visible("problems", False)
    hand.document.perform(edit(hand.scenario, tiles=pasture), "")
    green = hand.picture()
    hand.document.perform(edit(hand.scenario, tiles=desert), "")
    dry = hand.picture()
    assert differing(green, dry, hand)
    for filled, looks in ((IRRIGATION_MARK - 1, dry), (IRRIGATION_MARK, green)):
        properties = replace(hand.scenario.properties, wonder_prefill=filled)
        hand.document.perform(edit(hand.scenario, properties=properties), "")
        assert not differing(looks, hand.picture(), hand)
    again = open_editor(hand.scenario.copy())
    again.editor.set_layer_visible("problems", False)
    assert not differing(green, again.picture(), hand), "also where it is opened so"
    hand.undo()
    assert not differing(dry, hand.picture(), hand)


class Painted(QObject):
    """Gathers what is painted of a widget."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  (Qt's name)
        if isinstance(event, QPaintEvent):
            self.region |= event.region()
        return False


def test_nothing_is_painted_between_two_changes(hand: Hand) -> None:
    left, right = Hex(-2, 1), Hex(2, -1)
    hand.picture()
    painted = Painted(hand.editor)
    hand.editor.view.viewport().installEventFilter(painted)
    hand.document.perform(edit(hand.scenario, tiles={left: tile(Terrain.SEA), right: tile(Terrain.SEA)}), "")
    QApplication.processEvents()
    assert painted.region.contains(hand.pixel(left)) and painted.region.contains(hand.pixel(right))
    assert not painted.region.contains(hand.pixel(ORIGIN))


def test_incremental_painting_looks_like_painting_afresh(hand: Hand, open_editor: Callable[[Scenario], Hand]) -> None:
    hand.take(Terrain.SEA)
    hand.picture()
    hand.drag(Hex(-2, 0), Hex(2, -1))
    hand.take(Terrain.WOODS, (0, 2))
    hand.click(Hex(1, 1))
    hand.move(Hex(9, 9))
    hand.editor.toolbox.leave()
    again = open_editor(hand.scenario.copy())
    again.editor.toolbox.leave()
    assert not differing(hand.picture(), again.picture(), hand)


def test_layers_can_be_hidden(hand: Hand) -> None:
    hand.document.perform(edit(hand.scenario, tiles={ORIGIN: tile(Terrain.PASTURE, ((0, 3),))}), "")
    assert any(problem.severity is Severity.ERROR for problem in hand.document.problems)
    before = hand.picture()
    for layer in hand.editor.layers:
        hand.editor.set_layer_visible(layer.name, not layer.visible)
        after = hand.picture()
        changed = bool(differing(before, after, hand))
        before = after
        assert changed == (layer.name in ("grid", "coordinates", "problems", "rivers", "tiles"))
        assert {each.name: each.visible for each in hand.editor.layers}[layer.name] != layer.visible


def test_axes_of_symmetry_are_seen(hand: Hand) -> None:
    before = hand.picture()
    hand.symmetric(Symmetry.TWO_MIRRORS_0, Centre.of_hex(ORIGIN))
    assert Hex(0, 2) in differing(before, hand.picture(), hand)
    hand.symmetric(Symmetry.NONE, Centre.of_hex(ORIGIN))
    assert not differing(before, hand.picture(), hand)


def test_an_axis_leaves_what_lies_below_it_to_be_seen(hand: Hand) -> None:
    before = hand.picture()
    hand.symmetric(Symmetry.TWO_MIRRORS_0, Centre.of_hex(ORIGIN))
    after, at, ratio = hand.picture(), hand.pixel(Hex(0, 2)), hand.picture().devicePixelRatio()
    veiled = []
    for dy in range(-20, 21):
        row = round((at.y() + dy) * ratio)
        pairs = [(before.pixelColor(x, row), after.pixelColor(x, row)) for x in range(at.x() - 12, at.x() + 13)]
        offs = [max(abs(a - b) for a, b in zip(old.getRgb(), new.getRgb(), strict=True)) for old, new in pairs]
        veiled.append(sum(off > 40 for off in offs))
    assert any(veiled) and max(veiled) <= 2, "no more than two pixels of its width hide anything"


def test_the_map_turns_with_its_orientation(hand: Hand) -> None:
    pointy = Properties(orientation=Orientation.POINTY, box=hand.scenario.properties.box)
    hand.document.perform(edit(hand.scenario, properties=pointy), "")
    QApplication.processEvents()
    assert hand.editor.visible_rect().contains(hand.editor.scene.bounds())
    hand.take(Terrain.SEA)
    hand.click(Hex(2, -2))
    assert hand.scenario.tiles[Hex(2, -2)] == tile(Terrain.SEA)


def test_far_away_maps_are_still_seen(open_editor: Callable[[Scenario], Hand]) -> None:
    scenario = island(1)
    far = Scenario(scenario.properties, {Hex(at.q + 900_000, at.r - 900_000): t for at, t in scenario.tiles.items()})
    hand = open_editor(far)
    hand.editor.fit()
    hand.take(Terrain.SEA)
    hand.click(Hex(900_000, -900_000))
    assert far.tiles[Hex(900_000, -900_000)] == tile(Terrain.SEA)


def test_an_editor_can_be_closed_while_pictures_are_missing(hand: Hand, qtbot: QtBot) -> None:
    hand.editor.zoom_to(400)
    hand.editor.close()
    qtbot.wait(60)


@pytest.mark.parametrize(("dx", "dy"), [(360, 0), (-380, 0), (0, 280), (0, -290)])
def test_the_note_stays_within_what_is_seen(hand: Hand, dx: int, dy: int) -> None:
    hand.take(Terrain.WOODS, (0, 3))
    hand.move(ORIGIN)
    hand.editor.view.pan(dx, dy)
    assert hand.editor.note
    seen, note = hand.editor.visible_rect(), hand.editor._layers.bubble.rect
    assert seen.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(note)
    hand.editor.view.pan(3 * dx, 3 * dy)
    assert not hand.editor.note, "its tile is out of sight"


@pytest.mark.parametrize("percent", [30, 100, 220])
@pytest.mark.parametrize("at", [(0.05, 0.05), (0.5, 0.5), (0.95, 0.95), (0.95, 0.05), (0.5, 0.9)])
def test_the_note_never_covers_its_tile(hand: Hand, percent: float, at: tuple[float, float]) -> None:
    hand.editor.zoom_to(percent)
    hand.take(Terrain.WOODS, (0, 3))
    view = hand.editor.view
    size = view.viewport().size()
    hand.move(QPoint(round(size.width() * at[0]), round(size.height() * at[1])))
    pointer = hand.editor.toolbox.pointer
    assert pointer is not None and hand.editor.note
    bubble = hand.editor._layers.bubble.rect
    assert not bubble.intersects(tile_rect(pointer.place, hand.editor.scene.orientation))
    assert hand.editor.visible_rect().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(bubble)


@pytest.mark.parametrize("percent", [50, 100])
def test_the_note_covers_no_tile_beside_its_own_where_there_is_room(hand: Hand, percent: float) -> None:
    around = [ORIGIN, *neighbours(ORIGIN)]
    hand.document.perform(edit(hand.document.scenario, tiles=dict.fromkeys(around, tile(Terrain.PASTURE))), "lay")
    hand.editor.zoom_to(percent)
    hand.editor.centre_on([ORIGIN])
    hand.take(Terrain.WOODS, (0, 3))
    hand.move(ORIGIN)
    assert hand.editor.note
    bubble = hand.editor._layers.bubble.rect
    assert not any(bubble.intersects(tile_rect(place, hand.editor.scene.orientation)) for place in around)


def test_the_note_covers_as_little_of_the_map_as_can_be(hand: Hand) -> None:
    tiles = {place: tile(Terrain.PASTURE) for place in disk(ORIGIN, 5) if place[0] >= 0}
    hand.document.perform(edit(hand.document.scenario, tiles=tiles), "lay")
    hand.editor.zoom_to(50)
    hand.editor.centre_on([ORIGIN])
    hand.take(Terrain.WOODS, (0, 3))
    hand.move(ORIGIN)
    assert hand.editor.note
    bubble = hand.editor._layers.bubble.rect
    assert not any(bubble.intersects(tile_rect(place, hand.editor.scene.orientation)) for place in tiles)


def test_the_note_tells_the_first_problems_of_a_tile_and_counts_the_others(hand: Hand) -> None:
    kinds = (BuildingKind.SAWMILL, BuildingKind.QUARRY, BuildingKind.MINE, BuildingKind.CLAY_PIT)
    hand.given(tiles={ORIGIN: tile(Terrain.SEA)}, pieces={ORIGIN: tuple(map(Building, kinds))})
    hand.settings.tool = ToolKey.SELECT
    hand.move(ORIGIN)
    problems = [problem for problem in hand.editor.document.problems if ORIGIN in problem.places]
    assert len(problems) > 2
    first, second, more = hand.editor.note.splitlines()
    assert [first, second] == [problem.sentence for problem in problems[:2]]
    assert more == f"and {len(problems) - 2} more"


def test_the_ghost_of_a_tile_hides_what_lies_there(hand: Hand) -> None:
    hand.given(tiles={ORIGIN: tile(Terrain.SEA)})
    hand.take(Terrain.DESERT)
    hand.move(ORIGIN)
    spot = hand.pixel(ORIGIN)
    ghost = hand.picture().pixelColor(spot)
    hand.click(ORIGIN)
    hand.move(Hex(-3, 3))
    laid = hand.picture().pixelColor(spot)
    assert max(abs(a - b) for a, b in zip(ghost.getRgb(), laid.getRgb(), strict=True)) < 20
