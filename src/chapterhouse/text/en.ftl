# What the house says at every table. The words of a game stand in its own text/ folder.

seat = Player { $number }
list-and = { $head } and { $last }

fault-table-over = The game is over.
fault-table-turn = It is not your turn to decide.
fault-table-asked = That is not what you are being asked to decide now.

rule-table-over = The end
    .text = When a game is over, nothing more is played.
rule-table-turn = Whose turn it is
    .text = Only the players whom the table waits for may decide.
rule-table-asked = What is being decided
    .text = Each moment of the game asks one thing; only an answer to it counts.

# How sure we are of a rule or a number

standing-rulebook = rulebook
standing-publisher = publisher
standing-seen = seen on a copy
standing-reported = reported by players
standing-inferred = inferred
standing-reconstructed = reconstructed
standing-ruling = our ruling
standing-own = made by players

data-title = { $game }: numbers that the rules leave to pictures

# The terminal

cli-prompt = { $name } >{ " " }
cli-curtain = The screen is { $name }'s. Press Enter when nobody else is looking.
cli-more = … { $count } more. Type words to narrow the list.
cli-narrowed = Only with “{ $words }”. Enter alone shows everything.
cli-not-understood = “{ $typed }” is no choice here. Type a number, words of a choice, or help.
cli-no-rule = No rule has these words. Type rule and a word that stands in one.
cli-allowed = That is allowed.
cli-undone = Taken back.
cli-no-undo = That cannot be taken back: somebody has learned something since.
cli-saved = Saved in { $file }.
cli-left =
    { $moves ->
        [one] You have left the table after one move.
       *[other] You have left the table after { $moves } moves.
    }
cli-drills = { $game }: { $count ->
        [one] one drill
       *[other] { $count } drills
    }
cli-drill-prompt = Your answer, 1 to { $count } (q to leave) >{ " " }
cli-drill-number = Type a number from 1 to { $count }.
cli-drill-pages = To see more of the position, type: { $pages }
cli-drill-right = Right.
cli-drill-wrong = Not this one. Try another.
cli-drill-value = comes to { $value }
cli-help =
    Type the number of a choice, or some of its words to narrow the list, or a whole action ({ $example }).
    why ACTION   why an action is refused, or that it is allowed
    rule WORDS   the rules in which these words occur
    undo         take back, as far as nobody has learned anything since
    look         draw the table again
    log          everything that you have heard
    save FILE    keep the game; chapterhouse play --load FILE takes it up again
    ask          compose a choice that cannot be listed, where there is one
    quit         leave the table
    Pages: { $pages }

# What is wrong with component data, in the workshop and in `chapterhouse edition check`.
data-fault-shape = This cannot be read: { $found }
data-fault-kind = { $wanted ->
        [int] This must be a number.
        [str] This must be a text.
        [bool] This must be yes or no.
        [array] This must be a list.
        [object] This must be a table of fields.
       *[other] This must be { $wanted }, not { $found }.
    }
data-fault-field-missing = The field “{ $found }” is missing.
data-fault-field-unknown = There is no field “{ $found }” here.
data-fault-value = “{ $found }” is not possible here.
data-fault-entries = There are { $found } entries instead of { $wanted }.
data-fault-total = There are { $found }; the rules say { $wanted }.
data-fault-least = { $found } is too small: the least is { $wanted }.
data-fault-most = { $found } is too large: the most is { $wanted }.
data-fault-faces = The columns and the joker must name every face of a die once: { $found }.
data-fault-spelling = The letters of the row are { $found }; its phrase is { $wanted }.
data-fault-range = { $found } is not between { $least } and { $most }.
data-fault-unknown = { $found } is none of these: { $known }.
data-fault-twice = { $found } is there twice.
data-fault-missing = { $found } is missing.
data-fault-length = There are { $found } entries instead of { $wanted }.
data-fault-marks = { $found } has marks other than { $known }.
data-fault-last = The last one is “{ $found }”; the rules say “{ $wanted }”.
data-fault-standing = The standing names { $found }, which is not there.
data-fault-one-way = { $found } has no door back.
data-fault-unreachable = { $found } cannot be reached.
data-fault-same = This is the same as { $found }.
data-fault-no-name = { $found } has no name yet: give one in any language.
data-fault-bot-name = “{ $found }” is the name of a bot: give the suspect another one.
