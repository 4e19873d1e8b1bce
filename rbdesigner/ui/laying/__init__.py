"""The page on which players lay a map in turns."""
