"""Secrets by which players of others decide, which tell nothing about the seed of a game and its future."""

from __future__ import annotations

import hmac
import secrets

BYTES = 16


def drawn_secret() -> str:
    """A secret that nobody can guess. Who keeps it can make the same decisions again."""
    return secrets.token_hex(BYTES)


def derived_secret(secret: str, purpose: str) -> str:
    """Derive the secret for one purpose, such as a seat; it tells nothing about those for other purposes."""
    return hmac.digest(secret.encode(), purpose.encode(), "sha256").hex()
