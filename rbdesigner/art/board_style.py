"""The styles of boards."""

from __future__ import annotations

from enum import StrEnum


class BoardStyle(StrEnum):
    """The ways a board may look: painted as a landscape, in flat colours, or drawn in ink and washed."""

    PAINTED = "painted"
    FLAT = "flat"
    INK = "ink"
