# The page with the story of a game.

tale = The story of the game
tale-of = The story of a game · { $game }
opening = Telling the story …
no-answer = The house does not answer just now. Please try again.
not-open = This story is not open to you: the game is not over yet, or it belongs to somebody alone.
lost = There is no such game here.

moment-board = The board at this moment
course-chance = Chance to win
course-points = Points
course-suspects = Suspects left
course-label = { $what } of each player through the game; the three moments are numbered.
final = The result
told-by = Told from the record by Chapterhouse

share = Share
copy = Copy the link
copied = The link is copied
picture = Save as a picture
picture-busy = Drawing …
picture-failed = This browser does not let the page draw it.
print = Print
to-review = Review the game
