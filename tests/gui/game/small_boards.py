"""Small maps that are played on a board of their own."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Home, Spot, SpotKind, Transporter
from tests.checks.maps import having, map_of
from tests.gui.game.board_user import BoardUser

TILES = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (0, 1): "sea", (1, 1): "sea", (2, 1): "sea"}
PIECES = {
    (0, 0): (Transporter(TransporterKind.DONKEY, 1),),
    (2, 0): (Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.DOCK, 6)),),
}
MOUTH = "0,0 pasture 3; 1,0 woods; -1,1 rock; 0,1 sea; 1,1 sea; 0,2 sea"
DONKEY, RAFT = 0, 1


def solo_board(qtbot: QtBot) -> BoardUser:
    """A solo game in its first movement."""
    properties = having(players=Players(1, 1), start=Start((), ()))
    scenario = map_of(TILES, properties, homes={(0, 0): Home(0, 1)}, pieces=PIECES)
    user = BoardUser(qtbot, Game.new(scenario, 1, 1))
    user.match.do(Done(0))
    assert user.match.state.phase is Phase.MOVEMENT
    return user
