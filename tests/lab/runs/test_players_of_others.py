"""Players of others in runs: they play in processes of their own, and whatever they do makes a row."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest

import rbdesigner as rb
from rbdesigner.cli.main import main
from rbdesigner.engine.lookahead.chance import figures
from rbdesigner.engine.notation.notation import line
from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.runs import played_game
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import Simulation
from rbdesigner.lab.studies.paired_runs import PairedRuns
from rbdesigner.lab.studies.round_robin import Tournament
from rbdesigner.lab.studies.short_runs import ShortRuns
from rbdesigner.players import supervisor
from rbdesigner.scenario import files
from tests.lab.sample_runs import SCENARIOS, setup, short_setup
from tests.parameters import few
from tests.waiting import wait_until
from tests.work.processes import is_alive

LAKE = SCENARIOS / "the-lake-between.rbmap"
ODD = """
import atexit, ctypes, gc, os, resource, signal, sys, time
from pathlib import Path
from rbdesigner.engine.core.actions import Done

class Nasty(BaseException):
    pass

class Unspeakable(Exception):
    def __str__(self):
        raise Nasty

    def __reduce__(self):
        raise Nasty

class Odd:
    asked = 0

    def decide(self, view):
        self.asked += 1
        first = view.legal_actions()[0]
        if self.asked == 3:
            {body}
        return first
"""
linux = pytest.mark.skipif(sys.platform != "linux", reason="Linux alone lets orphans be looked after, and memory")


def odd(folder: Path, body: str) -> str:
    """A player that does this in its third decision."""
    path = folder / "odd.py"
    path.write_text(ODD.format(body=body.replace("\n", "\n            ")))
    return str(path)


GameOf = Callable[[str], GameRow]


@pytest.fixture(scope="module")
def game_of(tmp_path_factory: pytest.TempPathFactory) -> GameOf:
    """Plays a game of a player with this code against one at random; the player is looked up once for all games."""
    folder = tmp_path_factory.mktemp("odd")
    run = short_setup((odd(folder, "pass"), "random"))

    def played(body: str) -> GameRow:
        odd(folder, body)
        shutil.rmtree(folder / "__pycache__", ignore_errors=True)  # a file as long, of the same second, counts as known
        return play_table(run, run.table(0))

    return played


CRASHES = [
    (r"raise Nasty('x\n\x1b[31mred')", r"The player has crashed: Nasty: x \x1b[31mred (odd.py, line "),
    ("raise Unspeakable", "The player has crashed: Unspeakable (odd.py, line "),
    ("return 'north'", "The player answered 'north', which is not an action"),
    ("os._exit(0)", "The process of the player has ended: exit code 0"),
    (
        "from rbdesigner.engine.games.view import View\nView.check = lambda *_: None\nreturn Done(1 - view.acting[0])",
        "The player tried something that cannot be done: ",
    ),
    ("raise KeyboardInterrupt", "The player has crashed: KeyboardInterrupt (odd.py, line "),
    ("raise GeneratorExit", "The player has crashed: GeneratorExit (odd.py, line "),
    ("sys.exit(0)", "The player has crashed: SystemExit: 0 (odd.py, line "),
]
"""What players may do, and the reason that the row of the game tells then."""
HARD_CRASHES = [
    ("os.kill(os.getpid(), signal.SIGKILL)", "The process of the player has ended: killed by signal SIGKILL"),
    ("os.kill(os.getpid(), signal.SIGSEGV)", "The process of the player has ended: killed by signal SIGSEGV"),
    ("ctypes.string_at(1)", "The process of the player has ended: killed by signal SIGSEGV"),
    ("os.closerange(0, 256)", "The process of the player has ended: it can no longer answer"),
    ("self.kept = bytearray(1 << 36)", "The player has crashed: MemoryError (odd.py, line "),
    ("self.kept = []\nwhile True: self.kept.append(bytearray(1 << 24))", "The player has crashed: MemoryError"),
    ("time.sleep(1000)", "The player has not decided within 3 seconds"),
    ("os.kill(os.getpid(), signal.SIGSTOP)", "The player has not decided within 3 seconds"),
    ("ctypes.pythonapi.sleep(1000)", "The player has not decided within 3 seconds"),  # with the lock of Python
    ("os.kill(os.getppid(), signal.SIGKILL)", "The process of the player has ended: "),
    (
        "for d in range(3, 64):\n    try:\n        while True: os.write(d, b'{}' * 9999)\n    except OSError: pass",
        "The p",
    ),
]
"""The same for what takes longer, or is told in other words elsewhere."""


@pytest.mark.parametrize(("body", "reason"), few(CRASHES, 5))
def test_every_way_to_die_is_a_row_with_its_reason(body: str, reason: str, game_of: GameOf) -> None:
    found = game_of(body)
    assert found.failure.startswith(f"turn 1, player 1: {reason}")
    assert found.failure.isprintable()
    assert "-" not in found.failure.rpartition(": ")[2]  # a sentence, no code
    assert (found.ending, found.decided, found.is_played) == ("failed", 0, False)
    assert len(found.log) >= 2
    assert not any(seat.won for seat in found.seats)


@linux
@pytest.mark.slow
@pytest.mark.parametrize(("body", "reason"), HARD_CRASHES)
def test_players_that_die_hard_are_rows_too(
    body: str, reason: str, game_of: GameOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "decided" in reason:
        monkeypatch.setattr(played_game, "DECISION_SECONDS", 3.0)
    failure = game_of(body).failure
    assert reason in failure
    assert failure.isprintable()


LEFT = """
note = Path({note!r})
if not note.exists():
    atexit.register(time.sleep, 1000)
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.setsid()
            os.closerange(0, 256)
            note.write_text(str(os.getpid()))
            time.sleep(1000)
        os._exit(0)
    while not (note.exists() and note.read_text()):
        time.sleep(0.01)
