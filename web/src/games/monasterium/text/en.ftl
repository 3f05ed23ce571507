# The words of Monasterium's board in English. What the rules, refusals and events say stands in the game's own file.

headline = Monasterium · year { $year }, round { $round }
prompt-room = Choose one of the lit buildings for your novice.
prompt-chapel = Choose one of the lit chapels for your novice.
prompt-cloister = Choose one of the lit cloister spaces for your novice.
prompt-dice = { $count ->
        [one] Use your last die: choose a lit action of column { $column }.
       *[other] Use your { $count } dice: choose a lit action of column { $column }.
    }

## The gameboard

gameboard = Gameboard
monasteries = Five monasteries and the road
dice-spaces = Dice spaces
house-red = Red
house-green = Green
house-yellow = Yellow
house-blue = Blue
house-violet = Violet
closed = closed in this game
free = free
novice-of = a novice of { $name }
chapel-places = { $taken } of { $places } places taken
standing = { $place }: { $windows ->
        [one] one window tile
       *[other] { $windows } window tiles
    } left. Novices: { $who }
road-space = Road space { $space }, to { $monasteries }. { $bonus } Messengers: { $who }
bonus-none = No bonus.
bonus-any-action = Bonus: any action.
bonus-influence-or-rosary = Bonus: influence or a rosary.
bonus-soup-or-exchange = Bonus: soup or an exchange.
bonus-window = Bonus: a window tile.
bonus-personal-die = Bonus: another die, or points.

## Dice

dice-space = Dice space { $number }, column { $column }
joker-space = Joker space
no-dice = no dice
dice-neutral = { $count ->
        [one] one neutral die
       *[other] { $count } neutral dice
    }
dice-of = { $count ->
        [one] one die of { $name }
       *[other] { $count } dice of { $name }
    }
pile-joker = One die for any column.
pile-idle = I can do nothing in this column now.
idle = no use
any-column = any column
rolled = Rolled dice
die-neutral = Neutral die showing { $number }
die-own = Own die showing { $number }
reroll = Reroll
dice-left = { $count ->
        [one] one die left
       *[other] { $count } dice left
    }

## The player board

action-board = Action area of { $name }
tile-of = Action tile of column { $column }
state-home = closed, a novice stands here
state-open = open
state-done = used in this turn
state-unable = open, but not possible now
state-turned = turned, a point for every die
opens = Behind him: { $what }
area-room = To a building
area-chapel = To a chapel
area-cloister = To a cloister
price = Price of row { $row } now: influence { $influence }, rosaries { $rosary }, goods of the building’s kind { $goods }
at-no-price = at no price
window-of = Church window of { $name }
window-mine = Your church window
pane-empty = empty
line-points = { $points } points when full

## Missions and points

demand-chapel = a novice in the chapel of { $monastery }
demand-soup = a novice in a secular building of { $monastery }
demand-tool = a novice in a workshop of { $monastery }
demand-book = a novice in a community room of { $monastery }
demand-any = a novice in any building of { $monastery }
demand-in-cloister = a novice in the cloister of { $monastery }
demand-cloister = { $count } novices in cloisters
demand-novices = { $count } novices sent out
demand-windows = window tiles of { $count } monasteries
demand-book-rooms = { $count } novices in community rooms
demand-dice = { $count } personal dice
mission-progress = { $done } of { $needs }
mission-pays = pays { $points } points now
mission-claimed = fulfilled in year { $year }
scored = Scored
chalice = has the Chalice
novices-home = { $count ->
        [one] one novice at home
       *[other] { $count } novices at home
    }
dice-own = { $count ->
        [one] one personal die
       *[other] { $count } personal dice
    }
board-show = Show board

## Chains

chain-messenger = { $count ->
        [one] One more step
       *[other] { $count } more steps
    }

## The table

