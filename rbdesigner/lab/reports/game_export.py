"""The games of a run as a table for other programs: one row a game, CSV or JSON."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path

from rbdesigner.lab.runs.run_store import GAME_COLUMNS, RunStore
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.scenario.saving import refuse_unwritable, write_atomically
from rbdesigner.translatable import QT_TRANSLATE_NOOP

SEAT_COLUMNS = ("player", "player_name", "home_q", "home_r", "position", "points", "goods", "wonder", "won")
"""The columns of each seat, which stand behind its number from 1: ``1_player``."""
SUFFIXES = (".csv", ".json")


def export_games(store: RunStore, run: int, path: Path) -> int:
    """Write the games to a file, CSV or JSON by its suffix, and return how many.

    ValueError for another suffix, ScenarioError if the file cannot be written.
    """
    _refuse_suffix(path)
    rows = game_rows(store, run)
    text = json.dumps(rows, indent=1) + "\n" if path.suffix.lower() == ".json" else _csv(rows)
    write_atomically(path, text.encode())
    return len(rows)


def refuse_export(path: Path) -> None:
    """Refuse a file as :func:`export_games` would, before there are games."""
    _refuse_suffix(path)
    refuse_unwritable(path)


def _refuse_suffix(path: Path) -> None:
    if path.suffix.lower() not in SUFFIXES:
        text = QT_TRANSLATE_NOOP("files", "games are exported as {kinds}, not as {kind}")
        raise ValueError(Reason(text, kinds=Row(SUFFIXES, "or"), kind=path.suffix or path.name))


def game_rows(store: RunStore, run: int) -> list[dict[str, object]]:
    """The games in the order of their numbers; a game that failed has no seats.

    One that an earlier version of the program kept has no milestones.
    """
    rows, players = dict[int, dict[str, object]](), store.setup(run).players
    seats: dict[tuple[int, tuple[int, int]], int] = {}
    for game in store.games(run):
        row = dict(zip(GAME_COLUMNS, game, strict=True))
        rows[int(str(row["number"]))] = row
    for number, _, seat in store.seats(run):
        who = seat.player, players[seat.player]
        values = *who, *seat.home, seat.position, seat.points, seat.goods, seat.wonder, seat.won
        for name, value in zip(SEAT_COLUMNS, values, strict=True):
            rows[number][f"{seat.seat + 1}_{name}"] = value
        seats[number, seat.home] = seat.seat
    for found in store.milestones(run):
        for name, turn in found.turns._asdict().items():
            rows[found.number][f"{seats[found.number, found.home] + 1}_first_{name}"] = turn
    return list(rows.values())


def _csv(rows: list[dict[str, object]]) -> str:
    columns = dict.fromkeys(name for row in sorted(rows, key=len, reverse=True) for name in row)
    text = StringIO(newline="")
    writer = csv.DictWriter(text, columns or GAME_COLUMNS)
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
