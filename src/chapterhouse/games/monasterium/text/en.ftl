# Monasterium: our own words for its rules, refusals, choices and events.

game-name = Monasterium
game-blurb = Roll and draft dice, send your novices to five monasteries, and let one bonus set off the next.

## Chapters

chapter-setup = Setting up
chapter-course = Course of the game
chapter-placement = Placing dice
chapter-taking = Taking dice
chapter-actions = Using dice
chapter-road = The road
chapter-sending = Sending out novices
chapter-buildings = Buildings
chapter-chapel = Chapels
chapter-cloister = Cloisters
chapter-window = The church window
chapter-extra = Additional novices
chapter-missions = Missions
chapter-round = End of a round
chapter-scoring = Final scoring

## Rules

rule-setup-players = Number of players
    .text = Two, three or four people play.
rule-setup-colours = Colours
    .text = Everybody takes the pieces in the colour of their choice; where nothing is chosen, the seats take red, blue, green and yellow in order.
    .reason = The rules let everybody choose a colour; that the seats take the colours in order where nothing is chosen is ours.
rule-setup-side = Sides of the board
    .text = One side of the board is for two players, the other for three or four. Both show five monasteries.
rule-setup-closed = Closed spaces
    .text = With three players, the spaces marked “4” are covered with novices of the unused colour. Nobody can use them, and the covering novices count for nothing.
    .reason = The rules cover the marked spaces with novices of an unused colour; that these occupy their space and count for nobody is ours.
rule-setup-windows = Window tiles
    .text = Each monastery starts with two window tiles per player; the others are not used.
rule-setup-supply = Supply
    .text = Soup, tools, books, influence and rosaries never run out.
rule-setup-missions = Missions in play
    .text = Two cards of each of the piles A, B and C lie open for the whole game. The others are out of it.
rule-setup-board = Player boards
    .text = Each player starts with twenty novices on the Action spaces, one more beside each of the four rows, white Action tiles, a Reroll tile that is ready, and the messenger on the first space of the road.
rule-setup-dice = Dice
    .text = Each player starts with one personal die; two more can be won. Neutral dice are shared out evenly: five each for two players, three each for three, two each for four.
rule-setup-goods = Starting goods
    .text = Each player starts with 2 influence, 2 soup and 1 rosary.
rule-setup-starter = First Chalice
    .text = The first starting player is chosen by lot.
    .reason = Who visited a monastery last cannot be asked fairly of people who sit apart, so the lot decides.

rule-course-years = Three years
    .text = The game lasts three years, each of as many rounds as there are players. After the last round of the third year comes the final scoring.
rule-course-phases = Phases of a round
    .text = In every round dice are placed, then used, then the round ends. The starting player begins, the others follow clockwise.
rule-course-open = Open information
    .text = Everything is open to everybody except what dice will show.
    .reason = No component is ever hidden, so everything is open and undo may go back to the last roll.

rule-placement-roll = Rolling
    .text = On your turn you roll all dice that you have not placed yet, once.
rule-placement-number = Choosing a number
    .text = You choose one number of your roll and put all your dice that show it on its Dice space, personal and neutral ones together, whatever lies there already.
rule-placement-until = Until all dice lie
    .text = Players take turns until all dice are placed. If you have none left you are passed over; whoever still has dice goes on, alone if need be. Nobody may skip a turn.
rule-placement-reroll = The Reroll tile
    .text = Once per round you may turn your Reroll tile over and roll dice of your last roll again. It is one use for the whole round.
    .reason = The rules allow the tile once per round; that this holds over both phases, so that a tile used while placing is gone for a die won later, is ours.
rule-placement-reroll-any = Which dice to roll again
    .text = You choose which dice of your last roll you roll again, at least one. Then you choose a number among all dice as they show now.
    .reason = The tile is used after the roll and before a number is chosen; at least one die must be rolled again.

rule-taking-turns = Turns of the action phase
    .text = In turn each player takes dice from one Dice space and uses them, until no dice are left on the board and all are used up.
rule-taking-must = No passing
    .text = If there is a die that you may take, you must take at least one.
    .reason = The phase lasts until all dice are taken and knows no passing.
rule-taking-skipped = Nothing to take
    .text = If no Dice space holds a neutral die or one of yours, your turn is skipped.
    .reason = A player who finds no die he may take cannot choose a Dice space.
