game-name = Monastery
game-blurb = Plättchen legen, Mönche bauen und beten lassen und die Buchstaben eines Gebets als Vermächtnis sammeln.

## Things

tile-path-straight = Weg (gerade)
    .gender = masculine
    .genitive = Weges (gerade)
tile-path-corner = Weg (Kurve)
    .gender = masculine
    .genitive = Weges (Kurve)
tile-path-fork = Weg (Gabelung)
    .gender = masculine
    .genitive = Weges (Gabelung)
tile-path-crossing = Weg (Kreuzung)
    .gender = masculine
    .genitive = Weges (Kreuzung)
tile-field = Feld
    .gender = neuter
    .genitive = Feldes
tile-garden = Garten
    .gender = masculine
    .genitive = Gartens
tile-beehive = Bienenstock
    .gender = masculine
    .genitive = Bienenstocks
tile-carp-pond = Karpfenteich
    .gender = masculine
    .genitive = Karpfenteichs
tile-dovecote = Taubenschlag
    .gender = masculine
    .genitive = Taubenschlags
tile-refectory = Refektorium
    .gender = neuter
    .genitive = Refektoriums
tile-infirmary = Infirmarium
    .gender = neuter
    .genitive = Infirmariums
tile-garderobes = Aborte
    .gender = plural
    .dative = Aborten
tile-chapter-house = Kapitelsaal
    .gender = masculine
    .genitive = Kapitelsaals
tile-library = Bibliothek
    .gender = feminine
tile-dormitory = Dormitorium
    .gender = neuter
    .genitive = Dormitoriums
tile-chapel = Kapelle
    .gender = feminine
tile-scriptum = Skriptorium
    .gender = neuter
    .genitive = Skriptoriums
tile-abbots-house = Abtshaus
    .gender = neuter
    .genitive = Abtshauses
tile-almonry = Almosenhaus
    .gender = neuter
    .genitive = Almosenhauses
tile-prison-cell = Karzer
    .gender = masculine
    .genitive = Karzers
tile-cloister = Kreuzgang
    .gender = masculine
    .genitive = Kreuzgangs
tile-sacristy = Sakristei
    .gender = feminine
tile-parlour = Sprechzimmer
    .gender = neuter
    .genitive = Sprechzimmers
tile-kitchen = Küche
    .gender = feminine
tile-farm = Gutshof
    .gender = masculine
    .genitive = Gutshofs
tile-brewhouse = Brauhaus
    .gender = neuter
    .genitive = Brauhauses
tile-mill = Mühle
    .gender = feminine
tile-workshop = Werkstatt
    .gender = feminine
tile-stables = Stallungen
    .gender = plural
tile-bakery = Bäckerei
    .gender = feminine
tile-smithy = Schmiede
    .gender = feminine
tile-cellar = Keller
    .gender = masculine
    .genitive = Kellers
tile-barn = Scheune
    .gender = feminine
tile-secret-way-red = Roter Geheimgang
    .gender = masculine
    .the-nominative = Rote Geheimgang
    .accusative = Roten Geheimgang
    .dative = Roten Geheimgang
    .genitive = Roten Geheimgangs
tile-secret-way-blue = Blauer Geheimgang
    .gender = masculine
    .the-nominative = Blaue Geheimgang
    .accusative = Blauen Geheimgang
    .dative = Blauen Geheimgang
    .genitive = Blauen Geheimgangs
tile-secret-way-green = Grüner Geheimgang
    .gender = masculine
    .the-nominative = Grüne Geheimgang
    .accusative = Grünen Geheimgang
    .dative = Grünen Geheimgang
    .genitive = Grünen Geheimgangs
tile-secret-way-yellow = Gelber Geheimgang
    .gender = masculine
    .the-nominative = Gelbe Geheimgang
    .accusative = Gelben Geheimgang
    .dative = Gelben Geheimgang
    .genitive = Gelben Geheimgangs

place-abbey = Abtei
    .gender = feminine
    .at = in der Abtei

colour-red = rot
    .feminine = rote
    .dative = roten
colour-blue = blau
    .feminine = blaue
    .dative = blauen
colour-green = grün
    .feminine = grüne
    .dative = grünen
colour-yellow = gelb
    .feminine = gelbe
    .dative = gelben

hour-matins = Matutin
hour-study = Studium
hour-toil = Handarbeit
hour-sext = Sext
hour-vespers = Vesper
hour-night = Nacht

ending-letters = Der letzte Buchstabe ist genommen
ending-night = Die zweite Nacht ist angebrochen
ending-no-placement = Kein Plättchen kann mehr gelegt werden

score-letters = Große Buchstaben des eigenen Spruchs
score-tiles = Plättchen hinter dem Schirm
score-blessings = Übrige Segen
score-partner = Vermächtnis des Partners

## Options

option-players = Mitspieler
    .help = Zwei, drei oder vier.
option-colours = Farben
    .help = „drawn“ für ausgelost, oder die Farben der Plätze im Uhrzeigersinn, zum Beispiel blue-green.
option-icons = Wirkung der Symbole
    .help = Für eine einfachere erste Partie abschalten.
option-start = Erste Plättchen
    .help = Wie alle zu ihren ersten drei Plättchen kommen.
option-start-random = drei blind gezogen
option-start-keep-three = sechs ziehen, drei behalten
option-start-fixed = ein kleines graues Gebäude, ein Weg und ein Garten oder braunes Gebäude
option-double_draw = Doppelt ziehen
    .help = Bei jedem Gottesdienst doppelt so viele Plättchen ziehen und die überzähligen zurückgeben.
option-paired = Partnerspiel
    .help = Zu viert: Rot und Grün gegen Blau und Gelb.
option-paired_tie = Gleichstand der Paare
    .help = Wer das Partnerspiel bei gleicher Summe gewinnt.
option-paired_tie-lower-phrase = das Paar mit dem untersten Spruch
option-paired_tie-shared = beide Paare
option-vow_of_silence = Schweigegelübde
    .help = Am Tisch wird nur während der Gottesdienste gesprochen.

## What is being decided

