"""One tile shown large, with everything on it."""
