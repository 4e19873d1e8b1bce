"""Improving a map: small edits, each measured in games before it is offered.

First the map is played as it is, which tells what home is behind. Then candidates are played with the same seeds, few
games each; the better half goes on with further seeds, until few are left (successive halving, Karnin et al. 2013).
Those are measured with seeds that have chosen nothing before: who wins a choice has been lucky there. What is not clear
then can be measured further, each time with twice as many games of new seeds, and surer each time: whoever asks until
the answer is yes would find one by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.lab.runs.executors import play_out
from rbdesigner.lab.runs.played_game import USUAL_PLAYER, PlayedMap, pieces, play_pieces
from rbdesigner.lab.runs.run_setup import MOST_PLAYERS, RunSetup
from rbdesigner.lab.statistics.home_balance import BalanceChange, balance_change, home_balance, share_changes
from rbdesigner.lab.statistics.intervals import Interval, mean_interval
from rbdesigner.lab.studies.map_edits import MapEdit, candidates, edited
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

FINALISTS = 2
"""The number of edits that are measured to the end."""
FIRST_SHARE, LOOK_SHARE = 0.08, 0.4
"""The shares of a measurement's games that each candidate gets at first, and that the unchanged map gets before."""
ERROR = 0.05 / FINALISTS
"""How often the interval of an edit may miss: an edit is offered by one of its ends.

So all that is offered together is as sure as 95 %, further measurements included, each of which has half as much.
"""
USUAL_GAMES = 120
"""Games of a measurement, enough for six homes."""
FRESH = 500_000
"""So far from the seeds that choose lie those that measure."""
_TOO_FEW_HOMES = QT_TRANSLATE_NOOP(
    "files", "only a map that marks a home for each of several players can be made fairer"
)


class ImprovingProgress(NamedTuple):
    """The progress of the work: games played of those wanted, edits tried, failed games."""

    games: int
    wanted: int
    tried: int
    failures: int


class HomeStanding(NamedTuple):
    """The result of a home in so many games.

    ``share`` is by how many percentage points it is above an even one, ``points`` by how many percent they are above
    the mean.
    """

    home: Hex
    share: Interval
    points: Interval
    games: int


class MeasuredEdit(NamedTuple):
    """An edit of a map with its measured effect; ``games`` were played with it, and as many without."""

    change: MapEdit
    effect: BalanceChange
    games: int


@dataclass(slots=True)
class _Version(PlayedMap):
    """A map that is played: with an edit, or as it is."""

    change: MapEdit | None = None


