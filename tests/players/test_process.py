"""Players that think in a process of their own, and all that can go wrong with them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from threading import Timer

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.games.view import View
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.player import play_game
from rbdesigner.players.player_messages import action_in, encoded, packed, parsed
from rbdesigner.players.process import PlayerProcess, descriptions
from rbdesigner.players.registry import OURS, Description, Option, find_player
from tests.cli.conftest import island
from tests.parameters import few
from tests.waiting import wait_until
from tests.work.processes import is_alive

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / "scenarios" / "millbrook.rbmap"
PLAYER = """
import os, signal, sys, time
from pathlib import Path
from rbdesigner.engine.core.actions import Done, Step

class Odd:
    '''Is odd.'''

    def decide(self, view):
        first = view.legal_actions()[0]
        {body}
"""
HANG = "while True: time.sleep(60)"
"""What never ends, and takes no processor time while others wait for it."""

OBEDIENT = """
import os, signal, sys, time
from pathlib import Path
from rbdesigner.engine.core.actions import Done, Step

class Obedient:
    def decide(self, view):
        order = Path(__file__).with_name("order")
        meant = order.read_text() if order.exists() else "return first"
        names = dict(globals())
        exec(compile(f"def decide(view, first):\\n    {meant}", __file__, "exec"), names)
        return names["decide"](view, view.legal_actions()[0])
