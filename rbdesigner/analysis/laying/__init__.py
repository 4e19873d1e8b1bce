"""The game of laying a map at the table, before the game itself (W2-W9)."""
