"""Hints to whoever acts: asked for, shown below the board, and taken over."""
