learn = Learn by playing
learn-lead = A guided first game for each of the three. You make the moves at a real table, a guide says what they are for, and the rules are one click away.
lesson-size = about { $minutes } minutes, { $marks } steps
begin = Begin
go-on = Go on ({ $done } of { $marks })
guide = The guide
progress = { $number } of { $of }
how-far = How far you are
next = Next
next-chapter = Next chapter: { $title }
play-novices = Play against novices now
show-me = Do it for me
others-play = The others are playing …
back = Back
again = Chapter again
leave = Leave
kindly = You may do that by the rules. For now, though:
now = What can I do now?
now-title = What you can do now
now-none = It is not your turn. Look around: whatever you rest on says what it is.
now-count = { $count ->
    [one] one way
   *[other] { $count } ways
}
now-learn = Learn this game step by step
now-close = Close
