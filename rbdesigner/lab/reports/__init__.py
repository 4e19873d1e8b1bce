"""Reports of runs, and tables of their games for other programs."""
