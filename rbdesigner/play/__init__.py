"""A match without a window.

Its past and plans, what brings goods where, what is forgotten, and how games are kept.
"""