step-placing-and-moving = Lege oder tausche ein Plättchen, bewege deine Mönche und sage dann, dass du fertig bist.
step-returning = Wähle ein Plättchen, das zurück in den Beutel kommt.
step-encouraging = Lege, wenn du magst, Segen auf Plättchen, die nicht gebaut sind.
step-ordering-construction = Wähle, welches Plättchen der Gruppe zuerst gebaut wird.
step-using-monks = Nutze Symbole, lass einen Mönch beten, wenn du magst, und schicke dann die anderen an die Arbeit.
step-praying-after-work = Deine Mönche haben gearbeitet; ein anderer darf noch beten.
step-placing-by-stables = Lege mit Hilfe der Stallungen ein Plättchen oder verzichte.
step-switching-letters = Wähle die Buchstaben, die ihre Plätze tauschen, oder lass sie.
step-collecting = Nimm Buchstaben und Mönche vom Raster und sage dann, dass du fertig bist.
step-standing-up = Dank des Brauhauses dürfen deine betenden Mönche an Ort und Stelle aufstehen.
step-breaking-tie = Mehrere liegen vorn: Wähle den nächsten Abt.
step-imprisoning = Du darfst einen Mönch aus der Abtei in den Karzer schicken.
step-keeping-monks = Dank des Brauhauses dürfen Mönche über Nacht bleiben, wo sie sind.
step-work-round = Eine Arbeitsrunde beginnt.
step-service-round = Ein Gottesdienst beginnt.
step-night-round = Die Nacht beginnt.
step-opening-turn = Ein Zug beginnt.
step-scoring = Eine Wertung beginnt.
step-constructing = Volle Baustellen werden gewertet.
step-choosing-deeds = Die Mönche kommen zum Einsatz.
step-leaving-grid = Übrige Punkte werden zu Segen.
step-ending-prayer = Betende Mönche kehren heim.
step-electing = Der Abt wird gewählt.
step-drawing-in-turn = Alle ziehen Plättchen.
step-drawing = Plättchen werden gezogen.
step-going-home = Alle kehren heim.
step-turning-dial = Die Uhr wird gestellt.

## Actions

# Ein Feld, das auf dem Brett bezeichnet ist, braucht keinen Namen.
action-place-tile = { CAPITAL(NAME($tile, form: "a", case: "accusative")) }{ $cell_id ->
        [marked] {""}
       *[other] {" "}auf { $cell }
    } legen{ $turn ->
        [0] {""}
        [1] , eine Vierteldrehung nach rechts
        [2] , auf den Kopf gestellt
       *[3] , eine Vierteldrehung nach links
    }
action-exchange-tile = Ein Plättchen tauschen
action-return-tile = { CAPITAL(NAME($tile, form: "the", case: "accusative")) } zurück in den Beutel legen
action-walk = { CAPITAL(NAME($start, form: "from")) }{ $path_id ->
        [1] {""}
       *[other] {" "}über { NAME($path, form: "the", case: "accusative", items: "others") }
    } { NAME($path, form: "to", items: "last") } gehen{ $box ->
        [0] {""}
       *[other] , Kasten { $box }
    }
action-change-box = Den Mönch { NAME($start, form: "at") } in Kasten { $box } stellen
action-encourage = { $blessings ->
        [one] Einen Segen
       *[other] { $blessings } Segen
    } { NAME($place, form: "at") } auslegen
action-construct = Das Plättchen { NAME($place, form: "at") } zuerst bauen
action-pray = Den Mönch { NAME($place, form: "at") } beten lassen
action-use-icon = { CAPITAL(NAME($tile, form: "the", case: "accusative")) } nutzen
action-switch-letter = Das { $letter } in der { NAME($row, case: "dative") } Reihe, Spalte { $column }, tauschen
action-work = Meine anderen Mönche arbeiten lassen
action-collect-letter = { $letter } aus der { NAME($row, case: "dative") } Reihe, Spalte { $column }, für { NAME($strip, form: "possessive") } Streifen nehmen
action-collect-monk = Den Mönch aus der { NAME($row, case: "dative") } Reihe, Spalte { $column }, nehmen
action-elect-abbot = { $abbot } zum Abt machen
action-imprison = Einen Mönch von { $owner } in den Karzer schicken
action-stand-up = Den Mönch { NAME($place, form: "at") } aufstehen lassen
action-stay = Den Mönch { NAME($spot, form: "at") } dort lassen
action-done = Fertig

## Events

event-colours-drawn = Die Farben in der Reihenfolge der Plätze: { $colours }.
when-round-began = Tag { $day }, { $hour }
event-round-began = Tag { $day }: { $hour }.
event-tile-placed = { $by } legt { NAME($tile, form: "a", case: "accusative") } auf { $place }.
event-tiles-drawn = { $by } zieht { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }.
event-tile-seen = Du hast { NAME($tile, form: "a", case: "accusative") } gezogen.
event-tile-returned = { $by } legt ein Plättchen zurück in den Beutel.
event-monk-walked = Ein Mönch von { $by } geht { NAME($start, form: "from") }{ $path_id ->
        [1] {""}
       *[other] {" "}über { NAME($path, form: "the", case: "accusative", items: "others") }
    } { NAME($path, form: "to", items: "last") }{ $box ->
        [0] {""}
       *[other] , Kasten { $box }
    }.
event-box-changed = { NAME($by, form: "possessive") } Mönch { NAME($start, form: "at") } wechselt in Kasten { $box }.
event-tile-encouraged = { $by } legt { $blessings ->
        [one] einen Segen
       *[other] { $blessings } Segen
    } { NAME($place, form: "at") } aus.
event-blessings-found = { $by } findet { $blessings ->
        [one] einen Segen
       *[other] { $blessings } Segen
    } { NAME($place, form: "at") }.
event-blessing-returned = Der Vorrat ist leer: { $by } gibt einen Segen zurück.
event-blessings-received = { $by } erhält { $blessings ->
        [one] einen Segen
       *[other] { $blessings } Segen
    }.
event-blessings-spent = { $by } gibt { $blessings ->
        [one] einen Segen
       *[other] { $blessings } Segen
    } aus.
event-construction-scored = { $by } erhält { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für den Bau { NAME($tile, form: "of") } { NAME($place, form: "at") }.
event-tile-constructed = Der Bau { NAME($tile, form: "of") } { NAME($place, form: "at") } ist fertig.
event-monk-prayed = Ein Mönch von { $by } betet { NAME($tile, form: "at") } { NAME($place, form: "at") } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
event-monks-worked = { $by } erhält { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für die Arbeit.
event-icon-used = { $by } nutzt { NAME($tile, form: "the", case: "accusative") }.
event-letters-switched = { $first } (in der { NAME($first_row, case: "dative") } Reihe, Spalte { $first_column }) und { $second } (in der { NAME($second_row, case: "dative") } Reihe, Spalte { $second_column }) tauschen die Plätze.
event-letter-collected = { $by } nimmt { $letter } aus der { NAME($row, case: "dative") } Reihe, Spalte { $column }, zum Preis von { $cost } für { $own ->
        [yes] den eigenen
       *[no] { NAME($strip, form: "possessive") }
    } Streifen.
event-monk-collected = { $by } nimmt { $own ->
        [yes] einen eigenen Mönch
       *[no] einen Mönch von { $owner }
    } aus Spalte { $column } zum Preis von { $cost }.
event-phrase-completed = { NAME($owner, form: "possessive") } Spruch ist vollständig.
event-monk-stood-up = { NAME($owner, form: "possessive") } Mönch { NAME($place, form: "at") } steht auf.
event-monks-returned = { $count ->
        [one] Ein Mönch kehrt
       *[other] { $count } Mönche kehren
    } in die Abtei zurück.
event-monk-stayed = { NAME($owner, form: "possessive") } Mönch { NAME($spot, form: "at") } bleibt, wo er ist.
event-abbot-elected = { $abbot } ist Abt.
event-monk-imprisoned = { $by } schickt einen Mönch von { $owner } in den Karzer.
event-game-ended = { $ending }: Die Partie ist zu Ende.

## Refusals

fault-setup-players = Monastery ist für zwei bis vier Personen, nicht für { $players }.
fault-setup-colours-unknown = „{ $colours }“ ist keine Liste verschiedener Farben aus red, blue, green und yellow.
fault-setup-colours-count = { $players } Personen brauchen { $players } Farben, nicht { $colours }.
fault-setup-colours-order = Im Uhrzeigersinn folgen die Farben einander: Rot, Blau, Grün, Gelb.
fault-paired-teams-four = Das Partnerspiel braucht vier Personen, nicht { $players }.
fault-placement-once = Du hast in diesem Zug schon ein Plättchen gelegt oder getauscht.
fault-placement-hand = Dieses Plättchen liegt nicht hinter deinem Schirm: { $tile }.
fault-placement-orientation = Ein Plättchen wird um 0, 1, 2 oder 3 Vierteldrehungen gedreht, nicht um { $turn }.
fault-placement-touch-taken = { $cell } ist schon belegt.
fault-placement-touch-apart = Kein Plättchen berührt { $cell }.
fault-placement-touch-unbuilt = { $cell } berührt nur Plättchen, die weder gebaut noch voll besetzt sind.
fault-placement-dead-end-own = Ein Pfad { NAME($tile, form: "of") } liefe gegen eine leere Kante.
fault-placement-dead-end-theirs = Ein Pfad liefe gegen eine leere Kante { NAME($tile, form: "of") }.
fault-placement-connect = Das Plättchen { $tile } wäre dort mit keinem anderen verbunden.
fault-placement-colours = Mit dem Plättchen { $tile } lägen dort Grau und Braun Kante an Kante.
fault-placement-limit = Mit dem Plättchen { $tile } hätte diese Gruppe mehr als { $limit } Plättchen.
fault-features-edges = Dorthin führt ein Pfad; das Plättchen { $tile } liegt nur an leeren Kanten und Pforten.
fault-features-enter = Kein Mönch darf das Schmuckplättchen { NAME($place, form: "at") } betreten.
fault-exchange-needs-bag = Der Beutel ist leer, also lässt sich nichts tauschen.
fault-exchange-needs-hand = Du hast kein Plättchen zum Tauschen.
fault-exchange-put-back = Dieses Plättchen kannst du nicht zurücklegen: { $tile }.
fault-exchange-put-back-kept = Dieses Plättchen behältst du: { $tile }. Nur eben gezogene kommen jetzt zurück.
fault-movement-own = Du hast { NAME($spot, form: "at") } keinen solchen Mönch.
fault-movement-praying = Der Mönch { NAME($spot, form: "at") } betet und darf sich nicht bewegen.
fault-movement-locked = Dort ist jeder Kasten besetzt: Der Mönch { NAME($spot, form: "at") } darf nicht fort.
fault-movement-site-entered = Der Mönch { NAME($spot, form: "at") } hat in diesem Zug eine Baustelle betreten und bleibt dort.
fault-movement-site-crossing = { CAPITAL(NAME($place, form: "at")) } ist ein Kasten frei: Der Mönch müsste dort anhalten.
fault-movement-pathways-nowhere = Ein Gang { NAME($start, form: "from") } muss irgendwohin führen.
fault-movement-pathways-unknown = { CAPITAL(NAME($place, form: "at")) } liegt kein anderes Plättchen, zu dem man gehen könnte.
fault-movement-pathways-unconnected = Kein Pfad führt { NAME($here, form: "from") } { NAME($place, form: "to") }.
fault-movement-allowance = Das kostet { $cost } Bewegungspunkte; dir bleiben { $left }.
fault-movement-full = { CAPITAL(NAME($place, form: "at")) } ist kein Platz zum Anhalten.
fault-movement-box-none = { CAPITAL(NAME($place, form: "at")) } gibt es keine Kästen; nenne Kasten 0.
fault-movement-box-taken = Kasten { $box } { NAME($place, form: "at") } ist besetzt.
fault-movement-box-missing = { CAPITAL(NAME($place, form: "at")) } gibt es keinen Kasten { $box }.
fault-movement-change-box-outside = Der Mönch { NAME($spot, form: "at") } steht in keinem Kasten, den er wechseln könnte.
fault-movement-change-box-taken = Kasten { $box } ist dort nicht frei.
fault-secret-way-praying = { CAPITAL(NAME($place, form: "at")) } betet ein Mönch: Der Geheimgang ist versperrt.
fault-encouragement-give-built = Segen kann man nur auf nicht gebaute Plättchen legen; { NAME($place, form: "at") } liegt keines.
fault-encouragement-give-count = Du kannst einen oder mehrere deiner Segen ({ $held }) auslegen, nicht { $blessings }.
fault-construction-order = { CAPITAL(NAME($place, form: "at")) } liegt keines deiner fertigen Gruppenplättchen.
fault-prayer-one = In dieser Wertung hast du schon einen Mönch beten lassen.
fault-prayer-abbey = Die Abtei hat keinen Wert im Kreis, also betet dort niemand.
fault-prayer-built-site = Das Plättchen { NAME($place, form: "at") } ist noch nicht gebaut.
fault-prayer-built-just = Das Plättchen { NAME($place, form: "at") } ist erst in dieser Runde gebaut worden.
fault-prayer-until-service = Der Mönch { NAME($place, form: "at") } betet schon, bis zum nächsten Gottesdienst.
fault-scoring-one-way-worked = Dein Mönch dort hat gearbeitet und kann nicht auch noch beten: { $place }.
fault-prayer-alone = Ein Mönch betet allein, aber { NAME($place, form: "at") } sind noch andere.
fault-icons-chapel = Einer deiner Mönche betet schon in der Kapelle.
fault-icons-scoring = Hier lässt sich jetzt nichts auslösen: { $tile }.
fault-icons-once = In dieser Wertung schon genutzt: { $tile }.
fault-icons-standing = Du hast dort keinen stehenden Mönch: { $tile }.
fault-icons-just-built = Nicht gebaut oder erst seit dieser Runde: { $tile }.
fault-icons-praying = Dort betet ein Mönch: { $tile }.
fault-icons-library-few = Es sind keine zwei Buchstaben zum Tauschen mehr da.
fault-icons-library-absent = Auf diesem Feld des Rasters liegt kein { $letter }.
fault-icons-library-same = Ein Buchstabe kann nicht mit sich selbst tauschen.
fault-icons-library-once = Dieses { $letter } ist schon getauscht worden.
fault-icons-workshop = Der Beutel ist leer: Es gibt nichts zu ziehen.
fault-icons-stables = Du hast kein Plättchen zum Legen.
fault-icons-brewhouse-service = Du hast keinen betenden Mönch { NAME($place, form: "at") }.
fault-icons-brewhouse-night = Du hast { NAME($spot, form: "at") } keinen Mönch, der dort bleiben könnte.
fault-variants-simpler = An diesem Tisch haben Symbole keine Wirkung.
fault-collecting-anywhere-letter = Auf diesem Feld des Rasters liegt kein { $letter }.
fault-collecting-anywhere-monk = Auf diesem Feld des Rasters steht kein Mönch.
fault-collecting-match = { NAME($strip, form: "possessive") } Streifen hat kein leeres Feld für { $letter }.
fault-collecting-match-nobody = Dort sitzt niemand, der einen Streifen hätte.
fault-collecting-cost = Das kostet { $cost }; du kannst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und { $blessings ->
        [one] einen Segen
       *[other] { $blessings } Segen
    } ausgeben.
fault-service-tie-himself = Der alte Abt darf nicht sich selbst wählen.
fault-service-tie-behind = Diese Person gehört nicht zu denen, die gleichauf vorn liegen.
fault-prison-imprison = { $owner } hat keinen Mönch in der Abtei.

## Rules

chapter-setup = Vorbereitung
rule-setup-players = Mitspieler
    .text = Es spielen zwei, drei oder vier Personen.
rule-setup-colours = Farben und Plätze
    .text = Alle ziehen einen Mönch und spielen dessen Farbe. Im Uhrzeigersinn folgen die Farben einander: Rot, Blau, Grün, Gelb.
rule-setup-monks = Mönche
    .text = Alle haben fünf Mönche. Einer beginnt in der Abtei, die anderen vier warten auf den Kreuzen der Reihe ihrer Farbe.
rule-setup-letters = Buchstaben
    .text = Die Buchstaben liegen mit der großen Seite nach oben auf den Reihen der Farben, die mitspielen. Die übrigen Reihen bleiben leer.
rule-setup-secret-ways = Geheimgänge
    .text = Alle beginnen mit dem Geheimgang ihrer Farbe hinter dem Schirm. Die der fehlenden Farben kommen aus dem Spiel.
rule-setup-first-abbot = Der erste Abt
    .text = Bei der ersten Matutin ist Abt, wessen Spruch auf dem Raster am weitesten oben steht.
rule-setup-start-draw = Anderes erstes Ziehen
    .text = Wenn alle einverstanden sind, ziehen sie bei der ersten Matutin sechs Plättchen und behalten drei davon. Den Geheimgang behalten sie außerdem.
    .reason = Der Verlag erlaubt, sechs Plättchen zu ziehen und drei zu behalten; dass der Geheimgang außerdem bleibt, ist unsere Entscheidung.
rule-setup-start-fixed = Feste erste Hand
    .text = Wenn alle einverstanden sind, bestehen die ersten drei Plättchen aus einem grauen Gebäude vom Wert 2, einem Weg und einem Garten oder braunen Gebäude, jeweils zufällig gewählt.

chapter-tiles = Die Plättchen
rule-tiles-fully-occupied = Voll besetzt
    .text = Ein gebautes Plättchen ist voll besetzt, wenn so viele Mönche darauf sind, wie sein Wert im Kreis angibt; ein nicht gebautes, wenn in jedem Kasten ein Mönch steht.

chapter-abbey = Die Abtei
rule-abbey-centre = Die Abtei
    .text = Die Abtei liegt von Anfang an in der Mitte des Tisches. Sie ist gebaut und grau.
rule-abbey-slots = Zehn Nachbarn
    .text = An jede lange Seite der Abtei passen drei Plättchen, an jede kurze zwei.
rule-abbey-one-tile = Ein Plättchen
    .text = Beim Gehen zählt die ganze Abtei als ein einziges Plättchen.
rule-abbey-any-number = Platz für alle
    .text = In die Abtei passen beliebig viele Mönche.

chapter-dial = Die Uhr
rule-dial-hours = Die Stunden
    .text = Ein Tag hat zehn Runden: Matutin, Studium, Handarbeit, Handarbeit, Sext, Studium, Handarbeit, Vesper, Studium, Nacht. Die Partie dauert höchstens zwei Tage.
    .reason = Das Ziehen der Plättchen nach den Regeln passt dazu.
rule-dial-turn = Die Uhr stellen
    .text = Am Ende jeder Runde rückt der Abt den Zeiger auf die nächste Stunde.

chapter-rounds = Arbeitsrunden
rule-rounds-work = Ablauf
    .text = Erst legen und bewegen alle der Reihe nach; dann werten alle der Reihe nach.
rule-rounds-abbot-first = Der Abt zuerst
    .text = In jeder Runde beginnt der Abt, und es geht nach links weiter.

chapter-placement = Plättchen legen
rule-placement-once = Ein Plättchen im Zug
    .text = In einem Zug darf man ein neues Plättchen legen.
rule-placement-any-time = Jederzeit
    .text = Das Plättchen darf vor, zwischen oder nach den Bewegungen der Mönche gelegt werden.
rule-placement-hand = Von hinter dem Schirm
    .text = Das Plättchen kommt von hinter dem eigenen Schirm.
rule-placement-orientation = Frei gedreht
    .text = Ein Plättchen darf beliebig gedreht werden.
rule-placement-side-up = Kästen nach oben
    .text = Ein neues Plättchen wird ungebaut gelegt, mit den nummerierten Kästen nach oben.
rule-placement-touch = An etwas Festem
    .text = Mindestens eine Kante muss ein gebautes oder voll besetztes Plättchen berühren. Ecken zählen nicht.
rule-placement-connect = Verbunden
    .text = Ein Pfad oder eine Pforte des Plättchens muss auf einen Pfad oder eine Pforte eines anderen treffen.
rule-placement-dead-end = Keine Sackgassen
    .text = Ein Pfad darf nie gegen eine leere Kante laufen.
rule-placement-gateway = Pforten
    .text = Eine Pforte darf an einen Pfad, an eine Pforte oder an eine leere Kante grenzen. Nur Felder und Gärten haben Pforten.
rule-placement-colours = Grau und Braun getrennt
    .text = Graue und braune Plättchen dürfen sich an Ecken berühren, nie an Kanten. Die Abtei zählt als grau; Wege und Schmuckplättchen sind weder noch.
rule-placement-limit = Gruppen sind begrenzt
    .text = Eine Gruppe hat höchstens vier Wege, vier Felder oder zwei Gärten, ob gebaut oder nicht.
rule-placement-path-group = Gruppen von Wegen
    .text = Wege bilden nur dann eine Gruppe, wenn ein Mönch vom einen zum anderen gehen könnte; nebeneinander zu liegen genügt nicht.

chapter-exchange = Tauschen
rule-exchange-instead = Statt zu legen
    .text = Statt ein Plättchen zu legen, darf man eines aus dem Beutel ziehen und eines zurücklegen.
rule-exchange-put-back = Zurücklegen
    .text = Jedes Plättchen hinter dem Schirm darf zurück, auch das eben gezogene. Niemand sonst sieht, welches.
rule-exchange-needs = Zwei Plättchen nötig
    .text = Zum Tauschen braucht es ein Plättchen im Beutel und eines hinter dem Schirm.
    .reason = Ohne beide Plättchen gibt es nichts zu tauschen.

chapter-movement = Mönche bewegen
rule-movement-own = Eigene Mönche
    .text = Man bewegt nur Mönche der eigenen Farbe.
rule-movement-allowance = Bewegungspunkte
    .text = Ein Zug bringt zwei Bewegungspunkte für jeden eigenen stehenden Mönch im Kloster. Jeder Schritt von Plättchen zu Plättchen kostet einen.
rule-movement-share = Frei verteilt
    .text = Die Punkte dürfen beliebig unter den Mönchen verteilt werden.
rule-movement-praying = Betende bleiben
    .text = Ein betender Mönch bewegt sich nie und bringt keine Bewegungspunkte.
rule-movement-pathways = Auf Pfaden
    .text = Ein Mönch geht dort auf ein Nachbarplättchen, wo Pfade oder Pforten beider Plättchen aufeinandertreffen.
rule-movement-full = Kein Platz
    .text = Kein Mönch darf auf einem voll besetzten Plättchen anhalten.
rule-movement-pass = Überqueren
    .text = Ein Mönch darf gebaute Plättchen und voll besetzte Baustellen überqueren.
rule-movement-site = Baustellen halten fest
    .text = Wer eine Baustelle mit freiem Kasten betritt, muss dort einen Kasten nehmen und geht in diesem Zug nicht weiter.
rule-movement-box = Einen Kasten nehmen
    .text = Auf einer Baustelle nimmt ein Mönch einen der leeren Kästen.
rule-movement-locked = Volle Baustellen sperren ein
    .text = Niemand verlässt eine voll besetzte Baustelle, von dem Augenblick an, in dem sie voll ist, auch nicht durch einen Geheimgang.
    .reason = Die Regeln sperren einen Mönch auf einer vollen Baustelle ein; dass das von dem Augenblick an gilt, in dem sie voll ist, und auch gegen einen Geheimgang, ist unsere Entscheidung.
rule-movement-change-box = Kasten wechseln
    .text = Ein Mönch, der den Zug auf einer Baustelle beginnt, darf dort kostenlos in einen leeren Kasten wechseln.

chapter-encouragement = Ermunterung
rule-encouragement-give = Geben
    .text = Am Ende des Zuges darf man beliebig viele Segen auf nicht gebaute Plättchen legen.
rule-encouragement-receive = Erhalten
    .text = Wer als Nächster einen Mönch auf ein solches Plättchen bewegt, und sei es im Vorübergehen, nimmt alle Segen dort. Sie bleiben liegen, auch wenn das Plättchen inzwischen gebaut wird.
    .reason = Die Regeln geben die Segen dem, der das Plättchen betritt; dass Vorübergehen genügt, dass ein Wechsel des Kastens nicht zählt und dass die Segen das Umdrehen überdauern, ist unsere Entscheidung.

chapter-scoring = Wertung
rule-scoring-order = Ablauf einer Wertung
    .text = Zuerst werden volle Baustellen gewertet. Dann kommen Symbole, ein Gebet und die Arbeit in beliebiger Reihenfolge, dann das Buchstabenraster und zuletzt die Segen für übrige Punkte. Arbeit vor dem Gebet macht nur in der Kapelle einen Unterschied: Ein Mönch arbeitet dort, danach betet ein anderer.
    .reason = Die Regeln lassen die Reihenfolge innerhalb der ersten Hälfte offen.
rule-scoring-one-way = Jeder Mönch auf eine Weise
    .text = In einer Wertung punktet ein Mönch nur auf eine Weise: durch Bauen, Beten oder Arbeiten.
rule-scoring-icons-later = Symbole beim Ausgeben
    .text = Ein Mönch, der noch auf einem Symbolplättchen steht, darf es auch nutzen, während Punkte ausgegeben werden.
    .reason = Nichts verbietet, ein Symbol ohne Punkte zu nutzen, während Punkte ausgegeben werden.

chapter-construction = Bauen
rule-construction-points = Punkte für Kästen
    .text = Auf einer voll besetzten Baustelle erhalten alle die Nummern der Kästen, in denen ihre Mönche stehen.
rule-construction-shared = Gemeinsame Baustellen
    .text = Mehrere auf einer Baustelle werten für ihre eigenen Mönche, jeder in seiner Wertung.
rule-construction-flip = Plättchen wenden
    .text = Haben alle Mönche darauf gepunktet, wird das Plättchen auf die gebaute Seite gewendet, ohne seine Richtung zu ändern.
rule-construction-busy = Wer baut, ist beschäftigt
    .text = Ein Mönch, der mitgebaut hat, tut in dieser Wertung nichts anderes, und das neue Plättchen taugt bis zur nächsten Runde weder für Gebet noch Arbeit noch Symbol.
    .reason = Die Regeln schließen Gebet, Arbeit und Symbole auf einem Plättchen aus, das in diesem Zug gebaut wurde; dass damit die ganze Runde gemeint ist und dass sofort Plättchen daran gelegt werden dürfen, ist unsere Entscheidung.
rule-construction-group = Gruppen
    .text = Der Bau eines Weges oder Feldes bringt einen Punkt, der eines Gartens zwei, und ebenso viel für jedes weitere Plättchen der Gruppe.
rule-construction-group-built = Nur gebaute Plättchen
    .text = Plättchen der Gruppe, die nicht gebaut sind, zählen nicht, ebenso wenig jene, die nur über sie zu erreichen sind.
rule-construction-order = Welches zuerst
    .text = Mehrere Plättchen einer Gruppe, die in derselben Wertung fertig sind, werden nacheinander in beliebiger Reihenfolge gebaut; das erste zählt für das zweite.
    .reason = Plättchen werden eines nach dem anderen umgedreht; wer sie baut, wählt.

chapter-prayer = Gebet
rule-prayer-one = Ein Gebet
    .text = In jeder Wertung darf man einen Mönch beten lassen.
rule-prayer-alone = Allein
    .text = Der Mönch muss allein auf seinem Plättchen sein.
rule-prayer-value = Wert eines Gebets
    .text = Ein Gebet bringt den Wert im Kreis des Plättchens.
rule-prayer-built = Wo
    .text = Niemand betet auf einem Plättchen, das nicht oder erst in dieser Runde gebaut ist.
rule-prayer-abbey = Nicht in der Abtei
    .text = Die Abtei hat keinen Wert im Kreis; dort betet niemand.
    .reason = Die Abtei zeigt keinen Wert im Kreis.
rule-prayer-until-service = Bis zum nächsten Gottesdienst
    .text = Ein betender Mönch betet bis zum nächsten Gottesdienst. Er bewegt sich nicht, arbeitet nicht, betet nicht noch einmal und nutzt kein Symbol.
rule-prayer-icon-first = Erst Symbol, dann Gebet
    .text = Ein Mönch darf erst das Symbol seines Plättchens nutzen und dann dort beten oder arbeiten.

chapter-work = Arbeit
rule-work-study = Studium
    .text = In einer Studienrunde bringt ein stehender Mönch auf einem gebauten grauen Plättchen einen Punkt.
rule-work-toil = Handarbeit
    .text = In einer Handarbeitsrunde bringt ein stehender Mönch auf einem gebauten braunen Plättchen einen Punkt.
rule-work-abbey = Arbeit in der Abtei
    .text = In einer Studienrunde bringt ein Mönch in der Abtei einen Punkt.
rule-work-per-tile = Einmal je Plättchen
    .text = Wie viele eigene Mönche auch auf einem Plättchen stehen, Arbeit dort bringt die Punkte nur einmal.
rule-work-praying = Ruhe bitte
    .text = Niemand arbeitet auf einem Plättchen, auf dem ein Mönch betet.

chapter-collecting = Das Buchstabenraster
rule-collecting-cost = Preise
    .text = Der Preis eines Buchstabens oder Mönchs steht über seiner Spalte am oberen Rand des Rasters.
rule-collecting-anywhere = Alles auf dem Raster
    .text = Punkte kaufen beliebige Buchstaben und Mönche aus jeder Reihe.
rule-collecting-monk = Neue Mönche
    .text = Ein Mönch vom Raster kommt sofort in die Abtei.
rule-collecting-rival-monk = Fremde Mönche
    .text = Man darf auch fremde Mönche nehmen. Sie gehören weiter ihrem Besitzer und können in dieser Runde für ihn arbeiten, wenn seine Wertung noch kommt.
rule-collecting-match = Buchstaben passen
    .text = Ein Buchstabe kommt sofort auf ein leeres Feld mit demselben Buchstaben, auf einem beliebigen Streifen.
    .reason = Jeder Buchstabe hat ein eigenes Feld; sonst hätte das Tauschen von Buchstaben keinen Sinn.
rule-collecting-own-strip = Der eigene Streifen
    .text = Auf dem eigenen Streifen liegt ein Buchstabe mit der großen Seite nach oben, auch wenn er auf dem Raster klein lag.
rule-collecting-rival-strip = Ein fremder Streifen
    .text = Auf einem fremden Streifen liegt ein Buchstabe mit der kleinen Seite nach oben, und wer ihn legt, erhält einen Segen.
rule-collecting-completion = Vollständiger Spruch
    .text = Sobald alle neun Felder des eigenen Spruchs belegt sind, gleich durch wen, gelten die Preise am unteren Rand.
rule-collecting-leftovers = Übrige Punkte
    .text = Ein bis vier übrige Punkte bringen einen Segen, fünf bis neun zwei, zehn bis vierzehn drei, fünfzehn und mehr vier.

chapter-blessings = Segen
rule-blessings-pool = Der Vorrat
    .text = Es gibt zwanzig Segen. Die auf Plättchen liegenden gehören nicht zum Vorrat.
rule-blessings-spend = Segen ausgeben
    .text = Am Raster ist ein Segen einen Punkt wert. Zuerst werden Punkte verbraucht.
    .reason = Die Regeln lassen Segen beim Bezahlen helfen; dass zuerst die Punkte weggehen und dass nur Segen zählen, die man zu Beginn der Wertung hatte, ist unsere Entscheidung (das Zweite folgt aus der Klarstellung des Verlags).
rule-blessings-same-scoring = Nicht sofort
    .text = Ein in einer Wertung erhaltener Segen kann nicht in derselben Wertung ausgegeben werden.
rule-blessings-dry = Leerer Vorrat
    .text = Ist ein Segen fällig und der Vorrat leer, geben zuerst alle, die einen haben, einen zurück. Kann das niemand, gibt es keinen. Mitten in der eigenen Wertung gibt man zuerst einen zurück, den man noch nicht ausgeben darf.
    .reason = Nach den Regeln geben alle einen Segen zurück, wenn der Vorrat leer ist; dass das Segen für Segen geschieht, dass es nichts gibt, wenn niemand einen zurückgeben kann, und welchen zurückgibt, wer gerade wertet, ist unsere Entscheidung.

chapter-service = Gottesdienste
rule-service-praying = Ende des Gebets
    .text = Alle betenden Mönche, auch Gefangene, stehen auf und kehren in die Abtei zurück.
rule-service-election = Die Wahl
    .text = Wer die meisten Mönche in der Abtei hat, wird Abt; der alte Abt kann wiedergewählt werden.
rule-service-tie = Gleichstand
    .text = Bei Gleichstand wählt der alte Abt unter den Führenden, nie sich selbst.
rule-service-draw = Plättchen ziehen
    .text = Alle ziehen Plättchen: drei zur Matutin, zwei zur Sext, eines zur Vesper.
rule-service-first-matins = Die erste Matutin
    .text = Bei der allerersten Matutin wird weder gewählt noch eingesperrt; alle ziehen nur.
    .reason = Wer bei der ersten Matutin Abt ist, sagen die Regeln schon in der Vorbereitung, und noch ist kein Karzer gebaut.

chapter-night = Die Nacht
rule-night-return = Heimkehr
    .text = Jeder Mönch kehrt in die Abtei zurück, wo er auch ist und was er auch tut. Sonst geschieht nichts.

chapter-end = Ende der Partie
rule-end-letters = Der letzte Buchstabe
    .text = Die Partie endet, wenn der letzte Buchstabe vom Raster genommen ist, also alle Sprüche vollständig sind.
rule-end-no-placement = Kein Platz mehr
    .text = Die Partie endet, wenn kein Plättchen hinter den Schirmen je noch gelegt werden könnte, und keines im Beutel, falls noch gezogen wird.
    .reason = Geprüft wird nach jeder Runde über alle Hände, und über den Beutel, solange noch gezogen wird, als wäre alles gebaut.
rule-end-night = Die zweite Nacht
    .text = Die Partie endet mit der zweiten Nacht.
rule-end-round = Die Runde wird beendet
    .text = Die Runde, in der das Ende eintritt, wird immer von allen zu Ende gespielt.

chapter-testament = Das Vermächtnis
rule-testament-letters = Buchstaben
    .text = Drei Punkte für jeden Buchstaben, der im eigenen Spruch mit der großen Seite nach oben liegt.
rule-testament-tiles = Nicht gelegte Plättchen
    .text = Der Wert im Kreis jedes Plättchens hinter dem Schirm wird abgezogen; Schmuckplättchen haben keinen.
rule-testament-blessings = Segen
    .text = Ein Punkt für jeden übrigen Segen.
rule-testament-tie = Der Sieg
    .text = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wessen Spruch am weitesten vom oberen Rand des Rasters entfernt ist.

chapter-features = Schmuckplättchen
rule-features-built = Gleich gebaut
    .text = Bienenstock, Karpfenteich und Taubenschlag werden mit der gebauten Seite nach oben gelegt.
rule-features-edges = Ohne Pfade
    .text = Ein Schmuckplättchen hat keine Pfade. Es muss nicht verbunden sein, aber nur leere Kanten und Pforten dürfen es berühren.
    .reason = Nach den Regeln haben Schmuckplättchen keine Pfade und dürfen jedes Plättchen berühren; dass sie nur an leeren Kanten und Pforten liegen und trotzdem etwas Festes berühren müssen, ist unsere Entscheidung.
rule-features-enter = Betreten verboten
    .text = Kein Mönch betritt je ein Schmuckplättchen.
rule-features-blessings = Segen für Schmuck
    .text = Wer ein Schmuckplättchen legt, erhält sofort einen Segen für jedes Plättchen, das es berührt.

chapter-dual = Doppelplättchen
rule-dual-neighbours = Neben Grau und Braun
    .text = Aborte, Infirmarium und Refektorium dürfen graue wie braune Plättchen berühren.
rule-dual-work = Arbeit in jeder Runde
    .text = Auf einem Doppelplättchen kann ein Mönch in Studien- wie in Handarbeitsrunden arbeiten.

chapter-secret-way = Geheimgänge
rule-secret-way-jump = Von überall
    .text = Für einen Bewegungspunkt darf ein Mönch von überall auf den Geheimgang seiner Farbe gehen.
rule-secret-way-praying = Wegen Gebets gesperrt
    .text = Ein Geheimgang, auf dem ein Mönch betet, kann nicht benutzt werden.

chapter-prison = Der Karzer
rule-prison-imprison = Einsperren
    .text = Kaum gewählt, darf der Abt einen Mönch von irgendwem aus der Abtei in den Karzer schicken.
rule-prison-no-points = Buße
    .text = Der Gefangene betet bis zum nächsten Gottesdienst, ohne dafür zu punkten.
rule-prison-full = Voller Karzer
    .text = In einen voll besetzten Karzer kann niemand geschickt werden.
rule-prison-two = Zwei Gefangene
    .text = Im Karzer dürfen zwei Mönche zugleich beten, obwohl man sonst allein betet.
rule-prison-built = Ein fertiger Karzer
    .text = Der Karzer muss in einer früheren Runde gebaut worden sein.
    .reason = Ein Gefangener betet, und niemand betet auf einem Plättchen, das nicht oder erst in dieser Runde gebaut ist.

chapter-icons = Symbolplättchen
rule-icons-scoring = Wann
    .text = Symbole werden in der Wertung genutzt, nur das Brauhaus nicht. Kapelle, Gutshof und Skriptorium wirken von selbst.
rule-icons-once = Jedes einmal
    .text = Man darf in einer Wertung beliebig viele Symbole nutzen, jedes einmal.
rule-icons-standing = Ein Mönch vor Ort
    .text = Man braucht einen stehenden Mönch auf dem Plättchen. Mehrere dort dürfen es alle nutzen.
rule-icons-just-built = Nicht gleich nach dem Bau
    .text = Ein Symbol wirkt nicht in der Runde, in der sein Plättchen gebaut wird.
rule-icons-praying = Nicht neben einem Gebet
    .text = Ein Symbol kann nicht genutzt werden, solange auf seinem Plättchen ein Mönch betet.
rule-icons-chapel = Beten in der Kapelle
    .text = In der Kapelle muss ein Mönch zum Beten nicht allein sein, aber jeder kann dort nur einen betenden Mönch haben.
rule-icons-chapel-double = Doppeltes Gebet
    .text = Ein Gebet in der Kapelle bringt doppelte Punkte.
rule-icons-almonry = Almosenhaus
    .text = Man erhält einen Segen.
rule-icons-farm = Gutshof
    .text = Arbeit auf dem Gutshof bringt in einer Handarbeitsrunde zwei Punkte mehr.
rule-icons-scriptum = Skriptorium
    .text = Arbeit im Skriptorium bringt in einer Studienrunde einen Punkt mehr.
rule-icons-library = Bibliothek
    .text = Man darf zwei Buchstaben des Rasters tauschen, die danach mit der kleinen Seite nach oben liegen.
rule-icons-library-once = Einmal getauscht
    .text = Ein Buchstabe, der auf dem Raster klein liegt, kann nicht noch einmal getauscht werden.
rule-icons-workshop = Werkstatt
    .text = Man zieht ein Plättchen und legt eines zurück, dieses oder ein anderes.
rule-icons-stables = Stallungen
    .text = Man darf nach den üblichen Regeln ein Plättchen legen; tauschen ist nicht möglich.
rule-icons-abbots-house = Abtshaus
    .text = Man darf auf der Stelle eine Wahl verlangen. Die Runde geht in alter Reihenfolge zu Ende; der neue Abt darf einen Mönch einsperren.
    .reason = Die Regeln und eine Klarstellung sehen eine Wahl auf der Stelle vor; dass die Runde in alter Reihenfolge weitergeht, ist unsere Entscheidung.
rule-icons-snap-votes = Stimmen im Abtshaus
    .text = Bei einer Wahl auf der Stelle zählen die Mönche im Abtshaus zusammen mit denen in der Abtei.
rule-icons-brewhouse = Brauhaus
    .text = Das Brauhaus nützt allen, die dort einen stehenden Mönch haben, außer wenn dort ein Mönch betet.
    .reason = Wie jedes Symbol braucht es einen stehenden Mönch, und niemand darf dort beten.
rule-icons-brewhouse-service = Brauhaus beim Gottesdienst
    .text = Beim Gottesdienst darf man eigene betende Mönche an Ort und Stelle aufstehen lassen, statt sie in die Abtei zu holen.
rule-icons-brewhouse-night = Brauhaus bei Nacht
    .text = In der ersten Nacht darf man eigene Mönche dort lassen, wo sie sind.
rule-icons-brewhouse-wake = Wach am Morgen
    .text = Betende Mönche, die über Nacht dort bleiben, stehen auf.
    .reason = Nach den Regeln dürfen Mönche über Nacht bleiben; dass betende aufstehen, ist unsere Entscheidung.

chapter-paired = Das Partnerspiel
rule-paired-teams = Paare
    .text = Zu viert können Rot und Grün gegen Blau und Gelb spielen.
rule-paired-secret-way = Gemeinsame Geheimgänge
    .text = Man darf auch den Geheimgang des Partners benutzen.
rule-paired-letter = Buchstaben für den Partner
    .text = Auf dem Streifen des Partners liegt ein Buchstabe mit der großen Seite nach oben und bringt keinen Segen.
rule-paired-score = Gemeinsame Summe
    .text = Partner zählen ihre Vermächtnisse zusammen; das Paar mit mehr Punkten gewinnt.
rule-paired-tie = Gleichstand der Paare
    .text = Bei gleicher Summe gewinnt das Paar mit dem untersten Spruch, oder nach Absprache beide.
    .reason = Die Regeln sagen nichts dazu; es entscheidet, was im Einzelspiel entscheidet, oder beide gewinnen.

chapter-variants = Varianten
rule-variants-simpler = Das einfachere Spiel
    .text = Die erste Partie kann ohne Wirkung der Symbole gespielt werden; die Symbolplättchen sind dann gewöhnliche Gebäude.
rule-variants-silence = Schweigegelübde
    .text = Wenn alle einverstanden sind, wird nur während der Gottesdienste über die Partie gesprochen.
rule-variants-double-draw = Doppelt ziehen
    .text = Wenn alle einverstanden sind, ziehen sie bei jedem Gottesdienst doppelt so viele Plättchen und geben die überzähligen zurück.
    .reason = Das mildert das Glück beim Ziehen.

chapter-secrecy = Geheimes
rule-secrecy-screens = Hinter den Schirmen
    .text = Plättchen und Segen hinter einem Schirm sieht nur, wem er gehört. Wie viele Plättchen dort liegen, ist nicht geheim.
    .reason = Dafür sind Schirme da.
rule-secrecy-face-down = Verdeckte Seite
    .text = Niemand darf die verdeckte Seite eines gelegten Plättchens ansehen.

## Drawing

page-map = Karte
page-players = Spieler
page-grid = Raster
page-legend = Legende
draw-day = Tag { $day }
draw-abbot = Abt: { $abbot }
draw-bag = Beutel: { $count } Plättchen
draw-pool = Vorrat: { $count } Segen
draw-hand = Deine Plättchen: { $tiles }
draw-no-hand = keine
draw-blessings = Deine Segen: { $count }
draw-allowance = Bewegungspunkte übrig: { $count }
draw-points = Punkte zum Ausgeben: { $count }
draw-player = Spieler
draw-colour = Farbe
draw-tiles = Plättchen
draw-monks = Mönche
draw-to-come = Im Raster
draw-strip = Spruch
draw-price = Preis
draw-silence = Stille! Beim nächsten Gottesdienst wird wieder gesprochen.
draw-legend-site = gepunkteter Rahmen: nicht gebaut; die Zahlen sind freie Kästen
draw-legend-built = durchgezogener Rahmen: gebaut; die Zahl vor dem Strich ist der Wert
draw-legend-now = doppelter Rahmen: in dieser Runde gebaut
draw-legend-edges = Rahmen: Pfad, wo er offen ist, Pforte, wo er einen Bogen ∩ hat
draw-legend-monks = kleiner Buchstabe: stehender Mönch dieser Person; großer: betender Mönch; +n: Segen
draw-legend-colours = g grau (Studium), b braun (Handarbeit), d beides, – weder noch
draw-legend-strips = groß: großer Buchstabe; klein: kleiner Buchstabe; Punkt: noch nichts
draw-abbey = Abtei
ask-start = Wo beginnt der Mönch (ein Ort oder Ort:Kasten)?
ask-path = Welche Orte betritt er der Reihe nach?
ask-box = Welchen Kasten nimmt er (0 für keinen)?
