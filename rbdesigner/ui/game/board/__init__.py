"""The map of a game, and what mouse and keys do on it."""