rule-taking-space = One Dice space
    .text = All dice of a turn come from one and the same Dice space.
rule-taking-others = Dice of other players
    .text = You may never take another player’s personal die.
rule-taking-own-first = Own dice first
    .text = From a Dice space you take your own dice before neutral ones. You may leave own dice behind only if you take no neutral die; a table can agree that all own dice must be taken.
    .reason = Own dice come first in order; a strict 'all of them' cannot work on the joker space. The strict reading is a table option.
rule-taking-most = Up to three
    .text = From the spaces 1 to 5 you take one, two or three dice. How many is settled before the first action.
    .reason = The rules set three as the most and allow fewer; that fewer may be taken even from own dice on the space is ours.
rule-taking-joker-one = One joker
    .text = From the joker space you take only one die per turn.
rule-taking-joker-column = Column of a joker
    .text = You lay a joker on any column in which it can be used.
    .reason = A joker serves any possible action, so it may not be laid where none is possible.
rule-taking-again = The same space again
    .text = You may choose the same Dice space again in a later turn, as long as there is a die for you.

rule-actions-one-each = One action per die
    .text = Each die you took carries out exactly one action and is then used up. When all are used up your turn is over.
rule-actions-column = The column of a die
    .text = A die serves only actions of the column on which it lies.
rule-actions-standard = Standard actions
    .text = The standard action of a column can always be chosen: A send a novice, B soup, C influence, D rosary, E messenger. Standard actions and those of row I have no limit.
rule-actions-opened = Opened actions
    .text = When a novice of row I, II or III has been sent out, the action beneath him is open from then on, at once and for the rest of the game.
rule-actions-once = Once per turn
    .text = Each action of rows II and III can be carried out once per turn; in a later turn of the same round it can be used again.
    .reason = The rules limit rows II and III to once per turn; that the limit belongs to the single Action space is ours.
rule-actions-forced = Dice must be used
    .text = If any action of the column is possible, the die must be used for one. If none is possible, the die is set aside for nothing.
rule-actions-possible = Possible actions
    .text = An action is possible if it is allowed, can be paid for right now and has an effect. An action that is not possible cannot be chosen.
    .reason = Possible means allowed, affordable and with a real effect right now.
rule-actions-choice = Goods to choose from
    .text = Where an action offers several kinds of goods, you take the full number of one kind.
rule-actions-exchange = Exchange
    .text = One soup becomes one tool, or one tool becomes one book.

rule-road-forward = Along the road
    .text = The messenger goes from left to right. From the last space his next step leads to the first, and round he goes again.
    .reason = The rules put the messenger on the first space again after the last; that this is a step like any other is ours.
rule-road-entering = Bonus spaces
    .text = Every bonus space that the messenger enters or passes gives its bonus at once.
rule-road-chains = Step by step
    .text = The messenger goes space by space. A bonus, with everything that follows from it, is finished before his next step.
    .reason = Bonuses come immediately, so each is dealt with before the next step.
rule-road-may = Declining
    .text = You may do without a bonus of the road, but not without a step, and at the end of the road you must choose one of the two gifts.
    .reason = The bonuses are worded as offers; the last space names its own alternative.
rule-road-any-action = Bonus: any action
    .text = Carry out any possible standard or opened action of any column at its usual price, without a die.
    .reason = The rules give any possible action; that it is paid in full and needs no die is ours.
rule-road-limits = Bonus actions and limits
    .text = An action carried out as a bonus counts for the once-per-turn limit of its space, and the limit counts for it.
    .reason = A bonus action and a die share the once-a-turn limit of an Action space; windows from rooms and the road are not actions of row III.
rule-road-influence-or-rosary = Bonus: influence or rosary
    .text = Take one influence or one rosary.
rule-road-soup-or-exchange = Bonus: soup or exchange
    .text = Take one soup, or exchange one soup for a tool, or one tool for a book.
rule-road-window = Bonus: window tile
    .text = Take a window tile of any monastery, whether or not you have novices there.
rule-road-last = The end of the road
    .text = On the last space you take another personal die, or 5 points instead.
rule-road-no-die = No die left
    .text = If you have all your personal dice, you get the points.
