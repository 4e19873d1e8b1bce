"""Tells how a game stands, in names: who has what where, as lines of the notation name it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rbdesigner.engine.core.codes import BUILDINGS, GOODS, MINE, NEUTRAL, NONE, SUBJECTS, TRANSPORTERS, Row
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.view import View
from rbdesigner.engine.mechanics import geese
from rbdesigner.engine.mechanics.scoring import scores
from rbdesigner.engine.notation import notation_writer


@dataclass(frozen=True, slots=True)
class TransporterReport:
    """A transporter: its ``name`` in the notation, its kind, its player (from 0), and the region or water it is on.

    ``cargo`` counts its goods, ``geese`` those that follow it. ``carries`` and ``carried_by`` are names of other
    transporters, or None. ``points`` are the movement points left in this phase.
    """

    name: str
    kind: str
    player: int
    spot: str
    tile: str
    cargo: Mapping[str, int]
    geese: int
    carries: str | None
    carried_by: str | None
    points: int


@dataclass(frozen=True, slots=True)
class BuildingReport:
    """A building: its kind, its tile and region.

    ``kind`` is a word for people, ``coal burner``; lines of the notation write it with hyphens, ``coal-burner``. Of a
    mine ``gold`` and ``iron`` are the counters left in its bag.
    """

    kind: str
    tile: str
    region: str
    gold: int = 0
    iron: int = 0


@dataclass(frozen=True, slots=True)
class WallReport:
    """A wall on an edge; ``player`` (from 0) owns it, None for a neutral one."""

    edge: str
    player: int | None
    tokens: int


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """A player, numbered from 0: name (may be empty), home (a region, None before it is chosen), points.

    ``research`` are words for people, ``new shafts``; lines of the notation write them with hyphens, ``new-shafts``.
    """

    player: int
    name: str
    home: str | None
    research: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Position:
    """The position of a game: who, where and what, in the names of the notation instead of the engine's numbers.

    Kinds of buildings and subjects of research are words for people, which lines write with hyphens. ``str`` gives the
    position as lines to read.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1, seed=7)
    >>> position = rb.Position.of(game)
    >>> position.turn, position.phase, position.acting
    (0, 'setup', (0,))
    >>> _ = game.apply(game.legal_actions()[0])
    >>> position = rb.Position.of(game)
    >>> [each.name for each in position.transporters]
    ['donkey1', 'donkey2', 'donkey3']
    >>> position.goods[position.players[0].home]
    {'boards': 5, 'stone': 1, 'geese': 2}
    """

    turn: int
    """The turn, from 1; 0 while homes are chosen."""
    phase: str
    """``setup``, ``production``, ``movement``, ``building`` or ``wonder``."""
    stage: str
    """The question in the phase: ``draw``, ``asking``, ``praying``, ``positions`` or ``play``."""
    acting: tuple[int, ...]
    """The players who may act, from 0."""
    over: bool
    """Whether the game has ended."""
    players: tuple[PlayerReport, ...]
    """All players, in the order of their numbers."""
    transporters: tuple[TransporterReport, ...]
    """All transporters in the game, in the order of their numbers."""
    buildings: tuple[BuildingReport, ...]
    """All buildings, in the order of their tiles."""
    goods: Mapping[str, Mapping[str, int]]
    """The number of each good in each region and sea tile where goods lie."""
    roads: tuple[str, ...]
    """The borders with roads."""
    bridges: tuple[str, ...]
    """The sites with bridges."""
    walls: tuple[WallReport, ...]
    """All walls, in the order of their edges."""
    wonder: tuple[int | str, ...]
    """The bricks in the order they were laid: a player from 0, ``neutral`` or ``unused``."""

    @classmethod
    def of(cls, view: View) -> Position:
        """How a game or view stands now."""
        state = view.state
        topology = state.topology
        return cls(
            state.turn,
            state.phase.name.lower(),
            state.stage.name.lower(),
            view.acting,
            view.over,
            tuple(_players(state)),
            tuple(_transporters(state)),
            tuple(_buildings(state)),
            _goods(state),
            tuple(notation_writer.border(topology, number) for number, laid in enumerate(state.roads) if laid),
            tuple(notation_writer.site(topology, number) for number, built in enumerate(state.bridges) if built),
            tuple(_walls(state)),
            tuple(owner if owner >= 0 else "neutral" if owner == NEUTRAL else "unused" for owner in state.bricks),
        )

    def owned_by(self, player: int) -> tuple[TransporterReport, ...]:
        """The transporters of a player, numbered from 0."""
        return tuple(each for each in self.transporters if each.player == player)

    def __str__(self) -> str:
        return "\n".join(_lines(self))


def _players(state: GameState) -> Iterator[PlayerReport]:
    names = (*state.terms.names, *[""] * state.terms.players)
    for score in scores(state):
        player, home = score.player, state.homes[score.player]
        known = tuple(str(subject) for code, subject in enumerate(SUBJECTS) if state.subjects[player] >> code & 1)
        at = None if home == NONE else _spot(state, home)
        yield PlayerReport(player, names[player], at, known, score.total)


def _spot(state: GameState, number: int) -> str:
    return notation_writer.spot(state.topology, state.root[number])


def _counted(counts: Row) -> dict[str, int]:
    return {str(GOODS[good]): count for good, count in enumerate(counts) if count}


def _transporters(state: GameState) -> Iterator[TransporterReport]:
    for number, spot in enumerate(state.spots):
        if spot == NONE:
            continue
        carries, carrier = state.carried[number], state.carriers[number]
        yield TransporterReport(
            notation_writer.transporter(state, number),
            str(TRANSPORTERS[state.kinds[number]]),
            state.owners[number],
            _spot(state, spot),
            notation_writer.tile(state.topology, state.tile_of(number)),
            _counted(state.row(~number)),
            geese.following(state, number),
            None if carries == NONE else notation_writer.transporter(state, carries),
            None if carrier == NONE else notation_writer.transporter(state, carrier),
            state.points_left(number),
        )


def _buildings(state: GameState) -> Iterator[BuildingReport]:
    for tile, building in enumerate(state.buildings):
        if building != NONE:
            bag = (state.bag_gold[tile], state.bag_iron[tile]) if building == MINE else (0, 0)
            region = _spot(state, state.building_spots[tile])
            yield BuildingReport(str(BUILDINGS[building]), notation_writer.tile(state.topology, tile), region, *bag)


def _goods(state: GameState) -> dict[str, dict[str, int]]:
    return {_spot(state, holder): _counted(row) for holder, row in sorted(state.goods.items()) if holder >= 0}


def _walls(state: GameState) -> Iterator[WallReport]:
    for edge, tokens in enumerate(state.wall_tokens):
        if tokens:
            owner = state.wall_owners[edge]
            yield WallReport(notation_writer.edge(state.topology, edge), owner if owner >= 0 else None, tokens)


def _lines(position: Position) -> Iterator[str]:
    ended = ", over" if position.over else ""
    acting = ", ".join(str(player + 1) for player in position.acting)
    yield f"turn {position.turn}, {position.phase} ({position.stage}){ended}; to act: {acting or 'nobody'}"
    for each in position.players:
        name = f" ({each.name})" if each.name else ""
        research = f", knows {', '.join(each.research)}" if each.research else ""
        yield f"player {each.player + 1}{name}: home {each.home or 'not chosen'}, {each.points} points{research}"
        for one in position.owned_by(each.player):
            yield f"  {one.name} on {one.spot}{_burden(one)}"
    for building in position.buildings:
        bag = f", {building.gold} gold and {building.iron} iron left" if building.kind == "mine" else ""
        yield f"{building.kind} on {building.region}{bag}"
    for spot, goods in position.goods.items():
        yield f"{spot}: {_listed(goods)}"
    for word, names in (("roads", position.roads), ("bridges", position.bridges)):
        if names:
            yield f"{word}: {' '.join(names)}"
    for wall in position.walls:
        owner = "neutral" if wall.player is None else f"player {wall.player + 1}"
        yield f"wall of {wall.tokens} on {wall.edge}, {owner}"
    if position.wonder:
        bricks = " ".join(str(brick + 1) if isinstance(brick, int) else brick for brick in position.wonder)
        yield f"wonder: {bricks}"


def _burden(one: TransporterReport) -> str:
    parts = [_listed(one.cargo)] if one.cargo else []
    parts += [one.carries] if one.carries else []
    carried = f", carried by {one.carried_by}" if one.carried_by else ""
    led = f", leads {one.geese} geese" if one.geese else ""
    return (f" with {', '.join(parts)}" if parts else "") + carried + led


def _listed(goods: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {good}" for good, count in goods.items())
