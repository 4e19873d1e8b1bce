"""Puzzles: solutions of scenarios, their verification, and tables of records."""
