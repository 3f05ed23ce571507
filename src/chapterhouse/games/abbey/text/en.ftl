# What is said at a table of Mystery of the Abbey.

game-name = Mystery of the Abbey
game-blurb = Brother Adelmo is dead, and one of twenty-four monks did it. Walk the abbey, ask clever questions, take notes, and name the culprit first.

chapter-setup = Setting up
chapter-turn = A turn
chapter-encounter = Encounters
chapter-questions = Questions
chapter-promises = Promises
chapter-silence = The vow of silence
chapter-rooms = The rooms
chapter-confessional = The confessionals
chapter-cells = The cells
chapter-scriptorium = The Scriptorium
chapter-books = Books of the Scriptorium
chapter-library = The Library
chapter-parlour = The Parlour
chapter-crypt = The Crypt
chapter-chapter-hall = The Chapter Hall
chapter-revelation = Revelations
chapter-accusation = Accusations
chapter-mass = Mass
chapter-events = Events
chapter-penance = Penance
chapter-scoring = Scoring
chapter-ending = The end
chapter-six = Six players
chapter-variants = Variants
chapter-options = Table limits
chapter-notebook = The notebook
chapter-secrecy = Secrecy

trait-templar = Templar
    .many = Templars
    .one = Templar
    .all = Templars
    .are = Templars
    .is = a Templar
    .side = before
    .of = Templar
trait-franciscan = Franciscan
    .many = Franciscans
    .one = Franciscan
    .all = Franciscans
    .are = Franciscans
    .is = a Franciscan
    .side = before
    .of = Franciscan
trait-benedictine = Benedictine
    .many = Benedictines
    .one = Benedictine
    .all = Benedictines
    .are = Benedictines
    .is = a Benedictine
    .side = before
    .of = Benedictine
trait-father = Father
    .many = Fathers
    .one = Father
    .all = Fathers
    .are = Fathers
    .is = a Father
    .side = before
    .of = Father
trait-brother = Brother
    .many = Brothers
    .one = Brother
    .all = Brothers
    .are = Brothers
    .is = a Brother
    .side = before
    .of = Brother
trait-novice = Novice
    .many = Novices
    .one = Novice
    .all = Novices
    .are = Novices
    .is = a Novice
    .side = before
    .of = Novice
trait-hooded = hooded
    .many = hooded
    .one = hooded
    .all = hooded
    .are = hooded
    .is = hooded
    .side = before
    .of = hooded
trait-unhooded = unhooded
    .many = unhooded
    .one = unhooded
    .all = unhooded
    .are = unhooded
    .is = unhooded
    .side = before
    .of = unhooded
trait-bearded = bearded
    .many = bearded
    .one = bearded
    .all = bearded
    .are = bearded
    .is = bearded
    .side = before
    .of = bearded
trait-clean-shaven = clean-shaven
    .many = clean-shaven
    .one = clean-shaven
    .all = clean-shaven
    .are = clean-shaven
    .is = clean-shaven
    .side = before
    .of = clean-shaven
trait-fat = fat
    .many = fat
    .one = fat
    .all = fat
    .are = fat
    .is = fat
    .side = before
    .of = fat
trait-thin = thin
    .many = thin
    .one = thin
    .all = thin
    .are = thin
    .is = thin
    .side = before
    .of = thin

category-order = order
category-title = title
category-hood = hood
category-face = facial hair
category-girth = girth

scope-hand = do you hold
scope-seen = have you seen
scope-crossed = have you crossed out
scope-open = do you still suspect
scope-elsewhere = have you seen
scope-guessed = have you crossed out
tail-elsewhere = outside your own hand
tail-guessed = on a guess
met-seen = have you seen
met-shown = have you been shown
met-received = have you received
met-gave = have you given away
met-known = do you know
since-ever = ever
since-mass = since the last Mass

act-reveal = make a revelation
act-accuse = bring an accusation

colour-white = white
colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue
colour-black = black

office-matins = Matins
office-lauds = Lauds
office-prime = Prime
office-terce = Terce
office-sexte = Sext
office-none = Nones
office-vespers = Vespers
office-compline = Compline

room-ecclesia = Chapel
room-crypta = Crypt
room-confessorium-1 = Chapel confessional
room-confessorium-2 = Courtyard confessional
room-aula = Courtyard
room-claustrum-s = South cloister
room-claustrum-w = West cloister
room-claustrum-n = North cloister
room-claustrum-e = East cloister
room-capitulum = Chapter Hall
room-parlatorium = Parlour
room-scriptorium = Scriptorium
room-bibliotheca = Library
room-scalae = Night stair
room-dormitorium-w = West dormitory
room-dormitorium-e = East dormitory
room-cellula-white = White cell
room-cellula-yellow = Yellow cell
room-cellula-red = Red cell
room-cellula-green = Green cell
room-cellula-blue = Blue cell
room-cellula-black = Black cell
room-porta = Gatehouse
room-hortus = Garden
room-culina = Kitchen
room-refectorium = Refectory
room-calefactorium = Warming room

book-persuasive-preacher = The Persuasive Preacher
book-holding-ones-tongue = On Holding One’s Tongue
book-key-ring = The Cellarer’s Key-Ring
book-old-drains = Sketch of the Old Drains
book-indulgence = Letters of Indulgence
book-summons = A Summons in Due Form
book-copyists-excuse = The Copyist’s Excuse
book-other-side = Sermon for the Other Side
book-careful-confessors = Handbook for Careful Confessors
book-second-objection = The Second Objection
book-keepers-permit = Keeper’s Permit
book-listener = The Listener at the Door
book-shy-creatures = Bestiary of Shy Creatures
book-torn-leaves = Herbal with Torn Leaves
book-small-debts = Book of Small Debts
book-lost-pilgrim = Itinerary of a Lost Pilgrim
book-three-houses = Roll of the Three Houses
book-ladder = Ladder of Degrees
book-faces = Treatise on Faces
book-almonry = Inventory of the Almonry
book-curious-readers = Penitential for Curious Readers
book-short-days = Almanac of Short Days
book-catalogue = Catalogue without End
book-choirbook = A Choirbook, Badly Tuned

volume-mirror = Mirror of Consciences
volume-armful = An Armful of Volumes
volume-tribunal = Notes of the Tribunal
volume-witnesses = Witnesses Compelled
volume-concordance = Concordance of Testimonies
volume-poisoned-margin = The Poisoned Margin
volume-letters = Exchange of Letters
volume-ledger = The Abbot’s Private Ledger

happening-open-hands = Open Hands
happening-curfew = Curfew
happening-plainsong = Plainsong
happening-canon = Canon for Many Voices
happening-fathers = Blessing of the Fathers
happening-novices = Roll-Call of Novices
happening-habits = Habit Inspection
happening-stalls = Whispering in the Stalls
happening-envoy = The Bishop’s Envoy
happening-fever = Fever
happening-flood = Flood in the Vaults
happening-no-ink = No More Ink
happening-frost = Frost in the Courtyard
happening-feast = Feast of the Founder
happening-vigil = Shortened Vigil
happening-abbot-hears = The Abbot Hears All
happening-locked-doors = Locked Doors
happening-bundles = Mistaken Bundles

cause-caught = caught in a cell
cause-accusation = a false accusation
cause-summons = { book-summons }
cause-curious-readers = { book-curious-readers }
cause-poisoned-margin = { volume-poisoned-margin }
cause-fever = { happening-fever }
cause-agreement = common agreement

where-deal = at the deal
where-parlour = in the Parlour
where-cell = in a cell
where-confessional = in the confessional
where-return = as the return of a taken card
where-forfeit = as a forfeit
where-mass = at Mass
where-accusation = at an accusation
where-torn-leaves = because of “{ book-torn-leaves }”
where-small-debts = because of “{ book-small-debts }”
where-almonry = because of “{ book-almonry }”
where-shy-creatures = because of “{ book-shy-creatures }”
where-three-houses = because of “{ book-three-houses }”
where-ladder = because of “{ book-ladder }”
where-faces = because of “{ book-faces }”
where-stalls = because of “{ happening-stalls }”
where-bundles = because of “{ happening-bundles }”
where-novices = because of “{ happening-novices }”
where-envoy = because of “{ happening-envoy }”
where-open-hands = because of “{ happening-open-hands }”
where-fathers = because of “{ happening-fathers }”
where-habits = because of “{ happening-habits }”
where-poisoned-margin = because of “{ volume-poisoned-margin }”
where-letters = because of “{ volume-letters }”
where-mirror = because of “{ volume-mirror }”
where-tribunal = because of “{ volume-tribunal }”
where-concordance = because of “{ volume-concordance }”
where-ledger = because of “{ volume-ledger }”

cell-mine = in your cell
cell-of = in { NAME($owner, form: "possessive") } cell

way-deal = the deal
way-parlour = the Parlour
way-cell = a cell
way-confessional = a confessional
way-return = given back
way-forfeit = forfeit
way-mass = Mass
way-accusation = an accusation
way-torn-leaves = { book-torn-leaves }
way-small-debts = { book-small-debts }
way-almonry = { book-almonry }
way-shy-creatures = { book-shy-creatures }
way-three-houses = { book-three-houses }
way-ladder = { book-ladder }
way-faces = { book-faces }
way-stalls = { happening-stalls }
way-bundles = { happening-bundles }
way-novices = { happening-novices }
way-envoy = { happening-envoy }
way-open-hands = { happening-open-hands }
way-fathers = { happening-fathers }
way-habits = { happening-habits }
way-poisoned-margin = { volume-poisoned-margin }
way-letters = { volume-letters }
way-mirror = { volume-mirror }
way-tribunal = { volume-tribunal }
way-concordance = { volume-concordance }
way-ledger = { volume-ledger }

option-players = Players
    .help = Three to six.
option-colours = Colours
    .help = “in-order”, or the colours of the seats one after the other, such as red-blue-white. The colour decides whose cell is where.
option-tactical = Tactical game
    .help = No Library, no events, at most two books.
option-short = Shorter game
    .help = Three steps, Mass after three rounds, beginning with Lauds.
option-cap = The Abbot closes the case
    .help = The game ends after the second Compline at the latest.
option-two_books = Two books at most
    .help = Nobody with two books enters the Scriptorium.
option-silence = Vows of silence
    .help = How often a player may keep silent.
option-silence-unlimited = as often as one likes
option-silence-per-mass = once between two Masses
option-silence-per-game = once in a game
option-max_traits = Most traits in a question
    .help = 0 sets no limit.
option-two_monks = Descriptions fit two monks
    .help = What a question describes must fit at least two monks.
option-no_names = No names in questions
    .help = Questions may not name suspects.
