"""Pictures that are maps: what PNG and SVG files hold besides what they show."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from PySide6.QtGui import QImage

from rbdesigner.art.export import render
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import embedded
from rbdesigner.scenario.model import Scenario
from tests.parameters import few
from tests.strategies import scenarios, some

CROSSROADS = Path(__file__).parents[2] / "scenarios" / "crossroads.rbmap"


@given(scenarios())
@settings(some(0.2))
def test_an_embedded_scenario_comes_back_whole(scenario: Scenario) -> None:
    text = embedded.embedded_text(scenario)
    kind, data = embedded.png_chunk(text)
    chunk = len(data).to_bytes(4, "big") + kind + data + b"\0\0\0\0"
    (of_png,) = embedded.in_png(embedded.PNG_SIGNATURE + chunk, "map.png")
    (of_svg,) = embedded.in_svg(f"<svg>{embedded.svg_metadata(text)}</svg>", "map.svg")
    assert of_png.scenario == of_svg.scenario == canonical(scenario)
    assert files.dumps(of_png.scenario) == files.dumps(scenario)


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_an_exported_picture_is_the_map(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"map{suffix}"
    scenario = files.load(CROSSROADS)
    render(scenario, path, tile=12)
    (found,) = formats.read(path)
    assert found.scenario == scenario
    assert found.format == "picture"
    assert embedded.embeds_map(path)
    assert QImage(str(path)).pixelColor(40, 40) == QImage(str(_bare(tmp_path, suffix))).pixelColor(40, 40)


def _bare(folder: Path, suffix: str) -> Path:
    """The same picture without a map."""
    path = folder / f"bare{suffix}"
    render(files.load(CROSSROADS), path, tile=12, embeds=False)
    return path


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_a_picture_may_hold_no_map(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"map{suffix}"
    render(files.load(CROSSROADS), path, tile=12, embeds=False)
    assert not embedded.embeds_map(path)
    with pytest.raises(ScenarioError, match="this picture holds no map"):
        formats.read(path)


@pytest.mark.parametrize(
    ("packed", "why"),
    [
        (b"", "damaged"),
        (b"\0nothing", "damaged"),
        (b"\0" + zlib.compress(b"{}" + b" " * 60_000_000), "damaged or too large"),
        (b"\0" + zlib.compress(b"\xff"), "damaged"),
        (b"\0" + zlib.compress(b"{}"), "not a scenario"),
    ],
    ids=["empty", "not deflated", "without end", "not ASCII", "not a scenario"],
)
def test_a_broken_chunk_is_refused_in_a_line(packed: bytes, why: str) -> None:
    data = embedded.NAME.encode() + b"\0" + packed
    chunk = len(data).to_bytes(4, "big") + b"zTXt" + data + b"\0\0\0\0"
    with pytest.raises(ScenarioError, match=why) as fault:
        embedded.in_png(embedded.PNG_SIGNATURE + chunk, "map.png")
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize("length", few([0, 40, 200, 8, 12], 3))
def test_a_cut_png_is_refused_in_a_line(tmp_path: Path, length: int) -> None:
    path = tmp_path / "map.png"
    render(files.load(CROSSROADS), path, tile=12)
    path.write_bytes(path.read_bytes()[:length])
    with pytest.raises(ScenarioError) as fault:
        formats.read(path)
    assert "\n" not in str(fault.value)


def test_a_picture_is_not_written_by_converting(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="rbdesigner render FILE OUT"):
        formats.write([files.load(CROSSROADS)], tmp_path / "map.png")
    assert not (tmp_path / "map.png").exists()
