# Die Worte der Seite. Die der Spiele kommen vom Server.

skip = Zum Tisch springen
nav = Seite
home = Start
rules = Regeln
look-back = Rückschau
unofficial = Ein inoffizielles Liebhaberprojekt, ohne Verbindung zu Ragnar Brothers, dlp games, Days of Wonder oder anderen Verlagen und Autoren und nicht von ihnen gebilligt. Ihre Namen sagen nur, welche Spiele es sind; alle Worte und Zeichnungen sind unsere eigenen.
me = Mein Stuhl
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
sound = Läuten, wenn ich dran bin
by-list = Mit Listen von Worten spielen
page-broken = Diese Seite ließ sich nicht laden. Bitte lade sie neu.
lost-title = Kein solcher Raum
lost-text = Unter dieser Adresse ist nichts.
no-answer = Das Haus antwortet gerade nicht. Es wird wieder versucht.
close = Schließen

## Start

hero = Ein Tisch für drei Klosterspiele, im Browser. Spiele sofort gegen Bots oder schicke Freunden einen Link: Niemand braucht ein Konto. Jede Regel gilt, und jede Ablehnung sagt, warum.
site-game-monastery = Monastery
    .blurb = Lege Plättchen, teile Baustellen, bete, arbeite und sammle die Buchstaben eines Gebets vor deinen Brüdern.
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
players-range = { $range } Spieler
play-bots = { $count ->
        [one] Gegen einen Bot spielen
       *[other] Gegen { $count } Bots spielen
    }
with-friends = Mit Freunden
my-games = Meine Spiele
my-games-empty = Noch kein Spiel. Hier steht, welches du beginnst und wer an der Reihe ist.
open-tables = Offene Tische
open-tables-empty = Niemand wartet. Decke einen Tisch, andere werden ihn finden.
new-table = Einen Tisch decken
join-code = Code oder Link eines Tisches
join = Dazusetzen
your-turn = Du bist dran
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

## Einen Tisch decken

game = Spiel
table-name = Name des Tisches
table-name-hint = für die Liste; darf leer bleiben
chairs = Stühle
chairs-help = Freunde setzen sich über den Link. Mehrere können dieses Gerät teilen: Zwischen ihnen fällt ein Vorhang.
players = Spieler
chair = Stuhl { $number }
chair-me = Ich
chair-open = Ein Freund, über den Link
chair-here = Jemand anders an diesem Gerät
fill-bots = Freie Stühle mit Bots besetzen
name = Name
options = Regeln und Varianten
contract = Was wir vereinbaren
listed = Tisch in der Liste zeigen
    .help = Sonst findet ihn nur, wer den Link hat.
chat-allowed = Gespräch am Tisch
    .help = Spieler hören Spieler, Zuschauer hören beide.
watching = Zuschauer
    .help = Sie sehen nie, was verborgen ist.
watching-anyone = Wer den Link hat, darf zusehen
watching-afterwards = Wer den Link hat, darf nach dem Spiel hineinsehen
watching-nobody = Niemand darf zusehen
aids = Hilfen
    .help = Für alle am Tisch dieselben.
aids-none = Keine Hilfe als das Gedächtnis
aids-notebook = Ein Notizbuch
aids-full = Alles, was das Haus berechnen kann
pace = Tempo
    .help = Ist die Zeit um, geschieht, was unten vereinbart ist.
pace-no-clock = Keine Uhr
pace-live-clock = Live, mit Uhr
pace-day-clock = Über Tage
pace-live = Live: je { $minutes } Minuten, { $gain } Sekunden mehr mit jeder Entscheidung
pace-days = { $days ->
        [one] Ein Tag für jede Entscheidung
       *[other] { $days } Tage für jede Entscheidung
    }
pace-quiet = (von { $start } bis { $end } Uhr läuft keine Frist ab)
bank = Sekunden auf der Uhr
gain = Sekunden mehr je Entscheidung
days = Tage je Entscheidung
quiet-from = Ruhe ab (Stunde)
quiet-to = bis (Stunde)
absence = Wenn jemand zu spät ist
    .help = Ein Bot hält den Stuhl warm; sein Besitzer kann jederzeit zurückkommen.
absence-wait = Der Tisch wartet
absence-vote = Die anderen dürfen abstimmen, ob ein Bot einspringt
absence-bot = Ein Bot springt sofort ein
chat-yes = Die Spieler dürfen reden
chat-no = Es wird nicht geredet
lobby = Liste
listed-yes = In der Liste zu sehen
listed-no = Nur über den Link
start-now = Beginnen
start-now-help = Alle Stühle sind besetzt: Das Spiel beginnt sofort.
set-table = Den Tisch decken
set-table-help = Du bekommst einen Link für deine Freunde; das Spiel beginnt, wenn alle sitzen.

## Ich

