# Die Seite mit der Geschichte einer Partie.

tale = Die Geschichte der Partie
tale-of = Die Geschichte einer Partie · { $game }
opening = Die Geschichte wird erzählt …
no-answer = Das Haus antwortet gerade nicht. Bitte versuch es noch einmal.
not-open = Diese Geschichte ist dir nicht offen: Die Partie ist noch nicht zu Ende, oder sie gehört jemandem allein.
lost = So eine Partie gibt es hier nicht.

moment-board = Das Brett in diesem Augenblick
course-chance = Aussicht auf den Sieg
course-points = Punkte
course-suspects = Verbliebene Verdächtige
course-label = { $what } aller Spielenden im Lauf der Partie; die drei Augenblicke sind nummeriert.
final = Das Ergebnis
told-by = Nach der Aufzeichnung erzählt von Chapterhouse

share = Teilen
copy = Link kopieren
copied = Der Link ist kopiert
picture = Als Bild sichern
picture-busy = Wird gezeichnet …
picture-failed = Dieser Browser lässt es die Seite nicht zeichnen.
print = Drucken
to-review = Rückschau auf die Partie
