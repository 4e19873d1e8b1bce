"""The generator in the tests."""

from __future__ import annotations

import pytest

from rbdesigner.generating import map_generator


@pytest.fixture(autouse=True)
def few_candidates(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice among fewer maps, which takes less time."""
    monkeypatch.setattr(map_generator, "CANDIDATES", 2)
    monkeypatch.setattr(map_generator, "PLANNED", 1)