prompt-count = Take dice from space { $number }: choose how many, or click the space again.
prompt-joker = On which column shall the joker lie?
prompt-pane = Choose a window tile: click a lit monastery.
prompt-row = Choose a lit place in your church window.
reach-messenger = your messenger is here
reach-chapel = your novice in the chapel
reach-both = messenger and chapel
reach-none = out of reach
road = The road
dice = Dice
place-before = The monastery before
place-next = The next monastery
caption-any-action = any action
caption-influence-or-rosary = influence or rosary
caption-soup-or-exchange = soup or exchange
caption-window = window tile
caption-personal-die = die or points
adds = { $count ->
        [one] + one die
       *[other] + { $count } dice
    }
useful = { $useful } of { $count } useful
waste = { $count ->
        [one] One die would be wasted.
       *[other] { $count } dice would be wasted.
    }
year = Year { $year }
round = round { $round }
clock = Year { $year } of { $years }, round { $round } of { $rounds }

## My board

my-board = My board
board-close = Close the board
always = Always
per-die = +{ $points } a die
good-due = { $name }: { $count }, { $due } of it is the price
deed-messenger = { $count ->
        [one] Walk
       *[other] Walk { $count }
    }
deed-points = { $count } points
deed-window = Window
deed-exchange = Exchange
deed-send = Send
deed-send-cheaper = Send, { $count } cheaper
deed-take-either = { $count } alike
card-price = price
card-gives = gives
card-then = then
card-most = novices

## Missions at a glance

missions = Missions
missions-pay = worth in year { $year }
missions-won = { $count ->
        [one] one mission won
       *[other] { $count } missions won
    }
of = { $done } of { $needs }
missing-nothing = complete
missing = Missing: { $what }
missing-one = { $where } { $what }
short-demand-chapel = chapel
short-demand-soup = secular building
short-demand-tool = workshop
short-demand-book = community room
short-demand-any = building
short-demand-in-cloister = cloister
short-window = window
short-demand-cloister = Novices in cloisters
short-demand-novices = Novices sent out
short-demand-windows = Glass of all kinds
short-demand-book-rooms = Community rooms
short-demand-dice = Dice of your own
forecast = If the game ended now
points-end = If the game ended now: { $points } points

## This turn

turn-mine = This turn
turn-of = Turn of { $name }
column = column { $column }
actions-open = { $count ->
        [one] one action open
       *[other] { $count } actions open
    }
link-using-any-action = Any action
link-choosing-novice = Send a novice
link-placing-novice = A place for the novice
link-placing-extra-novice = A place for the extra novice
link-taking-goods = Choose goods
link-exchanging = Exchange
link-taking-soup-or-exchanging = Soup or exchange
link-taking-influence-or-rosary = Influence or rosary
link-taking-window-from-chapel = Window tile
link-taking-window-from-room = Window tile
link-taking-any-window = Any window tile
link-choosing-bonus = Bonus of the tile
link-reaching-road-end = Die or points
link-good = { $good } +{ $count }
link-points = { $count ->
        [one] +1 point
       *[other] +{ $count } points
    }
brief-rolled = rolls { $dice }
brief-rerolled = rolls again { $dice }
brief-taken = { $count ->
        [one] takes a { $number }
       *[other] takes { $count } × { $number }
    }
since-road = road { $space }
since-dice = { $count ->
        [one] places a { $number }
       *[other] places { $count } × { $number }
    }

## The final scoring

scoring-title = Final scoring
scoring-chapels = Chapels
scoring-resources = Resources
scoring-next = Next: { $what }
scoring-result = To the result
scoring-watch = Watch the scoring
scoring-most = Most novices: { $names } ({ $count })
scoring-nobody = Nobody has a novice here.
scoring-chapel = chapel
scoring-cloister = cloister, doubled
scoring-gain = { $name } +{ $points }
scoring-told = { $what }: { $gains }.
scoring-none = { $what }: nobody scores.
scoring-reached = { $count ->
        [0] in no chapel
        [one] in one chapel
       *[other] in { $count } chapels
    }
