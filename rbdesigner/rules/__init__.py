"""The tables and the switchable options of the game, as data, with the numbers of the third edition."""
