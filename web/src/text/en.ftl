# The words of the site. Those of the games come from the server.

skip = Skip to the table
nav = Site
home = Home
rules = Rules
replays = Replays
unofficial = An unofficial fan project, not affiliated with or endorsed by Ragnar Brothers, dlp games, Days of Wonder or any other publisher or author. Their names only say which games these are; all words and drawings are our own.
profile = Profile
learn = Learn
preferences = Language, light and motion
language = Language
theme = Light
theme-system = as this device
theme-light = day
theme-dark = night office
motion = Motion
motion-system = as this device
motion-moving = pieces travel
motion-still = nothing moves
sound = Sounds
by-list = Play by lists of words
page-broken = This page could not be loaded. Please reload it.
lost-title = No such room
lost-text = There is nothing at this address.
no-answer = The house does not answer just now. It will be tried again.
close = Close

## Home

welcome = Sit down at the table.
welcome-text = Three monastery games in your browser, against bots or with friends. No account: one click and you play.
welcome-learn = First time? Learn by playing
site-game-monastery = Monastery
    .blurb = Lay tiles, share building sites, and gather the letters of a prayer before your brothers do.
site-game-monasterium = Monasterium
    .blurb = Draft dice, send novices to five monasteries, and let one bonus lead to the next.
site-game-abbey = Mystery of the Abbey
    .blurb = Somebody pushed Brother Adelmo. Ask, deduce, and be the first to know who.
site-bot-random = Bot: Fool (plays at random)
site-bot-greedy = Bot: Steward (takes what pays)
site-bot-scholar = Bot: Scholar (thinks ahead)
site-bot-novice = Bot: Novice (easy)
site-bot-brother = Bot: Brother (medium)
site-bot-prior = Bot: Prior (strong)
site-bot-abbot = Bot: Abbot (strongest)
level-novice = Novice
    .help = easy
level-brother = Brother
    .help = medium
level-prior = Prior
    .help = strong
level-abbot = Abbot
    .help = strongest
box-minutes = { $from }–{ $to } min
    .help = Playing time that the publisher states, for people at one table. Against bots it is quicker.
weight-1 = easy to learn
weight-2 = medium
weight-3 = demanding
quick-bots = Bots
quick-strength = Strength
play-now = Play now
play-now-game = Play now: { $game }
with-friends = With friends
with-friends-game = With friends: { $game }
learn-ten = Learn it in ten minutes
learn-by-playing = Learn by playing
my-games = My games
my-games-empty = No game is running. The next one you begin will stand here, with whose turn it is.
all-my-games = All my games
open-tables = Open tables
open-tables-empty = Nobody is waiting for players just now.
new-table = New table
join-title = A friend sent you a code?
join-code = Code or link of a table
join = Join
your-turn = Your turn
to-play = Play
to-look = Look
to-sit = Sit down
to-tale = Story
to-replay = Replay
go-to-table = { $what }: { $table }, { $names }
waits-for = waiting for { $names }
last-move = last move { $ago }
    .now = last move just now
chairs-free = { $count ->
        [0] All chairs taken
        [one] One chair free
       *[other] { $count } chairs free
    }
stage-gathering = Gathering
stage-playing = Playing
stage-over = Finished
stage-abandoned = Given up
nobody-yet = nobody yet
changed = changed since you looked
guest-name = Guest

## New table

game = Game
your-name = Your name
table-name = Name of the table
table-name-hint = may stay empty
chairs = Chairs
players = Players
chair = Chair { $number }
chair-me = You
    .choice = Me
chair-friend = A friend
    .choice = A friend, by link
chair-here = At this device
    .choice = Somebody else at this device
    .name = Name of the person on chair { $number }
chair-bot = A bot
chair-closed = Closed
    .choice = Nobody
