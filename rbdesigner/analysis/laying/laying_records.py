"""Files of maps that are being laid: the agreement and the log, which is done again when they are read."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from rbdesigner.analysis.laying.laying_actions import IllegalLaying, LayingLineError, line_of, parse_line
from rbdesigner.analysis.laying.laying_game import LayingGame
from rbdesigner.analysis.laying.laying_terms import LayingTerms, TermsFault
from rbdesigner.scenario import migrate, schema, serial
from rbdesigner.scenario.errors import Fault, InvalidScenario, ScenarioError, shown
from rbdesigner.scenario.layout import Lines, laid_out
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import LAYING
from rbdesigner.scenario.own_format import OwnFormat
from rbdesigner.scenario.parsing import parsed
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.saving import FileStamp, SaveReport, write_atomically
from rbdesigner.translatable import QT_TRANSLATE_NOOP

FORMAT, SUFFIX = LAYING.name, LAYING.suffix
VERSION = 1
"""The version of the file that this program writes."""
NOUN = "laying of a map"
SWITCHES = ("passing", "rivers_from_sea")
"""The members that tell what players have agreed on beyond the rule books; files without them played by all of it."""
MEMBERS = ("format", "version", "players", "names", "seed", "land", "sea", *SWITCHES, "scenario", "log")
"""The members that a laying is made of; all others are kept for whoever they are for."""
MOST_BYTES = 1_000_000
"""Files of this size and above are not read: the largest world takes a twentieth of it."""
OWN_FORMAT = OwnFormat(FORMAT, VERSION, NOUN, "laying", MOST_BYTES)


def to_json(game: LayingGame) -> dict[str, object]:
    """The JSON data of a laying, members in a fixed order, those of others last."""
    terms = game.terms
    return {
        "format": FORMAT,
        "version": VERSION,
        "players": terms.players,
        **({"names": list(terms.names)} if any(terms.names) else {}),
        "seed": terms.seed,
        "land": terms.land,
        "sea": terms.sea,
        "passing": terms.passing,
        "rivers_from_sea": terms.rivers_from_sea,
        "scenario": serial.to_json(terms.empty_map()),
        "log": Lines(log_lines(game)),
        **game.extra,
    }


def log_lines(game: LayingGame) -> list[str]:
    """The log, one line an action."""
    return [line_of(player, action) for player, action in zip(game.actors, game.log, strict=True)]


def dumps(game: LayingGame) -> str:
    """The text of a file: the same laying always gives the same text."""
    return laid_out(to_json(game))


def save(game: LayingGame, path: str | os.PathLike[str], expected: FileStamp | None = None) -> SaveReport:
    """Write a laying to a file, keeping its old content as the backup ``<path>~``.

    ScenarioError if the file cannot be written, or if ``expected`` is given and the file is another by now.
    """
    return write_atomically(path, dumps(game).encode("utf-8"), expected=expected)


def load(path: str | os.PathLike[str]) -> LayingGame:
    """Read the laying in a file, checking every action of it.

    ScenarioError if it cannot be read, or not be done again.
    """
    return loads(OWN_FORMAT.read(path), os.fspath(path))


def loads(text: str, path: str = "") -> LayingGame:
    """The laying in a text; errors name ``path``."""
    return from_json(parsed(text, path), path)


def from_json(data: object, path: str = "") -> LayingGame:
    """The laying in JSON data of any version that this program reads."""
    newest = OWN_FORMAT.newest(data, path, _faults)
    game = _begun(newest, _empty_map(newest["scenario"], path), path)
    game.extra = {name: value for name, value in newest.items() if name not in MEMBERS}
    for number, line in enumerate(newest["log"], 1):
        _do_again(game, number, line, path)
    return game


def _faults(data: Mapping[str, Any]) -> list[Fault]:
    """Where data break the schema; the scenario in them is left to its own reader."""
    if isinstance(data.get("scenario"), dict):
        data = {**data, "scenario": {"format": migrate.FORMAT, "version": migrate.VERSION}}
    return schema.faults_by(OWN_FORMAT.schema, data)


def _empty_map(data: object, path: str) -> Scenario:
    """The scenario before its first tile; errors point to it in the file."""
    try:
        scenario = serial.from_json(data, path)
    except InvalidScenario as error:
        faults = [Fault(f"/scenario{fault.pointer}", fault.reason) for fault in error.faults]
        raise InvalidScenario(path, faults, complete=len(faults) < schema.MOST_FAULTS) from error
    except ScenarioError as error:
        raise ScenarioError(path, f"/scenario{error.pointer}", error.reason) from error
    if scenario != Scenario(scenario.properties):
        text = QT_TRANSLATE_NOOP("files", "a map is laid from its first tile; here something is on it already")
        raise ScenarioError(path, "/scenario", Reason(text))
    return scenario


def _begun(data: Mapping[str, Any], scenario: Scenario, path: str) -> LayingGame:
    players, land, sea, seed = (int(data[name]) for name in ("players", "land", "sea", "seed"))
    try:
        names, (passing, from_sea) = tuple(data.get("names", ())), (data.get(name, True) for name in SWITCHES)
        return LayingGame(LayingTerms(players, land, sea, scenario.properties, seed, names, passing, from_sea))
    except TermsFault as fault:
        raise ScenarioError(path, f"/{fault.member}", fault.reason) from fault


def _do_again(game: LayingGame, number: int, line: str, path: str) -> None:
    try:
        player, action = parse_line(line)
        if game.end is None and player != game.acting:
            text = QT_TRANSLATE_NOOP("files", "it is the turn of player {acting}")
            raise LayingLineError(Reason(text, acting=game.acting + 1))
        game.apply(action)
    except (LayingLineError, IllegalLaying) as error:
        text = QT_TRANSLATE_NOOP("files", "entry {number}, {entry}: {why}")
        why = error.reason if isinstance(error, LayingLineError) else _why(error)
        raise ScenarioError(
            path, f"/log/{number - 1}", Reason(text, number=number, entry=shown(line), why=why)
        ) from error


def _why(error: IllegalLaying) -> Reason:
    """The reason of a refusal with its rule, in the language of the moment."""
    rule = error.refusal.rule
    if not rule:
        return Reason("{why}", why=str(error))
    return Reason(QT_TRANSLATE_NOOP("files", "{why} ({rule})"), why=str(error), rule=rule)
