"""Tell a game turn by turn, and compare its players with those of others."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rbdesigner.cli import argument_values, counts
from rbdesigner.cli.colours import heading, print_line
from rbdesigner.cli.console import UnusableFiles, working
from rbdesigner.cli.json_output import add_json, json_error, print_json
from rbdesigner.cli.partial_games import told_fault
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.streams import told_name
from rbdesigner.cli.text_table import padded, widths
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.lab.games.counting import BRICKS, IDLE, MADE, POINTS, STANDING, STEPS, USED
from rbdesigner.lab.games.game_figures import Contender, GameFigures, MapVersion, compared_milestones, map_version
from rbdesigner.messages.translation import translate, translated
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.translatable import QT_TRANSLATE_NOOP

JSON_VERSION = 2
"""Counts up when a change of ``schemas/output`` breaks readers."""
FINE, UNREADABLE = 0, 2
SERIES = {
    POINTS: QT_TRANSLATE_NOOP("cli", "points"),
    MADE: QT_TRANSLATE_NOOP("cli", "goods made"),
    USED: QT_TRANSLATE_NOOP("cli", "goods used"),
    BRICKS: QT_TRANSLATE_NOOP("cli", "bricks"),
    STANDING: QT_TRANSLATE_NOOP("cli", "buildings"),
    IDLE: QT_TRANSLATE_NOOP("cli", "idle"),
    STEPS: QT_TRANSLATE_NOOP("cli", "steps"),
}
"""The figures of every turn, with the titles of their columns."""
_VERSIONS = {
    MapVersion.CHANGED: QT_TRANSLATE_NOOP("cli", "another version of the map"),
    MapVersion.OTHER: QT_TRANSLATE_NOOP("cli", "another map"),
}
_MILESTONES = {
    "built": QT_TRANSLATE_NOOP("cli", "{thing} built"),
    "transporter": QT_TRANSLATE_NOOP("cli", "{thing} made"),
    "made": QT_TRANSLATE_NOOP("cli", "{thing} made"),
    "researched": QT_TRANSLATE_NOOP("cli", "{thing} researched"),
    "brick": QT_TRANSLATE_NOOP("cli", "{thing} laid"),
}
_NEVER = "-"


EXAMPLES = ("today.rbgame yesterday.rbgame",)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "game",
        metavar="GAME",
        type=argument_values.source,
        help=translate("cli", "a saved game (*{game})").format(game=game_records.SUFFIX),
    )
    parser.add_argument(
        "others",
        nargs="*",
        metavar="OTHER",
        type=argument_values.source,
        help=translate("cli", "games to compare it with"),
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Tell the first game, and points and milestones of all side by side.

    The exit code is 1 if one can be replayed in part only, 2 if one cannot be read.
    """
    code, told, errors = FINE, list[tuple[Path, GameFigures]](), UnusableFiles()
    left = TimeLeft(1 + len(arguments.others))
    for path in (arguments.game, *arguments.others):
        try:
            with working(translate("cli", "replaying {path}").format(path=told_name(path)), left):
                game, fault = Game.load_partly(path)
                told.append((path, GameFigures.of(game)))
        except ScenarioError as unreadable:
            errors.tell(unreadable)
            code = UNREADABLE
            if path is arguments.game:
                return code
        else:
            code = max(code, told_fault(fault, errors))
    if arguments.json:
        print_json("figures", JSON_VERSION, as_json(told, errors))
    else:
        for line in lines(told):
            print_line(line)
    return code


def as_json(told: Sequence[tuple[Path, GameFigures]], errors: Iterable[ScenarioError]) -> dict[str, object]:
    """The games as ``--json`` prints them."""
    first = told[0][1]
    games = [
        {"file": str(path), "map": map_version(figures, first).value, **figures.to_json()} for path, figures in told
    ]
    contenders = _contenders(told)
    return {
        "games": games,
        "contenders": [{"game": number, "player": each.seat + 1} for number, each in contenders],
        "milestones": [row._asdict() for row in compared_milestones([each for _, each in contenders])],
        "errors": list(map(json_error, errors)),
    }


