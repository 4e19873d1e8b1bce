"""The colours of the pieces of players 1 to 6."""

PLAYER_COLOURS = ("#d8382e", "#2f62c4", "#f2c12e", "#8b45ae", "#ef7f1a", "#1fa37c")
"""As ``#rrggbb``; what belongs to a player has a sign of its own besides its colour."""
NOBODYS_COLOUR = "#8d8b88"
"""The colour of what belongs to nobody."""
