"""The choices open now in a match.

Gathered from the engine into groups, with words and prices.
"""
