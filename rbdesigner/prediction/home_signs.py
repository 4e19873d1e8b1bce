"""The signs by which homes are told apart: facts of the map, and what is planned for each home, as numbers.

Signs are by name. Each says how far a home differs from the mean of the homes of its map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import mean

from rbdesigner.analysis.facts import Goal, HomeFacts, MapFacts
from rbdesigner.analysis.leads import FAR
from rbdesigner.prediction.planned_homes import PlannedHome
from rbdesigner.tiles import LANDS

HOME_ON = "home-on-"
"""How the signs of the terrains begin on which homes stand."""
GOALS = tuple(goal for goal in Goal if goal is not Goal.HOME)
PLANNED = "planned"
"""The sign of the points planned, those of the better half of the plans, in percent of the mean of the homes."""
LOST = "sites-lost"
"""The sign of the sites in plans that others take."""
MOST_PLANNED = 25.0
"""The percents above or below the mean that count: what plans say beyond that comes true less."""

Signs = Mapping[str, float]


def fact_signs(facts: MapFacts) -> list[Signs]:
    """The signs of each home that facts tell, in the order of the homes."""
    return _compared([dict(_of_facts(home)) for home in facts.homes])


def planned_signs(homes: Sequence[PlannedHome]) -> list[Signs]:
    """The signs of each home that plans tell, in the order of the homes."""
    points = [better_half(home.points) for home in homes]
    whole = mean(points) or 1.0
    most = MOST_PLANNED
    return _compared(
        [
            {PLANNED: max(-most, min(most, 100 * (each / whole - 1))), LOST: home.lost}
            for each, home in zip(points, homes, strict=True)
        ]
    )


def better_half(points: Sequence[int]) -> float:
    """The mean of the better half of some plans: who begins with a bad one finds a better one in the game."""
    return mean(sorted(points)[len(points) // 2 :])


def _of_facts(home: HomeFacts) -> Iterator[tuple[str, float]]:
    for terrain in LANDS:
        yield f"{HOME_ON}{terrain}", float(home.terrain is terrain)
        yield f"first-{terrain}", float(len(home.firsts.get(terrain, ())))
        yield f"lead-{terrain}", float(home.leads.get(terrain, 0))
        for land in home.soon:
            yield f"soon-{terrain}-{land.turns}", float(land.tiles.get(terrain, 0))
    for goal in GOALS:
        ways = [way.turns for way in home.ways[goal]]
        for rank in (1, 2):
            yield f"way-{goal}-{rank}", float(min(FAR, ways[rank - 1]) if len(ways) >= rank else FAR)
    yield "first-all", float(home.first_reached)
    yield "room", float(len(home.land[1].room))
    yield "contested", float(len(home.land[1].contested))
    yield "contact-on-foot", float(min((each.on_foot or FAR for each in home.contacts), default=FAR))
    yield "contact-by-water", float(min((each.by_water or FAR for each in home.contacts), default=FAR))


def _compared(signs: Sequence[Mapping[str, float]]) -> list[Signs]:
    """The signs of homes, less the mean of them."""
    means = {name: mean(each[name] for each in signs) for name in (signs[0] if signs else ())}
    return [{name: value - means[name] for name, value in each.items()} for each in signs]
