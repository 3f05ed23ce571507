# Die Worte der Rückschau.

review = Rückschau
review-link = Die Partie ansehen
review-of = Rückschau · { $game }
opening = Die Partie wird aufgeschlagen …
no-answer = Das Haus antwortet gerade nicht. Bitte noch einmal versuchen.
not-open = Diese Partie steht nicht offen: Sie ist noch nicht vorbei, oder sie gehört jemandem allein.
to-table = Zum Tisch

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
keys = Pfeiltasten gehen schrittweise, Pos1 und Ende an die Enden, die Leertaste spielt ab.

## Mit wessen Augen

from = Gesehen von
from-table = Bank der Zuschauer
from-open = Alles offen
things-of = Was vor { $name } liegt

## Was geschah, und Notizen

story = Was geschah
story-empty = Hier wurde nichts erzählt.
told-to = Zu { $name }: { $told }
thought-of = Warum { $name } das tat:
notes = Notizen
notes-now = Deine Notizseite, wie sie in diesem Augenblick war. Ein Spiel mit eigenem Notizbuch zeigt auch dieses, wie es war.
notes-none = Von diesem Stuhl hast du keine Notizen geschrieben.
notes-later = In diesem Augenblick hattest du noch nichts notiert.
notes-other = Notizen sieht nur, wer sie geschrieben hat. Schau von deinem eigenen Stuhl, um deine zu lesen.
tools = Versuchen, teilen, behalten

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
