"""Machine players.

The door to a game, those that come along, and those of others.
"""