name = Name
same-name = Two people here are called { $name }. Give one of them another name.
more = More: rules, aids, spectators
options = The game
contract = The table
summary = What will be agreed
differs = Changed from the rulebook
differs-nothing = all as in the rulebook
names-chosen = { $count ->
        [one] one chosen
       *[other] { $count } chosen
    }
differs-some = { $count ->
        [one] one rule changed
       *[other] { $count } rules changed
    }
changed-to = { $option }: { $value }
changed-off = Without: { $option }
summary-private = Only people with the link find this table.
summary-public = Everybody finds this table in the list of open tables.
sum-me = you
sum-friend = { $count ->
        [one] one friend
       *[other] { $count } friends
    }
sum-here = { $count ->
        [one] one more at this device
       *[other] { $count } more at this device
    }
sum-bot = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
sum-chairs = { $count ->
        [one] One chair
       *[other] { $count } chairs
    }
colours-drawn = by lot
    .help = Everybody gets a colour when the game begins.
colours-mine = I play { $colour }
    .help = The seats follow each other in the order of the colours.
colours-others = The others, in order
colours-in-order = In order
    .help = The chairs take the colours of the game one after the other.
colours-free = Chair { $number }: { $colour }
    .help = Any chair may have any colour; two chairs that want the same trade theirs.
colours-chosen = Colours chosen, not drawn
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
listed = Show the table in the list of open tables
    .help = Otherwise only people with the link find it.
chat-allowed = Talk at the table
    .help = Players hear players, spectators hear both.
watching = Spectators
    .help = They never see what is hidden.
watching-anyone = Anyone with the link may watch
    .short = anyone
watching-afterwards = Anyone with the link may look once the game is over
    .short = afterwards
watching-nobody = Nobody may watch
    .short = nobody
aids = Aids
    .help = The same for everybody at the table.
aids-none = No aids but memory
    .short = memory
aids-notebook = A notebook
    .short = notebook
aids-explain = The notebook explains answers
    .short = explains
aids-full = Everything that can be worked out
    .short = everything
pace = Pace
pace-no-clock = No clock
    .title = No hurry
pace-live-clock = Live, with a clock
    .title = Live
pace-day-clock = Over days
    .title = Over days
pace-short-none = no clock
pace-short-live = { $minutes } min each, { $gain } s more per decision
pace-short-days = { $days ->
        [one] one day for every decision
       *[other] { $days } days for every decision
    }
pace-live = Live: { $minutes } minutes each, { $gain } seconds more with every decision
pace-days = { $days ->
        [one] One day for every decision
       *[other] { $days } days for every decision
    }
pace-quiet = (nothing falls due from { $start } to { $end } o’clock)
bank-minutes = Minutes each
gain = Seconds gained per decision
days = Days per decision
quiet = Quiet hours
    .help = Nothing falls due then, and nobody is called.
quiet-from = Quiet from
quiet-to = until
absence = When somebody is late
    .help = Late means: the time is up, not that a page is closed. Whoever was replaced by a bot may come back at any time.
absence-wait = The table waits
    .short = we wait
absence-vote = The others may vote for a bot or a substitute (three people or more)
    .short = we vote
absence-bot = A bot stands in when the time is up
    .short = a bot plays
grace = Waiting for absent players
    .help = Without a clock, a player counts as absent after this time. Every vote stays open as long.
grace-no-clock = A player counts as absent after { $time }; votes stay open as long
grace-clock = Votes stay open for { $time }
silence = Silence of absent players
    .help = When the vote to end a game closes.
silence-agrees = counts as agreement when the vote to end a game closes
    .short = agrees
silence-refuses = is never agreement
    .short = refuses
chat-yes = Players may talk
chat-no = No talking
lobby = Open tables
listed-yes = Shown in the list of open tables
listed-no = By link only
cancel = Cancel
start-now = Begin
start-now-help = All chairs are taken: the game begins at once.
set-table = Open the table
then-invite = { $count ->
        [one] then invite a friend
       *[other] then invite { $count } friends
    }
