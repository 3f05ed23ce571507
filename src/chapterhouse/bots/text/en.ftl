# Bots: their names, and why they move as they do.

bot-random = Random
    .help = Plays anything legal.
bot-novice = Novice
    .help = Knows the aims, but often does whatever comes to mind. Moves at once.
bot-brother = Brother
    .help = Takes what looks best now, but for a whim now and then. Moves at once.
bot-prior = Prior
    .help = Thinks its turn through and draws every conclusion before it moves. Takes a moment.
bot-abbot = Abbot
    .help = Tries out in its mind what may come of it, for up to four seconds.

bot-reason = { $what } ({ $points })
bot-proves-better = Nothing stands out at once; it proves better when the game is played on.
bot-second = The next best: { $other }
bot-chances = Chance to win: about { $first } %, with the next best move { $second } %: { $other }

bot-monastery-letters = letters of the phrase, owned or within reach
    .more = More letters of your phrase are yours or within reach.
    .less = Fewer letters of your phrase are yours or within reach.
bot-monastery-blessings = blessings
    .more = You have more blessings.
    .less = You have fewer blessings.
bot-monastery-tiles = tiles kept behind the screen
    .more = Fewer tiles stay behind your screen, where they count against you.
    .less = More tiles stay behind your screen, where they count against you.
bot-monastery-monks = monks for the rounds to come
    .more = More of your monks are free in the rounds to come.
    .less = Fewer of your monks are free in the rounds to come.
bot-monastery-purse = points in this round
    .more = This round brings you more points to spend.
    .less = This round brings you fewer points to spend.
bot-monastery-sites = places on building sites
    .more = Your monks stand better on building sites: in higher boxes, or where less is missing.
    .less = You give up places on building sites.
bot-monastery-denial = letters denied to others
    .more = A rival’s phrase loses a letter.
    .less = Your rivals keep their letters.
bot-monastery-order = the order of play
    .more = You are Abbot, or nearer to it, and the Abbot goes first.
    .less = Others are Abbot, or nearer to it, and the Abbot goes first.
bot-monastery-partner = the partner’s testament
    .more = It helps your partner’s testament.
    .less = It costs your partner’s testament.

bot-monasterium-points = points on the Prestige track
    .more = You score more at once.
    .less = You score less at once.
bot-monasterium-majority = most novices in a monastery
    .more = You are nearer to having most novices in a monastery.
    .less = You fall behind in novices in a monastery.
bot-monasterium-chapels = novices in different chapels
    .more = More chapels have a novice of yours.
    .less = Fewer chapels have a novice of yours.
bot-monasterium-cloisters = cloisters beside own rooms
    .more = Your cloisters count for more, or more spaces there are open to you.
    .less = Your cloisters count for less, or fewer spaces there are open to you.
bot-monasterium-goods = goods for what comes next
    .more = You hold more of the goods that you need next.
    .less = It costs goods that you need next.
bot-monasterium-board = open actions and turned tiles
    .more = Your board grows: an open action or a turned tile pays until the end.
    .less = Your board grows less: no such action opens, no tile is turned.
bot-monasterium-dice = personal dice
    .more = You come to another personal die.
    .less = You have one personal die less.
bot-monasterium-road = the way along the road
    .more = Your messenger is further along the road.
    .less = Your messenger is less far along the road.
bot-monasterium-missions = missions begun
    .more = You are nearer to a mission.
    .less = You are further from a mission.
bot-monasterium-window = the church window
    .more = Your church window fills up.
    .less = Your church window stays emptier.
bot-monasterium-ready = dice that lie ready
    .more = Dice that you can use well are still there.
    .less = Fewer dice that you can use well are left.

bot-abbey-information = what the answer teaches
    .more = The answer tells you more.
    .less = The answer tells you less.
bot-abbey-card = a card not seen before
    .more = You may see a card that you have not seen yet.
    .less = You are less likely to see a new card.
bot-abbey-points = points for what can be proved
    .more = It promises more points, or a better chance to be right.
    .less = It promises fewer points, or a smaller chance to be right.
bot-abbey-question = a question to ask
    .more = You may ask a question.
    .less = You forgo a question.
bot-abbey-secrets = cards that others must not see
    .more = Cards that others do not know stay hidden.
    .less = Others get to know one of your cards.
bot-abbey-books = books and relics
    .more = It makes good use of a book.
    .less = A book stays unused.
bot-abbey-ahead = the way to where it matters
    .more = You are nearer to the rooms that matter now.
    .less = You are further from the rooms that matter now.
bot-abbey-promise = freedom in the next turn
    .more = You stay free in your next turn.
    .less = You are bound in your next turn.
bot-abbey-overheard = what the others learn from the answer
    .more = The others learn less from the answer.
    .less = The others learn more from the answer.
bot-abbey-wanted-hand = { $suspects ->
    [one] with one suspect left, it wanted to learn what { $target } holds
   *[other] with { $suspects } suspects left, it wanted to learn what { $target } holds
}
    .more = { $suspects ->
        [one] With one suspect left it is worth learning what { $target } holds.
       *[other] With { $suspects } suspects left it is worth learning what { $target } holds.
    }
bot-abbey-wanted-sheet = { $suspects ->
    [one] with one suspect left, it wanted to learn whom { $target } has ruled out
   *[other] with { $suspects } suspects left, it wanted to learn whom { $target } has ruled out
}
    .more = { $suspects ->
        [one] With one suspect left it is worth learning whom { $target } has ruled out.
       *[other] With { $suspects } suspects left it is worth learning whom { $target } has ruled out.
    }
