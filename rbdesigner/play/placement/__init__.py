"""Where the pieces of a tile stand, so that none hides another and few move when others come or go."""
