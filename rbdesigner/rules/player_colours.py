"""The colours of the pieces of players 1 to 6."""

PLAYER_COLOURS = ("#b3181f", "#2c64ce", "#fbe262", "#5e1b80", "#e5771a", "#35bb94")
"""As ``#rrggbb``; what belongs to a player has a sign of its own besides its colour. They differ in how light they are,
so that the colour-blind tell them apart, too: red, yellow and orange are one hue for many of them."""
NOBODYS_COLOUR = "#787673"
"""The colour of what belongs to nobody."""