def _contenders(told: Sequence[tuple[Path, GameFigures]]) -> list[tuple[int, Contender]]:
    """All players of all games, each with the number of the game from 1."""
    return [
        (number, Contender(figures, seat))
        for number, (_, figures) in enumerate(told, 1)
        for seat in range(figures.players)
    ]


def lines(told: Sequence[tuple[Path, GameFigures]]) -> Iterator[str]:
    """The games and their players, the first game turn by turn, and all side by side."""
    contenders, first = _contenders(told), told[0][1]
    marks = iter(_marks(len(contenders)))
    heads = []
    for path, figures in told:
        version = _VERSIONS.get(map_version(figures, first), "")
        end = "" if figures.is_over else translate("cli", "not over")
        about = ", ".join(filter(None, (counts.turns(figures.turns), end, version and translated("cli", version))))
        title = figures.title or figures.code or translate("cli", "a map without a title")
        yield f"{told_name(path)}: {title}: {about}"
        for seat, points in enumerate(figures.points):
            heads.append(next(marks))
            who = figures.names[seat] or figures.machines[seat]
            yield f"  {heads[-1]}  {_player(seat + 1, who)}: {counts.points_text(points)}"
    yield ""
    for seat in range(first.players):
        yield from _by_turn(first, seat, heads[seat])
    if len(contenders) > 1:
        yield from _points([each for _, each in contenders], heads)
    yield from _milestones([each for _, each in contenders], heads)


def _player(number: int, who: str) -> str:
    if who:
        return translate("cli", "player {number} ({name})").format(number=number, name=who)
    return translate("cli", "player {number}").format(number=number)


def _marks(number: int) -> list[str]:
    """Letters for players: A, B, ... Z, AA, AB, ..."""
    letters = [chr(ord("A") + each) for each in range(26)]
    return [*letters, *(one + other for one in letters for other in letters)][:number]


def _by_turn(figures: GameFigures, seat: int, mark: str) -> Iterator[str]:
    columns = [figures.series(event)[seat] for event in SERIES]
    turns = [[str(turn), *map(str, values)] for turn, values in enumerate(zip(*columns, strict=True), 1)]
    titles = [translated("cli", title) for title in SERIES.values()]
    yield from _table([[translate("cli", "turn"), *titles], *turns], mark)


def _points(contenders: Sequence[Contender], heads: Sequence[str]) -> Iterator[str]:
    series = [each.figures.series(POINTS)[each.seat] for each in contenders]
    rows = [
        [str(turn + 1), *(str(values[turn]) if turn < len(values) else _NEVER for values in series)]
        for turn in range(max(map(len, series)))
    ]
    yield from _table([[translate("cli", "turn"), *heads], *rows], translate("cli", "points"))


def _milestones(contenders: Sequence[Contender], heads: Sequence[str]) -> Iterator[str]:
    rows = []
    for row in compared_milestones(contenders):
        turns = [_NEVER if turn is None else str(turn) for turn in row.turns]
        later = ["" if each is None else f"{each:+d}" for each in row.differences]
        what = translated("cli", _MILESTONES[row.event]).format(thing=counts.thing(row.thing))
        rows.append([what, *turns, *later])
    between = [f"{head}-{heads[0]}" for head in heads[1:]]
    if rows:
        head = [translate("cli", "the first"), *heads, *between]
        yield from _table([head, *rows], translate("cli", "turns of milestones"))


def _table(rows: Sequence[Sequence[str]], title: str) -> Iterator[str]:
    """A table in columns below its title, and an empty line."""
    wide = widths(rows)
    yield heading(title)
    for first, *others in rows:
        cells = [padded(cell, width, right=True) for cell, width in zip(others, wide[1:], strict=True)]
        yield "  ".join(["", padded(first, wide[0]), *cells]).rstrip()
    yield ""
