"""How fast the rules engine is: actions a second, copies, keys, lists, refusals, whole games.

Run it with ``python -m benchmarks.engine``. The position is a four-player game in its 15th turn on a map of some 60
tiles, each player with eight transporters. A playout lists the legal actions, takes one at random and does it, as those
of the peers do that are measured in the same run where they are installed (the extra ``bench``): random games of chess
(python-chess) and of Catan (catanatron). One process, seconds of its own time, medians of several rounds.

Then the same random actions are done again in the ways of a search, in processes apart: with the engine in Python and,
where ``python3 dev.py compile`` has been run, with the compiled one, in turn.
"""

from __future__ import annotations

import importlib.util
import json
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from benchmarks.apart import measured_apart
from rbdesigner.engine import IS_COMPILED
from rbdesigner.engine.core.actions import Action, Build, Step
from rbdesigner.engine.core.codes import BUILDINGS
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.core.state_key import key
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.lookahead import chance
from rbdesigner.engine.mechanics import legality
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Start

ROUNDS = 7
ACTIONS = 4_000
MAP = Path(__file__).parents[1] / "scenarios" / "the-desert-crown.rbmap"
GREAT_START = Start(
    goods=((Good.TRUNKS, 4), (Good.BOARDS, 12), (Good.STONE, 10), (Good.FUEL, 2), (Good.GEESE, 4), (Good.PAPER, 2)),
    transporters=((TransporterKind.DONKEY, 3), (TransporterKind.WAGON, 1), (TransporterKind.TRUCK, 1)),
)
"""With this much, and three boats besides, a game is as rich in its 15th turn as strong players make it."""


def position() -> GameState:
    """The position: four players, the 15th turn, production about to be played."""
    scenario = files.load(MAP)
    scenario.properties = replace(scenario.properties, start=GREAT_START)
    game = Game.new(scenario, 4, seed=15)
    for _ in play_game(game, [RandomPlayer(n) for n in range(4)]):
        if game.state.turn == 1 and game.state.phase is Phase.PRODUCTION and not game.state.owned(0)[5:]:
            _add_boats(game.state)
        if game.state.turn == 15 and game.state.stage is Stage.PLAY:
            break
    return game.state


def _add_boats(state: GameState) -> None:
    docks = [spot for spot, region in enumerate(state.topology.dock_regions) if region >= 0]
    for player in range(4):
        for kind in (3, 4, 5):
            state.place_transporter(kind, player, docks[(7 * player + kind) % len(docks)])


def playout(start: GameState, actions: int, seed: int) -> int:
    """Do so many actions at random, starting anew from the position where a game ends or three turns are over."""
    state, choose, done = start.copy(), random.Random(seed).choice, 0
    while done < actions:
        if state.over or state.turn > start.turn + 2:
            state = start.copy()
        listed = legality.legal_actions(state)
        legality.apply(state, choose(listed) if listed else chance.due_outcome(state, seed))
        done += 1
    return done


def recorded(start: GameState, seed: int) -> list[Action]:
    """Three turns of random actions from the position."""
    state, choose, done = start.copy(), random.Random(seed).choice, list[Action]()
    while not state.over and state.turn <= start.turn + 2:
        listed = legality.legal_actions(state)
        done.append(choose(listed) if listed else chance.due_outcome(state, seed))
        legality.apply(state, done[-1])
    return done


def listed_and_done(state: GameState, action: Action) -> None:
    legality.legal_actions(state)
    legality.apply(state, action)


def but_transfers_listed_and_done(state: GameState, action: Action) -> None:
    legality.legal_actions(state, transfers=False)
    legality.apply(state, action)


def transfers_counted_too(state: GameState, action: Action) -> None:
    legality.legal_actions(state, transfers=False)
    legality.transferable(state)
    legality.apply(state, action)


def checked_and_done(state: GameState, action: Action) -> None:
    if legality.check(state, action) is None:
        legality.apply(state, action)


def copied_and_done(state: GameState, action: Action) -> None:
    state.copy()
    legality.apply(state, action)


def keyed_and_done(state: GameState, action: Action) -> None:
    hash(key(state))
    legality.apply(state, action)


WAYS: Mapping[str, Callable[[GameState, Action], None]] = {
    "listed, done": listed_and_done,
    "all but transfers listed, done": but_transfers_listed_and_done,
    "and transfers counted": transfers_counted_too,
    "checked, done": checked_and_done,
    "done unchecked": legality.apply,
    "state copied, done": copied_and_done,
    "key made and hashed, done": keyed_and_done,
}
"""The ways in which a search does an action."""


def ways() -> dict[str, float]:
    """How many recorded actions a second are done in each way, once everything has been seen."""
    start = position()
    plays = [recorded(start, seed) for seed in range(6)]
    total, found = sum(map(len, plays)), {}
    for name, do in WAYS.items():
        for _ in range(2):  # the first time fills what is kept
            begin = process_time()
            for actions in plays:
                state = start.copy()
                for action in actions:
                    do(state, action)
            found[name] = total / (process_time() - begin)
    return found


def compare_ways() -> None:
    """Print them, with the engine in Python and compiled, in pairs of processes."""
    pure, compiled = list[dict[str, float]](), list[dict[str, float]]()
    for _ in range(ROUNDS):
        pure.append(measured_apart("engine", "--ways", RBDESIGNER_COMPILED=""))
        if IS_COMPILED:
            compiled.append(measured_apart("engine", "--ways"))
    if not IS_COMPILED:
        print("the engine is not compiled (python3 dev.py compile) and measured in Python alone")
    for name in WAYS:
        slower, faster = ([found[name] for found in runs] for runs in (pure, compiled))
        print(f"{name:32} {spread(slower)}", end="")
        if faster:
            ratio = median(more / less for more, less in zip(faster, slower, strict=True))
            print(f"  compiled {spread(faster)}, {ratio:.2f} times as fast", end="")
        print()


