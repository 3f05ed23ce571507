# Was an einem Tisch vom Geheimnis der Abtei gesagt wird.

game-name = Das Geheimnis der Abtei
game-blurb = Bruder Adelmo ist tot, und einer von vierundzwanzig Mönchen war es. Geht durch die Abtei, stellt kluge Fragen, macht Notizen und nennt den Täter.

chapter-setup = Aufbau
chapter-turn = Der Spielzug
chapter-encounter = Begegnungen
chapter-questions = Fragen
chapter-promises = Versprechen
chapter-silence = Das Schweigegelübde
chapter-rooms = Die Räume
chapter-confessional = Die Beichtstühle
chapter-cells = Die Zellen
chapter-scriptorium = Das Skriptorium
chapter-books = Bücher des Skriptoriums
chapter-library = Die Bibliothek
chapter-parlour = Das Sprechzimmer
chapter-crypt = Die Krypta
chapter-chapter-hall = Der Kapitelsaal
chapter-revelation = Enthüllungen
chapter-accusation = Anklagen
chapter-mass = Die Messe
chapter-events = Ereignisse
chapter-penance = Buße
chapter-scoring = Wertung
chapter-ending = Das Ende
chapter-six = Zu sechst
chapter-variants = Varianten
chapter-options = Grenzen des Tisches
chapter-notebook = Das Notizbuch
chapter-secrecy = Geheimhaltung

trait-templar = Templer
    .many = Templer
    .one = Templer
    .all = Templer
    .are = Templer
    .is = Templer
    .side = after
    .of = vom Orden der Templer
trait-franciscan = Franziskaner
    .many = Franziskaner
    .one = Franziskaner
    .all = Franziskaner
    .are = Franziskaner
    .is = Franziskaner
    .side = after
    .of = vom Orden der Franziskaner
trait-benedictine = Benediktiner
    .many = Benediktiner
    .one = Benediktiner
    .all = Benediktiner
    .are = Benediktiner
    .is = Benediktiner
    .side = after
    .of = vom Orden der Benediktiner
trait-father = Pater
    .many = Patres
    .one = Pater
    .all = Patres
    .are = Patres
    .is = Pater
    .side = after
    .of = Patres
trait-brother = Bruder
    .many = Brüder
    .one = Bruder
    .all = Brüder
    .are = Brüder
    .is = Bruder
    .side = after
    .of = Brüder
trait-novice = Novize
    .many = Novizen
    .one = Novizen
    .all = Novizen
    .are = Novizen
    .is = Novize
    .side = after
    .of = Novizen
trait-hooded = mit Kapuze
    .many = mit Kapuze
    .one = mit Kapuze
    .all = mit Kapuze
    .are = mit Kapuze
    .is = mit Kapuze
    .side = after
    .of = mit Kapuze
trait-unhooded = ohne Kapuze
    .many = ohne Kapuze
    .one = ohne Kapuze
    .all = ohne Kapuze
    .are = ohne Kapuze
    .is = ohne Kapuze
    .side = after
    .of = ohne Kapuze
trait-bearded = bärtig
    .many = bärtige
    .one = bärtigen
    .all = bärtigen
    .are = bärtig
    .is = bärtig
    .side = before
    .of = bärtig
trait-clean-shaven = glattrasiert
    .many = glattrasierte
    .one = glattrasierten
    .all = glattrasierten
    .are = glattrasiert
    .is = glattrasiert
    .side = before
    .of = glattrasiert
trait-fat = dick
    .many = dicke
    .one = dicken
    .all = dicken
    .are = dick
    .is = dick
    .side = before
    .of = dick
trait-thin = dünn
    .many = dünne
    .one = dünnen
    .all = dünnen
    .are = dünn
    .is = dünn
    .side = before
    .of = dünn

category-order = Orden
category-title = Rang
category-hood = Kapuze
category-face = Bart
category-girth = Statur

scope-hand = auf der Hand
scope-seen = gesehen
scope-crossed = gestrichen
scope-open = noch offen
scope-elsewhere = gesehen
scope-guessed = gestrichen
tail-elsewhere = außerhalb deiner Hand
tail-guessed = auf Verdacht
met-seen = gesehen
met-shown = gezeigt bekommen
met-received = erhalten
met-gave = abgegeben
met-known = ausgemacht
since-ever = jemals
since-mass = seit der letzten Messe

act-reveal = etwas enthüllen
act-accuse = jemanden anklagen

colour-white = weiß
colour-yellow = gelb
colour-red = rot
colour-green = grün
colour-blue = blau
colour-black = schwarz

office-matins = Matutin
    .gender = feminine
office-lauds = Laudes
    .gender = plural
office-prime = Prim
    .gender = feminine
office-terce = Terz
    .gender = feminine
office-sexte = Sext
    .gender = feminine
office-none = Non
    .gender = feminine
office-vespers = Vesper
    .gender = feminine
office-compline = Komplet
    .gender = feminine

room-ecclesia = Kapelle
    .gender = feminine
room-crypta = Krypta
    .gender = feminine
room-confessorium-1 = Beichtstuhl der Kapelle
    .gender = masculine
room-confessorium-2 = Beichtstuhl am Hof
    .gender = masculine
room-aula = Hof
    .gender = masculine
room-claustrum-s = Südlicher Kreuzgang
    .gender = masculine
    .accusative = Südlichen Kreuzgang
    .dative = Südlichen Kreuzgang
room-claustrum-w = Westlicher Kreuzgang
    .gender = masculine
    .accusative = Westlichen Kreuzgang
    .dative = Westlichen Kreuzgang
room-claustrum-n = Nördlicher Kreuzgang
    .gender = masculine
    .accusative = Nördlichen Kreuzgang
    .dative = Nördlichen Kreuzgang
room-claustrum-e = Östlicher Kreuzgang
    .gender = masculine
    .accusative = Östlichen Kreuzgang
    .dative = Östlichen Kreuzgang
room-capitulum = Kapitelsaal
    .gender = masculine
room-parlatorium = Sprechzimmer
    .gender = neuter
room-scriptorium = Skriptorium
    .gender = neuter
room-bibliotheca = Bibliothek
    .gender = feminine
room-scalae = Nachttreppe
    .gender = feminine
    .in = auf der Nachttreppe
    .into = auf die Nachttreppe
room-dormitorium-w = Westlicher Schlafsaal
    .gender = masculine
    .accusative = Westlichen Schlafsaal
    .dative = Westlichen Schlafsaal
room-dormitorium-e = Östlicher Schlafsaal
    .gender = masculine
    .accusative = Östlichen Schlafsaal
    .dative = Östlichen Schlafsaal
room-cellula-white = Weiße Zelle
    .gender = feminine
    .dative = Weißen Zelle
room-cellula-yellow = Gelbe Zelle
    .gender = feminine
    .dative = Gelben Zelle
room-cellula-red = Rote Zelle
    .gender = feminine
    .dative = Roten Zelle
room-cellula-green = Grüne Zelle
    .gender = feminine
    .dative = Grünen Zelle
room-cellula-blue = Blaue Zelle
    .gender = feminine
    .dative = Blauen Zelle
room-cellula-black = Schwarze Zelle
    .gender = feminine
    .dative = Schwarzen Zelle
room-porta = Torhaus
    .gender = neuter
room-hortus = Garten
    .gender = masculine
room-culina = Küche
    .gender = feminine
room-refectorium = Refektorium
    .gender = neuter
room-calefactorium = Wärmestube
    .gender = feminine

book-persuasive-preacher = Der überzeugende Prediger
book-holding-ones-tongue = Von der Kunst zu schweigen
book-key-ring = Der Schlüsselbund des Kellermeisters
book-old-drains = Skizze der alten Kanäle
book-indulgence = Ablassbriefe
book-summons = Vorladung in aller Form
book-copyists-excuse = Die Ausrede des Kopisten
book-other-side = Predigt für die andere Seite
book-careful-confessors = Handbuch für vorsichtige Beichtväter
book-second-objection = Der zweite Einwand
book-keepers-permit = Erlaubnis des Bibliothekars
book-listener = Der Lauscher an der Tür
book-shy-creatures = Bestiarium der scheuen Wesen
book-torn-leaves = Kräuterbuch mit losen Blättern
book-small-debts = Buch der kleinen Schulden
book-lost-pilgrim = Reisebuch eines verirrten Pilgers
book-three-houses = Rolle der drei Häuser
book-ladder = Leiter der Ränge
book-faces = Abhandlung über Gesichter
book-almonry = Inventar der Almosenkammer
book-curious-readers = Bußbuch für neugierige Leser
book-short-days = Almanach der kurzen Tage
book-catalogue = Katalog ohne Ende
book-choirbook = Ein verstimmtes Chorbuch

volume-mirror = Spiegel der Gewissen
volume-armful = Ein Armvoll Bände
volume-tribunal = Akten des Gerichts
volume-witnesses = Gezwungene Zeugen
volume-concordance = Konkordanz der Zeugnisse
volume-poisoned-margin = Der vergiftete Rand
volume-letters = Briefwechsel
volume-ledger = Das geheime Buch des Abtes

happening-open-hands = Offene Hände
happening-curfew = Nachtruhe
happening-plainsong = Choralgesang
happening-canon = Kanon für viele Stimmen
happening-fathers = Segen der Patres
happening-novices = Appell der Novizen
happening-habits = Musterung der Kutten
happening-stalls = Geflüster im Chorgestühl
happening-envoy = Der Gesandte des Bischofs
happening-fever = Fieber
happening-flood = Wasser in den Gewölben
happening-no-ink = Keine Tinte mehr
happening-frost = Frost im Hof
happening-feast = Fest des Gründers
happening-vigil = Verkürzte Vigil
happening-abbot-hears = Der Abt hört alles
happening-locked-doors = Verschlossene Türen
happening-bundles = Vertauschte Bündel

cause-caught = in einer Zelle ertappt
cause-accusation = falsche Anklage
cause-summons = { book-summons }
cause-curious-readers = { book-curious-readers }
cause-poisoned-margin = { volume-poisoned-margin }
cause-fever = { happening-fever }
cause-agreement = gemeinsamer Beschluss

where-deal = beim Austeilen
where-parlour = im Sprechzimmer
where-cell = in einer Zelle
where-confessional = im Beichtstuhl
where-return = als Rückgabe
where-forfeit = als Ersatz
where-mass = bei der Messe
where-accusation = bei einer Anklage
where-torn-leaves = wegen „{ book-torn-leaves }“
where-small-debts = wegen „{ book-small-debts }“
where-almonry = wegen „{ book-almonry }“
where-shy-creatures = wegen „{ book-shy-creatures }“
where-three-houses = wegen „{ book-three-houses }“
where-ladder = wegen „{ book-ladder }“
where-faces = wegen „{ book-faces }“
where-stalls = wegen „{ happening-stalls }“
where-bundles = wegen „{ happening-bundles }“
where-novices = wegen „{ happening-novices }“
where-envoy = wegen „{ happening-envoy }“
where-open-hands = wegen „{ happening-open-hands }“
where-fathers = wegen „{ happening-fathers }“
where-habits = wegen „{ happening-habits }“
where-poisoned-margin = wegen „{ volume-poisoned-margin }“
where-letters = wegen „{ volume-letters }“
where-mirror = wegen „{ volume-mirror }“
where-tribunal = wegen „{ volume-tribunal }“
where-concordance = wegen „{ volume-concordance }“
where-ledger = wegen „{ volume-ledger }“

cell-mine = in deiner Zelle
cell-of = in { NAME($owner, form: "possessive") } Zelle

way-deal = Austeilen
way-parlour = Sprechzimmer
way-cell = Zelle
way-confessional = Beichtstuhl
way-return = Rückgabe
way-forfeit = Ersatz
way-mass = Messe
way-accusation = Anklage
way-torn-leaves = { book-torn-leaves }
way-small-debts = { book-small-debts }
way-almonry = { book-almonry }
way-shy-creatures = { book-shy-creatures }
way-three-houses = { book-three-houses }
way-ladder = { book-ladder }
way-faces = { book-faces }
way-stalls = { happening-stalls }
way-bundles = { happening-bundles }
way-novices = { happening-novices }
way-envoy = { happening-envoy }
way-open-hands = { happening-open-hands }
way-fathers = { happening-fathers }
way-habits = { happening-habits }
way-poisoned-margin = { volume-poisoned-margin }
way-letters = { volume-letters }
way-mirror = { volume-mirror }
way-tribunal = { volume-tribunal }
way-concordance = { volume-concordance }
way-ledger = { volume-ledger }

option-players = Spieler
    .help = Drei bis sechs.
option-colours = Farben
    .help = „in-order“ oder die Farben der Plätze nacheinander, etwa red-blue-white. Die Farbe bestimmt, wo jemandes Zelle liegt.
option-tactical = Taktisches Spiel
    .help = Keine Bibliothek, keine Ereignisse, höchstens zwei Bücher.
option-short = Kürzeres Spiel
    .help = Drei Schritte, Messe nach drei Runden, Beginn mit den Laudes.
option-cap = Der Abt schließt den Fall
    .help = Das Spiel endet spätestens nach der zweiten Komplet.
option-two_books = Höchstens zwei Bücher
    .help = Mit zwei Büchern darf man nicht ins Skriptorium.
option-silence = Schweigegelübde
    .help = Wie oft man schweigen darf.
option-silence-unlimited = beliebig oft
option-silence-per-mass = einmal zwischen zwei Messen
option-silence-per-game = einmal im Spiel
option-max_traits = Merkmale je Frage
    .help = 0 bedeutet keine Grenze.
option-two_monks = Beschreibungen passen auf zwei
    .help = Eine Beschreibung muss auf mindestens zwei Mönche passen.
option-no_names = Keine Namen in Fragen
    .help = Fragen nennen keine Verdächtigen.
option-answers = Arten von Antworten
    .help = Welche Fragen nach ihrer Antwort erlaubt sind.
