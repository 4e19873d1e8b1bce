"""Machine players: the door to a game, those that come along, and those of others."""
