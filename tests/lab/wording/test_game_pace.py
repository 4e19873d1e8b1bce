"""About how long games take."""

from __future__ import annotations

import pytest

from rbdesigner.lab.wording import number_wording
from rbdesigner.lab.wording.number_wording import duration_words, seconds_of


def test_slower_and_more_players_longer_games_and_fewer_cores_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(number_wording, "is_compiled", True)
    easy = seconds_of(100, ["planner:easy"] * 2, 30)
    assert 20 < easy < 200  # a game of two takes half a second
    assert seconds_of(100, ["planner:hard:roads"] * 2) > seconds_of(100, ["planner:medium"] * 2) > easy
    assert seconds_of(100, ["planner:easy"] * 4) == 2 * easy == seconds_of(100, ["planner:easy"] * 2, 60)
    assert seconds_of(100, ["planner:easy"] * 2, cores=2) == easy / 2
    assert seconds_of(100, ["random"] * 2) < easy and seconds_of(1, ["/players/mine.py"]) > 0
    monkeypatch.setattr(number_wording, "is_compiled", False)
    assert seconds_of(100, ["planner:easy"] * 2) > 10 * easy
    assert seconds_of(100, ["planner:hard"] * 2) < 10 * seconds_of(100, ["planner:easy"] * 2)  # it makes fewer plans


def test_durations_are_told_as_roughly_as_they_are_known() -> None:
    told = [duration_words(seconds) for seconds in (0, 59, 60, 100, 3600, 7000)]
    assert told == ["under a minute"] * 2 + ["about 1 minute", "about 2 minutes", "about 60 minutes", "about 2 hours"]
