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
standing-seen = an einem Exemplar gesehen
standing-reported = von Spielern berichtet
standing-inferred = erschlossen
standing-reconstructed = rekonstruiert
standing-ruling = unsere Entscheidung
standing-own = von Spielern erfunden

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
cli-drills = { $game }: { $count ->
        [one] eine Übung
       *[other] { $count } Übungen
    }
cli-drill-prompt = Deine Antwort, 1 bis { $count } (q beendet) >{ " " }
cli-drill-number = Tippe eine Zahl von 1 bis { $count }.
cli-drill-pages = Mehr von der Stellung zeigt: { $pages }
cli-drill-right = Richtig.
cli-drill-wrong = Das ist es nicht. Versuch etwas anderes.
cli-drill-value = ergibt { $value }
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

# Was an Daten des Spielmaterials nicht stimmt.
data-fault-shape = Das lässt sich nicht lesen: { $found }
data-fault-kind = { $wanted ->
        [int] Hier steht eine Zahl.
        [str] Hier steht ein Text.
        [bool] Hier steht ja oder nein.
        [array] Hier steht eine Liste.
        [object] Hier steht eine Tabelle mit Feldern.
       *[other] Hier steht { $wanted }, nicht { $found }.
    }
data-fault-field-missing = Das Feld „{ $found }“ fehlt.
data-fault-field-unknown = Ein Feld „{ $found }“ gibt es hier nicht.
data-fault-value = „{ $found }“ ist hier nicht möglich.
data-fault-entries = Es sind { $found } Einträge statt { $wanted }.
data-fault-total = Es sind { $found }; die Regeln sagen { $wanted }.
data-fault-least = { $found } ist zu klein: Das Kleinste ist { $wanted }.
data-fault-most = { $found } ist zu groß: Das Größte ist { $wanted }.
data-fault-faces = Die Spalten und der Joker müssen jede Seite eines Würfels einmal nennen: { $found }.
data-fault-spelling = Die Buchstaben der Reihe sind { $found }; ihr Spruch ist { $wanted }.
data-fault-range = { $found } liegt nicht zwischen { $least } und { $most }.
data-fault-unknown = { $found } gehört nicht zu: { $known }.
data-fault-twice = { $found } kommt zweimal vor.
data-fault-missing = { $found } fehlt.
data-fault-length = Es sind { $found } Einträge statt { $wanted }.
data-fault-marks = { $found } enthält andere Zeichen als { $known }.
data-fault-last = Zuletzt kommt „{ $found }“; die Regeln sagen „{ $wanted }“.
data-fault-standing = Die Quelle nennt { $found }, was es hier nicht gibt.
data-fault-one-way = Von { $found } führt keine Tür zurück.
data-fault-unreachable = { $found } ist nicht zu erreichen.
data-fault-same = Das ist dasselbe wie { $found }.
data-fault-no-name = { $found } hat noch keinen Namen: Gib einen in irgendeiner Sprache an.
data-fault-bot-name = „{ $found }“ heißt schon ein Bot: Gib dem Verdächtigen einen anderen Namen.