rule-road-new-die = The new die
    .text = You roll a new die at once and put it on its Dice space. It does not join the dice of this turn, but must be used in this round, so you will get another turn for it.
    .reason = The rules place the new die on its Dice space; that it never joins the dice of the running turn, even on the same number, is ours.
rule-road-new-die-reroll = Rerolling the new die
    .text = If your Reroll tile is still ready, you may use it for the new die.

rule-sending-any = Any novice
    .text = With a sending action you may send out any novice on your Action spaces, whatever the column of the die.
rule-sending-areas = Rows and areas
    .text = Novices of rows I and II go to buildings, those of row III to chapels, those of row IV to cloisters.
rule-sending-presence = The messenger presents himself
    .text = You may send novices to a monastery while your messenger stands on a road space connected to it.
rule-sending-chapel = A novice in the chapel
    .text = Once you have a novice in the chapel of a monastery, you may send novices there wherever your messenger is.
rule-sending-rebate = Cheaper sending
    .text = The row II action of column B sends a novice for one influence less, down to none. Novices for the cloister may be sent with it but save nothing.
    .reason = The rules save an influence down to none; that a novice for the cloister may be sent this way and saves nothing is ours.
rule-sending-order = Order of a sending
    .text = Pay; place the novice; his action opens or his tile turns; take what the place gives, with all that follows; then the additional novice if the row is empty now.
    .reason = Pay, place, open or turn, reward with all that follows, then the additional novice.

rule-buildings-kinds = Kinds of buildings
    .text = There are secular buildings (soup), workshops (tools) and community rooms (books).
rule-buildings-price = Price of a building
    .text = A building costs 1 influence and, of the goods of its kind, 2 for a novice of row I or 3 for one of row II.
rule-buildings-one = One novice per building
    .text = Each building holds one novice.
rule-buildings-reward = What a building gives
    .text = A secular building gives 1 point and a tool, a workshop 2 points and a book, a community room 3 points and a window tile of its monastery.

rule-chapel-price = Price of a chapel
    .text = The first novice for a chapel costs 1 influence, the second 2, every further one 3.
rule-chapel-ladder = What raises the price
    .text = The prices of chapels and cloisters count the novices that left the row. Additional novices raise them only if the table has agreed so.
    .reason = The ladder counts figures of the row. Counting every own novice in such an area is a table option.
rule-chapel-places = Places in a chapel
    .text = A chapel holds two novices per player in the game, of all players together.
    .reason = The rules limit the novices in a chapel; that those inside keep their access when it is full is ours.

rule-cloister-adjacent = Support from a building
    .text = You may place a novice on a cloister space only if you have a novice in a building beside that space.
rule-cloister-one = One novice per space
    .text = Each cloister space holds one novice.
rule-cloister-price = Price of a cloister
    .text = The first novice for a cloister costs 1 rosary, the second 2, every further one 3. He needs no influence.
rule-cloister-turn = Turning the Action tile
    .text = When a novice of row IV leaves, the Action tile of his column is turned over. From then on each die used for an action in that column gives 1 point.
    .reason = The rules give a point for each die used in the column from now on; that the die which paid for this very sending, and a wasted die, bring none is ours.
rule-cloister-lying = Dice on the tile
    .text = Dice that still lie on the tile when it is turned over give their point at once, and not again when they are used.
    .reason = The rules give a point at once for dice left on the tile; that these do not bring another one when used is ours.
rule-cloister-no-die = No die, no point
    .text = Actions without a die give no point for a turned tile.
    .reason = The point is for a die; a bonus action uses none.

rule-window-sources = Where window tiles come from
    .text = From the road, from a community room, or by an action of row III.
rule-window-chapel = From a chapel
    .text = The action of row III takes a window tile from a monastery in whose chapel you have a novice.
rule-window-room = From a community room
    .text = A novice in a community room brings a window tile of that monastery.
rule-window-at-once = Built at once
    .text = A window tile is built into your church window the moment you take it.
rule-window-leftmost = From the left
    .text = You choose the row; the tile goes to its leftmost free space.
rule-window-stay = Tiles stay
    .text = One tile to a space, and it stays there until the end.
rule-window-different = Different tiles
    .text = No row and no column may hold two tiles of the same monastery.
