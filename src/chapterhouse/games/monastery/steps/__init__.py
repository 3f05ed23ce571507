"""The rules of Monastery: one file per chapter, one step per heading."""
