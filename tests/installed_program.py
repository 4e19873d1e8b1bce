"""The trials of a program that is installed: every verb once, and its windows.

Whoever installs the program in some way starts them all with ``try_all``. They ask nothing of the way it was installed.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from pypdf import PdfReader

import rbdesigner as rb
from rbdesigner.scenario.formats.map_code import code_of
from tests.desktop import bounded, displays
from tests.lab.unfair_maps import lake, shorter
from tests.work.processes import of_session

PATIENCE = 120
"""Seconds after which nothing more is expected to happen."""
AWHILE = 10
"""Seconds that a dialog may take to open."""
GAME, MAP, SHORT = "best.rbgame", "map.rbmap", "short.rbmap"
"""Files in the home: a solo game that the solver has found, a map, and the map of a game of two turns."""
CLASS = "rbdesigner"
"""The class of its windows."""
SOLO = "millbrook.rbmap"
NOT_COMPILED = "note: the planner is not compiled"
"""How those who let machines play or the solver work are told that it takes longer."""
_QUICK = ("--players", "random,random", "--cores", "2")


class InstalledProgram(NamedTuple):
    """A program, as somebody has installed it.

    ``command`` starts it; ``scenarios`` is the folder with those that come with it; ``home`` is an empty folder, which
    is all that it may write to. It runs as somebody who owns nothing else, in an environment that has no Python.
    """

    command: tuple[str, ...]
    scenarios: Path
    home: Path
    is_planner_compiled: bool = True

    def environment(self, **more: str) -> dict[str, str]:
        kept = {"HOME": str(self.home), "PATH": "/nonexistent", "LANG": "C.UTF-8"}
        return {**kept, "QT_QPA_PLATFORM": "offscreen", **more}

    def run(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        return bounded.run(*self.command, *arguments, home=self.home, env=self.environment())

    def do(self, *arguments: object, code: int = 0) -> str:
        """Carry out a verb that has nothing to complain of but the planner: its standard output."""
        done = self.run(*arguments)
        notes = [line for line in done.stderr.splitlines() if self.is_planner_compiled or NOT_COMPILED not in line]
        assert (done.returncode, notes) == (code, []), f"{arguments}: {done.returncode}: {done.stderr}"
        return done.stdout

    @contextmanager
    def started(self, *arguments: object, **more: str) -> Iterator[subprocess.Popen[str]]:
        with bounded.started(*self.command, *arguments, home=self.home, env=self.environment(**more)) as process:
            yield process

    def lay_out(self) -> None:
        """Lay files for the trials into the home."""
        rb.save(lake(), self.home / MAP)
        rb.save(shorter(lake(), 2), self.home / SHORT)
        for name in (MAP, SHORT):
            bounded.lend(self.home / name)


Trial = Callable[[InstalledProgram], None]


def wait_for(happened: Callable[[], object]) -> None:
    assert _happens(happened, PATIENCE), "nothing happened"


def _happens(happened: Callable[[], object], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


# The verbs. Some work with the files that others have written, and so they come in the order of VERB_TRIALS.


def _validate(program: InstalledProgram) -> None:
    assert program.do("validate", *sorted(program.scenarios.glob("*.rbmap")))


def _solve(program: InstalledProgram) -> None:
    """With the kernel, in processes that are spawned: if these began anew, there would be more and more of them."""
    told = program.do("--version")
    assert ("planner compiled: yes" in told) == program.is_planner_compiled
    seen: set[int] = set()
    plans = "2000" if program.is_planner_compiled else "10"
    with program.started("solve", program.scenarios / SOLO, "--plans", plans, "--cores", "2", "--out", GAME) as process:
        wait_for(lambda: seen.update(of_session(process.pid)) or process.poll() is not None)
        assert (process.returncode, 3 <= len(seen) <= 5) == (0, True)
        wait_for(lambda: not of_session(process.pid))
    assert (program.home / GAME).is_file()


def _replay(program: InstalledProgram) -> None:
    program.do("replay", GAME, "--html", "game.html")
    assert "<script" in (program.home / "game.html").read_text(encoding="utf-8")


def _figures(program: InstalledProgram) -> None:
    assert program.do("figures", GAME)


def _convert(program: InstalledProgram) -> None:
    """A game to a solution, a map to a code and back, and out of a picture with its QR code."""
    from rbdesigner.art.qr_code import qr_code

    program.do("convert", GAME, "best.rbsolution", "--holder", "somebody")
    program.do("convert", MAP, "map.rbcode")
    program.do("convert", "map.rbcode", "again.rbmap")
    assert rb.load(program.home / "again.rbmap").tiles == lake().tiles
    code = qr_code(code_of(lake()))
    assert code is not None and code.scaled(code.size() * 6).save(str(program.home / "code.png"))
    program.do("convert", "code.png", "of-the-code.rbmap")
    assert rb.load(program.home / "of-the-code.rbmap").tiles == lake().tiles


def _verify(program: InstalledProgram) -> None:
    program.do("verify", "best.rbsolution", "--pictures", "positions", "--each", "turn")
    assert any((program.home / "positions").glob("*.png"))


def _records(program: InstalledProgram) -> None:
    assert "somebody" in program.do("records", "best.rbrecords", "--add", "best.rbsolution")


def _render(program: InstalledProgram) -> None:
    begins = {"map.png": b"\x89PNG", "map.svg": b"<?xml", "map.pdf": b"%PDF", "game.png": b"\x89PNG"}
    for name, beginning in begins.items():
        program.do("render", GAME if name.startswith("game") else MAP, name)
        assert (program.home / name).read_bytes().startswith(beginning)


def _book(program: InstalledProgram) -> None:
    program.do("book", program.scenarios, "book.pdf")
    assert len(PdfReader(program.home / "book.pdf").pages) > len([*program.scenarios.glob("*.rbmap")])


def _lay(program: InstalledProgram) -> None:
    program.do("lay", "laid.rbmap", "--log", "laid.rblay")
    program.do("validate", "laid.rbmap")


def _generate(program: InstalledProgram) -> None:
    program.do("generate", "maps", "--count", "2", "--tiles", "20", "--players", "2", "--cores", "2")
    assert len([*(program.home / "maps").iterdir()]) == 2


def _analyse(program: InstalledProgram) -> None:
    assert program.do("analyse", MAP)


def _compare(program: InstalledProgram) -> None:
    assert program.do("compare", MAP, SHORT, code=1)


def _help(program: InstalledProgram) -> None:
    assert program.do("help", "render") == program.do("render", "--help")


def _completion(program: InstalledProgram) -> None:
    assert "complete " in program.do("completion", "bash")


def _players(program: InstalledProgram) -> None:
    """A player of a file is read in a process of its own."""
    (program.home / "own.py").write_text('class Mine:\n    """Mine alone."""\n\n    def decide(self, view): ...\n')
    assert program.do("players", "own.py").splitlines()[-1] == "own.py:mine: Mine alone."


def _par(program: InstalledProgram) -> None:
    assert program.do("par", program.scenarios / SOLO, "--plans", "50", "--games", "1")


def _simulate(program: InstalledProgram) -> None:
    told = program.do("simulate", MAP, "--games", "4", *_QUICK, "--all", "--store", "runs.sqlite", "--export", "g.csv")
    assert told and (program.home / "g.csv").is_file()


def _report(program: InstalledProgram) -> None:
    """With charts: as SVG in the page, as PDF in the PDF."""
    program.do("report", "runs.sqlite", "report.html")
    page = (program.home / "report.html").read_text(encoding="utf-8")
    assert page.count('<figure><div role="img"') == page.count("<figcaption>") > 3
    program.do("report", "runs.sqlite", "report.pdf")
    fonts = {
        str(font.get_object()["/BaseFont"])
        for page in PdfReader(program.home / "report.pdf").pages
        for font in page["/Resources"].get("/Font", {}).values()
    }
    assert any("DejaVuSans" in font for font in fonts), fonts


def _improve(program: InstalledProgram) -> None:
    assert program.do("improve", SHORT, "--games", "40", *_QUICK, code=1)  # in so few turns nothing is surely fairer


def _tournament(program: InstalledProgram) -> None:
    assert program.do("tournament", SHORT, "--games", "2", "--players", "easy,random", "--cores", "2")


# The windows


def _edit(program: InstalledProgram) -> None:
    """A map is drawn with mouse and keys and saved; when it is opened a process of its own judges it."""
    path = program.home / MAP
    before = path.read_text()
    with _window(program, "edit", MAP) as (process, hands):
        wait_for(lambda: any("job_host" in " ".join(bounded.command_of(pid)) for pid in of_session(process.pid)))
        hands.key("w")
        hands.click(700, 400)
        hands.key("ctrl+s")
        wait_for(lambda: path.read_text() != before)
        _end(process, hands)
    assert '"walls"' in path.read_text()


def _play(program: InstalledProgram) -> None:
    """A game that is over is shown, and its figures."""
    with _window(program, "play", GAME) as (process, hands):
        wait_for(lambda: any(title.startswith("Millbrook") for title in hands.titles(CLASS)))
        _open(hands, "Figures of the game")
        hands.key("Escape")
        wait_for(lambda: len(hands.titles(CLASS)) == 1)
        _end(process, hands)


def files_of_all_kinds(program: InstalledProgram) -> None:
    """A book, a map that is being laid, a game, and a picture whose QR code is read in a process of its own."""
    book = program.home / "maps.rbbook"
    book.write_text(json.dumps({"format": "rbdesigner-book", "version": 1, "contents": [{"file": MAP}]}))
    with _window(program, book, "laid.rblay", GAME, "code.png") as (process, hands):
        wait_for(lambda: any(title.startswith(lake().properties.title) for title in hands.titles(CLASS)))
        assert len(hands.titles(CLASS)) == 1  # nothing is told about a file
        _end(process, hands)


def charts_in_the_laboratory(program: InstalledProgram) -> None:
    """The laboratory shows the games that were played of a map, and saves their charts and a report."""
    kept = program.home / ".local" / "share" / "rbdesigner"
    kept.mkdir(parents=True, exist_ok=True)
    for folder in (kept, kept.parent, kept.parent.parent):
        bounded.lend(folder)
    program.do("simulate", SHORT, "--games", "4", *_QUICK, "--all", "--store", kept / "laboratory.sqlite")
    with _window(program, SHORT) as (_, hands):
        _open(hands, "Laboratory")
        hands.key("alt+h")
        for button, name in (("alt+v", "chart.svg"), ("alt+v", "chart.pdf"), ("alt+e", "laboratory.html")):
            _save(hands, button, program.home / name)
            wait_for(lambda: len(hands.titles(CLASS)) == 2)


def _open(hands: displays.Hands, name: str) -> None:
    """Open a window by the command palette; one that has just come up may not hear the first keys."""
    for _ in range(PATIENCE // AWHILE):
        hands.key("ctrl+shift+p")
        hands.type(name)
        hands.key("Return")
        if _happens(lambda: any(title.startswith(name) for title in hands.titles(CLASS)), AWHILE):
            return
        hands.key("Escape")
    raise AssertionError(f"{name} does not open")


def _save(hands: displays.Hands, button: str, path: Path) -> None:
    """Save in the dialog that a button opens; one that has not heard the first keys of the name stays."""
    before = len(hands.titles(CLASS))
    for _ in range(PATIENCE // AWHILE):
        _press_until_a_dialog_opens(hands, button)
        hands.type(str(path))
        hands.key("Return")
        if _happens(lambda: path.is_file() or len(hands.titles(CLASS)) == before, AWHILE):
            wait_for(path.is_file)
            return
        while len(hands.titles(CLASS)) > before:
            hands.key("Escape")
            time.sleep(1)
    raise AssertionError(f"{path.name} is not saved")


def _press_until_a_dialog_opens(hands: displays.Hands, button: str) -> None:
    """A button is pressed in vain as long as the chart is being drawn. The dialog gets the keys."""
    before = set(hands.titles(CLASS))
    for _ in range(PATIENCE // AWHILE):
        hands.key(button)
        if _happens(lambda: set(hands.titles(CLASS)) - before, AWHILE):
            hands.activate(CLASS, (set(hands.titles(CLASS)) - before).pop())
            return
    raise AssertionError(f"{button} opens no dialog")


VERB_TRIALS: dict[str, Trial] = {
    "solve": _solve, "replay": _replay, "figures": _figures, "convert": _convert, "verify": _verify,
    "records": _records, "validate": _validate, "render": _render, "book": _book, "lay": _lay,
    "generate": _generate, "analyse": _analyse, "compare": _compare, "players": _players, "par": _par,
    "simulate": _simulate, "report": _report, "improve": _improve, "tournament": _tournament,
    "play": _play, "edit": _edit, "help": _help, "completion": _completion,
}  # fmt: skip
"""A trial for each verb; ``test_installed_program.py`` holds that none is forgotten."""
WINDOWS = (_play, _edit, files_of_all_kinds, charts_in_the_laboratory)
"""The trials that need an X display with a window manager."""


@contextmanager
def _window(program: InstalledProgram, *arguments: object) -> Iterator[tuple[subprocess.Popen[str], displays.Hands]]:
    """The window on a display of its own; it must leave no log of a fault."""
    with (
        displays.xvfb_with_windows() as display,
        program.started(*arguments, DISPLAY=display, QT_QPA_PLATFORM="xcb") as process,
    ):
        hands = displays.Hands(display)
        hands.take(CLASS)
        yield process, hands
    logs = (program.home / ".local" / "state").rglob("*.log")
    assert "".join(log.read_text(encoding="utf-8") for log in logs) == ""


def _end(process: subprocess.Popen[str], hands: displays.Hands) -> None:
    hands.key("ctrl+q")
    assert process.wait(PATIENCE) == 0
    wait_for(lambda: not of_session(process.pid))


@contextmanager
def empty_home() -> Iterator[Path]:
    """An empty folder of somebody who owns nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        bounded.lend(Path(folder))
        yield Path(folder)


def try_all(command: Sequence[str], scenarios: Path, *, is_planner_compiled: bool = True) -> dict[str, str]:
    """Carry out all trials of the program that this command starts.

    What was left out is given back, with the reason.
    """
    lacking = displays.missing(*displays.WINDOW_TOOLS)
    left_out = {"windows": f"{' and '.join(lacking)} missing"} if lacking else {}
    with empty_home() as home:
        program = InstalledProgram(tuple(command), scenarios, home, is_planner_compiled)
        program.lay_out()
        for trial in (*VERB_TRIALS.values(), files_of_all_kinds, charts_in_the_laboratory):
            if trial not in WINDOWS or not lacking:
                trial(program)
    return left_out


def skip_for(left_out: Mapping[str, str]) -> None:
    """Skip the test where not all trials could be made, and say which."""
    if left_out:
        pytest.skip("; ".join(f"all but {what} was tried: {reason}" for what, reason in left_out.items()))
