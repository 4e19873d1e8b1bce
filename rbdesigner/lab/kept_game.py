"""Games of a run made again from the map, the seed and the log."""

from __future__ import annotations

from rbdesigner.engine import records
from rbdesigner.lab.run_store import RunStore
from rbdesigner.players.player_setup import SEATS


def game_data(store: RunStore, run: int, number: int) -> dict[str, object]:
    """The data of a saved game, as ``records.from_json`` reads it.

    LookupError if there is no such game.
    """
    setup = store.setup(run)
    table = setup.table(number)
    data = records.data_of(setup.map_of(table), len(setup.players), table.seed, store.log(run, number))
    return {**data, SEATS: [setup.players[player] for player in setup.players_of(table)]}
