"""Brings the outputs on ``command-line.md`` up to date, by carrying out the commands that the page shows.

``python docs/make_command_line.py [TEXT]`` carries out all of them, or those with a text in them, in a folder with the
files of :func:`make_files`. They are done in the order of the page, as some read what others have written. A line
``...`` on the page stands for lines that are left out: so many lines stand before and after it as stood there.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import rbdesigner as rb
from rbdesigner.hexes import Hex
from rbdesigner.lab.studies.map_edits import TileSwap, edited
from rbdesigner.tiles import Terrain, tile

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "command-line.md"
GAMES = ROOT / "tests" / "games"
LEFT_OUT = "..."
_BLOCK = re.compile(r"^```\n(\$ .*?)^```$", re.MULTILINE | re.DOTALL)
_SECONDS = re.compile(r"^ *\d+ s  (?=[ \d]{4} points)", re.MULTILINE)
"""What is another at every run: how many seconds the solver took."""


class Command(NamedTuple):
    """A command on the page with the output that is shown."""

    line: str
    output: str

    @property
    def words(self) -> list[str]:
        """The verb and its arguments."""
        return shlex.split(self.line)[1:]

    def shows(self, printed: str) -> bool:
        """Whether this is what the page shows of an output, but for seconds."""
        return timeless(shortened(printed, self.output)) == timeless(self.output)


def commands(text: str) -> Iterator[Command]:
    """All commands of a page that show their outputs."""
    for block in _BLOCK.findall(text):
        for each in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, output = each.partition("\n")
            yield Command(line, output)


def carried_out(command: Command, folder: Path) -> str:
    """What the program prints on standard output in a folder."""
    plain = {"PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "rbdesigner", *command.words],
        cwd=folder, env={**os.environ, **plain}, stdout=subprocess.PIPE, check=False, text=True, encoding="utf-8",
    )  # fmt: skip
    return done.stdout


def shortened(printed: str, shown: str) -> str:
    """An output with as many lines before and after what is left out as are shown."""
    lines, pattern = printed.rstrip().splitlines(), shown.splitlines()
    if LEFT_OUT not in pattern:
        return "".join(f"{line}\n" for line in lines)
    before = pattern.index(LEFT_OUT)
    after = len(pattern) - before - 1
    return "".join(f"{line}\n" for line in (*lines[:before], LEFT_OUT, *lines[len(lines) - after :]))


def timeless(output: str) -> str:
    """An output without what is another at every run."""
    return _SECONDS.sub("", output)


# The files that the commands read


def make_files(folder: Path) -> None:
    """Make the files that the page names, of scenarios and games that there are."""
    shutil.copytree(ROOT / "scenarios", folder / "scenarios")
    lake = rb.load(ROOT / "scenarios" / "the-lake-between.rbmap")
    rb.save(without_rock(lake), folder / "without-rock.rbmap")
    rb.save(replace(lake, properties=replace(lake.properties, turns=21)), folder / "shorter.rbmap")
    rb.save(delta(), folder / "delta.rbmap")
    solo, duo = (GAMES / f"{name}.rbgame" for name in ("solo-millbrook", "duo-the-lake-between"))
    shutil.copy(duo, folder / "evening.rbgame")
    shutil.copy(solo, folder / "today.rbgame")
    (folder / "yesterday.rbgame").write_text(json.dumps(another_version(json.loads(solo.read_text("utf-8")))), "utf-8")
    game = rb.Game.load(solo)
    ada = rb.Solution.of(game, "Ada", "2026-11-23")
    ada.save(folder / "millbrook-ada.rbsolution")
    replace(ada, log=(*ada.log[:30], "1: brick with 2 stone")).save(folder / "cheat.rbsolution")


def without_rock(lake: rb.Scenario) -> rb.Scenario:
    """A fair map with the rocks of one home beside the other."""
    swaps = TileSwap(Hex(-1, -1), Hex(1, 2)), TileSwap(Hex(3, -2), Hex(-1, 2))
    for swap in swaps:
        lake = edited(lake, swap)
    return lake


def delta() -> rb.Scenario:
    """A map with a river that runs off it."""
    scenario = rb.load(ROOT / "scenarios" / "the-lake-between.rbmap")
    scenario.properties = replace(scenario.properties, title="Delta", code="", findings=None)
    scenario.tiles[Hex(0, 3)] = tile(Terrain.MOUNTAIN, ((3,),))
    return scenario


def another_version(game: dict[str, Any]) -> dict[str, Any]:
    """The first half of a game, on a map with one tile more."""
    scenario = game["scenario"]
    tiles = [*scenario["tiles"], {"at": [9, 9], "terrain": "sea"}]
    return {**game, "scenario": {**scenario, "tiles": tiles}, "log": game["log"][: len(game["log"]) // 2]}


# The page


def main(words: list[str]) -> None:
    """Write the page with the outputs of today."""
    text = PAGE.read_text("utf-8")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make_files(folder)
        for each in commands(text):
            if all(word in each.line for word in words):
                print(each.line, flush=True)
                output = carried_out(each, folder)
                if not each.shows(output):
                    before = f"$ {each.line}\n{each.output}"
                    text = text.replace(before, f"$ {each.line}\n{shortened(output, each.output)}")
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