set-table-help = You get a link for your friends. The game starts by itself when everybody sits, unless you switch that off.

## Profile

part-games = Games
part-results = Results
part-calls = Calls
part-keys = Keys
results = Finished games
results-all = Show all { $count }
name-help = What others call you. It is kept in this browser by a cookie; there is no password.
keep = Keep
kept = Kept.
calls = When it is my turn
calls-here = Call me on this device
    .help = The browser shows a notification while a page of Chapterhouse is open somewhere and you look elsewhere.
calls-refused = Your browser does not allow notifications from this site. You can allow them in its settings.
calls-impossible = This browser cannot show notifications.
calls-more = More ways
calls-services = The server can also send you a message by e-mail, Telegram, Matrix and many other services, even when no page is open.
calls-now = Messages go to:
calls-field = Addresses of services, one per line
    .help = In the notation of Apprise, for example mailto:// or tgram://. They are kept secret and never shown again; an empty field removes them.
links = Other devices
links-help = A private link carries your chairs to another device. Anyone who opens it plays as you, so keep it to yourself; you can revoke it here. Keys and data stay in this browser.
link-made = Made on { $date }
make-link = Make a link
revoke = Revoke

## Gathering

host = Table of { $name }
come-in = Come in
chair-free = free
bot-kind = Which bot
present = here
away = away
your-chair = your chair
sit = Sit down
rise = Stand up
seat-bot = Put a bot here
open-chair = Open the chair
begin = Begin the game
all-here = Everybody sits. { $name } may begin the game.
waiting-chairs = Waiting until every chair is taken.
invite = Invite
invite-help = Whoever opens this link can sit down or watch.
qr = The link as a QR code
copy = Copy the link
copied = Copied

## The table

menu = Menu
stage = The board
points = Points
main-choose = Choose on the board
main-choose-tile = Choose one of your tiles
main-wait = Not your turn
undo-free = Takes your last step back: nobody has learned anything from it.
undo-bots = Only bots sit with you: they agree at once.
undo-draft = Drops what you are preparing.
undo-over = The game is over.
undo-nothing = There is no step of yours to take back in this turn.
undo-acted = Somebody has acted since. In the menu you can ask the table to go further back.
undo-watching = Only players can take a step back.
bot-speed = Moves of bots
bot-speed-watch = watch each one
bot-speed-brisk = brisk
bot-speed-at-once = at once
skip-giving = Never ask whether I give blessings away
one-click = One click on the board is enough
fit = Fit
minimap = Map of the whole board
table-trouble = Some of the table could not be fetched.
try-again = Try again
since = Since your turn
replay = Replay
past = Position { $number } of { $all }
step-back = One step back
step-on = One step on
to-now = Back to now
messages = Messages
phrases = Quick phrases
phrase-hello = Good luck, everybody!
phrase-nice = Nice move!
phrase-thinking = One moment, I am thinking.
phrase-thanks = Thanks for the game!
phrase-sorry = Sorry!
new-mark = new
scene-built = { $tile } is built
brief-placed = lays { $tile }
brief-own-phrase = for their own phrase, price { $cost }
brief-denied = onto the strip of { $name }, price { $cost }
brief-monk = collects a monk, price { $cost }
brief-monk-other = collects a monk of { $name }, price { $cost }
brief-built = builds { $tile }
brief-prayed = prays in { $tile }
brief-worked = works
brief-blessings = blessings
brief-drawn = { $count ->
        [one] draws a tile
       *[other] draws { $count } tiles
    }
