# The words of the Abbey's board in English. What the rules, refusals and events say stands in the game's own file.

headline = { $office } · bell on { $bell } of { $spots }
prompt-pass = { $count ->
        [one] Choose one card for { $name }, on your left.
       *[other] Choose { $count } cards for { $name }, on your left.
    }
pass-them = Pass these cards
turn-ends = Your turn ends.
prompt-move = Walk to another room.
prompt-ask = You meet { $name }: ask a question.
prompt-answer = { $name } asks you: { $question }
prompt-show = { $name } asks you for { NAME($monk, form: "a", gender: "neuter") }: choose which you show.
prompt-counter = You answered. Ask { $name } something in return?
prompt-inquire = Choose one or two traits, and whom to ask for such a card.

## Leaves

leaves = Leaves of the board
leaf-plan = Plan
leaf-notebook = Notebook
leaf-players = Testimony
leaf-timeline = Cards seen
leaf-revelations = Revelations

## The plan

floor-plan = Plan of the abbey
read-in-library = Read in the Library:
people-here = Here: { $names }
die-shows = The die shows { $name }
within-reach = Within reach
plan-ecclesia = Chapel
plan-crypta = Crypt
plan-confessorium-1 = Confessional
plan-confessorium-2 = Confessional
plan-aula = Courtyard
plan-claustrum-s = South cloister
plan-claustrum-w = West
plan-claustrum-n = North cloister
plan-claustrum-e = East
plan-capitulum = Chapter Hall
plan-parlatorium = Parlour
plan-scriptorium = Scriptorium
plan-bibliotheca = Library
plan-scalae = Night stair
plan-dormitorium-w = West dormitory
plan-dormitorium-e = East dormitory
plan-cellula-white = White
plan-cellula-yellow = Yellow
plan-cellula-red = Red
plan-cellula-green = Green
plan-cellula-blue = Blue
plan-cellula-black = Black
plan-porta = Gatehouse
plan-hortus = Garden
plan-culina = Kitchen
plan-refectorium = Refectory
plan-calefactorium = Warming room

## The notebook

open-count = { $count ->
        [one] One suspect is open on your sheet.
       *[other] { $count } suspects are open on your sheet.
    }
of-all = { $open } of { $all } open
trait-open = { $trait }: { $open } of { $all } open
pen = What a tap does
pen-cross = Cross out
pen-look = Look
filter = Show only these traits
mark-hand = in your hand
mark-seen = seen
mark-crossed = crossed out by you
mark-open = open
deduction = Deduction
deducing = Working it out …
deduction-off = You think for yourself.
deduced = { $count ->
        [one] By all you know, one suspect can be the culprit.
       *[other] By all you know, { $count } suspects can be the culprit.
    }
deduced-one = By all you know, the culprit is { $name }.
not-exact = (at most: not everything could be checked in time)
verdict-cleared = cannot be the culprit
verdict-guilty = must be the culprit
must-be-with = must be in the hand of { $name }
can-be = Can be:
place-culprit = under the abbey, as the culprit
place-pile = in the Parlour’s pile
certain-with = What { $name } must hold
certain-with-none = Nothing is certain yet.
close-look = Close
at-the-deal = the deal
at-turn = { $day ->
        [1] { $office } { $bell }
       *[other] { $office } { $bell }, day { $day }
    }
notes = Notes
notes-empty = What you write here, nobody else reads.
new-note = A new note
write = Write
erase-note = Strike out: { $note }
seen-with = What you last saw with { $name }
seen-with-none = Nothing yet.
testimony = Answers and statements
testimony-none = Nothing yet.
moved-since = { $count ->
        [0] No card moved since.
        [one] One card moved since.
       *[other] { $count } cards moved since.
    }
promised = Promise to { $name }:
penance-wanted = Penance is wanted by { $names }.
timeline-none = You have seen no card yet.
revelations-help = Each is said once in a game. Right: two points. Wrong: minus one.
to-accuse = Choose whom to accuse …
accuse = Accuse …

## Questions

