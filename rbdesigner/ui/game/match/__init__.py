"""A game as it is played: the match, what is looked at in it, and how games are kept."""
