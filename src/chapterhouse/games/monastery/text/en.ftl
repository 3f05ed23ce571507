game-name = Monastery
game-blurb = Lay tiles, send monks to build and pray, and gather the letters of a prayer as your testament.

## Things

tile-path-straight = Path (straight)
tile-path-corner = Path (corner)
tile-path-fork = Path (fork)
tile-path-crossing = Path (crossing)
tile-field = Field
tile-garden = Garden
tile-beehive = Beehive
tile-carp-pond = Carp Pond
tile-dovecote = Dovecote
tile-refectory = Refectory
tile-infirmary = Infirmary
tile-garderobes = Garderobes
tile-chapter-house = Chapter House
tile-library = Library
tile-dormitory = Dormitory
tile-chapel = Chapel
tile-scriptum = Scriptum
tile-abbots-house = Abbot’s House
tile-almonry = Almonry
tile-prison-cell = Prison Cell
tile-cloister = Cloister
tile-sacristy = Sacristy
tile-parlour = Parlour
tile-kitchen = Kitchen
tile-farm = Farm
tile-brewhouse = Brewhouse
tile-mill = Mill
tile-workshop = Workshop
tile-stables = Stables
tile-bakery = Bakery
tile-smithy = Smithy
tile-cellar = Cellar
tile-barn = Barn
tile-secret-way-red = Red Secret Way
tile-secret-way-blue = Blue Secret Way
tile-secret-way-green = Green Secret Way
tile-secret-way-yellow = Yellow Secret Way

place-abbey = the Abbey

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

hour-matins = Matins
hour-study = Study
hour-toil = Toil
hour-sext = Sext
hour-vespers = Vespers
hour-night = Night

ending-letters = The last letter has been collected
ending-night = The second night has fallen
ending-no-placement = No further tile can be placed

score-letters = Large letters of their phrase
score-tiles = Tiles left behind the screen
score-blessings = Blessings unspent
score-partner = The partner’s testament

## Options

option-players = Players
    .help = Two, three or four.
option-colours = Colours
    .help = “drawn”, or the colours of the seats in clockwise order, such as blue-green.
option-icons = Icon effects
    .help = Turn them off for a simpler first game.
option-start = First tiles
    .help = How everybody comes by the first three tiles.
option-start-random = three drawn blindly
option-start-keep-three = draw six, keep three
option-start-fixed = a small grey building, a Path, and a Garden or brown building
option-double_draw = Double draw
    .help = At every service draw twice as many tiles and give back those you do not want.
option-paired = Paired game
    .help = With four players: red and green against blue and yellow.
option-paired_tie = Tie between teams
    .help = Who wins the paired game when both teams have the same total.
option-paired_tie-lower-phrase = the team with the lowest phrase
option-paired_tie-shared = both teams
option-vow_of_silence = Vow of silence
    .help = The table may talk only during service rounds.

## What is being decided

step-placing-and-moving = Place or exchange a tile, move your monks, then say that you are done.
step-returning = Choose a tile to put back into the bag.
step-encouraging = Lay blessings on tiles that are not constructed, if you like.
step-ordering-construction = Choose which tile of the group is built first.
step-using-monks = Use icons, set a monk praying if you like, then let the others work.
step-praying-after-work = Your monks have worked; one that has not may still pray.
step-placing-by-stables = Place a tile with the help of the Stables, or do not.
step-switching-letters = Choose the letters that shall change places, or leave them.
step-collecting = Collect letters and monks from the grid, then say that you are done.
step-standing-up = The Brewhouse lets your praying monks stand up where they are.
step-breaking-tie = Several players lead: choose the next Abbot.
step-imprisoning = You may send a monk from the Abbey to the Prison Cell.
step-keeping-monks = The Brewhouse lets you leave monks in place for the night.
step-work-round = A work round begins.
step-service-round = A service round begins.
step-night-round = The night begins.
step-opening-turn = A turn begins.
step-scoring = A Scoring begins.
step-constructing = Full sites are scored.
step-choosing-deeds = Monks are put to use.
step-leaving-grid = Unspent points turn into blessings.
step-ending-prayer = Praying monks go home.
step-electing = The Abbot is elected.
step-drawing-in-turn = Everybody draws tiles.
step-drawing = Tiles are drawn.
step-going-home = Everybody goes home.
step-turning-dial = The dial is turned.

## Actions

