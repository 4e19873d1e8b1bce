"""The scripts in ``examples/`` run as their first lines say, each in a process of its own."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import rbdesigner as rb

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"


def run(name: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def lines_of(name: str, *arguments: object) -> list[str]:
    done = run(name, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_there_are_eleven_and_each_is_tested_here() -> None:
    names = {path.stem for path in EXAMPLES.glob("*.py")}
    assert len(names) == 11
    assert all(f'"{name}"' in Path(__file__).read_text("utf-8") for name in names)


@pytest.mark.parametrize("name", sorted(path.stem for path in EXAMPLES.glob("*.py")))
def test_without_arguments_it_tells_in_a_line_what_it_takes(name: str) -> None:
    done = run(name)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"usage: python examples/{name}.py ") and done.stderr.count("\n") == 1


def test_a_folder_is_checked(tmp_path: Path) -> None:
    lines = lines_of("check_folder", "scenarios")
    assert sum(line.endswith("0 of them errors") for line in lines) == len(list((ROOT / "scenarios").glob("*.rbmap")))
    (tmp_path / "bad.rbmap").write_text("[")
    rb.save(rb.Scenario(), tmp_path / "empty.rbmap")
    done = run("check_folder", tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert "bad.rbmap" in done.stdout and "  error" in done.stdout


@pytest.mark.usefixtures("qt")
def test_thumbnails_are_drawn(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    rb.save(rb.load(ROOT / "scenarios" / "millbrook.rbmap"), tmp_path / "maps" / "brook.rbmap")
    lines_of("render_thumbnails", tmp_path / "maps", tmp_path / "pictures")
    data = (tmp_path / "pictures" / "brook.png").read_bytes()
    assert data.startswith(b"\x89PNG") and int.from_bytes(data[16:20], "big") == 320


def test_a_tournament_is_played_and_is_the_same_each_time() -> None:
    arguments = (
        "random_tournament",
        "scenarios/twin-isles.rbmap",
        1,
        "any words",
        "random",
        "examples/write_player.py:greedy:easy:haste=yes",
    )
    lines = lines_of(*arguments)
    assert lines == lines_of(*arguments)
    assert lines[0].startswith("game 1: ") and len(lines) == 3
    assert sum(int(line.split(": ")[1].split(" of ")[0]) for line in lines[1:]) == 1


def test_a_player_plays_and_is_found_with_its_levels_and_options() -> None:
    (line,) = lines_of("write_player", "scenarios/millbrook.rbmap")
    assert line.endswith(" points")
    choice = rb.find_player(f"{EXAMPLES / 'write_player.py'}:greedy:hard")
    assert (choice.level, choice.options) == ("hard", {"haste": "no"})


def test_a_position_is_read() -> None:
    lines = lines_of("read_position", "tests/games/quartet-crossroads.rbgame", 800)
    assert lines[0].startswith("turn ")
    assert any("makes gold with" in line for line in lines)
    assert sum(line.endswith("steps from home to water") for line in lines) == 4


def test_a_map_is_made_that_can_be_played(tmp_path: Path) -> None:
    lines = lines_of("make_map", tmp_path / "island.rbmap")
    assert "42 tiles" in lines[-1]
    scenario = rb.load(tmp_path / "island.rbmap")
    assert not [problem for problem in rb.check(scenario) if problem.severity.word == "error"]


def test_scripts_of_the_menu_work_on_files_too(tmp_path: Path) -> None:
    isle, out = "scenarios/gold-isle.rbmap", tmp_path / "out.rbmap"
    assert lines_of("mirror_map", isle, out) == []
    assert rb.load(out).tiles.keys() == rb.load(isle).tiles.keys()
    assert lines_of("number_homes", isle, out) == ["3 homes are numbered"]
    assert sorted(str(home.player) for home in rb.load(out).homes.values()) == ["1", "2", "3"]
    assert lines_of("count_rings", isle)[:2] == ["home at -3,0", "  1: 3 woods, 2 rock, 1 pasture"]


def test_a_check_finds_what_it_looks_for() -> None:
    crown = "scenarios/the-desert-crown.rbmap"
    lines = lines_of("touching_deserts", crown)
    assert len(lines) == 5 and lines[0] == "advice: Deserts touch at (-2, 0)"
    command = [sys.executable, "-m", "rbdesigner", "validate", "--check", "examples/touching_deserts.py", crown]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Deserts touch at (-2, 0) (check touching_deserts)." in done.stdout.splitlines()[0]


def test_a_format_is_written_and_read(tmp_path: Path) -> None:
    isle, letters, back = "scenarios/gold-isle.rbmap", tmp_path / "isle.letters", tmp_path / "back.rbmap"
    for source, target, lost in ((isle, letters, "3 homes were left out."), (letters, back, "")):
        command = ["-m", "rbdesigner", "convert", "--format", "examples/letter_format.py", str(source), str(target)]
        done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0 and lost in done.stderr and bool(done.stderr) is bool(lost)
    assert letters.read_text("utf-8").splitlines() == lines_of("letter_format", isle)
    assert rb.load(back).tile_counts() == rb.load(isle).tile_counts()


@pytest.mark.slow
def test_the_tournament_ends_as_its_first_lines_call_it() -> None:
    text = (EXAMPLES / "random_tournament.py").read_text("utf-8")
    command = shlex.split(text.split("``python examples/random_tournament.py ")[1].split("``")[0])
    lines = lines_of("random_tournament", *command)
    assert [line.split(":")[0] for line in lines[:10]] == [f"game {number}" for number in range(1, 11)]
    assert len(lines) == 12 and not any("no game" in line for line in lines)
