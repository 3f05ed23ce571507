# Was der Begleiter im ersten Spiel sagt, was die Dinge auf dem Tisch sind, und warum man was tut.

chapter-first-round = Die erste Runde
chapter-mission = Eine Mission im dritten Jahr
chapter-harvest = Die letzten Züge

lesson-welcome = Willkommen. Fünf Klöster liegen an einer Straße, und du schickst deine Novizen in ihre Gebäude, Kreuzgänge und Kapellen. Was du tun kannst, entscheiden Würfel.
lesson-goal = Punkte bringen Gebäude, dein Kirchenfenster, Missionen, die jedes Jahr weniger zahlen, und am Ende Mehrheiten, Kapellen und Kreuzgänge. Alles liegt offen: Schau dich um, wann immer du magst.
lesson-place-ones = Jede Runde beginnt mit einem Wurf. Du wählst eine Zahl, und alle deine Würfel, die sie zeigen, kommen auf ihr Feld: Nimm die Einsen, denn Einsen senden Novizen aus.
lesson-place-six = Beda und du macht abwechselnd weiter, bis alle Würfel liegen. Lege den Stern: Er ist die Sechs, ein Joker, und gilt in jeder Spalte.
lesson-take-ones = Deine übrigen Würfel sind von selbst gefolgt. Jetzt nimmt man Würfel, bis zu drei von einem Feld, eigene zuerst: Nimm alle drei Einsen. Jede sendet einen Novizen.
lesson-send = Drei Würfel, drei Aktionen, alle in Spalte A deiner Tafel. Sende mit dem ersten einen Novizen aus.
lesson-novice-iii = Jeder Novize darf gehen, und die Aktion, auf der er stand, öffnet sich. Nimm den in Reihe III: Diese Reihe dient in Kapellen.
lesson-chapel = Dein Bote steht vor dem roten Kloster, nur dieses ist dir offen. Sende den Novizen für einen Einfluss in die Kapelle: Von nun an ist Rot immer für dich offen.
lesson-send-again = Zweiter Würfel: Sende noch einen aus.
lesson-novice-i = Novizen der Reihen I und II dienen in Gebäuden. Nimm den aus Reihe I, er ist billiger.
lesson-kitchen = Ein Wirtschaftsgebäude kostet einen Einfluss und zwei Suppen. Es bringt einen Punkt und ein Werkzeug, und Werkzeug bezahlt Werkstätten.
lesson-window-action = Dritter Würfel. Dein Kapellennovize hat eine Aktion geöffnet: ein Fensterplättchen aus einer Kapelle, in der du bist. Nutze sie; offene Aktionen der Reihen II und III gelten einmal im Zug.
lesson-window = Reihen füllt man von links, und keine Reihe oder Spalte zeigt ein Kloster zweimal. Baue das rote Plättchen in die oberste Reihe.
lesson-bonus = Ein Plättchen bringt einen Bonus, den der Reihe oder den der Spalte. Einfluss bezahlt den nächsten Novizen: Nimm ihn.
lesson-take-five = Beda hat seine Einsen benutzt. Jetzt bist du wieder dran: Nimm die Fünf.
lesson-messenger = Spalte E bewegt deinen Boten ein Feld die Straße entlang. Das nächste Feld hat einen Bonus; auch Vorbeigehen würde genügen.
lesson-chain = Der Bonus ist eine beliebige Aktion ohne Würfel: So beginnen Ketten. Sende noch einen Novizen aus.
lesson-novice-iv = Nimm den Novizen in Reihe IV, Spalte B. Er dient im Kreuzgang, und Spalte B zahlt dir ab jetzt für jeden dort benutzten Würfel einen Punkt.
lesson-cloister = Ein Kreuzgangfeld muss an eines deiner Gebäude grenzen. Deines stützt diesen hier; er kostet einen Rosenkranz und keinen Einfluss.
lesson-joker = Von der Sechs nimmt man immer nur einen Würfel, für eine beliebige Spalte. Lege ihn auf Spalte C.
lesson-influence = Nimm einen Einfluss: Zwei hast du ausgegeben, und Kapellen werden mit jedem Novizen teurer.
lesson-take-four = Wer Würfel nehmen kann, muss es. Nimm die Vier; ihre Aktion folgt von selbst, ein Rosenkranz.
lesson-round-over = Das war eine ganze Runde: legen, nehmen, handeln. Zu zweit dauert das Spiel drei Jahre mit je zwei Runden; sehen wir uns das dritte an.

