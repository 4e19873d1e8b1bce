"""Runs: set up, played by an executor, and kept in a store."""