option-answers = Kinds of answers
    .help = Which questions are allowed, by their answer.
option-answers-any = any
option-answers-counts = counts only
option-answers-yes-no = yes or no only
option-whispered = Whispered answers
    .help = Only the asker hears the answer.
option-seen_scope = Ask what was seen
    .help = Whether one may ask what somebody has seen.
option-eliminated = Crossed out means
    .help = What an answer about crossed-out suspects counts.
option-eliminated-notebook = as the notebook says
option-eliminated-seen = only what was seen
option-free_text = Free questions
    .help = Questions in free words between people; nobody verifies the answers.
option-card_sets = Sets of cards
    .help = Which sets take part. An edition may bring sets of its own.
option-card_sets-all = all
option-left_out = Cards left out
    .help = Cards that do not take part.
option-left_out-none = none
set-printed = The printed cards
option-aids = Aids
    .help = What may help a player think.
option-aids-none = none
option-aids-notebook = the notebook
option-aids-explain = what an answer excludes
option-aids-full = full deduction

score-right-revelations = Right revelations
score-wrong-revelations = Wrong revelations
score-culprit-found = Culprit found
score-false-accusations = False accusations

ending-open = The inquiry goes on.
ending-accusation = The culprit was found.
ending-closed = The Abbot closed the case.

draw-head = { $office }, bell on { $bell } of { $spots } · first player: { $first } · cards in the Parlour: { $pile }
draw-player = Player
draw-where = Where
draw-cards = Cards
draw-books = Books
draw-crypt = Crypt
draw-penance = penance
draw-hand = Your hand: { $cards }
draw-own-books = Your books: { $books }
draw-orders = Standing orders: { $books }
draw-answer = The true answer is: { $answer }
draw-revealed = Revealed: { $statements }
draw-lasting = In force: { $events }
draw-promise = { $by } promised { $to }: { $question } { $yes }
draw-lately = Lately
draw-suspect = Suspect
draw-mark = Mark
draw-legend = * in hand · # seen · x your cross
draw-notebook-help = Type cross odo or uncross odo; write-note "some words" or erase-note 1.
draw-note = Note { $number }: { $text }
draw-nothing = Nothing yet.
draw-since = since then: +{ $in } −{ $out } cards
draw-culprits = Can be the culprit ({ $count }): { $suspects }
draw-places = Can be
draw-place-culprit = culprit
draw-place-pile = pile
draw-no-aids = This table has agreed on fewer aids.
draw-crypt-help = Your Crypt card: type crypt to lay it ready; you will be asked for an extra turn at the end of this one.
draw-crypt-ready = Ready: you will be asked for an extra turn at the end of this one.
draw-crypt-kept = The Crypt card stays in your hand.
draw-crypt-missing = You have no Crypt card.
draw-spectator = Only players have a notebook.

compose-target = Whom do you ask? { $choices }
compose-kind = Which question? By its number, in plain words (“how many bearded monks do you have?”), or the whole of it in parentheses; an empty line gives up
compose-meant = Understood: { $question } Ask it? (yes, or anything else for no)
compose-yes = yes
compose-again = Then once more.
compose-scope = About which monks? { $choices }
compose-who = Which of them? Names, or traits: hooded, not fat, Templar or thin, same order as Odo, or as 1 (a card of the list, if there is one); commas between them, nothing for anybody
compose-than = Than of whom? Names or traits
compose-terms = Which traits? For example hooded, not fat; commas between them
compose-term = Which trait? For example hooded, or same order as Odo
compose-number = How many?
compose-room = Which room?
compose-book = Which book?
compose-category = In what? { $choices }
compose-way = Drawn where? { $choices }
compose-act = What would it be? { $choices }
compose-line = Which card? { $choices }
compose-free = Your question, in your own words
compose-cards = Which cards, separated by commas?
compose-unknown = Not understood: { $word }.
compose-shared = Cards that you both know: { $choices }
compose-groups = Cards that you both know, several at a time: { $choices }. For example: among 1
compose-among = among
compose-no-card = There is no card { $number } that you both know.
compose-not = not
compose-or = or
compose-same = same
compose-other = other
compose-kind-how-many = how many
compose-kind-any-of = any
compose-kind-at-least = at least
compose-kind-exactly = exactly
compose-kind-all-of = all
compose-kind-more-of = more of these than of those
compose-kind-settled = all open ones alike
compose-kind-what-is = a trait of a card
compose-kind-still-hold = still holds a card
compose-kind-last-drawn = the last card drawn
compose-kind-how-many-books = how many books
compose-kind-hold-book = holds a book
compose-kind-will-end = next turn ends in
compose-kind-will-speak = speaks in the next turn
compose-kind-will-pass = passes a card at Mass
compose-kind-between = between two numbers
compose-kind-odd = an odd number
compose-kind-most-of = the most of a kind
compose-kind-fewest-of = the fewest of a kind
compose-kind-both = two questions at once
compose-kind-will-end-before-mass = a turn before Mass ends in
compose-kind-will-speak-before-mass = speaks before Mass
compose-low = At least how many?
compose-high = At most how many?
compose-met-by = By whom, or whose? { $choices }
compose-anybody = anybody
compose-since = Since when? { $choices }
compose-both = The { $number ->
    [1] first
   *[other] second
    } question: { $choices }
compose-kind-free = in your own words

# Typed questions. Each list has its items between “|”. typed-words: what is said > what is meant. typed-ignored: what says nothing.
# “…”: where the monks stand. A typed question and our own sentences go through the same rewriting.
typed-ignored = please | hi | hello | either | next | tell me | so tell me | hey | well | right now | at the moment | at present | currently | now | so far | already | ever | actually | really | at all | the | a | an | any | some | you know of | in your next turn | on your next turn | next turn | in the next turn | on the next turn | from your suspects list | from your suspect list | from your list of suspects | from your list | from your sheet | on your sheet | in your notebook | from your notebook | called | named | at the end of your next turn | at the end of your turn
typed-words = cards > monks | card > monk | suspects > monks | your suspects > your suspects | your remaining suspects > your suspects | your open suspects > your suspects | ones > monks | people > monks | someone > monk | somebody > monk | anyone > monk | anybody > monk | with a hood > hooded | without a hood > unhooded | with hoods > hooded | without hoods > unhooded | with no hood > unhooded | and a hood > and hooded | who wear a hood > hooded | who wears a hood > hooded | wearing a hood > hooded | not hooded > unhooded | with a beard > bearded | without a beard > clean shaven | with no beard > clean shaven | with beards > bearded | without beards > clean shaven | and a beard > and bearded | beardless > clean shaven | shaven > clean shaven | shaved > clean shaven | clean shaved > clean shaven | clean shaven > clean shaven | big > fat | large > fat | heavy > fat | skinny > thin | slim > thin | lean > thin | templars > templar | franciscans > franciscan | benedictines > benedictine | fathers > father | brothers > brother | novices > novice | that are > who are | which are > who are | that is > who is | which is > who is | who aren t > who are not | who isn t > who is not | that aren t > who are not | that isn t > who is not | that are not > who are not | that is not > who is not | every > all | each > all | all of > all | whom > who | parlor > parlour | crossed off your list > crossed out | crossed off > crossed out | murderer > culprit | killer > culprit | guilty monk > culprit | guilty one > culprit | if > whether | what > which | are you going to > will you | are you about to > will you | do you plan to > will you | do you intend to > will you | do you want to > will you | are you planning to > will you | do you mean to > will you | next mass > mass | last mass > mass | make an accusation > bring an accusation | accuse someone > bring an accusation | accuse somebody > bring an accusation | accuse anyone > bring an accusation | accuse anybody > bring an accusation | accuse > bring an accusation | reveal something > make a revelation | reveal anything > make a revelation | reveal > make a revelation | announce something > make a revelation | less than > fewer than | just > only | no more than > at most | not more than > at most | up to > at most | and a hood > and hooded | and a > plus | and an > plus | and another > plus | and one > plus | or a > orelse | or an > orelse | or another > orelse | have a beard > bearded | have no beard > clean shaven | do you have beards > do you have bearded | do you have no beards > do you have no bearded | with no beards > clean shaven | with no hoods > unhooded | wear a hood > hooded | wear hoods > hooded | wear no hood > unhooded | have a hood > hooded | have hoods > hooded | unbearded > clean shaven | beards > bearded | not got > none | that s > who is | what s > which is | your own cell > your cell | suspects do you still have > monks do you have left
typed-fillers = who are | who is | with | one
typed-and = as well as | but
typed-before-mass = before the next Mass
typed-hand = do you have | have you got | have you | do you own | got | are you holding | do you have … in your hand | do you hold … in your hand | do you have … in hand | have you got … in your hand | are you holding … in your hand | are in your hand | are there in your hand
typed-seen = did you see | do you know from seeing
typed-crossed = have you eliminated | have you ruled out | have you excluded | have you struck out | did you cross out | did you eliminate | did you rule out | have you struck off
typed-open = do you suspect | are still open for you | are you still suspecting | do you have … left | do you have left | are left | are left on your list | are still left | do you have … on your list | remain | are still on your list | do you still have on your list | are still possible
typed-guessed = have you crossed out … that you have not seen | have you crossed out … you have not seen | have you crossed out … without seeing him | have you crossed out … without seeing them
typed-met-seen = did you see
typed-met-shown = were you shown
typed-met-received = have you got | did you receive | did you get
typed-met-gave = did you give away | did you give | have you given | have you passed | did you pass
typed-met-shown-by = { $role ->
    [me] have I shown you | did I show you
   *[other] has { $by } shown you | did { $by } show you
    }
typed-met-received-by = { $role ->
    [me] have I given you | did I give you | have I passed you | did I pass you | did you take … from me | did you draw … from me
   *[other] has { $by } given you | did { $by } give you | has { $by } passed you | did { $by } pass you | did you take … from { $by } | did you draw … from { $by }
    }
typed-met-gave-by = { $role ->
    [me] did you give me | have you given me | did you pass me | have you passed me | did I take … from you | did I draw … from you
   *[other] did you give { $by } | have you given { $by } | did you pass { $by } | have you passed { $by } | did { $by } take … from you | has { $by } taken … from you | did { $by } draw … from you
    }
