"""The surroundings of the board.

The turn, the players, the machines, time and the final score.
"""
