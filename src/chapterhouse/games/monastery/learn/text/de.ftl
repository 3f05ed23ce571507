# Was der Begleiter im ersten Spiel sagt, was die Dinge auf dem Tisch sind, und warum man was tut.

chapter-morning = Ein Morgen im Kloster
chapter-evening = Die letzte Stunde

lesson-welcome = Willkommen. Das ist die Abtei, und darin steht dein erster Mönch; gemeinsam mit Beda baust du ein Kloster um sie herum.
lesson-goal = Du spielst um ein Vermächtnis: die neun Buchstaben LIBERA NOS. Mönche, die bauen, arbeiten und beten, bringen Punkte, und Punkte kaufen Buchstaben. Jeder eigene ist am Ende drei wert.
lesson-lay-path = In jedem Zug darfst du ein Plättchen anlegen. Wähle den Weg aus deiner Hand, dann das leuchtende Feld über der Abtei: Die Pfade müssen aneinanderstoßen.
lesson-walk-path = Jeder Mönch gibt dir zwei Schritte im Zug. Wähle deinen Mönch, dann den Weg: Er stellt sich in den Kasten mit der 1, und das Plättchen ist voll.
lesson-end-turn = Mehr kann er in diesem Zug nicht tun. Sag, dass du fertig bist, dann ist Beda dran.
lesson-first-point = Jetzt werten alle. Dein Mönch hat den letzten Kasten besetzt: Er bringt dessen Zahl, einen Punkt, und der Weg ist gebaut; aus der Zeichnung ist ein Bild geworden.
lesson-buy-monk = Punkte gibt man sofort aus, am Buchstabenraster. Ein zweiter Mönch ist der beste erste Kauf: Nimm den roten Mönch für 1.
lesson-lay-smithy = Zwei Mönche, vier Schritte im Zug. Lege die Schmiede über deinen Weg: ein Gebäude für die Handarbeit, mit zwei Kästen.
lesson-walk-smithy = Verteile deine Schritte auf deine Mönche, wie du magst. Schicke den Mönch vom Weg in Kasten 2 der Schmiede; er bringt zwei Punkte.
lesson-leave-room = Du könntest den anderen Kasten selbst besetzen. Lass ihn diesmal frei: Wer den letzten Punkt will, baut für dich fertig. Du bist fertig.
lesson-shared = Beda ist in Kasten 1 gekommen. Eine geteilte Baustelle bezahlt alle, die dort stehen: zwei Punkte für dich, einen für ihn.
lesson-buy-l = Zwei Punkte zum Ausgeben. Das L beginnt deinen Spruch und kostet nur einen; ein Buchstabe kommt immer dorthin, wo er aufgedruckt ist.
lesson-keep-one = Ein Punkt bleibt übrig. Was du nicht ausgibst, wird zu Segen, einer für ein bis vier Punkte; hör hier also auf.
lesson-lay-sacristy = Noch einmal Handarbeit. Lege die Sakristei rechts an deinen Weg, den Pfad von West nach Ost; der Tisch dreht sie für dich, oder drücke R.
lesson-walk-sacristy = Dein anderer Mönch ist in der Abtei. Zwei Schritte bringen ihn über den Weg in Kasten 2 der Sakristei: Gebaute Plättchen darf man überqueren.
lesson-stay-on-smithy = Lass den ersten Mönch in der Schmiede: Dort gibt es Arbeit. Du bist fertig mit Gehen.
lesson-encourage = Hier könntest du deinen Segen auf ein unfertiges Plättchen legen, als Geschenk für den Nächsten, der es betritt. Behalte ihn: Am Ende ist er einen Punkt wert.
lesson-pray = In einer Handarbeitsrunde bringt ein Mönch auf einem braunen Gebäude einen Punkt. Beten bringt den ganzen Wert des Plättchens, zwei, doch er kniet bis zum nächsten Gottesdienst; der kommt gleich, also kostet das Gebet fast nichts.
lesson-buy-i = Zwei Punkte vom Gebet. Kauf das I: Die billigen Buchstaben gehen zuerst, und Beda schaut auch danach.
lesson-sext = Das war die Sext, ein Gottesdienst. Die Betenden kamen heim, wer die meisten Mönche in der Abtei hatte, wurde Abt und spielt jetzt zuerst, und alle zogen zwei Plättchen.
lesson-lay-scriptum = Das Studium beginnt. Lege das Skriptorium unter die Abtei; Plättchen mit Stern können etwas Besonderes, und wer darauf verweilt, erfährt, was.
lesson-fill-sacristy = Schicke jetzt einen Mönch aus der Abtei in Kasten 1 der Sakristei. Beide Kästen sind deine: drei Punkte.
lesson-buy-b = Drei Punkte: Das B kostet zwei, und der übrige Punkt wird zum Segen.
lesson-morning-over = L, I, B: ein guter Morgen. So vergehen zwei Tage; gehen wir zur allerletzten Stunde.

