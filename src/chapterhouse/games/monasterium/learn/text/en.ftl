# What the guide says in the first game, what the things on the table are, and why one would do what.

chapter-first-round = The first round
chapter-mission = A mission in the third year
chapter-harvest = The last turns

lesson-welcome = Welcome. Five monasteries stand along a road, and you send your novices into their buildings, cloisters and chapels. Dice decide what you can do.
lesson-goal = Points come from buildings, from your church window, from missions, which pay less every year, and at the end from majorities, chapels and cloisters. Everything lies open, so look around at any time.
lesson-place-ones = Each round begins with rolling. You choose one number, and all your dice that show it go to its space: place the ones, because ones send novices.
lesson-place-six = You and Beda go on in turns until every die lies somewhere. Place the star: it is the six, a joker, and works in any column.
lesson-take-ones = The rest of your dice followed by themselves. Now dice are taken, up to three from one space, your own first: take all three ones. Each of them sends a novice.
lesson-send = Three dice, three actions, all in column A of your board. Use the first to send a novice.
lesson-novice-iii = Any novice may go, and the action he stood on opens behind him. Take the one in row III: that row serves in chapels.
lesson-chapel = Your messenger stands before the red monastery, so only that one is open to you. Send him into its chapel for one influence: from now on red is always open to you.
lesson-send-again = Second die: send another.
lesson-novice-i = Novices of rows I and II serve in the buildings. Take the one in row I, who is cheaper.
lesson-kitchen = A secular building costs one influence and two soup. It pays a point and a tool, and tools are what workshops cost.
lesson-window-action = Third die. Your chapel novice left an open action behind: a window tile from a chapel where you have a novice. Use it; open actions of rows II and III work once a turn.
lesson-window = Rows fill from the left, and no row or column may show a monastery twice. Build the red tile into the top row.
lesson-bonus = A tile brings one bonus, its row’s or its column’s. Influence pays for the next novice: take it.
lesson-take-five = Beda used his ones. Now it is your turn again: take the five.
lesson-messenger = Column E moves your messenger one space along the road. The next space has a bonus; passing it would do as well.
lesson-chain = The bonus is any action you like, without a die: that is how chains begin. Send one more novice.
lesson-novice-iv = Take the novice in row IV, column B. He serves in a cloister, and column B will pay you a point for every die you use in it from now on.
lesson-cloister = A cloister space must touch a building of yours. Your building supports this one; it costs a rosary and no influence.
lesson-joker = One die of the six may be taken at a time, for any column. Lay it on column C.
lesson-influence = Take an influence: you spent two, and chapels cost more with every novice.
lesson-take-four = Whoever can take dice must. Take the four; its action follows by itself, a rosary.
lesson-round-over = That was a whole round: place, take, act. A game has three years of two rounds for two players; let us look at the third.

lesson-later = Third year. Mission B1 asks for a chapel in red, a workshop in blue and a cloister in green; you have two of the three.
lesson-joker-b = You need one more novice sent. Column B has a send that is cheaper by one influence: take the joker for it.
lesson-cheaper = Use the open action in row II. The die also pays a point, because you turned this column’s tile in the first round.
lesson-novice-iv-a = The novice of row IV, column A, serves in a cloister. Take him.
lesson-fulfil = Send him to the cloister in green: two rosaries this time.
lesson-fulfilled = Mission fulfilled: seven points. In the first year it would have paid fourteen, so plan missions early.