option-answers-any = alle
option-answers-counts = nur Zahlen
option-answers-yes-no = nur ja oder nein
option-whispered = Geflüsterte Antworten
    .help = Nur der Fragende hört die Antwort.
option-seen_scope = Nach Gesehenem fragen
    .help = Ob man fragen darf, was jemand gesehen hat.
option-eliminated = Gestrichen heißt
    .help = Was eine Antwort über Gestrichene zählt.
option-eliminated-notebook = wie im Notizbuch
option-eliminated-seen = nur Gesehenes
option-free_text = Freie Fragen
    .help = Fragen in freien Worten unter Menschen; niemand prüft die Antwort.
option-card_sets = Kartensätze
    .help = Welche Sätze mitspielen. Eine Ausgabe kann eigene mitbringen.
option-card_sets-all = alle
option-left_out = Weggelassene Karten
    .help = Karten, die nicht mitspielen.
option-left_out-none = keine
set-printed = Die gedruckten Karten
option-aids = Hilfen
    .help = Was beim Denken helfen darf.
option-aids-none = keine
option-aids-notebook = das Notizbuch
option-aids-explain = was eine Antwort ausschließt
option-aids-full = volle Deduktion

score-right-revelations = Richtige Enthüllungen
score-wrong-revelations = Falsche Enthüllungen
score-culprit-found = Täter gefunden
score-false-accusations = Falsche Anklagen

ending-open = Die Untersuchung geht weiter.
ending-accusation = Der Täter ist gefunden.
ending-closed = Der Abt hat den Fall geschlossen.

draw-head = { $office }, Glocke auf { $bell } von { $spots } · Startspieler: { $first } · Karten im Sprechzimmer: { $pile }
draw-player = Spieler
draw-where = Wo
draw-cards = Karten
draw-books = Bücher
draw-crypt = Krypta
draw-penance = Buße
draw-hand = Deine Hand: { $cards }
draw-own-books = Deine Bücher: { $books }
draw-orders = Anweisungen: { $books }
draw-answer = Die wahre Antwort lautet: { $answer }
draw-revealed = Enthüllt: { $statements }
draw-lasting = In Kraft: { $events }
draw-promise = { $by } versprach { $to }: { $question } { $yes }
draw-lately = Zuletzt
draw-suspect = Verdächtiger
draw-mark = Zeichen
draw-legend = * auf der Hand · # gesehen · x dein Strich
draw-notebook-help = Tippe cross odo oder uncross odo; write-note "ein paar Worte" oder erase-note 1.
draw-note = Notiz { $number }: { $text }
draw-nothing = Noch nichts.
draw-since = seitdem: +{ $in } −{ $out } Karten
draw-culprits = Als Täter möglich ({ $count }): { $suspects }
draw-places = Kann sein
draw-place-culprit = Täter
draw-place-pile = Stapel
draw-no-aids = Dieser Tisch hat weniger Hilfen vereinbart.
draw-crypt-help = Deine Kryptakarte: Tippe crypt, um sie bereitzulegen; am Ende dieses Zuges wirst du nach einem Extrazug gefragt.
draw-crypt-ready = Bereit: Am Ende dieses Zuges wirst du nach einem Extrazug gefragt.
draw-crypt-kept = Die Kryptakarte bleibt auf deiner Hand.
draw-crypt-missing = Du hast keine Kryptakarte.
draw-spectator = Nur Spieler haben ein Notizbuch.

compose-target = Wen fragst du? { $choices }
compose-kind = Welche Frage? Mit ihrer Nummer, als Satz („Wie viele bärtige Mönche hast du?“) oder ganz in Klammern; eine leere Zeile gibt auf
compose-meant = Verstanden: { $question } So fragen? (ja, oder etwas anderes für nein)
compose-yes = ja
compose-again = Dann noch einmal.
compose-scope = Über welche Mönche? { $choices }
compose-who = Welche davon? Namen oder Merkmale: bärtig, nicht dick, Templer oder dünn, gleicher Orden wie Odo oder wie 1 (eine Karte der Liste, wenn es eine gibt); Kommas dazwischen, nichts für alle
compose-than = Als von wem? Namen oder Merkmale
compose-terms = Welche Merkmale? Zum Beispiel bärtig, nicht dick; Kommas dazwischen
compose-term = Welches Merkmal? Zum Beispiel bärtig oder gleicher Orden wie Odo
compose-number = Wie viele?
compose-room = Welcher Raum?
compose-book = Welches Buch?
compose-category = Worin? { $choices }
compose-way = Wo gezogen? { $choices }
compose-act = Was wäre es? { $choices }
compose-line = Welche Karte? { $choices }
compose-free = Deine Frage in eigenen Worten
compose-cards = Welche Karten, durch Kommas getrennt?
compose-unknown = Nicht verstanden: { $word }.
compose-shared = Karten, die ihr beide kennt: { $choices }
compose-groups = Karten, die ihr beide kennt, mehrere auf einmal: { $choices }. Zum Beispiel: unter 1
compose-among = unter
compose-no-card = Es gibt keine Karte { $number }, die ihr beide kennt.
compose-not = nicht
compose-or = oder
compose-same = gleich
compose-other = ander
compose-kind-how-many = wie viele
compose-kind-any-of = gibt es
compose-kind-at-least = mindestens
compose-kind-exactly = genau
compose-kind-all-of = alle
compose-kind-more-of = mehr von diesen als von jenen
compose-kind-settled = alle offenen gleich
compose-kind-what-is = ein Merkmal einer Karte
compose-kind-still-hold = hat eine Karte noch
compose-kind-last-drawn = die zuletzt gezogene Karte
compose-kind-how-many-books = wie viele Bücher
compose-kind-hold-book = hat ein Buch
compose-kind-will-end = nächster Zug endet in
compose-kind-will-speak = spricht im nächsten Zug
compose-kind-will-pass = gibt zur Messe eine Karte
compose-kind-between = zwischen zwei Zahlen
compose-kind-odd = eine ungerade Zahl
compose-kind-most-of = am meisten von einer Art
compose-kind-fewest-of = am wenigsten von einer Art
compose-kind-both = zwei Fragen in einer
compose-kind-will-end-before-mass = ein Zug vor der Messe endet in
compose-kind-will-speak-before-mass = spricht vor der Messe
compose-low = Mindestens wie viele?
compose-high = Höchstens wie viele?
compose-met-by = Von wem, an wen oder bei wem? { $choices }
compose-anybody = irgendwer
compose-since = Seit wann? { $choices }
compose-both = Die { $number ->
    [1] erste
   *[other] zweite
    } Frage: { $choices }
compose-kind-free = in eigenen Worten

# Getippte Fragen. Jede Liste trennt mit „|“. typed-words: was gesagt wird > was gemeint ist. typed-ignored: was nichts sagt.
# „…“: wo die Mönche stehen. Getippte Fragen und unsere eigenen Sätze gehen durch dieselben Regeln.
typed-ignored = bitte | sag mal | sag mir | gerade | momentan | im Moment | derzeit | aktuell | jetzt | zurzeit | denn | eigentlich | wirklich | schon | schon mal | schon einmal | bereits | jemals | je | mal | überhaupt | irgendeinen | irgendeine | irgendein | irgendwelche | ein | eine | einen | einem | einer | eines | der | die | das | den | dem | des | namens | nächstes Mal | das nächste Mal | als Nächstes | in deinem nächsten Zug | im nächsten Zug | nächsten Zug | von deiner Liste | aus deiner Liste | von der Liste | von deiner Verdächtigenliste | von deiner Liste der Verdächtigen | auf deinem Zettel | auf deinem Blatt | auf deinem Bogen | in deinem Notizbuch | bei dir | für dich | deiner Meinung nach | nächste Runde | in der nächsten Runde
typed-words = karten > mönche | karte > mönche | mönch > mönche | mönchen > mönche | verdächtige > mönche | verdächtigen > mönche | deine verdächtigen > deine verdächtigen | deiner verdächtigen > deine verdächtigen | leute > mönche | jemanden > mönche | jemand > mönche | wen > mönche | wieviele > wie viele | wieviel > wie viele | wie viel > wie viele | mit bart > bärtig | mit einem bart > bärtig | mit bärten > bärtig | ohne bart > glattrasiert | ohne einen bart > glattrasiert | ohne bärte > glattrasiert | bartlos > glattrasiert | bartlose > glattrasiert | bartlosen > glattrasiert | einen bart hat > bärtig | einen bart haben > bärtig | einen bart trägt > bärtig | keinen bart hat > glattrasiert | bärtige > bärtig | bärtigen > bärtig | bärtiger > bärtig | glatt rasiert > glattrasiert | glatt rasierte > glattrasiert | glatt rasierten > glattrasiert | glattrasierte > glattrasiert | glattrasierten > glattrasiert | glattrasierter > glattrasiert | rasierte > glattrasiert | rasierten > glattrasiert | dicke > dick | dicken > dick | dicker > dick | fette > dick | fetten > dick | fett > dick | dünne > dünn | dünnen > dünn | dünner > dünn | schlanke > dünn | schlanken > dünn | schlank > dünn | mit kapuzen > mit kapuze | mit einer kapuze > mit kapuze | eine kapuze trägt > mit kapuze | eine kapuze hat > mit kapuze | eine kapuze tragen > mit kapuze | keine kapuze trägt > ohne kapuze | keine kapuze hat > ohne kapuze | ohne kapuzen > ohne kapuze | ohne eine kapuze > ohne kapuze | templern > templer | tempelritter > templer | franziskanern > franziskaner | benediktinern > benediktiner | patres > pater | patern > pater | brüder > bruder | brüdern > bruder | novizen > novize | hältst du > hast du | besitzt du > hast du | habt ihr > hast du | haben sie > hast du | auf deiner hand > auf hand | in deiner hand > auf hand | in der hand > auf hand | keine > keinen | kein > keinen | ausgeschlossen > gestrichen | durchgestrichen > gestrichen | ausgestrichen > gestrichen | abgestrichen > gestrichen | abgehakt > gestrichen | gezeigt bekommen > gezeigt bekommen | zu sehen bekommen > gezeigt bekommen | bekommen > erhalten | gekriegt > erhalten | mörder > täter | schuldige > täter | mörders > täters | schuldigen > täters | willst du > wirst du | möchtest du > wirst du | planst du > wirst du | deiner > deine | deinen > deine | nächste messe > messe | nächsten messe > messe | letzten messe > messe | letzte messe > messe | wer > wo | nur einen > genau einen | nur eine > genau einen | nur ein > genau einen | und eine kapuze trägt > und mit kapuze | und eine kapuze hat > und mit kapuze | und einen bart hat > und bärtig | und einen bart trägt > und bärtig | und einen > dazu | und eine > dazu | und ein > dazu | oder einen > sonst | oder eine > sonst | oder ein > sonst | bärte > bärtig | tragen eine kapuze > mit kapuze | haben eine kapuze > mit kapuze | haben einen bart > bärtig | tragen einen bart > bärtig | kapuzenträger > mit kapuze | wenigstens > mindestens | mehr als einen > mehr als 1 | mehr als eine > mehr als 1 | mehr als ein > mehr als 1 | weniger als einen > weniger als 1 | weniger als eine > weniger als 1 | weniger als ein > weniger als 1 | ein oder > 1 oder | einen oder > 1 oder | ein bis > 1 bis | einen bis > 1 bis | zwischen einem > zwischen 1 | zur nächsten messe > bei messe | zur messe > bei messe | vor der messe noch > vor messe | vor der nächsten messe noch > vor messe | noch jemanden > jemanden
typed-fillers = ist | sind | von
typed-and = als auch | aber
typed-before-mass = vor der nächsten Messe
typed-hand = in der Hand | …
typed-seen = {""}
typed-crossed = {""}
typed-open = offen | noch in Verdacht | noch im Verdacht | noch | noch übrig | noch auf deiner Liste | in Verdacht | im Verdacht
typed-guessed = gestrichen, den du nicht gesehen hast | gestrichen, die du nicht gesehen hast | gestrichen, ohne ihn gesehen zu haben | gestrichen, ohne sie gesehen zu haben
typed-met-seen = {""}
typed-met-shown = {""}
typed-met-received = {""}
typed-met-gave = gegeben | weitergegeben
typed-met-shown-by = {""}
typed-met-received-by = {""}
typed-met-gave-by = {""}
typed-how-many = { $scope_id ->
    [met-seen] Wie viele { $who } hast du{ $since } gesehen
    [hand] Wie viele deiner Karten sind { $who } | Wie viele von deinen Karten sind { $who } | Wie viele { $who } sind auf deiner Hand | Wie viele deiner Mönche { $who } | Wie viele deiner Mönche sind { $who }
    [open] Wie viele { $who } stehen noch auf deiner Liste | Wie viele { $who } verdächtigst du noch | Wie viele { $who } verdächtigst du | Wie viele { $who } sind noch offen | Wie viele { $who } sind noch verdächtig | Wie viele { $who } bleiben übrig | Wie viele { $who } bleiben dir noch | Wie viele { $who } sind noch übrig | Wie viele { $who } sind übrig | Wie viele sind noch verdächtig | Wie viele sind noch offen
    [crossed] Wie viele { $who } sind gestrichen
    [met-shown] { $role ->
        [me] Wie viele { $who } habe ich dir{ $since } gezeigt
        [other] Wie viele { $who } hat dir { $by }{ $since } gezeigt | Wie viele { $who } hat { $by } dir{ $since } gezeigt
       *[none] {""}
        }
    [met-received] { $role ->
        [me] Wie viele { $who } habe ich dir{ $since } gegeben
        [other] Wie viele { $who } hat dir { $by }{ $since } gegeben | Wie viele { $who } hat { $by } dir{ $since } gegeben
       *[none] {""}
        }
    [met-gave] { $role ->
        [me] Wie viele { $who } hast du mir{ $since } gegeben
        [other] Wie viele { $who } hast du { $by }{ $since } gegeben
       *[none] {""}
        }
    [met-known] { $role ->
        [me] Wie viele meiner Karten kennst du | Wie viele Karten von mir kennst du
        [other] Wie viele Karten von { $by } kennst du | Wie viele von { NAME($by, form: "possessive") } Karten kennst du | Wie viele { $who } kennst du bei { $by }
       *[none] Wie viele Karten der anderen kennst du
        }
   *[other] {""}
    }
