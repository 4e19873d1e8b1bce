"""The shortcuts that a user has given to actions in place of the usual ones."""

from __future__ import annotations

from rbdesigner.ui.storage.stored_json import store_json, stored_json

_KEY = "own_keys"


def own_keys() -> dict[str, tuple[str, ...]]:
    """The keys of the actions that have others than the usual ones, by action."""
    stored = stored_json(_KEY)
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
    store_json(_KEY, changed)
