# Geschichten von Monasterium.

tale-title-count = In der Schlusswertung gewonnen
tale-when = Jahr { $year }, Runde { $round }

tale-first-year = Nach dem ersten Jahr lag { $leader } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } vorn; { $winner } hatte { $few }.
tale-first-year-won = Schon nach dem ersten Jahr lag { $leader } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } vorn.
tale-first-year-level = Nach dem ersten Jahr lag niemand vorn: Die Besten hatten je { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
tale-novices = { $seat } schickte die meisten Novizen auf den Weg, im Ganzen { $count }, davon { $most } { NAME($monastery, form: "into") }.
tale-window = { $seat } setzte { $count } Plättchen ins Kirchenfenster, mehr als alle anderen.

tale-turn = Der größte Schritt zum Sieg kam im { $year ->
        [1] ersten
        [2] zweiten
       *[other] dritten
    } Jahr: { $seat } erhielt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } { $for }.
tale-turn-ahead = Im { $year ->
        [1] ersten
        [2] zweiten
       *[other] dritten
    } Jahr erhielt { $seat } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } { $for }, übernahm die Führung und gab sie nicht mehr her.
tale-took-lead = Im { $year ->
        [1] ersten
        [2] zweiten
       *[other] dritten
    } Jahr übernahm { $seat } die Führung und gab sie nicht mehr her.
tale-missions = { $seat } erfüllte { $count } Missionen, mehr als alle anderen am Tisch.
tale-mission = Die erste erfüllte Mission der Partie gehört { $seat }: { $mission }, im { $year ->
        [1] ersten
        [2] zweiten
       *[other] dritten
    } Jahr.
tale-wasted = Die Würfel meinten es nicht mit allen gut: { $seat } musste { $count } davon ungenutzt weglegen.

tale-count = Die Schlusswertung brachte { $winner } weitere { $points } Punkte, { $most } davon { $for }, und änderte an der Spitze nichts.
tale-count-level = Auch die Schlusswertung konnte sie nicht trennen.
tale-count-turned = Vor der Schlusswertung lag { $leader } vorn. Dann zählte { $winner } noch { $points } Punkte, { $most } davon { $for }, und zog vorbei.

tale-for-rooms = für ein Gebäude
tale-for-action = für eine Aktion
tale-for-turned = für ein umgedrehtes Aktionsplättchen
tale-for-window = für eine volle Linie im Fenster
tale-for-missions = für eine Mission
tale-for-road = für das Ende der Straße
tale-for-majority = für die meisten Novizen
tale-for-chapels = für Kapellen
tale-for-cloisters = für Kreuzgänge
tale-for-resources = für Waren

tale-picture-leads = { $when }: { $leader } liegt vorn.
tale-picture-year = { $when }: Die Novizen sind unterwegs.
tale-picture-scored = { $when }: { $seat } erhält { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
tale-picture-last = Das Ende des dritten Jahres.