# A cell that is marked on the board needs no name.
action-place-tile = Place { $tile }{ $cell_id ->
        [marked] {""}
       *[other] {" "}at { $cell }
    }{ $turn ->
        [0] {""}
        [1] , a quarter turn to the right
        [2] , upside down
       *[3] , a quarter turn to the left
    }
action-exchange-tile = Exchange a tile
action-return-tile = Put { $tile } back into the bag
action-walk = Walk from { $start }{ $path_id ->
        [1] {""}
       *[other] {" "}by way of { NAME($path, items: "others") }
    } to { NAME($path, items: "last") }{ $box ->
        [0] {""}
       *[other] , box { $box }
    }
action-change-box = Move the monk at { $start } to box { $box }
action-encourage = Lay { $blessings ->
        [one] one blessing
       *[other] { $blessings } blessings
    } at { $place }
action-construct = Build the tile at { $place } first
action-pray = Set the monk at { $place } praying
action-use-icon = Use the { $tile }
action-switch-letter = Switch the { $letter } of the { $row } row, column { $column }
action-work = Let my other monks work
action-collect-letter = Collect { $letter } from the { $row } row, column { $column }, for { $strip }
action-collect-monk = Collect the { $row } monk from column { $column }
action-elect-abbot = Make { $abbot } the Abbot
action-imprison = Imprison a monk of { $owner }
action-stand-up = Let the monk at { $place } stand up
action-stay = Leave the monk at { $spot } in place
action-done = Done

## Events

event-colours-drawn = The colours in the order of the seats: { $colours }.
when-round-began = Day { $day }, { $hour }
event-round-began = Day { $day }: { $hour }.
event-tile-placed = { $by } places { $tile } at { $place }.
event-tiles-drawn = { $by } draws { $count ->
        [one] a tile
       *[other] { $count } tiles
    }.
event-tile-seen = You have drawn { $tile }.
event-tile-returned = { $by } puts a tile back into the bag.
event-monk-walked = A monk of { $by } walks from { $start }{ $path_id ->
        [1] {""}
       *[other] {" "}by way of { NAME($path, items: "others") }
    } to { NAME($path, items: "last") }{ $box ->
        [0] {""}
       *[other] , box { $box }
    }.
event-box-changed = The monk of { $by } at { $start } moves to box { $box }.
event-tile-encouraged = { $by } lays { $blessings ->
        [one] a blessing
       *[other] { $blessings } blessings
    } at { $place }.
event-blessings-found = { $by } finds { $blessings ->
        [one] a blessing
       *[other] { $blessings } blessings
    } at { $place }.
event-blessing-returned = The pool is empty: { $by } returns a blessing.
event-blessings-received = { $by } receives { $blessings ->
        [one] a blessing
       *[other] { $blessings } blessings
    }.
event-blessings-spent = { $by } spends { $blessings ->
        [one] a blessing
       *[other] { $blessings } blessings
    }.
event-construction-scored = { $by } scores { $points ->
        [one] one point
       *[other] { $points } points
    } for building { $tile } at { $place }.
