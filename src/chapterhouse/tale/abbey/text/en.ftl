# Stories of Mystery of the Abbey.

tale-title-unsolved = The case that nobody solved
tale-title-revelations = Found by one, won by another
tale-title-rash = One accusation too many
tale-title-culprit = It was { $suspect }

tale-inquiry = { $questions ->
        [0] No question was asked
        [one] One question was asked
       *[other] { $questions } questions were asked
    } in this inquiry, and { $masses ->
        [0] no Mass interrupted it
        [one] one Mass interrupted it
       *[other] { $masses } Masses interrupted it
    }.
tale-asker = Nobody was more curious than { $asker }, who asked { $count ->
        [one] one
       *[other] { $count }
    } of them.
tale-silent = { $target } preferred silence, { $count ->
        [2] twice
       *[other] { $count } times
    }.
tale-no-revelations = Nobody dared to reveal anything about the culprit.
tale-revealed = { $seat } made the first revelation about the culprit: { $trait }.
tale-revelations-right = The revelations of { $seat } proved worth { $points } points.
tale-false = { $seat } accused { $suspect }, who was innocent, and did penance for it.
tale-false-more = It was not the only mistake: { $count ->
        [one] one more innocent monk was accused
       *[other] { $count } more innocent monks were accused
    } before the end.
tale-nobody-knew = From the cards alone nobody could be certain to the end.
tale-knew-and-found = With all that had been seen and heard, one suspect was left for { $seat } at { $office }; nobody could have known earlier.
tale-knew-unused = With all that had been seen and heard, { $seat } could have known the culprit at { $office }, before everybody else, but did not find the name in time.
tale-found = At { $office } { $seat } accused { $suspect }, and was right.
tale-not-enough = Yet the revelations counted for more.
tale-closed = Nobody named the right monk, so the Abbot closed the case. It was { $suspect }.

tale-picture-mass = The bell calls everybody to { $office }.
tale-picture-revealed = { $seat } makes a revelation.
tale-picture-false = { $seat } accuses { $suspect }, wrongly.
tale-picture-knew = From here on { $seat } could have known.
tale-picture-inquiry = The inquiry goes on.
tale-picture-culprit = Unmasked: { $suspect }.
