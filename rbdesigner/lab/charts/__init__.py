"""Charts of the games of a run: what they show, and their figures by matplotlib."""
