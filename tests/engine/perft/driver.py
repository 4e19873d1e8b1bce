"""The engine counted, and held against the slow counter where the numbers differ."""

from __future__ import annotations

from random import Random

from rbdesigner.engine.core.codes import NGOODS, NONE, UNUSED
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.mechanics.legality import apply, legal_actions
from rbdesigner.engine.notation import notation_writer as writer
from rbdesigner.engine.notation.notation import line as to_line
from rbdesigner.rules.options import Options
from tests.engine.perft import phases, tellings
from tests.engine.perft.position import Position
from tests.engine.small_game import SmallGame


def play(text: str) -> GameState:
    """The state that a scenario begins with, by the engine."""
    telling = tellings.words(text)
    phase = Phase[tellings.value(telling, "phase", "movement").upper()]
    players = int(tellings.value(telling, "players", "1"))
    turns = tellings.value(telling, "turns", "")
    options = Options(solo_mines=["option", "solo-mines"] in telling)
    tiles = ";".join(" ".join(line[1:]) for line in telling if line[0] == "tile")
    small = SmallGame(tiles, phase, players, options, **({"turns": int(turns)} if turns else {}))
    state = small.state
    state.stage = Stage[tellings.value(telling, "stage", "play").upper()]
    state.bricks = (UNUSED,) * int(tellings.value(telling, "bricks", "0"))
    state.neutral = int(tellings.value(telling, "neutral", "0"))
    state.irrigated = len(state.bricks) >= 45
    for line in telling:
        _tell(small, line)
    return state


def _tell(small: SmallGame, line: list[str]) -> None:
    first, *rest = line[1:]
    match line[0]:
        case "unit":
            small.put(first, rest[0], int(rest[1]), **_counts(rest[2:]))
        case "aboard":
            carrier = int(rest[0]) - 1
            state = small.state
            passenger = small.put(first, _a_spot(small, carrier), state.owners[carrier] + 1)
            state.load_on(carrier, passenger)
        case "goods":
            small.goods(first, **_counts(rest))
        case "building":
            small.build(first.replace("-", " "), rest[0])
        case "mine":
            gold, iron = rest[0].split("+")
            small.build("mine", first, (int(gold), int(iron)))
        case "road":
            at, half_edge = first.split("|")
            small.road(at, int(half_edge))
        case "bridge":
            at, edge = first.split(":")
            small.bridge(at, int(edge))
        case "wall":
            at, edge = first.split(":")
            small.wall(at, int(edge), int(rest[0]) or None, int(rest[1]))
        case "home":
            small.home(first, int(rest[0]))
        case "knows":
            small.research(rest[0].replace("-", " "), int(first))


def _a_spot(small: SmallGame, unit: int) -> str:
    """Any spot on the tile of a transporter; whom it carries goes where it is."""
    place = small.state.topology.places[small.state.tile_of(unit)]
    return f"{place[0]},{place[1]}"


def _counts(words: list[str]) -> dict[str, int]:
    return {good: int(number) for good, number in zip(words[::2], words[1::2], strict=True)}


def count(state: GameState, depth: int) -> int:
    """The number of sequences of legal actions of a length, by the engine."""
    if depth == 0:
        return 1
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        apply(after, action)
        total += count(after, depth - 1)
    return total


# What there is, in words


def inventory(state: GameState) -> set[str]:
    """What stands and lies where, as :func:`inventory_of` tells it of a position."""
    topology, there = state.topology, set[str]()
    for holder in (*range(len(topology.spot_tiles)), *(~number for number in range(len(state.kinds)))):
        there |= {
            f"{writer.holder(state, holder)}: {state.amount(holder, code)} {writer.good(code)}"
            for code in range(NGOODS)
            if state.amount(holder, code)
        }
    for number, spot in enumerate(state.spots):
        if spot != NONE:
            there.add(
                _stands(
                    writer.transporter(state, number),
                    writer.spot(topology, spot),
                    state.owners[number] + 1,
                )
            )
    for tile, code in enumerate(state.buildings):
        if code != NONE:
            there.add(f"{writer.building(code)} {writer.spot(topology, state.building_spots[tile])}")
        if state.bag_gold[tile] or state.bag_iron[tile]:
            there.add(f"{writer.tile(topology, tile)}: {state.bag_gold[tile]}+{state.bag_iron[tile]}")
    for edge, tokens in enumerate(state.wall_tokens):
        if tokens:
            there.add(f"wall {writer.edge(topology, edge)} {max(state.wall_owners[edge] + 1, 0)} {tokens}")
    return there | {f"{len(state.bricks)} bricks, {state.neutral} of turns", f"irrigated: {state.irrigated}"}


