"""What is wrong with a map or scenario, or could be better."""
