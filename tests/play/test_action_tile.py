"""Every kind of action that happens on a tile says on which."""

from __future__ import annotations

from pathlib import Path

from rbdesigner.engine.core import actions as act
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games.game import Game
from rbdesigner.messages.map_names import place as place_text
from rbdesigner.play.game_log import tile_of
from tests.messages.player_texts import text_without_player

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.rbgame"))


def test_every_kind_of_action_has_its_tile() -> None:
    seen: dict[type[Action], int] = {}
    for path in GAMES:
        game = Game.load(path)
        replayed = Game(game.scenario, game.players, game.seed, rules=game.rules)
        for action in game.log:
            tile = tile_of(replayed.state, action)
            if tile != NONE:
                seen.setdefault(type(action), tile)
                if isinstance(action, act.Step | act.Build):
                    place = replayed.state.topology.places[tile]
                    assert place_text(place) in text_without_player(replayed.state, action)
            replayed.replay([action])
    nowhere = {act.Figures, act.Mines, act.Ask, act.Waive, act.CashIn, act.Pray, act.TakePosition, act.Done, act.Answer}
    done = {type(action) for path in GAMES for action in Game.load(path).log}
    assert set(seen) == done - nowhere
