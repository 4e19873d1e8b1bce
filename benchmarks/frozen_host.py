"""A machine player of another checkout, in a process there that :class:`benchmarks.strength.FrozenPlayer` asks.

``rbdesigner`` is that of the other checkout. Games and actions come and go as saved games and their notation have them,
because these stay readable while classes change.
"""

from __future__ import annotations

import json
import sys


def answer() -> None:
    """Say by which version of the rules it plays, and whether it is compiled; then answer each request with an action.

    The first request of a game brings it as a saved game, with the player's ``spec`` and ``seed``; others bring what is
    new in its log.
    """
    import rbdesigner as rb
    from rbdesigner.engine.core.game_terms import RULES_VERSION
    from rbdesigner.engine.notation.notation import parse_line
    from rbdesigner.players.planning.kernel import is_compiled

    print(json.dumps([RULES_VERSION, is_compiled]), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        if "game" in request:
            game = rb.Game.from_json(request["game"])
            player = rb.find_player(request["spec"]).seat(request["player"], request["seed"])
        for entry in request.get("entries", ()):
            game.replay([parse_line(game.state, entry)])
        print(json.dumps(game.line(player.decide(game.view()))), flush=True)