"""


@linux
@pytest.mark.slow
def test_a_player_that_prints_on_end_fills_no_disk(
    game_of: GameOf, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(played_game, "DECISION_SECONDS", 3.0)
    assert "not decided within 3 seconds" in game_of("while True: print('x' * 10_000)").failure
    said = capfd.readouterr().err
    assert said.endswith("left out)\n") and len(said) < 2 * supervisor.MOST_OUTPUT


@linux
@pytest.mark.parametrize("further", few(["os.kill(os.getppid(), signal.SIGSTOP)", ""], 1))
def test_nothing_that_a_player_has_started_is_left_after_the_game(
    further: str, tmp_path: Path, game_of: GameOf
) -> None:
    note = tmp_path / "left"
    assert game_of(LEFT.format(note=str(note)) + further).failure == ""
    until_gone(int(note.read_text()))


def until_gone(process: int) -> None:
    """Wait until there is no such process any more."""
    wait_until(lambda: not is_alive(process))


@linux
@pytest.mark.slow
def test_whoever_stops_a_run_need_not_wait_for_a_player_that_hangs(tmp_path: Path) -> None:
    note = tmp_path / "hangs"
    player = odd(tmp_path, "Path(__file__).with_name('hangs').write_text(str(os.getpid()))\ntime.sleep(1000)")
    verb = ["simulate", str(LAKE), "--players", f"{player},random", "--games", "1", "--cores", "1"]
    with subprocess.Popen([sys.executable, "-m", "rbdesigner", *verb], stderr=subprocess.PIPE, text=True) as program:
        while not (note.exists() and note.read_text()):
            assert program.poll() is None
            sleep(0.01)
        program.send_signal(signal.SIGINT)  # which is what Ctrl+C sends
        said = program.communicate(timeout=played_game.DECISION_SECONDS / 2)[1]
    assert "stopped; what has been played counts" in said and "Traceback" not in said
    until_gone(int(note.read_text()))


def test_what_a_player_prints_is_not_in_the_results(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    player = odd(tmp_path, "print('thinking')")
    (tmp_path / "odd.py").write_text(f"print('hello')\n{(tmp_path / 'odd.py').read_text()}")
    short = tmp_path / "short.rbmap"
    files.save(short_setup().scenario, short)
    code = main(["simulate", str(short), "--players", player, "--games", "1", "--cores", "1", "--json"])
    out, err = capfd.readouterr()
    told = json.loads(out)
    assert (code, told["failures"]) == (0, [])
    assert {"thinking", "hello"} <= set(err.split())
    assert told["secret"]
    assert main(["players", player]) == 0
    assert "hello" not in capfd.readouterr().out


def test_none_of_the_code_of_others_runs_in_the_program(tmp_path: Path) -> None:
    player = odd(tmp_path, "pass")
    with Path(player).open("a") as file:
        file.write("\nsys.modules['rbdesigner.was_here'] = sys\n")
    players = [player, "random"]
    with RunStore() as store:
        run = Simulation(short_setup(tuple(players)), store, 1)
        assert play_table(run.setup, run.setup.table(0)).is_played
        assert Tournament([run.setup.scenario], players, 1, store=store).games
        assert rb.MapImprovement(setup().scenario, players).players[0] == f"{player}:odd"
    assert "rbdesigner.was_here" not in sys.modules


TOLD = """
import json, os, sys
from pathlib import Path
from rbdesigner import Kind
from rbdesigner.players.random_player import RandomPlayer

