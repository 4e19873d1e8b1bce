"""The window of generated maps."""