def inventory_of(s: Position) -> set[str]:
    """What stands and lies where."""
    there = {
        f"{s.holder_name(holder)}: {s.count(holder, good)} {good}"
        for holder, pile in s.goods.items()
        for good, _ in pile
    }
    there |= {_stands(s.unit_name(n), s.board.name(unit.spot), unit.owner) for n, unit in s.units.items()}
    there |= {f"{kind} {s.board.name(spot)}" for kind, spot in s.buildings.values()}
    there |= {f"{s.board.hex_name(at)}: {gold}+{iron}" for at, (gold, iron) in s.bags.items() if gold or iron}
    there |= {f"wall {s.board.edge_name(edge)} {owner} {tokens}" for edge, (owner, tokens) in s.walls.items()}
    return there | {f"{s.bricks} bricks, {s.neutral} of turns", f"irrigated: {s.irrigated}"}


def _stands(name: str, spot: str, player: int) -> str:
    return f"{name} of {player} {spot}"


# Differences


def difference(text: str, depth: int) -> str:
    """Where both counters first part, on a shortest way there, and how many sequences each sees behind every first
    action; empty if they agree."""
    if not _parting(play(text), tellings.tell(text), depth, []):
        return ""
    ways = (_parting(play(text), tellings.tell(text), length, []) for length in range(1, depth + 1))
    return next(filter(None, ways))


def _parting(state: GameState, position: Position, depth: int, way: list[str]) -> str:
    listed, told_of = legal_actions(state), phases.moves(position)
    actions, counted = {to_line(state, action): action for action in listed}, dict(told_of)
    if len(actions) != len(listed) or len(counted) != len(told_of):
        return f"{_told(way, position)}\nthe same action twice"
    there, told = inventory(state), inventory_of(position)
    if actions.keys() != counted.keys() or there != told:
        only = [f"only the engine has: {line}" for line in sorted(there - told)]
        only += [f"only the counter has: {line}" for line in sorted(told - there)]
        only += [f"only the engine: {line}" for line in actions if line not in counted]
        only += [f"only the counter: {line}" for line in counted if line not in actions]
        return "\n".join([_told(way, position), *only, *(f"both: {line}" for line in actions if line in counted)])
    if depth > 1:
        for line, action in actions.items():
            after = state.copy()
            apply(after, action)
            found = _parting(after, counted[line], depth - 1, [*way, line])
            if found:
                return found
    return ""


def _told(way: list[str], position: Position) -> str:
    lines = [f"{name} {value}" for name, value in vars(position).items() if name != "board" and value]
    return "\n".join(["after:", *(f"  {line}" for line in way), "position:", *(f"  {line}" for line in lines)])


def divided(text: str, depth: int) -> list[str]:
    """The number of sequences behind each first action, by the engine and by the counter."""
    from tests.engine.perft.counter import count as counted

    state = play(text)
    told = dict(phases.moves(tellings.tell(text)))
    lines = []
    for action in legal_actions(state):
        line, after = to_line(state, action), state.copy()
        apply(after, action)
        ours = counted(told.pop(line), depth - 1) if line in told else "-"
        lines.append(f"{line}: {count(after, depth - 1)} {ours}")
    return [*lines, *(f"{line}: - {counted(after, depth - 1)}" for line, after in told.items())]


def strolled(text: str, seed: int, steps: int) -> str:
    """Both followed along one way drawn at random; where they part, or empty."""
    random, state, position, way = Random(seed), play(text), tellings.tell(text), list[str]()
    for _ in range(steps):
        found = _parting(state, position, 1, way)
        actions = legal_actions(state)
        if found or not actions:
            return found
        action = random.choice(actions) if random.random() < 0.8 else actions[-1]
        line = to_line(state, action)
        position = dict(phases.moves(position))[line]
        apply(state, action)
        way.append(line)
    return ""
