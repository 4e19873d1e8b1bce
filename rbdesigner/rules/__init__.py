"""The tables and the switchable options of the game, as data.

Numbers are those of the third edition.
"""