typed-how-many = { $scope_id ->
    [hand] How many of your cards are { $who } | How many of the cards in your hand are { $who } | How many { $who } are there in your hand | What number of { $who } do you hold | How many of the monks in your hand { $who } | How many of the monks in your hand are { $who } | What is the number of { $who } in your hand | What is your number of { $who }
    [open] How many of your suspects are { $who } | How many { $who } are on your list | How many { $who } do you have left | How many { $who } have you left
    [crossed] How many { $who } are crossed out
    [met-shown] { $role ->
        [me] How many { $who }{ $since } have I shown you
        [other] How many { $who }{ $since } has { $by } shown you
       *[none] {""}
        }
    [met-known] { $role ->
        [me] How many of my cards do you know | How many cards of mine do you know | How many of my { $who } do you know
        [other] How many of { $by }’s cards do you know | How many of the cards of { $by } do you know | How many of { $by }’s { $who } do you know
       *[none] How many cards of the others do you know
        }
   *[other] How many { $scope }{ $tail } that are { $who }
    }
typed-any-of = { $scope_id ->
    [hand] Is { $who } in your hand | Are { $who } in your hand | Are any of your cards { $who } | Is any of your cards { $who } | Is one of your cards { $who } | Is { $who } one of your cards | Is there { $who } in your hand | Are there { $who } in your hand | Do any of your cards { $who } | Is any monk in your hand { $who } | Is anyone in your hand { $who } | Are any monks in your hand { $who }
    [crossed] Is { $who } crossed out | Are { $who } crossed out | Is { $who } eliminated | Is { $who } off your list | Is { $who } innocent | Is { $who } out
    [open] Is { $who } still a suspect | Is { $who } still suspected | Is { $who } still open | Is { $who } still on your list | Is { $who } a suspect | Could it be { $who } | Do you think it is { $who } | Do you think it was { $who } | Is { $who } still possible | Are { $who } still possible | Are { $who } still suspects
    [met-shown] { $role ->
        [me] Have I{ $since } shown you { $who }
        [other] Has { $by }{ $since } shown you { $who }
       *[none] Has anybody{ $since } shown you { $who } | Did anybody{ $since } show you { $who } | Did anybody show you { $who }{ $since }
        }
    [met-known] { $role ->
        [me] Do I have { $who } | Do you know any of my { $who } | Do you know any of my cards
        [other] Do you know any of { $by }’s { $who } | Do you know any of { $by }’s cards | Does { $by } have { $who } | Does { $by } hold { $who } | Has { $by } got { $who }
       *[none] Do you know where { $who } is | Do you know where { $who } are | Do you know who has { $who } | Do you know who holds { $who }
        }
   *[other] {""}
    }
typed-all-of = { $scope } both { $who }{ $tail } | { $scope } all of these{ $tail }: { $who } | { $scope_id ->
    [crossed] Can you rule out { $who } | Can you rule out that the culprit is { $who } | Are you sure that the culprit is no { $who }
   *[other] {""}
    }
typed-at-least = { $scope } { $number } or more { $who }{ $tail } | { $scope } no fewer than { $number } { $who }{ $tail }
typed-exactly = { $scope } only { $number } { $who }{ $tail } | { $scope } precisely { $number } { $who }{ $tail } | { $scope } { $number } { $who }{ $tail }
typed-more-than = { $scope } more than { $number } { $who }{ $tail }
typed-fewer-than = { $scope } fewer than { $number } { $who }{ $tail }
typed-at-most = { $scope } at most { $number } { $who }{ $tail } | { $scope } { $number } or fewer { $who }{ $tail }
typed-between = { $scope } from { $low } to { $high } { $who }{ $tail } | { $scope } { $low } to { $high } { $who }{ $tail } | { $scope } { $low } or { $high } { $who }{ $tail }
typed-odd = { $scope_id ->
    [hand] Is the number of { $who } in your hand odd | Is the number of { $who } you hold odd | Is your number of { $who } odd
    [open] Is the number of { $who } you still suspect odd
    [crossed] Is the number of { $who } you have crossed out odd
   *[other] { $scope } an odd count of { $who }{ $tail }
    }
typed-only = { $scope_id ->
    [hand] Are all your cards { $term } | Are all the cards in your hand { $term } | Do you hold only { $term } | Do you have only { $term } | Do you only have { $term } | Do you only hold { $term } | Do you have { $term } only | Do you hold { $term } only
    [open] Are all your suspects { $term } | Do you suspect only { $term } | Do you still suspect only { $term } | Are all whom you still suspect { $term } | Are you sure that the culprit is { $term } | Do you know that the culprit is { $term }
   *[other] {""}
    }
typed-most-of = Which { $category } { $scope } most of{ $tail }? | Which { $category } { $scope } most{ $tail } | Of which { $category } { $scope } most{ $tail } | Which { $category } { $scope } most monks of{ $tail } | Which { $category } { $scope } most monks{ $tail } | { $scope_id ->
        [hand] Which { $category } is most common in your hand | Which { $category } is the most common in your hand | Which { $category } is most common among your cards
       *[other] {""}
    }
typed-fewest-of = Which { $category } { $scope } fewest of{ $tail }? | Which { $category } { $scope } least of{ $tail } | Which { $category } { $scope } fewest{ $tail } | Of which { $category } { $scope } fewest{ $tail } | Which { $category } { $scope } fewest monks of{ $tail } | Which { $category } { $scope } fewest monks{ $tail }
typed-settled = { $category_id ->
    [hood] Do you know whether the culprit is hooded | Do you know whether the culprit is unhooded | Do you know whether the culprit has a hood | Do you know whether the culprit wears a hood
    [face] Do you know whether the culprit is bearded | Do you know whether the culprit has a beard | Do you know whether the culprit is clean-shaven
    [girth] Do you know whether the culprit is fat | Do you know whether the culprit is thin
   *[other] Do you know the culprit’s { $category } | Do you know the { $category } of the culprit | Do you know which { $category } the culprit is | Do you know which { $category } the culprit has | Do you know which { $category } the culprit belongs to | Do you know to which { $category } the culprit belongs
    }
typed-how-many-books = How many books do you have | How many books have you got | How many books are in your hand | How many books do you hold in your hand
typed-hold-book = Do you hold { $title } | Do you have { $title } | Have you got { $title } | Do you have the book { $title } | Have you got the book { $title } | Is { $title } in your hand
typed-will-end = Will you go to { $room } { $when } | Are you going to { $room } { $when } | Are you going to go to { $room } { $when } | Will you visit { $room } { $when } | Will you enter { $room } { $when } | Will you be in { $room } { $when } | Are you heading to { $room } { $when } | Are you heading for { $room } { $when } | Will you move to { $room } { $when } | Will you end your turn { NAME($room, form: "in") } { $when }
typed-will-speak = Will you { $act } { $when }
typed-will-pass = Will you pass me { $terms } at Mass | Will you give me { $terms } at Mass | Will you pass me { $terms } | Will you give me { $terms } | Will I get { $terms } from you at Mass | Will I get { $terms } from you
# Two of something: "neither fat nor bearded", "a Templar or a Father", "a Templar and a Father". In typed-words “and a” is plus,
# “or a” is orelse, so that they differ from “and” and “or” inside one description.
typed-neither = neither { $first } nor { $second }
typed-either = { $first } orelse { $second }
typed-not = non { $what } | other than { $what }
typed-neither-of = { $scope } neither { $who } nor { $than }{ $tail }
typed-none-of = { $scope } none of { $who }{ $tail } | { $scope } none of these{ $tail }: { $who }
typed-each-of = { $scope } { $who } plus { $than }{ $tail }
typed-cell-mine = my cell
    .in = in my cell
typed-cell-yours = your cell
    .in = in your cell
# Hood, face and girth: which of the two there are more of.
typed-more-or = { $category_id ->
        [hood] { $scope } more hooded or unhooded monks{ $tail } | { $scope } more hooded or more unhooded monks{ $tail } | { $scope } more unhooded or hooded monks{ $tail } | { $scope } more hooded monks or unhooded{ $tail } | { $scope } more hooded monks or more unhooded{ $tail }
        [face] { $scope } more bearded or clean-shaven monks{ $tail } | { $scope } more bearded or more clean-shaven monks{ $tail } | { $scope } more clean-shaven or bearded monks{ $tail } | { $scope } more bearded monks or clean-shaven{ $tail } | { $scope } more bearded monks or more clean-shaven{ $tail }
        [girth] { $scope } more fat or thin monks{ $tail } | { $scope } more fat or more thin monks{ $tail } | { $scope } more thin or fat monks{ $tail } | { $scope } more fat monks or thin{ $tail } | { $scope } more fat monks or more thin{ $tail }
       *[other] {""}
    }
typed-numbers = zero one two three four five six seven eight nine ten eleven twelve

page-notebook = notebook
page-timeline = timeline
page-players = players
page-deduction = deduction

action-walk = Go to the { $room }.
action-play-book = Use the book “{ $title }”.
action-refrain = Leave it at that.
action-ask = Ask { $target }: { $question }
action-waive = Ask nothing in return.
action-answer = Answer truthfully.
action-keep-silence = Keep the vow of silence.
action-pledge = { $yes_id ->
    [yes] Promise: yes.
   *[other] Promise: no.
    }
action-reply = Reply: “{ $text }”
action-draw-card = Draw a card from the owner of the cell.
action-request-card = Ask { $target } to show { NAME($monk, form: "a", gender: "neuter") }.
action-show-card = Show { $suspect }.
action-give-card = Give { $suspect }.
action-pass-cards = Pass { $suspects }.
action-reveal = Reveal that the culprit is: { $trait }.
action-accuse = Accuse { $suspect }.
action-take-extra-turn = Use the Crypt card for an extra turn.
action-choose-player = Choose { $target }.
action-name-trait = Name: { $trait }.
action-name-suspects = Name { $suspects }.
action-choose-book = Use “{ $title }”.
action-cross = Cross out { $suspect }.
action-uncross = Take back the cross for { $suspect }.
action-write-note = Note: “{ $text }”
action-mark-suspect = { $suspect }: your word “{ $word }”, colour { $colour ->
        [red] red
        [gold] gold
        [green] green
        [blue] blue
       *[none] none
    }.
action-erase-note = Strike out note { $number }.
action-give-order = Use “{ $title }” at its next moment.
action-withdraw-order = Do not use “{ $title }” for now.
action-propose-penance = Propose a penance for { $seat }.

when-turn-began = { $office }, bell on { $bell }
event-turn-began = { $seat } begins a turn ({ $office }, bell on { $bell }).
event-mass-called = The bell rings for { $office }: everybody passes { $cards ->
    [one] one card
   *[other] { $cards } cards
    }.
event-happened = Event: { $happening }.

phrase-gift = { $giver_id ->
    [none] pile → { $taker } ({ $count })
   *[other] { $giver } → { $taker } ({ $count })
    }

event-cards-moved = { $deed ->
    [drew] { $taker } draws a card from { $giver } { $where }.
    [gave] { $giver } gives { $taker } { $count ->
        [one] a card
       *[other] { $count } cards
        } { $where }.
    [pile] { $taker } draws a card from the pile { $where }.
    [dealt] { $taker } is dealt { $count } cards.
    [deal] Cards are dealt: { $gifts }.
   *[several] Cards change hands { $where }: { $gifts }.
    }
