"""Who played last: names for the next game, and where machines sat on each map."""

from __future__ import annotations

from itertools import zip_longest

from rbdesigner.players.player_setup import PlayerSetup, SeatSetup, new_seed
from rbdesigner.players.registry import RANDOM
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.storage.stored_json import store_json, stored_json

_KEY = "new_game/chairs"
_MACHINES_KEY = "new_game/machines"
_MOST_MAPS = 100
"""Of so many maps it is remembered where machines sat."""


def remember(setup: PlayerSetup, scenario: Scenario) -> None:
    """Keep names for the next game, and who sits where for this map.

    Names of earlier ones that are not needed now stay; on another map nobody expects the machines.
    """
    names = [seat_setup.name for seat_setup in setup.seat_setups]
    seat_setups = [[name] for name in (*names, *_remembered()[1][len(names) :])]
    name = _name(scenario)
    store_json(_KEY, {"players": len(names), "chairs": seat_setups})
    if name:
        others = {known: seats for known, seats in _machines().items() if known != name}
        machines = {**others, name: [seat_setup.machine for seat_setup in setup.seat_setups]}
        store_json(_MACHINES_KEY, list(machines.items())[-_MOST_MAPS:])


def _remembered() -> tuple[int, list[str]]:
    """How many played last, and all names known; none before the first game."""
    try:
        known = stored_json(_KEY)
        return int(known["players"]), [str(seat_setup[0]) for seat_setup in known["chairs"]][:MOST_PLAYERS]
    except (ValueError, TypeError, KeyError, IndexError):
        return 0, []


def _machines() -> dict[str, list[str]]:
    """Which machines sat where in the last game of each map, the latest last."""
    try:
        known = stored_json(_MACHINES_KEY)
        return {str(name): [_remembered_machine(machine) for machine in seats] for name, seats in known}
    except (ValueError, TypeError):
        return {}


def _remembered_machine(machine: object) -> str:
    """By what a machine is found.

    Earlier versions knew only that it is one, which then is the random player.
    """
    return machine if isinstance(machine, str) else RANDOM.name if machine else ""


def _name(scenario: Scenario) -> str:
    """By what a map is known again, empty if it cannot be."""
    properties = scenario.properties
    return f"{properties.code} {properties.title}".strip()


def remembered_seats(scenario: Scenario) -> list[SeatSetup]:
    """The names of the last games.

    Machines sit where they did in the last game of this map.
    """
    names = _remembered()[1]
    machines = _machines().get(_name(scenario), [])
    return [SeatSetup(name or "", machine or "") for name, machine in zip_longest(names, machines)]


def usual_setup(scenario: Scenario) -> PlayerSetup:
    """Those who played last, as many as then.

    As few as the scenario is for if it is not for so many.

    A machine never plays alone unless somebody says so.
    """
    number, wanted = _remembered()[0], scenario.properties.players
    if not wanted.least <= number <= wanted.most:
        number = wanted.least
    seat_setups = [*remembered_seats(scenario), *[SeatSetup()] * number][:number]
    if number == 1:
        seat_setups = [seat_setups[0]._replace(machine="")]
    return PlayerSetup(tuple(seat_setups), new_seed())