rule-window-taken = Tiles left
    .text = You can take only tiles that are still in the monastery.
rule-window-lost = Lost tiles
    .text = If a community room’s tile is gone or fits nowhere, it is lost; you keep the points. If it fits, you must build it.
    .reason = The rules let the bonus go to waste; that the tile then stays in its monastery, and that a tile that fits must be built, is ours.
rule-window-bonus = Window bonus
    .text = Each tile gives one bonus, of its row or of its column as you choose: influence, rosary or two steps of the messenger; soup, tool or book.
rule-window-lines = Full lines
    .text = Besides the bonus, a full row gives 5 points and a full column 4.
    .reason = The rules give the points in addition to the bonus; that they come before it is ours.
rule-window-ninth = The ninth tile
    .text = The ninth tile completes a row and a column at once: 9 points and one bonus.

rule-extra-row = The additional novice
    .text = When all five novices of a row are out, you may also send the one beside it, to any area and at no price. All other conditions hold.
    .reason = The rules send the additional novice at once and for nothing; that he goes after all rewards of the last novice of his row is ours.
rule-extra-now = Now or never
    .text = If the additional novice is not sent at once, he is out of the game, unless the table has agreed otherwise.
    .reason = Immediately means now or never. Keeping him for later is a table option.
rule-extra-kept = Kept for later
    .text = If the table has agreed so, an additional novice stays beside his empty row and can be sent, at no price, by any later sending action.
    .reason = The reading behind the table option: he waits beside the empty row and goes with any later sending, at no price.
rule-extra-opens-nothing = Opens nothing
    .text = An additional novice opens no action and turns no tile, but counts like any other.
    .reason = He stands on no Action space and in no column.

rule-missions-at-once = Fulfilled at once
    .text = The moment you fulfil a mission your disk is laid and you score.
    .reason = The rules let a player lay a disk; that the table does so by itself, the moment a mission is fulfilled, is ours.
rule-missions-once = Once per player
    .text = Each player may fulfil each mission once; nobody is too late because of another.
rule-missions-years = Worth by year
    .text = Missions of A and B are worth less every year. The year is the one that the Hourglass shows.
    .reason = The rules score the year of the mission; that the year is that of the Hourglass, which moves only after the last round of a year, is ours.
rule-missions-any-time = Pile C
    .text = Missions of pile C are worth the same at any time.
rule-missions-areas = Piles A and B
    .text = Such a card asks for three novices, each in a certain area: a chapel, a cloister, or a building of a certain kind or of any. One novice may serve several cards; on one card each area has a novice of its own.
    .reason = The rules ask for novices in three areas; that one novice may serve several cards is ours.
rule-missions-counts = What pile C counts
    .text = 12 novices sent out, 3 in community rooms, 6 in cloisters, window tiles of all 5 monasteries, or all 3 personal dice.

rule-round-prepare = The next round
    .text = Reroll tiles are turned back, neutral dice shared out again, and each player takes all personal dice won so far.
rule-round-chalice = The Chalice
    .text = The Chalice goes to the left neighbour, who is the next starting player.
rule-round-year = End of a year
    .text = When everybody has had the Chalice once, the year is over and the Hourglass moves on.

rule-scoring-order = The final scoring
    .text = First the monasteries, then chapels, cloisters and resources are scored.
rule-scoring-majority = Most novices
    .text = In each monastery whoever has most novices, in buildings, chapel and cloister together, scores 5 points; so does everybody who ties.
rule-scoring-nobody = An empty monastery
    .text = A monastery without novices brings nobody points.
    .reason = Who has nobody there has not sent out the most.
rule-scoring-chapels = Chapels
    .text = Novices in the chapels of 1, 2, 3, 4 or 5 monasteries are worth 1, 3, 6, 10 or 15 points.
rule-scoring-cloisters = Cloisters
    .text = For each monastery, your novices in the cloister times your novices in the chapel, doubled.
rule-scoring-resources = Resources
    .text = A tool is worth 1 point, a book 2. Soup, influence and rosaries together are worth half their number, rounded down.
rule-scoring-winner = Victory
    .text = The highest total wins; players who tie share the victory.

## Refusals

