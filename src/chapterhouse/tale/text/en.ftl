# Stories of finished games: what all games share.

tale-title-unfinished = A game left open
tale-title-shared = Shared honours
tale-title-close = By a hair’s breadth
tale-title-ahead = Ahead from the start
tale-title-late = The late turn
tale-title-won = How it was won

tale-lead-changed = The lead changed hands { $count } times, and for a long time it was anybody’s game.
tale-lead-throughout = { $winner } was never behind, from the first points to the last.

# A number of points, as a part of sentences.
tale-with-points = { tale-points }
tale-points = { $total ->
        [1] one point
       *[other] { $total } points
    }
tale-won = { $winner } won with { tale-points }, { $margin } more than { $rival }.
tale-won-close = It was close: { $winner } finished with { tale-points }, { $margin ->
        [one] a single point
       *[other] only { $margin }
    } more than { $rival }.
tale-won-tie = { $winner } and { $rival } both finished with { tale-points }, and the tie went to { $winner }.
tale-won-together = { $winners } shared the victory, each with { tale-points }.
tale-won-alone = { $winner } finished with { tale-points }.
tale-other = { $name } with { $total }
tale-others = After them came { $others }.
tale-unfinished = The game was given up before its end, so nobody won it.

tale-picture-begin = The beginning.
tale-picture-middle = Half-way.
tale-picture-end = The end.
