"""JSON data among the settings of a user."""

from __future__ import annotations

import json
from typing import Any

from rbdesigner.ui.storage import folders


def stored_json(key: str) -> Any:
    """The data kept under a key; None where there are none that are JSON."""
    try:
        return json.loads(str(folders.settings().value(key, "")))
    except (ValueError, RecursionError):
        return None


def store_json(key: str, data: object) -> None:
    """Keep data under a key."""
    folders.settings().setValue(key, json.dumps(data))
