"""A game as it is played.

The match, what is looked at in it, and how games are kept.
"""
