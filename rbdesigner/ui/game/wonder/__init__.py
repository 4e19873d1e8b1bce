"""The wonder: its board, its bricks, and buying them."""