def spread(found: list[float]) -> str:
    """The median and the extremes."""
    return f"{median(found):10,.0f} a second  [{min(found):,.0f} .. {max(found):,.0f}]"


def rates(runs: Mapping[str, Callable[[int], int]]) -> None:
    """Print how many a second each does, median and extremes. In each round all take turns, so they share its noise."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(ROUNDS):
        for name, run in runs.items():
            begin = process_time()
            done = run(number)
            found[name].append(done / (process_time() - begin))
    first = median(next(iter(found.values())))
    for name, each in found.items():
        print(f"{name:28} {median(each):10,.0f} a second  [{min(each):,.0f} .. {max(each):,.0f}]", end="")
        print(f"  {first / median(each):5.2f} times as fast is the first")


def microseconds(what: Callable[[], object], times: int = 400) -> str:
    """How long a call takes, median of the rounds."""
    takes = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        for _ in range(times):
            what()
        takes.append((perf_counter() - begin) / times * 1e6)
    return f"{median(takes):10.1f} us"


def chess_playout(number: int) -> int:
    """Random games of chess with full lists of legal moves."""
    import chess

    choose, done = random.Random(number).choice, 0
    while done < ACTIONS:
        board = chess.Board()
        for _ in range(400):
            moves = list(board.legal_moves)
            if not moves or done >= ACTIONS:
                break
            board.push(choose(moves))
            done += 1
    return done


def catan_playout(number: int) -> int:
    """Random games of Catan with four random players."""
    from catanatron import Color
    from catanatron import Game as Catan
    from catanatron import RandomPlayer as CatanPlayer

    random.seed(number)
    done = 0
    while done < ACTIONS:
        game = Catan([CatanPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        done += len(game.state.actions)
    return done


def whole_game(number: int) -> float:
    """Seconds that a random game of four takes, every action checked and told in events."""
    game = Game.new(files.load(MAP), 4, seed=number)
    begin = perf_counter()
    done = sum(1 for _ in play_game(game, [RandomPlayer(f"{number} {player}") for player in range(4)]))
    print(f"  game {number}: {done} actions")
    return perf_counter() - begin


def refusals(start: GameState) -> list[tuple[GameState, Action]]:
    """Steps to everywhere and buildings on every ninth spot that are refused to the acting player."""
    moving, building = start.copy(), start.copy()
    moving.phase, building.phase = Phase.MOVEMENT, Phase.BUILDING
    player, own = start.player, start.owned(start.player)
    spots = [spot for spot, root in enumerate(start.root) if spot == root]
    asked: list[tuple[GameState, Action]] = [(moving, Step(player, one, spot)) for one in own[:3] for spot in spots]
    for code in range(len(BUILDINGS)):
        asked += [(building, Build(player, one, code, spot)) for one in own[:3] for spot in spots[::9]]
    return [(state, action) for state, action in asked if legality.check(state, action) is not None]


def listed_anew(state: GameState, transporter: int | None = None, *, transfers: bool = True) -> list[Action]:
    """The legal actions, with nothing kept of the list before."""
    state.choices.clear()
    return legality.legal_actions(state, transporter=transporter, transfers=transfers)


def main() -> None:
    """Measure and print."""
    if sys.argv[1:] == ["--ways"]:
        print(json.dumps(ways()))
        return
    start = position()
    listed = len(legality.legal_actions(start))
    print(f"engine compiled: {'yes' if IS_COMPILED else 'no'}")
    print(f"position: {len(start.topology.places)} tiles, {len(start.kinds)} transporters, {listed} legal actions")
    peers = {"chess": chess_playout, "catanatron": catan_playout}
    for name in peers:
        if importlib.util.find_spec(name) is None:
            print(f"{name} is not installed (the extra bench has it) and not measured")
    present = {name: run for name, run in peers.items() if importlib.util.find_spec(name)}
    rates({"listing and doing": lambda number: playout(start, ACTIONS, number), **present})
    print("copy of the state           ", microseconds(start.copy))
    fresh = start.copy()
    print(
        "list of legal actions, fresh",
        microseconds(lambda: listed_anew(fresh), 100),
    )
    print(
        "the same but for transfers  ",
        microseconds(lambda: listed_anew(fresh, transfers=False), 100),
    )
    print("transfers counted           ", microseconds(lambda: legality.transferable(fresh), 100))
    print("key of the state, hashed    ", microseconds(lambda: hash(key(start))))
    print("list of legal actions, kept ", microseconds(lambda: legality.legal_actions(fresh)))
    own = start.owned(start.player)[0]
    one = microseconds(lambda: listed_anew(fresh, transporter=own), 100)
    print("of one transporter, fresh   ", one)
    refused = refusals(start)
    check_all = microseconds(lambda: [legality.check(state, action) for state, action in refused], 1)
    print(f"refused check               {float(check_all.split()[0]) / len(refused):10.1f} us, of {len(refused)}")
    print(f"whole random game of four    {median(whole_game(number) for number in range(ROUNDS)):10.2f} s")
    compare_ways()


if __name__ == "__main__":
    main()
