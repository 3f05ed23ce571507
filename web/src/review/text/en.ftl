# The words of the review.

review = Review
review-link = Review the game
review-of = Review · { $game }
opening = Opening the game …
no-answer = The house does not answer just now. Please try again.
not-open = This game is not open for review: it is not over yet, or it belongs to somebody alone.
to-table = To the table

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
keys = Arrow keys step, Home and End go to the ends, Space plays.

## Whose eyes

from = Seen from
from-table = The spectators’ bench
from-open = Everything open
things-of = What lies before { $name }

## What happened, and notes

story = What happened
story-empty = Nothing was told here.
told-to = To { $name }: { $told }
thought-of = Why { $name } did this:
notes = Notes
notes-now = Your page of notes as it stood at this moment. A game with a notebook of its own shows that notebook as it was, too.
notes-none = You wrote no notes from this chair.
notes-later = At this moment you had written no notes yet.
notes-other = Notes are shown only to whoever wrote them. Look from your own chair to read yours.
tools = Try, share, keep

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
