# Stories of Monasterium.

tale-title-count = Won in the final scoring
tale-when = Year { $year }, round { $round }

tale-first-year = After the first year { $leader } was ahead with { $points ->
        [one] one point
       *[other] { $points } points
    }; { $winner } had { $few }.
tale-first-year-won = After the first year { $leader } was already ahead with { $points ->
        [one] one point
       *[other] { $points } points
    }.
tale-first-year-level = After the first year nobody was ahead: the best had { $points ->
        [one] one point
       *[other] { $points } points
    } each.
tale-novices = { $seat } sent most novices on their way, { $count } in all, { $most } of them to { $monastery }.
tale-window = { $seat } put { $count } tiles into the church window, more than anybody else.

tale-turn = The largest step to victory came in the { $year ->
        [1] first
        [2] second
       *[other] third
    } year: { $seat } scored { $points ->
        [one] one point
       *[other] { $points } points
    } { $for }.
tale-turn-ahead = In the { $year ->
        [1] first
        [2] second
       *[other] third
    } year { $seat } scored { $points ->
        [one] one point
       *[other] { $points } points
    } { $for }, took the lead and did not give it back.
tale-took-lead = In the { $year ->
        [1] first
        [2] second
       *[other] third
    } year { $seat } took the lead and did not give it back.
tale-missions = { $seat } fulfilled { $count } missions, more than anybody else at the table.
tale-mission = { $seat } was the first to fulfil a mission: { $mission }, in the { $year ->
        [1] first
        [2] second
       *[other] third
    } year.
tale-wasted = The dice were not kind to everybody: { $seat } had to set { $count } of them aside unused.

tale-count = The final scoring brought { $winner } another { $points } points, { $most } of them { $for }, and changed nothing at the top.
tale-count-level = The final scoring could not part them.
tale-count-turned = Before the final scoring { $leader } was ahead. Then { $winner } counted { $points } more points, { $most } of them { $for }, and passed.

tale-for-rooms = for a building
tale-for-action = for an action
tale-for-turned = for a turned Action tile
tale-for-window = for a full line of the window
tale-for-missions = for a mission
tale-for-road = for the end of the road
tale-for-majority = for most novices
tale-for-chapels = for chapels
tale-for-cloisters = for cloisters
tale-for-resources = for resources

tale-picture-leads = { $when }: { $leader } is ahead.
tale-picture-year = { $when }: the novices are on their way.
tale-picture-scored = { $when }: { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
tale-picture-last = The end of the third year.