event-cards-shown = { $holder } shows { $to } { $count ->
    [one] one card
   *[other] { $count } cards
    } { $where }.
event-card-displayed = { $holder } shows everybody { $suspect } ({ $way }).
event-hand-counted = { $seat } holds { $count ->
    [0] no { $monks }
    [one] one { $monk }
   *[other] { $count } { $monks }
    }.
event-answered = { $asker } asked { $target }: { $question } — { $answer }
event-answer-whispered = { $target } whispers an answer to { $asker }: { $question }
event-silence-kept = { $target } keeps silent to { $asker }: { $question }
event-revealed = { $seat } reveals: the culprit is { $trait_id ->
    [templar] { trait-templar.is }
    [franciscan] { trait-franciscan.is }
    [benedictine] { trait-benedictine.is }
    [father] { trait-father.is }
    [brother] { trait-brother.is }
    [novice] { trait-novice.is }
   *[other] { $trait }
}.
event-accused = { $seat } accuses { $suspect }.
event-book-drawn = { $seat } keeps a book face down.
event-books-consulted = { $seat } looks at { $count ->
    [one] one book
   *[other] { $count } books
    }.
event-book-buried = { $seat } puts a book back underneath.
event-book-read = { $seat } reads aloud: “{ $title }”.
event-book-played = { $seat } uses “{ $title }”.
event-first-player-chosen = { $seat } is first player.
event-die-set = The die { NAME($room, form: "in") } shows { $seat }.
event-bell-moved = The bell stands on { $spot } ({ $office }).
event-turn-skipped = { $seat } prays and skips a turn.
event-walked = { $seat } goes to the { $room }.
event-stayed = { $seat } finds no way open and stays.
event-pawn-placed = { NAME($seat, form: "possessive") } pawn is moved to the { $room }.
event-questioned = { $asker } asks { $target }: { $question }
event-counter-waived = { $seat } asks nothing in return.
event-vow-broken = The vow of { $seat } is void.
event-intruder-caught = { $owner } catches { $intruder } in the cell.
event-cell-respected = { $seat } takes nothing.
event-card-requested = { $seat } asks { $target } to show { NAME($monk, form: "a", gender: "neuter") }.
event-trait-named = { $seat } names: { $trait }.
event-suspects-named = { $seat } names { $suspects }.
event-player-rolled = The die shows { $seat }.
event-volume-read = { $seat } reads in the Library: “{ $volume }”.
event-crypt-card-taken = { $seat } takes a Crypt card.
event-extra-turn-taken = { $seat } uses a Crypt card for an extra turn.
event-penance-imposed = { $seat } does penance ({ $cause }).
event-penance-proposed = { $by } would have { $seat } do penance.
event-penance-forgiven = { $seat } is forgiven and loses no turn.
event-culprit-found = { $seat } is right: { $suspect } did it!
event-case-closed = The Abbot closes the case. It was { $suspect }.
event-sang = { $seats } { $seats_id ->
    [one] sings
   *[other] sing
    }.
event-cards-seen = { $deed ->
    [dealt] You are dealt { $suspects }.
    [pile] You drew { $suspects } from the pile { $where }.
    [took] You took { $suspects } from { $giver } { $where }.
    [taken] { $taker } took { $suspects } from you { $where }.
    [gave] You gave { $suspects } to { $taker } { $where }.
    [given] { $giver } gave you { $suspects } { $where }.
    [passed] You passed { $suspects } to { $taker } { $where }.
    [received] You received { $suspects } from { $giver } { $where }.
    [showed] You showed { $suspects } to { $taker } { $where }.
    [shown] { $giver } showed you { $suspects } { $where }.
    [other-dealt] { $taker } is dealt { $suspects }.
    [other-pile] { $taker } drew { $suspects } from the pile { $where }.
    [other-took] { $taker } took { $suspects } from { $giver } { $where }.
    [other-gave] { $giver } gave { $suspects } to { $taker } { $where }.
    [other-passed] { $giver } passed { $suspects } to { $taker } { $where }.
    [other-showed] { $giver } showed { $suspects } to { $taker } { $where }.
   *[unknown] It was { $suspects }.
    }
event-answer-heard = The answer is: { $answer }
event-book-seen = The book is “{ $title }”.
event-books-seen = You look at { $titles }.
event-pass-chosen = You will give { $suspects }.
event-plan-made = { $title_id ->
    [none] You have decided.
   *[other] You plan to use “{ $title }”.
    }
event-suspect-crossed = You cross out { $suspect }.
event-cross-erased = You take back the cross for { $suspect }.
event-note-written = Note { $number }: { $text }
event-suspect-marked = { $suspect } is marked: “{ $word }”.
event-note-erased = Note { $number } is struck out.
event-order-given = “{ $title }” will be used at its next moment.
event-order-withdrawn = “{ $title }” stays in your hand.

monks =
    .many = monks
    .one = monk
    .all = monks
monks-among = monks among { $monks }
monks-not =
    .many = who are not { $what }
    .one = who is not { $what }
monks-either =
    .many = who are { $first } or { $second }
    .one = who is { $first } or { $second }
predicate-not = not { $what }
list-or = { $head } or { $last }
list-before = { $head } { $last }
list-after = { $head } and { $last }

phrase-monk = { $suspect }
phrase-shared-card = { $spoken ->
    [i-drew-from-you] the card I drew from you { $where }
    [you-drew-from-i] the card you drew from me { $where }
    [i-drew-from-other] the card I drew from { $giver } { $where }
    [you-drew-from-other] the card you drew from { $giver } { $where }
    [other-drew-from-i] the card { $taker } drew from me { $where }
    [other-drew-from-you] the card { $taker } drew from you { $where }
    [other-drew-from-other] the card { $taker } drew from { $giver } { $where }
    [i-drew-from-pile] the card I drew from the pile { $where }
    [you-drew-from-pile] the card you drew from the pile { $where }
    [other-drew-from-pile] the card { $taker } drew from the pile { $where }
    [i-gave-you] the card I gave you { $where }
    [you-gave-i] the card you gave me { $where }
    [i-gave-other] the card I gave { $taker } { $where }
    [you-gave-other] the card you gave { $taker } { $where }
    [other-gave-i] the card { $giver } gave me { $where }
    [other-gave-you] the card { $giver } gave you { $where }
    [other-gave-other] the card { $giver } gave { $taker } { $where }
    [i-showed-you] the card I showed you { $where }
    [you-showed-i] the card you showed me { $where }
    [i-showed-other] the card I showed { $taker } { $where }
    [you-showed-other] the card you showed { $taker } { $where }
    [other-showed-i] the card { $giver } showed me { $where }
    [other-showed-you] the card { $giver } showed you { $where }
    [other-showed-other] the card { $giver } showed { $taker } { $where }
    [other-showed-us] the card { $giver } showed us both { $where }
    [between-us] the card that passed between us { $where }
    [shown-between-us] the card that one of us showed the other { $where }
   *[unknown] a card that we both know
    }{ $office_id ->
    [unsaid] {""}
   *[other] {" "}at { $office }
    }{ $nth ->
    [0] {""}
    [1] {" "}the first time
    [2] {" "}the second time
   *[other] , number { $nth }
    }{ $suspect_id ->
    [none] {""}
   *[other] {" "}({ $suspect })
    }
phrase-is = { $trait }
phrase-is-not = not { $trait }
phrase-same-as = { $category_id ->
    [order] of the same order as { $card }
    [title] of the same title as { $card }
    [girth] of the same girth as { $card }
   *[other] with the same { $category } as { $card }
    }
phrase-other-than = { $category_id ->
    [order] of another order than { $card }
    [title] of another title than { $card }
    [girth] of another girth than { $card }
    [hood] with a different hood from { $card }
    [face] with different facial hair from { $card }
   *[other] with other { $category } than { $card }
    }
phrase-either = { $first } or { $second }
phrase-anybody = anybody
phrase-names = { $suspects_id ->
    [1] { $suspects }
   *[other] one of { $suspects }
    }
phrase-fitting = { $terms }
phrase-how-many = { $who_id ->
    [anybody] How many monks { $scope }{ $tail }?
    [names] How many of these { $scope }{ $tail }: { $who }?
   *[other] How many { $who } { $scope }{ $tail }?
    }
phrase-any-of = { $who_id ->
    [anybody] { CAPITAL($scope) } any monks at all{ $tail }?
    [names] { CAPITAL($scope) } { $who_one }{ $tail }?
   *[other] { CAPITAL($scope) } any { $who }{ $tail }?
    }
phrase-at-least = { $who_id ->
    [names] { CAPITAL($scope) } at least { $number } of these{ $tail }: { $who }?
   *[other] { $number ->
        [one] { CAPITAL($scope) } at least one { $who_one }{ $tail }?
       *[other] { CAPITAL($scope) } at least { $number } { $who }{ $tail }?
        }
    }
phrase-exactly = { $who_id ->
    [anybody] { $number ->
        [0] { CAPITAL($scope) } no monks at all{ $tail }?
        [one] { CAPITAL($scope) } exactly one monk{ $tail }?
       *[other] { CAPITAL($scope) } exactly { $number } monks{ $tail }?
        }
    [names] { $number ->
        [0] { CAPITAL($scope) } none of these{ $tail }: { $who }?
       *[other] { CAPITAL($scope) } exactly { $number } of these{ $tail }: { $who }?
        }
   *[other] { $number ->
        [0] { CAPITAL($scope) } no { $who }{ $tail }?
        [one] { CAPITAL($scope) } exactly one { $who_one }{ $tail }?
       *[other] { CAPITAL($scope) } exactly { $number } { $who }{ $tail }?
        }
    }
phrase-all-of = { $who_id ->
    [names] { CAPITAL($scope) } all of these{ $tail }: { $who }?
   *[other] { CAPITAL($scope) } all { $who_all }{ $tail }?
    }
phrase-more-of = { CAPITAL($scope) } more { $who } than { $than }{ $tail }?
phrase-between = { $who_id ->
    [names] { CAPITAL($scope) } between { $low } and { $high } of these{ $tail }: { $who }?
   *[other] { CAPITAL($scope) } between { $low } and { $high } { $who }{ $tail }?
    }
phrase-odd = { $who_id ->
    [names] { CAPITAL($scope) } an odd number of these{ $tail }: { $who }?
   *[other] { CAPITAL($scope) } an odd number of { $who }{ $tail }?
    }
