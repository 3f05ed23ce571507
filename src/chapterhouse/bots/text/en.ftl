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
bot-second = The next best: { $other }
bot-chances = Chance to win: about { $first } %, with the next best move { $second } %: { $other }

bot-monastery-letters = letters of the phrase, owned or within reach
bot-monastery-blessings = blessings
bot-monastery-tiles = tiles kept behind the screen
bot-monastery-monks = monks for the rounds to come
bot-monastery-purse = points in this round
bot-monastery-sites = places on building sites
bot-monastery-denial = letters denied to others
bot-monastery-order = the order of play
bot-monastery-partner = the partner’s testament

bot-monasterium-points = points on the Prestige track
bot-monasterium-majority = most novices in a monastery
bot-monasterium-chapels = novices in different chapels
bot-monasterium-cloisters = cloisters beside own rooms
bot-monasterium-goods = goods for what comes next
bot-monasterium-board = open actions and turned tiles
bot-monasterium-dice = personal dice
bot-monasterium-road = the way along the road
bot-monasterium-missions = missions begun
bot-monasterium-window = the church window
bot-monasterium-ready = dice that lie ready

bot-abbey-information = what the answer teaches
bot-abbey-card = a card not seen before
bot-abbey-points = points for what can be proved
bot-abbey-question = a question to ask
bot-abbey-secrets = cards that others must not see
bot-abbey-books = books and relics
bot-abbey-ahead = the way to where it matters
bot-abbey-promise = freedom in the next turn
bot-abbey-overheard = what the others learn from the answer
bot-abbey-wanted-hand = { $suspects ->
    [one] with one suspect left, it wanted to learn what { $target } holds
   *[other] with { $suspects } suspects left, it wanted to learn what { $target } holds
}
bot-abbey-wanted-sheet = { $suspects ->
    [one] with one suspect left, it wanted to learn whom { $target } has ruled out
   *[other] with { $suspects } suspects left, it wanted to learn whom { $target } has ruled out
}