fault-setup-players-count = Monasterium is for two to four players, not { $players }.
fault-setup-colours-unknown = “{ $colours }” is not a list of different colours among red, blue, green and yellow.
fault-setup-colours-count = { $players } players need { $players } colours, not { $colours }.
fault-setup-closed-room = This building is closed with three players.
fault-setup-closed-cloister = This cloister space is closed with three players.
fault-placement-number-not-rolled = None of your dice shows { $number }.
fault-placement-reroll-used = You have used your Reroll tile in this round already.
fault-placement-reroll-any-none = Choose at least one die to roll again.
fault-placement-reroll-any-neutral = You did not roll that many neutral dice showing { $number }.
fault-placement-reroll-any-personal = You did not roll that many personal dice showing { $number }.
fault-placement-reroll-any-number = Dice show numbers from 1 to 6.
fault-taking-space-none = There is no such Dice space.
fault-taking-space-empty = No dice lie on this Dice space.
fault-taking-others-only = Only personal dice of other players lie on this Dice space.
fault-taking-others-too-many = { $available ->
        [one] You can take only one die here.
       *[other] You can take only { $available } dice here.
    }
fault-taking-own-first-all = { $own ->
        [one] You must take your own die here.
       *[other] You must take all { $own } of your own dice here.
    }
fault-taking-most-count = You take from one to { $most } dice.
fault-taking-joker-one-column = From the joker space you take a single die and choose a column for it.
fault-taking-joker-column-nothing = Nothing can be done in { $column } now, so a joker may not be laid there.
fault-actions-column-other = Your dice lie on { $column }; that action belongs to another one.
fault-actions-opened-closed = A novice still stands on this Action space, so it is not open ({ $space }).
fault-actions-once-done = You have carried out this action in this turn already ({ $space }).
fault-actions-possible-exchange = You have neither soup nor tools to exchange.
fault-actions-possible-window = No window tile from a chapel with one of your novices can be built now.
fault-actions-possible-send = No novice can be sent out now: nobody can be paid for and placed.
fault-actions-choice-not-offered = This action does not offer { $good }.
fault-actions-exchange-never = There is no exchange for { $good }.
fault-actions-exchange-none = { $good_id ->
        [soup] You have no soup to exchange.
       *[other] You have no tool to exchange.
    }
fault-road-influence-or-rosary-other = This bonus gives influence or a rosary, not { $good }.
fault-road-soup-or-exchange-other = This bonus gives soup or an exchange, not { $good }.
fault-sending-any-gone = He has left already: { $novice }.
fault-sending-areas-room = A novice of row I or II can be sent only to a building.
fault-sending-areas-chapel = A novice of row III can be sent only to a chapel.
fault-sending-areas-cloister = A novice of row IV can be sent only to a cloister.
fault-sending-presence-absent = Your messenger does not stand at { $monastery }, and you have no novice in the chapel there.
fault-buildings-kinds-no-such-room = There is no such building in this monastery.
fault-buildings-one-occupied = A novice of { $owner } is in this building.
fault-buildings-price-missing = The building costs { priced-goods }; you have { $have }.
fault-chapel-price-missing = The chapel costs { priced-goods } now; you have { $have }.
fault-chapel-places-full = The chapel is full: it holds { $places } novices.
fault-cloister-price-missing = The cloister costs { priced-goods } now; you have { $have }.
fault-cloister-one-occupied = A novice of { $owner } stands on this cloister space.
fault-cloister-one-no-such-space = There is no such cloister space on this side of the board.
fault-cloister-adjacent-no-novice = You have no novice in a building beside this cloister space.
fault-window-sources-elsewhere = The window tile cannot come from { $monastery } this time.
fault-window-taken-none = No window tile is left in { $monastery }.
fault-window-leftmost-full = This line of your window is full: { $row }.
fault-window-different-row = This row already holds a tile from { $monastery }.
fault-window-different-column = The column of the leftmost free space already holds a tile from { $monastery }.
fault-window-bonus-other = This tile does not offer that bonus: { $bonus }.
fault-extra-row-not-yet = He cannot be sent out now: { $novice }.

## Counted things

counted-goods = { $good_id ->
        [soup] { $count } soup
        [influence] { $count } influence
        [tool] { $count ->
            [one] 1 tool
           *[other] { $count } tools
        }
        [book] { $count ->
            [one] 1 book
           *[other] { $count } books
        }
       *[rosary] { $count ->
            [one] 1 rosary
           *[other] { $count } rosaries
        }
    }
