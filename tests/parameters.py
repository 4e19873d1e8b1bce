"""Parameters of tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def few(values: Iterable[Any], number: int) -> list[Any]:
    """The first of the values; the others as well, in ``explore``."""
    all_values = list(values)
    return [*all_values[:number], *map(_slow, all_values[number:])]


def _slow(value: Any) -> Any:
    values = value if type(value) is tuple else (value,)
    return pytest.param(*values, marks=pytest.mark.slow)
