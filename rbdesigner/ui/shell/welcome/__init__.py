"""The page of a window without maps and games, with our scenarios as cards."""