lesson-last-turns = The last turns of the last year. Beda is close behind, so every point counts.
lesson-take-two = Take the two: column B again.
lesson-cheaper-again = Send with the rebate once more, and collect the point for the turned tile.
lesson-novice-i-c = Take the novice of row I, column C: two books lie ready for him.
lesson-book-room = A community room costs two books and pays three points and a window tile of that monastery. Send him to green.
lesson-full-row = Your top row lacks one tile, and green fits. Build it there: a full row pays five points, a full column four.
lesson-bonus-book = Row or column once more: take the book, which is worth two points at the end.
lesson-take-last-four = Your messenger took a step while Beda played on. One die of yours is left: take it.
lesson-two-steps = Row II in column D moves the messenger two spaces, and every bonus on the way is yours.
lesson-exchange = This space lets you exchange: a tool is worth one point, a book two. Exchange it.
lesson-final = The end: five points for the most novices in each monastery, then chapels, then twice your cloister novices times your chapel novices in each, then goods. You win, 61 to 59.
lesson-farewell = Now you know the whole round and what it is for. Play a game of your own; whatever is not lit will tell you why.

## What the things are

about-column = A column of the board: each die of its number carries out one action in it, and a six does so in any column.
about-row = A row of novices: where those who stand in it may be sent, and what sending the next one costs now.
about-stone = A space of the road. What is drawn on it is yours when your messenger comes here or goes past; dotted ways lead to the monasteries that it opens.
about-chalice = The Chalice: whoever has it begins the round, then it goes on to the left.
about-novice = Novices who are still at home. Each covers an action; sent out, he leaves it open and works in a monastery.
about-die = Dice in this player’s own colour; the ivory ones belong to nobody.
about-good-soup = Soup: pays for secular buildings, and can be exchanged for a tool. Two goods of soup, influence or rosaries make a point at the end.
about-good-tool = A tool: pays for workshops, and can be exchanged for a book. One point at the end.
about-good-book = A book: pays for community rooms. Two points at the end.
about-good-influence = Influence: every novice for a building costs one, chapels cost more and more of it.
about-good-rosary = A rosary: pays for the cloister, more with every novice.
about-pile = A Dice space. Take up to three dice from here, your own first, and use each for an action of this column; a six works in any column, one die at a time.
about-space = An action of your board. Standard actions are always there, the others open when their novice leaves; rows II and III work once a turn.
about-room-soup = A secular building: one influence and soup. It pays 1 point and a tool, and supports the cloister beside it.
about-room-tool = A workshop: one influence and tools. It pays 2 points and a book, and supports the cloister beside it.
about-room-book = A community room: one influence and books. It pays 3 points and a window tile of this monastery.
about-room-cloister = A cloister space: for a novice of row IV, paid in rosaries, beside a building of yours. At the end it multiplies with your chapel novices here.
about-room-chapel = The chapel: for a novice of row III, paid in influence. Whoever prays here may send novices here for ever and take window tiles.
about-monastery = A monastery: a chapel, a cloister and buildings. Novices come here while your messenger stands on its road or one of yours prays in its chapel; whoever has most here is paid at the end.
about-messenger = Your messenger on the road. He opens the monasteries beside his space, and every bonus he enters or passes is yours.
about-pane = Your church window: rows fill from the left, no monastery twice in a row or column. A full row pays 5, a full column 4, and each tile a bonus.
about-mission = A mission: fulfil all it asks for and it pays at once, less in later years. Several players may fulfil the same one.

## Why one would

can-choose-number = Place dice
    .why = Go where you want to take several at once; your own dice are safe there, neutral ones go to whoever comes first.
can-use-reroll = Roll again
    .why = It costs nothing, once a round: do it when no number suits you.
can-reroll-dice = Choose what to roll again
    .why = Keep ones and sixes; they are scarce.
can-take-dice = Take dice
    .why = More dice, more actions in one column; take first what others want too.
can-take-joker = Take a joker
    .why = A six is whatever you need: most often one more novice.
can-use-action = Use an action
    .why = Novices bring the points; goods and steps make room for them.
can-choose-novice = Choose a novice
    .why = Think of the action he opens: row II is the real gain, row III gives windows, row IV points for every later die.
can-place-novice = Place him
    .why = Early chapels open monasteries for ever; spread for missions, gather for majorities and cloisters.
