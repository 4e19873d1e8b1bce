"""A round of :mod:`benchmarks.kernel_speed`, made in a process that works with the program of some checkout."""

from __future__ import annotations

import json
import sys
from copy import copy
from hashlib import sha256
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple
from unittest.mock import patch


class Round(NamedTuple):
    """One round of one side on a map: plans a second, and a digest of the plans."""

    search: float
    kernel: float
    digest: str


def answer() -> None:
    """Say whether the kernel is compiled; then answer each request of a map, a number of plans and a seed."""
    from rbdesigner.players.planning import kernel

    print(json.dumps(kernel.is_compiled), flush=True)
    for line in sys.stdin:
        print(json.dumps(measured(**json.loads(line))), flush=True)


def measured(name: str, plans: int, seed: int) -> Round:
    """A search on a map, and what it had the kernel do once more without the search."""
    import rbdesigner as rb
    from rbdesigner.players.planning import search as searches
    from rbdesigner.players.planning.kernel import schedule
    from rbdesigner.players.planning.playing_out import go_to_movement, position_of

    game = rb.Game.new(rb.load(Path("scenarios") / f"{name}.rbmap"), players=1, seed=1)
    random = Random(seed)
    while game.state.phase.name == "SETUP":
        game.apply(random.choice(game.legal_actions()))
    go_to_movement(game)

    calls: list[tuple[Any, ...]] = []

    def recorded(plan: Any, *given: Any) -> object:
        calls.append(tuple(map(copy, given)))
        return schedule(plan, *given)

    with patch.object(searches, "schedule", recorded):
        searches.Search(position_of(game), str(seed)).anneal((), plans)
    plan = position_of(game).plan
    begin = process_time()
    for given in calls:
        schedule(plan, *given)
    alone = process_time() - begin
    search = searches.Search(position_of(game), str(seed))
    begin = process_time()
    found = search.anneal((), plans)
    whole = process_time() - begin
    # by their numbers: the classes may have other names in the other checkout
    plan_found = found.points, found.promise, [tuple(task) for task in found.tasks]
    return Round(search.made / whole, len(calls) / alone, sha256(repr(plan_found).encode()).hexdigest())
