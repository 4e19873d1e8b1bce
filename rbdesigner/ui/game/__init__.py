"""The game view: playing a map on the screen."""
