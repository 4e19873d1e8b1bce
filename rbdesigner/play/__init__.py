"""A match without a window: its past and plans, what brings goods where, what is forgotten, how games are kept."""
