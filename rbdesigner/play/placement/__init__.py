"""Where the pieces of a tile stand.

None hides another, and few move when others come or go.
"""
