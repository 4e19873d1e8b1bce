"""Research, and things that lie ready for it when all are done (R1-R5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.actions import Research as ResearchAction
from rbdesigner.engine.core.codes import GEESE, GOODS, NONE, PAPER, SUBJECTS, UPGRADE_TO
from rbdesigner.engine.core.events import Researched
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.engine.mechanics.supply import Taken, find, lose, sources, supply_fault, supply_for, use
from rbdesigner.rules.tables import RESEARCH_COST

_research = lru_cache(maxsize=1 << 16)(ResearchAction)

COST = tuple((GOODS.index(good), count) for good, count in RESEARCH_COST.items())


def check_research(state: GameState, action: ResearchAction) -> Refusal | None:
    """Say why a player cannot research a subject: known already, or no geese and paper in reach (R1, R2)."""
    if state.knows(action.player, action.subject):
        return Refusal("known-already", {"player": action.player, "subject": action.subject})
    supply = supply_for(state, action.transporter, COST, action.inputs)
    return supply_fault(supply, "R1")


def research(state: GameState, action: ResearchAction) -> None:
    """Use up the geese and the paper; the factories of the subject may be upgraded right after (R5)."""
    supply = supply_for(state, action.transporter, COST, action.inputs)
    assert not isinstance(supply, Refusal)
    use(state, supply, "R1")
    state.learn(action.player, action.subject)
    state.production.upgrading = action.subject if UPGRADE_TO[action.subject] != NONE else NONE
    state.choices.spoil(state.tile_of(action.transporter))
    state.choices.spoil_all_but_transfers()
    if state.events is not None:
        state.events.append(Researched(action.player, action.subject))


def _has_paper(state: GameState, tile: int) -> bool:
    """Whether there is paper on a tile at all, which is seldom and quick to see."""
    for spot in state.topology.regions_of[tile]:
        if state.amount(spot, PAPER):
            return True
    for transporter in state.on_tile[tile]:  # noqa: SIM110  (asked for every tile, and a loop is quicker)
        if state.amount(~transporter, PAPER):
            return True
    return False


def subjects_open(state: GameState, player: int, tile: int, own: Sequence[int]) -> list[Action]:
    """The subjects a player may research through their transporters on a tile."""
    if not _has_paper(state, tile):
        return []
    able = [transporter for transporter in own if find(state, sources(state, transporter), COST) is not None]
    if not able:
        return []
    subjects = [subject for subject in range(len(SUBJECTS)) if not state.knows(player, subject)]
    return [_research(player, transporter, subject) for transporter in able for subject in subjects]


def loose_research(state: GameState) -> None:
    """Use up, for nothing, every two geese and paper that lie together at the end (R3)."""
    for spot in sorted(holder for holder in state.goods if holder >= 0):
        sets = min(state.amount(spot, GEESE) // 2, state.amount(spot, PAPER))
        if not sets:
            continue
        lose(state, tuple(Taken(good, count * sets, spot) for good, count in COST), "R3")
        state.choices.spoil(state.topology.spot_tiles[spot])


HANDLERS = {ResearchAction: Handler(check_research, research, (Phase.PRODUCTION,))}
