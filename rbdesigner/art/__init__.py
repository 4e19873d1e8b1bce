"""Paints tiles, pieces and whole boards with QPainter, for the window and for every export."""