priced-goods = { $good_id ->
        [soup] { $price } soup
        [influence] { $price } influence
        [tool] { $price ->
            [one] 1 tool
           *[other] { $price } tools
        }
        [book] { $price ->
            [one] 1 book
           *[other] { $price } books
        }
       *[rosary] { $price ->
            [one] 1 rosary
           *[other] { $price } rosaries
        }
    }
counted-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
counted-dice = { $neutral ->
        [0] { $personal ->
            [one] 1 personal die
           *[other] { $personal } personal dice
        }
        [one] { $personal ->
            [0] 1 neutral die
           *[other] 1 neutral and { $personal } personal dice
        }
       *[other] { $personal ->
            [0] { $neutral } neutral dice
           *[other] { $neutral } neutral and { $personal } personal dice
        }
    }
shown-dice = { $neutral_id ->
        [0] own { $personal }
       *[other] { $personal_id ->
            [0] neutral { $neutral }
           *[other] neutral { $neutral }; own { $personal }
        }
    }

## Choices

action-choose-number = Place all dice that show { $number }
action-use-reroll = Use the Reroll tile
action-reroll-dice = Roll again: { shown-dice }
action-take-dice = { $count ->
        [one] Take one die from space { $number }
       *[other] Take { $count } dice from space { $number }
    }
action-take-joker = Take a joker and lay it on { $column }
action-use-action = { $space }
action-choose-novice = Send { $novice }
action-place-novice = Place him: { $monastery }, { $spot }
action-take-good = Take { $good }
action-exchange-good = { $good_id ->
        [soup] Exchange soup for a tool
        [tool] Exchange a tool for a book
       *[other] Exchange { $good }
    }
action-take-window = Take a window tile from { $monastery } for { $row }
action-choose-bonus = Window bonus: { $bonus }
action-take-die = Take another personal die
action-take-points = Take points instead of a die
action-decline = Do without

## Events

event-missions-drawn = The missions of this game: { $missions }.
when-round-began = Year { $year }, round { $round }
event-round-began = Year { $year }, round { $round }: { $starter } has the Chalice.
event-dice-rolled = { $seat } rolls { shown-dice }.
event-dice-rerolled = { $seat } rolls again and gets { shown-dice }.
event-dice-placed = { $seat } places { counted-dice } on space { $number }.
event-dice-taken = { $seat } takes { counted-dice } from space { $number } for { $column }.
event-action-used = { $seat } uses “{ $space }”.
event-die-wasted = { $seat } can do nothing in { $column } and sets a die aside.
event-goods-taken = { $seat } takes { counted-goods }.
event-goods-paid = { $seat } pays { counted-goods }.
event-good-exchanged = { $seat } exchanges { $gave } for { $got }.
event-points-scored = { $seat } scores { counted-points } for { $reason }.
event-messenger-moved = { $seat }’s messenger goes to road space { $space }.
event-bonus-declined = { $seat } does without the bonus.
event-novice-sent = { $seat } sends { $novice }: { $monastery }, { $spot }.
event-action-opened = { $seat } has opened “{ $space }”.
event-tile-turned = { $seat } turns the Action tile of { $column } over.
event-extra-novice-lost = { $seat } does not send { $novice }, who is out of the game.
event-extra-novice-kept = { $seat } keeps { $novice } for later.
event-window-built = { $seat } builds a tile from { $monastery } into { $row }, { $column }.
event-window-lost = { $seat } cannot build a tile from { $monastery }; it is lost.
event-die-won = { $seat } wins another personal die.
event-mission-fulfilled = { $seat } fulfils { $mission } in year { $year }.
event-year-ended = Year { $year } is over.
event-game-ended = { $winners_id ->
        [one] The game is over. { $winners } wins.
       *[other] The game is over. { $winners } share the victory.
    }

## What is asked

