"""The worth of things on a map, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.cli.text_table import counted, ends, text_table
from rbdesigner.lab.run_setup import RunSetup
from rbdesigner.lab.worths import ONE_MORE, Worth, Worths, bottlenecks

_WITHOUT = "things are", "with and without each"
_WITH_MORE = "one more of a good is", "as it is, and with one more of each"
_BOTH = "things are", "as it is, and without or with one more of each"
"""What is worth something, and with what the seeds were played."""


def named_things(without: Sequence[str], more: Sequence[str]) -> list[str]:
    """The things that are meant, as :class:`Worths` has them."""
    return [*without, *(f"{ONE_MORE}{name}" for name in more)]


def lines(found: Worths) -> Iterator[str]:
    """The results as text, the most first."""
    setup, table = found.setup, found.table()
    title = setup.scenario.properties.title or "a map"
    more = [_is_more(each) for each in table]
    things, versions = _WITHOUT if not any(more) else _WITH_MORE if all(more) else _BOTH
    yield f"{title}: what {things} worth to each player, in points of a game"
    if not table:
        return
    seeds, games = (min(numbers) for numbers in zip(*((each.seeds, each.games) for each in table), strict=True))
    yield f"  {', '.join(setup.players)}; {counted(games, 'game')} of {counted(seeds, 'seed')} {versions}"
    if any(more):
        short = ", ".join(each.thing.removeprefix(ONE_MORE) for each in bottlenecks(table))
        yield f"  short of: {short}" if short else "  no good is surely short; more games tell more"
    yield ""
    rows = [("thing", "games", "worth", "", *_heading(setup))]
    for each in table:
        name = f"one more of {each.thing.removeprefix(ONE_MORE)}" if _is_more(each) else each.thing
        points = f"{each.points.value:+.0f}", ends(each.points, signed=True)
        rows.append((name, str(each.games), *points, *_fairness(each)))
    yield from text_table(rows)


def _is_more(worth: Worth) -> bool:
    return worth.thing.startswith(ONE_MORE)


def _heading(setup: RunSetup) -> tuple[str, ...]:
    return ("unfairer by", "") if len(setup.players) > 1 else ()


def _fairness(worth: Worth) -> tuple[str, ...]:
    if worth.fairness is None:
        return ()
    return f"{worth.fairness.value:+.0f}", ends(worth.fairness, signed=True)
