"""The game: every rule of Roads & Boats, exact and fast, without a window."""
