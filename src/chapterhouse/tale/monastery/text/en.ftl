# Stories of Monastery.

tale-title-phrase = Every letter of the phrase
tale-title-letter = The letter { $letter }

tale-when = Day { $day }, { $hour }
tale-at-start = At the start

tale-behind = { $day ->
        [1] On the first day
       *[other] On the second day
    } it looked like { NAME($leader, form: "possessive") } game: { $count ->
        [one] one letter
       *[other] { $count } letters
    } of the phrase already lay there, while { $winner } had { $few ->
        [0] none
        [one] only one
       *[other] { $few }
    }.
tale-no-letters = Nobody collected a single letter, and the end came quietly.
tale-abbot = { $abbot } was elected Abbot { $count ->
        [2] twice
       *[other] { $count } times
    }{ $others ->
        [0] , and nobody else ever spoke first
       *[other] {""}
    }.
tale-abbots-change = Every service made another player the Abbot, { $count } in all.
tale-builder = { $by } built most and earned { $total } points by it, { $points ->
        [one] one
       *[other] { $points }
    } of them with the { $tile } alone; it was not enough.
tale-builder-small = { $by } earned most by building: { $total } points.
tale-builder-won = Nobody built more than { $by }: { $total } points came from finished sites, the { $tile } being the best of them with { $points }.

tale-turn-letter = { $day ->
        [1] On the first day
       *[other] On the second day
    } { $by } paid { $cost } for the letter { $letter }. It was the move that decided the game.
tale-turn-small-letter = { $day ->
        [1] On the first day
       *[other] On the second day
    } { $by } took the letter { $letter } at a price of { $cost } and laid it small side up on the strip of { $strip }. That decided the game.
tale-turn-built = { $day ->
        [1] On the first day
       *[other] On the second day
    } the { $tile } was finished and brought { $by } { $points ->
        [one] one point
       *[other] { $points } points
    }. From there the game turned.
tale-turn-prayed = { $day ->
        [1] On the first day
       *[other] On the second day
    } a monk of { $by } prayed in the { $tile } for { $points ->
        [one] one point
       *[other] { $points } points
    }. From there the game turned.
tale-expensive = { NAME($by, form: "possessive") } most expensive letter was the { $letter }: { $cost ->
        [one] one point
       *[other] { $cost } points
    } on the { $day ->
        [1] first
       *[other] second
    } day.
tale-hindered = Nobody was hindered more than { $owner }: { $count } letters were laid on that strip by rivals, small side up and worth nothing.
tale-prisoner = { $day ->
        [1] On the first day
       *[other] On the second day
    } { $by } even sent a monk of { $owner } to the Prison Cell.
tale-prayers = Nobody’s monks prayed more than { NAME($by, form: "possessive") }: { $count } times.

tale-ending-letters = The game ended when the last letter was taken.
tale-ending-night = The second night ended the game.
tale-ending-no-placement = The game ended because no further tile could be placed.
tale-phrase = { $owners } had completed { $count ->
        [one] the phrase
       *[other] their phrases
    }.
tale-tiles-lost = { $owner } still had tiles behind the screen, and they cost { $points } points.

tale-picture-leads = { $when }: { $leader } is ahead.
tale-picture-letter = { $when }: { $by } takes the letter { $letter }.
tale-picture-built = { $when }: the { $tile } is built.
tale-picture-scored = { $when }: { $by } scores in the { $tile }.
tale-picture-growing = { $when }: the monastery grows.
tale-picture-stands = { $when }: the monastery at the end.