phrase-most-of = { $category_id ->
    [order] Of which order { $scope } the most monks{ $tail }?
    [title] Of which title { $scope } the most monks{ $tail }?
    [hood] Of which kind { $scope } the most monks{ $tail }: hooded or unhooded?
    [face] Of which kind { $scope } the most monks{ $tail }: bearded or clean-shaven?
    [girth] Of which kind { $scope } the most monks{ $tail }: fat or thin?
   *[other] Of which kind ({ $category }) { $scope } the most monks{ $tail }?
    }
phrase-fewest-of = { $category_id ->
    [order] Of which order { $scope } the fewest monks{ $tail }?
    [title] Of which title { $scope } the fewest monks{ $tail }?
    [hood] Of which kind { $scope } the fewest monks{ $tail }: hooded or unhooded?
    [face] Of which kind { $scope } the fewest monks{ $tail }: bearded or clean-shaven?
    [girth] Of which kind { $scope } the fewest monks{ $tail }: fat or thin?
   *[other] Of which kind ({ $category }) { $scope } the fewest monks{ $tail }?
    }
phrase-both = { $first } and { $second }
phrase-met = { $how }{ $tail }
met-verb = { $how ->
    [seen] { met-seen }
    [shown] { $role ->
        [me] have I shown you
       *[other] { met-shown }
        }
    [received] { met-received }
    [gave] { $role ->
        [me] have you given me
       *[other] { met-gave }
        }
   *[known] { met-known }
    }
met-tail = { $how ->
    [shown] { $role ->
        [me] {""}
        [other] by { $by }
       *[none] {""}
        }
    [received] { $role ->
        [me] from me
        [other] from { $by }
       *[none] from anybody
        }
    [gave] { $role ->
        [me] {""}
        [other] to { $by }
       *[none] to anybody
        }
    [known] { $role ->
        [me] in my hand
        [other] in { NAME($by, form: "possessive") } hand
       *[none] in other hands
        }
   *[seen] {""}
    }
phrase-among = { $spoken ->
    [i-gave-you] among the cards I gave you { $where }
    [you-gave-i] among the cards you gave me { $where }
    [i-showed-you] among the cards I showed you { $where }
    [you-showed-i] among the cards you showed me { $where }
    [other-showed-us] among the cards { $giver } showed us both { $where }
   *[unknown] among some cards that we both know
    }{ $office_id ->
    [unsaid] {""}
   *[other] {" "}at { $office }
    }{ $nth ->
    [0] {""}
    [1] {" "}the first time
    [2] {" "}the second time
   *[other] , number { $nth }
    }{ $suspect_id ->
    [none] {""}
   *[other] {" "}({ $suspect })
    }
phrase-before-mass = { $question_id ->
    [will-end] Will you end a turn { NAME($room, form: "in") } before the next Mass?
   *[will-speak] Will you { $act } before the next Mass?
    }
phrase-what-is = { $category_id ->
    [order] Which order does { $card } belong to?
    [title] What title does { $card } bear?
    [hood] Is { $card } hooded or unhooded?
    [face] Is { $card } bearded or clean-shaven?
    [girth] Is { $card } fat or thin?
   *[other] What is the { $category } of { $card }?
    }
phrase-still-hold = Do you still hold { $card }?
phrase-last-drawn = { $way_id ->
    [parlour] Was the last card you drew { $way } { $term }?
    [cell] Was the last card you drew { $way } { $term }?
    [confessional] Was the last card you drew { $way } { $term }?
   *[other] Was the last card you drew ({ $way }) { $term }?
    }
phrase-settled = { $category_id ->
    [order] Do all whom you still suspect belong to one order?
    [title] Do all whom you still suspect bear the same title?
    [hood] Are all whom you still suspect hooded, or all unhooded?
    [face] Are all whom you still suspect bearded, or all clean-shaven?
    [girth] Are all whom you still suspect fat, or all thin?
   *[other] Are all whom you still suspect alike in this: { $category }?
    }
phrase-hold-book = Do you hold the book “{ $title }”?
phrase-how-many-books = How many books do you hold?
phrase-will-end = Will you end your next turn { NAME($room, form: "in") }?
phrase-will-speak = Will you { $act } in your next turn?
phrase-will-pass = Will you pass me { NAME($terms, form: "a", gender: "neuter") } at the next Mass?
phrase-free-question = “{ $text }” (unverified)
phrase-yes = Yes.
phrase-no = No.
phrase-number = { $number }.
phrase-trait = { $trait }.
phrase-traits = { $traits_id ->
    [1] { $traits }.
   *[other] { $traits }, equally many.
    }
phrase-words = “{ $text }” (unverified)

step-moving = Move your pawn, or use a book first.
step-summoning = Choose who goes to penance.
step-ending-turn = Use your Crypt card for an extra turn?
step-asking = Ask a question.
step-answering = Answer, or keep silent.
step-calling-witness = Question a witness; he must answer.
step-insisting = Your question met silence. Use a book?
step-objecting = The encounter is over. Use a book?
step-searching = Draw a card from the owner of this cell?
step-inquiring = Ask somebody to show you a card.
step-speaking = Reveal, accuse, or say nothing.
step-testifying = Make a revelation?
step-giving = Choose a card to give.
step-showing = Choose a card to show.
step-exchanging = Choose a card to exchange.
step-choosing-book = Choose the book that you use.
step-naming-trait = Name a trait.
step-balancing = Choose a player.
step-choosing-player = Choose a player.
step-naming-suspects = Name the monks that you want to see.
step-doing-penance = Penance awaits. Use a book?
step-preparing-mass = Use a book before the cards are passed?
step-passing-cards = Choose the cards that you pass on.
step-starting-round = A new round begins.
step-taking-turn = A turn begins.
step-catching = An intruder is caught.
step-closing-turn = The turn ends.
step-encountering = Who meets whom?
step-overhearing = Is anybody listening?
step-using-room = The room has its effect.
step-drawing-at-random = A card is drawn.
step-reading-book = A book is taken.
step-carrying-out = The card goes on.
step-calling-mass = The bell rings for Mass.
step-drawing-event = An event is drawn.
step-handing-bell = The bell goes on.

fault-accusation-own-hand = You hold { $suspect } yourself.
fault-accusation-pile-early = No accusation yet: { $cards ->
    [one] one card lies
   *[other] { $cards } cards lie
    } in the Parlour.
fault-books-almonry-target = That player does not have most cards, or fewest if you have most alone.
fault-books-catalogue-other = “{ $book }” is not one of the books before you.
fault-books-faces-kind = Name a trait of a kind that the card asks for.
fault-books-faces-look = Name a hood, a face or a girth.
fault-books-ladder-title = Name a title.
fault-books-three-houses-order = Name an order.
fault-books-limit-full = With { $limit ->
    [one] one book
   *[other] { $limit } books
    } in hand you may not enter the Scriptorium.
fault-books-old-drains-going = You are in the drains already: choose where you come out.
fault-books-orders-absent = There is no standing order for “{ $book }”.
fault-books-orders-already = “{ $book }” has its order already.
fault-books-orders-kind = “{ $book }” is not used by a standing order.
fault-books-special-elsewhere = You do not hold “{ $book }”.
fault-books-special-moment = This is not the moment for “{ $book }”.
fault-books-special-planned = You already plan to use “{ $book }”.
fault-books-summons-nobody = Nobody can be summoned: all others are in penance.
fault-books-summons-target = Choose another player who is not in penance.
fault-encounter-bound-book = A book compels you to answer.
fault-encounter-bound-counter = You asked first, so you must answer.
fault-encounter-choice-target = You cannot question that player now.
fault-encounter-duty-waive = You must ask a question.
fault-events-flood-shut = The Crypt is flooded until the next Mass.
fault-events-locked-doors-shut = The cells of others are locked until the next Mass.
fault-events-no-ink-shut = The Scriptorium is closed until the next Mass.
fault-events-plainsong-yes-no = Until the next Mass only yes-or-no questions are sung.
fault-library-concordance-unseen = Show a card that the reader has not seen with you.
fault-library-condition-equal = Somebody must hold more cards than you.
fault-library-condition-fewer = Somebody holds fewer cards than you.
fault-library-draw-target = Choose another player, and nobody twice.
fault-library-once-again = You have been in the Library before.
fault-library-tribunal-names = Name one to { $most } different monks.
fault-mass-pass-count = Choose exactly { $count ->
    [one] one card
   *[other] { $count } different cards
    }.
fault-notebook-aids-none = This table plays without the notebook.
fault-notebook-crosses-absent = { $suspect } is not crossed out.
fault-notebook-crosses-already = { $suspect } is crossed out already.
fault-notebook-marks-colour = There is no such colour.
fault-notebook-marks-word = A word beside a suspect has at most { $most } letters.
fault-notebook-notes-full = A notebook holds { $most } notes.
fault-notebook-notes-number = There is no note { $number }.
fault-notebook-notes-text = A note is one line of at most { $most } characters.
fault-notebook-pending-question = Not while you are being questioned.
fault-notebook-seen-erase = You have seen { $suspect }; that cross stays.
fault-options-cards-unknown = This game has no card or set of cards called “{ $card }”.
fault-options-cards-no-books = At least one book of the Scriptorium takes part.
fault-options-cards-no-volumes = At least one book of the Library takes part.
fault-options-cards-no-events = At least one event takes part.
fault-options-limits-counts = This table asks only for counts.
fault-options-limits-many = At most { $max ->
    [one] one trait
   *[other] { $max } traits
    } in a question.
