# Die Worte der Seite. Die der Spiele kommen vom Server.

skip = Zum Tisch springen
nav = Seite
home = Start
rules = Regeln
replays = Wiederholungen
unofficial = Ein inoffizielles Liebhaberprojekt, ohne Verbindung zu Ragnar Brothers, dlp games, Days of Wonder oder anderen Verlagen und Autoren und nicht von ihnen gebilligt. Ihre Namen sagen nur, welche Spiele es sind; alle Worte und Zeichnungen sind unsere eigenen.
profile = Profil
learn = Lernen
preferences = Sprache, Licht und Bewegung
language = Sprache
theme = Licht
theme-system = wie das Gerät
theme-light = Tag
theme-dark = Nachtoffizium
motion = Bewegung
motion-system = wie das Gerät
motion-moving = Figuren wandern
motion-still = nichts bewegt sich
sound = Klänge
by-list = Mit Listen von Worten spielen
page-broken = Diese Seite ließ sich nicht laden. Bitte lade sie neu.
lost-title = Kein solcher Raum
lost-text = Unter dieser Adresse ist nichts.
no-answer = Das Haus antwortet gerade nicht. Es wird wieder versucht.
close = Schließen

## Start

welcome = Setz dich an den Tisch.
welcome-text = Drei Klosterspiele im Browser, gegen Bots oder mit Freunden. Kein Konto: ein Klick, und du spielst.
welcome-learn = Zum ersten Mal hier? Spielend lernen
site-game-monastery = Monastery
    .blurb = Lege Plättchen, teile Baustellen und sammle die Buchstaben eines Gebets vor deinen Brüdern.
site-game-monasterium = Monasterium
    .blurb = Wähle Würfel, sende Novizen in fünf Klöster und lass einen Bonus zum nächsten führen.
site-game-abbey = Das Geheimnis der Abtei
    .blurb = Jemand hat Bruder Adelmo gestoßen. Frage, folgere und wisse als Erster, wer.
site-bot-random = Bot: Narr (spielt zufällig)
site-bot-greedy = Bot: Verwalter (nimmt, was sich lohnt)
site-bot-scholar = Bot: Gelehrter (denkt voraus)
site-bot-novice = Bot: Novize (leicht)
site-bot-brother = Bot: Bruder (mittel)
site-bot-prior = Bot: Prior (stark)
site-bot-abbot = Bot: Abt (am stärksten)
level-novice = Novize
    .help = leicht
level-brother = Bruder
    .help = mittel
level-prior = Prior
    .help = stark
level-abbot = Abt
    .help = am stärksten
box-minutes = { $from }–{ $to } Min.
    .help = Spieldauer nach Angabe des Verlags, für Menschen an einem Tisch. Gegen Bots geht es schneller.
weight-1 = leicht zu lernen
weight-2 = mittel
weight-3 = anspruchsvoll
quick-bots = Bots
quick-strength = Stärke
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game }
with-friends = Mit Freunden
with-friends-game = Mit Freunden: { $game }
learn-ten = In zehn Minuten lernen
learn-by-playing = Spielend lernen
my-games = Meine Spiele
my-games-empty = Gerade läuft kein Spiel. Das nächste steht hier, und wer an der Reihe ist.
all-my-games = Alle meine Spiele
open-tables = Offene Tische
open-tables-empty = Im Moment wartet niemand auf Mitspieler.
new-table = Neuer Tisch
join-title = Hast du einen Code bekommen?
join-code = Code oder Link eines Tisches
join = Beitreten
your-turn = Du bist dran
to-play = Spielen
to-look = Ansehen
to-sit = Hinsetzen
to-tale = Geschichte
to-replay = Ansehen
go-to-table = { $what }: { $table }, { $names }
waits-for = wartet auf { $names }
last-move = letzter Zug { $ago }
    .now = letzter Zug gerade eben
chairs-free = { $count ->
        [0] Alle Stühle besetzt
        [one] Ein Stuhl frei
       *[other] { $count } Stühle frei
    }
stage-gathering = Man sammelt sich
stage-playing = Läuft
stage-over = Beendet
stage-abandoned = Aufgegeben
nobody-yet = noch niemand
changed = Neues, seit du hier warst
guest-name = Gast

## Neuer Tisch

game = Spiel
your-name = Dein Name
table-name = Name des Tisches
table-name-hint = darf leer bleiben
chairs = Stühle
players = Spieler
chair = Stuhl { $number }
chair-me = Du
    .choice = Ich
chair-friend = Ein Freund
    .choice = Ein Freund, über den Link
chair-here = An diesem Gerät
    .choice = Jemand anders an diesem Gerät
    .name = Name der Person auf Stuhl { $number }