def made(player, seed, level):
    with Path(__file__).with_name("told").open("a") as told:
        told.write(json.dumps([player, seed, sys.argv, dict(os.environ)]) + "\\n")
    return RandomPlayer(seed, player)

KINDS = [Kind("told", "writes down what it is told", made)]
"""


def first_row(run: RunSetup, store: RunStore | None = None) -> GameRow:
    """The row of the first game of a run, as a store begins it."""
    sealed = Simulation(run, store or RunStore(), 1).setup
    return play_table(sealed, sealed.table(0))


def test_no_player_is_told_what_chance_will_bring(tmp_path: Path) -> None:
    player = tmp_path / "told.py"
    player.write_text(TOLD)
    run = short_setup((str(player), "random"), 987_654_321)
    with RunStore(tmp_path / "runs.lab") as store:
        first = first_row(run, store)
        kept = store.setup(1)
        assert Simulation(run, store, 1).setup == kept  # the store has kept the secret
    assert first_row(replace(run, secret=kept.secret)) == first  # and it can be given again
    assert first_row(run) != first
    told = [json.loads(each) for each in (tmp_path / "told").read_text().splitlines()]
    assert len({seed for _, seed, *_ in told}) == 2
    assert not any(str(run.seed) in json.dumps(each) for each in told)
    seed = kept.game_seed(kept.table(0))
    assert abs(seed - run.seed) > 1000
    assert line(rb.Game.new(run.scenario, 2).state_at(0), figures(2, seed)) in first.log
    assert seed == kept.game_seed(kept.table(1)) != kept.game_seed(kept.table(kept.block))


def test_runs_that_are_compared_have_the_same_luck(tmp_path: Path) -> None:
    player = tmp_path / "told.py"
    player.write_text(TOLD)
    scenarios = [rb.load(LAKE), rb.load(SCENARIOS / "twin-isles.rbmap")]
    setups = [RunSetup.of(each, [str(player)] * 2) for each in scenarios]
    with RunStore() as store:
        for _ in range(2):
            runs = PairedRuns(*setups, store, 2)
            assert [each.run for each in runs.simulations] == [1, 2]
        assert store.setup(1).secret == store.setup(2).secret != ""
        assert all(map(store.is_current, (1, 2)))
    maps = ShortRuns(scenarios, str(player))._maps
    assert maps[0].setup.secret == maps[1].setup.secret != ""


def test_our_players_alone_need_no_secret() -> None:
    assert replace(setup(), secret="of somebody").digest() != setup().digest()
    run = Simulation(setup(), RunStore(), 2).setup
    assert (run, run.game_seed(run.table(0)), run.player_seed(run.table(0), 1)) == (setup(), 1, "1 1")
