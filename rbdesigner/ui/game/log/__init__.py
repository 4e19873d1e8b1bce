"""The log of a game in words."""