lesson-later = Drittes Jahr. Mission B1 verlangt eine Kapelle in Rot, eine Werkstatt in Blau und einen Kreuzgang in Grün; zwei von dreien hast du.
lesson-joker-b = Ein Novize muss noch hinaus. In Spalte B kostet das Aussenden einen Einfluss weniger: Nimm den Joker dafür.
lesson-cheaper = Nutze die offene Aktion in Reihe II. Der Würfel bringt dazu einen Punkt, weil du das Plättchen dieser Spalte schon in der ersten Runde umgedreht hast.
lesson-novice-iv-a = Der Novize in Reihe IV, Spalte A, dient im Kreuzgang. Nimm ihn.
lesson-fulfil = Sende ihn in den Kreuzgang von Grün: diesmal zwei Rosenkränze.
lesson-fulfilled = Mission erfüllt: sieben Punkte. Im ersten Jahr wären es vierzehn gewesen; denk also früh an Missionen.

lesson-last-turns = Die letzten Züge des letzten Jahres. Beda ist dicht hinter dir, jeder Punkt zählt.
lesson-take-two = Nimm die Zwei: wieder Spalte B.
lesson-cheaper-again = Sende noch einmal verbilligt aus, und nimm den Punkt für das umgedrehte Plättchen mit.
lesson-novice-i-c = Nimm den Novizen in Reihe I, Spalte C: Zwei Bücher liegen für ihn bereit.
lesson-book-room = Ein Gemeinschaftsraum kostet zwei Bücher und bringt drei Punkte und ein Fensterplättchen dieses Klosters. Sende ihn nach Grün.
lesson-full-row = Deiner obersten Reihe fehlt ein Plättchen, und Grün passt. Baue es ein: Eine volle Reihe bringt fünf Punkte, eine volle Spalte vier.
lesson-bonus-book = Noch einmal Reihe oder Spalte: Nimm das Buch, am Ende ist es zwei Punkte wert.
lesson-take-last-four = Dein Bote ist einen Schritt gegangen, während Beda weiterspielte. Ein Würfel von dir ist übrig: Nimm ihn.
lesson-two-steps = Reihe II in Spalte D bewegt den Boten zwei Felder, und jeder Bonus am Weg gehört dir.
lesson-exchange = Auf diesem Feld darfst du tauschen: Ein Werkzeug zählt einen Punkt, ein Buch zwei. Tausche.
lesson-final = Das Ende: fünf Punkte für die meisten Novizen in jedem Kloster, dann Kapellen, dann in jedem doppelt Kreuzgang- mal Kapellennovizen, dann Waren. Du gewinnst, 61 zu 59.
lesson-farewell = Jetzt kennst du die ganze Runde und wozu sie dient. Spiel dein eigenes Spiel; was nicht leuchtet, sagt dir, warum.

## Was die Dinge sind

