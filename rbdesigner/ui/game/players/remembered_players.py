"""Remembers who played last: names for the next game, and where machines sat on each map."""

from __future__ import annotations

from itertools import zip_longest

from rbdesigner.players.player_setup import PlayerSetup, SeatSetup, new_seed
from rbdesigner.players.registry import RANDOM
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.storage.stored_choices import store_json, stored_json

_KEY = "new_game/chairs"
_MACHINES_KEY = "new_game/machines"
_MOST_MAPS = 100
"""The most maps for which the seats of machines are remembered."""


def remember(setup: PlayerSetup, scenario: Scenario) -> None:
    """Keep names of persons for the next game, and who sits where for this map.

    Names of earlier persons that are not needed now stay; on another map nobody expects the machines.
    """
    seats, known = setup.seat_setups, _remembered()[1]
    earlier = [*known, *[""] * len(seats)]
    persons = [earlier[number] if seat.machine else seat.name for number, seat in enumerate(seats)]
    store_json(_KEY, {"players": len(seats), "chairs": [[name] for name in (*persons, *known[len(seats) :])]})
    title = _name(scenario)
    if title:
        others = {known: seats for known, seats in _machines().items() if known != title}
        machines = [seat if seat.machine else SeatSetup() for seat in seats]
        kept = [(map_title, [[*seat] for seat in kept]) for map_title, kept in {**others, title: machines}.items()]
        store_json(_MACHINES_KEY, kept[-_MOST_MAPS:])


def _remembered() -> tuple[int, list[str]]:
    """How many played last, and all names known; none before the first game."""
    try:
        known = stored_json(_KEY)
        return int(known["players"]), [str(seat_setup[0]) for seat_setup in known["chairs"]][:MOST_PLAYERS]
    except (ValueError, TypeError, KeyError, IndexError):
        return 0, []


def _machines() -> dict[str, list[SeatSetup]]:
    """The machines, with their names, in the last game of each map, the latest last."""
    try:
        known = stored_json(_MACHINES_KEY)
        return {str(title): [_remembered_machine(seat) for seat in seats] for title, seats in known}
    except (ValueError, TypeError):
        return {}


def _remembered_machine(seat: object) -> SeatSetup:
    """Read the machine at a seat; earlier versions knew no name, or only that it is one: the random player."""
    match seat:
        case [str(name), str(machine)]:
            return SeatSetup(name, machine)
        case str(machine):
            return SeatSetup(machine=machine)
    return SeatSetup(machine=RANDOM.name if seat else "")


def _name(scenario: Scenario) -> str:
    """Give the name by which a map is known again, empty if it cannot be."""
    properties = scenario.properties
    return f"{properties.code} {properties.title}".strip()


def remembered_seats(scenario: Scenario) -> list[SeatSetup]:
    """Give the names of the last games; machines sit where they did in the last game of this map."""
    persons = [SeatSetup(name) for name in _remembered()[1]]
    machines = _machines().get(_name(scenario), [])
    seats = zip_longest(persons, machines, fillvalue=SeatSetup())
    return [machine if machine.machine else person for person, machine in seats]


def usual_setup(scenario: Scenario) -> PlayerSetup:
    """Seat those who played last, as many as then, or as few as the scenario is for.

    A machine never plays alone unless somebody says so.
    """
    number, wanted = _remembered()[0], scenario.properties.players
    if not wanted.least <= number <= wanted.most:
        number = wanted.least
    seat_setups = [*remembered_seats(scenario), *[SeatSetup()] * number][:number]
    if number == 1 and seat_setups[0].machine:
        seat_setups = [SeatSetup((_remembered()[1] or [""])[0])]
    return PlayerSetup(tuple(seat_setups), new_seed())
