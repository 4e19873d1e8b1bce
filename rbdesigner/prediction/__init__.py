"""Expectations of the homes of a map without playing on it."""
