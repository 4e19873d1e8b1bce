"""The economy of a plan: buildings and their capacity, the bags of mines, research, and the bricks of the wonder."""

from __future__ import annotations

from rbdesigner.players.planning.constants import GOLD, IRON, MOST_TURNS, NEVER, NOWHERE, Ints
from rbdesigner.players.planning.plan_journal import (
    BRICKS_ADDED,
    BUILDING_ADDED,
    BUILDING_UPGRADED,
    CAPACITY_USED,
    MIXTURE_ADDED,
    SUBJECT_ADDED,
    Journal,
    undoes,
    write,
)


class Economy:
    """Buildings by tile, subjects by number, bricks by turn.

    ``built`` and ``subjects`` are turns; NEVER is not yet. ``sites`` are places. ``capacity`` is how often a building
    has worked in a turn. ``gold`` and ``iron`` are in the bag of a mine at the beginning, ``more_gold`` and
    ``more_iron`` are put in as a turn ends. ``row_bricks`` are one's own and then the others' bricks by row.
    ``occupied`` are the tiles with a building, so that nobody has to look at all. ``formers`` are what buildings were
    before they were upgraded, ``upgraded`` the turns from whose production on they are what they are now. ``irrigated``
    is the turn after which deserts are pasture, 0 as long as nobody has asked since bricks were laid.
    """

    journal: Journal
    buildings: Ints
    occupied: Ints
    occupied_tiles: int = 0
    sites: Ints
    built: Ints
    formers: Ints
    upgraded: Ints
    capacity: Ints
    gold: Ints
    iron: Ints
    more_gold: Ints
    more_iron: Ints
    subjects: Ints
    bricks_of: Ints
    irrigated: int = 0
    price: int = 0
    laid: int = 0
    row_bricks: Ints


def add_building(economy: Economy, tile: int, kind: int, place: int, turn: int) -> None:
    """Have a building on a tile, built in a turn."""
    economy.buildings[tile] = kind
    economy.sites[tile] = place
    economy.built[tile] = turn
    economy.occupied[economy.occupied_tiles] = tile
    economy.occupied_tiles += 1
    write(economy.journal, BUILDING_ADDED, tile, 0, 0, 0)


@undoes(BUILDING_ADDED)
def undo_building(economy: Economy, tile: int) -> None:
    """Have no building on the tile where one was built last."""
    economy.occupied_tiles -= 1
    economy.buildings[tile] = NOWHERE
    economy.sites[tile] = NOWHERE
    economy.built[tile] = NEVER


def upgrade_building(economy: Economy, tile: int, kind: int, turn: int) -> None:
    """Have the building of a tile be of a better kind from the production of a turn on (R5)."""
    economy.formers[tile] = economy.buildings[tile]
    economy.buildings[tile] = kind
    economy.upgraded[tile] = turn
    write(economy.journal, BUILDING_UPGRADED, tile, 0, 0, 0)


@undoes(BUILDING_UPGRADED)
def undo_upgrade(economy: Economy, tile: int) -> None:
    """Have the building of a tile be what it was."""
    economy.buildings[tile] = economy.formers[tile]
    economy.formers[tile] = NOWHERE
    economy.upgraded[tile] = 0


def use_capacity(economy: Economy, tile: int, turn: int) -> None:
    """Let the building of a tile work once more in a turn."""
    economy.capacity[tile * MOST_TURNS + turn] += 1
    write(economy.journal, CAPACITY_USED, tile * MOST_TURNS + turn, 0, 0, 0)


@undoes(CAPACITY_USED)
def undo_capacity(economy: Economy, at: int) -> None:
    """Let a building work once less."""
    economy.capacity[at] -= 1


def fill_bag(economy: Economy, tile: int, turn: int, gold: int, iron: int) -> None:
    """Put counters into the bag of a mine as a turn ends."""
    economy.more_gold[tile * MOST_TURNS + turn] += gold
    economy.more_iron[tile * MOST_TURNS + turn] += iron
    write(economy.journal, MIXTURE_ADDED, tile, turn, gold, iron)


@undoes(MIXTURE_ADDED)
def undo_bag(economy: Economy, tile: int, turn: int, gold: int, iron: int) -> None:
    """Take counters out of the bag of a mine."""
    economy.more_gold[tile * MOST_TURNS + turn] -= gold
    economy.more_iron[tile * MOST_TURNS + turn] -= iron


def drawn_good(gold: int, iron: int, lead: int) -> int:
    """Give the good that a mine is taken to make from a bag; NOWHERE from an empty one.

    It is what the bag holds most of; gold only if it is so many more (Z4).
    """
    if gold > 0 and (iron <= 0 or gold >= iron + lead):
        return GOLD
    return IRON if iron > 0 else NOWHERE


def know(economy: Economy, subject: int, turn: int) -> None:
    """Have a subject researched in a turn."""
    economy.subjects[subject] = turn
    write(economy.journal, SUBJECT_ADDED, subject, 0, 0, 0)


@undoes(SUBJECT_ADDED)
def undo_subject(economy: Economy, subject: int) -> None:
    """Have a subject not researched."""
    economy.subjects[subject] = NEVER


def lay_bricks(economy: Economy, turn: int, number: int) -> None:
    """Lay more bricks in a turn."""
    economy.bricks_of[turn] += number
    economy.irrigated = 0
    write(economy.journal, BRICKS_ADDED, turn, number, 0, 0)


@undoes(BRICKS_ADDED)
def undo_bricks(economy: Economy, turn: int, number: int) -> None:
    """Lay fewer bricks in a turn."""
    economy.bricks_of[turn] -= number
    economy.irrigated = 0
