"""What all tests of painting share: Qt, and plain English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rbdesigner.messages.translation import in_english


@pytest.fixture(autouse=True)
def _english(qt: None) -> Iterator[None]:
    """Texts in plain English, whatever a test of the window has installed in the same process."""
    with in_english():
        yield