typed-any-of = { $scope_id ->
    [met-seen] Hast du{ $since } { $who } gesehen
    [hand] Ist { $who } auf deiner Hand | Sind { $who } auf deiner Hand | Ist eine deiner Karten { $who } | Ist unter deinen Karten { $who } | Gibt es auf deiner Hand { $who } | Gibt es { $who } auf deiner Hand
    [crossed] Ist { $who } gestrichen | Sind { $who } gestrichen | Ist { $who } raus | Ist { $who } ausgeschlossen
    [open] Verdächtigst du { $who } | Verdächtigst du noch { $who } | Verdächtigst du { $who } noch | Ist { $who } noch verdächtig | Ist { $who } verdächtig | Ist { $who } noch offen | Steht { $who } noch auf deiner Liste | Könnte es { $who } sein
    [met-shown] { $role ->
        [me] Habe ich dir{ $since } { $who } gezeigt | Habe ich dir { $who }{ $since } gezeigt
        [other] Hat { $by } dir{ $since } { $who } gezeigt | Hat dir { $by }{ $since } { $who } gezeigt | Hat dir { $by } { $who }{ $since } gezeigt
       *[none] Hat dir jemand{ $since } { $who } gezeigt
        }
    [met-received] { $role ->
        [me] Habe ich dir{ $since } { $who } gegeben | Hast du von mir{ $since } { $who } bekommen
        [other] Hat { $by } dir{ $since } { $who } gegeben | Hat dir { $by }{ $since } { $who } gegeben | Hast du von { $by }{ $since } { $who } bekommen | Hast du{ $since } von { $by } { $who } bekommen | Hast du { $by }{ $since } { $who } abgenommen
       *[none] Hat dir jemand{ $since } { $who } gegeben
        }
    [met-gave] { $role ->
        [me] Hast du mir{ $since } { $who } gegeben
        [other] Hast du { $by }{ $since } { $who } gegeben | Hast du{ $since } { $who } an { $by } gegeben | Hast du { $who } an { $by } weitergegeben | Hat { $by } dir{ $since } { $who } abgenommen | Hat dir { $by }{ $since } { $who } abgenommen
       *[none] {""}
        }
    [met-known] { $role ->
        [me] Kennst du eine meiner Karten | Kennst du eine Karte von mir
        [other] Hat { $by } { $who } | Kennst du eine Karte von { $by } | Kennst du eine von { NAME($by, form: "possessive") } Karten
       *[none] Weißt du, wo { $who } ist | Weißt du, wer { $who } hat | Weißt du, wo { $who } sind | Weißt du, bei wem { $who } ist
        }
   *[other] {""}
    }
typed-all-of = Hast du sowohl { $who }{ $tail } { $scope } | Hast du beide{ $tail } { $scope }: { $who } | Hast du beide, { $who }{ $tail } { $scope }
typed-at-least = Hast du { $number } oder mehr { $who }{ $tail } { $scope } | Hast du wenigstens { $number } { $who }{ $tail } { $scope }
typed-exactly = Hast du nur { $number } { $who }{ $tail } { $scope } | Hast du { $number } { $who }{ $tail } { $scope } | Hast du exakt { $number } { $who }{ $tail } { $scope }
typed-more-than = Hast du mehr als { $number } { $who }{ $tail } { $scope }
typed-fewer-than = Hast du weniger als { $number } { $who }{ $tail } { $scope }
typed-at-most = Hast du höchstens { $number } { $who }{ $tail } { $scope } | Hast du maximal { $number } { $who }{ $tail } { $scope }
typed-between = Hast du { $low } bis { $high } { $who }{ $tail } { $scope } | Hast du { $low } oder { $high } { $who }{ $tail } { $scope }
typed-odd = Hast du eine ungerade Zahl { $who }{ $tail } { $scope } | Hast du ungerade viele { $who }{ $tail } { $scope } | Hast du eine ungerade Zahl an { $who }{ $tail } { $scope } | Hast du eine ungerade Anzahl an { $who }{ $tail } { $scope } | Hast du eine ungerade Anzahl { $who }{ $tail } { $scope }
typed-only = { $scope_id ->
    [hand] Sind alle deine Karten { $term } | Sind deine Karten alle { $term } | Hast du nur { $term } | Hast du nur { $term } auf der Hand
    [open] Sind alle deine Verdächtigen { $term } | Verdächtigst du nur { $term } | Verdächtigst du nur noch { $term } | Weißt du, dass der Täter { $term } ist
   *[other] {""}
    }
typed-most-of = Welchen { $category } hast du am meisten{ $tail } { $scope }? | Von welchem { $category } hast du am meisten{ $tail } { $scope } | Welchen { $category } hast du am häufigsten{ $tail } { $scope } | Von welchem { $category } hast du am meisten Mönche{ $tail } { $scope } | Welcher { $category } ist{ $tail } am häufigsten { $scope } | { $scope_id ->
        [hand] Welcher { $category } ist am häufigsten
       *[other] {""}
    }
typed-fewest-of = Welchen { $category } hast du am wenigsten{ $tail } { $scope }? | Von welchem { $category } hast du am wenigsten{ $tail } { $scope } | Welchen { $category } hast du am seltensten{ $tail } { $scope } | Von welchem { $category } hast du am wenigsten Mönche{ $tail } { $scope }
typed-settled = { $category_id ->
    [hood] Weißt du, ob der Täter eine Kapuze trägt | Weißt du, ob der Täter eine Kapuze hat
    [face] Weißt du, ob der Täter einen Bart hat | Weißt du, ob der Täter einen Bart trägt | Weißt du, ob der Täter bärtig ist | Weißt du, ob der Täter glattrasiert ist
    [girth] Weißt du, ob der Täter dick ist | Weißt du, ob der Täter dünn ist
   *[other] Kennst du den { $category } des Täters | Weißt du den { $category } des Täters | Weißt du, zu welchem { $category } der Täter gehört | Weißt du, aus welchem { $category } der Täter ist | Weißt du, welchen { $category } der Täter hat
    }
typed-how-many-books = Wie viele Bücher hast du auf der Hand | Wie viele Bücher besitzt du
typed-hold-book = Hast du { $title } | Hast du das Buch { $title } | Hast du das Buch über { $title } | Hast du { $title } auf der Hand | Hast du das Buch { $title } auf der Hand
typed-will-end = Gehst du { $when } { NAME($room, form: "into") } | Gehst du { NAME($room, form: "into") } { $when } | Wirst du { $when } { NAME($room, form: "into") } gehen | Wirst du { NAME($room, form: "into") } { $when } gehen | Wirst du { $when } { NAME($room, form: "into") } | Kommst du { $when } { NAME($room, form: "into") } | Wirst du deinen Zug { $when } { NAME($room, form: "in") } beenden | Beendest du deinen Zug { $when } { NAME($room, form: "in") } | Wirst du deinen nächsten Zug { $when } { NAME($room, form: "in") } beenden
typed-will-speak = Wirst du { $when } { $act } | Wirst du { $act } { $when } | { $act_id ->
    [accuse] Hast du { $when } vor, jemanden anzuklagen | Klagst du { $when } jemanden an | Wirst du { $when } anklagen | Wirst du { $when } eine Anklage erheben
   *[reveal] Hast du { $when } vor, etwas zu enthüllen | Enthüllst du { $when } etwas | Wirst du { $when } eine Enthüllung machen
    }
typed-will-pass = Gibst du mir bei der Messe { $terms } | Gibst du mir { $terms } bei der Messe | Gibst du mir { $terms } | Wirst du mir { $terms } geben | Wirst du mir bei der Messe { $terms } geben | Wirst du mir { $terms } bei der Messe geben | Bekomme ich bei der Messe { $terms } von dir | Bekomme ich von dir { $terms }
# Zwei Dinge: „weder dick noch bärtig“, „ein Templer oder ein Pater“, „ein Templer und ein Pater“. In typed-words wird „und ein“ zu dazu,
# „oder ein“ zu sonst, damit sie sich von „und“ und „oder“ in einer einzigen Beschreibung unterscheiden.
typed-neither = weder { $first } noch { $second }
typed-either = { $first } sonst { $second }
typed-not = nicht { $what }
typed-neither-of = Hast du weder { $who } noch { $than }{ $tail } { $scope } | Hast du{ $tail } weder { $who } noch { $than } { $scope }
typed-none-of = Hast du keinen von { $who }{ $tail } { $scope } | Hast du keinen von beiden{ $tail } { $scope }: { $who } | Hast du keinen von beiden, { $who }{ $tail } { $scope }
typed-each-of = Hast du { $who } dazu { $than }{ $tail } { $scope } | Hast du{ $tail } { $who } dazu { $than } { $scope }
typed-cell-mine = meine Zelle
    .in = in meiner Zelle
    .into = in meine Zelle
typed-cell-yours = deine Zelle
    .in = in deiner Zelle
    .into = in deine Zelle
# Kapuze, Bart und Statur: wovon es mehr gibt.
typed-more-or = { $category_id ->
        [hood] Hast du mehr mit Kapuze oder mehr ohne Kapuze{ $tail } { $scope } | Hast du mehr Mönche mit Kapuze oder ohne Kapuze{ $tail } { $scope } | Hast du mehr Mönche mit Kapuze oder mehr ohne Kapuze{ $tail } { $scope }
        [face] Hast du mehr bärtige oder mehr glattrasierte{ $tail } { $scope } | Hast du mehr bärtige oder glattrasierte{ $tail } { $scope } | Hast du mehr bärtige oder glattrasierte Mönche{ $tail } { $scope } | Hast du mehr bärtige oder mehr glattrasierte Mönche{ $tail } { $scope }
        [girth] Hast du mehr dicke oder mehr dünne{ $tail } { $scope } | Hast du mehr dicke oder dünne{ $tail } { $scope } | Hast du mehr dicke oder dünne Mönche{ $tail } { $scope } | Hast du mehr dicke oder mehr dünne Mönche{ $tail } { $scope }
       *[other] {""}
    }
typed-numbers = null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf

page-notebook = Notizbuch
page-timeline = Verlauf
page-players = Spieler
page-deduction = Deduktion

action-walk = Geh { NAME($room, form: "into") }.
action-play-book = Benutze das Buch „{ $title }“.
action-refrain = Lass es dabei.
action-ask = Frage { $target }: { $question }
action-waive = Stelle keine Gegenfrage.
action-answer = Antworte wahrheitsgemäß.
action-keep-silence = Schweige.
action-pledge = { $yes_id ->
    [yes] Versprich: ja.
   *[other] Versprich: nein.
    }
action-reply = Antworte: „{ $text }“
action-draw-card = Ziehe eine Karte vom Besitzer der Zelle.
action-request-card = Bitte { $target }, einen { $monk } zu zeigen.
action-show-card = Zeige { $suspect }.
action-give-card = Gib { $suspect }.
action-pass-cards = Gib weiter: { $suspects }.
action-reveal = Enthülle über den Täter: { $trait }.
action-accuse = Klage { $suspect } an.
action-take-extra-turn = Nutze die Kryptakarte für einen Extrazug.
action-choose-player = Wähle { $target }.
action-name-trait = Nenne: { $trait }.
action-name-suspects = Nenne { $suspects }.
action-choose-book = Nimm „{ $title }“.
action-cross = Streiche { $suspect }.
action-uncross = Nimm den Strich bei { $suspect } zurück.
action-write-note = Notiere: „{ $text }“
action-mark-suspect = { $suspect }: dein Wort „{ $word }“, Farbe { $colour ->
        [red] Rot
        [gold] Gold
        [green] Grün
        [blue] Blau
       *[none] keine
    }.
action-erase-note = Streiche Notiz { $number }.
action-give-order = Benutze „{ $title }“ bei der nächsten Gelegenheit.
action-withdraw-order = Benutze „{ $title }“ vorerst nicht.
action-propose-penance = Schlage für { $seat } eine Buße vor.

when-turn-began = { $office }, Glocke auf { $bell }
event-turn-began = { $seat } ist am Zug ({ $office }, Glocke auf { $bell }).
event-mass-called = Die Glocke läutet { NAME($office, form: "to") }: Jeder gibt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
    } weiter.
event-happened = Ereignis: { $happening }.

phrase-gift = { $giver_id ->
    [none] Stapel → { $taker } ({ $count })
   *[other] { $giver } → { $taker } ({ $count })
    }

event-cards-moved = { $deed ->
    [drew] { $taker } zieht { $where } eine Karte von { $giver }.
    [gave] { $giver } gibt { $taker } { $where } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
        }.
    [pile] { $taker } zieht { $where } eine Karte vom Stapel.
    [dealt] { $taker } bekommt { $count } Karten ausgeteilt.
    [deal] Karten werden ausgeteilt: { $gifts }.
   *[several] Karten wechseln { $where } die Hand: { $gifts }.
    }
event-cards-shown = { $holder } zeigt { $to } { $where } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
    }.
event-card-displayed = { $holder } zeigt allen { $suspect } ({ $way }).
event-hand-counted = { $seat } hat { $count ->
    [0] keinen { $monk }
    [one] einen { $monk }
   *[other] { $count } { $monks }
    }.
event-answered = { $asker } fragte { $target }: { $question } — { $answer }
event-answer-whispered = { $target } flüstert { $asker } eine Antwort zu: { $question }
event-silence-kept = { $target } schweigt auf { NAME($asker, form: "possessive") } Frage: { $question }
event-revealed = { $seat } enthüllt über den Täter: { $trait }.
event-accused = { $seat } klagt { $suspect } an.
event-book-drawn = { $seat } behält ein Buch verdeckt.
event-books-consulted = { $seat } sieht sich { $count ->
    [one] ein Buch
   *[other] { $count } Bücher
    } an.
