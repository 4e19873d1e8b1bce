"""Deliveries and what is planned, in the language of the window."""