name-help = So nennen dich die anderen. Ein Cookie merkt es sich in diesem Browser; es gibt kein Passwort.
keep = Merken
kept = Gemerkt.
notices = Mich an den Tisch rufen
notices-help = Apprise-Adressen von Diensten, die dir sagen dürfen, dass du dran bist. Sie bleiben geheim und werden nie wieder gezeigt.
notices-now = Gerufen über:
notices-field = Adressen, eine je Zeile
links = Andere Geräte
links-help = Ein privater Link trägt deine Stühle auf ein anderes Gerät. Wer ihn öffnet, ist du: Behalte ihn für dich; hier kannst du ihn widerrufen.
link-made = Erstellt am { $date }
make-link = Link erstellen
revoke = Widerrufen
moved-in = In diesem Browser bist du jetzt { $name }.

## Man sammelt sich

host = Tisch von { $name }
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
all-here = Alle sitzen. Der Gastgeber darf beginnen.
waiting-chairs = Es wird gewartet, bis alle Stühle besetzt sind.
invite = Einladen
invite-help = Wer diesen Link öffnet, kann sich setzen oder zusehen.
qr = Der Link als QR-Code
copy = Link kopieren
copied = Kopiert

## Der Tisch

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
refused-guided = Das darfst du, aber der Führer hat einen anderen Zug im Sinn.
keys = Tasten
keys-single = Einzelne Buchstaben wirken so (beim Diktieren besser ausschalten)
key-desk = Was ich tun soll
key-main = Was ich jetzt tun darf
key-undo = Zurücknehmen
key-now = Was kann ich jetzt tun?
key-help = Diese Liste
key-press-main = Den Hauptknopf drücken
key-board-1 = Weiter zum nächsten leuchtenden Ding
key-board-2 = Wählen; noch einmal, um es zu meinen
key-board-3 = Von Ort zu Ort, auf dem Plan und auf der Tafel
key-board-4 = Doch nicht
key-board-5 = Näher, ferner, der ganze Plan
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
standing-reported = berichtet
standing-inferred = erschlossen
standing-reconstructed = rekonstruiert
standing-ruling = unsere Entscheidung
you = du
bot = Bot
deciding = entscheidet
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
substitute-wanted = Wer den Link hat, darf diesen Platz einnehmen.
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
undo = Zurücknehmen
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
voting = { $agreed } von { $voters } einverstanden
curtain = Gib das Gerät an { $name } weiter.
lift = Ich bin { $name }: Vorhang auf
recap = Seit du zuletzt hier warst
to-table = Zum Tisch
result = Ergebnis
won = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
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

the-abbey = Die Abtei
monastery-map = Das Kloster
monastery-headline = Monastery · { $day ->
        [1] der erste Tag
       *[2] der zweite Tag
    } · { $hour }
dial = Tag { $day }, { $hour }
day = { $day ->
        [1] erster Tag
       *[2] zweiter Tag
    }
place-box = { $place }, Kasten { $box }
cell-fits = { $tile } passt auf { $cell }
cell-free = Freies Feld { $cell }
ghost = { $tile }, zur Ansicht auf { $cell } gelegt. Leertaste dreht, Eingabetaste legt.
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
kind-brown = Arbeit
kind-dual = Studium und Arbeit
kind-neutral = weder Studium noch Arbeit
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
monk-standing = Mönch von { $name }: { $place }
monk-praying = Betender Mönch von { $name }: { $place }
market = Buchstabentafel mit den Preisen, die du jetzt zahlst
market-row = Reihe
market-letter = { $letter }, Reihe { $row }, Spalte { $column }, Preis { $price }
market-monk = Mönch, Reihe { $row }, Spalte { $column }, Preis { $price }
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
side-grid = Buchstabentafel
blessings-mine = { $count ->
        [one] ein Segen
       *[other] { $count } Segen
    }
pool = { $pool } im Vorrat, { $bag } Plättchen im Beutel
allowance = { $left ->
        [one] noch ein Bewegungspunkt
       *[other] noch { $left } Bewegungspunkte
    }
ledger = Wertung
ledger-of = Wertung von { $name }
points-left = { $points ->
        [one] ein Punkt übrig
       *[other] { $points } Punkte übrig
    }
preparing = Was du vorbereitest
hint-cell = Wähle eines der leuchtenden Felder.
hint-goal = Wähle, wohin der Mönch geht; { $left ->
        [one] noch ein Bewegungspunkt
       *[other] noch { $left } Bewegungspunkte
    }.
hint-strip = Auf wessen Streifen soll das { $letter }?
lay = { $tile } legen
turn = Drehen
box = Kasten
to-box = In Kasten { $box }
go = Gehen: { $place } ({ $cost })
gift = Segen
give = Hinlegen: { $place }
never-mind = Doch nicht
end-turn = Zug beenden
prompt-place-move = Lege ein Plättchen und bewege deine Mönche.
prompt-move = Bewege deine Mönche, dann beende deinen Zug.
prompt-place = Lege ein Plättchen, dann beende deinen Zug.
prompt-end = Nichts mehr zu tun: Beende deinen Zug.
key-tiles = Meine Plättchen
key-monks = Meine Mönche
key-board = Das Kloster
key-grid = Die Buchstabentafel

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

## Learning

learn-home = Neu hier?
learn-home-text = Lerne beim Spielen: ein geführtes erstes Spiel von zehn Minuten für jedes der drei.
learn-home-go = Spielend lernen
learn-card = Lernen