event-book-buried = { $seat } legt ein Buch unter den Stapel.
event-book-read = { $seat } liest vor: „{ $title }“.
event-book-played = { $seat } benutzt „{ $title }“.
event-first-player-chosen = { $seat } ist Startspieler.
event-die-set = Der Würfel { NAME($room, form: "in") } zeigt { $seat }.
event-bell-moved = Die Glocke steht auf { $spot } ({ $office }).
event-turn-skipped = { $seat } betet und setzt aus.
event-walked = { $seat } geht { NAME($room, form: "into") }.
event-stayed = { $seat } findet keinen Weg und bleibt.
event-pawn-placed = { NAME($seat, form: "possessive") } Figur kommt { NAME($room, form: "into") }.
event-questioned = { $asker } fragt { $target }: { $question }
event-counter-waived = { $seat } stellt keine Gegenfrage.
event-vow-broken = { NAME($seat, form: "possessive") } Gelübde gilt nicht.
event-intruder-caught = { $owner } ertappt { $intruder } in der Zelle.
event-cell-respected = { $seat } nimmt nichts.
event-card-requested = { $seat } bittet { $target }, einen { $monk } zu zeigen.
event-trait-named = { $seat } nennt: { $trait }.
event-suspects-named = { $seat } nennt { $suspects }.
event-player-rolled = Der Würfel zeigt { $seat }.
event-volume-read = { $seat } liest in der Bibliothek: „{ $volume }“.
event-crypt-card-taken = { $seat } nimmt eine Kryptakarte.
event-extra-turn-taken = { $seat } nutzt eine Kryptakarte für einen Extrazug.
event-penance-imposed = { $seat } tut Buße ({ $cause }).
event-penance-proposed = { $by } will { $seat } Buße tun lassen.
event-penance-forgiven = { NAME($seat, form: "possessive") } Buße ist erlassen: Kein Zug geht verloren.
event-culprit-found = { $seat } hat recht: Es war { $suspect }!
event-case-closed = Der Abt schließt den Fall. Es war { $suspect }.
event-sang = { $seats } { $seats_id ->
    [one] singt
   *[other] singen
    }.
event-cards-seen = { $deed ->
    [dealt] Du bekommst ausgeteilt: { $suspects }.
    [pile] Du hast { $where } { $suspects } vom Stapel gezogen.
    [took] Du hast { $where } { $suspects } von { $giver } gezogen.
    [taken] { $taker } hat dir { $where } { $suspects } abgenommen.
    [gave] Du hast { $taker } { $where } { $suspects } gegeben.
    [given] { $giver } hat dir { $where } { $suspects } gegeben.
    [passed] Du hast { $where } { $suspects } an { $taker } weitergegeben.
    [received] Du hast { $where } { $suspects } von { $giver } bekommen.
    [showed] Du hast { $taker } { $where } { $suspects } gezeigt.
    [shown] { $giver } hat dir { $where } { $suspects } gezeigt.
    [other-dealt] { $taker } bekommt ausgeteilt: { $suspects }.
    [other-pile] { $taker } hat { $where } { $suspects } vom Stapel gezogen.
    [other-took] { $taker } hat { $where } { $suspects } von { $giver } gezogen.
    [other-gave] { $giver } hat { $taker } { $where } { $suspects } gegeben.
    [other-passed] { $giver } hat { $where } { $suspects } an { $taker } weitergegeben.
    [other-showed] { $giver } hat { $taker } { $where } { $suspects } gezeigt.
   *[unknown] Es war { $suspects }.
    }
event-answer-heard = Die Antwort lautet: { $answer }
event-book-seen = Das Buch ist „{ $title }“.
event-books-seen = Du siehst dir an: { $titles }.
event-pass-chosen = Du gibst her: { $suspects }.
event-plan-made = { $title_id ->
    [none] Du hast entschieden.
   *[other] Du planst „{ $title }“.
    }
event-suspect-crossed = Du streichst { $suspect }.
event-cross-erased = Du nimmst den Strich bei { $suspect } zurück.
event-note-written = Notiz { $number }: { $text }
event-suspect-marked = { $suspect } ist markiert: „{ $word }“.
event-note-erased = Notiz { $number } ist gestrichen.
event-order-given = „{ $title }“ wird bei nächster Gelegenheit benutzt.
event-order-withdrawn = „{ $title }“ bleibt auf deiner Hand.

monks =
    .many = Mönche
    .one = Mönch
    .all = Mönche
monks-among = Mönche aus dieser Reihe ({ $monks })
monks-not =
    .many = , die nicht { $what } sind,
    .one = , der nicht { $what } ist,
monks-either =
    .many = , die { $first } oder { $second } sind,
    .one = , der { $first } oder { $second } ist,
predicate-not = nicht { $what }
list-or = { $head } oder { $last }
list-before = { $head }, { $last }
list-after = { $head } und { $last }

phrase-monk = { $suspect }
phrase-shared-card = { $spoken ->
    [i-drew-from-you] die Karte, die ich { $where } von dir gezogen habe
    [you-drew-from-i] die Karte, die du { $where } von mir gezogen hast
    [i-drew-from-other] die Karte, die ich { $where } von { $giver } gezogen habe
    [you-drew-from-other] die Karte, die du { $where } von { $giver } gezogen hast
    [other-drew-from-i] die Karte, die { $taker } { $where } von mir gezogen hat
    [other-drew-from-you] die Karte, die { $taker } { $where } von dir gezogen hat
    [other-drew-from-other] die Karte, die { $taker } { $where } von { $giver } gezogen hat
    [i-drew-from-pile] die Karte, die ich { $where } vom Stapel gezogen habe
    [you-drew-from-pile] die Karte, die du { $where } vom Stapel gezogen hast
    [other-drew-from-pile] die Karte, die { $taker } { $where } vom Stapel gezogen hat
    [i-gave-you] die Karte, die ich dir { $where } gegeben habe
    [you-gave-i] die Karte, die du mir { $where } gegeben hast
    [i-gave-other] die Karte, die ich { $taker } { $where } gegeben habe
    [you-gave-other] die Karte, die du { $taker } { $where } gegeben hast
    [other-gave-i] die Karte, die { $giver } mir { $where } gegeben hat
    [other-gave-you] die Karte, die { $giver } dir { $where } gegeben hat
    [other-gave-other] die Karte, die { $giver } { $where } an { $taker } gegeben hat
    [i-showed-you] die Karte, die ich dir { $where } gezeigt habe
    [you-showed-i] die Karte, die du mir { $where } gezeigt hast
    [i-showed-other] die Karte, die ich { $taker } { $where } gezeigt habe
    [you-showed-other] die Karte, die du { $taker } { $where } gezeigt hast
    [other-showed-i] die Karte, die { $giver } mir { $where } gezeigt hat
    [other-showed-you] die Karte, die { $giver } dir { $where } gezeigt hat
    [other-showed-other] die Karte, die { $giver } { $where } vor { $taker } aufgedeckt hat
    [other-showed-us] die Karte, die { $giver } uns beiden { $where } gezeigt hat
    [between-us] die Karte, die { $where } zwischen uns gewechselt hat
    [shown-between-us] die Karte, die { $where } einer von uns dem anderen gezeigt hat
   *[unknown] eine Karte, die wir beide kennen
    }{ $office_id ->
    [unsaid] {""}
   *[other] {" "}zur Stunde der { $office }
    }{ $nth ->
    [0] {""}
    [1] {" "}beim ersten Mal
    [2] {" "}beim zweiten Mal
   *[other] {" "}beim { $nth }. Mal
    }{ $suspect_id ->
    [none] {""}
   *[other] {" "}({ $suspect })
    },
phrase-is = { $trait }
phrase-is-not = nicht { $trait }
phrase-same-as = { $category_id ->
    [order] vom selben Orden wie { $card }
    [title] vom selben Rang wie { $card }
    [hood] mit der gleichen Kopfbedeckung wie { $card }
    [face] mit dem gleichen Bart wie { $card }
    [girth] von der gleichen Statur wie { $card }
   *[other] wie { $card } ({ $category })
    }
phrase-other-than = { $category_id ->
    [order] aus einem anderen Orden als { $card }
    [title] von anderem Rang als { $card }
    [hood] mit anderer Kopfbedeckung als { $card }
    [face] mit anderem Bart als { $card }
    [girth] von anderer Statur als { $card }
   *[other] anders als { $card } ({ $category })
    }
phrase-either = { $first } oder { $second }
phrase-anybody = irgendwer
phrase-names = { $suspects_id ->
    [1] { $suspects }
   *[other] einer von diesen: { $suspects }
    }
phrase-fitting = { $terms }
phrase-how-many = { $who_id ->
    [anybody] Wie viele Mönche hast du{ $tail } { $scope }?
    [names] Wie viele von diesen hast du{ $tail } { $scope }: { $who }?
   *[other] Wie viele { $who } hast du{ $tail } { $scope }?
    }
phrase-any-of = { $who_id ->
    [anybody] Hast du irgendeinen Mönch{ $tail } { $scope }?
    [names] Hast du { $who_one }{ $tail } { $scope }?
   *[other] Hast du { $who }{ $tail } { $scope }?
    }
phrase-at-least = { $who_id ->
    [names] Hast du mindestens { $number } von diesen{ $tail } { $scope }: { $who }?
   *[other] { $number ->
        [one] Hast du mindestens einen { $who_one }{ $tail } { $scope }?
       *[other] Hast du mindestens { $number } { $who }{ $tail } { $scope }?
        }
    }
phrase-exactly = { $who_id ->
    [anybody] { $number ->
        [0] Hast du gar keinen Mönch{ $tail } { $scope }?
        [one] Hast du genau einen Mönch{ $tail } { $scope }?
       *[other] Hast du genau { $number } Mönche{ $tail } { $scope }?
        }
    [names] { $number ->
        [0] Hast du keinen von diesen{ $tail } { $scope }: { $who }?
       *[other] Hast du genau { $number } von diesen{ $tail } { $scope }: { $who }?
        }
   *[other] { $number ->
        [0] Hast du keinen { $who_one }{ $tail } { $scope }?
        [one] Hast du genau einen { $who_one }{ $tail } { $scope }?
       *[other] Hast du genau { $number } { $who }{ $tail } { $scope }?
        }
    }
phrase-all-of = { $who_id ->
    [names] Hast du sie alle{ $tail } { $scope }: { $who }?
   *[other] Hast du alle { $who_all }{ $tail } { $scope }?
    }
phrase-more-of = Hast du mehr { $who } als { $than }{ $tail } { $scope }?
phrase-between = { $who_id ->
    [names] Hast du zwischen { $low } und { $high } von diesen{ $tail } { $scope }: { $who }?
   *[other] Hast du zwischen { $low } und { $high } { $who }{ $tail } { $scope }?
    }
phrase-odd = { $who_id ->
    [names] Hast du eine ungerade Anzahl von diesen{ $tail } { $scope }: { $who }?
   *[other] Hast du eine ungerade Anzahl { $who }{ $tail } { $scope }?
    }
phrase-most-of = { $category_id ->
    [order] Von welchem Orden hast du die meisten Mönche{ $tail } { $scope }?
    [title] Von welchem Rang hast du die meisten Mönche{ $tail } { $scope }?
    [hood] Welche Mönche hast du am häufigsten{ $tail } { $scope }: mit oder ohne Kapuze?
    [face] Welche Mönche hast du am häufigsten{ $tail } { $scope }: bärtige oder glattrasierte?
    [girth] Welche Mönche hast du am häufigsten{ $tail } { $scope }: dicke oder dünne?
   *[other] Welche Mönche ({ $category }) hast du am häufigsten{ $tail } { $scope }?
    }
phrase-fewest-of = { $category_id ->
    [order] Von welchem Orden hast du die wenigsten Mönche{ $tail } { $scope }?
    [title] Von welchem Rang hast du die wenigsten Mönche{ $tail } { $scope }?
    [hood] Welche Mönche hast du am seltensten{ $tail } { $scope }: mit oder ohne Kapuze?
    [face] Welche Mönche hast du am seltensten{ $tail } { $scope }: bärtige oder glattrasierte?
    [girth] Welche Mönche hast du am seltensten{ $tail } { $scope }: dicke oder dünne?
   *[other] Welche Mönche ({ $category }) hast du am seltensten{ $tail } { $scope }?
    }
phrase-both = { $first } und { $second }
phrase-met = { $tail } { $how }
met-verb = { $how ->
    [seen] { met-seen }
    [shown] { met-shown }
    [received] { met-received }
    [gave] { met-gave }
   *[known] { met-known }
    }
met-tail = { $how ->
    [shown] { $role ->
        [me] von mir
        [other] von { $by }
       *[none] {""}
        }
    [received] { $role ->
        [me] von mir
        [other] von { $by }
       *[none] von anderen
        }
    [gave] { $role ->
        [me] an mich
        [other] an { $by }
       *[none] an andere
        }
    [known] { $role ->
        [me] auf meiner Hand
        [other] auf { NAME($by, form: "possessive") } Hand
       *[none] auf anderen Händen
        }
   *[seen] {""}
    }
phrase-among = { $spoken ->
    [i-gave-you] unter den Karten, die ich dir { $where } gegeben habe
    [you-gave-i] unter den Karten, die du mir { $where } gegeben hast
    [i-showed-you] unter den Karten, die ich dir { $where } gezeigt habe
    [you-showed-i] unter den Karten, die du mir { $where } gezeigt hast
    [other-showed-us] unter den Karten, die { $giver } uns beiden { $where } gezeigt hat
   *[unknown] unter Karten, die wir beide kennen
    }{ $office_id ->
    [unsaid] {""}
   *[other] {" "}zur Stunde der { $office }
    }{ $nth ->
    [0] {""}
    [1] {" "}beim ersten Mal
    [2] {" "}beim zweiten Mal
   *[other] {" "}beim { $nth }. Mal
    }{ $suspect_id ->
    [none] {""}
   *[other] {" "}({ $suspect })
    },
