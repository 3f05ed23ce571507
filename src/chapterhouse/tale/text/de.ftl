# Geschichten beendeter Partien: was alle Spiele gemeinsam haben.

tale-title-unfinished = Eine Partie ohne Ende
tale-title-shared = Geteilte Ehre
tale-title-close = Um Haaresbreite
tale-title-ahead = Von Anfang an vorn
tale-title-late = Die späte Wende
tale-title-won = So ging es zu

tale-lead-changed = Die Führung wechselte { $count }-mal, und lange war alles offen.
tale-lead-throughout = { $winner } lag vom ersten bis zum letzten Punkt nie zurück.

tale-points = { $total ->
        [1] einen Punkt
       *[other] { $total } Punkte
    }
tale-with-points = { $total ->
        [1] einem Punkt
       *[other] { $total } Punkten
    }
tale-won = { $winner } gewann mit { tale-with-points }, { $margin } mehr als { $rival }.
tale-won-close = Es war knapp: { $winner } kam auf { tale-points }, { $margin ->
        [one] einen einzigen
       *[other] nur { $margin }
    } mehr als { $rival }.
tale-won-tie = { $winner } und { $rival } kamen beide auf { tale-points }; der Gleichstand ging an { $winner }.
tale-won-together = { $winners } teilten sich den Sieg mit jeweils { tale-with-points }.
tale-won-alone = { $winner } kam auf { tale-points }.
tale-other = { $name } mit { $total }
tale-others = Dahinter { $count ->
        [one] folgte
       *[other] folgten
    } { $others }.
tale-unfinished = Die Partie wurde vor dem Ende aufgegeben; niemand hat sie gewonnen.

tale-picture-begin = Der Anfang.
tale-picture-middle = Auf halbem Weg.
tale-picture-end = Das Ende.
