"""What players do and what happens, told in the language of the window."""