brief-returned = puts a tile back
when-collecting = You buy letters and monks from the grid at the end of your own Scoring.
score-full = in all { $points }
score-full-hint = If the game ended now: your letters and blessings, less the tiles behind your screen. Only you see it; the large figure counts the letters alone, as for everybody.
statistics = Statistics
stat-tiles = Tiles laid
stat-built = Points from building
stat-prayed = Points from prayer
stat-worked = Points from work
stat-denied = Letters denied
stat-novices = Novices sent
stat-windows = Window tiles set
stat-missions = Missions won
stat-steps = Steps of the messenger
stat-wasted = Dice wasted
past-title = An earlier position
past-sentence = You are looking back: this is how the table stood. Your game waits where it is.
opening = Opening the table …
line-lost = The line is broken. Trying again …
table-closed = This table is closed.
refused-stale = Somebody was faster. Look again: the table has moved on.
refused-malformed = The table did not understand that.
refused-illegal = A rule forbids that.
refused-not-seated = That is not your chair.
refused-forbidden = The table does not allow that now.
refused-unknown = There is no such table.
refused-too-fast = One thing at a time, please.
refused-protocol = This page is older than the house. Please reload it.
refused-guided = You may do that, but the guide has another move in mind.
refused-rules-changed = This game follows older rules. It can be read, not played on.
edition = Edition
card-ours = Reconstructed: ours, until an owner corrects it.
card-partly-ours = Reconstructed in part.
card-seen = Corrected by an owner of the game.
card-own = Made by players for this edition.
workshop = Components
edition-shipped = Shipped with the program
edition-option = { $name } ({ $count ->
    [one] 1 difference
   *[other] { $count } differences
})
edition-named = edition “{ $name }”
edition-played = The components are those of the edition “{ $name }”.
other-rules-go-on = This game was begun by version { $version } of the rules. Nothing that has changed since touches it: it goes on by version { $current }.
other-rules-frozen = This game follows version { $version } of the rules. Version { $current } would have forbidden or changed something in it, so it can be read but not played on.
other-rules-undrawn = The rules have changed since version { $version }. The board shows the last position that can still be drawn; the log and the result are as they were.
branch-mark = A branch: not what happened
branch-back = Back to the review
keys = Keys
keys-single = Single keys do this (turn it off if you dictate)
key-desk = What I am to do
key-main = What I may do now
key-undo = Undo
key-now = What can I do now?
key-help = This list
key-press-main = Press the main button
key-board-1 = On to the next thing that is lit
key-board-2 = Choose it; once more to mean it
key-board-3 = From place to place on the board and in the grid
key-board-4 = Never mind
key-zoom = Closer, farther
key-turn = Turn the tile in hand
key-box = Choose the box for the monk in hand
key-names = While held: the names of all tiles
sending = On its way …
refused-unavailable = The house cannot write anything down just now. Nothing has changed; please try again.
panels = Chronicle, talk, notes and rules
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
older = What came before
went-back = { $name } took a step back.
undone = taken back:
talk = Talk
talk-empty = Nothing said yet. Players and spectators hear what you say here.
talk-empty-watching = Nothing said yet. Until the game is over, only spectators hear you.
talk-field = Say something
talk-closed = This table has agreed not to talk.
send = Say
notes = Notes
notes-help = Only you ever see these.
notes-writing = Writing …
notes-kept = Kept.
notes-watching = Only players keep notes.
rules-whole = The whole rules reference
rules-search = Search the rules
rules-none = No rule has these words.
rules-intro = Every rule in our own words, with its source; what is reconstructed or ruled by us is marked.
standing-rulebook = rulebook
standing-publisher = publisher
standing-seen = seen
standing-reported = reported
standing-inferred = inferred
standing-reconstructed = reconstructed
standing-ruling = our ruling
standing-own = made by players
you = you
bot = bot
not-here = not here at the moment
deciding = deciding
was-your-turn = It was your turn
was-deciding = was deciding
time-left = Time left
come-back = I am back
substitute = Take this chair
propose-bot = Let a bot play
coach-ask = What would you do?
coach-thinking = The house is thinking …
coach-would = The house would: { $action }
coach-chance = Chance to win: about { $chance } %
coach-second = The next best: { $action }
propose-substitute = Find a substitute
sits-in-for = plays for { $owner }
offer-withdraw = Keep my chair
offer-chair = Offer my chair …
offer-chair-help = Somebody else plays on for you; you may come back at any time.
offer-chair-sure = Anybody with the link who has not played here may then sit down. They see your hand and all that your chair knows, but never your notes.
offer-chair-yes = Offer it
away-running = { $name } is not here. The table waits; { $left } left.
away-running-wait = The chair is safe: nobody can take it or look into it.
away-running-vote = The chair is safe till { $when }; after that the table may vote on a bot or a substitute.
away-running-bot = The chair is safe till { $when }; after that a bot stands in until { $name } comes back.
away-vote = { $name }’s time is up.
away-vote-note = Agreed before the start: the others may vote. { $name } can come back at any time.
away-alone = { $name }’s time is up.
away-alone-note = Nobody else is here to vote; you may propose to end the game.
away-decide = Decide together …
away-offered = Your chair is open to a substitute.
away-offered-note = Anybody with the link who has not played here may sit down. Until then it is yours.
away-back = Somebody else plays from your chair.
away-back-note = Take it back at any time; nothing is lost.
away-take = { $name }’s chair is open to a substitute.
away-take-note = You would see all that the chair knows, never { $name }’s notes. { $name } can come back at any time.
away-wanted = { $name }’s chair is open to a substitute.
away-wanted-note = Anybody with the link who has not played here may sit down.
vote-title = What shall become of { $name }’s chair?
vote-wait = Wait on
vote-wait-note = Nothing changes. You can decide at any time.
vote-bot-note = Until { $name } comes back. It sees the chair; none of you does.
vote-substitute-note = Only if everybody agrees. A substitute sees the game, never { $name }’s notes.
vote-note = A proposal passes with the votes of the other people at this table. Bots have no vote.
votes-for = for it: { $names }
votes-against = against: { $names }
votes-open = not yet: { $names }
change-bot = A bot has played for { $owner } since { $when }.
change-substitute = { $name } has played for { $owner } since { $when }.
change-owner = { $owner } came back on { $when }.
ballot-closes = The vote closes { $when }; without everybody it falls.
ballot-passes = The vote closes { $when }; whoever is absent by then counts as agreeing.
table-menu = Table
ask-back = Go further back …
ask-back-help = You choose the moment in the chronicle; everybody else must agree.
choose-moment = After which line shall the game go on anew?
back-to-here = Back to here
give-up = Give up the game …
give-up-help = The game ends without a result, if everybody else agrees.
give-up-sure = Propose to end this game without a result?
give-up-yes = Propose it
leave-chair = Leave my chair
leave-chair-help = A bot stands in; you may come back at any time.
time-due = due { $when }
desk = My desk
sheet = Height of my desk
undo = Undo
over = The game is over.
waiting-for = Waiting for { $names }.
not-now = Not now.
rule-link = Rule: { $rule }
motion-go-back = { $name } would like to go further back.
motion-let-bot-play = { $name } proposes that a bot plays for { $about }.
motion-find-substitute = { $name } proposes to look for a substitute for { $about }.
motion-abandon = { $name } proposes to give up the game.
agree = Agree
decline = Decline
curtain = Pass the device to { $name }.
lift = I am { $name }: lift the curtain
recap = Since you last looked
to-table = To the table
result = Result
won = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
you-win = You win
won-by = { $total } points, { $points } ahead of { $name }
takes-lead = { $name } takes the lead
rematch-detail = same players, new game
total = Total
course = Course of the game
rematch = Play again
look-board = Look at the board
closer = Closer
farther = Farther
whole-board = Show the whole board
open-things = What lies open
find-choice = Find a choice by typing