step-playing-round = A round begins.
step-rolling-dice = The dice are rolled.
step-choosing-number = Choose a number to place, or use the Reroll tile.
step-rerolling = Choose the dice to roll again.
step-taking-dice = Choose a Dice space and take dice.
step-using-dice = Use a die for an action.
step-using-any-action = Carry out any action as a bonus, or do without.
step-taking-goods = Choose the goods to take.
step-exchanging = Choose what to exchange.
step-advancing-messenger = The messenger goes on.
step-taking-influence-or-rosary = Take influence or a rosary, or do without.
step-taking-soup-or-exchanging = Take soup, or exchange, or do without.
step-reaching-road-end = Take another die or the points.
step-choosing-novice = Choose a novice to send out.
step-placing-novice = Choose where the novice goes.
step-placing-extra-novice = Send the additional novice anywhere, or do without.
step-taking-window-from-chapel = Choose a window tile and the row for it.
step-taking-window-from-room = Choose the row for the window tile.
step-taking-any-window = Choose a window tile of any monastery and the row for it, or do without.
step-choosing-bonus = Choose the bonus of the row or of the column.
step-ending-round = The round ends.
step-scoring-finally = The final scoring.

## Options

option-players = Players
    .help = How many people play.
option-colours = Colours
    .help = “in-order”, or the colours of the seats one after the other, such as green-red.
option-own_dice = Own dice first
    .help = How strictly own dice must be taken before neutral ones.
option-own_dice-in-order = No neutral die while own dice stay behind
option-own_dice-all = All own dice must be taken
option-price_ladder = Prices of chapels and cloisters
    .help = Which novices make the next one dearer.
option-price_ladder-row = Those sent from the row
option-price_ladder-area = All own novices in such areas
option-extra_novice = Additional novice
    .help = What happens if he is not sent at once.
option-extra_novice-now = He is out of the game
option-extra_novice-kept = He may be sent later

## Points

score-rooms = Buildings
score-action = Point actions
score-turned = Turned Action tiles
score-window = Church window
score-missions = Missions
score-road = End of the road
score-majority = Most novices
score-chapels = Chapels
score-cloisters = Cloisters
score-resources = Resources
ending-third-year = The third year is over.

reason-rooms = a building
reason-action = an action
reason-turned = a turned Action tile
reason-window = a full line of the window
reason-missions = a mission
reason-road = the end of the road
reason-majority = most novices
reason-chapels = chapels
reason-cloisters = cloisters
reason-resources = resources

## Names

good-soup = soup
good-tool = a tool
good-book = a book
good-influence = influence
good-rosary = a rosary

column-a = column A
column-b = column B
column-c = column C
column-d = column D
column-e = column E

## Names made from the components

space-named = { $row_id ->
        [standard] Standard
       *[other] { $row }
    }{" "}{ $column }: { $deed }
space-send = { $count ->
        [0] send a novice
       *[other] send a novice for { $count } influence less
    }
