"""Who sits at the table, how they are told apart, and when machines act."""
