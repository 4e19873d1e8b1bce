"""What can be done now: gathered from the engine, with words and prices, and shown as buttons."""