"""

Make = Callable[..., PlayerProcess]
Order = Callable[[str], PlayerProcess]


@pytest.fixture(scope="module")
def obedient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayerProcess]:
    """A player that carries out what stands in the file ``order`` beside it, or else does the first legal action."""
    path = tmp_path_factory.mktemp("obedient") / "obedient.py"
    path.write_text(OBEDIENT)
    player = PlayerProcess(str(path), 0, 1, 30)
    yield player
    player.close()


@pytest.fixture
def order(obedient: PlayerProcess) -> Iterator[Order]:
    """Tell the obedient player what to do when asked; it is one process for all tests, as far as it outlives them."""
    path = Path(obedient.spec).with_name("order")

    def told(body: str) -> PlayerProcess:
        path.write_text(body)
        return obedient

    yield told
    path.unlink(missing_ok=True)


@pytest.fixture
def odd(tmp_path: Path) -> Iterator[Make]:
    """A player whose decision is this code, at the first moment of a game."""
    made: list[PlayerProcess] = []

    def make(body: str, limit: float = 30) -> PlayerProcess:
        path = tmp_path / f"odd{len(made)}.py"
        path.write_text(PLAYER.format(body=body))
        made.append(PlayerProcess(str(path), 0, 1, limit))
        return made[-1]

    yield make
    for player in made:
        player.close()


def failure(player: PlayerProcess, view: View | None = None) -> PlayerFailure:
    with pytest.raises(PlayerFailure) as caught:
        player.decide(view or rb.Game.new(island(), 1, 3).view())
    return caught.value


def played(players: list[rb.RandomPlayer] | list[PlayerProcess], most: int) -> list[Action]:
    game = rb.Game.new(rb.load(MAP), 2, 7)
    assert len(list(islice(play_game(game, players), most))) == most
    return game.log


def test_the_same_seed_makes_the_same_game_as_without_a_process() -> None:
    there = [PlayerProcess("random", player, 5) for player in range(2)]
    here = [find_player("random").seat(player, 5) for player in range(2)]
    assert played(there, 150) == played(here, 150)  # type: ignore[arg-type]
    assert len({player._process._popen.pid for player in there if player._process}) == 2
    for player in there:
        player.close()


def test_imagined_chance_is_the_same_there(order: Order) -> None:
    code = "v = view.copy(); v.apply(first); raise RuntimeError([str(e) for e in v.log] + [*v.state.bag_gold])"
    game = rb.Game.new(island(), 1, 3)
    told = failure(order(code), game.view()).detail
    tried = game.view().copy()
    tried.apply(tried.legal_actions()[0])
    assert repr([str(entry) for entry in tried.log] + [*tried.state.bag_gold])[:200] in told


def test_it_follows_a_game_that_goes_back_and_on_another_way_and_another_game(order: Order) -> None:
    code = (
        "raise RuntimeError(f'{len(view.log)} {hash(tuple(view.log)) == hash(tuple(view.copy().log))} {view.scores()}')"
    )
    player = order(code)
    game = rb.Game.new(rb.load(MAP), 2, 7)
    for step in (3, -2, 4, -7, 6):
        if step > 0:
            list(play_game(game, [rb.RandomPlayer(step)] * 2, most=step))
        else:
            game.undo(-step)
        assert f"{len(game.log)} True {game.scores()}"[:150] in failure(player, game.view()).detail
    other = rb.Game.new(island(), 1, 2)
    assert f"{len(other.log)} True {other.scores()}"[:150] in failure(player, other.view()).detail


def test_the_players_know_nothing_of_the_seed(order: Order) -> None:
    has_both = "{'seed', 'log'} <= {*getattr(o, '__dict__', ())}"
    code = f"import gc; raise RuntimeError([o for o in gc.get_objects() if {has_both}])"
    assert "RuntimeError: []" in failure(order(code), rb.Game.new(island(), 1, 778899).view()).detail


@pytest.mark.parametrize(
    ("body", "expected", "words"),
    [
        ("return 1 / 0", Failure.RAISED, "ZeroDivisionError: division by zero (obedient.py, line 2)"),
        ("sys.exit('enough')", Failure.RAISED, "SystemExit: enough (obedient.py, line 2)"),
        ("return input()", Failure.RAISED, "EOFError"),
        ("return Action()", Failure.RAISED, "NameError"),
        ("os._exit(7)", Failure.ENDED, "exit code 7"),
        ("os.kill(os.getpid(), signal.SIGSEGV)", Failure.ENDED, "SIGSEGV"),
        ("return 'go north'", Failure.NONSENSE, "'go north'"),
        ("return None", Failure.NONSENSE, "None"),
        ("return view.legal_actions()", Failure.NONSENSE, "[ChooseHome("),
        ("return Step(0, 'a', object())", Failure.NONSENSE, "Step("),
        ("return Done(10 ** 5000)", Failure.NONSENSE, "class Done"),
        ("return Step(0, 99, 0)", Failure.ILLEGAL, ""),
        ("return Step(0, 'donkey1', (1, (2, None)))", Failure.ILLEGAL, ""),
        ("return type(first)(1, first.spot)", Failure.ILLEGAL, "layer 2"),
    ],
)
@pytest.mark.skipif(os.name != "posix", reason="other systems have other signals")
def test_every_way_to_fail_is_told_apart_and_the_player_may_be_asked_again(
    order: Order, body: str, expected: Failure, words: str
) -> None:
    player = order(body)
    fault = failure(player)
    assert fault.failure is expected
    assert words in fault.detail
    assert fault.detail in str(fault) and "\n" not in str(fault)
    order("return first")
    game = rb.Game.new(island(), 1, 3)
    assert player.decide(game.view()) == game.legal_actions()[0]


def test_one_that_hangs_is_ended_with_all_it_has_started(odd: Make, tmp_path: Path) -> None:
    body = "p = os.fork()\n        Path(__file__ + str(bool(p))).write_text(str(os.getpid()))\n        "
    player = odd(body + HANG, limit=4)
    fault = failure(player)
    assert (fault.failure, fault.detail) == (Failure.HUNG, "4")
    pids = [int((tmp_path / f"odd0.py{own}").read_text()) for own in (True, False)]
    wait_until(lambda: not any(map(is_alive, pids)))


@pytest.mark.parametrize(
    ("text", "words"),
    few(
        [
            ("class P:\n    def __init__(self): raise OSError('no room')\n    def decide(self, view): ...", "no room"),
            ("import nothing_of_this_name", "ModuleNotFoundError"),
            ("raise KeyboardInterrupt", "KeyboardInterrupt"),
            (None, "there is no Python file"),
            ("x = 1", "it needs KINDS"),
        ],
        3,
    ),
)
def test_one_that_cannot_be_seated_says_why(tmp_path: Path, text: str | None, words: str) -> None:
    path = tmp_path / "player.py"
    if text is not None:
        path.write_text(text)
    fault = failure(PlayerProcess(str(path), 0, 1))
    assert fault.failure is Failure.ABSENT
    assert words in fault.detail


def test_one_that_is_closed_stays_so_and_what_it_printed_went_to_standard_error(
    odd: Make, capfd: pytest.CaptureFixture[str]
) -> None:
    player = odd("print('thinking'); os.system('echo hard'); os.write(1, b'now'); return first")
    game = rb.Game.new(island(), 1, 3)
    assert player.decide(game.view()) == game.legal_actions()[0]
    assert player._process is not None
    pid = player._process._popen.pid
    player.close()
    assert capfd.readouterr() == ("", "thinking\nhard\nnow")
    assert not is_alive(pid)
    assert (failure(player).failure, player._process) == (Failure.ABSENT, None)


def test_whoever_waits_for_one_that_is_closed_is_told(odd: Make) -> None:
    player = odd(HANG)
    Timer(2, player.close).start()
    assert failure(player).failure in (Failure.ENDED, Failure.ABSENT)


THINK = """
import sys, rbdesigner as rb
from rbdesigner.players.process import PlayerProcess
from tests.cli.conftest import island
PlayerProcess(sys.argv[1], 0, 1).decide(rb.Game.new(island(), 1, 3).view())
"""


@pytest.mark.skipif(os.name != "posix", reason="how processes end")
@pytest.mark.parametrize("is_killed", few([True, False], 1))
def test_nothing_is_left_when_the_program_ends_while_a_player_thinks(tmp_path: Path, is_killed: bool) -> None:
    path = tmp_path / "odd.py"
    path.write_text(
        PLAYER.format(body="Path(__file__ + '.pid').write_text(str(os.getpid()))\n        while True: pass")
    )
    program = subprocess.Popen([sys.executable, "-c", THINK, str(path)], cwd=ROOT, stderr=subprocess.DEVNULL)
    note = Path(f"{path}.pid")
    wait_until(lambda: note.exists() and note.read_text())
    pid = int(note.read_text())
    assert is_alive(pid)
    program.send_signal(signal.SIGKILL if is_killed else signal.SIGINT)  # which is what Ctrl+C sends
    program.wait()
    wait_until(lambda: not is_alive(pid))


def test_it_runs_from_any_folder_whatever_lies_there(tmp_path: Path) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('this is not json')")
    (tmp_path / "rbdesigner.py").write_text("raise SystemExit('this is not rbdesigner')")
    script = tmp_path / "bin" / "program.py"
    script.parent.mkdir()
    script.write_text("from rbdesigner.players.process import descriptions\nprint(descriptions()[0])")
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Description(name='random'" in done.stdout


def test_kinds_are_described_without_running_their_code_here(tmp_path: Path) -> None:
    path, broken = tmp_path / "others.py", tmp_path / "broken.py"
    path.write_text(
        "import sys\nfrom rbdesigner.players.registry import Kind, Option\nsys.modules['rbdesigner.here'] = sys\n"
        "class P:\n    def __init__(self, *given, **options): self.options = options\n"
        "    def decide(self, view): raise RuntimeError(self.options)\n"
        "KINDS = [Kind('one', 'the first', P, ('low', 'high'), (Option('style', 'how', ('calm', 'wild')),))]"
    )
    broken.write_text("1 / 0")
    kinds, faults = descriptions([str(path), str(broken)])
    one = Description("one", "the first", ("low", "high"), (Option("style", "how", ("calm", "wild")),), str(path))
    assert kinds == [*map(Description.of, OURS), one]
    assert faults == [f"{broken}: ZeroDivisionError: division by zero"]
    assert "rbdesigner.here" not in sys.modules
    player = PlayerProcess(one.spec("low", {"style": "wild"}), 0, 1)
    assert "{'style': 'wild'}" in failure(player).detail
    player.close()


def test_a_listing_that_ends_or_hangs_is_told(tmp_path: Path) -> None:
    path = tmp_path / "others.py"
    for text, expected in (("import os; os._exit(3)", Failure.ENDED), (f"import time\n{HANG}", Failure.HUNG)):
        path.write_text(text)
        with pytest.raises(PlayerFailure) as caught:
            descriptions([str(path)], limit=20 if expected is Failure.ENDED else 3)
        assert caught.value.failure is expected


def test_every_action_of_a_game_comes_back_as_it_was() -> None:
    for path in sorted((ROOT / "tests" / "games").glob("*.rbgame")):
        for action in rb.Game.load(path).log:
            back = action_in(parsed(packed({"action": encoded(action)})))
            assert back == action and repr(back) == repr(action)


@pytest.mark.parametrize(
    "data",
    [None, 3, [], {}, {"Step": []}, {"Step": [0, 1, 2, 3]}, {"Nothing": [0]}, {"Step": [0, 1.5, 2]}, {"a": 1, "b": 2}],
)
def test_data_that_is_no_action_is_none(data: object) -> None:
    assert action_in({"action": data}) is None