chair-bot = Ein Bot
chair-closed = Bleibt leer
    .choice = Niemand
name = Name
same-name = Zwei Personen hier heißen { $name }. Gib einer davon einen anderen Namen.
more = Mehr: Regeln, Hilfen, Zuschauer
options = Das Spiel
contract = Der Tisch
summary = Was vereinbart wird
differs = Anders als in der Spielregel
differs-nothing = alles wie in der Spielregel
names-chosen = { $count ->
        [one] eine Auswahl
       *[other] { $count } ausgewählt
    }
differs-some = { $count ->
        [one] eine Regel geändert
       *[other] { $count } Regeln geändert
    }
changed-to = { $option }: { $value }
changed-off = Ohne: { $option }
summary-private = Diesen Tisch findet nur, wer den Link hat.
summary-public = Diesen Tisch finden alle unter den offenen Tischen.
sum-me = du
sum-friend = { $count ->
        [one] ein Freund
       *[other] { $count } Freunde
    }
sum-here = { $count ->
        [one] noch jemand an diesem Gerät
       *[other] { $count } weitere an diesem Gerät
    }
sum-bot = { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
sum-chairs = { $count ->
        [one] Ein Stuhl
       *[other] { $count } Stühle
    }
colours-drawn = gelost
    .help = Zu Beginn des Spiels bekommt jeder eine Farbe.
colours-mine = Ich spiele { $colour }
    .help = Die Plätze folgen einander in der Reihenfolge der Farben.
colours-others = Die anderen, der Reihe nach
colours-in-order = Der Reihe nach
    .help = Die Plätze nehmen die Farben des Spiels nacheinander.
colours-free = Stuhl { $number }: { $colour }
    .help = Jeder Stuhl kann jede Farbe haben; hat sie schon ein anderer, tauschen die beiden.
colours-chosen = Farben gewählt, nicht gelost
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
listed = Unter den offenen Tischen zeigen
    .help = Sonst findet ihn nur, wer den Link hat.
chat-allowed = Gespräch am Tisch
    .help = Spieler hören Spieler, Zuschauer hören beide.
watching = Zuschauer
    .help = Sie sehen nie, was verborgen ist.
watching-anyone = Wer den Link hat, darf zusehen
    .short = alle
watching-afterwards = Wer den Link hat, darf nach dem Spiel hineinsehen
    .short = danach
watching-nobody = Niemand darf zusehen
    .short = niemand
aids = Hilfen
    .help = Für alle am Tisch dieselben.
aids-none = Keine Hilfe als das Gedächtnis
    .short = Gedächtnis
aids-notebook = Ein Notizbuch
    .short = Notizbuch
aids-explain = Das Notizbuch erklärt Antworten
    .short = erklärt
aids-full = Alles, was sich berechnen lässt
    .short = alles
pace = Tempo
pace-no-clock = Keine Uhr
    .title = Ohne Eile
pace-live-clock = Live, mit Uhr
    .title = Live
pace-day-clock = Über Tage
    .title = Über Tage
pace-short-none = keine Uhr
pace-short-live = je { $minutes } Min., { $gain } s mehr je Entscheidung
pace-short-days = { $days ->
        [one] ein Tag für jede Entscheidung
       *[other] { $days } Tage für jede Entscheidung
    }
pace-live = Live: je { $minutes } Minuten, { $gain } Sekunden mehr mit jeder Entscheidung
pace-days = { $days ->
        [one] Ein Tag für jede Entscheidung
       *[other] { $days } Tage für jede Entscheidung
    }
pace-quiet = (von { $start } bis { $end } Uhr läuft keine Frist ab)
bank-minutes = Minuten für jeden
gain = Sekunden mehr je Entscheidung
days = Tage je Entscheidung
quiet = Ruhezeit
    .help = Dann läuft keine Frist ab, und niemand wird gerufen.
quiet-from = Ruhe ab
quiet-to = bis
absence = Wenn jemand zu spät ist
    .help = Zu spät heißt: die Zeit ist um, nicht, dass eine Seite geschlossen ist. Wer von einem Bot vertreten wird, kann jederzeit zurückkommen.
absence-wait = Der Tisch wartet
    .short = warten
absence-vote = Die anderen dürfen über einen Bot oder Ersatz abstimmen (ab drei Personen)
    .short = abstimmen
absence-bot = Ein Bot springt ein, sobald die Zeit um ist
    .short = Bot spielt
grace = Warten auf Abwesende
    .help = Ohne Uhr gilt jemand nach dieser Zeit als abwesend. So lange bleibt auch jede Abstimmung offen.
grace-no-clock = Nach { $time } gilt jemand als abwesend; so lange bleiben auch Abstimmungen offen
grace-clock = Abstimmungen bleiben { $time } offen
silence = Schweigen von Abwesenden
    .help = Wenn die Abstimmung über das Spielende schließt.
silence-agrees = gilt als Zustimmung, wenn die Abstimmung über das Spielende schließt
    .short = stimmt zu
silence-refuses = gilt nie als Zustimmung
    .short = lehnt ab
chat-yes = Die Spieler dürfen reden
chat-no = Es wird nicht geredet
lobby = Offene Tische
listed-yes = Unter den offenen Tischen zu sehen
listed-no = Nur über den Link
cancel = Abbrechen
start-now = Beginnen
start-now-help = Alle Stühle sind besetzt: Das Spiel beginnt sofort.
set-table = Tisch öffnen
then-invite = { $count ->
        [one] dann einen Freund einladen
       *[other] dann { $count } Freunde einladen
    }
set-table-help = Du bekommst einen Link für deine Freunde. Das Spiel beginnt von selbst, wenn alle sitzen, außer du schaltest das ab.

## Profil

part-games = Spiele
part-results = Ergebnisse
part-calls = Rufe
part-keys = Schlüssel
results = Beendete Spiele
results-all = Alle { $count } zeigen
name-help = So nennen dich die anderen. Ein Cookie merkt es sich in diesem Browser; es gibt kein Passwort.
keep = Speichern
kept = Gespeichert.
calls = Wenn ich dran bin
calls-here = Auf diesem Gerät benachrichtigen
    .help = Der Browser zeigt eine Mitteilung, solange irgendwo eine Seite von Chapterhouse offen ist und du gerade woanders hinschaust.
calls-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen kannst du sie erlauben.
calls-impossible = Dieser Browser kann keine Mitteilungen zeigen.
calls-more = Weitere Wege
calls-services = Der Server kann dir auch per E-Mail, Telegram, Matrix und vielen anderen Diensten schreiben, selbst wenn keine Seite offen ist.
calls-now = Nachrichten gehen an:
calls-field = Adressen von Diensten, eine je Zeile
    .help = In der Schreibweise von Apprise, zum Beispiel mailto:// oder tgram://. Sie bleiben geheim und werden nie wieder gezeigt; ein leeres Feld entfernt sie.
links = Andere Geräte
links-help = Ein privater Link bringt deine Plätze auf ein anderes Gerät. Wer ihn öffnet, spielt als du: Behalte ihn für dich; hier kannst du ihn widerrufen. Schlüssel und Daten bleiben in diesem Browser.
link-made = Erstellt am { $date }
make-link = Link erstellen
revoke = Widerrufen

## Man sammelt sich

host = { NAME($name, form: "possessive") } Tisch
come-in = Eintreten
chair-free = frei
bot-kind = Welcher Bot
present = da
away = abwesend
your-chair = dein Stuhl
sit = Hinsetzen
rise = Aufstehen
seat-bot = Einen Bot hinsetzen
open-chair = Stuhl freigeben
begin = Das Spiel beginnen
all-here = Alle sitzen. { $name } kann das Spiel beginnen.
waiting-chairs = Es wird gewartet, bis alle Stühle besetzt sind.
invite = Einladen
invite-help = Wer diesen Link öffnet, kann sich setzen oder zusehen.
qr = Der Link als QR-Code
copy = Link kopieren
copied = Kopiert

## Der Tisch

menu = Menü
stage = Das Spielfeld
points = Punkte
main-choose = Wähle auf dem Spielfeld
main-choose-tile = Wähle ein Plättchen
main-wait = Du bist nicht am Zug
undo-free = Nimmt deinen letzten Schritt zurück: Niemand hat etwas daraus erfahren.
undo-bots = Nur Bots spielen mit: Sie stimmen sofort zu.
undo-draft = Verwirft, was du vorbereitest.
undo-over = Die Partie ist zu Ende.
undo-nothing = In diesem Zug gibt es keinen Schritt von dir zurückzunehmen.
undo-acted = Seitdem hat jemand gehandelt. Im Menü kannst du den Tisch bitten, weiter zurückzugehen.
undo-watching = Nur wer mitspielt, kann einen Schritt zurücknehmen.
bot-speed = Züge der Bots
bot-speed-watch = einzeln ansehen
bot-speed-brisk = zügig
bot-speed-at-once = auf einmal
skip-giving = Nie fragen, ob ich Segen verschenke
one-click = Ein Klick auf dem Spielfeld genügt
fit = Alles
minimap = Karte des ganzen Spielfelds
table-trouble = Ein Teil des Tisches konnte nicht geladen werden.
try-again = Noch einmal versuchen
since = Seit deinem Zug
replay = Noch einmal zeigen
past = Stellung { $number } von { $all }
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
to-now = Zurück zum Jetzt
messages = Meldungen
phrases = Kurze Sätze
phrase-hello = Viel Glück euch allen!
phrase-nice = Schöner Zug!
phrase-thinking = Moment, ich überlege.
phrase-thanks = Danke für die Partie!
phrase-sorry = Tut mir leid!
new-mark = neu
scene-built = Der Bau { NAME($tile, form: "of") } ist fertig
brief-placed = legt { NAME($tile, form: "a", case: "accusative") }
brief-own-phrase = für den eigenen Spruch, Preis { $cost }
brief-denied = auf { NAME($name, form: "possessive") } Streifen, Preis { $cost }
brief-monk = holt einen Mönch, Preis { $cost }
brief-monk-other = holt einen Mönch für { $name }, Preis { $cost }
brief-built = baut { NAME($tile, form: "the", case: "accusative") }
brief-prayed = betet { NAME($tile, form: "at") }
brief-worked = arbeitet
brief-blessings = Segen
brief-drawn = { $count ->
        [one] zieht ein Plättchen
       *[other] zieht { $count } Plättchen
    }
brief-returned = legt ein Plättchen zurück
when-collecting = Buchstaben und Mönche vom Buchstabenraster kaufst du am Ende deiner eigenen Wertung.
score-full = insgesamt { $points }
score-full-hint = Wenn das Spiel jetzt endete: deine Buchstaben und Segen, abzüglich der Plättchen hinter deinem Schirm. Nur du siehst es; die große Zahl zählt wie bei allen nur die Buchstaben.
statistics = Statistik
stat-tiles = Gelegte Plättchen
stat-built = Punkte durch Bauen
stat-prayed = Punkte durch Gebet
stat-worked = Punkte durch Arbeit
stat-denied = Anderen weggenommene Buchstaben
stat-novices = Ausgesandte Novizen
stat-windows = Gesetzte Fensterplättchen
stat-missions = Erfüllte Missionen
stat-steps = Schritte des Boten
stat-wasted = Verfallene Würfel
past-title = Eine frühere Stellung
past-sentence = Du blickst zurück: So stand der Tisch. Deine Partie wartet, wo sie ist.
opening = Der Tisch wird geöffnet …
line-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
table-closed = Dieser Tisch ist geschlossen.
refused-stale = Jemand war schneller. Sieh noch einmal hin: Der Tisch hat sich verändert.
refused-malformed = Das hat der Tisch nicht verstanden.
refused-illegal = Eine Regel verbietet das.
refused-not-seated = Das ist nicht dein Stuhl.
refused-forbidden = Der Tisch erlaubt das jetzt nicht.
refused-unknown = Diesen Tisch gibt es nicht.
refused-too-fast = Eins nach dem anderen, bitte.
refused-protocol = Diese Seite ist älter als das Haus. Bitte lade sie neu.
refused-guided = Das darfst du, aber der Begleiter hat einen anderen Zug im Sinn.
refused-rules-changed = Diese Partie folgt älteren Regeln. Man kann sie nachlesen, aber nicht weiterspielen.
edition = Ausgabe
card-ours = Rekonstruiert: unser Vorschlag, bis ein Besitzer ihn berichtigt.
card-partly-ours = Zum Teil rekonstruiert.
card-seen = Von einem Besitzer des Spiels berichtigt.
card-own = Von Spielern für diese Ausgabe erfunden.
workshop = Material
edition-shipped = Mit dem Programm geliefert
edition-option = { $name } ({ $count ->
    [one] 1 Unterschied
   *[other] { $count } Unterschiede
})
edition-named = Ausgabe „{ $name }“
edition-played = Gespielt wird mit dem Material der Ausgabe „{ $name }“.
other-rules-go-on = Diese Partie wurde mit Version { $version } der Regeln begonnen. Was sich seither geändert hat, betrifft sie nicht: Sie geht mit Version { $current } weiter.
other-rules-frozen = Diese Partie folgt Version { $version } der Regeln. Version { $current } hätte darin etwas verboten oder geändert; man kann sie nachlesen, aber nicht weiterspielen.
other-rules-undrawn = Die Regeln haben sich seit Version { $version } geändert. Der Plan zeigt die letzte Stellung, die sich noch zeichnen lässt; Protokoll und Ergebnis sind die von damals.
branch-mark = Ein Abzweig: so ist es nicht geschehen
branch-back = Zurück zur Rückschau
keys = Tasten
keys-single = Einzelne Buchstaben wirken so (beim Diktieren besser ausschalten)
key-desk = Was ich tun soll
key-main = Was ich jetzt tun darf
key-undo = Zurück
key-now = Was kann ich jetzt tun?
key-help = Diese Liste
key-press-main = Den Hauptknopf drücken
key-board-1 = Weiter zum nächsten leuchtenden Ding
key-board-2 = Wählen; noch einmal, um es zu meinen
key-board-3 = Von Ort zu Ort, auf dem Plan und im Raster
key-board-4 = Doch nicht
key-zoom = Näher, ferner
key-turn = Das Plättchen in der Hand drehen
key-box = Den Kasten für den Mönch in der Hand wählen
key-names = Gedrückt: die Namen aller Plättchen
sending = Unterwegs …
refused-unavailable = Das Haus kann gerade nichts aufschreiben. Nichts hat sich geändert; bitte noch einmal versuchen.
panels = Chronik, Gespräch, Notizen und Regeln
chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
older = Was davor war
went-back = { $name } hat einen Schritt zurückgenommen.
undone = zurückgenommen:
talk = Gespräch
talk-empty = Noch nichts gesagt. Spieler und Zuschauer hören, was du hier sagst.
talk-empty-watching = Noch nichts gesagt. Bis zum Ende des Spiels hören dich nur Zuschauer.
talk-field = Etwas sagen
talk-closed = Dieser Tisch hat vereinbart zu schweigen.
send = Sagen
notes = Notizen
notes-help = Die siehst immer nur du.
notes-writing = Schreibt …
notes-kept = Gemerkt.
notes-watching = Nur Spieler führen Notizen.
rules-whole = Alle Regeln
rules-search = In den Regeln suchen
rules-none = In keiner Regel stehen diese Worte.
rules-intro = Jede Regel in unseren eigenen Worten, mit ihrer Quelle; was rekonstruiert oder von uns entschieden ist, ist vermerkt.
standing-rulebook = Spielregel
standing-publisher = Verlag
standing-seen = gesehen
standing-reported = berichtet
standing-inferred = erschlossen
standing-reconstructed = rekonstruiert
standing-ruling = unsere Entscheidung
standing-own = erfunden
you = du
bot = Bot
not-here = gerade nicht da
deciding = entscheidet
was-your-turn = Du warst dran
was-deciding = war am Zug
time-left = Restzeit
come-back = Ich bin zurück
substitute = Diesen Stuhl übernehmen
propose-bot = Einen Bot spielen lassen
coach-ask = Was würdest du tun?
coach-thinking = Das Haus denkt nach …
coach-would = Das Haus würde: { $action }
coach-chance = Aussicht auf den Sieg: etwa { $chance } %
coach-second = Das Nächstbeste: { $action }
propose-substitute = Ersatz suchen
sits-in-for = spielt für { $owner }
offer-withdraw = Meinen Platz behalten
offer-chair = Meinen Platz anbieten …
offer-chair-help = Jemand anders spielt für dich weiter; du kannst jederzeit zurückkommen.
offer-chair-sure = Dann darf sich setzen, wer den Link hat und hier nicht mitgespielt hat. Diese Person sieht deine Hand und alles, was dein Platz weiß, aber nie deine Notizen.
offer-chair-yes = Anbieten
away-running = { $name } ist nicht da. Der Tisch wartet; noch { $left }.
away-running-wait = Der Stuhl ist sicher: Niemand kann ihn nehmen oder hineinsehen.
away-running-vote = Der Stuhl ist sicher bis { $when }; danach darf der Tisch über einen Bot oder eine Vertretung abstimmen.
away-running-bot = Der Stuhl ist sicher bis { $when }; danach springt ein Bot ein, bis { $name } wiederkommt.
away-vote = { NAME($name, form: "possessive") } Zeit ist um.
away-vote-note = Vor Beginn vereinbart: Die anderen dürfen abstimmen. { $name } kann jederzeit zurückkommen.
away-alone = { NAME($name, form: "possessive") } Zeit ist um.
away-alone-note = Sonst ist niemand da, der abstimmen könnte; man kann vorschlagen, die Partie zu beenden.
away-decide = Gemeinsam entscheiden …
away-offered = Dein Stuhl ist für eine Vertretung frei.
away-offered-note = Wer den Link hat und hier nicht mitgespielt hat, darf sich setzen. Bis dahin gehört er dir.
away-back = Jemand anders spielt von deinem Stuhl aus.
away-back-note = Du kannst ihn jederzeit zurücknehmen; nichts geht verloren.
away-take = { NAME($name, form: "possessive") } Stuhl ist für eine Vertretung frei.
away-take-note = Du sähest alles, was der Stuhl weiß, aber nie { NAME($name, form: "possessive") } Notizen. { $name } kann jederzeit zurückkommen.
away-wanted = { NAME($name, form: "possessive") } Stuhl ist für eine Vertretung frei.
away-wanted-note = Wer den Link hat und hier nicht mitgespielt hat, darf sich setzen.
vote-title = Was soll aus { NAME($name, form: "possessive") } Stuhl werden?
vote-wait = Weiter warten
vote-wait-note = Nichts ändert sich. Entscheiden könnt ihr jederzeit.
vote-bot-note = Bis { $name } wiederkommt. Der Bot sieht den Stuhl, von euch niemand.
vote-substitute-note = Nur wenn alle zustimmen. Die Vertretung sieht das Spiel, nie { NAME($name, form: "possessive") } Notizen.
vote-note = Ein Vorschlag gilt mit den Stimmen der anderen Personen am Tisch. Bots haben keine Stimme.
votes-for = dafür: { $names }
votes-against = dagegen: { $names }
votes-open = noch offen: { $names }
change-bot = Für { $owner } spielt seit { $when } ein Bot.
change-substitute = { $name } spielt seit { $when } für { $owner }.
change-owner = { $owner } ist seit { $when } zurück.
ballot-closes = Die Abstimmung schließt { $when }; ohne alle Stimmen fällt der Vorschlag.
ballot-passes = Die Abstimmung schließt { $when }; wer bis dahin abwesend ist, gilt als einverstanden.
table-menu = Tisch
ask-back = Weiter zurückgehen …
ask-back-help = Du wählst den Moment in der Chronik; alle anderen müssen zustimmen.
choose-moment = Nach welcher Zeile soll die Partie neu weitergehen?
back-to-here = Hierher zurück
give-up = Partie aufgeben …
give-up-help = Die Partie endet ohne Ergebnis, wenn alle anderen zustimmen.
give-up-sure = Vorschlagen, diese Partie ohne Ergebnis zu beenden?
give-up-yes = Vorschlagen
leave-chair = Meinen Platz verlassen
leave-chair-help = Ein Bot springt ein; du kannst jederzeit zurückkommen.
time-due = fällig { $when }
desk = Mein Pult
sheet = Höhe meines Pults
undo = Zurück
over = Das Spiel ist zu Ende.
waiting-for = Warten auf { $names }.
not-now = Jetzt nicht.
rule-link = Regel: { $rule }
motion-go-back = { $name } möchte weiter zurückgehen.
motion-let-bot-play = { $name } schlägt vor, dass ein Bot für { $about } spielt.
motion-find-substitute = { $name } schlägt vor, Ersatz für { $about } zu suchen.
motion-abandon = { $name } schlägt vor, das Spiel aufzugeben.
agree = Einverstanden
decline = Ablehnen
curtain = Gib das Gerät an { $name } weiter.
lift = Ich bin { $name }: Vorhang auf
recap = Seit du zuletzt hier warst
to-table = Zum Tisch
result = Ergebnis
won = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
you-win = Du gewinnst
won-by = { $total } Punkte, { $points } mehr als { $name }
takes-lead = { $name } geht in Führung
rematch-detail = dieselben Spieler, neues Spiel
total = Summe
course = Der Verlauf des Spiels
rematch = Noch einmal
look-board = Brett ansehen
closer = Näher
farther = Weiter weg
whole-board = Das ganze Brett zeigen
open-things = Was offen liegt
find-choice = Eine Wahl durch Tippen finden

## Monastery

bag = { $count ->
        [one] ein Plättchen im Beutel
       *[other] { $count } Plättchen im Beutel
    }
site-full = voll
boxes-free = Frei: { $boxes }
box-hint = Kasten { $box } · { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
steps = { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
steps-unused = { $count ->
        [one] ein Schritt übrig
       *[other] { $count } Schritte übrig
    }
go-box = In Kasten { $box }
collect = { $letter } nehmen
price = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
price-blessings = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } und { $blessings ->
        [one] ein Segen
       *[other] { $blessings } Segen
    }
spends-blessings = { $count ->
        [one] Das kostet einen Segen.
       *[other] Das kostet { $count } Segen.
    }
purse = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $blessings } Segen
prices-mine = Über jeder Spalte steht dein Preis.
grid-fold = Raster einklappen
phrase-mine = Dein Spruch
phrase-deny = oder jemandem wegnehmen, für einen Segen
strip-mine = mein Spruch
strip-deny = wegnehmen, für einen Segen
strip-deny-short = wegnehmen
prompt-lay = { CAPITAL(NAME($tile, form: "the", case: "accusative")) } hierher legen, oder ein anderes helles Feld wählen.
prompt-go = { CAPITAL(NAME($place, form: "to")) } gehen? Oder einen anderen hellen Ort wählen.
prompt-go-box = { CAPITAL(NAME($place, form: "to")) } gehen, Kasten { $box }? Oder einen anderen Kasten oder Ort wählen.
prompt-gift = Wie viele Segen sollen dort liegen?
the-abbey = Die Abtei
monastery-map = Das Kloster
monastery-headline = Monastery · { $day ->
        [1] der erste Tag
       *[2] der zweite Tag
    } · { $hour }
dial = Tag { $day }, { $hour }
day-short = Tag { $day }
place-box = { $place }, Kasten { $box }
cell-fits = Auf { $cell } darfst du { NAME($tile, form: "the", case: "accusative") } legen
cell-free = Freies Feld { $cell }
ghost = Zur Ansicht auf { $cell } gelegt: { $tile }. Leertaste dreht, Eingabetaste legt.
tile-about = auf { $place }, { $kind }, Wert { $value }
tile-hand = { $kind }, Wert { $value }
tile-site = Baustelle mit den Kästen { $boxes }
tile-built = gebaut
tile-gift = { $count ->
        [one] ein Segen liegt hier
       *[other] { $count } Segen liegen hier
    }
tile-roads = offen nach { $sides }
tile-closed = ohne Zugang
kind-grey = Studium
kind-brown = Handarbeit
kind-dual = Studium und Handarbeit
kind-neutral = weder Studium noch Handarbeit
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
monks-standing = { $count ->
        [one] ein Mönch von { $name }
       *[other] { $count } Mönche von { $name }
    }
monks-praying = { $count ->
        [one] ein betender Mönch von { $name }
       *[other] { $count } betende Mönche von { $name }
    }
monk-standing = { NAME($name, form: "possessive") } Mönch: { $place }
monk-praying = { NAME($name, form: "possessive") } betender Mönch: { $place }
market = Buchstabenraster mit den Preisen, die du jetzt zahlst
market-row = Reihe
market-letter = { $letter }, { NAME($row, gender: "feminine") } Reihe, Spalte { $column }, Preis { $price }
market-monk = Mönch, { NAME($row, gender: "feminine") } Reihe, Spalte { $column }, Preis { $price }
market-gap = leer
strip = { $large } große und { $small } kleine von { $all } Buchstaben
tiles-behind = { $count ->
        [one] ein Plättchen hinter dem Schirm
       *[other] { $count } Plättchen hinter dem Schirm
    }
monks-there = { $count ->
        [one] ein Mönch im Kloster
       *[other] { $count } Mönche im Kloster
    }
abbot = Abt
screen = Hinter deinem Schirm
screen-close = Verdecken
screen-open = Zeigen
hand-empty = Keine Plättchen mehr.
side-tiles = Meine Plättchen
side-grid = Buchstabenraster
blessings-mine = { $count ->
        [one] ein Segen
       *[other] { $count } Segen
    }
pool = { $pool } im Vorrat, { $bag } Plättchen im Beutel
allowance = { $left ->
        [one] noch ein Schritt
       *[other] noch { $left } Schritte
    }
ledger = Wertung
you-scored = Du bekommst { $points }
earned-work = Arbeit
preparing = Was du vorbereitest
hint-cell = Wähle eines der leuchtenden Felder.
hint-goal = Wähle, wohin der Mönch geht.
hint-strip-mine = { $letter } kommt zu deinem Spruch. Wähle einen anderen Buchstaben, oder nimm ihn.
hint-strip = { $letter } kommt mit der kleinen Seite auf { NAME($name, form: "possessive") } Streifen, und du bekommst einen Segen.
lay = { CAPITAL(NAME($tile, form: "the", case: "accusative")) } legen
turn = Drehen
box = Kasten
to-box = In Kasten { $box }
go = { CAPITAL(NAME($place, form: "to")) } gehen
pray-at = Beten: { $place }, +{ $points }
gift = Segen
blessings-left = noch { $count } Segen
gift-less = Einen Segen weniger
gift-more = Einen Segen mehr
change-monk = ein Mönch
give = { CAPITAL(NAME($place, form: "at")) } hinlegen
never-mind = Doch nicht
end-turn = Zug beenden
imprison-nobody = Niemanden schicken
prompt-place-move = Lege ein Plättchen und bewege deine Mönche.
prompt-move = Bewege deine Mönche, dann beende deinen Zug.
prompt-place = Lege ein Plättchen, dann beende deinen Zug.
prompt-end = Nichts mehr zu tun: Beende deinen Zug.
key-tiles = Meine Plättchen
key-monks = Meine Mönche
key-board = Das Kloster
key-grid = Das Buchstabenraster
key-my-board = Meine Tafel auf oder zu
key-piles = Würfelfelder

## Die Bildsprache

look-title = Die Bildsprache
look-intro = Die Teile des Hauses: Material, Schrift, Figuren, Plättchen. Gebaute Plättchen sind Miniaturen, Baustellen Skizzen derselben Zeichnung.
look-colours = Material
look-type = Schrift
look-pieces = Figuren
look-built = Gebaut
look-sites = Baustellen
look-words = Worte stehen in der Garamond,
look-numbers = Zahlen und Tasten in der Alegreya Sans: 0123456789,
look-uncial = Namen und Buchstaben in der Unziale.

## Warteraum und Türschwelle

stage-closed = Geschlossen
starts-in = { $seconds ->
    [0] Das Spiel beginnt jetzt.
    [one] Das Spiel beginnt in einer Sekunde.
   *[other] Das Spiel beginnt in { $seconds } Sekunden.
    }
chairs-wait = { $count ->
    [one] Ein Stuhl ist noch frei.
   *[other] { $count } Stühle sind noch frei.
    }
start-held = Der Start ist angehalten. { $name } kann beginnen, oder jemand lässt ihn wieder laufen.
hold-start = Warten
unhold-start = Bereit: von selbst beginnen
invite-copy = Einladen: Link kopieren
invite-share = Einladen: Link teilen
add-chair = Stuhl dazustellen
close-chair = Stuhl wegnehmen
close-table = Tisch schließen
close-table-sure = Diesen Tisch für alle schließen?
leave-room = Gehen
is-host = Gastgeber
auto-start = Beginnt von selbst
    .help = Ein paar Sekunden, nachdem der letzte Stuhl besetzt ist. Jeder am Tisch kann „warten“ sagen.
auto-start-yes = Das Spiel beginnt von selbst, wenn alle sitzen
auto-start-no = Der Gastgeber beginnt das Spiel
series = Partien der Serie
    .help = Mehr als eine: Die Punkte aller Partien werden addiert, und jede Revanche ist die nächste Partie.
series-of = Eine Serie von { $games } Partien: Die Punkte werden addiert
series-standings = Stand der Serie
series-so-far = { $played } von { $games } Partien sind gespielt.
series-won = { $count ->
    [one] { $names } hat die Serie gewonnen.
   *[other] { $names } teilen sich die Serie.
    }
series-game = Partie { $number }
series-next = Nächste Partie der Serie
rules-in-force = Geltende Regeln
rules-played = Dieser Tisch spielt
rules-agreed = Was wir vereinbaren
rules-rest = Alles andere wie in der Spielregel.
rules-all-usual = Alles wie in der Spielregel.
rules-usual = Optionen wie in der Spielregel
rule-on = ja
rule-off = nein
invites-you = { $name } lädt dich ein
door-ask = An diesen Tisch setzen?
door-last = Du bist die letzte Person: Das Spiel beginnt, sobald du sitzt.
door-full = An diesem Tisch ist kein Stuhl frei.
door-full-watch = An diesem Tisch ist kein Stuhl frei, aber du darfst zuschauen.
relations = Stumm geschaltet und blockiert
relations-help = Wen du stumm schaltest, den hörst du nicht. Wen du blockierst, der kann auch nicht an deinen Tischen sitzen. Sie erfahren davon nichts.
relation-mute = stumm geschaltet
relation-block = blockiert
no-entry-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig; frag, wer ihn geschickt hat.
no-entry-closed = Dieser Tisch wurde geschlossen.
no-entry-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst dich hier nicht mehr setzen.
person-menu = Mehr zu { $name }
person-hand-over = { $name } zum Gastgeber machen
person-mute = { $name } für mich stummschalten
person-unmute = { $name } wieder hören
person-block = { $name } blockieren
person-unblock = { $name } nicht mehr blockieren
person-report = { $name } melden
person-report-what = Was ist passiert?
person-report-help = Geht an den Betreiber dieses Servers, mit den letzten Zeilen des Gesprächs. Am Tisch erfährt es niemand.
person-report-send = Meldung senden
person-reported = Deine Meldung ist abgeschickt.
person-remove = { $name } entfernen
person-remove-sure = { $name } verliert den Stuhl, erfährt es und kann sich an diesem Tisch nicht mehr setzen.
