"""``rbdesigner render``. What the pictures look like is for the tests of ``art``."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from rbdesigner.cli.main import main
from tests.parameters import few

GAME = Path(__file__).parents[1] / "games" / "solo-millbrook.rbgame"


def one_error(capsys: pytest.CaptureFixture[str]) -> str:
    err = capsys.readouterr().err
    assert err.startswith("rbdesigner: error: ")
    assert err.count("\n") == 1
    return err


def png_size(path: Path) -> tuple[int, int]:
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.usefixtures("qt")
class TestPictures:
    def test_a_png_is_as_wide_as_asked(self, good: Path, tmp_path: Path) -> None:
        out = tmp_path / "map.png"
        assert main(["render", str(good), str(out), "--width", "300"]) == 0
        assert png_size(out)[0] == 300

    def test_tiles_are_as_wide_as_asked(self, good: Path, tmp_path: Path) -> None:
        small, large = tmp_path / "small.png", tmp_path / "large.png"
        assert main(["render", str(good), str(small), "--tile", "20", "--transparent"]) == 0
        assert main(["render", str(good), str(large), "--tile", "40", "--transparent"]) == 0
        assert png_size(large) == tuple(2 * side for side in png_size(small))

    def test_a_margin_stands_below_the_map(self, good: Path, tmp_path: Path) -> None:
        plain, full = tmp_path / "plain.png", tmp_path / "full.png"
        assert main(["render", str(good), str(plain), "--tile", "30"]) == 0
        assert main(["render", str(good), str(full), "--tile", "30", "--cartouche", "--compass", "--scale"]) == 0
        assert png_size(full)[1] > png_size(plain)[1]

    def test_a_sheet_and_its_aid_are_printed_in_a_language(self, good: Path, tmp_path: Path) -> None:
        out, said = tmp_path / "map.pdf", {}
        for language in ("en", "de", "fi", "it"):
            assert main(["render", str(good), str(out), "--player-aid", "--language", language]) == 0
            said[language] = "".join("".join(page.extract_text().split()) for page in PdfReader(out).pages)
        words = {"en": "Playeraid", "de": "Spielhilfe", "fi": "Pelaajaohje", "it": "Aiutogiocatori"}
        for language, word in words.items():
            assert [each for each, text in said.items() if word in text] == [language]

    def test_letters_of_terrains_are_those_of_the_language(self, good: Path, tmp_path: Path) -> None:
        pictures = set()
        for language in ((), ("--language", "en"), ("--language", "de")):
            assert main(["render", str(good), str(tmp_path / "map.png"), "--black-and-white", *language]) == 0
            pictures.add((tmp_path / "map.png").read_bytes())
        assert len(pictures) == 2

    def test_an_svg_is_xml(self, good: Path, tmp_path: Path) -> None:
        out = tmp_path / "map.svg"
        assert main(["render", str(good), str(out), "--coordinates"]) == 0
        assert ElementTree.parse(out).getroot().tag.endswith("svg")

    def test_a_moment_of_a_game_is_drawn(self, tmp_path: Path) -> None:
        pictures = []
        for number, moment in enumerate((["--moment", "0"], ["--moment", "7:building"], ["--moment", "end"], [])):
            out = tmp_path / f"{number}.png"
            assert main(["render", str(GAME), str(out), "--tile", "30", *moment]) == 0
            pictures.append(out.read_bytes())
        assert len(set(pictures)) == 3 and pictures[2] == pictures[3], "the end if nothing is said"

    def test_a_game_is_drawn_as_svg_and_pdf_too(self, tmp_path: Path) -> None:
        svg, pdf = tmp_path / "game.svg", tmp_path / "game.pdf"
        assert main(["render", str(GAME), str(svg), "--moment", "7:m"]) == 0
        assert "<title>Millbrook: turn 7, movement</title>" in svg.read_text("utf-8")
        assert main(["render", str(GAME), str(pdf), "--moment", "7:m"]) == 0
        assert pdf.read_bytes().startswith(b"%PDF")

    @pytest.mark.parametrize("name", few(["evening 27.11", "game.json"], 1))
    def test_a_game_is_known_whatever_it_is_called(self, tmp_path: Path, name: str) -> None:
        game, svg = tmp_path / name, tmp_path / "game.svg"
        game.write_bytes(GAME.read_bytes())
        assert main(["render", str(game), str(svg), "--moment", "7:m"]) == 0
        assert "<title>Millbrook: turn 7, movement</title>" in svg.read_text("utf-8")
        assert main(["verify", str(game)]) == 0

    @pytest.mark.parametrize(
        "options",
        [
            ["--paper", "letter", "--orientation", "landscape", "--legend", "--player-aid", "--black-and-white"],
            ["--true-scale", "--tile-width", "40"],
            ["--tiles", "--tile-width", "40", "--black-and-white"],
        ],
    )
    def test_a_pdf_is_a_pdf(self, good: Path, tmp_path: Path, options: list[str]) -> None:
        out = tmp_path / "SHEET.PDF"
        assert main(["render", str(good), str(out), *options]) == 0
        assert out.read_bytes().startswith(b"%PDF-")

    def test_one_map_of_several_by_name_or_number(self, several: Path, tmp_path: Path) -> None:
        named, numbered = tmp_path / "named.png", tmp_path / "numbered.png"
        assert main(["render", str(several), str(named), "--tile", "20", "--map", "Lake / Delta"]) == 0
        assert main(["render", str(several), str(numbered), "--tile", "20", "--map", "1"]) == 0
        assert named.read_bytes() == numbered.read_bytes()

    def test_no_display_is_asked_for_and_nothing_said_of_a_bare_locale(self, good: Path, tmp_path: Path) -> None:
        command = [sys.executable, "-m", "rbdesigner", "render", str(good), str(tmp_path / "map.png"), "--tile", "20"]
        environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        process = subprocess.run(
            command, env={**environment, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C"}, capture_output=True, text=True
        )
        assert (process.returncode, process.stderr) == (0, "")

    def test_a_folder_that_is_not_there_is_told(
        self, good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["render", str(good), str(tmp_path / "none" / "map.png"), "--tile", "20"]) == 2
        assert "none" in one_error(capsys)


def test_several_maps_need_a_choice(several: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "map.png"
    assert main(["render", str(several), str(out)]) == 2
    assert "--map" in one_error(capsys)
    for wrong in ("0", "4", "Lake", "²"):
        assert main(["render", str(several), str(out), "--map", wrong]) == 2
        assert "lake / delta" in one_error(capsys)
    assert not out.exists()


@pytest.mark.parametrize("name", ["map.gif", "map", "map.json"])
def test_other_pictures_are_refused(good: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(good), str(tmp_path / name)]) == 2
    assert ".png, .svg, .pdf" in one_error(capsys)
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("map.png", ["--paper", "a4"]),
        ("map.svg", ["--true-scale"]),
        ("map.pdf", ["--width", "100"]),
        ("map.pdf", ["--transparent"]),
        ("map.pdf", ["--tile-width", "40"]),
        ("map.pdf", ["--legend", "--tiles"]),
        ("map.pdf", ["--player-aid", "--true-scale"]),
        ("map.png", ["--legend"]),
        ("map.svg", ["--orientation", "portrait"]),
        ("map.svg", ["--width", "100", "--tiles"]),
        ("map.svg", ["--compass", "--tiles"]),
        ("map.pdf", ["--cartouche"]),
        ("map.pdf", ["--backs"]),
        ("map.pdf", ["--beyond-box", "--true-scale"]),
        ("map.pdf", ["--legend", "--score-sheet"]),
        ("map.pdf", ["--map-code", "--tiles"]),
        ("map.svg", ["--score-sheet"]),
    ],
)
def test_options_that_mean_nothing_are_refused(
    good: Path, tmp_path: Path, name: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(good), str(tmp_path / name), *options]) == 2
    assert options[0] in one_error(capsys)


@pytest.mark.parametrize(
    "options",
    [
        ["--width", "0"],
        ["--width", "-5"],
        ["--width", "wide"],
        ["--width", "9", "--tile", "9"],
        ["--paper", "a5"],
        ["--true-scale", "--tile-width", "nan"],
        ["--true-scale", "--tile-width", "1"],
        ["--true-scale", "--tiles"],
        ["--orientation", "flat"],
    ],
)
def test_nonsense_is_refused(
    good: Path, tmp_path: Path, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(good), str(tmp_path / "map.pdf"), *options]) == 2
    assert options[-2] in one_error(capsys)


@pytest.mark.parametrize(
    ("source", "options", "reason"),
    [
        ("game", ["--moment", "21:"], "there is no turn 21: the game has come to turn 20"),
        ("game", ["--moment", "soon"], "'soon' names no moment"),
        ("game", ["--map", "1"], "--map means nothing for a saved game"),
        ("map", ["--moment", "3"], "--moment means nothing for a map"),
    ],
)
def test_what_has_no_such_moment_is_refused(
    source: str, options: list[str], reason: str, good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = GAME if source == "game" else good, tmp_path / "out.png"
    assert main(["render", str(file), str(out), *options]) == 2
    error = one_error(capsys)
    assert str(file) in error and reason in error
    assert not out.exists()


@pytest.mark.usefixtures("qt")
def test_a_game_with_a_bad_entry_is_drawn_up_to_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(GAME.read_text("utf-8"))
    bad, out = tmp_path / "tampered.rbgame", tmp_path / "out.png"
    bad.write_text(json.dumps(data | {"log": [*data["log"][:40], "1: step donkey1 99,99"]}), "utf-8")
    assert main(["render", str(bad), str(out), "--moment", "20"]) == 1
    assert "/log/40: " in one_error(capsys)
    assert out.exists()
    assert main(["render", str(bad), str(out), "--moment", "41"]) == 2


def test_a_broken_game_is_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.rbgame"
    path.write_text("{}", encoding="utf-8")
    assert main(["render", str(path), str(tmp_path / "out.png")]) == 2
    assert "broken.rbgame" in one_error(capsys)