phrase-before-mass = { $question_id ->
    [will-end] Endet vor der nächsten Messe ein Zug von dir { NAME($room, form: "in") }?
   *[will-speak] Willst du vor der nächsten Messe { $act }?
    }
phrase-what-is = { $category_id ->
    [order] Zu welchem Orden gehört { $card }?
    [title] Welchen Rang hat { $card }?
    [hood] Mit oder ohne Kapuze: { $card }?
    [face] Bärtig oder glattrasiert: { $card }?
    [girth] Dick oder dünn: { $card }?
   *[other] Welches Merkmal ({ $category }) hat { $card }?
    }
phrase-still-hold = Hast du noch { $card }?
phrase-last-drawn = { $way_id ->
    [parlour] War der letzte Mönch, den du { $way } gezogen hast, { $term }?
    [cell] War der letzte Mönch, den du { $way } gezogen hast, { $term }?
    [confessional] War der letzte Mönch, den du { $way } gezogen hast, { $term }?
   *[other] War der letzte Mönch, den du gezogen hast ({ $way }), { $term }?
    }
phrase-settled = { $category_id ->
    [order] Gehören alle, die du noch offen hast, zum selben Orden?
    [title] Haben alle, die du noch offen hast, denselben Rang?
    [hood] Tragen alle, die du noch offen hast, eine Kapuze, oder trägt keiner eine?
    [face] Sind alle, die du noch offen hast, bärtig, oder alle glattrasiert?
    [girth] Sind alle, die du noch offen hast, dick, oder alle dünn?
   *[other] Haben alle, die du noch offen hast, dasselbe Merkmal ({ $category })?
    }
phrase-hold-book = Hast du das Buch „{ $title }“?
phrase-how-many-books = Wie viele Bücher hast du?
phrase-will-end = Endet dein nächster Zug { NAME($room, form: "in") }?
phrase-will-speak = Willst du in deinem nächsten Zug { $act }?
phrase-will-pass = Gibst du mir bei der nächsten Messe einen { $terms }?
phrase-free-question = „{ $text }“ (ungeprüft)
phrase-yes = Ja.
phrase-no = Nein.
phrase-number = { $number }.
phrase-trait = { $trait }.
phrase-traits = { $traits_id ->
    [1] { $traits }.
   *[other] { $traits }, gleich oft.
    }
phrase-words = „{ $text }“ (ungeprüft)

step-moving = Bewege deine Figur oder benutze vorher ein Buch.
step-summoning = Wähle, wer Buße tut.
step-ending-turn = Kryptakarte für einen Extrazug nutzen?
step-asking = Stelle eine Frage.
step-answering = Antworte oder schweige.
step-calling-witness = Befrage einen Zeugen; er muss antworten.
step-insisting = Man schweigt dich an. Ein Buch benutzen?
step-objecting = Die Begegnung ist vorbei. Ein Buch benutzen?
step-searching = Eine Karte vom Besitzer der Zelle ziehen?
step-inquiring = Bitte jemanden, dir eine Karte zu zeigen.
step-speaking = Enthülle, klage an oder schweige.
step-testifying = Etwas enthüllen?
step-giving = Wähle eine Karte zum Hergeben.
step-showing = Wähle eine Karte zum Zeigen.
step-exchanging = Wähle eine Karte zum Tauschen.
step-choosing-book = Wähle das Buch, das du benutzt.
step-naming-trait = Nenne ein Merkmal.
step-balancing = Wähle einen Spieler.
step-choosing-player = Wähle einen Spieler.
step-naming-suspects = Nenne die Mönche, die du sehen willst.
step-doing-penance = Die Buße wartet. Ein Buch benutzen?
step-preparing-mass = Vor dem Weitergeben ein Buch benutzen?
step-passing-cards = Wähle die Karten zum Weitergeben.
step-starting-round = Eine neue Runde beginnt.
step-taking-turn = Ein Zug beginnt.
step-catching = Ein Eindringling wird ertappt.
step-closing-turn = Der Zug endet.
step-encountering = Wer begegnet wem?
step-overhearing = Hört jemand mit?
step-using-room = Der Raum wirkt.
step-drawing-at-random = Eine Karte wird gezogen.
step-reading-book = Ein Buch wird genommen.
step-carrying-out = Die Karte wirkt weiter.
step-calling-mass = Die Glocke ruft zur Messe.
step-drawing-event = Ein Ereignis wird gezogen.
step-handing-bell = Die Glocke wandert weiter.

fault-accusation-own-hand = Du hältst { $suspect } selbst.
fault-accusation-pile-early = Noch keine Anklage: Im Sprechzimmer { $cards ->
    [one] liegt eine Karte
   *[other] liegen { $cards } Karten
    }.
fault-books-almonry-target = Dieser Spieler hat nicht die meisten Karten, oder die wenigsten, wenn du allein vorn liegst.
fault-books-catalogue-other = „{ $book }“ liegt nicht vor dir.
fault-books-faces-kind = Nenne ein Merkmal der Art, die die Karte verlangt.
fault-books-faces-look = Nenne Kapuze, Bart oder Statur.
fault-books-ladder-title = Nenne einen Rang.
fault-books-three-houses-order = Nenne einen Orden.
fault-books-limit-full = Mit { $limit ->
    [one] einem Buch
   *[other] { $limit } Büchern
    } darfst du nicht ins Skriptorium.
fault-books-old-drains-going = Du bist schon in den Kanälen: Wähle den Ausgang.
fault-books-orders-absent = Für „{ $book }“ gibt es keine Anweisung.
fault-books-orders-already = „{ $book }“ hat schon eine Anweisung.
fault-books-orders-kind = „{ $book }“ wird nicht auf Anweisung benutzt.
fault-books-special-elsewhere = Du hast „{ $book }“ nicht.
fault-books-special-moment = Jetzt ist nicht der Moment für „{ $book }“.
fault-books-special-planned = Du planst „{ $book }“ schon.
fault-books-summons-nobody = Niemand ist vorzuladen: Alle anderen tun schon Buße.
fault-books-summons-target = Wähle einen anderen Spieler, der nicht Buße tut.
fault-encounter-bound-book = Ein Buch zwingt dich zu antworten.
fault-encounter-bound-counter = Du hast zuerst gefragt, also musst du antworten.
fault-encounter-choice-target = Diesen Spieler kannst du jetzt nicht befragen.
fault-encounter-duty-waive = Du musst eine Frage stellen.
fault-events-flood-shut = Die Krypta steht bis zur nächsten Messe unter Wasser.
fault-events-locked-doors-shut = Fremde Zellen sind bis zur nächsten Messe verschlossen.
fault-events-no-ink-shut = Das Skriptorium ist bis zur nächsten Messe geschlossen.
fault-events-plainsong-yes-no = Bis zur nächsten Messe sind nur Ja-Nein-Fragen erlaubt.
fault-library-concordance-unseen = Zeige eine Karte, die der Leser nicht mit dir gesehen hat.
fault-library-condition-equal = Jemand muss mehr Karten haben als du.
fault-library-condition-fewer = Jemand hat weniger Karten als du.
fault-library-draw-target = Wähle einen anderen Spieler, und keinen zweimal.
fault-library-once-again = Du warst schon in der Bibliothek.
fault-library-tribunal-names = Nenne einen bis { $most } verschiedene Mönche.
fault-mass-pass-count = Wähle genau { $count ->
    [one] eine Karte
   *[other] { $count } verschiedene Karten
    }.
fault-notebook-aids-none = Dieser Tisch spielt ohne Notizbuch.
fault-notebook-crosses-absent = { $suspect } ist nicht gestrichen.
fault-notebook-crosses-already = { $suspect } ist schon gestrichen.
fault-notebook-marks-colour = Diese Farbe gibt es nicht.
fault-notebook-marks-word = Ein Wort neben einem Verdächtigen hat höchstens { $most } Buchstaben.
fault-notebook-notes-full = Ein Notizbuch fasst { $most } Notizen.
fault-notebook-notes-number = Es gibt keine Notiz { $number }.
fault-notebook-notes-text = Eine Notiz ist eine Zeile mit höchstens { $most } Zeichen.
fault-notebook-pending-question = Nicht, während du befragt wirst.
fault-notebook-seen-erase = Du hast { $suspect } gesehen; der Strich bleibt.
fault-options-cards-unknown = In diesem Spiel heißt keine Karte und kein Kartensatz „{ $card }“.
fault-options-cards-no-books = Mindestens ein Buch des Skriptoriums spielt mit.
fault-options-cards-no-volumes = Mindestens ein Buch der Bibliothek spielt mit.
fault-options-cards-no-events = Mindestens ein Ereignis spielt mit.
fault-options-limits-counts = Dieser Tisch fragt nur nach Zahlen.
fault-options-limits-many = Höchstens { $max ->
    [one] ein Merkmal
   *[other] { $max } Merkmale
    } je Frage.
fault-options-limits-names = Dieser Tisch erlaubt keine Namen in Fragen.
fault-options-limits-pairs = Die Beschreibung muss auf mindestens zwei Mönche passen.
fault-options-limits-seen = Dieser Tisch fragt nicht nach Gesehenem.
fault-options-limits-traits = Die Grenze für Merkmale liegt bei 0 bis 5, nicht { $max }.
fault-options-limits-yes-no = Dieser Tisch stellt nur Ja-Nein-Fragen.
fault-parlour-request-alike = Die zwei Merkmale müssen verschiedener Art sein.
fault-parlour-request-target = Bitte einen anderen Spieler.
fault-parlour-request-traits = Nenne ein oder zwei Merkmale.
fault-parlour-penitent = { $seat } tut Buße und antwortet nicht.
fault-parlour-show-unfit = { $suspect } ist nicht von dieser Art.
fault-penance-agreement-already = Das hast du schon vorgeschlagen.
fault-penance-agreement-target = Schlage es für einen anderen Spieler am Tisch vor.
fault-promises-mass-already = Ein Versprechen für diese Messe genügt.
fault-promises-mass-book = Du hast versprochen, so eine Karte weiterzugeben; „{ $book }“ würde sie deinem Nachbarn vorenthalten.
fault-promises-mass-neighbour = Nur der linke Nachbar bekommt Karten.
fault-promises-mass-no = Du hast versprochen, so eine Karte nicht weiterzugeben.
fault-promises-mass-yes = Du hast versprochen, so eine Karte weiterzugeben.
fault-promises-room-no = Du hast versprochen, deinen Zug nicht { NAME($room, form: "in") } zu beenden.
fault-promises-room-yes = Du hast versprochen, deinen Zug { NAME($room, form: "in") } zu beenden.
fault-promises-speech-no = Du hast versprochen, { $act_id ->
    [accuse] niemanden anzuklagen
   *[reveal] nichts zu enthüllen
    }.
fault-promises-speech-yes = Du hast versprochen, { $act_id ->
    [accuse] jemanden anzuklagen
   *[reveal] etwas zu enthüllen
    }.
fault-promises-truthful-contradiction = Das widerspricht deinem Versprechen.
fault-promises-truthful-impossible = Dieses Versprechen könntest du nicht halten.
fault-promises-truthful-pledge = Sag ja oder nein; es bindet dich.
fault-questions-answer-drawn = Frage nach einer Karte aus Sprechzimmer, Zelle oder Beichtstuhl.
fault-questions-answer-names = Nenne mindestens einen Mönch, und keinen doppelt.
fault-questions-answer-never = Dieser Spieler hat dort keine Karte gezogen.
fault-questions-answer-number = { $number } ist keine Zahl von Mönchen.
fault-questions-answer-terms = Beschreibe mit einem bis { $most } Merkmalen.
fault-questions-free-off = Dieser Tisch stellt keine freien Fragen.
fault-questions-free-reply = Eine freie Frage wird mit eigenen Worten beantwortet.
fault-questions-free-text = Schreibe eine Zeile mit höchstens { $most } Zeichen.
fault-questions-honesty-answer = Der Tisch kennt die Wahrheit: Gib sie preis oder schweige.
fault-questions-nameless-name = Eine Antwort darf { $suspect } nicht nennen.
fault-questions-shared-target = Dieser Spieler hat diese Karte nicht gesehen.
fault-questions-shared-unknown = Ihr habt diese Karte nicht beide gesehen.
fault-questions-answer-range = Ein Bereich geht von einer kleineren zu einer größeren Zahl.
fault-questions-met-how = Was jemand jemals gesehen hat und was er jetzt weiß, hat keine andere Zeit und keine andere Person.
fault-questions-met-player = Nenne jemand anderen an diesem Tisch.
fault-questions-shared-several = Ihr habt diese Karten nicht beide gesehen.
fault-questions-shared-chosen = Ihr habt diese Karten beide gesehen, also sind sie gestrichen.
fault-revelation-once-made = { $seat } hat das schon enthüllt: { $trait }.
fault-rooms-hand-elsewhere = { $suspect } ist nicht auf deiner Hand.
fault-rooms-single-occupied = { CAPITAL(NAME($room, form: "in")) } ist nur Platz für eine Figur.
fault-setup-players-count = Es spielen drei bis sechs, nicht { $players }.
fault-setup-pawns-unknown = „{ $colours }“ ist keine Liste verschiedener Farben aus white, yellow, red, green, blue und black.
fault-setup-pawns-count = { $players } Spieler brauchen { $players } Farben, nicht { $colours }.
fault-silence-limit-used = Du hast dein Schweigegelübde schon verbraucht.
fault-turn-blocked-open = Ein Weg ist offen, also musst du dich bewegen.
fault-turn-move-far = { CAPITAL(NAME($room, form: "into")) } kommst du in diesem Zug nicht.
fault-turn-move-same = Du musst dich bewegen: Deine Figur steht schon da.
fault-variants-tactical-library = Im taktischen Spiel ist die Bibliothek geschlossen.