lesson-evening = Es ist Studium, die letzte Runde des zweiten Tages, und du bist Abt. LIBERA steht da; drei Buchstaben fehlen, und du hast acht Segen.
lesson-lay-last = Plättchen hinter deinem Schirm kosten am Ende ihren Wert. Lege den Weg unter den Garten: ein Punkt weniger zu verlieren.
lesson-walk-abbots = Stell deine Mönche dorthin, wo sie etwas bringen. Schicke den aus dem Sprechzimmer durch die Abtei ins Abtshaus: Es ist drei wert, ein guter Ort zum Beten.
lesson-walk-secret = Die Bibliothek wird nicht mehr fertig. Hol den Mönch aus Kasten 5 auf Bedas Geheimgang, ein graues Gebäude: Im Studium bringt er dort einen Punkt.
lesson-walk-scriptum = Noch einer: von der Abtei ins Skriptorium, das dem, der dort im Studium arbeitet, einen Punkt mehr gibt.
lesson-last-turn = Der letzte Mönch darf in der Abtei bleiben: Auch dort wird gearbeitet. Du bist fertig.
lesson-last-prayer = In jeder Wertung darf nur ein Mönch zu beten beginnen. Lass den im Abtshaus für drei beten; die anderen gehen von selbst an die Arbeit.
lesson-buy-n = Drei vom Gebet, vier von der Arbeit: genau der Preis des N. Drei Punkte im Vermächtnis für sieben, die sonst nur zwei Segen übrig ließen.
lesson-all-done = Segen helfen beim Bezahlen, doch jeder behaltene ist einen Punkt wert. Hör hier auf.
lesson-testament = Die Nacht fällt, das Spiel ist aus. Du zählst 21 für sieben Buchstaben, 8 für Segen und verlierst 3 für die Plättchen hinter dem Schirm: 26 zu 16.
lesson-farewell = Jetzt kennst du die ganze Runde: legen, gehen, bauen, beten oder arbeiten, kaufen. Spiel dein eigenes Spiel; was nicht leuchtet, sagt dir, warum.

## Was die Dinge sind

about-screen = Plättchen hinter dem Schirm: Nur ihr Besitzer sieht, welche es sind.
about-abbot = Der Abt beginnt jede Runde, bis ein anderer gewählt wird.
about-tile = { $family ->
    [path] Ein Weg. Ein Mönch baut ihn für 1 Punkt; vier dürfen zusammenhängen, und ein längerer Weg bringt mehr. Hier arbeitet niemand.
    [field] Ein Feld: Handarbeit, Wert 1. Seine Pforten dürfen alles berühren; Felder einer Gruppe zählen füreinander.
    [garden] Ein Garten: Studium, Wert 2. Zwei dürfen zusammenliegen, und der zweite zählt für beide.
    [feature] Ein Schmuckplättchen. Es ist gebaut, sobald es liegt, bringt Segen für seine Nachbarn, und niemand geht darauf.
    [secret-way] Ein Geheimgang: Studium, Wert 2. Ist er gebaut, springen die Mönche seines Besitzers von überall für einen Schritt hin.
   *[building] { $colour ->
        [grey] Ein Gebäude fürs Studium
        [brown] Ein Gebäude für die Handarbeit
       *[dual] Ein Gebäude für Studium und Handarbeit
    }, Wert { $value }. Ein Mönch in jedem Kasten, und es wird gebaut; jeder bringt die Zahl seines Kastens. Später arbeitet oder betet man hier.
}
    .rules = icons
