"""Large pictures of maps, whose few colours nobody misses."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from rbdesigner.art.export import picture, render
from rbdesigner.art.export.picture_palette import LARGEST_MEAN_ERROR, palette_of
from rbdesigner.art.export.png import STRIP
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.hexes import Hex, Orientation, disk
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from tests.art.boards import board


def pixels(path: Path) -> np.ndarray:
    """Rows of (blue, green, red) as Qt reads a picture, which knows nothing of how ours are written."""
    picture = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    found = np.frombuffer(picture.constBits(), np.uint8).reshape(picture.height(), -1, 4)
    return found[:, :, :3].astype(int)


@pytest.mark.parametrize("orientation", Orientation)
def test_a_large_picture_of_small_tiles_gets_a_palette_that_nobody_sees(
    tmp_path: Path, orientation: Orientation, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenario = replace(board(orientation=orientation), roads={}, walls={})
    render(scenario, tmp_path / "true.png", tile=40)
    monkeypatch.setattr(picture, "INDEXED_FROM", 1)
    for name in "ab":
        render(scenario, tmp_path / f"{name}.png", tile=40)
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()
    assert QImage(str(tmp_path / "true.png")).format() is QImage.Format.Format_RGB32
    assert QImage(str(tmp_path / "a.png")).format() is QImage.Format.Format_Indexed8
    assert (tmp_path / "a.png").stat().st_size < (tmp_path / "true.png").stat().st_size / 2
    off = np.abs(pixels(tmp_path / "a.png") - pixels(tmp_path / "true.png")).max(axis=2)
    assert off.mean() < LARGEST_MEAN_ERROR
    assert np.percentile(off, 99) <= 24


def test_the_palette_of_a_map_shows_neither_rings_on_the_sea_nor_bands_on_land(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random(2)
    tiles = {place: tile(chance.choice(list(Terrain))) for place in disk(Hex(0, 0), 5)}
    render(Scenario(tiles=tiles), tmp_path / "true.png", tile=56)
    monkeypatch.setattr(picture, "INDEXED_FROM", 1)
    render(Scenario(tiles=tiles), tmp_path / "indexed.png", tile=56)
    true = pixels(tmp_path / "true.png")
    off = np.abs(pixels(tmp_path / "indexed.png") - true).max(axis=2)[:-1, :-1]
    steps = [np.abs(np.diff(true, axis=axis)).max(axis=2) for axis in (0, 1)]
    smooth = np.maximum(steps[0][:, :-1], steps[1][:-1]) <= 3
    assert smooth.mean() > 0.3
    assert off[smooth].mean() < 1
    assert np.percentile(off[smooth], 99) <= 2


def test_the_palette_knows_the_colours_of_a_terrain_that_is_rare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles = {place: tile(Terrain.PASTURE) for place in disk(Hex(0, 0), 8)} | {Hex(0, 0): tile(Terrain.ROCK)}
    render(Scenario(tiles=tiles), tmp_path / "true.png", tile=56)
    monkeypatch.setattr(picture, "INDEXED_FROM", 1)
    render(Scenario(tiles=tiles), tmp_path / "indexed.png", tile=56)
    off = np.abs(pixels(tmp_path / "indexed.png") - pixels(tmp_path / "true.png")).max(axis=2)
    y, x = (size // 2 for size in off.shape)
    assert off[y - 20 : y + 20, x - 20 : x + 20].mean() < LARGEST_MEAN_ERROR


@pytest.mark.parametrize("kind", ["indexed", "true", "transparent"])
def test_another_reader_sees_the_same_high_picture(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    image = pytest.importorskip("PIL.Image")  # it comes with matplotlib
    monkeypatch.setattr(picture, "INDEXED_FROM", 1 if kind == "indexed" else 10**9)
    tiles = {Hex(0, r): tile(list(Terrain)[r % len(Terrain)]) for r in range(40)}
    render(Scenario(tiles=tiles), tmp_path / "a.png", tile=50, transparent=kind == "transparent")
    with image.open(tmp_path / "a.png") as opened:
        assert opened.mode == {"indexed": "P", "true": "RGB", "transparent": "RGBA"}[kind]
        assert opened.height > 3 * STRIP
        seen = np.asarray(opened.convert("RGB")).astype(int)
    assert np.array_equal(seen[:, :, ::-1], pixels(tmp_path / "a.png"))
    monkeypatch.setattr(picture, "INDEXED_FROM", 10**9)
    monkeypatch.setattr(picture, "STRIP", 10**6)
    render(Scenario(tiles=tiles), tmp_path / "whole.png", tile=50, transparent=kind == "transparent")
    off = np.abs(pixels(tmp_path / "a.png") - pixels(tmp_path / "whole.png")).max(axis=2)
    assert np.percentile(off, 99) <= (24 if kind == "indexed" else 0)
    assert off.reshape(len(off), -1).mean(axis=1).max() < 4 * LARGEST_MEAN_ERROR, "rows are out of their place"


@pytest.mark.parametrize(
    ("options", "change"),
    [
        ({"tile": 100}, {}),
        ({"tile": 40, "transparent": True}, {}),
        ({"tile": 40, "settings": SheetSettings(coordinates=True)}, {}),
        ({"tile": 40}, {"roads": board().roads}),
    ],
)
def test_a_picture_that_shows_more_keeps_all_its_colours(
    tmp_path: Path, options: dict[str, Any], change: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "INDEXED_FROM", 1)
    render(replace(board(), **{"roads": {}, "walls": {}, **change}), tmp_path / "a.png", **options)
    assert QImage(str(tmp_path / "a.png")).format() is not QImage.Format.Format_Indexed8


def test_a_palette_that_would_show_is_not_used() -> None:
    dice = Random(1)
    noise = QImage(bytes(dice.randbytes(4 * 256 * 256)), 256, 256, QImage.Format.Format_RGB32)
    opaque = noise.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert palette_of([(opaque, 1)]) is None


def test_few_colours_stay_what_they_are() -> None:
    flags = QImage(30, 30, QImage.Format.Format_ARGB32_Premultiplied)
    flags.fill(QColor("#123456"))
    painter = QPainter(flags)
    painter.fillRect(0, 0, 10, 10, QColor("#fedcba"))
    painter.end()
    palette = palette_of([(flags, 3)])
    assert palette is not None
    rows = palette.rows(flags)
    colours = [palette.colours[3 * index : 3 * index + 3].hex() for index in (rows[1], rows[-1])]
    assert colours == ["fedcba", "123456"]
