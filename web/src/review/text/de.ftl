# Die Worte der Rückschau.

review = Rückschau
review-link = Die Partie ansehen
tale-link = Die Geschichte
review-of = Rückschau · { $game }
opening = Die Partie wird aufgeschlagen …
no-answer = Das Haus antwortet gerade nicht. Bitte noch einmal versuchen.
not-open = Diese Partie steht nicht offen: Sie ist noch nicht vorbei, oder sie gehört jemandem allein.
to-table = Zum Tisch
panel-open = Seitenblatt aufklappen
panel-fold = Seitenblatt einklappen

## Durch die Partie gehen

moment = Augenblick
moment-of = Augenblick { $number } von { $all }
first = An den Anfang
back = Einen Schritt zurück
play = Abspielen
pause = Anhalten
next = Einen Schritt weiter
last = Ans Ende
speed = Tempo
speed-slow = langsam
speed-even = gleichmäßig
speed-quick = flink
keys = Links und rechts gehen schrittweise, auf und ab rundenweise, Pos1 und Ende an die Enden, die Leertaste spielt ab. M: nächster Fehler, T: Wendepunkt, Q: Frage oder Anklage, mit Umschalt zurück. K: was du wusstest oder alles offen, W: was wäre, wenn, J: Urteil, 1 bis 6: Stühle.
jump = Springe zu …
jump-round = Runden, Gottesdienste, Messen
jump-inquiry = Fragen und Anklagen
jump-turn = Wendepunkte
jump-mark = Fehler

## Mit wessen Augen

from = Gesehen von
from-table = Bank der Zuschauer
from-open = Alles offen
culprit = Der Täter: { $name }
things-of = Was vor { $name } liegt
pile-bag = Der Beutel mit den Plättchen
pile-missions = Missionen, die nicht im Spiel sind
pile-parlour = Die Karten im Sprechzimmer
pile-books = Die Bücher des Skriptoriums
pile-volumes = Die Bücher der Bibliothek
pile-happenings = Die Ereignisse der Messen
pile-coming = { $number ->
    [one] Das kommt noch:
   *[other] { $number } kommen noch, in dieser Reihenfolge:
}
pile-staying = Das zieht niemand:
pile-empty = Nichts ist übrig.

## Was geschah, und Notizen

story = Chronik
story-empty = Hier wurde nichts erzählt.
told-to = An { $name }: { $told }
thought-of = Warum { $name } das tat:
notes = Notizen
notes-now = Deine Notizseite, wie sie in diesem Augenblick war. Ein Spiel mit eigenem Notizbuch zeigt auch dieses, wie es war.
notes-none = Von diesem Stuhl hast du keine Notizen geschrieben.
notes-later = In diesem Augenblick hattest du noch nichts notiert.
notes-other = Notizen sieht nur, wer sie geschrieben hat. Schau von deinem eigenen Stuhl, um deine zu lesen.
tools = Probieren, teilen

## Es anders versuchen

branch = Von hier aus etwas versuchen
branch-help = Eine eigene Abschrift dieses Augenblicks. Was du dort tust, ändert die Partie nicht.
branch-seat = Du spielst
branch-all = alle Stühle, von Hand
branch-bot = Die anderen sind
branch-go = Von hier weiterspielen
branch-end = In diesem Augenblick ist die Partie vorbei. Geh zu einem zurück, in dem noch jemand entscheidet.

## Teilen und behalten

share = Ein Link zu diesem Augenblick
share-short = Teilen
share-copy = Link kopieren
share-copied = Kopiert
share-private = Diese Abschrift gehört nur dir: Niemand sonst kann den Link öffnen. Schicke stattdessen das Protokoll.
picture = Das Brett, wie es hier liegt
picture-svg = Als SVG
picture-png = Als PNG
picture-failed = Dieser Browser kann das Bild nicht machen. SVG geht überall.
picture-busy = Wird gezeichnet …
record = Die ganze Partie
record-download = Protokoll herunterladen
record-other = Ein anderes Protokoll öffnen

## Ein Protokoll mitbringen

upload-title = Eine Partie ansehen
upload-intro = Jede beendete Partie hat ein Protokoll: eine Textdatei mit jeder Entscheidung und dem, was der Zufall gab. Bring eines her, um es Zug für Zug durchzugehen. Es bleibt bei dir.
upload-file = Eine Protokolldatei
upload-text = oder ihr Text
upload-go = Protokoll öffnen
upload-empty = Wähle zuerst eine Datei oder füge den Text eines Protokolls ein.
upload-large = Das ist zu groß für ein Protokoll.
upload-refused = Dieses Protokoll lässt sich nicht lesen:
upload-mine = Meine beendeten Partien
upload-mine-none = Noch keine. Eine Partie, die du beendest, wird hier stehen.

## Das Urteil