about-hour-matins = Matutin, der erste Gottesdienst des Tages: Betende kommen heim, ein Abt wird gewählt, alle ziehen drei Plättchen.
about-hour-study = Studium: Mönche auf grauen und doppelten Gebäuden und in der Abtei bringen durch Arbeit einen Punkt.
about-hour-toil = Handarbeit: Mönche auf braunen und doppelten Gebäuden bringen einen Punkt.
about-hour-sext = Sext, der zweite Gottesdienst: Betende kommen heim, ein Abt wird gewählt, alle ziehen zwei Plättchen.
about-hour-vespers = Vesper, der dritte Gottesdienst: Betende kommen heim, ein Abt wird gewählt, alle ziehen ein Plättchen.
about-hour-night = Nacht: Alle Mönche kehren in die Abtei zurück. Die zweite Nacht beendet das Spiel.
about-abbey = Die Abtei: Hier beginnen alle Mönche, beliebig viele dürfen bleiben, und im Studium arbeiten sie hier. Wer bei einem Gottesdienst die meisten hier hat, wird Abt.
about-monk = Ein Mönch: zwei Schritte im Zug und Hände zum Bauen, Arbeiten und Beten. Im Raster wartet er, bis ihn jemand für seinen Preis holt.
about-letter = Ein Buchstabe des Rasters. Die Spalte nennt den Preis; auf dem eigenen Streifen, große Seite oben, ist er drei Punkte wert.
about-blessing = Ein Segen: am Ende ein Punkt, oder jetzt ein Punkt beim Bezahlen; auf ein unfertiges Plättchen gelegt ein Geschenk für den, der es betritt.
about-strip = Ein Spruch aus neun Buchstaben, das Vermächtnis eines Spielers. Jeder eigene Buchstabe darauf ist am Ende drei Punkte wert.
about-dial = Die Uhr: zehn Stunden am Tag, zwei Tage. Sie sagt, ob Studium oder Handarbeit an der Reihe ist und wann der nächste Gottesdienst kommt.
about-market = Das Buchstabenraster: Die Preise über den Spalten steigen nach rechts und fallen für den, dessen Spruch voll ist.

## Warum man es täte

can-place-tile = Ein Plättchen legen
    .why = Ein Plättchen nahe deinen Mönchen bringt Punkte, und jedes behaltene kostet am Ende seinen Wert.
can-exchange-tile = Ein Plättchen tauschen
    .why = Wenn nichts auf deiner Hand passt oder hilft, zieh ein anderes, statt zu legen.
can-return-tile = Ein Plättchen zurückgeben
    .why = Gib zurück, was teuer und schwer anzulegen ist.
can-walk = Einen Mönch bewegen
    .why = Geh dorthin, wo die letzten Kästen noch in dieser Runde voll werden oder wo jetzt gearbeitet wird; allein auf einer großen Baustelle wartet man lange.
can-change-box = Den Kasten wechseln
    .why = Ein höherer Kasten bringt mehr, wenn das Plättchen gebaut wird.
can-encourage = Ermuntern
    .why = Ein Segen auf einer Baustelle lockt andere, sie mit dir zu vollenden.
can-construct = Dieses zuerst bauen
    .why = Was zuerst gebaut ist, zählt für den Rest der Gruppe.
can-pray = Beten
    .why = Der ganze Wert des Plättchens auf einmal; fast umsonst in der letzten Runde vor einem Gottesdienst, weil der Mönch ohnehin heimgeht.
can-use-icon = Ein Symbol nutzen
    .why = Es kostet nichts außer einem Mönch, der dort steht.
can-switch-letter = Einen Buchstaben tauschen
    .why = Hol einen teuren Buchstaben in eine billige Spalte, oder schieb den eines anderen in eine teure.
can-work = Die anderen arbeiten lassen
    .why = Ein Punkt für jeden Mönch am richtigen Ort, dann zu den Buchstaben.
can-collect-letter = Einen Buchstaben holen
    .why = Am Ende drei Punkte; billige, die auch andere brauchen, gehen zuerst. Auf fremdem Streifen nimmt er dem anderen drei.
can-collect-monk = Einen Mönch holen
    .why = Jede Runde zwei Schritte und zwei Hände mehr: am Anfang der beste Kauf.
can-elect-abbot = Den Abt wählen
    .why = Der Abt spielt zuerst: Gib es nicht dem, den du fürchtest.
can-imprison = Einen Mönch einsperren
    .why = Ein Mönch weniger für jemanden bis zum nächsten Gottesdienst.
can-stand-up = Aufstehen
    .why = Er bleibt, wo er nützt, statt von der Abtei zurückzulaufen.
can-stay = Über Nacht bleiben
    .why = Er beginnt den nächsten Tag, wo er steht.
can-done = Fertig sein
    .why = Was ungenutzt bleibt, ist verloren, nur Punkte nicht: Sie werden Segen.

## The second lesson

