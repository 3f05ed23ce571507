# The words of the site. Those of the games come from the server.

skip = Skip to the table
nav = Site
home = Home
rules = Rules
look-back = Look back
unofficial = An unofficial fan project, not affiliated with or endorsed by Ragnar Brothers, dlp games, Days of Wonder or any other publisher or author. Their names only say which games these are; all words and drawings are our own.
me = My chair
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
sound = Ring the bell on my turn
by-list = Play by lists of words
page-broken = This page could not be loaded. Please reload it.
lost-title = No such room
lost-text = There is nothing at this address.
no-answer = The house does not answer just now. It will be tried again.
close = Close

## Home

hero = A table for three monastery games, in your browser. Play against bots in a moment, or send a link to friends: nobody needs an account. Every rule is kept, and every refusal says why.
site-game-monastery = Monastery
    .blurb = Lay tiles, share building sites, pray and work, and gather the letters of a prayer before your brothers do.
site-game-monasterium = Monasterium
    .blurb = Draft dice, send novices to five monasteries, and let one bonus lead to the next.
site-game-abbey = Mystery of the Abbey
    .blurb = Somebody pushed Brother Adelmo. Ask, deduce, and be the first to know who.
site-bot-random = Bot: Fool (plays at random)
site-bot-greedy = Bot: Steward (takes what pays)
site-bot-scholar = Bot: Scholar (thinks ahead)
site-bot-novice = Bot: Novice (easy)
site-bot-brother = Bot: Brother (middling)
site-bot-prior = Bot: Prior (strong)
site-bot-abbot = Bot: Abbot (strongest)
players-range = { $range } players
play-bots = { $count ->
        [one] Play against a bot
       *[other] Play against { $count } bots
    }
with-friends = With friends
my-games = My games
my-games-empty = No game yet. The one you begin will stand here, with whose turn it is.
open-tables = Open tables
open-tables-empty = Nobody is waiting in the lobby. Set a table and others will find it.
new-table = Set a table
join-code = Code or link of a table
join = Join
your-turn = Your turn
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

## Setting a table

game = Game
table-name = Name of the table
table-name-hint = for the lobby; may stay empty
chairs = Chairs
chairs-help = Friends sit down by link. Several people may share this device: a curtain falls between them.
players = Players
chair = Chair { $number }
chair-me = Me
chair-open = A friend, by link
chair-here = Somebody else at this device
fill-bots = Fill open chairs with bots
name = Name
options = Rules and variants
contract = What we agree on
listed = Show the table in the lobby
    .help = Else only whoever has the link finds it.
chat-allowed = Talk at the table
    .help = Players hear players, spectators hear both.
watching = Spectators
    .help = They never see what is hidden.
watching-anyone = Whoever has the link may watch
watching-afterwards = Whoever has the link may look once the game is over
watching-nobody = Nobody may watch
aids = Aids
    .help = The same for everybody at the table.
aids-none = No aids but memory
aids-notebook = A notebook
aids-full = Everything the house can work out
pace = Pace
    .help = When time runs out, the table does what is agreed below.
pace-no-clock = No clock
pace-live-clock = Live, with a clock
pace-day-clock = Over days
pace-live = Live: { $minutes } minutes each, { $gain } seconds more with every decision
pace-days = { $days ->
        [one] One day for every decision
       *[other] { $days } days for every decision
    }
pace-quiet = (nothing falls due from { $start } to { $end } o’clock)
bank = Seconds in the bank
gain = Seconds gained per decision
days = Days per decision
quiet-from = Quiet from (hour)
quiet-to = until (hour)
absence = When somebody is late
    .help = A bot keeps the chair warm; its owner may come back at any time.
absence-wait = The table waits
absence-vote = The others may vote for a bot to stand in
absence-bot = A bot stands in at once
chat-yes = Players may talk
chat-no = No talking
lobby = Lobby
listed-yes = Shown in the lobby
listed-no = By link only
start-now = Begin
start-now-help = All chairs are taken: the game begins at once.
set-table = Set the table
set-table-help = You get a link for your friends; the game begins when everybody sits.

## Me

name-help = What others call you. It is kept in this browser by a cookie; there is no password.
keep = Keep
kept = Kept.
notices = Call me to the table
notices-help = Apprise addresses of services that may tell you it is your turn. They are kept secret and never shown again.
notices-now = Now called by:
notices-field = Addresses, one per line
links = Other devices
links-help = A private link carries your chairs to another device. Whoever opens it is you, so keep it to yourself; you can revoke it here.
link-made = Made on { $date }
make-link = Make a link
revoke = Revoke
moved-in = You are { $name } in this browser now.

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
all-here = Everybody sits. The host may begin.
waiting-chairs = Waiting until every chair is taken.
invite = Invite
invite-help = Whoever opens this link can sit down or watch.
qr = The link as a QR code
copy = Copy the link
copied = Copied

## The table

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
key-board-5 = Closer, farther, the whole board
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
standing-reported = reported
standing-inferred = inferred
standing-reconstructed = reconstructed
standing-ruling = our ruling
you = you
bot = bot
deciding = deciding
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
substitute-wanted = Whoever has the link may take this chair.
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
voting = { $agreed } of { $voters } agree
curtain = Pass the device to { $name }.
lift = I am { $name }: lift the curtain
recap = Since you last looked
to-table = To the table
result = Result
won = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
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

the-abbey = The Abbey
monastery-map = The monastery
monastery-headline = Monastery · { $day ->
        [1] the first day
       *[2] the second day
    } · { $hour }
dial = Day { $day }, { $hour }
day = { $day ->
        [1] first day
       *[2] second day
    }
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
        [one] one movement point left
       *[other] { $left } movement points left
    }
ledger = Scoring
ledger-of = { $name } scores
points-left = { $points ->
        [one] one point to spend
       *[other] { $points } points to spend
    }
preparing = What you are preparing
hint-cell = Choose one of the lit spaces.
hint-goal = Choose where the monk shall go; { $left ->
        [one] one movement point
       *[other] { $left } movement points
    } left.
hint-strip = On whose strip shall the { $letter } lie?
lay = Lay { $tile }
turn = Turn
box = Box
to-box = To box { $box }
go = Go to { $place } ({ $cost })
gift = Blessings
give = Lay them on { $place }
never-mind = Never mind
end-turn = End my turn
prompt-place-move = Lay a tile and move your monks.
prompt-move = Move your monks, then end your turn.
prompt-place = Lay a tile, then end your turn.
prompt-end = Nothing is left to do: end your turn.
key-tiles = My tiles
key-monks = My monks
key-board = The monastery
key-grid = The letter grid

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

## Learning

learn-home = New here?
learn-home-text = Learn by playing: a guided first game of ten minutes for each of the three.
learn-home-go = Learn by playing
learn-card = Learn