## Monastery

bag = { $count ->
        [one] one tile in the bag
       *[other] { $count } tiles in the bag
    }
site-full = full
boxes-free = Free: { $boxes }
box-hint = Box { $box } · { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
steps = { $count ->
        [one] one step
       *[other] { $count } steps
    }
steps-unused = { $count ->
        [one] one step unused
       *[other] { $count } steps unused
    }
go-box = Go to box { $box }
collect = Collect { $letter }
price = { $points ->
        [one] one point
       *[other] { $points } points
    }
price-blessings = { $points ->
        [one] one point
       *[other] { $points } points
    } and { $blessings ->
        [one] one blessing
       *[other] { $blessings } blessings
    }
spends-blessings = { $count ->
        [one] This spends one blessing.
       *[other] This spends { $count } blessings.
    }
purse = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $blessings ->
        [one] { $blessings } blessing
       *[other] { $blessings } blessings
    }
prices-mine = Your price stands above each column.
grid-fold = Fold the grid
phrase-mine = Your phrase
phrase-deny = or deny another, and take a blessing
strip-mine = my phrase
strip-deny = deny, for a blessing
strip-deny-short = deny
prompt-lay = Lay { $tile } here, or choose another lit space.
prompt-go = To { $place }? Or choose another lit place.
prompt-go-box = To { $place }, box { $box }? Or choose another box or place.
prompt-gift = How many blessings shall lie there?
the-abbey = The Abbey
monastery-map = The monastery
monastery-headline = Monastery · { $day ->
        [1] the first day
       *[2] the second day
    } · { $hour }