course-first = Das geführte erste Spiel
course-second = Was du für ein echtes Spiel brauchst
chapter-exchange = Ein Tausch, und die Uhr
chapter-complete = Ein vollständiger Spruch
chapter-rival = Ein Buchstabe für den Gegner
lesson-exchange-why = Später im ersten Spiel: Du hast ein Feld und das Brauhaus auf der Hand, und beides passt schlecht. Statt ein Plättchen zu legen, darfst du eines tauschen.
lesson-exchange = Ein Tausch ersetzt in diesem Zug das Legen. Zuerst ziehst du ein Plättchen und siehst es an. Mach es.
lesson-exchange-return = Leg nun eines deiner Plättchen in den Beutel zurück, das neue oder ein altes. Niemand erfährt, welches. Gib das Brauhaus zurück.
lesson-dial-signs = Die Uhr trägt Zeichen: ein Buch für Studium, einen Spaten für Handarbeit. Beim Studium bringt Arbeit auf grauen Plättchen und in der Abtei Punkte, bei der Handarbeit auf braunen.
lesson-dial-services = Eine Glocke ist ein Gottesdienst: Betende kommen heim, der Abt wird gewählt, alle ziehen Plättchen. Der Mond ist die Nacht; die zweite beendet das Spiel.
lesson-complete-why = Ein anderes Spiel; du bist Clara mit dem roten Spruch, und nur das S fehlt. Es kostet zehn. Du hast sieben Punkte, den Rest zahlen drei Segen.
lesson-complete = Kauf das S in der letzten Spalte. Ein Buchstabe darf aus jeder Reihe des Rasters kommen.
lesson-prices-fall = Dein Spruch ist vollständig, und deine Preise sind sofort gesunken: Sieh dir die Zahlen über dem Raster an. Ab jetzt sind Buchstaben für dich billig.
lesson-rival-why = Einige Runden später. Dein eigener Streifen ist voll; wozu noch Buchstaben? Du darfst sie auf den Streifen eines Gegners legen.
lesson-rival = Bruno fehlt noch ein M. Wähl das blaue M und leg es auf seinen Streifen.
lesson-rival-done = Dort liegt es klein: Sein Feld ist verbraucht und bringt ihm am Ende nichts. Du hast dafür einen Segen bekommen. Bots tun das auch: Kauf deinen Buchstaben, bevor ihn jemand dort ablegt.

## Drills

drill-which-box = Du betrittst die Baustelle der Schmiede zuerst, Beda nimmt den anderen Kasten. Welcher bringt dir mehr?
drill-which-box-why = Ein Kasten bringt seine Zahl, wenn das Plättchen fertig ist. Der höchste freie Kasten ist nie schlechter.
drill-shared-kitchen = Deine Mönche stehen in den Kästen 3 und 1 der Küche, der von Beda in Kasten 2. Die Küche wird jetzt fertig. Wie viele Punkte bekommst du?
drill-shared-kitchen-why = Alle bekommen die Zahlen ihrer eigenen Kästen: 3 und 1 sind 4. Beda bekommt 2.
drill-study-work = Eine Runde Studium: Zwei deiner Mönche sind in der Abtei, zwei in der Kapelle, einer auf einem Feld. Wie viele Punkte bringt die Arbeit?
drill-study-work-why = Studium bringt einen Punkt für die Abtei und für jedes graue Plättchen mit deinen Mönchen, einmal je Plättchen. Das Feld ist braun: heute nichts.
drill-steps = Drei deiner Mönche stehen, zwei beten. Wie viele Schritte dürfen deine Mönche in diesem Zug gehen?
drill-steps-why = Zwei Schritte für jeden stehenden Mönch, frei aufgeteilt. Betende bringen keine und bleiben, wo sie sind.
drill-corner = Dein einziges Plättchen ist ein Weg mit einer Kurve. Wo und wie gedreht darf es an der Abtei liegen?
drill-corner-why = Ein Pfad darf an keine Kante ohne Pfad stoßen, auf keiner Seite. Nur eine dieser Lagen trifft den Pfad der Abtei.
drill-grey-and-brown = Ein Feld, also braun, liegt nördlich eines Weges. Was davon darf jetzt gelegt werden?
drill-grey-and-brown-why = Grau und Braun berühren sich nie an einer Kante. Ein Weg hat keine Farbe und passt neben beide.
drill-rival-letter = Du hast drei Punkte auszugeben. Welchen dieser Buchstaben darfst du nehmen?
drill-rival-letter-why = Ein Buchstabe kommt auf ein Feld, das ihn zeigt, auf jedem Streifen. Beim Gegner liegt er klein: Das Feld ist für ihn verloren, und du bekommst einen Segen.
drill-lower-prices = Du kaufst das S, das deinen Spruch vollendet. Was kostet dich danach die letzte Spalte?
drill-lower-prices-why = Ist dein Spruch vollständig, sinken deine Preise sofort, mitten in der Wertung.
drill-dovecote = Ein Schmuckplättchen bringt einen Segen für jedes Plättchen, das es berührt. Wo bringt der Taubenschlag am meisten?
drill-dovecote-why = Zwischen Garten und Abtei berührt er zwei Plättchen. Baustellen zählen mit.
drill-work-then-pray = Zwei deiner Mönche sind in der Kapelle. Was machst du zuerst, wenn du Arbeit und Gebet willst?
drill-work-then-pray-why = Erst arbeiten: Danach darf ein Mönch in der Kapelle noch beten. Wo schon gebetet wird, arbeitet niemand.
