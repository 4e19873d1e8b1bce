"""Puzzles in the window: games for one player solved by machine, solutions verified, tables of records."""