event-tile-constructed = { $tile } at { $place } is built.
event-monk-prayed = A monk of { $by } prays in { $tile } at { $place } for { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-monks-worked = { $by } scores { $points ->
        [one] one point
       *[other] { $points } points
    } for work.
event-icon-used = { $by } uses the { $tile }.
event-letters-switched = { $first } ({ $first_row } row, column { $first_column }) and { $second } ({ $second_row } row, column { $second_column }) change places.
event-letter-collected = { $by } collects { $letter } from the { $row } row, column { $column }, at a price of { $cost }, for { $own ->
        [yes] their own strip
       *[no] the strip of { $strip }
    }.
event-monk-collected = { $by } collects { $own ->
        [yes] a monk of their own
       *[no] a monk of { $owner }
    } from column { $column } at a price of { $cost }.
event-phrase-completed = The phrase of { $owner } is complete.
event-monk-stood-up = The monk of { $owner } at { $place } stands up.
event-monks-returned = { $count ->
        [one] One monk returns
       *[other] { $count } monks return
    } to the Abbey.
event-monk-stayed = The monk of { $owner } at { $spot } stays where it is.
event-abbot-elected = { $abbot } is the Abbot.
event-monk-imprisoned = { $by } sends a monk of { $owner } to the Prison Cell.
event-game-ended = { $ending }: the game is over.

## Refusals

fault-setup-players = Monastery is for two to four players, not for { $players }.
fault-setup-colours-unknown = “{ $colours }” is not a list of different colours among red, blue, green and yellow.
fault-setup-colours-count = { $players } players need { $players } colours, not { $colours }.
fault-setup-colours-order = Clockwise the colours must follow each other as red, blue, green, yellow.
fault-paired-teams-four = The paired game needs four players, not { $players }.
fault-placement-once = You have already placed or exchanged a tile in this turn.
fault-placement-hand = You have no { $tile } behind your screen.
fault-placement-orientation = A tile is turned by 0, 1, 2 or 3 quarter turns, not by { $turn }.
fault-placement-touch-taken = { $cell } is already built over.
fault-placement-touch-apart = No tile touches { $cell }.
fault-placement-touch-unbuilt = { $cell } touches only tiles that are neither constructed nor fully occupied.
fault-placement-dead-end-own = A pathway of { $tile } would run against an empty edge.
fault-placement-dead-end-theirs = A pathway would run against an empty edge of { $tile }.
fault-placement-connect = { $tile } would not be connected with any tile there.
fault-placement-colours = { $tile } would bring grey and brown edge to edge.
fault-placement-limit = With { $tile } that group would have more than { $limit } tiles.
fault-features-edges = A pathway leads there; { $tile } lies only against empty edges and gateways.
fault-features-enter = No monk may set foot on the feature at { $place }.
fault-exchange-needs-bag = The bag is empty, so nothing can be exchanged.
fault-exchange-needs-hand = You have no tile to give in exchange.
fault-exchange-put-back = You have no { $tile } to put back.
fault-exchange-put-back-kept = You keep { $tile }: only tiles just drawn go back now.
fault-movement-own = You have no such monk at { $spot }.
fault-movement-praying = The monk at { $spot } is praying and may not move.
fault-movement-locked = Every box there is taken: the monk at { $spot } may not leave.
fault-movement-site-entered = The monk at { $spot } has entered a site in this turn and stays there.
fault-movement-site-crossing = A box is free at { $place }: the monk would have to stop there.
fault-movement-pathways-nowhere = A walk from { $start } must lead somewhere.
fault-movement-pathways-unknown = There is no other tile at { $place } to walk to.
fault-movement-pathways-unconnected = No pathway leads from { $here } to { $place }.
fault-movement-allowance = That costs { $cost } movement points; you have { $left } left.
fault-movement-full = There is no room to stop at { $place }.
fault-movement-box-none = There are no boxes at { $place }; say box 0.
fault-movement-box-taken = Box { $box } at { $place } is taken.
fault-movement-box-missing = There is no box { $box } at { $place }.
fault-movement-change-box-outside = The monk at { $spot } is in no box that it could change.
fault-movement-change-box-taken = Box { $box } is not free there.
fault-secret-way-praying = A monk is praying at { $place }: the Secret Way is closed.
fault-encouragement-give-built = Blessings can be laid only on tiles that are not constructed; { $place } is none.
fault-encouragement-give-count = You can lay one or more of the blessings you hold ({ $held }), not { $blessings }.
fault-construction-order = { $place } is not one of your finished group tiles.
fault-prayer-one = One of your monks has already been set praying in this Scoring.
fault-prayer-abbey = The Abbey has no circled value, so nobody prays there.
fault-prayer-built-site = The tile at { $place } is not constructed yet.
fault-prayer-built-just = The tile at { $place } has been constructed in this very round.
fault-prayer-until-service = The monk at { $place } is praying already, until the next service.
fault-scoring-one-way-worked = Your monk at { $place } has worked and cannot pray as well.
fault-prayer-alone = A monk prays alone, but there are others at { $place }.
fault-icons-chapel = One of your monks is already praying in the Chapel.
fault-icons-scoring = { $tile } has no effect that could be called upon now.
fault-icons-once = You have already used the { $tile } in this Scoring.
fault-icons-standing = You have no standing monk in the { $tile }.
fault-icons-just-built = The { $tile } is not constructed, or only since this round.
fault-icons-praying = A monk is praying in the { $tile }.
fault-icons-library-few = There are not two letters left to switch.
fault-icons-library-absent = There is no { $letter } on that space of the grid.
fault-icons-library-same = A letter cannot change places with itself.
fault-icons-library-once = That { $letter } has been switched already.
fault-icons-workshop = The bag is empty: there is nothing to draw.
fault-icons-stables = You have no tile to place.
fault-icons-brewhouse-service = You have no praying monk at { $place }.
fault-icons-brewhouse-night = You have no monk at { $spot } that could be left there.
fault-variants-simpler = This table plays without icon effects.
fault-collecting-anywhere-letter = There is no { $letter } on that space of the grid.
fault-collecting-anywhere-monk = No monk stands on that space of the grid.
fault-collecting-match = The strip of { $strip } has no empty space for { $letter }.
fault-collecting-match-nobody = Nobody sits there who could have a strip.
fault-collecting-cost = That costs { $cost }; you have { $points ->
        [one] one point
       *[other] { $points } points
    } and { $blessings ->
        [one] one blessing
       *[other] { $blessings } blessings
    } to spend.
fault-service-tie-himself = The old Abbot may not choose himself.
fault-service-tie-behind = That player is not among those who tie for most monks.
fault-prison-imprison = { $owner } has no monk in the Abbey.

## Rules

chapter-setup = Setting up
rule-setup-players = Players
    .text = Two, three or four people play.
rule-setup-colours = Colours and seats
    .text = Everybody draws a monk; its colour is theirs. Clockwise around the table the colours follow each other as red, blue, green, yellow.
rule-setup-monks = Monks
    .text = Each player has five monks. One begins in the Abbey, the other four wait on the crosses of the row of the same colour.
rule-setup-letters = Letters
    .text = The letters lie large side up on the rows whose colours play. Rows that nobody plays stay empty.
rule-setup-secret-ways = Secret Ways
    .text = Each player begins with the Secret Way of their colour behind the screen. Those of absent colours are out of the game.
rule-setup-first-abbot = The first Abbot
    .text = At the first Matins the player whose phrase is nearest the top of the grid is Abbot.
rule-setup-start-draw = Another first draw
    .text = If all agree, everybody draws six tiles at the first Matins and keeps three of them. The Secret Way is kept besides.
    .reason = The publisher allows to draw six tiles and keep three; that the Secret Way is kept besides is ours.
rule-setup-start-fixed = A fixed first hand
    .text = If all agree, the first three tiles are a grey building of value 2, a Path, and a Garden or a brown building, each picked at random.

chapter-tiles = Tiles
rule-tiles-fully-occupied = Fully occupied
    .text = A constructed tile is fully occupied when it holds as many monks as its circled value; one that is not constructed, when there is a monk in every box.

chapter-abbey = The Abbey
rule-abbey-centre = The Abbey
    .text = The Abbey lies in the middle of the table from the start. It is constructed and grey.
rule-abbey-slots = Ten neighbours
    .text = Three tiles fit along each long side of the Abbey, two along each short side.
rule-abbey-one-tile = One tile
    .text = For walking, the whole Abbey is a single tile.
rule-abbey-any-number = Room for all
    .text = Any number of monks fits into the Abbey.

chapter-dial = The dial
rule-dial-hours = The hours
    .text = A day has ten rounds: Matins, study, toil, toil, Sext, study, toil, Vespers, study, night. The game lasts two days at most.
    .reason = the draws of the rules fit it
rule-dial-turn = Turning the dial
    .text = At the end of each round the Abbot moves the marker to the next hour.

chapter-rounds = Study and toil rounds
rule-rounds-work = A work round
    .text = First every player in turn places and moves; then every player in turn scores.
rule-rounds-abbot-first = The Abbot first
    .text = In every round the Abbot begins, and play passes to the left.

chapter-placement = Placing tiles
rule-placement-once = One tile a turn
    .text = A player may place one new tile in a turn.
rule-placement-any-time = Whenever it suits
    .text = The tile may be placed before, between or after the moves of the monks.
rule-placement-hand = From behind the screen
    .text = The tile comes from behind the player’s own screen.
rule-placement-orientation = Turned freely
    .text = A tile may be turned any way round.
rule-placement-side-up = Boxes up
    .text = A new tile is laid unconstructed, with its numbered boxes showing.
rule-placement-touch = Touching something solid
    .text = At least one edge of the new tile must touch a tile that is constructed or fully occupied. Corners do not count.
rule-placement-connect = Connected
    .text = A pathway or gateway of the new tile must meet a pathway or gateway of another.
rule-placement-dead-end = No dead ends
    .text = A pathway may never run against an empty edge.
rule-placement-gateway = Gateways
    .text = A gateway may meet a pathway, another gateway or an empty edge. Only Fields and Gardens have gateways.
rule-placement-colours = Grey and brown apart
    .text = Grey and brown tiles may touch at corners but never along an edge. The Abbey counts as grey; Paths and features are neither.
rule-placement-limit = Groups are limited
    .text = A group holds at most four Paths, four Fields or two Gardens, constructed or not.
rule-placement-path-group = Groups of Paths
    .text = Paths belong to one group only if a monk could walk from one to the other; to lie side by side is not enough.

chapter-exchange = Exchanging
rule-exchange-instead = Instead of placing
    .text = Instead of placing a tile, a player may draw one from the bag and put one back.
rule-exchange-put-back = Putting back
    .text = Any tile behind the screen may go back, the one just drawn among them. Nobody else sees which.
rule-exchange-needs = Two tiles needed
    .text = Exchanging takes a tile in the bag and a tile behind the screen.
    .reason = there is nothing to exchange without both tiles

chapter-movement = Moving monks
rule-movement-own = Own monks
    .text = A player moves only monks of their own colour.
rule-movement-allowance = Movement points
    .text = A turn brings two movement points for each of the player’s standing monks in the monastery. Each step from tile to tile costs one.
rule-movement-share = Shared freely
    .text = The points may be shared among the monks in any way.
rule-movement-praying = Praying monks stay
    .text = A praying monk never moves, and brings no movement points.
rule-movement-pathways = Along pathways
    .text = A monk steps to a neighbouring tile where pathways or gateways of both tiles meet.
rule-movement-full = No room
    .text = No monk may stop on a tile that is fully occupied.
rule-movement-pass = Passing through
    .text = A monk may cross constructed tiles and fully occupied sites.
rule-movement-site = Sites hold the monk
    .text = A monk that steps onto a site with an empty box must take a box there, and moves no further in this turn.
rule-movement-box = Taking a box
    .text = On a site a monk takes one of the empty boxes.
rule-movement-locked = Full sites lock
    .text = Nobody leaves a fully occupied site, from the moment it fills, not even by a Secret Way.
    .reason = The rules lock a monk on a full site; that it is locked from the moment the site fills, and also against a Secret Way, is ours.
rule-movement-change-box = Changing boxes
    .text = A monk that began the turn on a site may move to an empty box of it for nothing.

chapter-encouragement = Encouragement
rule-encouragement-give = Giving
    .text = At the end of a turn a player may lay any number of blessings on tiles that are not constructed.
rule-encouragement-receive = Receiving
    .text = The next player who moves a monk onto such a tile, if only in passing, takes all blessings there. They stay even if the tile is built meanwhile.
    .reason = The rules give the blessings to whoever enters; that passing through counts, that changing boxes does not, and that blessings outlast the flip is ours.

chapter-scoring = Scoring
rule-scoring-order = The order of a Scoring
    .text = Full sites are scored first. Then come icons, one prayer and work in the order the player likes, then the letter grid, and last the blessings for unspent points. Work before prayer makes a difference in the Chapel only: one monk works there, then another one prays.
    .reason = the rules leave the order inside the first half open
rule-scoring-one-way = One way for each monk
    .text = In one Scoring a monk scores in one way only: by constructing, by praying or by working.
rule-scoring-icons-later = Icons while spending
    .text = A monk that still stands on an icon tile may use it while points are being spent as well.
    .reason = nothing bars an icon without points from being used while spending

chapter-construction = Constructing
rule-construction-points = Points for boxes
    .text = On a fully occupied site each player scores the numbers of the boxes that their monks are in.
rule-construction-shared = Shared sites
    .text = Several players on one site score for their own monks, each in their own Scoring.
rule-construction-flip = Turning the tile
    .text = Once every monk on it has scored, the tile is turned to its constructed side, without changing its direction.
rule-construction-busy = Builders are busy
    .text = A monk that helped to construct does nothing else in that Scoring, and the new tile is of no use for prayer, work or icons until the next round.
    .reason = The rules bar prayer, work and icons on a tile constructed during this turn; that this means the whole round, and that tiles may be laid against it at once, is ours.
rule-construction-group = Groups
    .text = Building a Path or Field brings one point, a Garden two, and as much again for every other tile of its group.
rule-construction-group-built = Only constructed tiles
    .text = Tiles of the group that are not constructed do not count, nor do those that can only be reached through them.
rule-construction-order = Which first
    .text = Several tiles of one group that are finished in the same Scoring are built one after the other, in the order that the player likes; the first counts for the second.
    .reason = tiles flip one at a time; the player who builds them chooses

chapter-prayer = Prayer
rule-prayer-one = One prayer
    .text = In each Scoring a player may set one monk praying.
rule-prayer-alone = Alone
    .text = The monk must be the only one on its tile.
rule-prayer-value = The value of a prayer
    .text = A prayer brings the circled value of the tile.
rule-prayer-built = Where
    .text = Nobody prays on a tile that is not constructed, nor on one that has been constructed in this round.
rule-prayer-abbey = Not in the Abbey
    .text = The Abbey has no circled value; nobody prays there.
    .reason = the Abbey shows no circled value
rule-prayer-until-service = Until the next service
    .text = A praying monk stays as it is until the next service. It does not move, work, pray again or use an icon.
rule-prayer-icon-first = Icon, then prayer
    .text = A monk may use the icon of its tile first and then pray or work there.

chapter-work = Work
rule-work-study = Study
    .text = In a study round a standing monk on a constructed grey tile brings one point.
rule-work-toil = Toil
    .text = In a toil round a standing monk on a constructed brown tile brings one point.
rule-work-abbey = Work in the Abbey
    .text = In a study round a monk in the Abbey brings one point.
rule-work-per-tile = Once per tile
    .text = However many monks a player has on a tile, work there brings the points once.
rule-work-praying = Quiet, please
    .text = Nobody works on a tile where a monk is praying.

chapter-collecting = The letter grid
rule-collecting-cost = Prices
    .text = The price of a letter or monk stands above its column, along the top edge of the grid.
rule-collecting-anywhere = Anything on the grid
    .text = Points buy any letters and monks of the grid, in any row.
rule-collecting-monk = New monks
    .text = A monk collected from the grid goes to the Abbey at once.
rule-collecting-rival-monk = Other players’ monks
    .text = A player may collect somebody else’s monk. It remains its owner’s, and can work for them in this round if their Scoring is still to come.
rule-collecting-match = Letters match
    .text = A letter is laid at once on an empty space that shows the same letter, on any strip.
    .reason = every letter has a space of its own; otherwise switching letters would mean nothing
rule-collecting-own-strip = A player’s own strip
    .text = On a player’s own strip a letter lies large side up, even if it lay small side up on the grid.
rule-collecting-rival-strip = Another’s strip
    .text = On another player’s strip a letter lies small side up, and whoever laid it receives a blessing.
rule-collecting-completion = A complete phrase
    .text = As soon as all nine spaces of a player’s phrase are covered, no matter by whom, that player pays the prices along the bottom edge.
rule-collecting-leftovers = Unspent points
    .text = One to four unspent points bring one blessing, five to nine two, ten to fourteen three, fifteen or more four.

chapter-blessings = Blessings
rule-blessings-pool = The pool
    .text = There are twenty blessings. Those that lie on tiles are not in the pool.
rule-blessings-spend = Spending blessings
    .text = At the grid a blessing is worth one point. Points are used up first.
    .reason = The rules let blessings help to pay; that points go first, and that only blessings held when the Scoring began count, is ours (the second follows from the clarification).
rule-blessings-same-scoring = Not at once
    .text = A blessing received during a Scoring cannot be spent in that same Scoring.
rule-blessings-dry = An empty pool
    .text = When a blessing is due and the pool is empty, every player who holds one returns one first. If nobody can, none is received. A player in the middle of a Scoring returns one that cannot be spent yet, if there is one.
    .reason = The rules have every player return a blessing when the pool is empty; that this happens one blessing at a time, that nothing comes when nobody can return one, and which one a scorer returns is ours.

chapter-service = Service rounds
rule-service-praying = The end of prayer
    .text = All praying monks, prisoners too, stand up and return to the Abbey.
rule-service-election = The election
    .text = Whoever has most monks in the Abbey becomes Abbot; the old Abbot may be elected again.
rule-service-tie = A tie
    .text = If several players tie, the old Abbot chooses one of them, never himself.
rule-service-draw = Drawing tiles
    .text = Every player draws tiles: three at Matins, two at Sext, one at Vespers.
rule-service-first-matins = The first Matins
    .text = At the very first Matins there is no election and no imprisonment; everybody only draws.
    .reason = The rules name the Abbot of the first Matins during setup, and no Prison Cell is built yet.

chapter-night = The night
rule-night-return = Home for the night
    .text = Every monk returns to the Abbey, wherever it is and whatever it does. Nothing else happens.

chapter-end = The end of the game
rule-end-letters = The last letter
    .text = The game ends when the last letter has been taken from the grid, so that every phrase is complete.
rule-end-no-placement = No more room
    .text = The game ends when no tile behind any screen could ever be placed, nor any in the bag if tiles are still to be drawn.
    .reason = judged after each round over all hands, and the bag while draws remain, as if everything were built
rule-end-night = The second night
    .text = The game ends with the second night.
rule-end-round = Rounds are finished
    .text = The round in which the end comes is always played to its end by everybody.

chapter-testament = The testament
rule-testament-letters = Letters
    .text = Three points for each letter that lies large side up in the player’s own phrase.
rule-testament-tiles = Unplaced tiles
    .text = The circled value of each tile left behind the screen is deducted; features have none.
rule-testament-blessings = Blessings
    .text = One point for each unspent blessing.
rule-testament-tie = Winning
    .text = Most points win. Among equals, the player whose phrase is farthest from the top of the grid.

chapter-features = Features
rule-features-built = Built at once
    .text = Beehive, Carp Pond and Dovecote are laid with their constructed side up.
rule-features-edges = No pathways
    .text = A feature has no pathways. It need not be connected, but only empty edges and gateways may touch it.
    .reason = The rules give features no pathways and let them touch any tile; that they lie only against empty edges and gateways, and still must touch something solid, is ours.
rule-features-enter = Out of bounds
    .text = No monk ever moves onto a feature.
rule-features-blessings = Blessings of a feature
    .text = Whoever lays a feature receives a blessing at once for each tile that it touches.

chapter-dual = Dual-purpose tiles
rule-dual-neighbours = Beside grey and brown
    .text = Garderobes, Infirmary and Refectory may touch grey and brown tiles alike.
rule-dual-work = Work in every round
    .text = On a dual-purpose tile a monk can work in study rounds and in toil rounds.

chapter-secret-way = Secret Ways
rule-secret-way-jump = From anywhere
    .text = For one movement point a monk may step from anywhere onto the Secret Way of its own colour.
rule-secret-way-praying = Closed for prayer
    .text = A Secret Way on which a monk is praying cannot be used.

chapter-prison = The Prison Cell
rule-prison-imprison = Imprisonment
    .text = As soon as an Abbot is elected, he may send one monk of any player from the Abbey to the Prison Cell.
rule-prison-no-points = Penance
    .text = The prisoner prays until the next service, without scoring anything for it.
rule-prison-full = A full cell
    .text = Nobody can be sent to a Prison Cell that is fully occupied.
rule-prison-two = Two prisoners
    .text = Two monks may pray in the Prison Cell at once, though elsewhere a monk prays alone.
rule-prison-built = A cell to be sent to
    .text = The Prison Cell must have been constructed in an earlier round.
    .reason = a prisoner prays, and nobody prays on a tile that is unbuilt or built in this round

chapter-icons = Icon tiles
rule-icons-scoring = When
    .text = Icon effects are used during Scoring, but for the Brewhouse. Chapel, Farm and Scriptum take effect by themselves.
rule-icons-once = Once each
    .text = A player may use any number of icons in a Scoring, each once.
rule-icons-standing = A monk on the spot
    .text = The player must have a standing monk on the tile. Several players there may all use it.
rule-icons-just-built = Not when just built
    .text = An icon has no effect in the round in which its tile is constructed.
rule-icons-praying = Not beside a prayer
    .text = An icon cannot be used while a monk is praying on its tile.
rule-icons-chapel = Praying in the Chapel
    .text = In the Chapel a monk need not be alone to pray, but each player can have only one monk praying there.
rule-icons-chapel-double = Double prayer
    .text = A prayer in the Chapel brings double points.
rule-icons-almonry = Almonry
    .text = The player receives a blessing.
rule-icons-farm = Farm
    .text = Work on the Farm in a toil round brings two extra points.
rule-icons-scriptum = Scriptum
    .text = Work in the Scriptum in a study round brings one extra point.
rule-icons-library = Library
    .text = The player may switch two letters of the grid, which are then turned small side up.
rule-icons-library-once = Switched once
    .text = A letter that lies small side up on the grid cannot be switched again.
rule-icons-workshop = Workshop
    .text = The player draws a tile and puts one back, that one or another.
rule-icons-stables = Stables
    .text = The player may place a tile by the usual rules; exchanging is not possible.
rule-icons-abbots-house = Abbot’s House
    .text = The player may call an election on the spot. The round is finished in its old order; the new Abbot may imprison a monk.
    .reason = The rules and a clarification call an election on the spot; that the round goes on in its old order is ours.
rule-icons-snap-votes = Votes in the Abbot’s House
    .text = In an election on the spot the monks in the Abbot’s House count as well as those in the Abbey.
rule-icons-brewhouse = Brewhouse
    .text = The Brewhouse works for every player with a standing monk there, unless a monk is praying there.
    .reason = like any icon it needs a standing monk and nobody praying there
rule-icons-brewhouse-service = Brewhouse at a service
    .text = In a service round the player may let any of their praying monks stand up where they are instead of returning to the Abbey.
rule-icons-brewhouse-night = Brewhouse at night
    .text = In the first night the player may leave any of their monks where they are.
rule-icons-brewhouse-wake = Awake in the morning
    .text = Praying monks that are left in place for the night stand up.
    .reason = The rules let monks stay for the night; that praying ones stand up is ours.

chapter-paired = The paired game
rule-paired-teams = Teams
    .text = With four players, red and green can play against blue and yellow.
rule-paired-secret-way = Shared Secret Ways
    .text = A player may use the partner’s Secret Way as well.
rule-paired-letter = Letters for the partner
    .text = A letter on the partner’s strip lies large side up, and brings no blessing.
rule-paired-score = Team totals
    .text = Partners add their testaments together; the team with more points wins.
rule-paired-tie = Equal teams
    .text = If both teams have the same total, the team with the lowest phrase wins, or both if so agreed.
    .reason = the rules do not say; the tie-break of the individual game, or a shared win

chapter-variants = Variants
rule-variants-simpler = The simpler game
    .text = The first game may be played without icon effects; the icon tiles are then ordinary buildings.
rule-variants-silence = The vow of silence
    .text = If all agree, nobody talks about the game except during service rounds.
rule-variants-double-draw = Double draw
    .text = If all agree, everybody draws twice as many tiles at each service and gives back as many as are too many.
    .reason = softens the luck of the draw

chapter-secrecy = Secrets
rule-secrecy-screens = Behind the screens
    .text = Tiles and blessings behind a screen are for the eyes of its owner. How many tiles there are is no secret.
    .reason = that is what screens are for
rule-secrecy-face-down = Face down
    .text = Nobody may look at the hidden side of a tile that has been placed.

## Drawing

page-map = map
page-players = players
page-grid = grid
page-legend = legend
draw-day = Day { $day }
draw-abbot = Abbot: { $abbot }
draw-bag = Bag: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
draw-pool = Pool: { $count ->
        [one] one blessing
       *[other] { $count } blessings
    }
draw-hand = Your tiles: { $tiles }
draw-no-hand = none
draw-blessings = Your blessings: { $count }
draw-allowance = Movement points left: { $count }
draw-points = Points to spend: { $count }
draw-player = Player
draw-colour = Colour
draw-tiles = Tiles
draw-monks = Monks
draw-to-come = On the grid
draw-strip = Phrase
draw-price = price
draw-silence = Silence! Talk again at the next service.
draw-legend-site = dotted frame: not constructed; the numbers are free boxes
draw-legend-built = solid frame: constructed; the number before the bar is its value
draw-legend-now = double frame: constructed in this round
draw-legend-edges = frame: pathway where it has a gap, gateway where it has an arch ∩
draw-legend-monks = small letter: a standing monk of that player; capital: a praying one; +n: blessings
draw-legend-colours = g grey (study), b brown (toil), d both, – neither
draw-legend-strips = capital: large letter; small: small letter; point: nothing yet
draw-abbey = Abbey
ask-start = Where does the monk start (a place, or place:box)?
ask-path = Which places does it enter, one after the other?
ask-box = Which box does it take (0 for none)?