suspect-william = Pater William
suspect-theobald = Pater Theobald
suspect-aldric = Bruder Aldric
suspect-conrad = Bruder Conrad
suspect-dunstan = Bruder Dunstan
suspect-rainer = Novize Rainer
suspect-ulric = Novize Ulric
suspect-kilian = Novize Kilian
suspect-odo = Pater Odo
suspect-lambert = Pater Lambert
suspect-florian = Bruder Florian
suspect-gildas = Bruder Gildas
suspect-ivo = Bruder Ivo
suspect-milo = Novize Milo
suspect-piers = Novize Piers
suspect-zeno = Novize Zeno
suspect-sergio = Pater Sergio
suspect-bruno = Pater Bruno
suspect-edwin = Bruder Edwin
suspect-hubert = Bruder Hubert
suspect-joscelin = Bruder Joscelin
suspect-norbert = Novize Norbert
suspect-valentin = Novize Valentin
suspect-yves = Novize Yves

rule-setup-players = Spieler
    .text = Drei bis sechs Ermittler spielen.
rule-setup-pawns = Figuren
    .text = Jede Figur beginnt in der Kapelle. Jeder wählt eine Farbe; wird nichts gewählt, nehmen die Plätze die Farben der Reihe nach.
    .reason = Die Regeln lassen jeden eine Figur seiner Farbe nehmen; dass die Plätze die Farben der Reihe nach nehmen, ist unsere Entscheidung.
rule-setup-decks = Kartenstapel
    .text = Gezogen wird verdeckt; was gespielt ist, kommt unter den Stapel und in dieser Reihenfolge wieder.
rule-setup-culprit = Der Täter
    .text = Eine Verdächtigenkarte liegt ungesehen unter dem Brett: Er war es.
rule-setup-pile = Der Stapel im Sprechzimmer
    .text = Einige Verdächtigenkarten warten im Sprechzimmer, je nach Spielerzahl.
rule-setup-deal = Das Austeilen
    .text = Alle übrigen Karten werden gleichmäßig ausgeteilt.
rule-setup-first = Startspieler
    .text = Ein Würfel bestimmt den Startspieler; fehlende Farben werden neu gewürfelt.
rule-setup-confessionals = Würfel in den Beichtstühlen
    .text = Zwei Würfel zeigen, wer zuletzt gebeichtet hat; beide können denselben Spieler zeigen.
    .reason = Die Regeln werfen zwei Würfel für die beiden Mönche, die zuletzt gebeichtet haben; dass beide denselben Spieler zeigen dürfen, ist unsere Entscheidung.
rule-turn-order = Reihenfolge
    .text = Gespielt wird im Uhrzeigersinn ab dem Startspieler.
rule-turn-sequence = Ablauf eines Zuges
    .text = Bewegung, Begegnung, dann die Aktion des Raumes.
rule-turn-bell = Die Glocke
    .text = Der Startspieler rückt die Glocke in jeder Runde ein Feld vor; steht sie auf dem letzten Feld, ruft er zur Messe, statt zu ziehen.
rule-turn-move = Die Bewegung
    .text = Die Figur geht ein oder zwei Räume weit, nie dorthin zurück, wo sie stand.
    .reason = Die Regeln verbieten zwei Schritte zurück in denselben Raum; dass auch kein längerer Weg endet, wo er begann, ist unsere Entscheidung.
rule-turn-blocked = Kein Weg offen
    .text = Bewegen ist Pflicht. Ist kein Weg offen, bleibt die Figur stehen und nichts weiter geschieht, es sei denn, ein Buch öffnet einen Weg.
    .reason = Die Regeln machen die Bewegung zur Pflicht und sagen nicht, was geschieht, wenn sie unmöglich ist. Ein Buch, das einen Weg öffnet, darf benutzt werden; alle mit einem Buch werden gefragt, damit das Warten nichts verrät.
rule-turn-room = Der Raum
    .text = Was ein Raum bietet, geschieht nach der Begegnung.
rule-encounter-duty = Fragepflicht
    .text = Wer seine Bewegung bei anderen beendet, muss einen von ihnen befragen.
rule-encounter-choice = Wen befragen
    .text = Stehen dort mehrere, so wählt, wer am Zug ist.
rule-encounter-own-move = Nur nach eigener Bewegung
    .text = Wer durch eine Messe, ein Buch oder ein Ereignis versetzt wird, begegnet niemandem.
    .reason = Die Regeln knüpfen die Begegnung an das Ende einer Bewegung.
rule-encounter-silence = Antwort oder Schweigen
    .text = Der Befragte antwortet oder legt ein Schweigegelübde ab.
rule-encounter-counter = Die Gegenfrage
    .text = Wer geantwortet hat, darf eine Gegenfrage stellen; danach keine mehr.
    .reason = Die Regeln geben dem, der geantwortet hat, eine Gegenfrage; dass man auf sie verzichten darf und dass sie keine weitere öffnet, ist unsere Entscheidung.
rule-encounter-bound = Zur Antwort verpflichtet
    .text = Die Gegenfrage darf man nicht ablehnen.
rule-questions-honesty = Ehrlichkeit
    .text = Jede Antwort ist wahr; der Tisch schlägt sie nach.
    .reason = Die Regeln verlangen die Wahrheit nach bestem Wissen oder Erinnern; dass der Tisch nachschlägt, damit niemand irrt, ist unsere Entscheidung.
rule-questions-nameless = Kein Name als Antwort
    .text = Eine Frage muss sich beantworten lassen, ohne einen Verdächtigen zu nennen.
rule-questions-answer = Eine Antwort
    .text = Die Antwort ist ja oder nein, eine Zahl oder ein Merkmal.
    .reason = Eine Frage muss sich ohne einen Namen beantworten lassen; Listen und Codes würden das umgehen.
rule-questions-public = Alle hören zu
    .text = Frage und Antwort sind öffentlich. Wo der Tisch Flüstern vereinbart hat, hören nur die beiden die Antwort; ein Versprechen wird immer laut gegeben.
    .reason = Die Regeln und alle Berichte von Partien setzen es voraus.
rule-questions-scope = Hand, gesehen, gestrichen, offen
    .text = Man darf nach der Hand, nach gesehenen Karten und nach gestrichenen oder offenen Verdächtigen fragen.
    .reason = Die Beispiele der Regeln selbst fragen nach Händen und nach gestrichenen Verdächtigen.
rule-questions-shared = Gemeinsam bekannte Karten
    .text = Eine Karte darf durch das gemeint sein, was mit ihr geschah, wenn beide sie sahen.
    .reason = Am Tisch spricht man von Karten, die beide kennen.
rule-questions-met = Begegnete Karten
    .text = Man darf fragen, welche Karten jemand gezeigt bekommen, erhalten oder abgegeben hat, von wem oder an wen, und ob seit der letzten Messe. Was bei dieser Messe gewechselt hat, kam danach.
    .reason = Die Regeln erlauben jede Frage mit einer wahren Antwort; jeder erinnert sich, welche Karten ihm vor Augen kamen.
rule-questions-known = Karten auf anderen Händen
    .text = Eine Karte auf einer anderen Hand kennt, wer sie dort gesehen hat, bis diese Hand eine Karte abgibt, die er nicht sieht.
    .reason = Was jemand schließen könnte, hat keine klare Grenze; was er mit den Augen verfolgt hat, hat eine.
rule-questions-most = Am meisten und am wenigsten
    .text = Die Antwort ist das Merkmal, das die meisten oder die wenigsten Mönche haben; teilen sich mehrere den Platz, alle diese.
    .reason = Die Regeln erlauben jede Frage mit einer wahren Antwort; auch ein Gleichstand braucht eine Antwort.
rule-questions-both = Zwei Fragen in einer
    .text = Zwei Fragen dürfen mit „und“ verbunden werden. Die Antwort ist ja, wenn beides stimmt.
    .reason = Die Regeln erlauben jede Frage mit einer wahren Antwort.
rule-questions-default = Die neutrale Frage
    .text = Wem nichts einfällt, der fragt, wie viele Karten der andere hat.
    .reason = Wer abwesend ist, darf den Tisch nicht aufhalten.
rule-questions-free = Freie Fragen
    .text = Wo der Tisch es erlaubt, fragt und antwortet man mit eigenen Worten; niemand prüft sie.
    .reason = Die Regeln erlauben jede Frage; freie Worte kann niemand beurteilen als die Spieler.
rule-promises-truthful = Ehrliche Versprechen
    .text = Ein Ja zum nächsten Zug muss von dort aus möglich sein, wo die Figur dann steht (nach einer Messe in der Kapelle), und zu früheren Versprechen für diesen Zug passen. Ein Nein, das die einzige ehrliche Antwort war, bindet nicht.
    .reason = Eine Antwort über die Zukunft bindet, also muss ein Ja möglich sein; ein Nein, das nicht anders sein konnte, stellt eine Tatsache fest und entscheidet nichts.
rule-promises-room = Wo der Zug endet
    .text = In dem Zug, um den es geht, bindet ein Ja, wenn der Raum erreichbar ist, und ein Nein verbietet ihn.
    .reason = Die Regeln sagen, dass eine Antwort über den Kapitelsaal bindet; dass ein Ja nur bindet, wenn der Raum in jenem Zug erreichbar ist, ist unsere Entscheidung.
rule-promises-speech = Enthüllen oder anklagen
    .text = Wer gesagt hat, er werde sprechen, tut es, wenn er kann; wer nein gesagt hat, lässt es.
    .reason = Folgt aus dem Beispiel über den Kapitelsaal.
rule-promises-mass = Eine Karte bei der Messe
    .text = Eine versprochene Karte wird weitergegeben, wenn man sie hat, und kein eigenes Buch führt daran vorbei; eine verweigerte nur, wenn nichts anderes bleibt.
    .reason = Folgt aus dem Beispiel über den Kapitelsaal; ein Buch, das der Spieler selbst benutzt, ist sein eigenes Tun und keine Ausrede.
rule-promises-lapse = Wann ein Nein verfällt
    .text = Verbieten Neins jeden Raum, den die Figur erreichen kann, so binden sie nicht mehr: Niemand steht je ohne möglichen Zug da.
    .reason = Bewegen ist Pflicht, also darf keine Antwort einen Spieler ohne möglichen Zug lassen.
rule-promises-until-mass = Vor der nächsten Messe
    .text = Ein Ja wird im ersten Zug gehalten, der es erlaubt; ein Nein bindet in jedem Zug bis zur Messe. Versprechen über einen einzelnen Zug gehen vor.
    .reason = Ein Versprechen über mehrere Züge muss in jedem von ihnen binden, sonst bände es in keinem.
rule-promises-end = Wie lange es bindet
    .text = Bis zum Ende des nächsten eigenen Zuges oder bis zu der Messe, von der es spricht. Ein Versprechen im eigenen Zug gilt nicht für diesen Zug.
    .reason = Die Regeln binden einen Spieler an seine Antwort, ohne zu sagen, wie lange; eine Frage nach dem nächsten Zug spricht nur von diesem.
rule-silence-limit = Grenzen des Schweigens
    .text = Ein Tisch kann das Schweigen auf einmal im Spiel oder einmal zwischen zwei Messen begrenzen.
    .reason = Manche Tische finden, dass zu oft geschwiegen wird.
rule-rooms-chapel = Die Kapelle
    .text = Hier beginnt man, und hierher kommt man zur Messe zurück; sonst geschieht hier nichts.
rule-rooms-empty = Leere Räume
    .text = Hof, Kreuzgang und andere Räume bieten nichts; der Kreuzgang hat vier Teile.
rule-rooms-single = Immer nur eine Figur
    .text = In Zellen und Beichtstühlen ist Platz für eine Figur; nur der Besitzer darf in seine besetzte Zelle.
rule-rooms-random = Zufällige Karten
    .text = Aus einer Hand wird blind gezogen; beide kennen die Karte danach.
rule-rooms-hand = Eigene Karten
    .text = Zeigen oder geben kann man nur eigene Karten.
    .reason = Folgt daraus, was Zeigen und Geben heißen.
rule-confessional-draw = Beichte
    .text = Der Besucher zieht eine zufällige Karte von dem, der zuletzt hier war, wenn das ein anderer Spieler mit Karten ist.
    .reason = Die Regeln lassen vom letzten Besucher ziehen; dass nichts gezogen wird, wenn man das selbst ist oder er keine Karten hat, ist unsere Entscheidung.
rule-confessional-die = Der Würfel
    .text = Danach zeigt der Würfel den Besucher.
rule-cells-search = Eine Zelle durchsuchen
    .text = Der Besucher darf eine zufällige Karte vom Besitzer ziehen.
rule-cells-empty = Zellen ohne Besitzer
    .text = Die Zelle einer fehlenden Farbe darf man betreten; zu holen ist dort nichts.
    .reason = Die Regeln benennen den Besitzer einer Zelle nach ihrer Farbe.
rule-cells-caught = Ertappt
    .text = Kommt der Besitzer heim, gibt der Eindringling die genommene Karte zurück und tut Buße; zu einer Begegnung kommt es nicht.
    .reason = Die Regeln schicken einen ertappten Eindringling in die Buße; dass das vor einer Begegnung kommt und keine folgt, ist unsere Entscheidung.
rule-cells-forfeit = Die Karte ist weg
    .text = Hat er diese Karte nicht mehr, wird ihm eine zufällige genommen; hat er keine genommen, dann keine.
    .reason = Die Regeln lassen eine andere Karte zufällig ziehen, wenn die gestohlene weg ist; dass ein Eindringling, der keine genommen hat, nichts schuldet, ist unsere Entscheidung.
rule-scriptorium-draw = Ein Buch
    .text = Im Skriptorium nimmt man ein Buch.
rule-scriptorium-empty = Kein Buch mehr
    .text = Sind alle Bücher auf Händen, nimmt man keines.
    .reason = Die Regeln sehen den Fall nicht vor.
rule-books-special = Bücher mit Stern
    .text = Ein Buch mit Stern behält man verdeckt und benutzt es zu seiner Zeit.
rule-books-plain = Einfache Bücher
    .text = Ein einfaches Buch wird vorgelesen und wirkt sofort.