about-column = Eine Spalte der Tafel: Jeder Würfel ihrer Zahl führt eine Aktion in ihr aus, eine Sechs in jeder Spalte.
about-row = Eine Reihe Novizen: wohin die gesandt werden dürfen, die in ihr stehen, und was der nächste jetzt kostet.
about-stone = Ein Feld der Straße. Was darauf steht, gehört dir, wenn dein Bote hier ankommt oder vorbeizieht; gepunktete Wege führen zu den Klöstern, die es öffnet.
about-chalice = Der Kelch: Wer ihn hat, beginnt die Runde, dann geht er nach links weiter.
about-novice = Novizen, die noch zu Hause sind. Jeder verdeckt eine Aktion; ausgesandt lässt er sie offen und arbeitet in einem Kloster.
about-die = Würfel in der eigenen Farbe; die elfenbeinernen gehören niemandem.
about-good-soup = Suppe bezahlt Wirtschaftsgebäude und lässt sich gegen Werkzeug tauschen. Je zwei aus Suppe, Einfluss und Rosenkränzen sind am Ende ein Punkt.
about-good-tool = Werkzeug bezahlt Werkstätten und lässt sich gegen ein Buch tauschen. Am Ende ein Punkt.
about-good-book = Ein Buch bezahlt Gemeinschaftsräume. Am Ende zwei Punkte.
about-good-influence = Einfluss: Jeder Novize für ein Gebäude kostet einen, Kapellen kosten immer mehr davon.
about-good-rosary = Ein Rosenkranz bezahlt den Kreuzgang, mit jedem Novizen mehr.
about-pile = Ein Würfelfeld. Nimm bis zu drei Würfel, eigene zuerst, und nutze jeden für eine Aktion dieser Spalte; eine Sechs gilt in jeder Spalte, ein Würfel nach dem anderen.
about-space = Eine Aktion deiner Tafel. Standardaktionen gibt es immer, die anderen öffnen sich, wenn ihr Novize geht; die Reihen II und III gelten einmal im Zug.
about-room-soup = Ein Wirtschaftsgebäude: ein Einfluss und Suppe. Es bringt 1 Punkt und ein Werkzeug und stützt den Kreuzgang daneben.
about-room-tool = Eine Werkstatt: ein Einfluss und Werkzeug. Sie bringt 2 Punkte und ein Buch und stützt den Kreuzgang daneben.
about-room-book = Ein Gemeinschaftsraum: ein Einfluss und Bücher. Er bringt 3 Punkte und ein Fensterplättchen dieses Klosters.
about-room-cloister = Ein Kreuzgangfeld: für einen Novizen der Reihe IV, bezahlt mit Rosenkränzen, neben einem Gebäude von dir. Am Ende zählt er mal deine Novizen in der Kapelle.
about-room-chapel = Die Kapelle: für einen Novizen der Reihe III, bezahlt mit Einfluss. Wer hier betet, darf immer Novizen hierher senden und Fensterplättchen nehmen.
about-monastery = Ein Kloster: Kapelle, Kreuzgang und Gebäude. Novizen kommen hierher, solange dein Bote an seiner Straße steht oder einer von dir in der Kapelle betet; wer hier die meisten hat, wird am Ende belohnt.
about-messenger = Dein Bote auf der Straße. Er öffnet die Klöster an seinem Feld, und jeder Bonus, den er betritt oder passiert, gehört dir.
about-pane = Dein Kirchenfenster: Reihen füllt man von links, kein Kloster zweimal in Reihe oder Spalte. Eine volle Reihe bringt 5, eine volle Spalte 4, und jedes Plättchen einen Bonus.
about-mission = Eine Mission: Erfülle alles, was sie verlangt, und sie zahlt sofort, in späteren Jahren weniger. Mehrere dürfen dieselbe erfüllen.

## Warum man es täte

can-choose-number = Würfel einsetzen
    .why = Dorthin, wo du mehrere auf einmal nehmen willst; eigene Würfel sind sicher, neutrale nimmt, wer zuerst kommt.
can-use-reroll = Neu werfen
    .why = Es kostet nichts, einmal je Runde: Tu es, wenn dir keine Zahl passt.
can-reroll-dice = Wählen, was neu geworfen wird
    .why = Behalte Einsen und Sechsen; sie sind knapp.
can-take-dice = Würfel nehmen
    .why = Mehr Würfel, mehr Aktionen in einer Spalte; nimm zuerst, was auch andere wollen.
can-take-joker = Einen Joker nehmen
    .why = Eine Sechs ist, was du brauchst: meist ein Novize mehr.
can-use-action = Eine Aktion nutzen
    .why = Novizen bringen die Punkte; Waren und Schritte ebnen ihnen den Weg.
can-choose-novice = Einen Novizen wählen
    .why = Denk an die Aktion, die er öffnet: Reihe II ist der wahre Gewinn, III gibt Fensterplättchen, IV Punkte für jeden späteren Würfel.
can-place-novice = Ihn einsetzen
    .why = Frühe Kapellen öffnen Klöster für immer; verteile dich für Missionen, sammle dich für Mehrheiten und Kreuzgänge.
can-take-good = Eine Ware nehmen
    .why = Was der nächste Novize kosten wird.
can-exchange-good = Tauschen
    .why = Jede Stufe ist am Ende einen Punkt mehr wert und öffnet bessere Räume.
can-take-window = Ein Fensterplättchen einbauen
    .why = Volle Reihen und Spalten zahlen, und jedes Plättchen bringt einen Bonus, der eine Kette auslösen kann.
can-choose-bonus = Den Bonus wählen
    .why = Nimm, was dich noch in diesem Zug weiterbringt.
can-take-die = Einen eigenen Würfel nehmen
    .why = In jeder weiteren Runde ein Würfel mehr: je früher, desto besser.
can-take-points = Punkte nehmen
    .why = Spät im Spiel sind fünf Punkte mehr als ein Würfel.
can-decline = Verzichten
    .why = Nur, wenn es dir schaden würde.

## The second lesson

