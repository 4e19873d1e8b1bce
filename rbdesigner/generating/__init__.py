"""Maps that are generated: valid, of the tiles in the box, and fair."""