class MapImprovement:
    """Looks for edits that make a map fairer, and measures them.

    :func:`improve` does it at once. ``measured`` are the edits that were measured to the end, the best first;
    ``games`` have been played in all, with ``tried`` edits, and ``failures`` has number, seed and
    reason of those that failed.

    >>> import rbdesigner as rb
    >>> lake = rb.load("scenarios/the-lake-between.rbmap")
    >>> improvement = rb.MapImprovement(lake, ["random", "random"], games=100)
    >>> improvement.offers, improvement.games
    ([], 0)
    """

    def __init__(
        self,
        scenario: Scenario,
        players: Sequence[str],
        games: int = USUAL_GAMES,
        seed: int = 1,
        locked: Collection[Hex] = (),
        secret: str = "",
        *,
        edits: Sequence[MapEdit] = (),
        further: int = 0,
    ) -> None:
        """Prepare the search, or a further measurement of these ``edits``, the so many times ``further``."""
        setup = RunSetup.of(scenario, players, seed).sealed(secret)
        if len(players) < 2 or not setup.gives_homes:
            text = QT_TRANSLATE_NOOP(
                "files", "only a map that marks a home for each of several players can be made fairer"
            )
            raise ValueError(Reason(text))
        self.scenario, self.players = scenario, setup.players
        self._map = _Version(setup, setup.homes)
        self._locked = frozenset(locked)
        self._block = setup.block
        self._edits, self._further = tuple(edits), further
        self._games = self._whole(games)
        self._looked = max(self._whole(FIRST_SHARE * self._games), self._whole(LOOK_SHARE * self._games))
        self._wanted, self.games, self.tried = 0, 0, 0
        self.failures: list[tuple[int, int, str]] = []
        self.measured: list[MeasuredEdit] = []

    def _whole(self, games: float) -> int:
        """Make so many games up to whole seeds."""
        return self._block * max(1, -(-round(games) // self._block))

    @property
    def secret(self) -> str:
        """The secret of its games, empty if only our players play."""
        return self._map.setup.secret

    @property
    def least_games(self) -> int:
        """The fewest games in a measurement with which any edit is ever offered."""
        return self._map.setup.least_games

    @property
    def offers(self) -> list[MeasuredEdit]:
        """The edits that surely make the map fairer."""
        return [each for each in self.measured if each.effect.is_fairer]

    def behind(self) -> HomeStanding | None:
        """Tell how the home did that is farthest behind on the map as it is; None before that is known."""
        results = [each for number, each in self._map.results.items() if number < self._looked]
        balance = home_balance(results, self._map.homes)
        if not balance.seeds:
            return None
        worst = int(balance.shares.mean(axis=0).argmin())
        share = share_changes(balance)[worst]
        points = mean_interval([float(each) for each in balance.points[:, worst]])
        return HomeStanding(balance.homes[worst], share, points, len(balance.seeds) * self._block)

    def play(self, workers: Executor, cores: int = 1) -> Iterator[ImprovingProgress]:
        """Look and measure, and tell after every piece of work.

        Stop it by closing the iterator.
        """
        if self._edits:
            yield from self._measured([self._version(each) for each in self._edits], workers, cores)
            return
        first = self._whole(FIRST_SHARE * self._games)
        self._wanted = self._looked
        yield from self._played([self._map], range(self._looked), workers, cores)
        ahead = self._map.balance(range(self._looked)).ahead
        versions = [self._version(each) for each in candidates(self.scenario, ahead, self._locked)]
        self.tried = len(versions)
        rungs = _rungs(len(versions), first)
        self._wanted += sum(number * (end - begin) for number, begin, end in rungs)
        finals = min(FINALISTS, len(versions))
        self._wanted += (1 + finals) * self._games if versions else 0
        for number, begin, end in rungs:
            versions = versions[:number]
            yield from self._played(versions, range(begin, end), workers, cores)
            versions.sort(key=lambda each: each.balance(range(end)).score)
        if versions:
            yield from self._measured(versions[:FINALISTS], workers, cores)

    def _measured(self, finals: Sequence[_Version], workers: Executor, cores: int) -> Iterator[ImprovingProgress]:
        """Measure edits, with games that are of no search and no measurement before."""
        games = 2**self._further * self._games
        # Games of earlier measurements lie before these: 1, 2, 4, ... times as many, one after the other.
        first = FRESH * self._block + games - self._games
        if self._further:
            self.tried, self._wanted = len(finals), (1 + len(finals)) * games
        numbers = range(first, first + games)
        yield from self._played([self._map, *finals], numbers, workers, cores)
        self._measure(finals, numbers)

    def _measure(self, finals: Sequence[_Version], numbers: Collection[int]) -> None:
        before = self._map.balance(numbers)
        for version in finals:
            after = version.balance(numbers)
            if version.change is not None and set(before.seeds) & set(after.seeds):
                # Half the error each time: whoever measures until the answer is yes would find one by chance.
                effect = balance_change(before, after, 1 - ERROR / 2**self._further)
                self.measured.append(MeasuredEdit(version.change, effect, len(after.seeds) * self._block))
        self.measured.sort(key=lambda each: (each.effect.change.value, each.change))

    def _version(self, change: MapEdit) -> _Version:
        setup = replace(self._map.setup, scenario=edited(self.scenario, change))
        return _Version(setup, setup.homes, change=change)

    def _played(
        self, versions: Sequence[_Version], numbers: Sequence[int], workers: Executor, cores: int
    ) -> Iterator[ImprovingProgress]:
        """Play these games on these maps, and tell after every piece."""
        for results in play_pieces(pieces(versions, numbers), workers, cores):
            self.games += len(results)
            self.failures += [(game.number, game.seed, game.failure) for game in results if not game.is_played]
            yield ImprovingProgress(self.games, self._wanted, self.tried, len(self.failures))


def _rungs(number: int, first: int) -> list[tuple[int, int, int]]:
    """Plan how many candidates play which games, until few are left.

    The games are told by the number of the first, and that after the last.
    """
    found, begin, end = [], 0, first
    while number > FINALISTS:
        found.append((number, begin, end))
        number, begin, end = max(FINALISTS, number // 2), end, 2 * end
    return found


def improve(
    scenario: Scenario,
    players: Sequence[str] | None = None,
    games: int = USUAL_GAMES,
    cores: int = 1,
    seed: int = 1,
    locked: Collection[Hex] = (),
    tell: Callable[[ImprovingProgress], None] | None = None,
    *,
    cluster: str = "",
    secret: str = "",
) -> MapImprovement:
    """Look for small edits that make a map fairer, and measure what they do.

    Two tiles change places, a home moves by a tile, a good lies at a home from the start. ``players`` are texts as of
    :func:`rbdesigner.find_player`, an easy machine at each home if there are none; ``games`` are played for each
    measurement, made up to whole rounds of homes and seats. What stands on ``locked`` tiles stays. The same scenario,
    players, games and seed give the same edits on any number of cores and on a ``cluster`` as that of
    :func:`simulate`; with players of others it takes the same ``secret``, too. PlayerError, IllegalMap and ValueError
    for what cannot be improved so.

    >>> import rbdesigner as rb
    >>> lake = rb.load("scenarios/the-lake-between.rbmap")
    >>> [each.games for each in rb.improve(lake, ["random", "random"], games=2).measured]
    [2, 2]
    """
    if players is None:
        players = [USUAL_PLAYER] * min(MOST_PLAYERS, len(scenario.homes))
    improvement = MapImprovement(scenario, players, games, seed, locked, secret)
    play_out(improvement, cores, tell, cluster)
    return improvement