fault-options-limits-names = This table allows no names in questions.
fault-options-limits-pairs = The description must fit at least two monks.
fault-options-limits-seen = This table does not ask what was seen.
fault-options-limits-traits = The limit on traits is 0 to 5, not { $max }.
fault-options-limits-yes-no = This table asks only yes-or-no questions.
fault-parlour-request-alike = The two traits must be of different kinds.
fault-parlour-request-target = Ask another player.
fault-parlour-request-traits = Name one or two traits.
fault-parlour-penitent = { $seat } does penance and answers nothing.
fault-parlour-show-unfit = { $suspect } is not of that kind.
fault-penance-agreement-already = You have proposed that already.
fault-penance-agreement-target = Propose it for another player at this table.
fault-promises-mass-already = One promise for this Mass is enough.
fault-promises-mass-book = You promised to pass such a card; “{ $book }” would keep it from your neighbour.
fault-promises-mass-neighbour = Only the left neighbour receives cards.
fault-promises-mass-no = You promised not to pass such a card.
fault-promises-mass-yes = You promised to pass such a card.
fault-promises-room-no = You promised not to end your turn { NAME($room, form: "in") }.
fault-promises-room-yes = You promised to end your turn { NAME($room, form: "in") }.
fault-promises-speech-no = You promised not to { $act }.
fault-promises-speech-yes = You promised to { $act }.
fault-promises-truthful-contradiction = That goes against what you have promised.
fault-promises-truthful-impossible = You could not keep that promise.
fault-promises-truthful-pledge = Say yes or no; it binds you.
fault-questions-answer-drawn = Ask about a card drawn in the Parlour, a cell or a confessional.
fault-questions-answer-names = Name at least one monk, and none twice.
fault-questions-answer-never = That player has drawn no card there.
fault-questions-answer-number = { $number } is no number of monks.
fault-questions-answer-terms = Describe by one to { $most } traits.
fault-questions-free-off = This table asks no free questions.
fault-questions-free-reply = A free question is answered in your own words.
fault-questions-free-text = Write one line of at most { $most } characters.
fault-questions-honesty-answer = The table knows the true answer: give it, or keep silent.
fault-questions-nameless-name = An answer may not name { $suspect }.
fault-questions-shared-target = That player has not seen that card.
fault-questions-shared-unknown = You have not both seen that card.
fault-questions-answer-range = A range goes from a smaller number to a greater one.
fault-questions-met-how = What somebody has ever seen, and what they know now, has no other time or person.
fault-questions-met-player = Name another player at this table.
fault-questions-shared-several = You have not both seen those cards.
fault-questions-shared-chosen = Both of you have seen those cards, so they are crossed out.
fault-revelation-once-made = { $seat } has already revealed this: { $trait }.
fault-rooms-hand-elsewhere = { $suspect } is not in your hand.
fault-rooms-single-occupied = There is room for one pawn only { NAME($room, form: "in") }.
fault-setup-players-count = Three to six can play, not { $players }.
fault-setup-pawns-unknown = “{ $colours }” is not a list of different colours among white, yellow, red, green, blue and black.
fault-setup-pawns-count = { $players } players need { $players } colours, not { $colours }.
fault-silence-limit-used = You have used up your vow of silence.
fault-turn-blocked-open = A way is open, so you must move.
fault-turn-move-far = You cannot get to the { $room } in this move.
fault-turn-move-same = You must move: your pawn is there already.
fault-variants-tactical-library = The Library is closed in a tactical game.

suspect-william = Father William
suspect-theobald = Father Theobald
suspect-aldric = Brother Aldric
suspect-conrad = Brother Conrad
suspect-dunstan = Brother Dunstan
suspect-rainer = Novice Rainer
suspect-ulric = Novice Ulric
suspect-kilian = Novice Kilian
suspect-odo = Father Odo
suspect-lambert = Father Lambert
suspect-florian = Brother Florian
suspect-gildas = Brother Gildas
suspect-ivo = Brother Ivo
suspect-milo = Novice Milo
suspect-piers = Novice Piers
suspect-zeno = Novice Zeno
suspect-sergio = Father Sergio
suspect-bruno = Father Bruno
suspect-edwin = Brother Edwin
suspect-hubert = Brother Hubert
suspect-joscelin = Brother Joscelin
suspect-norbert = Novice Norbert
suspect-valentin = Novice Valentin
suspect-yves = Novice Yves

rule-setup-players = Players
    .text = Three to six investigators play.
rule-setup-pawns = Pawns
    .text = Every pawn starts in the Chapel. Everybody chooses a colour; where nothing is chosen, the seats take the colours in order.
    .reason = The rules let players take a pawn of their colour; that the seats take the colours in order is ours.
rule-setup-decks = Piles of cards
    .text = Cards are drawn blindly; what was used goes underneath and comes up again in that order.
rule-setup-culprit = The culprit
    .text = One suspect card lies unseen under the board: he did it.
rule-setup-pile = The Parlour’s pile
    .text = Some suspect cards wait in the Parlour, as many as the number of players asks for.
rule-setup-deal = The deal
    .text = All other suspect cards are dealt out evenly.
rule-setup-first = First player
    .text = A die picks the first player; absent colours are rolled again.
rule-setup-confessionals = Dice in the confessionals
    .text = Two more dice say who went to confession last; both may show the same player.
    .reason = The rules roll two dice for the last two monks who confessed; that both may show the same player is ours.
rule-turn-order = Order of play
    .text = Play goes clockwise from the first player.
rule-turn-sequence = Parts of a turn
    .text = Move, encounter, then the action of the room.
rule-turn-bell = The bell
    .text = The first player moves the bell one spot each round; when it stands on the last spot he calls Mass instead of playing.
rule-turn-move = The move
    .text = The pawn goes one or two rooms, never back to where it stood.
    .reason = The rules bar two steps back to the same room; that no longer walk ends where it began is ours.
rule-turn-blocked = No way open
    .text = Moving is a duty. A pawn with no way open stays, and nothing follows, unless a book opens a way.
    .reason = The rules make the move a duty and do not say what happens when it is impossible. A book that opens a way may be used; everybody with a book is asked, so that the pause tells nothing.
rule-turn-room = The room
    .text = What a room offers happens after the encounter.
rule-encounter-duty = The duty to ask
    .text = Whoever ends his move beside other pawns must question one of them.
rule-encounter-choice = Whom to ask
    .text = Among several the mover chooses.
rule-encounter-own-move = Only after one’s own move
    .text = Being moved by Mass, a book or an event leads to no encounter.
    .reason = The rules tie the encounter to the end of a move.
rule-encounter-silence = Answer or silence
    .text = The questioned player answers, or takes a vow of silence.
rule-encounter-counter = The question in return
    .text = Whoever answered may ask one question back; it opens no other.
    .reason = The rules give the answerer a question in return; that it may be waived and opens no further one is ours.
rule-encounter-bound = Bound to answer
    .text = The question in return cannot be declined.
rule-questions-honesty = Honesty
    .text = Every answer is true; the table looks it up.
    .reason = The rules ask for the truth to the best of one’s knowledge or recollection; that the table looks it up, so that nobody errs, is ours.
rule-questions-nameless = No names in answers
    .text = A question must be answerable without naming a suspect.
rule-questions-answer = One answer
    .text = The answer is yes or no, a count, or one trait.
    .reason = A question must be answerable without a name; lists and codes would get around that.
rule-questions-public = Everybody hears
    .text = Question and answer are public. Where the table agreed to whisper, only the two hear the answer; a promise is always made aloud.
    .reason = Implied by the rules and by every report of play.
rule-questions-scope = Hand, seen, crossed, open
    .text = One may ask about the hand, about cards seen, and about suspects crossed out or open.
    .reason = The rules' own examples ask about hands and about crossed-out suspects.
rule-questions-shared = Cards that both know
    .text = A card may be meant by what happened to it, if both saw that single card.
    .reason = Players at a table refer to cards both of them know.
rule-questions-met = Cards that were met
    .text = One may ask which cards somebody was shown, received or gave away, by whom, and whether since the last Mass. What was passed at that Mass came after it.
    .reason = The rules allow any question with a true answer; everybody remembers which cards passed before their eyes.
rule-questions-known = Cards in other hands
    .text = A card is known in another hand by a player who saw it there, until that hand gives away a card that this player does not see.
    .reason = What somebody could conclude has no clear limit; what they followed with their eyes has one.
rule-questions-most = Most and fewest
    .text = The answer is the trait that most or fewest of the monks have; if several traits share the place, all of them.
    .reason = The rules allow any question with a true answer; a tie must have an answer too.
rule-questions-both = Two questions in one
    .text = Two questions may be joined by “and”. The answer is yes if both are true.
    .reason = The rules allow any question with a true answer.
rule-questions-default = The neutral question
    .text = Whoever cannot think of a question asks how many cards the other holds.
    .reason = Somebody who is absent must not stop the table.
rule-questions-free = Free questions
    .text = Where the table allows it, people ask and answer in free words; nobody verifies them.
    .reason = The rules allow any question; nobody but the players can judge free words.
rule-promises-truthful = Honest promises
    .text = A yes about the next turn must be possible from where the pawn will then stand (after a Mass, the Chapel) and agree with earlier promises about that turn. A no that was the only honest answer binds to nothing.
    .reason = An answer about the future binds, so a yes must be possible; a no that could not be otherwise states a fact and decides nothing.
rule-promises-room = Where a turn ends
    .text = In the turn it speaks of, a yes binds if the room can be reached, and a no forbids it.
    .reason = The rules say that an answer about the Chapter Hall binds; that a yes binds only where the room can be reached in that turn is ours.
rule-promises-speech = Revealing or accusing
    .text = Who said he would speak does so if he can; who said no does not.
    .reason = Follows from the example about the Chapter Hall.
rule-promises-mass = A card at Mass
    .text = A promised kind is passed if it is held, and no book of one’s own gets around that; a refused kind is passed only when nothing else is left.
    .reason = Follows from the example about the Chapter Hall; a book used by the player himself is his own doing and no excuse.
rule-promises-lapse = When a no lapses
    .text = If noes forbid every room that the pawn can reach, they bind no longer: nobody is ever left without a move.
    .reason = Moving is a duty, so no answer may leave a player without a move.
rule-promises-until-mass = Before the next Mass
    .text = A yes is kept in the first turn that allows it; a no binds in every turn until the Mass. Promises about a single turn come first.
    .reason = A promise about several turns must bind in each of them, or it would bind in none.
rule-promises-end = How long a promise binds
    .text = Until the end of one’s next turn, or until the Mass it speaks of. A promise made in one’s own turn does not touch that turn.
    .reason = The rules bind a player by his answer without saying for how long; a question about the next turn speaks of that turn alone.
rule-silence-limit = Limits on silence
    .text = A table may allow one vow of silence in a game, or between two Masses.
    .reason = Some tables find silence overused.
rule-rooms-chapel = The Chapel
    .text = Players start here and come back for Mass; the room does nothing else.
rule-rooms-empty = Empty rooms
    .text = Courtyard, Cloister and other rooms offer nothing; the Cloister has four parts.
rule-rooms-single = One pawn at a time
    .text = Cells and confessionals hold one pawn; only the owner may go home to a taken cell.
rule-rooms-random = Random cards
    .text = A card drawn from a hand is picked blindly; both players know it afterwards.
rule-rooms-hand = One’s own cards
    .text = Only a card of one’s own hand can be shown or given.
    .reason = Follows from what showing and giving mean.
rule-confessional-draw = Confession
    .text = The visitor draws a random card from whoever was here last, if that is another player with cards.
    .reason = The rules draw from the last visitor; that nothing is drawn when that is oneself or somebody without cards is ours.
rule-confessional-die = The die turns
    .text = Afterwards the die shows the visitor.
rule-cells-search = Searching a cell
    .text = The visitor may draw a random card from the owner.
