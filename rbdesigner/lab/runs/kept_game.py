"""Makes games of a run again from the map, the seed and the log, and finds the moment that is worth a look."""

from __future__ import annotations

from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games import records
from rbdesigner.engine.games.moments import beginnings
from rbdesigner.engine.games.view import View
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.players.player_setup import SEATS


def game_data(store: RunStore, run: int, number: int) -> dict[str, object]:
    """The data of a saved game, as ``records.from_json`` reads it.

    LookupError if there is no such game.
    """
    setup = store.setup(run)
    table = setup.table(number)
    data = records.data_of(setup.map_of(table), len(setup.players), setup.game_seed(table), store.log(run, number))
    return {**data, SEATS: [setup.players[player] for player in setup.players_of(table)]}


def turning_point(game: View, result: GameResult) -> int:
    """Find the moment at which the turn begins in which the winner took the lead for good.

    It is the end of a game that failed, and the beginning of one without such a turn, a solo game or one of an earlier
    version.
    """
    if not result.is_played:
        return len(game.log)
    return beginnings(game)[result.decided, Phase.PRODUCTION] if result.decided else 0
