"""Finding a command, a place or a scenario by a few typed letters."""
