"""All tests of painting see Qt."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _shown(qt: None) -> None:
    """Show Qt."""
