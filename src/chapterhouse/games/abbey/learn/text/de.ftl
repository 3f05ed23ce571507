# Was der Führer im ersten Spiel sagt, was die Dinge auf dem Tisch sind, und warum man was tut.

chapter-first-mass = Bis zur ersten Messe
chapter-chapter-hall = Der Kapitelsaal

lesson-welcome = Willkommen. Einer von 24 Mönchen ist der Täter; seine Karte liegt unter dem Plan, alle anderen sind in jemandes Hand oder im Sprechzimmer. Finde den, den niemand hat.
lesson-sheet = Das ist dein Notizbuch. Deine Karten sind markiert, und jede gesehene Karte wird für dich gestrichen. Wähle jederzeit einen Namen, um ihn zu streichen oder etwas dazuzuschreiben: Niemand sonst sieht es.
lesson-walk-confessional = In jedem Zug gehst du ein oder zwei Räume. Geh zum Beichtstuhl am Hof: Dort ziehst du eine Karte von dem, der zuletzt dort war.
lesson-taken = Du hast Novize Valentin von Beda gezogen, und der Würfel zeigt jetzt dich: Wer als Nächster kommt, zieht von dir. Clara hat das gerade anderswo getan und hält nun deinen Bruder Edwin.
lesson-walk-gate = Das Sprechzimmer ist zwei Züge entfernt. Geh ins Torhaus: ein leerer Raum, doch ein Schritt auf dem Weg.
lesson-walk-parlour = Geh ins Sprechzimmer: Dort bekommst du eine Karte vom Stapel. Doch Beda ist da, und wer zu jemandem hereinkommt, muss eine Frage stellen.
lesson-ask-beda = Frag Beda etwas, das man mit Ja oder Nein, einer Zahl oder einem Merkmal beantwortet. Gut ist: Wie viele Bärtige hat er gestrichen? Das Notizbuch antwortet für alle, also stimmen die Antworten.
lesson-silence = Beda hat geschwiegen: Das ist immer erlaubt, dann fragt er auch nicht zurück. Deine Karte hast du trotzdem, Bruder Conrad, und Karten sind mehr wert als Antworten.
lesson-answer = Jetzt ist Clara gekommen und fragt dich. Antwortest du, hören es alle, aber du darfst zurückfragen, und sie kann sich nicht weigern. Antworte.
lesson-counter = Deine Gegenfrage, und Clara muss antworten. Frag, was du willst; noch einmal die Bärtigen, dann kannst du vergleichen.
lesson-walk-courtyard = Sie hat ihre Zahl gesagt; merk sie dir oder schreib sie auf. Folge Beda in den Hof: Wer hereinkommt, fragt.
lesson-ask-again = Frag Beda noch einmal. Was jemand gestrichen hat, wird nur mehr, solche Antworten bleiben also nützlich; was jemand hält, ändert sich mit jeder Messe.
lesson-mass = Diesmal hat er geantwortet. Die Glocke stand auf vier, also läutete sie zur Matutin: Alle geben Karten nach links, erst eine, jedes Mal eine mehr. Gib Valentin weg: Du kennst ihn, er bleibt gestrichen.
lesson-mass-over = Von Clara kam Edwin zurück, ein Ereignis wurde für alle gezogen, und jemand anders beginnt. Nach jeder Messe starten alle in der Kapelle.
lesson-rooms = Auch andere Räume helfen. Das Skriptorium gibt Bücher, die Bibliothek große, wenn du am wenigsten Karten hältst, die Krypta einen Extrazug, eine Zelle eine Karte ihres Bewohners, wenn dich niemand erwischt. Lassen wir nun einige Messen vergehen.

lesson-later = Es ist die Terz. Sieh in dein Notizbuch: Die meisten Namen sind gestrichen, und die Antworten der anderen engen den Rest ein.
lesson-walk-hall = Im Kapitelsaal darfst du laut sagen, was du glaubst. Geh hin.
lesson-reveal = Eine Enthüllung nennt ein Merkmal des Täters: am Ende zwei Punkte, wenn sie stimmt, einer weniger, wenn nicht. Du hast fast alle Glattrasierten gesehen: Enthülle, dass er bärtig ist.
lesson-answer-clara = Clara ist zur Tür gekommen und fragt, wie viele Patres du hältst. Das verrät ihr wenig: Antworte und frag zurück.
lesson-ask-back = Frag sie, wie viele Bärtige sie gestrichen hat: Auf die, die ihr fehlen, kommt es an.
lesson-follow = Auch Clara ist nahe an der Wahrheit, bleib in ihrer Nähe. Geh in den westlichen Kreuzgang.
lesson-ask-clara = Frag sie noch einmal.
lesson-walk-parlour-again = Sie hat geschwiegen, auch das sagt dir etwas. Der Stapel im Sprechzimmer ist leer: Dort darfst du nun verlangen, eine Karte einer bestimmten Art zu sehen.
lesson-request = Verlange von Clara eine Karte, die bärtig und dick ist: Darunter ist dein Verdächtiger. Hat sie eine, muss sie dir eine zeigen, dir allein.
lesson-pass-four = Norbert: ein Verdächtiger weniger. Und die Glocke läutet wieder, für vier Karten. Gib weg, was andere kennen: Ulric, Gildas, Ivo und Milo.
lesson-show = Das Ereignis lässt alle einen Novizen nach links zeigen. Zeig Kilian.
lesson-walk-cloister = Nun zum Kapitelsaal, zwei Züge weit. Geh in den östlichen Kreuzgang; unterwegs darfst du fragen, wer dort steht.
lesson-keep-silence = Beda fragt, wie viele Dicke du hältst. Das könnte deinen Verdächtigen verraten: Schweig diesmal.
lesson-walk-hall-again = Clara hat Milo beschuldigt, den Beda hält: zwei Punkte verloren und eine Buße. Jetzt du: Geh in den Kapitelsaal.
lesson-accuse = Nur ein Name, bärtig und dick, ist in niemandes Hand. Beschuldige Pater Bruno.
lesson-points = Er war es! Vier Punkte für die richtige Anklage, zwei für deine Enthüllung: 6 für dich, 0 für Beda, und Clara hat drei verloren.
lesson-farewell = Jetzt kennst du die Abtei: gehen, fragen, antworten oder schweigen, den Karten folgen und rechtzeitig reden. Spiel dein eigenes Spiel; was nicht leuchtet, sagt dir, warum.