dial = Day { $day }, { $hour }
day-short = Day { $day }
place-box = { $place }, box { $box }
cell-fits = { $tile } fits at { $cell }
cell-free = Free ground at { $cell }
ghost = { $tile } laid at { $cell } for a look. Space turns it, Enter lays it down.
tile-about = at { $place }, { $kind }, value { $value }
tile-hand = { $kind }, value { $value }
tile-site = building site with boxes { $boxes }
tile-built = built
tile-gift = { $count ->
        [one] a blessing lies here
       *[other] { $count } blessings lie here
    }
tile-roads = open to the { $sides }
tile-closed = no way in
kind-grey = study
kind-brown = toil
kind-dual = study and toil
kind-neutral = neither study nor toil
side-north = north
side-east = east
side-south = south
side-west = west
monks-standing = { $count ->
        [one] a monk of { $name }
       *[other] { $count } monks of { $name }
    }
monks-praying = { $count ->
        [one] a praying monk of { $name }
       *[other] { $count } praying monks of { $name }
    }
monk-standing = Monk of { $name } at { $place }
monk-praying = Praying monk of { $name } at { $place }
market = Letter grid, with the prices that you pay now
market-row = Row
market-letter = { $letter }, { $row } row, column { $column }, price { $price }
market-monk = Monk, { $row } row, column { $column }, price { $price }
market-gap = empty
strip = { $large } large and { $small } small of { $all } letters
tiles-behind = { $count ->
        [one] one tile behind the screen
       *[other] { $count } tiles behind the screen
    }
monks-there = { $count ->
        [one] one monk in the monastery
       *[other] { $count } monks in the monastery
    }
abbot = Abbot
screen = Behind your screen
screen-close = Hide
screen-open = Show
hand-empty = No tiles left.
side-tiles = My tiles
side-grid = Letter grid
blessings-mine = { $count ->
        [one] one blessing
       *[other] { $count } blessings
    }
pool = { $pool } in the pool, { $bag } tiles in the bag
allowance = { $left ->
        [one] one step left
       *[other] { $left } steps left
    }
ledger = Scoring
you-scored = You scored { $points }
earned-work = Work
preparing = What you are preparing
hint-cell = Choose one of the lit spaces.
hint-goal = Choose where the monk shall go.
hint-strip-mine = { $letter } goes to your phrase. Choose another letter, or collect it.
hint-strip = { $letter } goes small side up to the strip of { $name }, and you take a blessing.
lay = Lay { $tile }
turn = Turn
box = Box
to-box = To box { $box }
go = Go to { $place }
pray-at = Pray at { $place }: +{ $points }
gift = Blessings
blessings-left = { $count ->
        [one] { $count } blessing left
       *[other] { $count } blessings left
    }
