"""Files of others: our own samples in their dialects and, where it is at hand, a collection of real ones."""

from __future__ import annotations

from pathlib import Path

import pytest

SAMPLES = Path(__file__).parent / "samples"
PEER_FILES = Path(__file__).parents[2].parent / "shared" / "peer-files"


def peer_file(name: str) -> Path:
    """A real file of others; the test is skipped where the collection is missing."""
    path = PEER_FILES / name
    if not path.is_file():
        pytest.skip(f"the collection of other programs' files is not at hand: {name}")
    return path


def sample_files() -> list[Path]:
    """All samples, and all real files that are at hand."""
    real = sorted(PEER_FILES.iterdir()) if PEER_FILES.is_dir() else []
    return [path for path in [*sorted(SAMPLES.iterdir()), *real] if path.is_file()]
