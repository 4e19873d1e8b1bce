"""Copies of unsaved maps and games, in case of a crash."""
