# What the guide says in the first game, what the things on the table are, and why one would do what.

chapter-first-round = The first round
chapter-mission = A mission in the third year
chapter-harvest = The last turns

lesson-welcome = Welcome. Five monasteries stand along a road, and you send your novices into their kitchens, workshops, book rooms, cloisters and chapels. Dice decide what you can do.
lesson-goal = Points come from buildings, from your church window, from missions, which pay less every year, and at the end from majorities, chapels and cloisters. Everything lies open, so look around at any time.
lesson-place-ones = Each round begins with rolling. You choose one number, and all your dice that show it go to its space: place the ones, because ones send novices.
lesson-place-six = You and Beda go on in turns until every die lies somewhere. Place the six: it is a joker and works in any column.
lesson-take-ones = The rest of your dice followed by themselves. Now dice are taken, up to three from one space, your own first: take all three ones. The table warns that a one may find no work; yours will.
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
lesson-cloister = A cloister space must touch a building of yours. Your kitchen supports this one; it costs a rosary and no influence.
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
