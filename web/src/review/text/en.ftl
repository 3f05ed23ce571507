# The words of the review.

review = Review
review-link = Review the game
tale-link = The story
review-of = Review · { $game }
opening = Opening the game …
no-answer = The house does not answer just now. Please try again.
not-open = This game is not open for review: it is not over yet, or it belongs to somebody alone.
to-table = To the table
panel-open = Open the panel
panel-fold = Fold the panel away

## Moving through the game

moment = Moment
moment-of = Moment { $number } of { $all }
first = To the beginning
back = One step back
play = Play
pause = Pause
next = One step on
last = To the end
speed = Pace
speed-slow = slow
speed-even = even
speed-quick = quick
keys = Left and right step, up and down go by rounds, Home and End to the ends, Space plays. M: next mistake, T: turning point, Q: question or accusation, with Shift back. K: with what you knew or everything open, W: what if, J: judgement, 1 to 6: chairs.
jump = Jump to …
jump-round = Rounds, services, Masses
jump-inquiry = Questions and accusations
jump-turn = Turning points
jump-mark = Mistakes

## Whose eyes

from = Seen from
from-table = The spectators’ bench
from-open = Everything open
culprit = The culprit: { $name }
things-of = What lies before { $name }
pile-bag = The bag of tiles
pile-missions = Missions that are not in play
pile-parlour = The cards in the Parlour
pile-books = The books of the Scriptorium
pile-volumes = The books of the Library
pile-happenings = The events of the Masses
pile-coming = { $number ->
    [one] One comes:
   *[other] { $number } come, in this order:
}
pile-staying = Nobody draws these:
pile-empty = Nothing is left.

## What happened, and notes

story = Chronicle
story-empty = Nothing was told here.
told-to = To { $name }: { $told }
thought-of = Why { $name } did this:
notes = Notes
notes-now = Your page of notes as it stood at this moment. A game with a notebook of its own shows that notebook as it was, too.
notes-none = You wrote no notes from this chair.
notes-later = At this moment you had written no notes yet.
notes-other = Notes are shown only to whoever wrote them. Look from your own chair to read yours.
tools = Try and share

## Trying another way

branch = Try something from here
branch-help = A private copy of this moment. Nothing you do there changes the game.
branch-seat = You play
branch-all = all chairs, by hand
branch-bot = The others are
branch-go = Play on from here
branch-end = The game is over at this moment. Go back to one where somebody still decides.

## Sharing and keeping

share = A link to this moment
share-short = Share
share-copy = Copy the link
share-copied = Copied
share-private = This copy is yours alone: nobody else can open the link. Send the record instead.
picture = The board as it lies here
picture-svg = As SVG
picture-png = As PNG
picture-failed = This browser cannot make that picture. The SVG works everywhere.
picture-busy = Drawing …
record = The whole game
record-download = Download the record
record-other = Open another record

## Bringing a record

upload-title = Review a game
upload-intro = Every finished game has a record: a text file with each decision and what chance dealt. Bring one here to go through it move by move. It stays private to you.
upload-file = A record file
upload-text = or its text
upload-go = Open the record
upload-empty = Choose a file or paste the text of a record first.
upload-large = That is too large for a record.
upload-refused = This record cannot be read:
upload-mine = My finished games
upload-mine-none = None yet. A game that you finish will stand here.

## The judgement