rule-books-die = Bücher mit Würfel
    .text = Der Würfel bestimmt einen anderen Spieler; die eigene Farbe wird neu gewürfelt.
rule-books-waiting = Warten verrät nichts
    .text = Könnte ein geheimes Buch benutzt werden, so wird jeder gefragt, der in diesem Augenblick irgendein Buch hat.
    .reason = Ein Warten würde verraten, wer welches Buch hat.
rule-books-orders = Anweisungen
    .text = Bücher, deren Moment im Zug anderer kommt, wirken auf vorher gegebene Anweisung.
    .reason = Ein Tisch soll nicht nach jeder Begegnung auf eine geheime Karte warten.
rule-books-limit = Zwei Bücher
    .text = Wenn vereinbart, geht niemand mit zwei Büchern ins Skriptorium.
rule-library-condition = Die wenigsten Karten
    .text = Hinein darf nur, wer die wenigsten Karten hat: keiner weniger, jemand mehr.
rule-library-once = Ein Besuch
    .text = Man betritt die Bibliothek einmal im Spiel.
    .reason = Die Regeln erlauben einen Besuch; dass er mit dem Betreten verbraucht ist, was auch daraus wird, ist unsere Entscheidung.
rule-library-draw = Ein Buch der Bibliothek
    .text = Es wird gezogen, vorgelesen und wirkt sofort.
rule-parlour-pile = Karten im Sprechzimmer
    .text = Solange Karten da sind, nimmt der Besucher eine.
rule-parlour-request = Um eine Karte bitten
    .text = Liegen dort keine Karten mehr, darf man einen Spieler um eine Karte mit einem oder zwei Merkmalen bitten.
    .reason = Die Regeln lassen um ein oder zwei Merkmale bitten; dass sie von verschiedener Art sind und dass der Besucher niemanden bitten muss, ist unsere Entscheidung.
rule-parlour-penitent = Büßer im Sprechzimmer
    .text = Um eine Karte zu bitten ist eine Frage: Ein Büßer wird nicht gebeten.
    .reason = Die Regeln verbieten einem Büßer, Fragen zu beantworten; die Bitte um eine Karte ist eine.
rule-parlour-show = Zeigen
    .text = Wer eine solche Karte hat, zeigt heimlich eine seiner Wahl; sonst sagt er, dass er keine hat.
    .reason = Nach den Regeln wird eine solche Karte gezeigt; dass der Besitzer sie auswählt und dass alle die Bitte und die Absage hören, ist unsere Entscheidung.
rule-crypt-draw = Die Kryptakarte
    .text = Der Besucher nimmt eine Kryptakarte.
rule-crypt-one = Nur eine
    .text = Niemand hat zwei.
rule-crypt-extra = Der Extrazug
    .text = Sie gibt einen ganzen Zug gleich nach dem eigenen, aber nicht in dem Zug, in dem man sie zieht, und nicht zweimal hintereinander.
    .reason = Die Regeln geben einen Extrazug nach dem normalen; dass er nicht in dem Zug kommt, in dem die Karte gezogen wurde, nicht nach einem anderen Extrazug und nicht aus der Buße, und dass er die Glocke nicht bewegt, ist unsere Entscheidung.
rule-chapter-hall-choice = Vor dem Abt
    .text = Der Besucher darf enthüllen oder anklagen, eines davon oder nichts.
rule-revelation-one = Ein Merkmal
    .text = Eine Enthüllung nennt ein Merkmal des Täters, nie eine Verneinung.
rule-revelation-once = Einmal im Spiel
    .text = Dieselbe Aussage gibt es nur einmal.
rule-revelation-contradiction = Widerspruch
    .text = Eine andere Aussage darf ihr widersprechen.
rule-accusation-pile = Nicht zu früh
    .text = Solange Karten im Sprechzimmer liegen, klagt niemand an.
rule-accusation-own = Nicht die eigene Karte
    .text = Niemand klagt einen Mönch auf der eigenen Hand an.
    .reason = Dabei könnte nichts herauskommen.
rule-accusation-right = Der Täter
    .text = Hält niemand den Angeklagten, war er es, und das Spiel endet.
rule-accusation-wrong = Ein Unschuldiger
    .text = Sonst zeigt ihn sein Besitzer allen; der Ankläger verliert Punkte und tut Buße.
rule-mass-gather = Alle in die Kapelle
    .text = Zur Messe kommen alle Figuren in die Kapelle.
rule-mass-order = Ablauf der Messe
    .text = Karten weitergeben, Ereignis, neuer Startspieler.
rule-mass-pass = Karten weitergeben
    .text = Alle geben gleichzeitig so viele Karten nach links, wie die Messkarte sagt.
rule-mass-short = Zu wenige Karten
    .text = Wer weniger hat, gibt alle und behält, was er bekommt.
rule-mass-event = Ein Ereignis
    .text = Ein Ereignis wird gezogen und ausgeführt.
rule-mass-first = Neuer Startspieler
    .text = Messkarten und Glocke gehen an den rechten Nachbarn dessen, der zur Messe gerufen hat.
rule-mass-deck = Die Messkarten
    .text = Die gespielte Karte kommt nach unten; nach der letzten folgt die erste.
rule-events-until = Anhaltende Ereignisse
    .text = Manche Ereignisse gelten bis zur nächsten Messe.
    .reason = Die Regeln sprechen nicht von anhaltenden Ereignissen; Spieler berichten von solchen, und „bis zur nächsten Messe“ ist unsere Lesart.
rule-events-die = Ereignisse mit Würfel
    .text = Der Würfel kann jeden Spieler treffen.
    .reason = Die Regeln sprechen nur bei Büchern von einem anderen Spieler.
rule-penance-causes = Anlässe der Buße
    .text = Wer in einer Zelle ertappt wird, falsch anklagt oder anders dazu geschickt wird, tut Buße.
rule-penance-chapel = In die Kapelle
    .text = Die Figur des Büßers kommt in die Kapelle und bleibt dort.
rule-penance-turn = Ein verlorener Zug
    .text = Der Büßer setzt seinen nächsten Zug aus, auch nach einer Messe; mehrere Bußen zählen wie eine.
    .reason = Nach den Regeln setzt ein Büßer den nächsten Zug aus, auch über eine Messe hinweg; dass mehrere Bußen wie eine zählen, ist unsere Entscheidung.
rule-penance-silent = Weder fragen noch antworten
    .text = Ein Büßer wird nicht befragt und fragt nicht.
rule-penance-bell = Die Glocke vergessen
    .text = Der Tisch bewegt die Glocke selbst, also tut niemand dafür Buße.
    .reason = Die Regeln bestrafen einen Startspieler, der die Glocke vergisst; hier bewegt sie der Tisch, also kann es niemand.
rule-penance-agreement = Gemeinsamer Beschluss
    .text = Schlagen es alle anderen im selben Zug vor, tut ein Spieler an dessen Ende Buße.
    .reason = Die Regeln überlassen es dem gemeinsamen Beschluss; dass alle anderen Spieler sie im selben Zug vorschlagen müssen und dass sie an dessen Ende getan wird, ist unsere Entscheidung.
rule-scoring-points = Punkte
    .text = Eine richtige Enthüllung zählt zwei Punkte, eine falsche minus einen, der Täter vier, eine falsche Anklage minus zwei.
rule-scoring-negative = Unter null
    .text = Punkte dürfen negativ sein.
    .reason = Die Regeln setzen keine Grenze nach unten.
rule-scoring-tie = Gleichstand
    .text = Bei Gleichstand gewinnt, wer den Täter gefunden hat; ist er nicht darunter, teilen sie sich den Sieg.
    .reason = Nach den Regeln gewinnt bei Gleichstand, wer den Täter gefunden hat; dass die anderen sich den Sieg teilen, wenn er hinter ihnen liegt, ist unsere Entscheidung.
rule-ending-cap = Fall geschlossen
    .text = Wenn nicht anders vereinbart, endet das Spiel nach der zweiten Komplet.
    .reason = Die Regeln kennen kein anderes Ende als den Täter; ein Tisch darf nicht ewig sitzen, und ohne dies hat eine Partie keine größte Länge. Darum gilt es, wenn man es nicht abschaltet.
rule-six-steps = Drei Schritte
    .text = Zu sechst geht man bis zu drei Räume.
rule-six-bell = Drei Runden
    .text = Zu sechst beginnt die Glocke auf dem zweiten Feld.
rule-variants-tactical = Taktisches Spiel
    .text = Keine Bibliothek, keine Ereignisse, und mit zwei Büchern kein Zutritt zum Skriptorium.
rule-variants-short = Kürzeres Spiel
    .text = Das Tempo des Spiels zu sechst, beginnend mit den Laudes.
rule-options-limits = Grenzen für Fragen
    .text = Ein Tisch kann Merkmale, Namen, Antwortarten und Themen begrenzen.
    .reason = Solche Grenzen sind von Tischen bekannt.
rule-options-cards = Karten im Spiel
    .text = Ein Tisch wählt, welche Kartensätze mitspielen, und darf einzelne Karten weglassen. In jedem Stapel bleibt mindestens eine Karte.
    .reason = Die Regeln laden dazu ein, eigene Karten zu schreiben, also sagt ein Tisch, welche er spielt.
rule-notebook-crosses = Striche
    .text = Jeder streicht auf seinem Blatt, wen er will.
    .reason = Die Beispiele der Regeln fragen nach dem, was auf dem Blatt gestrichen ist.
rule-notebook-seen = Gesehenes
    .text = Gesehene Verdächtige streicht der Tisch, und sie bleiben gestrichen.
    .reason = Eine Karte, die man gesehen hat, ist nicht mehr verdächtig.
rule-notebook-marks = Wörter und Farben
    .text = Ein Verdächtiger kann auf dem eigenen Blatt ein Wort und eine Farbe tragen. Niemand sonst sieht sie.
    .reason = Spieler schreiben auf dem gedruckten Blatt neben die Namen.
rule-notebook-notes = Notizen
    .text = Notizen gehören nur ihrem Schreiber.
    .reason = Das Notizbuch verbirgt das Blatt vor den anderen.
rule-notebook-pending = Nicht während einer Frage
    .text = Solange eine Frage an ihn offen ist, ändert niemand seine Striche, auch nicht zwischen dem Schweigen und dem, was es noch brechen kann.
    .reason = Eine Antwort soll sich nicht ändern, während nach ihr gefragt wird.
rule-notebook-aids = Hilfen
    .text = Ein Tisch einigt sich auf keine Hilfen, das Notizbuch, ein Notizbuch, das einzelne Antworten erklärt, oder volle Deduktion.
    .reason = Tische wollen unterschiedlich viel Hilfe.
rule-secrecy-view = Was ein Platz weiß
    .text = Ein Platz weiß, was er sah und hörte, sonst nichts.
    .reason = Im Spiel geht es darum, was jeder Spieler weiß.

# ── Was Karten tun: ein Satz für jede Wirkung, aus ihren Teilen ──

