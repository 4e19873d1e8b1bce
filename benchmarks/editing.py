"""How quickly the window answers: from the mouse press to the repainted picture, panning, zooming, and the memory.

Run it with ``python -m benchmarks.editing``. The whole window is
open with all its panels, in a process of its own for each map, and every measurement ends when no event is left to be
worked off. Times are medians in milliseconds, the 95th percentile in brackets.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, sleep

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks.apart import measured_apart, prepare_qt
from benchmarks.maps import big_map
from rbdesigner.hexes import Hex, position
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import SHAPE_NAMES, Terrain, tile
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.theme import ThemeSwitch

SIZES = ((12, 12), (100, 100))
EDITS = 200
FRAMES = 120
WINDOW = 1400, 900


class Paints(QObject):
    """Counts how often the map has been painted."""

    def __init__(self, editor: MapEditor) -> None:
        super().__init__(editor)
        self.count = 0
        editor.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  (Qt's name)
        self.count += event.type() is QEvent.Type.Paint
        return False


def settle(seconds: float = 0.6) -> None:
    """Let everything that waits for a pause be done."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        QApplication.processEvents()
        sleep(0.01)


def finish() -> None:
    """Let be done what an event has stirred up, which may stir up more: a layout and the painting after it."""
    for _ in range(4):
        QApplication.processEvents()


def timed(action: Callable[[], object], paints: Paints) -> float:
    """The milliseconds until an action has been painted and no event is left."""
    before, begin = paints.count, perf_counter()
    action()
    QApplication.processEvents()
    while paints.count == before and perf_counter() < begin + 1:
        QApplication.processEvents()
    return 1000 * (perf_counter() - begin)


def shown(times: list[float]) -> str:
    return f"{median(times):7.2f} ({quantiles(times, n=20)[-1]:.2f})"


