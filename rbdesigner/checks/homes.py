"""Homes: where they may stand (S2, S5), how far apart (S2), enough of them (S3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.problem import Fix, Problem, fix_of, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import Hex, disk, distance
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home


def homes_within(scenario: Scenario, place: Hex, steps: int) -> list[Hex]:
    """The places of homes at most so many steps away, without ``place``, in order."""
    homes = scenario.homes
    # A disk has about so many places: the shorter of the two is gone through.
    if len(homes) < 3 * steps * steps:
        return sorted(at for at in homes if at != place and distance(at, place) <= steps)
    return sorted(at for at in disk(place, steps) if at in homes and at != place)


def _ground_fault(scenario: Scenario, place: Hex) -> str:
    """Give the code of why the ground bears no home, empty where it does (S2, S5: any land does, deserts too)."""
    tile = scenario.tiles.get(place)
    if tile is None:
        return "home-off-map"
    return "home-at-sea" if tile.is_sea else ""


def _too_near(scenario: Scenario, place: Hex, other: Hex) -> Problem:
    least = scenario.properties.options.home_distance
    return problem(
        "homes-too-near", [place, other], place=place, other=other, distance=distance(place, other), least=least
    )


def home_fault(scenario: Scenario, place: Hex, *, lifted: Collection[Hex] = ()) -> Problem | None:
    """Say why a home put at ``place`` would break S2, or None.

    What stands there now counts for nothing, nor do homes at ``lifted`` places, which move there.
    """
    fault = _ground_fault(scenario, place)
    if fault:
        return problem(fault, [place], place=place)
    near = homes_within(scenario, place, scenario.properties.options.home_distance - 1)
    near = [other for other in near if other not in lifted]
    return _too_near(scenario, place, near[0]) if near else None


def home_faults(scenario: Scenario, *, lifted: Collection[Hex] = ()) -> set[Hex]:
    """Find the tiles where no home may be added: the sea, homes, and what lies too near to one (S2).

    Homes at ``lifted`` places count for nothing.
    """
    tiles = scenario.tiles
    forbidden = {place for place, tile in tiles.items() if tile.is_sea}
    steps = scenario.properties.options.home_distance - 1
    for home in scenario.homes:
        if home in lifted:
            continue
        forbidden.add(home)
        if 3 * steps * steps < len(tiles):
            forbidden.update(disk(home, steps))
        else:
            forbidden.update(place for place in tiles if distance(place, home) <= steps)
    return forbidden & tiles.keys()


class HomeGrounds(Checker[Hex]):
    """Each home: its ground, its neighbours, its player."""

    watched = frozenset({"options", "players"})

    def all_keys(self) -> Iterable[Hex]:
        """The places of all homes."""
        return list(self.scenario.homes)

    def stale(self, touched: EditReach) -> Iterable[Hex]:
        """Homes that have changed, those near them, and homes on changed tiles."""
        steps = self.scenario.properties.options.home_distance - 1
        changed = (*touched.tiles, *touched.foreign)
        stale = dict.fromkeys(place for place in changed if place in self.scenario.homes)
        for place in touched.homes:
            stale[place] = None
            stale.update(dict.fromkeys(homes_within(self.scenario, place, steps)))
        return stale

    def look(self, key: Hex) -> Iterator[Problem]:
        """The problems of a home."""
        scenario = self.scenario
        home = scenario.homes.get(key)
        if home is None:
            return
        fault = "" if scenario.is_expansion(key) else _ground_fault(scenario, key)
        if fault:
            remove = fix_of("remove-home", edit(scenario, homes={key: None}), place=key)
            yield problem(fault, [key], fixes=[remove], place=key)
        for other in homes_within(scenario, key, scenario.properties.options.home_distance - 1):
            # A pair is told once, at the first of the two.
            if other > key:
                yield _too_near(scenario, key, other)
        yield from self._player(key, home)

    def _player(self, place: Hex, home: Home) -> Iterator[Problem]:
        most = self.scenario.properties.players.most
        if home.player is not None and home.player > most:
            free = edit(self.scenario, homes={place: Home(home.half_edge, None, home.extra)})
            yield problem(
                "player-beyond-most",
                [place],
                variant="home",
                fixes=[fix_of("free-home", free)],
                tile=ground(self.scenario, place),
                player=home.player,
                most=most,
            )


class HomeCount(Checker[None]):
    """Checks that there is a home for every player."""

    watched = frozenset({"options", "players"})

    def all_keys(self) -> Iterable[None]:
        """The map as a whole."""
        return (None,)

    def stale(self, touched: EditReach) -> Iterable[None]:
        """The map as a whole, where tiles or homes have changed."""
        return (None,) if touched.tiles or touched.homes or touched.foreign else ()

    def look(self, key: None) -> Iterator[Problem]:
        """Too few homes or too little land, and players with two homes."""
        scenario = self.scenario
        most = scenario.properties.players.most
        if scenario.homes and not scenario.properties.options.free_homes:
            yield from self._fixed(most)
        elif self.index.land < most:
            variant = "" if self.index.land else "none"
            yield problem("land-too-little", variant=variant, players=most, land=self.index.land)

    def _fixed(self, most: int) -> Iterator[Problem]:
        # A home on a tile of the expansion is nobody's in a game here.
        homes = {at: home for at, home in self.scenario.homes.items() if not self.scenario.is_expansion(at)}
        owners = Counter(home.player for home in homes.values())
        served = owners[None] + sum(1 for player in owners if player is not None and player <= most)
        if served < most:
            yield problem("homes-too-few", sorted(homes), served=served, most=most)
        for player in sorted(player for player, number in owners.items() if player is not None and number > 1):
            places = sorted(at for at, home in homes.items() if home.player == player)
            fixes = [*self._one_kept(player, places), *self._one_given(places[-1], most)]
            yield problem("home-taken-twice", places, fixes=fixes, player=player, number=len(places))

    def _one_kept(self, player: int, places: list[Hex]) -> Iterator[Fix]:
        """Each home as the only one of its player."""
        for kept in places:
            others = dict.fromkeys(place for place in places if place != kept)
            yield fix_of("keep-home", edit(self.scenario, homes=others), place=kept, player=player)

    def _one_given(self, place: Hex, most: int) -> Iterator[Fix]:
        """A home for the first player without one."""
        homes = self.scenario.homes
        owners = {home.player for home in homes.values()}
        player = next((player for player in range(1, most + 1) if player not in owners), None)
        if player is not None:
            given = edit(self.scenario, homes={place: replace(homes[place], player=player)})
            yield fix_of("give-home", given, place=place, player=player)
