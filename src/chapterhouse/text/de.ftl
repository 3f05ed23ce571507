# Was das Haus an jedem Tisch sagt. Die Worte eines Spiels stehen in dessen eigenem Ordner text/.

seat = Spieler { $number }
list-and = { $head } und { $last }

fault-table-over = Das Spiel ist zu Ende.
fault-table-turn = Die Entscheidung liegt gerade nicht bei dir.
fault-table-asked = Danach wird gerade nicht gefragt.

rule-table-over = Das Ende
    .text = Ist ein Spiel zu Ende, wird nichts mehr gespielt.
rule-table-turn = Wer am Zug ist
    .text = Nur wer gerade erwartet wird, darf entscheiden.
rule-table-asked = Was entschieden wird
    .text = Jeder Augenblick des Spiels stellt eine Frage; nur eine Antwort darauf zählt.

# Wie sicher wir einer Regel oder Zahl sind

standing-rulebook = Regelheft
standing-publisher = Verlag
standing-reported = von Spielern berichtet
standing-inferred = erschlossen
standing-reconstructed = rekonstruiert
standing-ruling = unsere Entscheidung

data-title = { $game }: Zahlen, die die Regeln den Bildern überlassen

# Das Terminal

cli-prompt = { $name } >{ " " }
cli-curtain = Der Bildschirm gehört { $name }. Eingabetaste drücken, wenn sonst niemand hinsieht.
cli-more = … { $count } weitere. Wörter tippen, um die Liste einzugrenzen.
cli-narrowed = Nur mit „{ $words }“. Die Eingabetaste allein zeigt wieder alles.
cli-not-understood = „{ $typed }“ steht hier nicht zur Wahl. Tippe eine Nummer, Wörter einer Möglichkeit oder help.
cli-no-rule = Keine Regel hat diese Wörter. Tippe rule und ein Wort, das in einer steht.
cli-allowed = Das ist erlaubt.
cli-undone = Zurückgenommen.
cli-no-undo = Das lässt sich nicht zurücknehmen: Seither hat jemand etwas erfahren.
cli-saved = Gespeichert in { $file }.
cli-left =
    { $moves ->
        [one] Du hast den Tisch nach einem Zug verlassen.
       *[other] Du hast den Tisch nach { $moves } Zügen verlassen.
    }
cli-help =
    Tippe die Nummer einer Möglichkeit, einige ihrer Wörter zum Eingrenzen oder eine ganze Aktion ({ $example }).
    why AKTION   warum eine Aktion abgelehnt wird, oder dass sie erlaubt ist
    rule WÖRTER  die Regeln, in denen diese Wörter vorkommen
    undo         zurücknehmen, solange niemand seither etwas erfahren hat
    look         den Tisch neu zeichnen
    log          alles, was du gehört hast
    save DATEI   das Spiel aufheben; chapterhouse play --load DATEI nimmt es wieder auf
    ask          eine Möglichkeit zusammenstellen, die sich nicht aufzählen lässt
    quit         den Tisch verlassen
    Seiten: { $pages }
