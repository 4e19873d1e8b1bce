"""Actions of every kind with numbers drawn at random, legal or not, to hold the list of legal ones to the check."""

from __future__ import annotations

from random import Random

from rbdesigner.engine import actions as A
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import BOARDS, BUILDINGS, NGOODS, NONE, SUBJECTS, TRUNKS
from rbdesigner.engine.state import GameState
from rbdesigner.rules.tables import BIG_MINE, NEW_MINE, SPECIALISED_MINES

_MIXTURES = (None, NEW_MINE, *SPECIALISED_MINES, BIG_MINE)
_WOOD = ((TRUNKS, TRUNKS), (BOARDS, TRUNKS), (TRUNKS, BOARDS), (BOARDS, BOARDS))


def candidate(state: GameState, random: Random) -> Action:
    """One action, near enough to the acting player's transporters that it is legal now and then."""
    player = random.randrange(state.terms.players) if random.random() < 0.1 else max(state.player, 0)
    own = state.owned(player) or [0]
    transporter = random.choice(own) if random.random() < 0.95 else random.randrange(len(state.kinds) + 1)
    tile = state.tile_of(transporter) if transporter < len(state.kinds) and state.spots[transporter] != NONE else 0
    spots = [spot for spot, at in enumerate(state.topology.spot_tiles) if at == tile]
    near = spots if random.random() < 0.5 else _around(state, tile)
    spot = random.choice(near)
    edges = [edge for edge in state.topology.edge_at[tile] if edge != NONE] or [0]
    borders = [border for border in state.topology.border_at[tile] if border != NONE] or [0]
    places = [*spots, *(~other for other in state.on_tile[tile])]
    good = random.randrange(NGOODS)
    wood = tuple((each, A.ANYWHERE) for each in random.choice(_WOOD))
    makers = [
        lambda: A.Done(player),
        lambda: A.Transfer(player, good, random.choice(places), random.choice(places)),
        lambda: A.Produce(player, transporter, random.choice(((), wood))),
        lambda: A.Make(player, transporter, random.choice([NONE, *spots])),
        lambda: A.Dismantle(player, transporter),
        lambda: A.Breed(player, tile),
        lambda: A.Research(player, transporter, random.randrange(len(SUBJECTS))),
        lambda: A.Upgrade(player, tile),
        lambda: A.Step(player, transporter, spot),
        lambda: A.Lead(player, transporter, spot),
        lambda: A.LetGo(player, transporter, spot),
        lambda: A.TakeAboard(player, transporter, random.choice(own)),
        lambda: A.SetDown(player, transporter, random.choice(spots)),
        lambda: A.Build(
            player, transporter, random.randrange(len(BUILDINGS)), random.choice(spots), random.choice(_MIXTURES)
        ),
        lambda: A.Shaft(player, transporter, random.choice(_MIXTURES[1:]) or NEW_MINE),
        lambda: A.BuildRoad(player, transporter, random.choice(borders)),
        lambda: A.BuildBridge(player, transporter, random.choice(state.topology.sites_of[tile] or (0,))),
        lambda: A.BuildWall(player, transporter, random.choice(edges)),
        lambda: A.Demolish(player, transporter, random.choice(edges)),
        lambda: A.Brick(player),
        lambda: A.TakePosition(player, random.randrange(4)),
        lambda: A.Ask(player),
        lambda: A.Waive(player),
        lambda: A.ChooseHome(player, random.randrange(len(state.topology.spot_tiles))),
    ]
    return random.choice(makers)()


def _around(state: GameState, tile: int) -> list[int]:
    tiles = {other for edge in state.topology.edge_at[tile] if edge != NONE for other in state.topology.edge_tiles[edge]}
    return [spot for spot, at in enumerate(state.topology.spot_tiles) if at in tiles]


def canonical(action: Action) -> Action:
    """The form in which the action is listed: mixed wood in the order of the goods."""
    if isinstance(action, A.Produce):
        return A.Produce(action.player, action.transporter, tuple(sorted(action.inputs)))
    return action
