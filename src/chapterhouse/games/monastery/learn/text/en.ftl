# What the guide says in the first game, what the things on the table are, and why one would do what.

chapter-morning = A morning in the monastery
chapter-evening = The last hour

lesson-welcome = Welcome. This is the Abbey, and your first monk stands in it; together with Beda you will build a monastery around it.
lesson-goal = You play for a testament: the nine letters LIBERA NOS. Monks who build, work and pray earn points, and points buy letters. Each of your own is worth three at the end.
lesson-lay-path = Every turn you may add one tile. Choose the Path in your hand, then the lit cell above the Abbey: its roads must meet the Abbey’s road.
lesson-walk-path = Each monk gives you two steps a turn. Choose your monk, then the Path: he stands in the box with the 1, and the tile is full.
lesson-end-turn = That is all he can do this turn. Say that you are done, and Beda takes his turn.
lesson-first-point = Now everybody scores. Your monk filled the last box, so he earns its number, one point, and the Path is built: the drawing has become a picture.
lesson-buy-monk = Points are spent at once, on the letter grid. A second monk is the best first purchase: take the red monk that costs 1.
lesson-lay-smithy = A second monk, and four steps a turn. Lay the Smithy above your Path: it is a building for toil, with two boxes.
lesson-walk-smithy = You may divide your steps among your monks as you like. Send the monk on the Path into box 2 of the Smithy; box 2 pays two points.
lesson-leave-room = You could fill the other box yourself. Leave it free this time: whoever wants the last point will finish your building for you. You are done.
lesson-shared = Beda came and took box 1. A shared site pays everybody on it: two points for you, one for him.
lesson-buy-l = Two points to spend. The L begins your phrase and costs just one; a letter always goes where it is printed.
lesson-keep-one = One point is left over. Unspent points turn into blessings, one blessing for one to four points, so stop here.
lesson-lay-sacristy = Still toil. Lay the Sacristy to the right of your Path, where its road runs from west to east; the table turns it for you, or press R.
lesson-walk-sacristy = Your other monk is in the Abbey. Two steps take him over the Path into box 2 of the Sacristy: built tiles may be crossed.
lesson-stay-on-smithy = Leave the first monk in the Smithy: he has work there. You are done moving.
lesson-encourage = Here you could lay your blessing on an unfinished tile, as a gift for whoever enters it next. Keep it: at the end it is worth a point.
lesson-pray = In toil a monk on a brown building earns a point by working. Praying earns the whole value of the tile, two, but he kneels until the next service; that comes next, so prayer is nearly free.
lesson-buy-i = Two points from prayer. Buy the I: cheap letters go first, and Beda is looking at them too.
lesson-sext = That was Sext, a service. Praying monks came home, whoever had most monks in the Abbey became Abbot and now plays first, and everybody drew two tiles.
lesson-lay-scriptum = Study begins. Lay the Scriptum below the Abbey; tiles with a star can do something special, and resting on one tells you what.
lesson-fill-sacristy = Now send a monk from the Abbey into box 1 of the Sacristy. Both boxes are yours: three points.
lesson-buy-b = Three points: the B costs two, and the point that is left becomes a blessing.
lesson-morning-over = L, I, B: a good morning. Two days pass like this; let us turn to the very last hour.

lesson-evening = It is Study, the last round of the second day, and you are the Abbot. LIBERA is written; three letters are missing, and you have eight blessings.
lesson-lay-last = Tiles left behind your screen cost their value. Lay the Path below the garden: one point less to lose.
lesson-walk-abbots = Now place your monks where they earn. Send the monk from the Parlour through the Abbey to the Abbot’s House: its value is three, a good place to pray.
lesson-walk-secret = The Library will not be finished any more. Call that monk out of box 5 to Beda’s Secret Way, a grey building: in Study he earns a point there.
lesson-walk-scriptum = One more: from the Abbey to the Scriptum, which pays a point extra to whoever works there in Study.
lesson-last-turn = The last monk may stay in the Abbey: it is a workplace too. You are done.
lesson-last-prayer = Only one monk may pray in a turn. Let the one in the Abbot’s House pray for three; the others go to work by themselves.
lesson-buy-n = Three from prayer and four from work: exactly the price of N. Three points of testament for seven that would otherwise leave two blessings.
lesson-all-done = Blessings can help to pay, but each is worth a point if you keep it. Stop here.
lesson-testament = Night falls and the game is over. You count 21 for seven letters, 8 for blessings, and lose 3 for the tiles behind your screen: 26 to 16.
lesson-farewell = Now you know the whole round: lay, walk, build, pray or work, buy. Play a game of your own; whatever is not lit will tell you why.

