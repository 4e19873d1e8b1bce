"""Actions of every kind with numbers drawn at random, legal or not, to hold the list of legal ones to the check."""

from __future__ import annotations

from random import Random

from rbdesigner.engine.core import actions
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, NGOODS, NONE, SUBJECTS, TRUNKS
from rbdesigner.engine.core.state import GameState
from rbdesigner.rules.tables import MIXTURES, NEW_MINE

_MIXTURES = (None, *MIXTURES)
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
    holders = [*spots, *(~other for other in state.on_tile[tile])]
    good = random.randrange(NGOODS)
    wood = tuple((each, actions.ANYWHERE) for each in random.choice(_WOOD))
    makers = [
        lambda: actions.Done(player),
        lambda: actions.Transfer(player, good, random.choice(holders), random.choice(holders)),
        lambda: actions.Produce(player, transporter, random.choice(((), wood))),
        lambda: actions.Make(player, transporter, random.choice([NONE, *spots])),
        lambda: actions.Dismantle(player, transporter),
        lambda: actions.Breed(player, tile),
        lambda: actions.Research(player, transporter, random.randrange(len(SUBJECTS))),
        lambda: actions.Upgrade(player, tile),
        lambda: actions.Step(player, transporter, spot),
        lambda: actions.Lead(player, transporter, spot),
        lambda: actions.LetGo(player, transporter, spot),
        lambda: actions.TakeAboard(player, transporter, random.choice(own)),
        lambda: actions.SetDown(player, transporter, random.choice(spots)),
        lambda: actions.Build(
            player, transporter, random.randrange(len(BUILDINGS)), random.choice(spots), random.choice(_MIXTURES)
        ),
        lambda: actions.Shaft(player, transporter, random.choice(_MIXTURES[1:]) or NEW_MINE),
        lambda: actions.BuildRoad(player, transporter, random.choice(borders)),
        lambda: actions.BuildBridge(player, transporter, random.choice(state.topology.sites_of[tile] or (0,))),
        lambda: actions.BuildWall(player, transporter, random.choice(edges)),
        lambda: actions.Demolish(player, transporter, random.choice(edges)),
        lambda: actions.Brick(player),
        lambda: actions.TakePosition(player, random.randrange(4)),
        lambda: actions.Ask(player),
        lambda: actions.Waive(player),
        lambda: actions.ChooseHome(player, random.randrange(len(state.topology.spot_tiles))),
    ]
    return random.choice(makers)()


def offer(state: GameState, random: Random) -> Action | None:
    """An offer to another player who stands on the same tile: to give, to take, or to help with what lies there."""
    player = state.player
    crowded = [
        tile
        for tile in state.on_tile
        if any(state.owners[one] == player for one in tile) and any(state.owners[one] != player for one in tile)
    ]
    if player == NONE or not crowded:
        return None
    standing = random.choice(crowded)
    own = random.choice([one for one in standing if state.owners[one] == player])
    other = random.choice([one for one in standing if state.owners[one] != player])
    good, partners = random.randrange(NGOODS), (state.owners[other],)
    held = ((good, ~other),)
    helped = [
        actions.Transfer(player, good, ~own, ~other),
        actions.Transfer(player, good, ~other, ~own),
        actions.BuildRoad(player, own, random.choice(state.topology.border_at[state.tile_of(own)]), held),
        actions.Brick(player, held),
        actions.Produce(player, own, held),
    ]
    return actions.Propose(player, partners, random.choice(helped))


def _around(state: GameState, tile: int) -> list[int]:
    tiles = {
        other for edge in state.topology.edge_at[tile] if edge != NONE for other in state.topology.edge_tiles[edge]
    }
    return [spot for spot, at in enumerate(state.topology.spot_tiles) if at in tiles]


def canonical(action: Action) -> Action:
    """The form in which the action is listed: mixed wood in the order of the goods."""
    if isinstance(action, actions.Produce):
        return actions.Produce(action.player, action.transporter, tuple(sorted(action.inputs)))
    return action