composer = Your question
kind = Kind of question
kind-how-many = How many …
kind-any-of = Is any …
kind-at-least = At least …
kind-exactly = Exactly …
kind-all-of = Are all …
kind-more-of = More of these than of those …
kind-between = Between … and …
kind-odd = An odd number …
kind-most-of = Which do you have most of …
kind-fewest-of = Which do you have fewest of …
kind-what-is = One trait of a card …
kind-still-hold = Do you still hold …
kind-last-drawn = The last card you drew …
kind-settled = Are your open suspects of one …
kind-hold-book = Do you hold the book …
kind-how-many-books = How many books …
kind-will-end = Will your turn end in …
kind-will-speak = Will you reveal or accuse …
kind-will-pass = Will you pass me …
kind-before-mass = Before the next Mass, will you …
kind-free-question = In my own words …
who = Whom it is about
who-fitting = monks who are
who-names = monks by name
who-anybody = anybody
take-out = take out
add-name = + a name
add-trait = + a trait
add-like = + like …
compare-with = whom?
join-or = join the last two with “or”
scope-hand = in hand
scope-seen = seen
scope-crossed = crossed out
scope-open = open
scope-elsewhere = seen elsewhere
scope-guessed = guessed
slot-scope = Where
slot-number = How many
slot-category = Which kind of trait
slot-card = Which card
slot-way = Which room
slot-room = Which room
slot-act = What
slot-title = Which book
slot-text = Your question
slot-by = By whom, or whose
slot-since = Since when
slot-deed = What
met-anybody = anybody
add-among = + of certain cards
and-also = … and also …
and-first = And:
typed = Or type your question
typed-example = how many bearded monks do you have?
typed-meant = Understood: { $question }
typed-unread = Not understood: { $unread }
typed-busy = Reading …
no-card = no such card yet
ask-it = Ask { $name }
fits-open = Fits { $fits } of your { $open } open suspects.
weighing = Weighing the question …
prospects = Suspects left after each answer; now { $now }:
prospects-none = No answer to this would tell you about the cards.
any-other-answer = any other answer
leaves-suspects = { $count ->
        [one] leaves one suspect
       *[other] leaves { $count } suspects
    }
useful = Useful:
recent = Asked lately:
whom = Whom to ask
answering = Your answer
answer-with = Answer: { $answer }
choose-answer = Choose your answer
reply = Reply
moment-silence = … silence.
moment-whisper = … whispers.

## The desk

hand = Your cards
hand-empty = You hold no cards.
books = Books
order-give = Use it at its next moment
order-given = ✓ Will be used by itself
crypt-card = Crypt card
crypt-lay-ready = Lay it ready: you will be asked for an extra turn at the end of this one
crypt-ready = Ready: an extra turn after this one
watching = You are watching.
cards-held = { $count ->
        [one] one card
       *[other] { $count } cards
    }
books-held = { $count ->
        [one] one book
       *[other] { $count } books
    }
silences = { $count ->
        [one] one vow of silence
       *[other] { $count } vows of silence
    }
first-player = First player
page-of = Page of { $name }
penitent = does penance
hours = The hours
bell-at = The bell stands on { $spot } of { $spots }
mass-next = { $rounds ->
        [0] Mass after this round
        [one] Mass after one more round
       *[other] Mass after { $rounds } more rounds
    }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } to the left.
mass-now = The bell rings. Everybody is in the Chapel.
mass-cards = { $cards ->
        [one] Everybody passes one card.
       *[other] Everybody passes { $cards } cards.
    }
mass-choosing = choosing
mass-ready = ready

## The book and its pages

said-and-notes = What was said last, and notes
said-last = What was said last
said-all = all answers ›
explain-certain = { $name } must hold { $names }.
explain-absent = { $count ->
        [one] One card that { $name } could have held is excluded.
       *[other] { $count } cards that { $name } could have held are excluded.
    }
