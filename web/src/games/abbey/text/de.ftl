# Die Wörter des Abtei-Bretts auf Deutsch. Regeln, Ablehnungen und Ereignisse stehen in der Datei des Spiels.

headline = { $office } · Glocke auf { $bell } von { $spots }
prompt-pass = { $count ->
        [one] Wähle eine Karte für { $name } links von dir.
       *[other] Wähle { $count } Karten für { $name } links von dir.
    }
pass-them = Diese Karten weitergeben
turn-ends = Dein Zug endet.
prompt-move = Geh in einen anderen Raum.
prompt-ask = Du triffst { $name }: Stell eine Frage.
prompt-answer = { $name } fragt dich: { $question }
prompt-show = { $name } will einen { $monk } sehen: Wähle, welchen du zeigst.
prompt-counter = Du hast geantwortet. Stellst du { $name } eine Gegenfrage?
prompt-inquire = Wähle ein oder zwei Merkmale, und wen du um so eine Karte bittest.

## Blätter

leaves = Blätter des Bretts
leaf-plan = Plan
leaf-notebook = Notizbuch
leaf-players = Aussagen
leaf-timeline = Gesehen
leaf-revelations = Enthüllungen

## Der Plan

floor-plan = Plan der Abtei
read-in-library = In der Bibliothek gelesen:
people-here = Hier: { $names }
die-shows = Der Würfel zeigt { $name }
within-reach = Erreichbar
plan-ecclesia = Kapelle
plan-crypta = Krypta
plan-confessorium-1 = Beichtstuhl
plan-confessorium-2 = Beichtstuhl
plan-aula = Hof
plan-claustrum-s = Kreuzgang Süd
plan-claustrum-w = West
plan-claustrum-n = Kreuzgang Nord
plan-claustrum-e = Ost
plan-capitulum = Kapitelsaal
plan-parlatorium = Sprechzimmer
plan-scriptorium = Skriptorium
plan-bibliotheca = Bibliothek
plan-scalae = Nachttreppe
plan-dormitorium-w = Schlafsaal West
plan-dormitorium-e = Schlafsaal Ost
plan-cellula-white = Weiß
plan-cellula-yellow = Gelb
plan-cellula-red = Rot
plan-cellula-green = Grün
plan-cellula-blue = Blau
plan-cellula-black = Schwarz
plan-porta = Torhaus
plan-hortus = Garten
plan-culina = Küche
plan-refectorium = Refektorium
plan-calefactorium = Wärmestube

## Das Notizbuch

open-count = { $count ->
        [one] Ein Verdächtiger ist auf deinem Blatt offen.
       *[other] { $count } Verdächtige sind auf deinem Blatt offen.
    }
of-all = { $open } von { $all } offen
trait-open = { $trait }: { $open } von { $all } offen
pen = Was ein Tippen tut
pen-cross = Streichen
pen-look = Ansehen
filter = Nur diese Merkmale zeigen
mark-hand = auf deiner Hand
mark-seen = gesehen
mark-crossed = von dir gestrichen
mark-open = offen
deduction = Deduktion
deducing = Wird durchdacht …
deduction-off = Du denkst selbst.
deduced = { $count ->
        [one] Nach allem, was du weißt: ein möglicher Täter.
       *[other] Nach allem, was du weißt: { $count } mögliche Täter.
    }
deduced-one = Nach allem, was du weißt, ist { $name } der Täter.
not-exact = (höchstens; nicht alles ist geprüft)
verdict-cleared = kann nicht der Täter sein
verdict-guilty = muss der Täter sein
must-be-with = muss auf { NAME($name, form: "possessive") } Hand sein
can-be = Kann sein:
place-culprit = unter der Abtei, als Täter
place-pile = im Stapel des Sprechzimmers
certain-with = Was { $name } sicher hält
certain-with-none = Noch ist nichts sicher.
close-look = Schließen
at-the-deal = beim Austeilen
at-turn = { $day ->
        [1] { $office } { $bell }
       *[other] { $office } { $bell }, Tag { $day }
    }
