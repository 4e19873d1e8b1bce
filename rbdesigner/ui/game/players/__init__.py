"""The players at the table: who they are, how they are told apart, and when machines act."""