can-take-good = Take a good
    .why = What the next novice will cost.
can-exchange-good = Exchange
    .why = Each step up the chain is worth a point more at the end and opens better rooms.
can-take-window = Build a window tile
    .why = Full rows and columns pay, and each tile brings a bonus that may start a chain.
can-choose-bonus = Choose the bonus
    .why = Take what lets you go on in this very turn.
can-take-die = Take a personal die
    .why = Another die in every round to come: the earlier the better.
can-take-points = Take points
    .why = Late in the game five points are more than a die.
can-decline = Do without
    .why = Only when it would hurt you.

## The second lesson

course-first = The guided first game
course-second = Dice in your first real game
chapter-reroll = The Reroll tile
chapter-wasted = Wasted dice, and the star
lesson-reroll-why = You rolled a 4, a 5 and a 4 of your own, but ones and twos would help you more. Once a round you may use your Reroll tile.
lesson-reroll = Use it before you choose a number.
lesson-reroll-which = Any dice of this roll may be rolled again: choose the 4, the 5 and your own 4, one after the other, then roll.
lesson-reroll-place = A 2 and two ones: one of them is your own die. Place the ones.
lesson-reroll-over = The tile is turned over now and comes back with the next round. Beda has one as well.
lesson-wasted = Beda has just taken a one and could send nobody with it: the die was wasted. Whoever can take dice must, useful or not.
lesson-wasted-warning = The table counts for you: where more dice are taken than can surely be used it shows cracked dice and says how many. Take fewer, or take them to deny them.
lesson-star = The star is the six. It belongs to no column and works in any. Place it.
lesson-star-one = Of the stars only one die is taken at a time, and you choose its column then: keep them for when the other numbers are gone.

## Drills

drill-own-dice-first = Two neutral dice and two of your own lie on space 2. Which of these may you not do?
drill-own-dice-first-why = At most three dice are taken from one space, your own first.
drill-joker = Only jokers (stars) are left, and you have no goods. What may you do?
drill-joker-why = One joker at a time, laid on a column where something is possible. Without goods nobody can be sent, so column A is closed.
drill-wasted-ones = You have no goods at all. Of the two ones, how many could you really use?
drill-wasted-ones-why = Ones send novices, and every novice costs something here. Dice that can do nothing are wasted; one may still take them to deny them.
drill-chapel-price = One of your novices is in a chapel. How much influence does the next one for a chapel cost?
drill-chapel-price-why = Chapels cost one influence for the first novice and more for each further one.
drill-open-monasteries = Your messenger stands far along the road. To which of these secular buildings may your novice go?
drill-open-monasteries-why = Open are the monasteries at your messenger’s space, and those where you have a novice in the chapel.
drill-cloister-neighbour = Where in the red cloister may your novice go?
drill-cloister-neighbour-why = A cloister space must be free and touch a building with a novice of yours.
drill-row-three = A novice of row III is on his way to the red monastery. Where may he serve?
drill-row-three-why = Rows I and II serve in buildings, row III in chapels, row IV in cloisters.
drill-cloister-times-chapel = The end of the game: in the red monastery you have three novices in the chapel and three in the cloister. What is the cloister worth?
drill-cloister-times-chapel-why = Twice the cloister novices times the chapel novices of the same monastery: 2 × 3 × 3.
drill-leftovers = At the end you keep 1 soup, 2 tools, 3 books, 1 influence and 1 rosary. How many points are they?
drill-leftovers-why = A tool is one point, a book two; of everything else two goods make one point, rounded down.
drill-full-row = You may take a blue window tile. Which row brings points now?
drill-full-row-why = A full row pays at once. Rows fill from the left, and no row or column shows a monastery twice.
drill-reroll = You rolled 1, 2 and a star with neutral dice and a 2 with your own, and use the Reroll tile. What can you not do?
drill-reroll-why = Any dice of this roll may be rolled again, once a round; but only dice that are there.
