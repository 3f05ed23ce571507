"""One package for each game: ``make(weights)`` returns its evaluator."""
