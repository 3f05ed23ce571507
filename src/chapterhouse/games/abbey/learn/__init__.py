"""Learning the game: the guided first game as lesson and record files, and the words of the house's help."""
