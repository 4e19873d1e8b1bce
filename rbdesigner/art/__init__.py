"""Painting tiles, pieces and whole boards with QPainter.

For the window and for every export.
"""
