"""What copies of unsaved work hold."""

from __future__ import annotations

from rbdesigner.engine.games.game import Game
from rbdesigner.play import journal_file
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.unsaved_copies import Copy


def game_in(copy: Copy) -> Game:
    """The game in the copy of one, as far as it goes; ScenarioError if it cannot be read."""
    return journal_file.read(copy.stored).game


def map_in(copy: Copy) -> Scenario:
    """The map in the copy of one; ScenarioError if it cannot be read."""
    return files.loads(copy.text("copy of a map"), str(copy.stored))
