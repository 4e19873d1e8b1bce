"""Puzzles in the window: solutions verified, and tables of records."""
