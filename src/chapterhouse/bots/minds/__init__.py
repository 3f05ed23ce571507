"""One mind for each game."""
