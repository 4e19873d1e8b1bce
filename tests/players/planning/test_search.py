"""The search for lists of tasks."""

from __future__ import annotations

import pytest

from rbdesigner.players.planning.playing_out import play_out
from rbdesigner.players.planning.search import Search
from tests.players.planning.plans import begun, position, random_tasks


@pytest.mark.rule("L2")
def test_a_list_that_is_followed_has_no_births_that_will_not_come() -> None:
    at, disturbed = position("millbrook"), 0
    for seed in range(300):
        search, tasks = Search(at, "1"), random_tasks(at, seed)
        before = search.judged(tasks)
        if not at.plan.disturbed:
            continue
        disturbed += 1
        found = search.anneal(tasks, 0)
        assert found == search.judged(found.tasks)
        assert found.points >= before.points
        assert at.plan.disturbed == 0
        assert play_out(begun("millbrook"), at, found.tasks) is None
        if disturbed == 5:
            return
    pytest.fail("no list of these has births that are disturbed")
