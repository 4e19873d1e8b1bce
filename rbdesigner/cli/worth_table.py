"""The worth of things on a map, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.cli import counts
from rbdesigner.cli.text_table import ends, rounded, text_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.studies.worths import ONE_MORE, Worth, Worths, bottlenecks
from rbdesigner.messages.translation import translate


def named_things(without: Sequence[str], more: Sequence[str]) -> list[str]:
    """The things that are meant, as :class:`Worths` has them."""
    return [*without, *(f"{ONE_MORE}{name}" for name in more)]


def lines(found: Worths) -> Iterator[str]:
    """The results as text, the most first."""
    setup, table = found.setup, found.table()
    more = [_is_more(each) for each in table]
    what = translate("cli", "{title}: what things are worth to each player, in points of a game")
    if table and all(more):
        what = translate("cli", "{title}: what one more of a good is worth to each player, in points of a game")
    yield what.format(title=counts.map_title(setup.scenario))
    if not table:
        return
    seeds, games = (min(numbers) for numbers in zip(*((each.seeds, each.games) for each in table), strict=True))
    played = _played(more).format(games=counts.games(games), seeds=counts.seeds(seeds))
    yield f"  {', '.join(setup.players)}; {played}"
    if any(more):
        short = ", ".join(counts.thing(each.thing.removeprefix(ONE_MORE)) for each in bottlenecks(table))
        lack = translate("cli", "  no good is certainly scarce; more games tell more")
        yield translate("cli", "  scarce: {goods}").format(goods=short) if short else lack
    yield ""
    rows = [(*(translate("cli", "thing"), translate("cli", "games"), translate("cli", "worth"), ""), *_heading(setup))]
    for each in table:
        points = rounded(each.points.value, signed=True), ends(each.points, signed=True)
        rows.append((_name(each), rounded(each.games), *points, *_fairness(each)))
    yield from text_table(rows)


def _played(more: Sequence[bool]) -> str:
    """Say with what the seeds were played."""
    if not any(more):
        return translate("cli", "{games} of {seeds} with and without each")
    if all(more):
        return translate("cli", "{games} of {seeds} as it is, and with one more of each")
    return translate("cli", "{games} of {seeds} as it is, and without or with one more of each")


def _name(worth: Worth) -> str:
    name = counts.thing(worth.thing.removeprefix(ONE_MORE))
    return translate("cli", "one more of {thing}").format(thing=name) if _is_more(worth) else name


def _is_more(worth: Worth) -> bool:
    return worth.thing.startswith(ONE_MORE)


def _heading(setup: RunSetup) -> tuple[str, ...]:
    return (translate("cli", "less fair by"), "") if len(setup.players) > 1 else ()


def _fairness(worth: Worth) -> tuple[str, ...]:
    if worth.fairness is None:
        return ()
    return rounded(worth.fairness.value, signed=True), ends(worth.fairness, signed=True)
