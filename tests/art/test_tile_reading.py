"""Tiles read from pictures that we have exported ourselves: of other sizes, turned, with noise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTransform

from rbdesigner.analysis.picture_placement import PicturePlacement
from rbdesigner.analysis.tile_reading import MOST_CLUSTERS, REFERENCES, Pixels, clusters, lab_of, propose_tiles
from rbdesigner.art.board import Extras
from rbdesigner.art.export.picture import frame, png
from rbdesigner.art.picture_host import LONGEST_SIDE
from rbdesigner.art.progress import Progress
from rbdesigner.art.scanned_picture import pixels_of
from rbdesigner.hexes import ORIGIN, Orientation, disk
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from tests.art.read_picture import read_picture
from tests.parameters import few
from tests.strategies import some

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"


@cache
def scenario(name: str) -> Scenario:
    return files.load(SCENARIOS / f"{name}.rbmap")


@cache
def picture(name: str, radius: float, turn: float = 0.0) -> tuple[QImage, PicturePlacement]:
    """A picture of one of our scenarios, turned, and how it lies on the map; nobody may change it."""
    made, shown = scenario(name), frame(scenario(name), False)
    image = QImage.fromData(png(made, radius, False, Extras(), Progress()))
    if turn:
        image = image.transformed(QTransform().rotate(turn), Qt.TransformationMode.SmoothTransformation)
    return image, PicturePlacement(image.width() / radius, -turn, shown.center().x(), shown.center().y())


def wrongly_read(name: str, pixels: Pixels, placement: PicturePlacement) -> int:
    """How many tiles are not read, read as another terrain, or read where there is none."""
    made = scenario(name)
    found = {each.place: each.terrain for each in propose_tiles(pixels, placement, made.orientation, {})}
    return sum(
        found.get(place) is not (made.tiles[place].terrain if place in made.tiles else None)
        for place in found.keys() | made.tiles.keys()
    )


@pytest.mark.parametrize("name", ["crossroads", "gold-isle", "twin-isles"])
@pytest.mark.parametrize(("radius", "turn", "noise"), [(40, 0, 0), (25, 11, 0), (32, -50, 25)])
def test_our_own_pictures_are_read_whatever_their_size_turn_and_noise(
    name: str, radius: float, turn: float, noise: int
) -> None:
    image, placement = picture(name, radius, turn)
    pixels = pixels_of(image).astype(np.int16)
    pixels += np.random.default_rng(7).integers(-noise, noise + 1, pixels.shape, dtype=np.int16)
    wrong = wrongly_read(name, np.clip(pixels, 0, 255).astype(np.uint8), placement)
    assert wrong <= len(scenario(name).tiles) // 20


def with_rim(
    pixels: Pixels, placement: PicturePlacement, rim: int = 60
) -> tuple[NDArray[np.float64], PicturePlacement]:
    """A picture on a larger sheet of its paper."""
    wide = pixels.shape[1]
    whole = np.pad(pixels.astype(np.float64), ((rim, rim), (rim, rim), (0, 0)), mode="edge")
    return whole, placement._replace(width=placement.width * whole.shape[1] / wide)


def on_paper(pixels: NDArray[np.float64], colour: Sequence[float]) -> NDArray[np.float64]:
    """The picture with another colour for its paper."""
    changed = pixels.copy()
    changed[np.abs(pixels - pixels[0, 0]).max(axis=-1) < 6] = colour
    return changed


CHANGES: dict[str, Callable[[NDArray[np.float64]], NDArray[np.float64]]] = {
    "pale": lambda pixels: pixels * 0.7 + 255 * 0.3,
    "very pale": lambda pixels: pixels * 0.55 + 255 * 0.45,
    "dark": lambda pixels: pixels * 0.6,
    "warm": lambda pixels: pixels * np.array([1.0, 0.92, 0.75]),
    "cold": lambda pixels: pixels * np.array([0.85, 0.95, 1.0]),
    "greyish": lambda pixels: pixels * 0.6 + (pixels @ np.array([0.3, 0.59, 0.11]))[..., None] * 0.4,
    "grey paper": lambda pixels: on_paper(pixels, (150, 150, 148)),
    "brown table": lambda pixels: on_paper(pixels, (120, 85, 55)),
    "green table": lambda pixels: on_paper(pixels, (60, 110, 60)),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", few(["millbrook", "crossroads"], 1))
def test_pictures_of_other_colours_and_on_other_paper_are_read(name: str, change: str) -> None:
    image, placement = picture(name, 25)
    pixels, placed = with_rim(pixels_of(image), placement)
    shown = np.clip(CHANGES[change](pixels), 0, 255).astype(np.uint8)
    assert wrongly_read(name, shown, placed) == 0


def test_a_slightly_pale_pasture_alone_is_no_woods() -> None:
    made = Scenario(tiles={place: tile(Terrain.PASTURE) for place in disk(ORIGIN, 2)})
    image, shown = QImage.fromData(png(made, 25, False, Extras(), Progress())), frame(made, False)
    placement = PicturePlacement(image.width() / 25, 0, shown.center().x(), shown.center().y())
    pale = (pixels_of(image) * 0.8 + 255 * 0.2).astype(np.uint8)
    assert {each.terrain for each in propose_tiles(pale, placement, made.orientation, {})} == {Terrain.PASTURE}


def test_a_picture_of_any_number_of_colours_is_looked_at() -> None:
    colours = np.random.default_rng(5).integers(0, 256, (40, 40, 3)).astype(np.uint8)
    pixels = colours.repeat(6, axis=0).repeat(6, axis=1)
    found = clusters(lab_of(colours.reshape(-1, 3)))
    assert len(found.colours) <= MOST_CLUSTERS + 1
    assert propose_tiles(pixels, PicturePlacement(60), Orientation.FLAT, {})


def test_a_map_in_a_plain_sea_is_asked_about() -> None:
    blue = np.full((300, 300, 3), (70, 120, 180), np.uint8)
    found = propose_tiles(blue, PicturePlacement(10), Orientation.FLAT, {})
    assert found and {each.terrain for each in found} == {Terrain.SEA}
    assert not any(each.is_sure for each in found)


def test_what_lies_there_already_is_not_proposed_and_teaches_its_colour() -> None:
    image, placement = picture("crossroads", 40)
    made = scenario("crossroads")
    pixels = pixels_of(image)
    assert propose_tiles(pixels, placement, made.orientation, made.tiles) == []
    # In a picture whose colours are all others a few tiles that are laid by hand are enough to know the rest.
    strange = np.ascontiguousarray(255 - pixels[..., ::-1])
    chosen = {}
    for terrain in Terrain:
        alike = sorted(place for place, there in made.tiles.items() if there.terrain is terrain and not there.rivers)
        chosen |= {place: made.tiles[place] for place in alike[:2]}
    found = {each.place: each.terrain for each in propose_tiles(strange, placement, made.orientation, chosen)}
    right = sum(found.get(place) is there.terrain for place, there in made.tiles.items() if place not in chosen)
    assert right > 0.7 * (len(made.tiles) - len(chosen))


@some(0.3)
@given(
    st.builds(PicturePlacement, st.floats(0.5, 2000), st.floats(-180, 180), st.floats(-50, 50), st.floats(-50, 50)),
    st.integers(1, 40),
    st.integers(1, 40),
    st.sampled_from(Orientation),
)
def test_any_picture_anywhere_is_read_without_a_fault(
    placement: PicturePlacement, wide: int, high: int, orientation: Orientation
) -> None:
    pixels = np.random.default_rng(wide * high).integers(0, 256, (high, wide, 3)).astype(np.uint8)
    assert all(0 <= each.confidence <= 1 for each in propose_tiles(pixels, placement, orientation, {}))


def test_the_references_are_the_colours_that_they_are_said_to_be() -> None:
    white, black, red = lab_of(np.array([[255, 255, 255], [0, 0, 0], [255, 0, 0]], np.uint8))
    assert np.allclose(white, (100, 0, 0), atol=0.1) and np.allclose(black, (0, 0, 0), atol=0.1)
    assert np.allclose(red, (53.2, 80.1, 67.2), atol=0.3)
    assert set(REFERENCES) == set(Terrain)


# Files


def test_large_pictures_are_read_smaller(tmp_path: Path) -> None:
    path = tmp_path / "large.png"
    image = QImage(4000, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.green)
    assert image.save(str(path))
    assert read_picture(path).width() == LONGEST_SIDE


BROKEN = [b"", b"\x89PNG\r\n\x1a\n", b"GIF89a\xff\xff\xff\xff", b"BM" + b"\xff" * 60, b"RIFF\0\0\0\0WEBPVP8 ", b"{}"]


@pytest.mark.parametrize("content", few(BROKEN, 2))
def test_what_is_no_picture_is_told_in_a_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.png"
    path.write_bytes(content)
    with pytest.raises(ScenarioError) as caught:
        read_picture(path)
    assert "\n" not in str(caught.value)


def test_a_picture_that_is_not_there_or_a_folder_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.png", tmp_path):
        with pytest.raises(ScenarioError):
            read_picture(path)


@some(0.1)
@given(st.binary(max_size=200), st.integers(0, 4000))
def test_damaged_pictures_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, junk: bytes, at: int) -> None:
    path = tmp_path_factory.mktemp("damaged") / "map.png"
    whole = png(scenario("millbrook"), 6, False, Extras(), Progress())
    at %= len(whole)
    path.write_bytes(whole[:at] + junk + whole[at + len(junk) :])
    try:
        assert read_picture(path).width() > 0
    except ScenarioError as error:
        assert "\n" not in str(error)