notes = Notizen
notes-empty = Was du hier schreibst, liest niemand sonst.
new-note = Eine neue Notiz
write = Schreiben
erase-note = Streichen: { $note }
seen-with = Was du zuletzt bei { $name } gesehen hast
seen-with-none = Noch nichts.
testimony = Antworten und Aussagen
testimony-none = Noch nichts.
moved-since = { $count ->
        [0] Seither hat keine Karte gewechselt.
        [one] Seither hat eine Karte gewechselt.
       *[other] Seither haben { $count } Karten gewechselt.
    }
promised = Versprechen an { $name }:
penance-wanted = Buße verlangt von { $names }.
timeline-none = Du hast noch keine Karte gesehen.
revelations-help = Jede fällt nur einmal. Richtig: zwei Punkte. Falsch: minus einer.
to-accuse = Wählen, wen du anklagst …
accuse = Anklagen …

## Fragen

composer = Deine Frage
kind = Art der Frage
kind-how-many = Wie viele …
kind-any-of = Ist einer …
kind-at-least = Mindestens …
kind-exactly = Genau …
kind-all-of = Sind alle …
kind-more-of = Mehr von diesen als von jenen …
kind-between = Zwischen … und …
kind-odd = Eine ungerade Anzahl …
kind-most-of = Wovon hast du am meisten …
kind-fewest-of = Wovon hast du am wenigsten …
kind-what-is = Ein Merkmal einer Karte …
kind-still-hold = Hast du noch …
kind-last-drawn = Die zuletzt gezogene Karte …
kind-settled = Gleichen sich deine offenen Verdächtigen im …
kind-hold-book = Hast du das Buch …
kind-how-many-books = Wie viele Bücher …
kind-will-end = Endet dein Zug in …
kind-will-speak = Wirst du enthüllen oder anklagen …
kind-will-pass = Gibst du mir …
kind-before-mass = Wirst du vor der nächsten Messe …
kind-free-question = In eigenen Worten …
who = Um wen es geht
who-fitting = Mönche, die so sind
who-names = Mönche mit Namen
who-anybody = irgendwer
take-out = entfernen
add-name = + ein Name
add-trait = + ein Merkmal
add-like = + wie …
compare-with = wer?
join-or = die letzten zwei mit „oder“ verbinden
scope-hand = Hand
scope-seen = gesehen
scope-crossed = gestrichen
scope-open = offen
scope-elsewhere = anderswo gesehen
scope-guessed = vermutet
slot-scope = Wo
slot-number = Wie viele
slot-category = Welche Art Merkmal
slot-card = Welche Karte
slot-way = Welcher Raum
slot-room = Welcher Raum
slot-act = Was
slot-title = Welches Buch
slot-text = Deine Frage
slot-by = Von wem, an wen oder bei wem
slot-since = Seit wann
slot-deed = Was
met-anybody = irgendwer
add-among = + unter bestimmten Karten
and-also = … und auch …
and-first = Und:
typed = Oder tippe deine Frage
typed-example = Wie viele bärtige Mönche hast du?
typed-meant = Verstanden: { $question }
typed-unread = Nicht verstanden: { $unread }
typed-busy = Wird gelesen …
no-card = noch keine solche Karte
ask-it = { $name } fragen
fits-open = Trifft auf { $fits } deiner { $open } offenen Verdächtigen zu.
weighing = Die Frage wird abgewogen …
prospects = So viele Verdächtige ließe jede Antwort übrig; jetzt { $now }:
prospects-none = Keine Antwort darauf verriete dir etwas über die Karten.
any-other-answer = jede andere Antwort
leaves-suspects = { $count ->
        [one] lässt einen Verdächtigen übrig
       *[other] lässt { $count } Verdächtige übrig
    }