space-take = { $goods }
space-either = { $head } or { $last }
space-messenger = messenger { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
space-exchange = exchange a good
space-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
space-window = window tile from a chapel
bonus-messenger-steps = { $count ->
        [1] a step of the messenger
        [2] two steps of the messenger
       *[other] { $count } steps of the messenger
    }
place-soup = secular building { $number }
place-tool = workshop { $number }
place-book = community room { $number }
place-cloister = cloister space { $number }

novice-i-a = the novice of row I, column A
novice-i-b = the novice of row I, column B
novice-i-c = the novice of row I, column C
novice-i-d = the novice of row I, column D
novice-i-e = the novice of row I, column E
novice-ii-a = the novice of row II, column A
novice-ii-b = the novice of row II, column B
novice-ii-c = the novice of row II, column C
novice-ii-d = the novice of row II, column D
novice-ii-e = the novice of row II, column E
novice-iii-a = the novice of row III, column A
novice-iii-b = the novice of row III, column B
novice-iii-c = the novice of row III, column C
novice-iii-d = the novice of row III, column D
novice-iii-e = the novice of row III, column E
novice-iv-a = the novice of row IV, column A
novice-iv-b = the novice of row IV, column B
novice-iv-c = the novice of row IV, column C
novice-iv-d = the novice of row IV, column D
novice-iv-e = the novice of row IV, column E
novice-i-extra = the novice beside row I
novice-ii-extra = the novice beside row II
novice-iii-extra = the novice beside row III
novice-iv-extra = the novice beside row IV

monastery-red = the red monastery
monastery-green = the green monastery
monastery-yellow = the yellow monastery
monastery-blue = the blue monastery
monastery-violet = the violet monastery

spot-chapel = chapel

line-top = the top row
line-middle = the middle row
line-bottom = the bottom row
line-left = the left column
line-centre = the centre column
line-right = the right column

bonus-influence = influence
bonus-rosary = a rosary
bonus-soup = soup
bonus-tool = a tool
bonus-book = a book

mission-a1 = mission A1
mission-a2 = mission A2
mission-a3 = mission A3
mission-a4 = mission A4
mission-a5 = mission A5
mission-b1 = mission B1
mission-b2 = mission B2
mission-b3 = mission B3
mission-b4 = mission B4
mission-b5 = mission B5
mission-c-novices = mission C “many novices”
mission-c-windows = mission C “a colourful window”
mission-c-rooms = mission C “learned novices”
mission-c-dice = mission C “all the dice”
mission-c-cloister = mission C “pious novices”

## The terminal

draw-head = Year { $year } of { $years } · round { $round } of { $rounds } · Chalice: { $starter }
draw-monastery = monastery
draw-tiles = tiles
draw-chapel = chapel
draw-rooms = buildings
draw-cloister = cloister
draw-road = road
draw-dice = Dice spaces:
draw-rolled = Rolled:
draw-tile = On the Action tile, { $column }:
draw-legend = letters: novices, · free, # closed; dice: n neutral, letters personal
draw-player = player
draw-points = points
draw-projected = if over
draw-own = dice
draw-reroll = reroll
draw-area = Action area of { $seat }
draw-marks = ● closed ○ open ✓ done this turn ★ tile turned | + additional novice
draw-prices = Prices now: row I { $one_influence } influence + { $one_goods } goods, row II { $two_influence } influence + { $two_goods } goods, chapel { $chapel } influence, cloister { $cloister ->
        [one] 1 rosary
       *[other] { $cloister } rosaries
    }
draw-reach = Novices may be sent to: { $monasteries }
draw-waste = Dice would be wasted now in: { $columns }
draw-window = window:
draw-standard = standard
draw-total = total
draw-mission = mission
draw-worth = worth
draw-needs = asks for
draw-who = done by
draw-demand = { $what } { $where }
draw-year = year { $year }
draw-ready = yes
draw-used = used
draw-ask-neutral = Neutral dice to roll again (numbers, or nothing):
draw-ask-personal = Own dice to roll again (numbers, or nothing):

draw-count-novices = { $needs } novices sent out
draw-count-windows = window tiles of { $needs } monasteries
draw-count-book-rooms = { $needs } novices in community rooms
draw-count-dice = { $needs } personal dice
draw-count-cloister = { $needs } novices in cloisters

draw-letter-soup = S
draw-letter-tool = T
draw-letter-book = B
draw-kind-chapel = chapel
draw-kind-cloister = cloister
draw-kind-soup = secular building
draw-kind-tool = workshop
draw-kind-book = community room
draw-kind-any = any building
draw-bonus-any-action = any action
draw-bonus-influence-or-rosary = infl./rosary
draw-bonus-soup-or-exchange = soup/exch.
draw-bonus-window = window
draw-bonus-personal-die = die or pts
draw-monastery-red = red
draw-monastery-green = green
draw-monastery-yellow = yellow
draw-monastery-blue = blue
draw-monastery-violet = violet
draw-good-soup = soup
draw-good-tool = tool
draw-good-book = book
draw-good-influence = infl
draw-good-rosary = ros
draw-space-standard-a = send
draw-space-standard-b = soup
draw-space-standard-c = influence
draw-space-standard-d = rosary
draw-space-standard-e = 1 step
draw-space-i-a = 1 step
draw-space-i-b = rosary
draw-space-i-c = soup
draw-space-i-d = influence
draw-space-i-e = exchange
draw-space-ii-a = tool
draw-space-ii-b = send -1
draw-space-ii-c = 2 of a kind
draw-space-ii-d = 2 steps
draw-space-ii-e = 3 points
draw-space-iii-a = window
draw-space-iii-b = window
draw-space-iii-c = window
draw-space-iii-d = window
draw-space-iii-e = window

page-scoring = the final scoring as it stands
page-missions = the missions
page-boards = all player boards
