"""Tables of a game's figures that do not go by turns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget

from rbdesigner.checks.naming import place_name
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.counting import FIRSTS, IDLE, STANDING
from rbdesigner.lab.games.game_figures import GameFigures, compared_milestones
from rbdesigner.messages.nouns import name
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import BuildingKind, Good, Subject, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.figures.contender_row import ShownContender
from rbdesigner.ui.figures.turn_page import thing_title
from rbdesigner.ui.widgets.table_views import CopiedTable
from rbdesigner.ui.widgets.terms import capitalised

translate = QCoreApplication.translate
_KINDS = (BuildingKind, TransporterKind, Good, Subject)
_MOST_TILES = 100


class IdleTable(CopiedTable):
    """The number of turns for which buildings of each kind have stood, and made nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("FigureTables", "Buildings by kind"), parent)

    def show_figures(self, figures: GameFigures) -> None:
        """Show the buildings of all players of a game, those that were idle most above."""
        turns: defaultdict[str, dict[str, int]] = defaultdict(lambda: {STANDING: 0, IDLE: 0})
        for row in figures.counts:
            if row.event in (STANDING, IDLE):
                turns[row.thing][row.event] += row.amount
        ranked = sorted(turns.items(), key=lambda each: (-each[1][IDLE], -each[1][STANDING], each[0]))
        titles = [
            translate("FigureTables", "Building"),
            translate("FigureTables", "Turns it stood"),
            translate("FigureTables", "Turns it was idle"),
            translate("FigureTables", "Share"),
        ]
        rows = [(kind, [thing_title(kind), *_idle(each[STANDING], each[IDLE])]) for kind, each in ranked]
        self.show_rows(titles, rows)


def _idle(standing: int, idle: int) -> list[str]:
    share = QLocale().toString(100.0 * idle / standing, "f", 0) if standing else "0"
    return [number_text(standing), number_text(idle), f"{share}\u00a0%"]


class TrafficTable(CopiedTable):
    """The tiles with steps onto them and goods made there; a row is wanted by the place of its tile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("FigureTables", "Traffic by tile"), parent)

    def show_figures(self, figures: GameFigures, scenario: Scenario) -> None:
        """Show the tiles of a game, those that were trodden most above."""
        titles = [
            translate("FigureTables", "Tile"),
            translate("FigureTables", "Steps"),
            translate("FigureTables", "Goods made there"),
        ]
        ranked = sorted(figures.tiles, key=lambda tile: (-tile.steps, -tile.made, tile.at))[:_MOST_TILES]
        rows = [
            (tile.at, [_tile(scenario, tile.at), number_text(tile.steps), number_text(tile.made)]) for tile in ranked
        ]
        self.show_rows(titles, rows)


def _tile(scenario: Scenario, at: tuple[int, int]) -> str:
    tile = scenario.tiles.get(Hex(*at))
    terrain = capitalised(name(tile.terrain)) if tile is not None else ""
    return f"{terrain} {place_name(Hex(*at))}".strip()


class MilestoneTable(CopiedTable):
    """The first of everything, with the turns of all players side by side; a row is wanted by event and thing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("FigureTables", "Milestones"), parent)

    def show_contenders(self, shown: Sequence[ShownContender]) -> None:
        """Show when each of these players came to something first.

        Players of other games have the turns by which they were later than the first person, or player, of this game.
        """
        own = [number for number, each in enumerate(shown) if each.player >= 0]
        persons = [number for number in own if not shown[number].contender.figures.machines[number]]
        first, others = (persons or own)[0], range(len(own), len(shown))
        titles = {
            "built": translate("FigureTables", "First built"),
            "transporter": translate("FigureTables", "First transporter"),
            "made": translate("FigureTables", "First made"),
            "researched": translate("FigureTables", "Researched"),
            "brick": translate("FigureTables", "Wonder"),
        }
        rows: list[tuple[Any, list[str]]] = []
        found = compared_milestones([each.contender for each in shown])
        for event in FIRSTS:
            of_kind = [row for row in found if row.event == event]
            rows += [(None, [titles[event]])] if of_kind else []
            for row in of_kind:
                turns = ["–" if turn is None else number_text(turn) for turn in row.turns]
                later = [_later(row.turns[number], row.turns[first]) for number in others]
                rows.append(((row.event, row.thing), [milestone_text(row.thing), *turns, *later]))
        between = [f"{shown[number].short} − {shown[first].short}" for number in others]
        heads = [translate("FigureTables", "In which turn"), *(each.short for each in shown), *between]
        self.show_rows(heads, rows)


def _later(turn: int | None, than: int | None) -> str:
    """How many turns one is after another, with its sign."""
    if turn is None or than is None:
        return ""
    turns = turn - than
    sign = "+" if turns > 0 else "−" if turns < 0 else ""
    return sign + number_text(abs(turns))


def milestone_text(thing: str) -> str:
    """A thing that was first, at the beginning of a line."""
    others = {
        "road": translate("FigureTables", "Road"),
        "bridge": translate("FigureTables", "Bridge"),
        "wall": translate("FigureTables", "Wall"),
        "brick": translate("FigureTables", "Brick"),
    }
    if thing in others:
        return others[thing]
    return capitalised(name(next(kind(thing) for kind in _KINDS if thing in set(kind))))
