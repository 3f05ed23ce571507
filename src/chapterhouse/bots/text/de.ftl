# Die Bots: wie sie heißen und warum sie so ziehen.

bot-random = Zufall
    .help = Spielt irgendeinen erlaubten Zug.
bot-novice = Novize
    .help = Kennt die Ziele, tut aber oft, was ihm gerade einfällt. Zieht sofort.
bot-brother = Bruder
    .help = Nimmt, was jetzt am besten aussieht, bis auf eine Laune dann und wann. Zieht sofort.
bot-prior = Prior
    .help = Denkt seinen Zug zu Ende und zieht alle Schlüsse, ehe er handelt. Braucht einen Augenblick.
bot-abbot = Abt
    .help = Probiert in Gedanken aus, was daraus werden kann, bis zu vier Sekunden lang.

bot-reason = { $what } ({ $points })
bot-second = Die zweite Wahl: { $other }
bot-chances = Aussicht auf den Sieg: etwa { $first } %, mit der zweiten Wahl { $second } %: { $other }

bot-monastery-letters = Buchstaben des eigenen Spruchs, schon da oder erreichbar
bot-monastery-blessings = Segen
bot-monastery-tiles = Plättchen hinter dem Schirm
bot-monastery-monks = Mönche für die nächsten Runden
bot-monastery-purse = Punkte in dieser Runde
bot-monastery-sites = Plätze auf Baustellen
bot-monastery-denial = Buchstaben, die anderen fehlen
bot-monastery-order = die Zugfolge
bot-monastery-partner = das Vermächtnis des Partners

bot-monasterium-points = Punkte auf der Prestigeleiste
bot-monasterium-majority = die meisten Novizen in einem Kloster
bot-monasterium-chapels = Novizen in verschiedenen Kapellen
bot-monasterium-cloisters = Kreuzgänge neben eigenen Räumen
bot-monasterium-goods = Waren für das Nächste
bot-monasterium-board = offene Aktionen und gewendete Plättchen
bot-monasterium-dice = eigene Würfel
bot-monasterium-road = der Weg auf der Straße
bot-monasterium-missions = begonnene Missionen
bot-monasterium-window = das Kirchenfenster
bot-monasterium-ready = Würfel, die bereitliegen

bot-abbey-information = was die Antwort lehrt
bot-abbey-card = eine noch nie gesehene Karte
bot-abbey-points = Punkte für das, was sich beweisen lässt
bot-abbey-question = eine Frage, die gestellt werden kann
bot-abbey-secrets = Karten, die andere nicht sehen sollen
bot-abbey-books = Bücher und Reliquien
bot-abbey-ahead = der Weg dorthin, wo es zählt
bot-abbey-promise = Freiheit im nächsten Zug
bot-abbey-overheard = was die anderen aus der Antwort lernen
bot-abbey-wanted-hand = { $suspects ->
    [one] bei nur noch einem Verdächtigen: erfahren, was { $target } auf der Hand hat
   *[other] bei noch { $suspects } Verdächtigen: erfahren, was { $target } auf der Hand hat
}
bot-abbey-wanted-sheet = { $suspects ->
    [one] bei nur noch einem Verdächtigen: erfahren, wen { $target } ausgeschlossen hat
   *[other] bei noch { $suspects } Verdächtigen: erfahren, wen { $target } ausgeschlossen hat
}