gift-less = One blessing less
gift-more = One blessing more
change-monk = a monk
give = Lay them on { $place }
never-mind = Never mind
end-turn = End my turn
imprison-nobody = Send nobody
prompt-place-move = Lay a tile and move your monks.
prompt-move = Move your monks, then end your turn.
prompt-place = Lay a tile, then end your turn.
prompt-end = Nothing is left to do: end your turn.
key-tiles = My tiles
key-monks = My monks
key-board = The monastery
key-grid = The letter grid
key-my-board = My board, open or closed
key-piles = Dice spaces

## The visual language

look-title = The visual language
look-intro = The parts of the house: material, type, pieces, tiles. Built tiles are illuminations, sites are sketches of the same drawing.
look-colours = Material
look-type = Type
look-pieces = Pieces
look-built = Built
look-sites = Sites
look-words = Words are set in Garamond,
look-numbers = numbers and controls in Alegreya Sans: 0123456789,
look-uncial = names and letters in Uncial.

## Waiting room and doorstep

stage-closed = Closed
starts-in = { $seconds ->
    [0] The game starts now.
    [one] The game starts in one second.
   *[other] The game starts in { $seconds } seconds.
    }
chairs-wait = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
    }
start-held = The start is on hold. { $name } may begin, or anybody lets it run again.
hold-start = Wait
unhold-start = Ready: start by itself
invite-copy = Invite: copy the link
invite-share = Invite: share the link
add-chair = Add a chair
close-chair = Take the chair away
close-table = Close the table
close-table-sure = Close this table for everybody?
leave-room = Leave
is-host = host
auto-start = Starts by itself
    .help = A few seconds after the last chair is taken. Anybody at the table can say “wait”.
auto-start-yes = The game starts by itself when everybody sits
auto-start-no = The host starts the game
series = Games in the series
    .help = More than one: the points of all games are added up, and each rematch is the next game.
series-of = A series of { $games } games: points are added up
series-standings = Standings of the series
series-so-far = { $played } of { $games } games are over.
series-won = { $count ->
    [one] { $names } has won the series.
   *[other] { $names } share the series.
    }
series-game = Game { $number }
series-next = Next game of the series
rules-in-force = Rules in force
rules-played = This table plays
rules-agreed = What we agree on
rules-rest = Everything else as in the rulebook.
rules-all-usual = All as in the rulebook.
rules-usual = Options as in the rulebook
rule-on = yes
rule-off = no
invites-you = { $name } invites you
door-ask = Sit down at this table?
door-last = You are the last: the game begins as soon as you sit.
door-full = No chair is free at this table.
door-full-watch = No chair is free at this table, but you may watch.
relations = Muted and blocked
relations-help = You do not hear those whom you mute. Those whom you block cannot sit at your tables either. They do not learn of it.
relation-mute = muted
relation-block = blocked
no-entry-unknown = There is no such table. Perhaps the link is incomplete; ask whoever sent it.
no-entry-closed = This table was closed.
no-entry-removed = The host has removed you from this table. You cannot sit here again.
person-menu = More about { $name }
person-hand-over = Make { $name } the host
person-mute = Mute { $name } for me
person-unmute = Hear { $name } again
person-block = Block { $name }
person-unblock = Unblock { $name }
person-report = Report { $name }
person-report-what = What happened?
person-report-help = Goes to the operator of this server, with the last lines of talk. Nobody at the table learns of it.
person-report-send = Send the report
person-reported = Your report has been sent.
person-remove = Remove { $name }
person-remove-sure = { $name } loses the chair, is told so, and cannot sit at this table again.
