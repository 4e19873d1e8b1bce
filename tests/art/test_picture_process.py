"""Pictures of others are read within limits, whatever is in them."""

from __future__ import annotations

import os
import random
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.picture_process import FORMATS, MEMORY, PictureProcess
from tests.art.read_picture import read_picture
from tests.parameters import few

WRITTEN = [form.suffixes[0] for form in FORMATS if form.name != "GIF"]
GIF = bytes.fromhex(
    "474946383961 0200 0100 8000 00 00b000 0000ff 2c 0000 0000 0200 0100 00 02 02 44 0a 00 3b".replace(" ", "")
)
TWELVE = "<use href='#{}'/>" * 12
NESTED_USE = (
    "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'><rect id='a0' width='9' height='9'/>"
    + "".join(f"<g id='a{n}'>{TWELVE.replace('{}', f'a{n - 1}')}</g>" for n in range(1, 10))
    + "</svg>"
)
"""A drawing of 12^9 squares, which takes a painter days."""
BLURS = (
    "<svg xmlns='http://www.w3.org/2000/svg' width='2900' height='2900'>"
    "<filter id='f'><feGaussianBlur stdDeviation='5000'/></filter>"
    + "<rect width='2900' height='2900' filter='url(#f)'/>" * 30
    + "</svg>"
)


def picture(wide: int = 40, high: int = 30) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.green)
    return image


@pytest.mark.parametrize("suffix", few(WRITTEN, 3))
def test_the_formats_of_scans_are_read_by_their_content(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"scan{suffix}"
    assert picture().save(str(path))
    renamed = path.rename(tmp_path / "scan.svg")
    assert read_picture(renamed).size() == QSize(40, 30)


def test_a_gif_is_read(tmp_path: Path) -> None:
    path = tmp_path / "scan.gif"
    path.write_bytes(GIF)
    assert read_picture(path).width() == 2


@pytest.mark.parametrize("drawing", [NESTED_USE, BLURS])
@pytest.mark.parametrize("name", ["drawing.svg", "scan.png"])
def test_a_drawing_is_no_scan_and_nobody_paints_it(tmp_path: Path, drawing: str, name: str) -> None:
    path = tmp_path / name
    path.write_text(drawing, encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"not a picture of a known format .PNG, JPEG"):
        PictureProcess(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "scan.png"
    os.mkfifo(path)
    with pytest.raises(ScenarioError, match="not an ordinary file"):
        PictureProcess(path)


def test_a_picture_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    path = tmp_path / "scan.png"
    assert picture().save(str(path))
    process = PictureProcess(path, limit=0)
    with pytest.raises(ScenarioError, match="takes more time"):
        [*process.answers()]
    assert process._popen.returncode is not None


def test_a_process_that_dies_has_read_nothing(tmp_path: Path) -> None:
    path = tmp_path / "scan.png"
    assert picture().save(str(path))
    process = PictureProcess(path)
    process._popen.kill()
    with pytest.raises(ScenarioError, match="not a picture that can be read"):
        process.answer()


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def test_a_picture_of_too_many_pixels_is_refused_before_they_are_read(tmp_path: Path) -> None:
    path = tmp_path / "scan.png"
    header = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(100))))
    with pytest.raises(ScenarioError, match="too large"):
        read_picture(path)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of addresses are Linux's")
def test_the_process_gets_no_more_memory_than_pictures_need() -> None:
    code = f"from rbdesigner.art.picture_host import limit_resources\nlimit_resources()\nbytearray({MEMORY})"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ended.stderr.strip().endswith("MemoryError")


@pytest.mark.slow
@pytest.mark.parametrize("suffix", WRITTEN)
def test_damaged_pictures_of_all_formats_are_read_or_refused(tmp_path: Path, suffix: str) -> None:
    path, chance = tmp_path / f"scan{suffix}", random.Random(suffix)
    assert picture(300, 200).save(str(path))
    whole = path.read_bytes()
    for _ in range(25):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 8)):
            at = chance.randrange(min(len(data), 200) if chance.random() < 0.7 else len(data))
            data[at : at + chance.randint(1, 4)] = chance.randbytes(chance.randint(0, 4))
        path.write_bytes(data)
        try:
            assert read_picture(path).width() > 0
        except ScenarioError as error:
            assert "\n" not in str(error)