explain-cleared = Cannot be the culprit: { $names }.
explain-nothing = By itself this answer excludes nothing more.
explaining = Looking what it excludes …
mark-word = A word of yours
colour-red = marked red: suspected
colour-gold = marked gold
colour-green = marked green
colour-blue = marked blue
contradiction-suspected = You suspect him, but you have seen his card.
contradiction-nobody-left = Your crosses leave nobody.
told-to = to { $name }
traits-asked = Traits of the question
strip-hand = hand
last-with = last seen with { $name }
guilty = Guilty
stay-silent = Stay silent
who-did-it = Who killed Brother Adelmo?
nobody-spoke = Nobody spoke before the Abbot.
was-right = true
was-wrong = false
hands-open = All hands laid open
suspects-left = Suspects left
suspects-left-help = How many suspects each player had left, from the deal to the end
who-knew = Who could have known since when
knew-since = could have known since { $when }
left-at-end = { $count ->
        [one] one suspect left in the end
       *[other] { $count } suspects left in the end
    }
hands-known = Hands as you know them now
unknown-cards = { $count ->
        [0] no unknown card
        [one] one unknown card
       *[other] { $count } unknown cards
    }
under-abbey = Under the abbey: one of
cards-went = Where cards went
still-open = Still open on your sheet
since-taken = took { $name } from you
since-accused = accused { $suspect }

## Moments

cloth-taken = Taken from you
cloth-given = From your hand
cloth-shown = Shown to you
cloth-showed = Shown by you
cloth-received = Now in your hand
moment-taken = { $taker } took a card from you
moment-gave = You gave { $taker } a card
moment-passed = { $count ->
        [one] You passed a card to { $taker }
       *[other] You passed { $count } cards to { $taker }
    }
moment-showed = You showed { $taker } a card
moment-shown = { $count ->
        [one] { $giver } shows you a card
       *[other] { $giver } shows you { $count } cards
    }
moment-received = { $count ->
        [one] { $giver } passed you a card
       *[other] { $giver } passed you { $count } cards
    }
moment-given = { $giver } gave you a card
moment-took = You took a card from { $giver }
moment-pile = You drew a card
moment-stays = It stays where it is. You have seen it.
moment-kept = It stays in your hand.
event-read = The event is read
before-abbot = Before the Abbot

## Mass

mass-of = Mass: { $office }
mass-step-bell = The bell
mass-step-chapel = All to the Chapel
mass-step-pass = { $cards ->
        [one] One card to the left
       *[other] { $cards } cards to the left
    }
mass-step-event = The event

## Names without titles

name-william = William
name-theobald = Theobald
name-aldric = Aldric
name-conrad = Conrad
name-dunstan = Dunstan
name-rainer = Rainer
name-ulric = Ulric
name-kilian = Kilian
name-odo = Odo
name-lambert = Lambert
name-florian = Florian
name-gildas = Gildas
name-ivo = Ivo
name-milo = Milo
name-piers = Piers
name-zeno = Zeno
name-sergio = Sergio
name-bruno = Bruno
name-edwin = Edwin
name-hubert = Hubert
name-joscelin = Joscelin
name-norbert = Norbert
name-valentin = Valentin
name-yves = Yves

## What entering a room would bring

entering-meets = You would meet { $names } and ask a question.
entering-die = { $names } was here last: you would draw { $count ->
        [one] the only card
       *[other] one of { $count } cards
    }.
entering-die-empty = { $names } was here last and holds no card.
entering-die-own = You were here last: there is nothing to draw.
entering-cell = The cell of { $names }: you could take { $count ->
        [one] the only card
       *[other] one of { $count } cards
    }.
entering-cell-empty = The cell of { $names }, who holds no card.
entering-cell-own = Your own cell: you would catch anybody in it.
entering-cell-nobody = Nobody lives here.
entering-pile = You would draw a card; { $count ->
        [one] one lies
       *[other] { $count } lie
    } in the pile.
entering-pile-gone = The pile is gone: you would ask somebody for a card of a kind.
entering-reveal = You could reveal a trait. To accuse, the pile must be gone: { $count ->
        [one] one card is left
       *[other] { $count } cards are left
    }.
entering-accuse = You could reveal a trait, or accuse.
entering-library-read = You have read in the Library already.
entering-crypt-held = You hold a Crypt card already.

## Cards

deck-book = Scriptorium
deck-volume = Library
deck-happening = Event
mark-star = kept for its moment
mark-die = with a die
mark-lasts = until the next Mass