## What the things are

about-screen = Tiles behind the screen: only their owner sees which they are.
about-abbot = The Abbot goes first in every round, until another is elected.
about-tile = { $family ->
    [path] A Path. One monk builds it for 1 point; four may hang together, and a longer Path pays more. Nobody works here.
    [field] A Field: toil, value 1. Its gateways let it touch anything; fields in a group pay for one another.
    [garden] A Garden: study, value 2. Two may lie together, and the second pays for both.
    [feature] A feature. It is built as soon as it lies, pays blessings for its neighbours, and nobody walks on it.
    [secret-way] A Secret Way: study, value 2. Once built, its owner’s monks may jump to it from anywhere for one step.
   *[building] { $colour ->
        [grey] A building for study
        [brown] A building for toil
       *[dual] A building for study and toil
    }, value { $value }. A monk in every box builds it, and each earns the number of his box. Later one may work or pray here.
}
    .rules = icons
about-hour-matins = Matins, the first service of a day: praying monks come home, an Abbot is elected, everybody draws three tiles.
about-hour-study = Study: monks on grey and dual buildings and in the Abbey earn a point by working.
about-hour-toil = Toil: monks on brown and dual buildings earn a point by working.
about-hour-sext = Sext, the second service: praying monks come home, an Abbot is elected, everybody draws two tiles.
about-hour-vespers = Vespers, the third service: praying monks come home, an Abbot is elected, everybody draws one tile.
about-hour-night = Night: all monks return to the Abbey. The second night ends the game.
about-abbey = The Abbey: everybody’s monks begin here, any number may stay, and in study they work here. Most monks here at a service make the Abbot.
about-monk = A monk: two steps a turn, and hands to build, work and pray. On the grid he waits to be bought, for his price in points.
about-letter = A letter of the grid. Its column gives the price; on its own strip, large side up, it is worth three points.
about-blessing = A blessing: a point at the end, or a point towards a price now; laid on an unfinished tile, a gift to whoever enters.
about-strip = A phrase of nine letters, the testament of one player. Each own letter on it is worth three points at the end.
about-dial = The dial: ten hours a day, two days. It says whether this is study or toil, and when the next service comes.
about-market = The letter grid: prices above the columns rise to the right, and fall for whoever has a complete phrase.

## Why one would

can-place-tile = Lay a tile
    .why = A tile near your monks is a place to earn, and every tile still in your hand costs its value at the end.
can-exchange-tile = Exchange a tile
    .why = When nothing in your hand fits or helps, draw another instead of laying.
can-return-tile = Give a tile back
    .why = Give back what is dear and hard to place.
can-walk = Move a monk
    .why = Go where the last boxes can be filled this round, or where this hour is worked; a lone monk on a large site may wait for ever.
can-change-box = Change the box
    .why = A higher box pays more when the tile is built.
can-encourage = Encourage
    .why = A blessing on a site draws others to finish it with you.
can-construct = Build this one first
    .why = What is built first counts for the rest of its group.
can-pray = Pray
    .why = The whole value of the tile at once; nearly free in the last round before a service, because the monk goes home anyway.
can-use-icon = Use an icon
    .why = It costs nothing but a monk who stands there.
can-switch-letter = Switch a letter
    .why = Bring a dear letter you need to a cheap column, or a rival’s cheap one to a dear one.
can-work = Let the others work
    .why = A point for each of your monks in the right place, and then to the letters.
can-collect-letter = Collect a letter
    .why = Three points at the end; cheap ones that others need too go first. On a rival’s strip it takes three from them.
can-collect-monk = Collect a monk
    .why = Two more steps and two more hands every round: early on, the best purchase there is.
can-elect-abbot = Choose the Abbot
    .why = Whoever is Abbot plays first: do not give it to whom you fear.
