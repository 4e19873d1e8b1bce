"""The games of a map that are known here: played here, or by machines in its laboratory."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.lab.games.game_figures import GameFigures, MapVersion, version_of
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.lab.runs.kept_runs import game_data
from rbdesigner.lab.runs.run_store import RunStore, RunStoreError, RunSummary
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import number_text
from rbdesigner.play.archive import Archive, ArchivedGame, ArchiveError
from rbdesigner.scenario import serial
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.ui.storage.languages import time_text
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.table_views import CopiedTable

translate = QCoreApplication.translate
MOST_PLAYED, MOST_LOOKED_AT = 40, 100
"""The most games played here that are offered, and that are looked at for it, those played last."""
MOST_OF_RUN = 20
"""The most games of a run that are offered: those with the best winners."""


class KnownGame(NamedTuple):
    """A game that can be compared with.

    ``group`` says where it comes from, ``points`` are those of all players. ``load`` may raise ScenarioError and what
    its store raises.
    """

    key: str
    group: str
    name: str
    turns: int
    points: tuple[int, ...]
    remark: str
    load: Callable[[], Game]


def version_text(version: MapVersion, *, before: bool | None = None) -> str:
    """Remark on a game's map beside another's; empty for the same.

    ``before`` tells whether the game was begun before the other one, if that is known.
    """
    if version is MapVersion.OTHER:
        return translate("KnownGames", "another map")
    if version is MapVersion.SAME:
        return ""
    if before is None:
        return translate("KnownGames", "another version of the map")
    if before:
        return translate("KnownGames", "before the last change of the map")
    return translate("KnownGames", "after a change of the map")


def played_here(archive: Archive, figures: GameFigures, own: str, begun: str) -> Iterator[KnownGame]:
    """Yield the games of a map in the archive, without the one with the id ``own``, which was begun at that time."""
    group, name = translate("KnownGames", "Played here"), (figures.title, figures.code)
    try:
        found = [game for game in archive.games() if game.id != own and (game.title, game.code) == name]
    except ArchiveError:
        return
    offered = 0
    for game in found[:MOST_LOOKED_AT]:
        hashed = _hash_of(archive, game.id)
        version = version_of(figures, hashed, game.title, game.code)
        if hashed and version is not MapVersion.OTHER and offered < MOST_PLAYED:
            offered += 1
            remark = version_text(version, before=game.begun < begun if begun else True)
            yield KnownGame(game.id, group, _name(game), game.turn, game.points, remark, _loader(archive, game.id))


def _name(game: ArchivedGame) -> str:
    when = time_text(game.begun)
    names = listed(name for name in game.names if name)
    if not names:
        return when
    return translate("KnownGames", "{names}, {time}").replace("{time}", when).replace("{names}", names)


def _hash_of(archive: Archive, key: str) -> str:
    """The hash of the map of a kept game, empty if it cannot be read."""
    try:
        return scenario_hash(serial.from_json(json.loads(archive.text(key) or "{}")["scenario"]))
    except (ScenarioError, ArchiveError, KeyError, TypeError, ValueError):
        return ""


def _loader(archive: Archive, key: str) -> Callable[[], Game]:
    return lambda: Game.loads(archive.text(key) or "")


def played_by_machines(path: Path, figures: GameFigures) -> Iterator[KnownGame]:
    """Yield the games of the runs of a map in a store, the best of each run.

    Those without something or with one more of a good are left out.
    """
    if not path.is_file():
        return
    try:
        with RunStore(path, read_only=True) as store:
            for run in reversed(store.runs()):
                is_played = run.games and not (run.without or run.study == RunStudy.WORTH)
                if is_played and run.title == figures.title:
                    yield from _of_run(store, run, figures)
    except (RunStoreError, ScenarioError):
        return


def _of_run(store: RunStore, run: RunSummary, figures: GameFigures) -> Iterator[KnownGame]:
    players = listed(dict.fromkeys(machine_words(spec) for spec in run.players))
    group = translate("KnownGames", "Laboratory: {players}").replace("{players}", players)
    scenario = store.setup(run.run).scenario
    version = version_of(figures, scenario_hash(scenario), scenario.properties.title, scenario.properties.code)
    if version is MapVersion.OTHER:
        return
    remark = version_text(version)
    played = sorted((game for game in store.results(run.run) if game.is_played), key=lambda game: -max(game.points))
    for game in played[:MOST_OF_RUN]:
        name = translate("KnownGames", "{players}, game {number}").replace("{number}", number_text(game.number + 1))
        key = f"{run.run} {game.number}"
        load = _run_loader(store.path, run.run, game.number)
        yield KnownGame(key, group, name.replace("{players}", players), game.turns, game.points, remark, load)


def _run_loader(path: str, run: int, number: int) -> Callable[[], Game]:
    def load() -> Game:
        with RunStore(path, read_only=True) as store:
            return Game.from_json(game_data(store, run, number))

    return load


def from_file(path: Path) -> Game:
    """The game in a file; ScenarioError if it cannot be read."""
    return game_records.load(Game, path)


class KnownGameDialog(QDialog):
    """A table of games by where they come from; several can be chosen."""

    def __init__(self, games: Sequence[KnownGame], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("known-games")
        self.setWindowTitle(self.tr("Compare with games of this map"))
        self._games = games
        self.table = CopiedTable(self.tr("Games of this map"), self)
        titles = [self.tr("Game"), self.tr("Turns"), self.tr("Points"), self.tr("Map")]
        rows: list[tuple[Any, list[str]]] = []
        for group, members in groupby(enumerate(games), lambda each: each[1].group):
            rows.append((None, [group]))
            rows += [(number, self._row(game)) for number, game in members]
        self.table.show_rows(titles, rows)
        self.table.row_wanted.connect(self.accept)
        self.buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(self.tr("&Compare"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.table.itemSelectionChanged.connect(self._show_possible)
        told = self.tr("Games played here, and the best of each run of the laboratory. Several can be chosen.")
        layout = QVBoxLayout(self)
        layout.addWidget(note(told if games else self.tr("No other game of this map is known here.")))
        layout.addWidget(self.table, 1)
        layout.addWidget(self.buttons)
        resize_within_screen(self, QSize(720, 460))
        self._show_possible()

    def _row(self, game: KnownGame) -> list[str]:
        return [game.name, number_text(game.turns), " : ".join(map(number_text, game.points)), game.remark]

    def _show_possible(self) -> None:
        self.ok.setEnabled(bool(self.chosen()))

    def chosen(self) -> list[KnownGame]:
        """The games that are chosen."""
        return [self._games[number] for number in self.table.chosen()]
