"""The page of a book.

Its maps in their order, and all that there is to say of them.
"""