useful = Nützlich:
recent = Zuletzt gefragt:
whom = Wen du bittest
answering = Deine Antwort
answer-with = Antworten: { $answer }
choose-answer = Wähle deine Antwort
reply = Antworten
moment-silence = … schweigt.
moment-whisper = … flüstert.

## Das Pult

hand = Deine Karten
hand-empty = Du hast keine Karten.
books = Bücher
order-give = Beim nächsten Anlass einsetzen
order-given = ✓ Wird von selbst eingesetzt
crypt-card = Kryptakarte
crypt-lay-ready = Bereitlegen: Am Ende dieses Zuges wirst du nach einem Extrazug gefragt
crypt-ready = Bereit: ein Extrazug nach diesem
watching = Du schaust zu.
cards-held = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
books-held = { $count ->
        [one] ein Buch
       *[other] { $count } Bücher
    }
silences = { $count ->
        [one] ein Schweigegelübde
       *[other] { $count } Schweigegelübde
    }
first-player = Startspieler
page-of = { NAME($name, form: "possessive") } Seite
penitent = tut Buße
hours = Die Stunden
bell-at = Die Glocke steht auf { $spot } von { $spots }
mass-next = { $rounds ->
        [0] Messe nach dieser Runde
        [one] Messe nach noch einer Runde
       *[other] Messe nach noch { $rounds } Runden
    }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } nach links.
mass-now = Die Glocke läutet. Alle sind in der Kapelle.
mass-cards = { $cards ->
        [one] Alle geben eine Karte weiter.
       *[other] Alle geben { $cards } Karten weiter.
    }
mass-choosing = wählt
mass-ready = bereit

## Das Buch und seine Seiten

said-and-notes = Zuletzt Gesagtes und Notizen
said-last = Zuletzt gesagt
said-all = alle Antworten ›
explain-certain = { $name } muss { $names } halten.
explain-absent = { $count ->
        [one] Eine Karte, die { $name } halten konnte, ist ausgeschlossen.
       *[other] { $count } Karten, die { $name } halten konnte, sind ausgeschlossen.
    }
explain-cleared = Kann nicht der Täter sein: { $names }.
explain-nothing = Für sich allein schließt diese Antwort nichts Weiteres aus.
explaining = Was sie ausschließt …
mark-word = Ein Wort von dir
colour-red = rot markiert: verdächtigt
colour-gold = golden markiert
colour-green = grün markiert
colour-blue = blau markiert
contradiction-suspected = Du verdächtigst ihn, hast aber seine Karte gesehen.
contradiction-nobody-left = Deine Striche lassen niemanden übrig.
told-to = an { $name }
traits-asked = Merkmale der Frage
strip-hand = Hand
last-with = zuletzt bei { $name } gesehen
guilty = Schuldig
stay-silent = Schweigen
who-did-it = Wer tötete Bruder Adelmo?
nobody-spoke = Niemand sprach vor dem Abt.
was-right = richtig
was-wrong = falsch
hands-open = Alle Hände aufgedeckt
suspects-left = Verbliebene Verdächtige
suspects-left-help = Wie viele Verdächtige jedem blieben, vom Austeilen bis zum Ende
who-knew = Wer es seit wann wissen konnte
knew-since = konnte es wissen seit: { $when }
left-at-end = { $count ->
        [one] am Ende ein Verdächtiger übrig
       *[other] am Ende { $count } Verdächtige übrig
    }