card-before-move = Vor deiner Bewegung: { CAPITAL($sentence) }
card-where = durch „{ $title }“
card-shut = „{ $title }“ hält diesen Raum bis zur nächsten Messe geschlossen.
card-number = { $amount ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $amount }
}
card-who = { $who ->
    [reader] Du
    [rolled] Der Ausgewürfelte
    [chosen] { $players ->
        [one] Ein Spieler deiner Wahl
       *[other] Jeder von { $number } Spielern deiner Wahl
    }
    [others] Jeder andere
   *[everyone] Jeder
}
card-kind = { $kind ->
    [order] einen Orden
    [title] einen Rang
    [hood] eine Kapuze
    [face] ein Gesicht
   *[girth] eine Statur
}
effect-show = { $subject } { $who ->
    [reader] zeigst
   *[other] zeigt
} { $to ->
    [reader] dir
    [everyone] allen
    [left] { $who ->
        [reader] deinem
       *[other] seinem
    } linken Nachbarn
    [right] { $who ->
        [reader] deinem
       *[other] seinem
    } rechten Nachbarn
   *[neighbours] jedem { $who ->
        [reader] deiner
       *[other] seiner
    } Nachbarn
} { $manner ->
    [whole] { $who ->
        [reader] deine
       *[other] seine
    } ganze Hand
    [random] eine zufällige Karte
    [traits] einen { $who ->
        [reader] deiner
       *[other] seiner
    } { $monks }, wenn { $who ->
        [reader] du einen hast
       *[other] er einen hat
    }
   *[choice] eine Karte { $who ->
        [reader] deiner
       *[other] seiner
    } Wahl
}{ $unseen ->
    [yes] , möglichst { $manner ->
        [traits] einen noch nicht gemeinsam gesehenen
       *[other] eine noch nicht gemeinsam gesehene
    }
   *[no] {""}
}
effect-draw = { $subject } { $who ->
    [reader] ziehst
   *[other] zieht
} zufällig eine Karte { $source ->
    [reader] von dir
    [rolled] vom Ausgewürfelten
    [chosen] { $amount ->
        [one] von einem Spieler deiner Wahl
       *[other] von jedem von { $number } Spielern deiner Wahl
    }
    [others] von jedem anderen
    [left] von { $who ->
        [reader] deinem
       *[other] seinem
    } linken Nachbarn
    [right] von { $who ->
        [reader] deinem
       *[other] seinem
    } rechten Nachbarn
   *[parlour] vom Stapel im Sprechzimmer
}
effect-give = { $subject } { $who ->
    [reader] gibst
   *[other] gibt
} { $to ->
    [reader] dir
    [rolled] dem Ausgewürfelten
    [chosen] einem Spieler deiner Wahl
    [left] { $who ->
        [reader] deinem
       *[other] seinem
    } linken Nachbarn
   *[right] { $who ->
        [reader] deinem
       *[other] seinem
    } rechten Nachbarn
} eine Karte { $who ->
    [reader] deiner
   *[other] seiner
} Wahl
effect-exchange = { $who ->
    [reader] Du und { $other ->
        [rolled] der Ausgewürfelte
       *[chosen] ein Spieler deiner Wahl
    } tauscht
   *[rolled] Zwei Ausgewürfelte tauschen
} { $manner ->
    [whole] die ganze Hand
    [random] je eine zufällige Karte
   *[choice] gleichzeitig je eine gewählte Karte
}
effect-pass = Jeder gibt { $amount ->
    [one] eine Karte
   *[other] { $number } Karten
} seiner Wahl nach { $to ->
    [left] links
   *[right] rechts
}
effect-count = { $manner ->
    [named] Nenne { $kinds }: { $who ->
        [everyone] Jeder sagt, wie viele er hat
       *[others] Alle anderen sagen, wie viele sie haben
    }
   *[traits] { $subject } sagt, wie viele { $monks } er hat
}
effect-name = { $amount ->
    [one] Nenne einen Mönch: Wer ihn hat, zeigt ihn dir
   *[other] Nenne bis zu { $number } Mönche: Wer sie hat, zeigt sie dir
}
effect-question = { $amount ->
    [one] Befrage einen Spieler irgendwo; er muss antworten
   *[other] Befrage { $number } verschiedene Spieler irgendwo; sie müssen antworten
}
effect-move = { $who ->
    [reader] Deine Figur kommt
    [rolled] Die Figur des Ausgewürfelten kommt
    [chosen] Die Figur eines Spielers deiner Wahl kommt
    [others] Die Figuren aller anderen kommen
   *[everyone] Alle Figuren kommen
} { $room ->
    [chapel] in die Kapelle, ohne Buße
    [courtyard] in den Hof
    [crypt] in die Krypta
    [scriptorium] ins Skriptorium
    [parlour] ins Sprechzimmer
   *[cell] { $who ->
        [reader] in deine Zelle
        [rolled] in ihre Zelle
        [chosen] in ihre Zelle
       *[other] in ihre Zellen
    }
}{ $penitents ->
    [single] ; ein Büßer bleibt in der Kapelle
    [all] ; Büßer bleiben in der Kapelle
   *[none] {""}
}
effect-penance = { $who ->
    [reader] Du tust
    [rolled] Der Ausgewürfelte tut
    [chosen] Ein Spieler deiner Wahl, der nicht schon büßt, tut
    [others] Alle anderen tun
   *[everyone] Alle tun
} Buße
effect-bell = { $when ->
    [later] In der nächsten Periode beginnt die Glocke { $amount ->
        [one] ein Feld
       *[other] { $number } Felder
    } später
   *[now] Die Glocke rückt sofort { $amount ->
        [one] ein Feld
       *[other] { $number } Felder
    } vor, aber nicht von der Karte
}
effect-consult = { $amount ->
    [one] Sieh dir das nächste Buch an und benutze es
   *[other] Sieh dir die nächsten { $number } Bücher an: Benutze eines, lege den Rest nach unten
}
effect-read = { $amount ->
    [one] Nimm ein Buch aus dem Skriptorium: Hat es einen Stern, behalte es, sonst lies es
   *[other] Nimm { $number } Bücher aus dem Skriptorium: Behalte die mit Stern, lies die anderen
}
effect-reveal = { $subject } { $who ->
    [reader] darfst
   *[other] darf
} etwas enthüllen
effect-extra-turn = { $subject } { $who ->
    [reader] nimmst
   *[other] nimmt
} eine Kryptakarte für einen Extrazug
effect-sing = { $subject } { $who ->
    [reader] singst
   *[other] singt
}{ $alone ->
    [yes] ; sonst geschieht nichts
   *[no] {""}
}
effect-steps = { $when ->
    [mass] Bis zur nächsten Messe { $amount ->
        [one] ein Schritt
       *[other] { $number } Schritte
    } mehr in jedem Zug
   *[turn] Du hast { $amount ->
        [one] einen Schritt
       *[other] { $number } Schritte
    } mehr in diesem Zug
}
effect-close = { $room ->
    [crypt] Bis zur nächsten Messe ist die Krypta geschlossen
    [scriptorium] Bis zur nächsten Messe ist das Skriptorium geschlossen
    [library] Bis zur nächsten Messe ist die Bibliothek geschlossen
    [parlour] Bis zur nächsten Messe ist das Sprechzimmer geschlossen
    [confessional] Bis zur nächsten Messe sind die Beichtstühle geschlossen
   *[cell] Bis zur nächsten Messe betritt niemand fremde Zellen
}
effect-yes-or-no = Bis zur nächsten Messe nur Ja-Nein-Fragen
effect-insist = Schweigt jemand auf deine Frage, gilt das Gelübde nicht: Er antwortet und fragt nicht zurück
effect-decline = Lehne eine Gegenfrage ab
effect-ask-again = Nach Antwort und Gegenfrage: Frage noch einmal; der andere muss antworten
effect-overhear = Nach einer Begegnung zweier anderer: Befrage einen von ihnen
effect-forgive = Zur Buße geschickt: in die Kapelle, aber kein Zug verloren. Auch eine schon begonnene Buße endet
effect-protect = Zieht jemand zufällig von dir, wählst du die Karte, auch wenn du in einer Zelle ertappt wirst
effect-pass-fewer = Bei der Messe: Gib { $amount ->
    [one] eine Karte
   *[other] { $number } Karten
} weniger
effect-turn-passing = Bei der Messe: Alle geben nach rechts; zwei solche Bücher heben sich auf
effect-enter-library = Betritt die Bibliothek ohne Bedingung
effect-named = { $name ->
    [balance] Ein anderer mit den meisten Karten gibt dir eine; hast du allein die meisten, gibst du eine an einen mit den wenigsten
    [drains] Statt zu gehen: überallhin außer Kapitelsaal, Bibliothek und besetzten Zellen oder Beichtstühlen
   *[frost] Bis zur nächsten Messe endet die Bewegung im Hof
}

# ── Cards of one's own: the form ──

card-make-book = Buch, sofort gelesen
card-make-starred-book = Buch mit Stern, für seinen Moment behalten
card-make-volume = Buch der Bibliothek
card-make-event = Ereignis
card-make-lasting-event = Ereignis bis zur nächsten Messe
card-do-show = Eine Karte zeigen
card-do-draw = Eine Karte ziehen
card-do-give = Eine Karte geben
card-do-exchange = Karten tauschen
card-do-pass = Karten weitergeben
card-do-count = Sagen, wie viele Karten
card-do-name = Mönche nennen
card-do-question = Spieler befragen
card-do-move = Eine Figur versetzen
card-do-penance = Zur Buße schicken
card-do-bell = Die Glocke bewegen
card-do-consult = Die nächsten Bücher ansehen
card-do-read = Bücher aus dem Skriptorium nehmen
card-do-reveal = Etwas enthüllen
card-do-extra-turn = Einen Extrazug bekommen
card-do-sing = Singen
card-do-steps = Mehr Schritte
card-do-close = Räume schließen
card-do-yes-or-no = Nur Ja-Nein-Fragen
card-do-insist = Schweigende antworten lassen
card-do-decline = Eine Gegenfrage ablehnen
card-do-ask-again = Noch einmal fragen
card-do-overhear = Eine Begegnung belauschen
card-do-forgive = Eine Buße erlassen bekommen
card-do-protect = Die gezogene Karte selbst wählen
card-do-pass-fewer = Bei der Messe weniger Karten weitergeben
card-do-turn-passing = Bei der Messe andersherum weitergeben
card-do-enter-library = Die Bibliothek betreten
card-do-named = Besondere Wirkung
card-part-who = Wer
card-part-to = Wem
card-part-from = Woher
card-part-with = Mit
card-part-traits = Merkmale
card-part-kinds = Arten von Merkmalen
card-part-random = Eine zufällige Karte
card-part-whole = Die ganze Hand
card-part-unseen = Zuerst eine ungesehene Karte
card-part-amount = Wie viele
card-part-room = Raum
card-part-later = Später in der nächsten Periode
card-part-name = Welche
card-who-reader = der Leser
card-who-rolled = der Ausgewürfelte
card-who-chosen = ein Spieler nach Wahl des Lesers
card-who-others = alle außer dem Leser
card-who-everyone = alle
card-who-left = der linke Nachbar
card-who-right = der rechte Nachbar
card-who-neighbours = beide Nachbarn
card-who-parlour = der Stapel im Sprechzimmer
card-room-chapel = Kapelle
card-room-courtyard = Hof
card-room-crypt = Krypta
card-room-scriptorium = Skriptorium
card-room-parlour = Sprechzimmer
card-room-cell = die eigene Zelle
card-closed-crypt = Krypta
card-closed-scriptorium = Skriptorium
card-closed-library = Bibliothek
card-closed-parlour = Sprechzimmer
card-closed-confessional = die Beichtstühle
card-closed-cell = fremde Zellen
card-name-balance = Hände ausgleichen
card-name-drains = Durch die Kanäle
card-name-frost = Frost im Hof

# ── Cards of one's own: refusals ──

data-fault-card-shape = Das ist keine Karte: { $found }
data-fault-card-part-missing = Dieser Teil muss gewählt werden.
data-fault-card-part-unknown = Kein Teil heißt „{ $found }“.
data-fault-card-part-value = „{ $found }“ ist hier nicht möglich.
data-fault-card-effect-unknown = Keine Wirkung heißt „{ $found }“.
data-fault-card-bad-id = „{ $found }“ besteht nicht aus kleinen Buchstaben und Ziffern mit Bindestrichen dazwischen.
data-fault-card-nothing = Die Karte tut noch nichts: Wähle eine Wirkung.
data-fault-card-many = Es sind { $found } Wirkungen; eine Karte hat höchstens { $most }.
data-fault-card-only-books-kept = Nur Bücher des Skriptoriums behält man, nur sie haben also einen Stern.
data-fault-card-needs-star = Diese Wirkung hat ihren eigenen Moment, man behält das Buch also: Es braucht einen Stern.
data-fault-card-only-events-last = Nur Ereignisse gelten bis zur nächsten Messe.
data-fault-card-die-missing = Eine Wirkung spricht vom Ausgewürfelten: Die Karte braucht den Würfel.
data-fault-card-die-unused = Keine Wirkung spricht von einem Ausgewürfelten, die Karte hat also keinen Würfel.
data-fault-card-works-at-once = Eine Wirkung tritt sofort ein, die Karte kann also nicht andauern.
data-fault-card-stands-alone = Eine Wirkung mit eigenem Moment steht allein auf ihrer Karte.
data-fault-card-chosen-twice = Eine Karte lässt ihren Leser nur in einer Wirkung Spieler wählen.
data-fault-card-unseen-beside-show = Neben einem anderen Zeigen wüsste niemand, welche der beiden Karten ungesehen war.
data-fault-card-books-last = Bücher werden zuletzt gelesen: Was sie tun, käme vor allem, was folgt.
data-fault-card-named-twice = Der Leser nennt nur in einer Wirkung ein Merkmal.
data-fault-card-drains-steps = In den Kanälen zählt niemand Schritte.
data-fault-card-no-reader = Ein Ereignis hat keinen Leser: Wähle den Ausgewürfelten oder alle.
data-fault-card-nobody-chooses = Ein Ereignis hat keinen Leser, der wählen könnte.
data-fault-card-reader-swaps = Der Leser ist einer der beiden, die tauschen.
data-fault-card-must-last = Diese Wirkung gilt bis zur nächsten Messe: Nur ein andauerndes Ereignis hat sie.
data-fault-card-steps-time = Mehr Schritte gibt es mit einem Buch mit Stern oder einem andauernden Ereignis.
data-fault-card-drains-star = Die Kanäle benutzt man vor einer Bewegung: Das Buch braucht einen Stern.
data-fault-card-read-library = Ein Buch, das Bücher liest, könnte sich endlos selbst lesen; nur die Bibliothek darf das.
data-fault-card-consult-plain = Nur ein gewöhnliches Buch des Skriptoriums lässt die nächsten ansehen.
data-fault-card-consult-twice = Mit „{ $found }“ könnte man sich endlos Bücher ansehen.
data-fault-card-penance-move = Niemand büßt und zieht im selben Zug.
data-fault-card-amount = { $found } liegt nicht zwischen 1 und { $most }.
data-fault-card-no-trait = Kein Merkmal heißt „{ $found }“.
data-fault-card-same-kind = Kein Mönch hat zwei Merkmale derselben Art.
data-fault-card-show-self = Niemand zeigt sich selbst eine Karte: Wähle alle außer dem Leser.
data-fault-card-whole-picked = Eine ganze Hand wird weder ausgewählt noch sortiert.
data-fault-card-whole-open = Eine ganze Hand liegt nie offen vor allen.
data-fault-card-random-sorted = Eine zufällige Karte wird nicht nach Merkmalen gewählt, auch nicht weil sie ungesehen ist.
data-fault-card-unseen-reader = Was zwei Spieler gemeinsam gesehen haben, geht nur den Leser an.
data-fault-card-draw-from = Dieser Spieler kann von dort nicht ziehen.
data-fault-card-draw-amount = Die Anzahl sagt, wie viele Spieler gewählt werden: Sie steht nur da, wo gewählt wird.
data-fault-card-give-everyone = Geben alle zugleich einem Nachbarn, heißt das „Karten weitergeben“.
data-fault-card-give-to = Dieser Spieler kann dorthin keine Karte geben.
data-fault-card-whole-random = Eine ganze Hand wird nicht zufällig gewählt.
data-fault-card-two-rolled = Ohne Leser tauschen zwei Ausgewürfelte.
data-fault-card-no-kind = Keine Art von Merkmal heißt „{ $found }“.
data-fault-card-named-who = Ein Merkmal, das der Leser nennt, zählen alle anderen oder alle.
data-fault-card-traits-or-kinds = Entweder nennt die Karte Merkmale, oder der Leser nennt ein Merkmal einer der angegebenen Arten.
data-fault-card-bell-latest = Bei mehr als { $most } bliebe keine Runde vor der nächsten Messe.