rule-cells-empty = Cells without an owner
    .text = The cell of an absent colour can be entered and holds nothing.
    .reason = The rules name the owner of a cell by its colour.
rule-cells-caught = Caught in the act
    .text = If the owner comes home, the intruder gives back the card he took and does penance; no encounter follows.
    .reason = The rules send a caught intruder to penance; that this comes before an encounter, and that none follows, is ours.
rule-cells-forfeit = The card is gone
    .text = If he no longer has that card, a random one is taken; if he took none, none.
    .reason = The rules draw another card at random when the stolen one is gone; that nothing is due from an intruder who took none is ours.
rule-scriptorium-draw = A book
    .text = A visitor of the Scriptorium takes a book.
rule-scriptorium-empty = No book left
    .text = If all books are in hands, none is taken.
    .reason = The rules do not foresee it.
rule-books-special = Starred books
    .text = A starred book is kept face down and used by its holder at its moment.
rule-books-plain = Plain books
    .text = A plain book is read aloud and works at once.
rule-books-die = Books with a die
    .text = The die picks another player; one’s own colour is rolled again.
rule-books-waiting = Waiting tells nothing
    .text = When a secret book could be used, everybody with any book at that moment is asked.
    .reason = A pause would tell who holds which book.
rule-books-orders = Standing orders
    .text = Books whose moment comes in another’s turn are used by an order given beforehand.
    .reason = A table should not wait after every encounter for a secret card.
rule-books-limit = Two books
    .text = Where agreed, nobody with two books enters the Scriptorium.
rule-library-condition = Fewest cards
    .text = Only who has fewest cards may enter: nobody has fewer and somebody has more.
rule-library-once = One visit
    .text = A player enters the Library once in a game.
    .reason = The rules allow one visit; that it is used up by entering, whatever comes of it, is ours.
rule-library-draw = A book of the Library
    .text = It is drawn, read aloud, and works at once.
rule-parlour-pile = Cards in the Parlour
    .text = While there are cards, the visitor takes one.
rule-parlour-request = Asking for a card
    .text = Without cards, the visitor may ask one player for a card with one or two traits.
    .reason = The rules ask for one or two characteristics; that they are of different kinds, and that the visitor may ask nobody, is ours.
rule-parlour-penitent = Penitents in the Parlour
    .text = A request for a card is a question: a penitent is not asked.
    .reason = The rules forbid a penitent to answer questions; a request for a card is one.
rule-parlour-show = Showing
    .text = Whoever has such a card shows one of his choice in private, or says that he has none.
    .reason = The rules have one such card shown; that its holder chooses it, and that all hear the request and the refusal, is ours.
rule-crypt-draw = The Crypt card
    .text = A visitor takes a Crypt card.
rule-crypt-one = One at a time
    .text = Nobody holds two.
rule-crypt-extra = The extra turn
    .text = It gives a whole extra turn right after one’s own; not in the turn it was drawn, and not twice.
    .reason = The rules give an extra turn after the normal one; that it is not taken in the turn in which the card was drawn, after another extra turn or from penance, and does not move the bell, is ours.
rule-chapter-hall-choice = Before the Abbot
    .text = A visitor may reveal or accuse, one of the two, or neither.
rule-revelation-one = One trait
    .text = A revelation says one thing that the culprit is, never what he is not.
rule-revelation-once = Once in a game
    .text = The same statement is made only once.
rule-revelation-contradiction = Contradiction
    .text = Another statement may contradict it.
rule-accusation-pile = Not too early
    .text = Nobody accuses while cards lie in the Parlour.
rule-accusation-own = Not one’s own card
    .text = Nobody accuses a monk in his own hand.
    .reason = Nothing could come of it.
rule-accusation-right = The culprit
    .text = If nobody holds the accused, he did it and the game ends.
rule-accusation-wrong = An innocent
    .text = Otherwise his holder shows him to all; the accuser loses points and does penance.
rule-mass-gather = All to the Chapel
    .text = At Mass every pawn goes to the Chapel.
rule-mass-order = Parts of a Mass
    .text = Passing cards, an event, a new first player.
rule-mass-pass = Passing cards
    .text = Everybody gives as many cards as the Mass card says to his left, at the same time.
rule-mass-short = Too few cards
    .text = Who has fewer gives all he had and keeps what he receives.
rule-mass-event = An event
    .text = An event is drawn and carried out.
rule-mass-first = The new first player
    .text = Deck and bell go to the right neighbour of the caller.
rule-mass-deck = The Mass cards
    .text = The played card goes underneath; after the last comes the first again.
rule-events-until = Lasting events
    .text = Some events last until the next Mass.
    .reason = The rules speak of no lasting events; players report some that last, and until the next Mass is our reading.
rule-events-die = Events with a die
    .text = The die may show any player.
    .reason = The rules speak of another player for books only.
rule-penance-causes = Causes of penance
    .text = Being caught in a cell, a false accusation, and whatever else sends a player there.
rule-penance-chapel = To the Chapel
    .text = The penitent’s pawn goes to the Chapel and stays there.
rule-penance-turn = A lost turn
    .text = The penitent skips his next turn, also after a Mass; penances do not add up.
    .reason = The rules have a penitent skip the next turn, also across a Mass; that penances do not add up is ours.
rule-penance-silent = Neither ask nor answer
    .text = A penitent is not questioned and asks nothing.
rule-penance-bell = Forgetting the bell
    .text = The table moves the bell itself, so nobody does penance for it.
    .reason = The rules punish a first player who forgets the bell; here the table moves it, so nobody can.
rule-penance-agreement = By common agreement
    .text = If all others propose it in the same turn, a player does penance at its end.
    .reason = The rules leave it to common agreement; that all other players must propose it in the same turn, and that it is done at the end of that turn, is ours.
rule-scoring-points = Points
    .text = Right revelations count two, wrong ones minus one, the culprit four, false accusations minus two.
rule-scoring-negative = Below nothing
    .text = A score may be negative.
    .reason = The rules set no floor.
rule-scoring-tie = Ties
    .text = Among equals the finder of the culprit wins; if he is not among them, they share it.
    .reason = The rules let the finder win a tie; that others who tie share the victory when the finder is behind is ours.
rule-ending-cap = The case is closed
    .text = Unless agreed otherwise, the game ends after the second Compline.
    .reason = The rules know no other end than the culprit; a table must not sit for ever, and without this a game has no longest length. So it is on unless switched off.
rule-six-steps = Three steps
    .text = With six players a pawn goes up to three rooms.
rule-six-bell = Three rounds
    .text = With six players the bell starts on the second spot.
rule-variants-tactical = Tactical game
    .text = No Library, no events, and no Scriptorium with two books.
rule-variants-short = Shorter game
    .text = The pace of six players, beginning with Lauds.
rule-options-limits = Limits on questions
    .text = A table may limit traits, names, kinds of answers and what is asked about.
    .reason = Limits that tables are known to use.
rule-options-cards = Cards in play
    .text = A table chooses which sets of cards take part, and may leave single cards out. Each deck keeps at least one card.
    .reason = The rules invite players to write cards of their own, so a table says which ones it plays.
rule-notebook-crosses = Crosses
    .text = A player crosses out suspects on his own sheet as he likes.
    .reason = The rules' examples ask for what is crossed out on the sheet.
rule-notebook-seen = What was seen
    .text = Seen suspects are crossed out by the table and stay so.
    .reason = A card that was seen is no longer a suspect.
rule-notebook-marks = Words and colours
    .text = A suspect can carry a word and a colour on a player’s own sheet. Nobody else sees them.
    .reason = Players write beside the names on the printed sheet.
rule-notebook-notes = Notes
    .text = Notes belong to their writer alone.
    .reason = The notebook hides the sheet from others.
rule-notebook-pending = Not during a question
    .text = Crosses do not change while a question to that player is open, nor between silence and what may still break it.
    .reason = An answer should not change while it is asked for.
rule-notebook-aids = Aids
    .text = A table agrees on no aids, the notebook, a notebook that explains single answers, or full deduction.
    .reason = Tables differ in what help they want.
rule-secrecy-view = What a seat knows
    .text = A seat knows what it saw and heard, and nothing else.
    .reason = The game is about what each player knows.

# ── What cards do: a sentence for every effect, from its parts ──

