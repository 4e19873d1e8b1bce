"""Files to save, and where copies of them go."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.files.contents import OLD


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "map.json"
    path.write_bytes(OLD)
    return path


@pytest.fixture
def own_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder for copies of files that can have none beside them."""
    data = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    return data / "rbdesigner" / "backups"
