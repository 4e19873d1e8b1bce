"""Maps in pictures: embedded, or in a QR code that a picture shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter, QTransform

from rbdesigner.art.qr_code import qr_code
from rbdesigner.cli.main import main
from rbdesigner.hexes import Hex
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats.map_code import code_of
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain, tile
from tests.parameters import few

ISLE = Scenario(Properties(title="Isle"), {Hex(0, 0): tile(Terrain.WOODS), Hex(1, 0): tile(Terrain.SEA)})


def code(text: str, side: int = 6) -> QImage:
    image = qr_code(text)
    assert image is not None
    return image.scaled(image.size() * side)


def scan(text: str) -> QImage:
    """A code as a scan shows it: on a sheet of paper, a little turned, not quite black on not quite white."""
    sheet = QImage(900, 1200, QImage.Format.Format_RGB32)
    sheet.fill(0xFFF2EFE6)
    painter = QPainter(sheet)
    painter.setOpacity(0.85)
    painter.setTransform(QTransform().translate(180, 260).rotate(7))
    painter.drawImage(0, 0, code(text, 4))
    painter.end()
    return sheet


@pytest.mark.parametrize("name", few(["scan.jpg", "code.png", "code.jpg", "code.bmp"], 1))
def test_a_map_is_read_from_its_qr_code(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    shown = scan(code_of(ISLE)) if name.startswith("scan") else code(code_of(ISLE))
    assert shown.save(str(path))
    (found,) = formats.read(path)
    assert (found.scenario, found.format) == (ISLE, "picture")


def test_pictures_without_a_map_are_refused_truly(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    none = "holds no map in its file, and no QR code of one can be read in it; if it shows one, try a sharper"
    plain = QImage(50, 40, QImage.Format.Format_RGB32)
    link = "https://example.org"
    for image, why in ((plain, none), (code("Eggs, milk"), none), (code(link), f"its QR code leads to {link}")):
        assert image.save(str(path))
        with pytest.raises(ScenarioError, match=why):
            formats.read(path)


def test_a_qr_code_is_converted_on_the_command_line(tmp_path: Path) -> None:
    path, out = tmp_path / "code.png", tmp_path / "isle.json"
    assert code(code_of(ISLE)).save(str(path))
    assert main(["convert", str(path), str(out)]) == 0
    assert files.load(out) == ISLE
