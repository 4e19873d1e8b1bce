"""Short runs: a few games on each of many maps, all with the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import NamedTuple

from rbdesigner.lab.runs.executors import play_out
from rbdesigner.lab.runs.played_game import BATCH, USUAL_PLAYER, PlayedMap, pieces, play_pieces
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.statistics.home_balance import unfairness
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

USUAL_GAMES = 24


class ShortRun(NamedTuple):
    """The fairness of a map in a few games.

    ``number`` is that of the map in the list; ``unfairness`` is how many percentage points the home is off that is
    farthest from an even share of the ``games`` won. Maps are sorted by ``order``; the fairest has the least.
    """

    number: int
    unfairness: Interval
    games: int
    order: float


class ShortRuns:
    """A few games on each of some maps, played in rounds.

    Each home has such a player; ``games`` on each map are made up to whole seeds. PlayerError and IllegalMap as a run
    has them, ValueError for a map that does not mark homes for several players.
    """

    def __init__(
        self, scenarios: Sequence[Scenario], player: str = USUAL_PLAYER, games: int = USUAL_GAMES, seed: int = 1
    ) -> None:
        setups = [RunSetup.of(each, [player] * max(1, len(each.homes)), seed) for each in scenarios]
        if not all(len(each.homes) > 1 and each.gives_homes for each in setups):
            text = QT_TRANSLATE_NOOP("files", "only maps that mark homes for several players can be ranked")
            raise ValueError(Reason(text))
        # One secret for all, or luck would make a difference between maps.
        secret = setups[0].sealed().secret if setups else ""
        self._maps = [PlayedMap(each.sealed(secret), each.homes) for each in setups]
        self._games = games
        self.games, self._failures = 0, 0

    def _wanted(self, played: PlayedMap) -> int:
        """The games on a map, as whole seeds."""
        block = played.setup.block
        return block * -(-self._games // block)

    def _numbers(self, played: PlayedMap, first: int, end: int) -> range:
        """The numbers of a map's games in these rounds, each of whole seeds."""
        block, wanted = played.setup.block, self._wanted(played)
        step = block * -(-BATCH // block)
        return range(min(first * step, wanted), min(end * step, wanted))

    def _is_over(self, number: int) -> bool:
        """Whether all games of a round have been played."""
        return all(game in each.results for each in self._maps for game in self._numbers(each, number, number + 1))

    @property
    def rounds(self) -> int:
        """How many rounds have been played on all maps."""
        most = -(-self._games // BATCH)
        return next((number for number in range(most) if not self._is_over(number)), most)

    def play(self, workers: Executor, cores: int = 1) -> Iterator[RunProgress]:
        """Play all games, and tell after every piece of work.

        Stop it by closing the iterator.
        """
        wanted = sum(map(self._wanted, self._maps))
        waiting = [
            piece
            for number in range(-(-self._games // BATCH))
            for each in self._maps
            for piece in pieces([each], self._numbers(each, number, number + 1))
        ]
        for results in play_pieces(waiting, workers, cores):
            self.games += len(results)
            self._failures += sum(not game.is_played for game in results)
            yield RunProgress(self.games, wanted, self._failures)

    def ranked(self) -> list[ShortRun]:
        """Sort the maps by the rounds that all have played, the fairest first.

        They are put in order by the games won and, as these are few, by points as well. A map is missing as long as
        none of its games has come to its end.
        """
        found, rounds = [], self.rounds
        for number, each in enumerate(self._maps):
            balance = each.balance(self._numbers(each, 0, rounds))
            if balance.seeds:
                games = len(balance.seeds) * each.setup.block
                found.append(ShortRun(number, unfairness(balance), games, balance.score))
        return sorted(found, key=lambda each: (each.order, each.number))


def rank_maps(
    scenarios: Sequence[Scenario],
    games: int = USUAL_GAMES,
    cores: int = 1,
    seed: int = 1,
    player: str = USUAL_PLAYER,
    tell: Callable[[RunProgress], None] | None = None,
) -> list[ShortRun]:
    """Play a few games on each of some maps, for instance of generated ones, and tell the fairest first.

    All have the same seeds, and a ``player`` (see :func:`rbdesigner.find_player`) sits at each home. ``games`` on each
    map are made up to whole rounds of homes; ``tell`` is called after each piece of work. A map of which no game comes
    to its end is missing. PlayerError, IllegalMap and ValueError for what cannot be ranked.

    >>> import rbdesigner as rb
    >>> maps = [rb.load(f"scenarios/{name}.rbmap") for name in ("twin-isles", "the-lake-between")]
    >>> [(run.number, run.games) for run in rb.rank_maps(maps, games=2, player="random")]
    [(0, 2), (1, 2)]
    """
    runs = ShortRuns(scenarios, player, games, seed)
    play_out(runs, cores, tell)
    return runs.ranked()
