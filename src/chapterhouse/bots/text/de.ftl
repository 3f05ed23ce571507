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
bot-proves-better = Auf den ersten Blick fällt nichts auf; es erweist sich im weiteren Spiel als besser.
bot-second = Die zweite Wahl: { $other }
bot-chances = Aussicht auf den Sieg: etwa { $first } %, mit der zweiten Wahl { $second } %: { $other }

bot-monastery-letters = Buchstaben des eigenen Spruchs, schon da oder erreichbar
    .more = Mehr Buchstaben deines Spruchs sind da oder in Reichweite.
    .less = Weniger Buchstaben deines Spruchs sind da oder in Reichweite.
bot-monastery-blessings = Segen
    .more = Du hast mehr Segen.
    .less = Du hast weniger Segen.
bot-monastery-tiles = Plättchen hinter dem Schirm
    .more = Weniger Plättchen bleiben hinter deinem Schirm, wo sie gegen dich zählen.
    .less = Mehr Plättchen bleiben hinter deinem Schirm, wo sie gegen dich zählen.
bot-monastery-monks = Mönche für die nächsten Runden
    .more = Mehr deiner Mönche sind in den nächsten Runden frei.
    .less = Weniger deiner Mönche sind in den nächsten Runden frei.
bot-monastery-purse = Punkte in dieser Runde
    .more = Diese Runde bringt dir mehr Punkte zum Ausgeben.
    .less = Diese Runde bringt dir weniger Punkte zum Ausgeben.
bot-monastery-sites = Plätze auf Baustellen
    .more = Deine Mönche stehen besser auf Baustellen: in höheren Kästen oder dort, wo weniger fehlt.
    .less = Du gibst Plätze auf Baustellen auf.
bot-monastery-denial = Buchstaben, die anderen fehlen
    .more = Dem Spruch eines Gegners fehlt ein Buchstabe mehr.
    .less = Die Gegner behalten ihre Buchstaben.
bot-monastery-order = die Zugfolge
    .more = Du bist Abt oder bist näher daran, und der Abt beginnt.
    .less = Andere sind Abt oder näher daran, und der Abt beginnt.
bot-monastery-partner = das Vermächtnis des Partners
    .more = Das Vermächtnis deines Partners gewinnt.
    .less = Das Vermächtnis deines Partners verliert.

bot-monasterium-points = Punkte auf der Prestigeleiste
    .more = Du bekommst sofort mehr Punkte.
    .less = Du bekommst sofort weniger Punkte.
bot-monasterium-majority = die meisten Novizen in einem Kloster
    .more = Du bist näher an den meisten Novizen in einem Kloster.
    .less = Du fällst bei den Novizen in einem Kloster zurück.
bot-monasterium-chapels = Novizen in verschiedenen Kapellen
    .more = Du hast in mehr Kapellen einen Novizen.
    .less = Du hast in weniger Kapellen einen Novizen.
bot-monasterium-cloisters = Kreuzgänge neben eigenen Gebäuden
    .more = Deine Kreuzgänge zählen mehr, oder dort stehen dir mehr Felder offen.
    .less = Deine Kreuzgänge zählen weniger, oder dort stehen dir weniger Felder offen.
bot-monasterium-goods = Waren für das Nächste
    .more = Du hast mehr von den Waren, die du als Nächstes brauchst.
    .less = Es kostet Waren, die du als Nächstes brauchst.
bot-monasterium-board = offene Aktionen und gewendete Plättchen
    .more = Deine Tafel wächst: Eine offene Aktion oder ein gewendetes Plättchen zahlt bis zum Ende.
    .less = Deine Tafel wächst weniger: Keine Aktion wird offen, kein Plättchen gewendet.
bot-monasterium-dice = eigene Würfel
    .more = Du kommst zu einem weiteren eigenen Würfel.
    .less = Du hast einen eigenen Würfel weniger.
bot-monasterium-road = der Weg auf der Straße
    .more = Dein Bote ist weiter auf der Straße.
    .less = Dein Bote ist weniger weit auf der Straße.
bot-monasterium-missions = begonnene Missionen
    .more = Du bist näher an einer Mission.
    .less = Du bist weiter von einer Mission entfernt.
bot-monasterium-window = das Kirchenfenster
    .more = Dein Kirchenfenster füllt sich.
    .less = Dein Kirchenfenster bleibt leerer.
bot-monasterium-ready = Würfel, die bereitliegen
    .more = Es liegen noch Würfel bereit, die du gut brauchen kannst.
    .less = Es liegen weniger Würfel bereit, die du gut brauchen kannst.

bot-abbey-information = was die Antwort lehrt
    .more = Die Antwort sagt dir mehr.
    .less = Die Antwort sagt dir weniger.
bot-abbey-card = eine noch nie gesehene Karte
    .more = Du kannst eine Karte sehen, die du noch nicht kennst.
    .less = Eine neue Karte zu sehen ist weniger wahrscheinlich.
bot-abbey-points = Punkte für das, was sich beweisen lässt
    .more = Es verspricht mehr Punkte oder eine bessere Aussicht, recht zu haben.
    .less = Es verspricht weniger Punkte oder eine geringere Aussicht, recht zu haben.
bot-abbey-question = eine Frage, die gestellt werden kann
    .more = Du darfst eine Frage stellen.
    .less = Du verzichtest auf eine Frage.
bot-abbey-secrets = Karten, die andere nicht sehen sollen
    .more = Karten, die andere nicht kennen, bleiben verborgen.
    .less = Andere lernen eine deiner Karten kennen.
bot-abbey-books = Bücher und Reliquien
    .more = Ein Buch wird gut genutzt.
    .less = Ein Buch bleibt ungenutzt.
bot-abbey-ahead = der Weg dorthin, wo es zählt
    .more = Du bist näher an den Räumen, auf die es jetzt ankommt.
    .less = Du bist weiter von den Räumen entfernt, auf die es jetzt ankommt.
bot-abbey-promise = Freiheit im nächsten Zug
    .more = Du bleibst im nächsten Zug frei.
    .less = Du bist im nächsten Zug gebunden.
bot-abbey-overheard = was die anderen aus der Antwort lernen
    .more = Die anderen erfahren durch die Antwort weniger.
    .less = Die anderen erfahren durch die Antwort mehr.
bot-abbey-wanted-hand = { $suspects ->
    [one] bei nur noch einem Verdächtigen: erfahren, was { $target } auf der Hand hat
   *[other] bei noch { $suspects } Verdächtigen: erfahren, was { $target } auf der Hand hat
}
    .more = { $suspects ->
        [one] Bei nur noch einem Verdächtigen lohnt es sich zu erfahren, was { $target } auf der Hand hat.
       *[other] Bei noch { $suspects } Verdächtigen lohnt es sich zu erfahren, was { $target } auf der Hand hat.
    }
bot-abbey-wanted-sheet = { $suspects ->
    [one] bei nur noch einem Verdächtigen: erfahren, wen { $target } ausgeschlossen hat
   *[other] bei noch { $suspects } Verdächtigen: erfahren, wen { $target } ausgeschlossen hat
}
    .more = { $suspects ->
        [one] Bei nur noch einem Verdächtigen lohnt es sich zu erfahren, wen { $target } ausgeschlossen hat.
       *[other] Bei noch { $suspects } Verdächtigen lohnt es sich zu erfahren, wen { $target } ausgeschlossen hat.
    }