judged = Beurteilt
your-game = Deine Partie
tally-good = wie ein Abt
tally-slip = { $number ->
    [one] Ungenauigkeit
   *[other] Ungenauigkeiten
}
tally-mistake = Fehler
tally-blunder = { $number ->
    [one] grober Fehler
   *[other] grobe Fehler
}
size-good = Gut gespielt
size-slip = Ungenauigkeit
size-mistake = Fehler
size-blunder = Grober Fehler
look-first = Sieh dir diese zuerst an
no-mistakes = Nichts war deutlich besser als das, was du getan hast.
turned = Die Partie wendete sich
turned-for = Die Aussicht von { $name } steigt
turned-against = Die Aussicht von { $name } sinkt
at-start = Am Anfang
could-know = Wer es hätte wissen können, und seit wann
knew-at = { $name }: { $when }
knew-never = { $name }: nie; { $left } Verdächtige blieben übrig
choose-chair = Schau von einem Stuhl, um seine Entscheidungen beurteilen zu lassen.
no-chair = Entscheidungen werden nur für die Spieler selbst beurteilt. Der Verlauf ist für alle offen.
judging = Wird beurteilt: { $done } von { $total } Schritten. Du kannst dich schon umsehen; die Zeichen erscheinen nach und nach.
judging-begins = Die ersten Fehler erscheinen in wenigen Sekunden. Du kannst dich solange schon umsehen.
judge-progress = Fortschritt der Beurteilung
judge-busy = Der Richter ist mit anderen Partien beschäftigt.
judge-silent = Der Richter hat vor dem Ende aufgehört.
judge-again = Noch einmal versuchen
judged-by = Beurteilt von der Stufe „{ $bot }“ mit { $playouts } Simulationen je Wahl. Ein Unterschied im Rauschen zählt nicht.
margin = Die Chancen im Graphen sind Schätzungen: 95 von 100 liegen innerhalb von ± { $margin } von 100.
with-knowledge = Mit dem, was du wusstest
with-everything = Alles offen
you-did = Du
stronger-did = Ein stärkerer Spieler
unit-chance = Aussicht auf den Sieg. Ungenauigkeit: bis 5 von 100, Fehler: bis 15, grober Fehler: mehr.
unit-points = Die Einschätzung des Bots, in Punkten. Ungenauigkeit: bis 1, Fehler: bis 3, grober Fehler: mehr.
unit-suspects = Verdächtige, die im Mittel übrig bleiben, wenn alle gleich wahrscheinlich sind. Ungenauigkeit: bis 15 von 100 mehr, als die bessere Frage übrig ließe, Fehler: bis 35, grober Fehler: mehr.
price-open = Alles offen: { $loss }.
price-known = Mit dem, was du wusstest: { $loss }.
why = Warum
reasons-unit = In Punkten, wie der { $bot } sie schätzt.
other-choices = Andere Möglichkeiten
play-differently = Anders spielen
question-left = { $left } Verdächtige waren übrig. Eine Antwort ließe übrig:
question-asked = Deine Frage
question-better = Die bessere
better-question = Die bessere Frage
question-tells-nothing = Keine Antwort hätte etwas über die Karten gesagt.
question-truth = Die Antwort wäre „{ $answer }“ gewesen, und { $left ->
    [one] ein Verdächtiger wäre
   *[other] { $left } Verdächtige wären
} übrig geblieben.
graph-chances = Verlauf der Siegaussichten; { $number } Zeichen an deinen Entscheidungen
graph-suspects = Verlauf der übrigen Verdächtigen aller Spieler; { $number } Zeichen an deinen Entscheidungen
timeline = Der Verlauf der Partie
standing = Wie es um alle steht
suspects-left = noch { $left }
next-mistake = Nächster Fehler
first-mistake = Erster Fehler
mistake-of = { $number } von { $all }

## Was wäre, wenn

whatif = Was wäre, wenn
whatif-help = { $name } wählte: { $played }
whatif-choice = Eine andere Wahl ({ $number })
whatif-find = Eine Wahl suchen …
whatif-none-found = So heißt keine Wahl.
whatif-stop = Anhalten
whatif-forced = Hier gab es nur eine Möglichkeit.
whatif-games = Partien
whatif-count = { $count } Partien
whatif-luck = Glück
luck-same = gleiches Glück
luck-new = neues Glück
whatif-go = Ausspielen
whatif-more = { $number ->
    [one] in 100 Partien wäre es ein Sieg mehr gewesen.
   *[other] in 100 Partien wären es { $number } Siege mehr gewesen.
}
whatif-fewer = { $number ->
    [one] in 100 Partien wäre es ein Sieg weniger gewesen.
   *[other] in 100 Partien wären es { $number } Siege weniger gewesen.
}
whatif-unclear = kein Unterschied nachgewiesen.
interval = 95 von 100: zwischen { $low } und { $high }
whatif-points = Punkte am Ende: im Mittel { $points }.
whatif-done = { $done } von { $total } Partien, auf beide Arten von schnellen Bots zu Ende gespielt.

## Gemeinsam

together = Gemeinsam durchgehen
together-help = Wer deinen Link öffnet, folgt deinem Augenblick. Du siehst, wer da ist, zeigst auf Dinge und redest.
together-start = Diese Rückschau leiten
together-link = Der Link zum Folgen
led = Geleitete Rückschau
led-opening = Du kommst zur Rückschau …
led-lost = Die Leitung ist unterbrochen. Sie kommt von selbst wieder.
led-refused = Du kannst jetzt nicht zu dieser Rückschau kommen.
led-you = Du leitest
led-by = { $name } leitet
led-nobody = Gerade leitet niemand
led-following = Du folgst.
led-own = Du schaust für dich.
led-with = { $number ->
    [0] Sonst ist niemand da.
    [one] Eine Person ist bei dir.
   *[other] { $number } Personen sind bei dir.
}
led-let-go = Für mich schauen
led-follow = Wieder folgen
led-take = Die Leitung übernehmen
led-hand = Die Leitung an { $name } geben
led-leave = Verlassen
led-members = Wer da ist
led-myself = du
led-leads = leitet
led-strays = schaut für sich
led-point = Verweile auf einem Ding oder tippe es an: Die anderen sehen es markiert.
led-point-follower = Tippe ein Ding an: Die anderen sehen es markiert.
