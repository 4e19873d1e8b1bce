"""Choices of a user that are kept as JSON among the settings, such as the keys of actions."""

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


_OWN_KEYS = "own_keys"


def own_keys() -> dict[str, tuple[str, ...]]:
    """The keys of the actions that have others than the usual ones, by action."""
    stored = stored_json(_OWN_KEYS)
    found = stored if isinstance(stored, dict) else {}
    return {
        action: tuple(each for each in keys if isinstance(each, str))
        for action, keys in found.items()
        if isinstance(keys, list)
    }


def keep_own_keys(action: str, keys: tuple[str, ...] | None) -> None:
    """Keep the keys of an action; None gives it the usual ones again."""
    changed = own_keys()
    changed.pop(action, None)
    if keys is not None:
        changed[action] = keys
    store_json(_OWN_KEYS, changed)