hands-known = Die Hände, wie du sie jetzt kennst
unknown-cards = { $count ->
        [0] keine unbekannte Karte
        [one] eine unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
under-abbey = Unter der Abtei liegt einer von
cards-went = Wohin Karten gingen
still-open = Auf deinem Blatt noch offen
since-taken = nahm dir { $name }
since-accused = klagte { $suspect } an

## Augenblicke

cloth-taken = Dir genommen
cloth-given = Aus deiner Hand
cloth-shown = Dir gezeigt
cloth-showed = Von dir gezeigt
cloth-received = Jetzt auf deiner Hand
moment-taken = { $taker } hat dir eine Karte genommen
moment-gave = Du gibst { $taker } eine Karte
moment-passed = { $count ->
        [one] Du reichst { $taker } eine Karte
       *[other] Du reichst { $taker } { $count } Karten
    }
moment-showed = Du zeigst { $taker } eine Karte
moment-shown = { $count ->
        [one] { $giver } zeigt dir eine Karte
       *[other] { $giver } zeigt dir { $count } Karten
    }
moment-received = { $count ->
        [one] { $giver } reicht dir eine Karte
       *[other] { $giver } reicht dir { $count } Karten
    }
moment-given = { $giver } gibt dir eine Karte
moment-took = Du nimmst { $giver } eine Karte
moment-pile = Du ziehst eine Karte
moment-stays = Sie bleibt, wo sie ist. Du hast sie gesehen.
moment-kept = Sie bleibt auf deiner Hand.
event-read = Das Ereignis wird verlesen
before-abbot = Vor dem Abt

## Die Messe

mass-of = Messe: { $office }
mass-step-bell = Die Glocke
mass-step-chapel = Alle in die Kapelle
mass-step-pass = { $cards ->
        [one] Eine Karte nach links
       *[other] { $cards } Karten nach links
    }
mass-step-event = Das Ereignis

## Namen ohne Titel

name-william = William
name-theobald = Theobald
name-aldric = Aldric
name-conrad = Conrad
name-dunstan = Dunstan
name-rainer = Rainer
name-ulric = Ulric
name-kilian = Kilian
name-odo = Odo
name-lambert = Lambert
name-florian = Florian
name-gildas = Gildas
name-ivo = Ivo
name-milo = Milo
name-piers = Piers
name-zeno = Zeno
name-sergio = Sergio
name-bruno = Bruno
name-edwin = Edwin
name-hubert = Hubert
name-joscelin = Joscelin
name-norbert = Norbert
name-valentin = Valentin
name-yves = Yves

## Was ein Raum brächte

entering-meets = Du würdest { $names } treffen und eine Frage stellen.
entering-die = Zuletzt war { $names } hier: Du würdest { $count ->
        [one] die einzige Karte
       *[other] eine von { $count } Karten
    } ziehen.
entering-die-empty = Zuletzt war { $names } hier, ohne Karte auf der Hand.
entering-die-own = Zuletzt warst du hier: Es gibt nichts zu ziehen.
entering-cell = Die Zelle von { $names }: Du könntest { $count ->
        [one] die einzige Karte
       *[other] eine von { $count } Karten
    } nehmen.
entering-cell-empty = Die Zelle von { $names }, ohne Karte auf der Hand.
entering-cell-own = Deine eigene Zelle: Wer darin ist, wird ertappt.
entering-cell-nobody = Hier wohnt niemand.
entering-pile = Du würdest eine Karte ziehen; im Stapel { $count ->
        [one] liegt noch eine
       *[other] liegen noch { $count }
    }.
entering-pile-gone = Der Stapel ist leer: Du könntest jemanden um eine Karte einer bestimmten Art bitten.
entering-reveal = Du könntest ein Merkmal enthüllen. Anklagen geht erst ohne Stapel: Noch { $count ->
        [one] eine Karte liegt
       *[other] { $count } Karten liegen
    } darin.
entering-accuse = Du könntest ein Merkmal enthüllen oder anklagen.
entering-library-read = Du hast schon in der Bibliothek gelesen.
entering-crypt-held = Du hast schon eine Kryptakarte.

## Karten

deck-book = Skriptorium
deck-volume = Bibliothek
deck-happening = Ereignis
mark-star = wird für seinen Moment aufgehoben
mark-die = mit Würfel
mark-lasts = bis zur nächsten Messe
