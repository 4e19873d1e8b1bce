"""How long it takes to compare two maps, and to read the tiles of a picture.

Run it with ``python -m benchmarks.desk``. Times are milliseconds of the processor.
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

from PySide6.QtGui import QGuiApplication, QImage

from benchmarks.facts import row
from benchmarks.maps import big_map
from rbdesigner.analysis.map_comparison import compare, map_differences
from rbdesigner.analysis.picture_placement import PicturePlacement
from rbdesigner.analysis.tile_reading import propose_tiles
from rbdesigner.art.board import Extras
from rbdesigner.art.export.picture import frame, png
from rbdesigner.art.progress import Progress
from rbdesigner.art.scanned_picture import pixels_of
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import Terrain, tile

SIZES = ((12, 12), (30, 30), (100, 100))
RADIUS = 20


def changed(scenario: Scenario) -> Scenario:
    """The scenario with a few other tiles and another title."""
    after = scenario.copy()
    for place in sorted(after.tiles)[::40]:
        after.tiles[place] = tile(Terrain.DESERT)
    after.properties = replace(after.properties, title="Other")
    return after


def main() -> None:
    app = QGuiApplication([])
    print(f"{'':56} {'median':>9} {'95 %':>9}")
    for columns, rows in SIZES:
        scenario = big_map(columns, rows, seed=1)
        what, number = f"{columns * rows} tiles", 30 if columns < 50 else 3
        after, turned = changed(scenario), changed(scenario).moved(Motion(Turn(2, True), Hex(3, 1)))
        row(f"{what}: differences after an edit", lambda a=scenario, b=after: map_differences(a, b), number)  # type: ignore[misc]
        row(f"{what}: compared, as they lie", lambda a=scenario, b=after: compare(a, b), number)  # type: ignore[misc]
        row(f"{what}: compared, one mirrored", lambda a=scenario, b=turned: compare(a, b), number)  # type: ignore[misc]
        if columns < 50:
            shown = frame(scenario, False)
            image = QImage.fromData(png(scenario, RADIUS, False, Extras(), Progress()))
            pixels, middle = pixels_of(image), shown.center()
            placement = PicturePlacement(shown.width(), 0.0, middle.x(), middle.y())
            read = lambda p=pixels, at=placement, o=scenario.orientation: propose_tiles(p, at, o, {})  # noqa: E731
            row(f"{what}: tiles read from a picture", read, number)
    del app


if __name__ == "__main__":
    main()
