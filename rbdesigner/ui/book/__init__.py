"""The page of a book: its maps in their order, and all that there is to say of them."""
