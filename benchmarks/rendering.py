"""Whole processes that draw a map of 100 by 100 tiles as a PNG of at least 4816 x 5628 pixels: ours and Tiled's.

Ours is a little wider, for the paper around the map.

Without ``tmxrasterizer`` (Debian package ``tiled``) only ours is measured. Times are seconds of the processor, and the
runs alternate, so that a busy moment hits both.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.apart import prepare_qt
from benchmarks.maps import big_map
from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain

COLUMNS = ROWS = 100
WIDTH, HEIGHT = 64, 56
PICTURE_WIDTH = 4868
"""With the paper around our map this gives as many rows as theirs has, and more columns."""
COLOURS = ("#b5d468", "#41763a", "#b3a692", "#a37c51", "#f7e08d", "#3f8fc9")


def write_tileset(path: Path) -> None:
    """Plain hexagons with an outline, one to a terrain, in a row."""
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

    image = QImage(WIDTH * len(COLOURS), HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#404040"), 1))
    for index, colour in enumerate(COLOURS):
        painter.setBrush(QColor(colour))
        corners = ((16, 0), (48, 0), (64, 28), (48, 56), (16, 56), (0, 28))
        painter.drawPolygon(QPolygonF([QPointF(x + WIDTH * index, y) for x, y in corners]))
    painter.end()
    image.save(str(path))


def write_tmx(path: Path, scenario: Scenario) -> None:
    """The same terrains as a hexagonal map of Tiled's."""
    terrains = list(Terrain)
    rows = []
    for row in range(ROWS):
        places = (Hex(q, row - q // 2) for q in range(COLUMNS))
        rows.append(",".join(str(1 + terrains.index(scenario.tiles[place].terrain)) for place in places))
    size = f'width="{COLUMNS}" height="{ROWS}"'
    path.write_text(
        f'<?xml version="1.0"?><map version="1.8" orientation="hexagonal" renderorder="right-down" {size} '
        f'tilewidth="{WIDTH}" tileheight="{HEIGHT}" hexsidelength="32" staggeraxis="x" staggerindex="odd">'
        f'<tileset firstgid="1" name="t" tilewidth="{WIDTH}" tileheight="{HEIGHT}" tilecount="6" columns="6">'
        f'<image source="tiles.png" width="{WIDTH * 6}" height="{HEIGHT}"/></tileset>'
        f'<layer id="1" name="m" {size}><data encoding="csv">{",".join(rows)}</data></layer></map>'
    )


def png_size(path: Path) -> tuple[int, int]:
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return width, height


def seconds(command: list[str]) -> float:
    """The processor time that a process takes, which others on the machine disturb less than the time on the clock."""
    before = os.times()
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    prepare_qt()
    peer = shutil.which("tmxrasterizer") is not None
    if not peer:
        print("tmxrasterizer is not installed (Debian package tiled); only rbdesigner is measured")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        scenario = big_map(COLUMNS, ROWS)
        files.save(scenario, folder / "map.json")
        write_tileset(folder / "tiles.png")
        write_tmx(folder / "map.tmx", scenario)
        ours = [sys.executable, "-m", "rbdesigner", "render", str(folder / "map.json"), str(folder / "ours.png")]
        ours += ["--width", str(PICTURE_WIDTH)]
        theirs = ["tmxrasterizer", str(folder / "map.tmx"), str(folder / "theirs.png")]
        contest = {"rbdesigner": (ours, folder / "ours.png")}
        if peer:
            contest["tmxrasterizer"] = theirs, folder / "theirs.png"
        times: dict[str, list[float]] = {who: [] for who in contest}
        seconds(ours)  # a run that does not count, for byte code and caches
        for _ in range(runs):
            for who, (command, _) in contest.items():
                times[who].append(seconds(command))
        for who, (_, picture) in contest.items():
            found = sorted(times[who])
            width, height = png_size(picture)
            size = picture.stat().st_size / 1e6
            print(f"{who:14} median {statistics.median(found):.2f} s  [{found[0]:.2f}..{found[-1]:.2f}]", end="")
            print(f"  {width} x {height} px, {size:.1f} MB")
        if peer:
            ratios = [mine / other for mine, other in zip(times["rbdesigner"], times["tmxrasterizer"], strict=True)]
            print(
                f"rbdesigner takes {statistics.median(ratios):.2f} times as long, pair by pair [{min(ratios):.2f}..",
                end="",
            )
            print(f"{max(ratios):.2f}]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