judged = Judged
your-game = Your game
tally-good = as an Abbot
tally-slip = { $number ->
    [one] slip
   *[other] slips
}
tally-mistake = { $number ->
    [one] mistake
   *[other] mistakes
}
tally-blunder = { $number ->
    [one] blunder
   *[other] blunders
}
size-good = Well played
size-slip = Slip
size-mistake = Mistake
size-blunder = Blunder
look-first = Look at these first
no-mistakes = Nothing was clearly better than what you did.
turned = The game turned
turned-for = { $name }’s chances rise
turned-against = { $name }’s chances fall
at-start = At the start
could-know = Who could have known, and since when
knew-at = { $name }: { $when }
knew-never = { $name }: never; { $left } suspects were left
choose-chair = Look from one chair to have its decisions judged.
no-chair = Decisions are judged for the players themselves. The graph is open to everybody.
judging = Judging: { $done } of { $total } steps. You may look around; marks appear as they are found.
judging-begins = The first mistakes show in a few seconds. You may look around meanwhile.
judge-progress = Progress of the judgement
judge-busy = The judge is busy with other games.
judge-silent = The judge stopped before the end.
judge-again = Try again
judged-by = Judged by the { $bot }, { $playouts } playouts for each choice. A difference within the noise counts as none.
margin = Chances in the graph are estimates: 95 in 100 lie within ± { $margin } in 100.
with-knowledge = With what you knew
with-everything = With everything open
you-did = You
stronger-did = A stronger player
unit-chance = Chance to win. Slip: up to 5 in 100, mistake: up to 15, blunder: more.
unit-points = The bot’s own estimate, in points. Slip: up to 1, mistake: up to 3, blunder: more.
unit-suspects = Suspects left on average, when each is as likely as any other. Slip: up to 15 in 100 more than the better question leaves, mistake: up to 35, blunder: more.
price-open = With everything open: { $loss }.
price-known = With what you knew: { $loss }.
why = Why
reasons-unit = In points, as the { $bot } estimates them.
other-choices = Other choices
play-differently = Play it differently
question-left = { $left } suspects were left. An answer would leave:
question-asked = Your question
question-better = The better one
better-question = The better question
question-tells-nothing = No answer would have said anything about the cards.
question-truth = The answer would have been “{ $answer }”, and { $left ->
    [one] one suspect would have been left
   *[other] { $left } suspects would have been left
}.
graph-chances = Graph of the chances to win; { $number } marks on your decisions
graph-suspects = Graph of the suspects left for each player; { $number } marks on your decisions
timeline = The course of the game
standing = How everybody stands
suspects-left = { $left } left
next-mistake = Next mistake
first-mistake = First mistake
mistake-of = { $number } of { $all }

## What if

whatif = What if
whatif-help = { $name } chose: { $played }
whatif-choice = Another choice ({ $number })
whatif-find = Find a choice …
whatif-none-found = No choice says that.
whatif-stop = Stop
whatif-forced = There was only one choice here.
whatif-games = Games
whatif-count = { $count } games
whatif-luck = Luck
luck-same = same luck
luck-new = new luck
whatif-go = Play it out
whatif-more = { $number ->
    [one] in 100 games there would have been one more victory.
   *[other] in 100 games there would have been { $number } more victories.
}
whatif-fewer = { $number ->
    [one] in 100 games there would have been one victory fewer.
   *[other] in 100 games there would have been { $number } fewer victories.
}
whatif-unclear = no difference shown.
interval = 95 in 100: between { $low } and { $high }
whatif-points = Points at the end: { $points } on average.
whatif-done = { $done } of { $total } games, finished both ways by quick bots.

## Together

together = Go through it together
together-help = Everyone who opens your link follows your moment. You see who is here, point at things and talk.
together-start = Lead this review
together-link = The link to follow
led = Led review
led-opening = Joining the review …
led-lost = The line is broken. It comes back by itself.
led-refused = You cannot join this led review now.
led-you = You lead
led-by = { $name } leads
led-nobody = Nobody leads just now
led-following = You follow.
led-own = You look on your own.
led-with = { $number ->
    [0] Nobody else is here.
    [one] One person is with you.
   *[other] { $number } people are with you.
}
led-let-go = Look on my own
led-follow = Follow again
led-take = Take the lead
led-hand = Hand the lead to { $name }
led-leave = Leave
led-members = Who is here
led-myself = you
led-leads = leads
led-strays = looks on their own
led-point = Rest on a thing or tap it: the others see it marked.
led-point-follower = Tap a thing: the others see it marked.
