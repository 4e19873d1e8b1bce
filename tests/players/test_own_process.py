"""Processes that the program starts of itself, with a Python and packed without one."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner import own_process
from rbdesigner.players.process import HOST as PLAYER_HOST
from rbdesigner.players.process import PlayerProcess
from rbdesigner.scenario.formats.embedded import CODE_HOST
from rbdesigner.scenario.picture_process import PICTURE_HOST
from rbdesigner.work.job_process import HOST as JOB_HOST
from tests.parameters import few
from tests.work import trial_jobs
from tests.work.test_job_process import answers, asked
from tests.work.trial_jobs import Trial

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / "scenarios" / "millbrook.rbmap"
PACKED = f"""#!{sys.executable} -P
import sys
sys.path.insert(0, {str(ROOT)!r})
sys.frozen, sys.executable = True, sys.argv[0]
from rbdesigner.cli.packed import process
process()
"""
"""A program that takes itself for packed, and has nothing of a Python's command line."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script is no program there")


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    program = tmp_path / "rbdesigner"
    program.write_text(PACKED, encoding="utf-8")
    program.chmod(0o755)
    return program


def run(*command: object, **environment: str) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    env = {**os.environ, **environment}
    return subprocess.run(words, capture_output=True, text=True, env=env)


def test_a_packed_program_carries_out_verbs(packed: Path) -> None:
    assert run(packed, "--version").stdout.startswith("rbdesigner ")


@pytest.mark.parametrize("locale", few([{"LANG": "C.UTF-8", "LC_CTYPE": "POSIX"}, {}, {"LANG": "C"}], 1))
@pytest.mark.usefixtures("qt")
def test_a_packed_program_is_silent_where_the_locale_is_c(packed: Path, tmp_path: Path, locale: dict[str, str]) -> None:
    kept = {name: value for name, value in os.environ.items() if name != "LANG" and not name.startswith("LC_")}
    # A Python that is not packed would see to it by itself.
    env = {**kept, **locale, "PYTHONCOERCECLOCALE": "0", "QT_QPA_PLATFORM": "offscreen"}
    command = [str(packed), "render", str(MAP), str(tmp_path / "map.png")]
    said = subprocess.run(command, capture_output=True, text=True, env=env)
    assert (said.returncode, said.stderr) == (0, "")


def test_players_think_in_a_packed_program(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(packed))
    game = rb.Game.new(rb.load(MAP), players=1)
    player = PlayerProcess("random", 0, 1, 30)
    try:
        assert game.check(player.decide(game.view())) is None
    finally:
        player.close()


def test_jobs_are_done_in_a_packed_program(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(packed))
    with asked(trial_jobs.COUNT, Trial(2)) as process:
        assert [answer.number for answer in answers(process)] == [0, 1]


def test_a_packed_program_is_each_of_our_hosts() -> None:
    for host in (JOB_HOST, PLAYER_HOST):
        assert own_process.host_main(host) is not None, host
    for host in (PICTURE_HOST, CODE_HOST):  # they need Qt, which may not be there
        found = find_spec(host)
        assert found is not None and found.origin is not None and host.endswith("_host")
        assert "\ndef main() -> None:\n" in Path(found.origin).read_text("utf-8")


@pytest.mark.parametrize(
    "arguments",
    [["-c", "import rbdesigner"], ["--host"], ["--host", "os"], ["--host", "rbdesigner.nohost"], ["-P", "-m", "x"]],
)
def test_a_packed_program_refuses_what_is_for_python(packed: Path, arguments: list[str]) -> None:
    """Whoever takes it for a Python gets a line, and no windows that open more windows."""
    said = run(packed, *arguments)
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("before", [None, "/opt/lib"])
def test_programs_of_others_get_the_libraries_of_the_system(
    before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rbdesigner.cli.packed import give_back_library_path

    monkeypatch.setenv("LD_LIBRARY_PATH", "/of/the/program")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    give_back_library_path()
    assert os.environ.get("LD_LIBRARY_PATH") == before
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ
