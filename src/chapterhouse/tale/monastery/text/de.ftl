# Geschichten von Monastery.

tale-title-phrase = Der ganze Spruch
tale-title-letter = Der Buchstabe { $letter }

tale-when = Tag { $day }, { $hour }
tale-at-start = Zu Beginn

tale-behind = { $day ->
        [1] Am ersten Tag
       *[other] Am zweiten Tag
    } sah es nach { NAME($leader, form: "possessive") } Partie aus: { $count ->
        [one] Ein Buchstabe
       *[other] { $count } Buchstaben
    } des eigenen Spruchs { $count ->
        [one] lag
       *[other] lagen
    } schon da, { $winner } hatte { $few ->
        [0] noch keinen
        [one] erst einen
       *[other] { $few }
    }.
tale-no-letters = Niemand nahm auch nur einen Buchstaben, und das Ende kam leise.
tale-abbot = { $abbot } wurde { $count ->
        [2] zweimal
       *[other] { $count }-mal
    } zum Abt gewählt{ $others ->
        [0] , und nie hatte jemand anders das erste Wort
       *[other] {""}
    }.
tale-abbots-change = Jeder Gottesdienst machte jemand anderen zum Abt, { $count } im Ganzen.
tale-builder = { $by } baute am meisten und verdiente damit { $total } Punkte, { $points ->
        [one] einen
       *[other] { $points }
    } davon allein { NAME($tile, form: "at") }; es reichte nicht.
tale-builder-small = { $by } verdiente am meisten mit dem Bauen: { $total } Punkte.
tale-builder-won = Niemand baute mehr als { $by }: { $total } Punkte kamen von fertigen Baustellen, am meisten { NAME($tile, form: "at") } mit { $points }.

tale-turn-letter = { $day ->
        [1] Am ersten Tag
       *[other] Am zweiten Tag
    } zahlte { $by } { $cost } für den Buchstaben { $letter }. Dieser Zug entschied die Partie.
tale-turn-small-letter = { $day ->
        [1] Am ersten Tag
       *[other] Am zweiten Tag
    } nahm { $by } den Buchstaben { $letter } zum Preis von { $cost } und legte ihn mit der kleinen Seite nach oben auf { NAME($strip, form: "possessive") } Streifen. Das entschied die Partie.
tale-turn-built = { $day ->
        [1] Am ersten Tag
       *[other] Am zweiten Tag
    } brachte der Bau { NAME($tile, form: "of") } { $by } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Damit wendete sich die Partie.
tale-turn-prayed = { $day ->
        [1] Am ersten Tag
       *[other] Am zweiten Tag
    } betete { NAME($by, form: "possessive") } Mönch { NAME($tile, form: "at") } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Damit wendete sich die Partie.
tale-expensive = { NAME($by, form: "possessive") } teuerster Buchstabe war das { $letter }: { $cost ->
        [one] ein Punkt
       *[other] { $cost } Punkte
    } am { $day ->
        [1] ersten
       *[other] zweiten
    } Tag.
tale-hindered = Niemand wurde mehr behindert als { $owner }: { $count } Buchstaben kamen von anderen auf diesen Streifen, mit der kleinen Seite nach oben und ohne Wert.
tale-prisoner = { $day ->
        [1] Am ersten Tag
       *[other] Am zweiten Tag
    } schickte { $by } sogar einen Mönch von { $owner } in den Karzer.
tale-prayers = Niemandes Mönche beteten öfter als die von { $by }: { $count }-mal.

tale-ending-letters = Die Partie endete, als der letzte Buchstabe genommen war.
tale-ending-night = Die zweite Nacht beendete die Partie.
tale-ending-no-placement = Die Partie endete, weil kein Plättchen mehr gelegt werden konnte.
tale-phrase = { $owners } { $count ->
        [one] hatte
       *[other] hatten
    } den eigenen Spruch vollendet.
tale-tiles-lost = { $owner } hatte noch Plättchen hinter dem Schirm; sie kosteten { $points } Punkte.

tale-picture-leads = { $when }: { $leader } liegt vorn.
tale-picture-letter = { $when }: { $by } nimmt den Buchstaben { $letter }.
tale-picture-built = { $when }: Der Bau { NAME($tile, form: "of") } ist fertig.
tale-picture-scored = { $when }: { $by } punktet { NAME($tile, form: "at") }.
tale-picture-growing = { $when }: Das Kloster wächst.
tale-picture-stands = { $when }: das Kloster am Ende.
