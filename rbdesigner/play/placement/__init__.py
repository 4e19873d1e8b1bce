"""Places the pieces of a tile so that none hides another, and few move when others come or go."""
