"""The surroundings of the board: the turn, the players, the machines, time and the final score."""