card-before-move = Before your move: { $sentence }
card-where = by “{ $title }”
card-shut = “{ $title }” keeps this room closed until the next Mass.
card-number = { $amount ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $amount }
}
card-who = { $who ->
    [reader] You
    [rolled] The rolled player
    [chosen] { $players ->
        [one] A player of your choice
       *[other] Each of { $number } players of your choice
    }
    [others] Every other player
   *[everyone] Everybody
}
card-kind = { $kind ->
    [order] an order
    [title] a title
    [hood] a hood
    [face] a face
   *[girth] a girth
}
effect-show = { $subject } { $who ->
    [reader] show
   *[other] shows
}{ $to ->
    [reader] {" "}you
   *[other] {""}
} { $manner ->
    [whole] { $who ->
        [reader] your
       *[other] their
    } whole hand
    [random] a random card
    [traits] one of { $who ->
        [reader] your
       *[other] their
    } { $monks }
   *[choice] a card of { $who ->
        [reader] your
       *[other] their
    } choice
}{ $to ->
    [reader] {""}
    [everyone] {" "}to all
    [left] {" "}to { $who ->
        [reader] your
       *[other] their
    } left neighbour
    [right] {" "}to { $who ->
        [reader] your
       *[other] their
    } right neighbour
   *[neighbours] {" "}to each neighbour
}{ $manner ->
    [traits] , if { $who ->
        [reader] you
       *[other] they
    } hold any
   *[other] {""}
}{ $unseen ->
    [yes] { $manner ->
        [traits] , and if possible
       *[other] , if possible
    } one that you two have not seen together
   *[no] {""}
}
effect-draw = { $subject } { $who ->
    [reader] draw
   *[other] draws
} a random card from { $source ->
    [reader] you
    [rolled] the rolled player
    [chosen] { $amount ->
        [one] a player of your choice
       *[other] each of { $number } players of your choice
    }
    [others] every other player
    [left] { $who ->
        [reader] your
       *[other] their
    } left neighbour
    [right] { $who ->
        [reader] your
       *[other] their
    } right neighbour
   *[parlour] the pile in the Parlour
}
effect-give = { $subject } { $who ->
    [reader] give
   *[other] gives
} { $to ->
    [reader] you
    [rolled] the rolled player
    [chosen] a player of your choice
    [left] { $who ->
        [reader] your
       *[other] their
    } left neighbour
   *[right] { $who ->
        [reader] your
       *[other] their
    } right neighbour
} a card of { $who ->
    [reader] your
   *[other] their
} choice
effect-exchange = { $who ->
    [reader] You and { $other ->
        [rolled] the rolled player
       *[chosen] a player of your choice
    }
   *[rolled] Two rolled players
} swap { $manner ->
    [whole] whole hands
    [random] one random card each
   *[choice] a card that each chooses, at the same time
}
effect-pass = Everybody gives { $amount ->
    [one] one chosen card
   *[other] { $number } chosen cards
} to the { $to ->
    [left] left
   *[right] right
}
effect-count = { $manner ->
    [named] Name { $kinds }: { $who ->
        [everyone] everybody says how many they hold
       *[others] all others say how many they hold
    }
   *[traits] { $subject } says how many { $monks } they hold
}
effect-name = { $amount ->
    [one] Name a monk: whoever holds him shows him to you
   *[other] Name up to { $number } monks: whoever holds them shows them to you
}
effect-question = { $amount ->
    [one] Question a player anywhere, who must answer
   *[other] Question { $number } different players anywhere, who must answer
}
effect-move = { $who ->
    [reader] Your pawn goes
    [rolled] The rolled player’s pawn goes
    [chosen] The pawn of a player of your choice goes
    [others] The pawns of all others go
   *[everyone] All pawns go
} { $room ->
    [chapel] to the Chapel, without penance
    [courtyard] to the Courtyard
    [crypt] to the Crypt
    [scriptorium] to the Scriptorium
    [parlour] to the Parlour
   *[cell] { $who ->
        [reader] to your cell
        [rolled] to its cell
        [chosen] to its cell
       *[other] to their own cells
    }
}{ $penitents ->
    [single] ; a penitent stays in the Chapel
    [all] ; penitents stay in the Chapel
   *[none] {""}
}
effect-penance = { $who ->
    [reader] You go
    [rolled] The rolled player goes
    [chosen] A player of your choice who is not in penance goes
    [others] All others go
   *[everyone] Everybody goes
} to penance
effect-bell = { $when ->
    [later] In the next period the bell starts { $amount ->
        [one] one spot
       *[other] { $number } spots
    } later
   *[now] The bell moves { $amount ->
        [one] one spot
       *[other] { $number } spots
    } at once, but not off the card
}
effect-consult = { $amount ->
    [one] Look at the next book and use it
   *[other] Look at the next { $number } books: use one, put the rest underneath
}
effect-read = { $amount ->
    [one] Take a book of the Scriptorium: keep it if it has a star, else read it
   *[other] Take { $number } books of the Scriptorium: keep the starred ones, read the others
}
effect-reveal = { $who ->
    [everyone] Each player
   *[other] { $subject }
} may make one revelation
effect-extra-turn = { $subject } { $who ->
    [reader] take
   *[other] takes
} a Crypt card, for an extra turn
effect-sing = { $subject } { $who ->
    [reader] sing
   *[other] sings
}{ $alone ->
    [yes] ; nothing else happens
   *[no] {""}
}
effect-steps = { $when ->
    [mass] Until the next Mass { $amount ->
        [one] one more step
       *[other] { $number } more steps
    } per turn
   *[turn] { $amount ->
        [one] One more step
       *[other] { CAPITAL($number) } more steps
    } this turn
}
effect-close = { $room ->
    [crypt] Until the next Mass the Crypt is closed
    [scriptorium] Until the next Mass the Scriptorium is closed
    [library] Until the next Mass the Library is closed
    [parlour] Until the next Mass the Parlour is closed
    [confessional] Until the next Mass the confessionals are closed
   *[cell] Until the next Mass nobody enters another’s cell
}
effect-yes-or-no = Until the next Mass only yes-or-no questions
effect-insist = When your question meets silence, the vow is void: the other answers and asks nothing back
effect-decline = Decline a question in return
effect-ask-again = After answer and counter-question: ask once more; the other must answer
effect-overhear = After an encounter of two others: question one of them as if you had met
effect-forgive = When sent to penance: go to the Chapel but lose no turn. A penance already being done ends too
effect-protect = When somebody draws at random from you, you choose the card, also when you are caught in a cell
effect-pass-fewer = At Mass: pass { $amount ->
    [one] one card
   *[other] { $number } cards
} fewer
effect-turn-passing = At Mass: everybody passes to the right; two of these cancel out
effect-enter-library = Enter the Library whatever your cards and visits
effect-named = { $name ->
    [balance] Another player with most cards gives you one; if you alone have most, you give one to a player with fewest
    [drains] Instead of walking go anywhere but the Chapter Hall, the Library and taken cells or confessionals
   *[frost] Until the next Mass entering the Courtyard ends the move
}

# ── Cards of one's own: the form ──

card-make-book = Book, read at once
card-make-starred-book = Starred book, kept for its moment
card-make-volume = Book of the Library
card-make-event = Event
card-make-lasting-event = Event until the next Mass
card-do-show = Show a card
card-do-draw = Draw a card
card-do-give = Give a card
card-do-exchange = Swap cards
card-do-pass = Pass cards on
card-do-count = Say how many cards
card-do-name = Name monks
card-do-question = Question players
card-do-move = Move a pawn
card-do-penance = Send to penance
card-do-bell = Move the bell
card-do-consult = Look at the next books
card-do-read = Take books of the Scriptorium
card-do-reveal = Make a revelation
card-do-extra-turn = Take an extra turn
card-do-sing = Sing
card-do-steps = More steps
card-do-close = Close rooms
card-do-yes-or-no = Only yes-or-no questions
card-do-insist = Make a silent player answer
card-do-decline = Decline a question in return
card-do-ask-again = Ask once more
card-do-overhear = Overhear an encounter
card-do-forgive = Be forgiven a penance
card-do-protect = Choose the card that is drawn
card-do-pass-fewer = Pass fewer cards at Mass
card-do-turn-passing = Pass to the other side at Mass
card-do-enter-library = Enter the Library
card-do-named = Special effect
card-part-who = Who
card-part-to = To whom
card-part-from = From
card-part-with = With
card-part-traits = Traits
card-part-kinds = Kinds of trait
card-part-random = A random card
card-part-whole = The whole hand
card-part-unseen = An unseen card first
card-part-amount = How many
card-part-room = Room
card-part-later = Later in the next period
card-part-name = Which one
card-who-reader = the reader
card-who-rolled = the rolled player
card-who-chosen = a player of the reader’s choice
card-who-others = all but the reader
card-who-everyone = everyone
card-who-left = the left neighbour
card-who-right = the right neighbour
card-who-neighbours = both neighbours
card-who-parlour = the pile in the Parlour
card-room-chapel = Chapel
card-room-courtyard = Courtyard
card-room-crypt = Crypt
card-room-scriptorium = Scriptorium
card-room-parlour = Parlour
card-room-cell = their own cell
card-closed-crypt = Crypt
card-closed-scriptorium = Scriptorium
card-closed-library = Library
card-closed-parlour = Parlour
card-closed-confessional = the confessionals
card-closed-cell = cells of other players
card-name-balance = Balance the hands
card-name-drains = Through the drains
card-name-frost = Frost in the Courtyard

# ── Cards of one's own: refusals ──

data-fault-card-shape = This is not a card: { $found }
data-fault-card-part-missing = This part must be chosen.
data-fault-card-part-unknown = There is no part called “{ $found }”.
data-fault-card-part-value = “{ $found }” is not possible here.
data-fault-card-effect-unknown = There is no effect called “{ $found }”.
data-fault-card-bad-id = “{ $found }” is not small letters and digits joined by hyphens.
data-fault-card-nothing = The card does nothing yet: choose an effect.
data-fault-card-many = There are { $found } effects; a card has at most { $most }.
data-fault-card-only-books-kept = Only books of the Scriptorium are kept, so only they have a star.
data-fault-card-needs-star = This effect has a moment of its own, so the book is kept: it needs a star.
data-fault-card-only-events-last = Only events last until the next Mass.
data-fault-card-die-missing = An effect speaks of the rolled player: the card needs the die.
data-fault-card-die-unused = No effect speaks of a rolled player, so the card has no die.
data-fault-card-works-at-once = An effect works at once, so the card cannot last.
data-fault-card-stands-alone = An effect with a moment of its own stands alone on its card.
data-fault-card-chosen-twice = A card lets its reader choose players in one effect only.
data-fault-card-unseen-beside-show = Beside another show nobody could tell which of the two was of an unseen card.
data-fault-card-books-last = Books are read last: what they do comes before anything after them.
data-fault-card-named-twice = The reader names a trait in one effect only.
data-fault-card-drains-steps = Nobody counts steps in the drains.
data-fault-card-no-reader = An event has no reader: choose the rolled player or everyone.
data-fault-card-nobody-chooses = An event has no reader who could choose.
data-fault-card-reader-swaps = The reader is one of the two who swap.
data-fault-card-must-last = This effect holds until the next Mass: only an event that lasts has it.
data-fault-card-steps-time = More steps are for a starred book, or for an event that lasts.
data-fault-card-drains-star = The drains are used before a move: the book needs a star.
data-fault-card-read-library = A book that reads books could read itself without end; only the Library may.
data-fault-card-consult-plain = Only a plain book of the Scriptorium looks at the next ones.
data-fault-card-consult-twice = With “{ $found }” it could look at books for ever.
data-fault-card-penance-move = Nobody goes to penance and moves in the same turn.
data-fault-card-amount = { $found } is not between 1 and { $most }.
data-fault-card-no-trait = No trait is called “{ $found }”.
data-fault-card-same-kind = No monk has two traits of the same kind.
data-fault-card-show-self = Players do not show cards to themselves: choose all but the reader.
data-fault-card-whole-picked = A whole hand is neither picked nor sorted.
data-fault-card-whole-open = A whole hand is never laid open for all.
data-fault-card-random-sorted = A random card is not chosen by its traits, nor because it is unseen.
data-fault-card-unseen-reader = What two players have seen together is for the reader alone.
data-fault-card-draw-from = This player cannot draw from there.
data-fault-card-draw-amount = A number says how many players are chosen: it stands only where players are chosen.
data-fault-card-give-everyone = When everybody gives to a neighbour at the same time, that is “Pass cards on”.
data-fault-card-give-to = This player cannot give a card there.
data-fault-card-whole-random = A whole hand is not picked at random.
data-fault-card-two-rolled = Without a reader two rolled players swap.
data-fault-card-no-kind = No kind of trait is called “{ $found }”.
data-fault-card-named-who = A trait that the reader names is counted by all others, or by everyone.
data-fault-card-traits-or-kinds = Either the card names traits, or the reader names a trait of one of the given kinds.
data-fault-card-bell-latest = With more than { $most } no round would be left before the next Mass.
