"""What a verb writes over is kept beside it, with ``~`` behind its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.cli.main import main
from rbdesigner.lab.reports.game_export import export_games
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.scenario import files
from tests.cli.conftest import island
from tests.lab.sample_runs import row, setup

ROOT = Path(__file__).parents[2]
GAME = str(ROOT / "docs" / "example-game.rbgame")
SOLO = str(ROOT / "tests" / "games" / "solo-millbrook.rbgame")
LAID = ["--players", "1", "--land", "4", "--sea", "1"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    files.save(island(), "map.rbmap")


def refuse_loss(written: str) -> None:
    """Hold that what was there before is kept."""
    assert Path(f"{written}~").read_bytes() == b"a year of work"
    assert Path(written).read_bytes() != b"a year of work"


@pytest.mark.parametrize(
    ("arguments", "written"),
    [
        (["render", "map.rbmap", "out.png", "--tile", "10"], "out.png"),
        (["render", "map.rbmap", "out.svg"], "out.svg"),
        (["render", "map.rbmap", "out.pdf"], "out.pdf"),
        (["book", ".", "out.pdf"], "out.pdf"),
        (["replay", GAME, "--html", "out.html"], "out.html"),
        (["replay", GAME, "--without-future", "out.rbgame"], "out.rbgame"),
        (["convert", "map.rbmap", "out.map"], "out.map"),
        (["convert", SOLO, "out.rbsolution"], "out.rbsolution"),
        (["lay", "out.rbmap", "--log", "out.rblay", *LAID], "out.rblay"),
    ],
)
@pytest.mark.usefixtures("qt")
def test_what_is_written_over_is_kept(arguments: list[str], written: str) -> None:
    Path(written).write_bytes(b"a year of work")
    assert main(arguments) == 0
    refuse_loss(written)


@pytest.mark.parametrize("suffix", [".csv", ".json"])
def test_a_table_of_games_that_is_written_over_is_kept(suffix: str) -> None:
    Path(f"games{suffix}").write_bytes(b"a year of work")
    with RunStore(Path("runs.lab")) as store:
        run = store.begin(setup())
        store.add(run, [row(0), row(1)])
        export_games(store, run, Path(f"games{suffix}"))
    refuse_loss(f"games{suffix}")


@pytest.mark.usefixtures("qt")
def test_the_same_picture_again_keeps_the_one_before() -> None:
    Path("out.png").write_bytes(b"a year of work")
    for _ in range(2):
        assert main(["render", "map.rbmap", "out.png", "--tile", "10"]) == 0
    refuse_loss("out.png")
