"""The choices open now in a match, gathered from the engine into groups, with words and prices."""
