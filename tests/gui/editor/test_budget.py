from __future__ import annotations

import pytest

from rbdesigner.ui.canvas import map_item
from rbdesigner.ui.canvas.map_item import Budget


def test_a_picture_that_would_come_late_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 10.0
    monkeypatch.setattr(map_item, "perf_counter", lambda: now)
    budget = Budget(0.004)
    assert not budget.is_spent, "the first one may take as long as it will"
    budget.note(0.0025)
    now += 0.0025
    assert budget.is_spent, "another one like it would end after 5 ms"
    quick = Budget(0.004)
    quick.note(0.001)
    now += 0.002
    assert not quick.is_spent
    quick.note(0.0003)
    now += 0.0015
    assert quick.is_spent, "the longest so far counts"
