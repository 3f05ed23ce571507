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
roll-again = { $count ->
        [0] Choose dice to roll again
        [one] Roll one die again
       *[other] Roll { $count } dice again
    }
how-many = How many dice?
which-column = On which column?
once = once
waste-sure = Nothing can be done in this column now: these dice would be wasted.
waste-perhaps = There may not be work for all of these dice: one could be wasted.
take-anyway = Take them anyway
joker-to = Lay the joker on column { $column }
dice-left = { $count ->
        [one] one die left
       *[other] { $count } dice left
    }

## The player board

action-board = Action area of { $name }
action-area = Action area
standard = Standard
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
send = Send him there
window-of = Church window of { $name }
pane-empty = empty
line-points = { $points } points when full
which-row = Into which row?
build-into = Build it into { $row }

## Missions and points

leaves = Leaves of the desk
leaf-actions = Actions
leaf-window = Window
leaf-missions = Missions
leaf-reckoning = Points
ledger = Missions and points
demand-chapel = a novice in the chapel of { $monastery }
demand-soup = a novice in a secular building of { $monastery }
demand-tool = a novice in a workshop of { $monastery }
demand-book = a novice in a community room of { $monastery }
demand-in-cloister = a novice in the cloister of { $monastery }
demand-cloister = { $count } novices in cloisters
demand-novices = { $count } novices sent out
demand-windows = window tiles of { $count } monasteries
demand-book-rooms = { $count } novices in community rooms
demand-dice = { $count } personal dice
mission-progress = { $done } of { $needs }
mission-pays = pays { $points } points now
mission-claimed = fulfilled in year { $year }
reckoning = Points of everybody, and the final scoring as it would be now
scored = Scored
at-the-end = If it ended now
points-now = points
points-end = points if the game ended now
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
board-mine = Back to mine

## Chains

chain = Still to be dealt with, the next thing first
chain-now = Now
chain-then = then
chain-dice = { $count ->
        [one] one more die
       *[other] { $count } more dice
    }
chain-messenger = { $count ->
        [one] the messenger takes one more step
       *[other] the messenger takes { $count } more steps
    }
chain-novice = send { $novice }