def edit_times(editor: MapEditor, settings: ToolSettings, paints: Paints) -> list[float]:
    """Laying one tile after the other by mouse, each another one than lies there; the release is not counted."""
    chance, viewport = random.Random(3), editor.view.viewport()
    settings.keeps_rivers = False  # else plain land changes nothing over the same land with a river
    inside = viewport.rect().adjusted(40, 40, -40, -40)
    here = [place for place in sorted(editor.document.scenario.tiles) if inside.contains(pixel(editor, place))]
    found: list[float] = []
    while len(found) < EDITS:
        place = chance.choice(here)
        settings.choose_tile(chance.choice(list(Terrain)), chance.choice(SHAPE_NAMES[:5]).rivers, chance.randrange(6))
        if editor.document.scenario.tiles.get(place) == settings.tile:
            continue
        at = pixel(editor, place)
        QTest.mouseMove(viewport, at)
        finish()
        press = partial(QTest.mousePress, viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        found.append(timed(press, paints))
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        finish()
        if editor.document.scenario.tiles.get(place) != settings.tile:
            sys.exit(f"the press on {place} did not lay {settings.tile}")
    return found


def pixel(editor: MapEditor, place: Hex) -> QPoint:
    """Where a place is in the viewport."""
    x, y = position(place, editor.scene.orientation)
    return editor.view.viewportTransform().map(QPointF(x, y)).toPoint()


def pan_times(editor: MapEditor, paints: Paints) -> list[float]:
    """Dragging the map about, a few pixels a frame."""
    steps = [(9, 5), (-7, 11), (-9, -5), (7, -11)]
    return [timed(partial(editor.view.pan, *steps[i // 30 % 4]), paints) for i in range(FRAMES)]


def zoom_times(editor: MapEditor, paints: Paints) -> list[float]:
    """Zooming in and out again smoothly about a point, as with two fingers."""
    centre, found = QPointF(500, 300), []
    for i in range(FRAMES):
        factor = 1 / 1.03 if i // 30 % 2 else 1.03
        zoom = lambda factor=factor: editor.view.set_scale(editor.view.scale_factor * factor, centre)  # noqa: E731
        found.append(timed(zoom, paints))
    return found


def memory() -> float:
    """The resident memory of this process in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def rows(window: MainWindow, columns: int, lines: int, folder: Path) -> dict[str, str]:
    """Every measurement of one map, by what was measured."""
    path = folder / f"{columns}x{lines}.json"
    files.save(big_map(columns, lines, seed=1), path)
    bench = window.workbench
    bench.files.open(path)
    page = window.tabs.current_map
    assert page is not None
    editor, settings = page.editor, page.editor.settings
    settings.tool = ToolKey.TILE
    paints = Paints(editor)
    settle(2)
    editor.fit()
    settle(2)
    found = {"memory with the map open, MB": f"{memory():7.0f}"}
    found["lay a tile, whole map in view"] = shown(edit_times(editor, settings, paints))
    found["pan, whole map in view"] = shown(pan_times(editor, paints))
    settle()
    found["zoom from there"] = shown(zoom_times(editor, paints))
    editor.zoom_to(100)
    settle()
    found["lay a tile at 100 %"] = shown(edit_times(editor, settings, paints))
    found["pan at 100 %"] = shown(pan_times(editor, paints))
    settle()
    found["zoom from 100 %"] = shown(zoom_times(editor, paints))
    settle()
    found |= fact_rows(window, editor, settings, paints)
    found["memory at the end, MB"] = f"{memory():7.0f}"
    page.document.mark_saved()
    window.tabs.remove(page)
    settle()
    return found


def fact_rows(window: MainWindow, editor: MapEditor, settings: ToolSettings, paints: Paints) -> dict[str, str]:
    """Laying tiles while the facts about the map are shown: in their panel, and over the land as well."""
    docks = window.workbench.docks
    assert docks is not None
    document = editor.document
    corners = sorted(document.scenario.land(), key=lambda place: place.q)
    homes = {
        place: Home() for place in (corners[0], corners[len(corners) // 3], corners[-1], corners[-len(corners) // 3])
    }
    document.perform(edit(document.scenario, homes=homes), "settle")
    editor.fit()
    docks.bring("analysis")
    settle(2)
    found = {"lay a tile, with the analysis": shown(edit_times(editor, settings, paints))}
    editor.set_layer_visible("first", True)
    settle(2)
    found["lay a tile, with territories"] = shown(edit_times(editor, settings, paints))
    found["from the edit to new facts"] = shown(fact_times(editor))
    editor.set_layer_visible("first", False)
    docks.toggle("analysis")
    settle()
    return found


def fact_times(editor: MapEditor) -> list[float]:
    """From an edit until its facts are there, with all that is shown of them."""
    chance, document, found = random.Random(4), editor.document, list[float]()
    for place in chance.choices(sorted(document.scenario.tiles), k=FRAMES // 4):
        others = [each for each in Terrain if each is not document.scenario.tiles[place].terrain]
        before, begin = editor.facts.facts, perf_counter()
        document.perform(edit(document.scenario, tiles={place: tile(chance.choice(others))}), "lay")
        while editor.facts.facts is before and perf_counter() < begin + 5:
            QApplication.processEvents()
        finish()
        found.append(1000 * (perf_counter() - begin))
    return found


def measure(columns: int, lines: int) -> dict[str, str]:
    """Every measurement of one map, in a window of this process."""
    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = str(Path(folder) / name)
        session = Session.begin()
        window = MainWindow(ThemeSwitch(app), session)
        window.resize(*WINDOW)
        window.show()
        settle()
        table = rows(window, columns, lines, Path(folder))
        window.close()
        session.close()
    return table


def main() -> None:
    """Print the table; with columns and lines as arguments only the measurements of that map, as JSON."""
    prepare_qt()
    if len(sys.argv) == 3:
        print(json.dumps(measure(int(sys.argv[1]), int(sys.argv[2]))))
        return
    tables = [measured_apart("editing", str(columns), str(lines)) for columns, lines in SIZES]
    print(f"{'milliseconds':34}" + "".join(f"{f'{columns} x {lines}':>22}" for columns, lines in SIZES))
    for name in tables[0]:
        print(f"{name:34}" + "".join(f"{table[name]:>22}" for table in tables))


if __name__ == "__main__":
    main()
