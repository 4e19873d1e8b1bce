"""``rbdesigner generate --atlas``."""

from __future__ import annotations

import io
import json
import shutil
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from rbdesigner.cli import atlas_folder
from rbdesigner.cli.main import main
from rbdesigner.generating import atlas_files
from rbdesigner.scenario import files

SMALL = ["--players", "2", "--tiles", "22", "--rivers", "1", "--home-distance", "2", "--cores", "1"]
ATLAS = ["--atlas", "sea=10..50,islands=1..2", "--grid", "4x3"]


class Filled(NamedTuple):
    """The folder of an atlas, and what was printed when it was filled."""

    folder: Path
    said: str

    @classmethod
    def by(cls, folder: Path, *options: str) -> Filled:
        """Fill a folder."""
        with redirect_stdout(io.StringIO()) as out:
            assert main(["generate", *SMALL, *ATLAS, *options, str(folder)]) == 0
        return cls(folder, out.getvalue())


@pytest.fixture(scope="module")
def first_round(tmp_path_factory: pytest.TempPathFactory) -> Filled:
    """An atlas after its first round, told as JSON."""
    return Filled.by(tmp_path_factory.mktemp("first"), "--tries", "16", "--json")


@pytest.fixture(scope="module")
def two_rounds(tmp_path_factory: pytest.TempPathFactory) -> Filled:
    """The same after two rounds: they are whole."""
    return Filled.by(tmp_path_factory.mktemp("two"), "--tries", "20")


@pytest.fixture
def begun(first_round: Filled, tmp_path: Path) -> Path:
    """A copy of the folder after the first round."""
    return Path(shutil.copytree(first_round.folder, tmp_path / "begun"))


def test_a_folder_is_filled_with_the_maps_of_the_cells_and_a_table_is_printed(two_rounds: Filled) -> None:
    folder, said = two_rounds
    atlas = atlas_files.load(folder / "atlas.rbatlas")
    assert atlas.rounds == 2
    for cell, each in atlas.maps.items():
        scenario = files.load(folder / f"cell-{cell[0] + 1:02}-{cell[1] + 1:02}.rbmap")
        assert scenario.tiles == each.scenario.tiles
        assert scenario.properties.title == f"Atlas map {each.number}"
    assert len(list(folder.iterdir())) == 1 + len(atlas.maps)
    head, *rows, whole = said.splitlines()
    assert head.split() == ["islands", "/", "sea", "10–20 %", "20–30 %", "30–40 %", "40–50 %"] or "10–20" in head
    assert [row.split()[0] for row in rows] == ["1", "2"]
    shown = [text for row in rows for text in row.split()[1:]]
    assert len(shown) == 8 and sum(text != "·" for text in shown) == len(atlas.maps)
    assert whole.startswith(f"{folder}: {len(atlas.maps)} of 8 cells, 32 tries; mean fairness ")


def test_it_goes_on_by_the_settings_that_are_there_as_if_it_had_never_stopped(begun: Path, two_rounds: Filled) -> None:
    once = two_rounds.folder
    assert main(["generate", "--go-on", "--tries", "16", "--cores", "1", str(begun)]) == 0
    names = sorted(path.name for path in once.iterdir())
    assert sorted(path.name for path in begun.iterdir()) == names
    assert all((begun / name).read_bytes() == (once / name).read_bytes() for name in names)


def test_whoever_stops_it_keeps_the_rounds_that_are_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = atlas_folder.atlas_rounds

    def stopped(*given: object) -> object:
        yield next(usual(*given))  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(atlas_folder, "atlas_rounds", stopped)
    assert main(["generate", *SMALL, *ATLAS, str(tmp_path)]) == 130
    assert "stopped; --go-on goes on with the atlas" in capsys.readouterr().err
    assert atlas_files.load(tmp_path / "atlas.rbatlas").rounds == 1


def test_the_atlas_is_told_as_json(first_round: Filled) -> None:
    told = json.loads(first_round.said)
    assert told["written"] == []
    assert [axis["name"] for axis in told["atlas"]["axes"]] == ["sea", "islands"]
    assert [axis["cells"] for axis in told["atlas"]["axes"]] == [4, 2]
    assert told["atlas"]["tries"] == 16
    for each in told["atlas"]["maps"]:
        assert Path(each["file"]).exists() and 0 <= each["fairness"] <= 100 and each["planned"] is False


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--atlas", "sea"], "--atlas is two axes, as size,contact"),
        (["--atlas", "sea,mud"], "there is no axis 'mud', only contact, goods,"),
        (["--atlas", "sea=1..x,size"], "there is no axis 'sea=1..x', only"),
        (["--atlas", "sea,sea"], "the two axes of an atlas are not the same"),
        (["--atlas", "sea=30..30,size"], "the axis sea goes from 30 to more than that, not to 30"),
        (["--atlas", "sea,size", "--grid", "10"], "--grid is written as 10x10, not '10'"),
        (["--atlas", "sea,size", "--grid", "30x2"], "an axis has 1 to 20 cells, not 30"),
        (["--atlas", "sea,size", "--players", "1"], "for two players or more"),
        (["--atlas", "sea,size", "--minutes", "-1"], "--minutes is more than 0"),
        (["--atlas", "sea,size", "--tries", "0"], "--tries is 1 to"),
        (["--atlas", "sea,size", "--ranked-by-games", "2"], "neither --finish nor --ranked-by-games"),
        (["--go-on"], "atlas.rbatlas: cannot be read"),
        (["--go-on", "--atlas", "sea,size"], "--go-on takes the axes that are there"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    assert main(["generate", *options, str(tmp_path / "out")]) == 2
    line = capsys.readouterr().err
    assert said in line and line.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_an_atlas_that_is_there_is_not_overwritten(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (begun / "atlas.rbatlas").read_bytes()
    assert main(["generate", *SMALL, *ATLAS, "--tries", "16", str(begun)]) == 2
    assert "atlas.rbatlas: there is an atlas already; --go-on goes on with it" in capsys.readouterr().err
    assert (begun / "atlas.rbatlas").read_bytes() == before