course-first = Das geführte erste Spiel
course-second = Würfel im ersten echten Spiel
chapter-reroll = Das Neuwurfplättchen
chapter-wasted = Verlorene Würfel, und der Stern
lesson-reroll-why = Du hast eine 4, eine 5 und mit dem eigenen Würfel eine 4 geworfen, aber Einsen und Zweien hülfen dir mehr. Einmal je Runde darfst du dein Neuwurfplättchen nutzen.
lesson-reroll = Nutz es, bevor du eine Zahl wählst.
lesson-reroll-which = Beliebige Würfel dieses Wurfs dürfen neu geworfen werden: Wähl die 4, die 5 und deine eigene 4 nacheinander, dann wirf.
lesson-reroll-place = Eine 2 und zwei Einsen, eine davon dein eigener Würfel. Leg die Einsen ab.
lesson-reroll-over = Das Plättchen ist jetzt umgedreht und kommt mit der nächsten Runde zurück. Beda hat auch eines.
lesson-wasted = Beda hat eben eine Eins genommen und konnte damit niemanden senden: Der Würfel war verloren. Wer Würfel nehmen kann, muss es, ob sie nützen oder nicht.
lesson-wasted-warning = Der Tisch zählt für dich: Nimmt man mehr Würfel, als sicher zu nutzen sind, zeigt er gesprungene Würfel und sagt, wie viele. Nimm weniger, oder nimm sie, damit andere sie nicht haben.
lesson-star = Der Stern ist die Sechs. Er gehört zu keiner Spalte und wirkt in jeder. Leg ihn ab.
lesson-star-one = Von den Sternen nimmt man nur einen Würfel auf einmal und wählt dann seine Spalte: Heb sie auf, bis die anderen Zahlen fehlen.

## Drills

drill-own-dice-first = Zwei neutrale Würfel und zwei eigene liegen auf Feld 2. Was davon darfst du nicht?
drill-own-dice-first-why = Höchstens drei Würfel werden von einem Feld genommen, die eigenen zuerst.
drill-joker = Nur Joker (Sterne) sind übrig, und du hast keine Waren. Was darfst du tun?
drill-joker-why = Ein Joker auf einmal, auf eine Spalte, in der etwas möglich ist. Ohne Waren kann niemand gesandt werden: Spalte A ist zu.
drill-wasted-ones = Du hast gar keine Waren. Wie viele der beiden Einsen könntest du wirklich nutzen?
drill-wasted-ones-why = Einsen senden Novizen, und jeder kostet hier etwas. Würfel ohne Nutzen verfallen; man darf sie trotzdem nehmen, damit andere sie nicht haben.
drill-chapel-price = Einer deiner Novizen ist in einer Kapelle. Wie viel Einfluss kostet der nächste für eine Kapelle?
drill-chapel-price-why = Kapellen kosten einen Einfluss für den ersten Novizen und mehr für jeden weiteren.
drill-open-monasteries = Dein Bote steht weit hinten an der Straße. In welches dieser Wirtschaftsgebäude darf dein Novize?
drill-open-monasteries-why = Offen sind die Klöster am Feld deines Boten und die, in deren Kapelle du einen Novizen hast.
drill-cloister-neighbour = Wohin im roten Kreuzgang darf dein Novize?
drill-cloister-neighbour-why = Ein Kreuzgangfeld muss frei sein und an ein Gebäude mit einem Novizen von dir grenzen.
drill-row-three = Ein Novize der Reihe III ist unterwegs zum roten Kloster. Wo darf er dienen?
drill-row-three-why = Die Reihen I und II dienen in Gebäuden, Reihe III in Kapellen, Reihe IV in Kreuzgängen.
drill-cloister-times-chapel = Spielende: Im roten Kloster hast du drei Novizen in der Kapelle und drei im Kreuzgang. Was ist der Kreuzgang wert?
drill-cloister-times-chapel-why = Zweimal die Novizen im Kreuzgang mal die in der Kapelle desselben Klosters: 2 × 3 × 3.
drill-leftovers = Am Ende hast du 1 Suppe, 2 Werkzeuge, 3 Bücher, 1 Einfluss und 1 Rosenkranz. Wie viele Punkte sind das?
drill-leftovers-why = Ein Werkzeug ist ein Punkt, ein Buch zwei; vom Rest ergeben zwei Waren einen Punkt, abgerundet.
drill-full-row = Du darfst ein blaues Fensterplättchen nehmen. Welche Reihe bringt jetzt Punkte?
drill-full-row-why = Eine volle Reihe bringt sofort Punkte. Reihen füllen sich von links, und keine Reihe oder Spalte zeigt ein Kloster zweimal.
drill-reroll = Du hast mit neutralen Würfeln 1, 2 und einen Stern geworfen, mit dem eigenen eine 2, und nutzt das Neuwurfplättchen. Was geht nicht?
drill-reroll-why = Beliebige Würfel dieses Wurfs dürfen neu geworfen werden, einmal je Runde; aber nur solche, die da sind.