can-imprison = Imprison a monk
    .why = A monk less for somebody until the next service.
can-stand-up = Stand up
    .why = He stays where he is useful instead of walking back from the Abbey.
can-stay = Stay for the night
    .why = He begins the next day where he stands.
can-done = Be done
    .why = What is not used is lost, except points: they become blessings.

## The second lesson

course-first = The guided first game
course-second = What your first real game needs
chapter-exchange = An exchange, and the dial
chapter-complete = A complete phrase
chapter-rival = A letter for a rival
lesson-exchange-why = Later in the first game: a Field and the Brewhouse are in your hand, and neither fits well. Instead of laying a tile you may exchange one.
lesson-exchange = An exchange takes the place of laying a tile this turn. You draw a tile first and see it. Do it.
lesson-exchange-return = Now put one of your tiles back into the bag, the new one or an old one. Nobody else learns which. Return the Brewhouse.
lesson-dial-signs = The dial has signs: a book for study, a spade for toil. In study rounds grey tiles and the Abbey pay for work, in toil rounds brown ones.
lesson-dial-services = A bell is a service: praying monks come home, the Abbot is elected, and everybody draws tiles. The moon is the night; the second one ends the game.
lesson-complete-why = Another game; you are Clara with the red phrase, and only its S is missing. It costs ten. You have seven points, and three blessings pay the rest.
lesson-complete = Buy the S in the last column. A letter may come from any row of the grid.
lesson-prices-fall = Your phrase is complete, and your prices fell at once: look at the numbers above the grid. From now on letters are cheap for you.
lesson-rival-why = A few rounds later. Your own strip is full, so what are letters good for? You may lay them on a rival’s strip.
lesson-rival = Bruno still needs an M. Choose the blue M, and lay it on his strip.
lesson-rival-done = It lies small there: his space is used up, and it brings him nothing at the end. You got a blessing for it. Bots do this too, so buy the letter you need before somebody else lays it.

## Drills

drill-which-box = You are the first to reach the Smithy’s building site; Beda will take the other box. Which box is worth more to you?
drill-which-box-why = A box pays its number when the tile is finished. The higher free box is never worse.
drill-shared-kitchen = Your monks stand in boxes 3 and 1 of the Kitchen, Beda’s in box 2. The Kitchen is finished now. How many points do you get?
drill-shared-kitchen-why = Everybody is paid for their own boxes: 3 and 1 make 4. Beda gets 2.
drill-study-work = A study round: two of your monks are in the Abbey, two in the Chapel, one on a Field. How many points does work bring?
drill-study-work-why = Study pays one point for the Abbey and for each grey tile with your monks, once per tile. The Field is brown: nothing today.
drill-steps = Three of your monks stand, two pray. How many steps may your monks walk this turn?
drill-steps-why = Two steps for every standing monk, to be shared as you like. Praying monks bring none and stay where they are.
drill-corner = Your only tile is a Path that bends. Where, and turned how, may it lie beside the Abbey?
drill-corner-why = A pathway may not run against an edge without one, on either side. Only one of these meets the Abbey’s road and nothing else.
drill-grey-and-brown = A Field, which is brown, lies north of a Path. Which of these may be laid now?
drill-grey-and-brown-why = Grey and brown tiles never touch along an edge. A Path has no colour and fits beside both.
drill-rival-letter = You have three points to spend. Which of these letters may you take?
drill-rival-letter-why = A letter goes onto a space that shows it, on any strip. On a rival’s strip it lies small: the space is gone for them, and you get a blessing.
drill-lower-prices = You buy the S that completes your phrase. What does the last column cost you after that?
drill-lower-prices-why = Once your phrase is complete your prices fall at once, in the middle of the Scoring.
drill-dovecote = A feature brings a blessing for every tile it touches. Where does the Dovecote bring most?
drill-dovecote-why = Between the Garden and the Abbey it touches two tiles. Building sites count as well.
drill-work-then-pray = Two of your monks are in the Chapel. What do you do first, if you want work and prayer?
drill-work-then-pray-why = Work first: afterwards a monk in the Chapel may still pray. Where a monk prays already, nobody works.
