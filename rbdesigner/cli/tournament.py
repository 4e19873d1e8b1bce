"""Let machine players meet each other on maps, and rate them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rbdesigner import interrupts
from rbdesigner.cli import argument_values, counts, maps
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, CommandLineError, fault_text
from rbdesigner.cli.json_output import add_json, print_json
from rbdesigner.cli.player_names import note_other_number, player_specs
from rbdesigner.cli.run_options import (
    MOST_CORES,
    add_crew,
    add_games,
    add_players,
    add_store,
    note_weakness,
    refuse_outside,
)
from rbdesigner.cli.simulate import FAULTY, FINE, MOST_GAMES, play_games
from rbdesigner.cli.text_table import ends, json_interval, percent, rounded, text_table
from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.lab.runs.executors import ExecutorError
from rbdesigner.lab.runs.run_store import MEMORY, RunStore, RunStoreError
from rbdesigner.lab.studies.round_robin import Duel, FailedGame, Tournament
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import number_text, translate
from rbdesigner.scenario.model import Scenario

JSON_VERSION = 2
"""Counts up when a change of ``schemas/output`` breaks readers."""
EXAMPLES = ("delta.rbmap --players easy,medium,easy:roads",)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "maps",
        metavar="MAP",
        nargs="+",
        type=argument_values.source,
        help=translate("cli", "maps, or books of them"),
    )
    played = parser.add_argument_group(translate("cli", "what is played"))
    told = translate("cli", "who meets, by commas: levels, styles or any players (easy,medium)")
    add_players(played, told, "easy,medium")
    played.add_argument(
        "--seats",
        metavar="N",
        type=argument_values.whole,
        default=2,
        help=translate("cli", "how many sit at a table (2)"),
    )
    add_games(played, translate("cli", "how many games each table plays on a map, made up to whole rounds (100)"), 100)
    add_crew(played)
    kept = parser.add_argument_group(translate("cli", "what is kept and printed"))
    add_store(kept)
    add_json(kept)


def run(arguments: argparse.Namespace) -> int:
    """Play, and tell who is how strong; the exit code is 1 if a game failed, 130 if it was stopped."""
    refuse_outside("games", arguments.games, MOST_GAMES)
    refuse_outside("cores", arguments.cores, MOST_CORES)
    players = player_specs(arguments.players)
    found = [(path, each.scenario) for path in arguments.maps for each in maps.read(path)]
    note_weakness(players)
    for path, scenario in found:
        note_other_number(path, scenario, arguments.seats)
    try:
        with RunStore(arguments.store or MEMORY) as store:
            games = _begun(found, players, arguments, store)
            is_over = play_games(games.play, games.games, arguments)
            code = _tell(games, [scenario for _, scenario in found], arguments)
            return code if is_over else interrupts.STOPPED
    except RunStoreError as fault:
        raise CommandError(fault.path, reason_text(fault.reason)) from fault
    except ExecutorError as fault:
        raise CommandError(fault.place, reason_text(fault.reason)) from fault


def _begun(
    found: list[tuple[Path, Scenario]], players: list[str], arguments: argparse.Namespace, store: RunStore
) -> Tournament:
    try:
        for path, scenario in found:
            _refuse_errors(path, scenario)
        scenarios = [scenario for _, scenario in found]
        return Tournament(
            scenarios, players, arguments.games, seats=arguments.seats, seed=arguments.seed, store=store
        )  # fmt: skip
    except ValueError as fault:
        if isinstance(fault, RunStoreError):
            raise
        raise CommandLineError(fault_text(fault)) from fault


def _refuse_errors(path: Path, scenario: Scenario) -> None:
    from rbdesigner.engine.games.seeded import refuse_errors

    try:
        refuse_errors(scenario)
    except IllegalMap as fault:
        raise CommandError(path, fault_text(fault)) from fault


def _tell(games: Tournament, scenarios: list[Scenario], arguments: argparse.Namespace) -> int:
    failures = games.failures()
    titles = list(map(counts.map_title, scenarios))
    if arguments.json:
        print_json("tournament", JSON_VERSION, as_json(games, scenarios, arguments.seed))
    else:
        for line in lines(games, titles):
            print_line(line)
        for each in failures:
            print_line(_failure(each))
    return FAULTY if failures else FINE


def _failure(failed: FailedGame) -> str:
    table = ", ".join((failed.title or translate("cli", "a map"), *failed.players))
    text = translate("cli", "{table}: game {number} (seed {seed}) failed: {reason}")
    return text.format(table=table, number=failed.number, seed=failed.seed, reason=failed.reason)


def lines(games: Tournament, titles: list[str]) -> Iterator[str]:
    """The results as text: the ratings, then everybody against everybody."""
    ratings = games.ratings()
    seats = len(games.tables[0])
    played = sum(each.games for each in ratings) // seats
    told = translate("cli", "{maps}: {games}, {seats} at a table")
    yield told.format(maps=", ".join(titles), games=counts.games(played), seats=seats)
    if not ratings:
        return
    yield ""
    player, rating = translate("cli", "player"), translate("cli", "rating")
    rows = [(player, rating, "", translate("cli", "games"), translate("cli", "won in a seed"), "")]
    for each in ratings:
        measure = translate("cli", "(the measure)") if each.player == games.players[0] else ends(each.rating)
        won = percent(each.share.value), ends(each.share)
        rows.append((each.player, rounded(each.rating.value), measure, number_text(each.games), *won))
    yield from text_table(rows)
    yield ""
    yield from _cross_table(games, [each.player for each in ratings])


def _cross_table(games: Tournament, players: list[str]) -> Iterator[str]:
    shares = {(each.player, each.opponent): each for each in games.duels()}
    rows = [(translate("cli", "better than"), *map(str, range(1, len(players) + 1)))]
    for place, player in enumerate(players, start=1):
        rows.append((f"{place} {player}", *(_duel(shares.get((player, opponent))) for opponent in players)))
    yield from text_table(rows)


def _duel(duel: Duel | None) -> str:
    if duel is None:
        return "-"
    return f"{percent(duel.share.value)} {ends(duel.share)}, {counts.games(duel.games)}"


def as_json(games: Tournament, scenarios: list[Scenario], seed: int) -> dict[str, Any]:
    """The results as ``--json`` prints them."""
    return {
        "maps": [{"title": scenario.properties.title} for scenario in scenarios],
        "players": list(games.players),
        "seats": len(games.tables[0]),
        "seed": seed,
        "ratings": [
            {
                "player": each.player,
                "rating": json_interval(each.rating),
                "games": each.games,
                "share": json_interval(each.share),
                "even": round(each.even, 3),
            }
            for each in games.ratings()
        ],
        "duels": [{**each._asdict(), "share": json_interval(each.share)} for each in games.duels()],
        "failures": [_failure_as_json(each) for each in games.failures()],
    }


def _failure_as_json(failed: FailedGame) -> dict[str, Any]:
    told = failed._asdict()
    return {"game": told.pop("number"), **told}
