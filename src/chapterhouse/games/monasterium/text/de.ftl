# Monasterium: our own words for its rules, refusals, choices and events.

game-name = Monasterium
game-blurb = Würfel werfen und wählen, Novizen in fünf Klöster senden und einen Bonus den nächsten auslösen lassen.

## Kapitel

chapter-setup = Aufbau
chapter-course = Ablauf des Spiels
chapter-placement = Würfel einsetzen
chapter-taking = Würfel nehmen
chapter-actions = Würfel nutzen
chapter-road = Die Straße
chapter-sending = Novizen aussenden
chapter-buildings = Gebäude
chapter-chapel = Kapellen
chapter-cloister = Kreuzgänge
chapter-window = Das Kirchenfenster
chapter-extra = Zusätzliche Novizen
chapter-missions = Missionen
chapter-round = Ende einer Runde
chapter-scoring = Schlusswertung

## Regeln

rule-setup-players = Spielerzahl
    .text = Es spielen zwei, drei oder vier Personen.
rule-setup-colours = Farben
    .text = Alle nehmen das Material in der Farbe ihrer Wahl; wird nichts gewählt, nehmen die Plätze Rot, Blau, Grün und Gelb der Reihe nach.
    .reason = Die Regeln lassen jeden eine Farbe wählen; dass die Plätze die Farben der Reihe nach nehmen, wo nichts gewählt ist, ist unsere Entscheidung.
rule-setup-side = Seiten des Spielplans
    .text = Eine Seite des Plans ist für zwei Spieler, die andere für drei oder vier. Beide zeigen fünf Klöster.
rule-setup-closed = Geschlossene Felder
    .text = Zu dritt werden die mit „4“ bezeichneten Felder mit Novizen der unbenutzten Farbe bedeckt. Niemand kann sie nutzen, und diese Novizen zählen für nichts.
    .reason = Die Regeln bedecken die bezeichneten Felder mit Novizen einer unbenutzten Farbe; dass diese ihr Feld besetzen und für niemanden zählen, ist unsere Entscheidung.
rule-setup-windows = Fensterplättchen
    .text = In jedem Kloster liegen zu Beginn zwei Fensterplättchen je Spieler; die übrigen werden nicht gebraucht.
rule-setup-supply = Vorrat
    .text = Suppen, Werkzeuge, Bücher, Einfluss und Rosenkränze gehen nie aus.
rule-setup-missions = Ausliegende Missionen
    .text = Je zwei Karten der Stapel A, B und C liegen das ganze Spiel offen aus. Die anderen sind nicht dabei.
rule-setup-board = Spielertafeln
    .text = Jeder beginnt mit zwanzig Novizen auf den Aktionsfeldern, je einem weiteren neben den vier Reihen, weißen Aktionsplättchen, einem einsatzbereiten Neuwurfplättchen und dem Boten auf dem ersten Feld der Straße.
rule-setup-dice = Würfel
    .text = Jeder beginnt mit einem eigenen Würfel; zwei weitere kann er gewinnen. Die neutralen Würfel werden gleich verteilt: zu zweit je fünf, zu dritt je drei, zu viert je zwei.
rule-setup-goods = Startwaren
    .text = Jeder beginnt mit 2 Einfluss, 2 Suppen und 1 Rosenkranz.
rule-setup-starter = Der erste Kelch
    .text = Das Los bestimmt den ersten Startspieler.
    .reason = Wer zuletzt ein Kloster besucht hat, lässt sich Leute, die nicht beisammensitzen, nicht gerecht fragen; darum entscheidet das Los.

rule-course-years = Drei Jahre
    .text = Das Spiel dauert drei Jahre zu je so vielen Runden, wie Spieler dabei sind. Nach der letzten Runde des dritten Jahres folgt die Schlusswertung.
rule-course-phases = Phasen einer Runde
    .text = In jeder Runde werden Würfel eingesetzt, dann genutzt, dann endet die Runde. Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn.
rule-course-open = Offene Information
    .text = Alles liegt für alle offen, nur nicht, was Würfel zeigen werden.
    .reason = Kein Material ist je verdeckt, also liegt alles offen, und Zurücknehmen reicht bis zum letzten Wurf.

rule-placement-roll = Werfen
    .text = Wer am Zug ist, wirft einmal alle Würfel, die er noch nicht eingesetzt hat.
rule-placement-number = Eine Zahl wählen
    .text = Du wählst eine Zahl deines Wurfs und legst alle deine Würfel, die sie zeigen, auf das zugehörige Würfelfeld, eigene und neutrale zusammen, gleich was dort schon liegt.
rule-placement-until = Bis alle Würfel liegen
    .text = Es geht reihum, bis alle Würfel liegen. Wer keine mehr hat, wird übergangen; die anderen machen weiter, notfalls allein. Niemand darf aussetzen.
rule-placement-reroll = Das Neuwurfplättchen
    .text = Einmal je Runde darfst du dein Neuwurfplättchen umdrehen und Würfel deines letzten Wurfs neu werfen. Das gilt für die ganze Runde nur einmal.
    .reason = Die Regeln erlauben das Plättchen einmal je Runde; dass das für beide Phasen gilt, ein beim Setzen genutztes Plättchen also für einen später gewonnenen Würfel fehlt, ist unsere Entscheidung.
rule-placement-reroll-any = Welche Würfel neu geworfen werden
    .text = Du wählst die Würfel deines letzten Wurfs aus, die du neu wirfst, mindestens einen. Danach wählst du eine Zahl unter allen Würfeln, wie sie nun liegen.
    .reason = Das Plättchen wird nach dem Wurf und vor der Wahl einer Zahl genutzt; mindestens ein Würfel muss neu geworfen werden.

rule-taking-turns = Züge der Aktionsphase
    .text = Reihum nimmt jeder Würfel von einem Würfelfeld und nutzt sie, bis kein Würfel mehr auf dem Plan liegt und alle verbraucht sind.
rule-taking-must = Kein Passen
    .text = Liegt ein Würfel da, den du nehmen darfst, musst du mindestens einen nehmen.
    .reason = Die Phase dauert, bis alle Würfel genommen sind, und kennt kein Passen.
rule-taking-skipped = Nichts zu nehmen
    .text = Liegt auf keinem Würfelfeld ein neutraler oder eigener Würfel, wird dein Zug übergangen.
    .reason = Wer keinen Würfel findet, den er nehmen darf, kann kein Würfelfeld wählen.
rule-taking-space = Ein Würfelfeld
    .text = Alle Würfel eines Zuges kommen von ein und demselben Würfelfeld.
rule-taking-others = Fremde Würfel
    .text = Eigene Würfel anderer Spieler darfst du nie nehmen.
rule-taking-own-first = Eigene Würfel zuerst
    .text = Von einem Würfelfeld nimmst du deine eigenen Würfel vor den neutralen. Eigene dürfen nur liegen bleiben, wenn du keinen neutralen nimmst; am Tisch kann vereinbart sein, dass alle eigenen genommen werden müssen.
    .reason = Eigene Würfel kommen zuerst an die Reihe; ein strenges „alle“ geht auf dem Jokerfeld nicht. Die strenge Lesart kann am Tisch vereinbart werden.
rule-taking-most = Höchstens drei
    .text = Von den Feldern 1 bis 5 nimmst du einen, zwei oder drei Würfel. Wie viele, steht vor der ersten Aktion fest.
    .reason = Die Regeln setzen drei als Höchstzahl und erlauben weniger; dass man auch von eigenen Würfeln auf dem Feld weniger nehmen darf, ist unsere Entscheidung.
rule-taking-joker-one = Ein Joker
    .text = Vom Jokerfeld nimmst du je Zug nur einen Würfel.
rule-taking-joker-column = Spalte eines Jokers
    .text = Einen Joker legst du auf eine beliebige Spalte, in der er genutzt werden kann.
    .reason = Ein Joker dient jeder möglichen Aktion, also darf er nicht dort liegen, wo keine möglich ist.
rule-taking-again = Noch einmal dasselbe Feld
    .text = In einem späteren Zug darfst du dasselbe Würfelfeld wieder wählen, solange dort ein Würfel für dich liegt.

rule-actions-one-each = Eine Aktion je Würfel
    .text = Jeder genommene Würfel führt genau eine Aktion aus und ist dann verbraucht. Sind alle verbraucht, endet dein Zug.
rule-actions-column = Die Spalte eines Würfels
    .text = Ein Würfel gilt nur für Aktionen der Spalte, auf der er liegt.
rule-actions-standard = Standardaktionen
    .text = Die Standardaktion einer Spalte steht immer zur Wahl: A Novizen aussenden, B Suppe, C Einfluss, D Rosenkranz, E Bote. Standardaktionen und die der Reihe I sind unbegrenzt.
rule-actions-opened = Geöffnete Aktionen
    .text = Ist ein Novize der Reihe I, II oder III ausgesandt, ist die Aktion unter ihm offen, sofort und für das ganze Spiel.
rule-actions-once = Einmal je Zug
    .text = Jede Aktion der Reihen II und III gilt einmal je Zug; in einem späteren Zug derselben Runde kann sie wieder genutzt werden.
    .reason = Die Regeln begrenzen die Reihen II und III auf einmal je Zug; dass die Grenze für das einzelne Aktionsfeld gilt, ist unsere Entscheidung.
rule-actions-forced = Würfel müssen genutzt werden
    .text = Ist irgendeine Aktion der Spalte möglich, muss der Würfel für eine genutzt werden. Ist keine möglich, wird er ungenutzt abgelegt.
rule-actions-possible = Mögliche Aktionen
    .text = Möglich ist eine Aktion, die jetzt erlaubt und bezahlbar ist und etwas bewirkt. Eine unmögliche Aktion kann nicht gewählt werden.
    .reason = Möglich heißt: jetzt erlaubt, bezahlbar und von wirklicher Wirkung.
rule-actions-choice = Waren zur Wahl
    .text = Bietet eine Aktion mehrere Arten von Waren, nimmst du die volle Zahl von einer Art.
rule-actions-exchange = Tausch
    .text = Aus einer Suppe wird ein Werkzeug oder aus einem Werkzeug ein Buch.

rule-road-forward = Die Straße entlang
    .text = Der Bote geht von links nach rechts. Vom letzten Feld führt sein nächster Schritt auf das erste, und er geht von vorn.
    .reason = Die Regeln setzen den Boten nach dem letzten Feld wieder auf das erste; dass das ein Schritt wie jeder andere ist, ist unsere Entscheidung.
rule-road-entering = Bonusfelder
    .text = Jedes Bonusfeld, das der Bote betritt oder überquert, gibt sofort seinen Bonus.
rule-road-chains = Schritt für Schritt
    .text = Der Bote geht Feld für Feld. Ein Bonus wird mit allem, was daraus folgt, vor dem nächsten Schritt abgehandelt.
    .reason = Einen Bonus gibt es sofort, darum wird jeder vor dem nächsten Schritt abgehandelt.
rule-road-may = Verzichten
    .text = Auf einen Bonus der Straße darfst du verzichten, auf einen Schritt nicht, und am Ende der Straße musst du eine der beiden Gaben wählen.
    .reason = Die Boni sind als Angebote formuliert; das letzte Feld nennt seine andere Wahl selbst.
rule-road-any-action = Bonus: beliebige Aktion
    .text = Führe eine beliebige mögliche Standard- oder geöffnete Aktion irgendeiner Spalte zum üblichen Preis und ohne Würfel aus.
    .reason = Die Regeln geben eine beliebige mögliche Aktion; dass sie voll bezahlt wird und keinen Würfel braucht, ist unsere Entscheidung.
rule-road-limits = Bonusaktionen und Grenzen
    .text = Eine Aktion als Bonus zählt für die Grenze „einmal je Zug“ ihres Feldes, und die Grenze gilt auch für sie.
    .reason = Eine Bonusaktion und ein Würfel teilen sich die Grenze „einmal je Zug“ eines Aktionsfelds; Fensterplättchen durch Räume und die Straße sind keine Aktionen der Reihe III.
rule-road-influence-or-rosary = Bonus: Einfluss oder Rosenkranz
    .text = Nimm einen Einfluss oder einen Rosenkranz.
rule-road-soup-or-exchange = Bonus: Suppe oder Tausch
    .text = Nimm eine Suppe, oder tausche eine Suppe gegen ein Werkzeug oder ein Werkzeug gegen ein Buch.
rule-road-window = Bonus: Fensterplättchen
    .text = Nimm ein Fensterplättchen aus einem beliebigen Kloster, ob du dort Novizen hast oder nicht.
rule-road-last = Das Ende der Straße
    .text = Auf dem letzten Feld nimmst du einen weiteren eigenen Würfel oder stattdessen 5 Punkte.
rule-road-no-die = Kein Würfel mehr
    .text = Hast du alle eigenen Würfel, erhältst du die Punkte.
rule-road-new-die = Der neue Würfel
    .text = Einen neuen Würfel wirfst du sofort und legst ihn auf sein Würfelfeld. Er kommt nicht zu den Würfeln dieses Zuges, muss aber noch in dieser Runde genutzt werden; du bekommst dafür also noch einen Zug.
    .reason = Die Regeln legen den neuen Würfel auf sein Würfelfeld; dass er nie zu den Würfeln des laufenden Zuges kommt, auch nicht bei gleicher Zahl, ist unsere Entscheidung.
rule-road-new-die-reroll = Den neuen Würfel neu werfen
    .text = Ist dein Neuwurfplättchen noch bereit, darfst du es für den neuen Würfel nutzen.

rule-sending-any = Jeder Novize
    .text = Mit einer Aussendeaktion darfst du jeden Novizen deiner Aktionsfelder aussenden, gleich in welcher Spalte der Würfel liegt.
rule-sending-areas = Reihen und Bereiche
    .text = Novizen der Reihen I und II gehen in Gebäude, die der Reihe III in Kapellen, die der Reihe IV in Kreuzgänge.
rule-sending-presence = Der Bote stellt sich vor
    .text = Du darfst Novizen in ein Kloster senden, solange dein Bote auf einem Straßenfeld steht, das mit ihm verbunden ist.
rule-sending-chapel = Ein Novize in der Kapelle
    .text = Sobald du einen Novizen in der Kapelle eines Klosters hast, darfst du dorthin Novizen senden, wo immer dein Bote steht.
rule-sending-rebate = Günstiger aussenden
    .text = Die Aktion der Reihe II in Spalte B sendet einen Novizen für einen Einfluss weniger aus, bis hinab zu null. Novizen für den Kreuzgang dürfen so gesandt werden, sparen aber nichts.
    .reason = Die Regeln sparen einen Einfluss, bis hinab zu null; dass ein Novize für den Kreuzgang so gesandt werden darf und nichts spart, ist unsere Entscheidung.
rule-sending-order = Reihenfolge beim Aussenden
    .text = Bezahlen; den Novizen setzen; seine Aktion öffnet sich oder sein Plättchen wird umgedreht; nehmen, was der Ort gibt, mit allem, was daraus folgt; dann der zusätzliche Novize, falls die Reihe nun leer ist.
    .reason = Bezahlen, setzen, öffnen oder umdrehen, erhalten mit allem, was daraus folgt, dann der zusätzliche Novize.

rule-buildings-kinds = Arten von Gebäuden
    .text = Es gibt Wirtschaftsgebäude (Suppe), Werkstätten (Werkzeug) und Gemeinschaftsräume (Bücher).
rule-buildings-price = Preis eines Gebäudes
    .text = Ein Gebäude kostet 1 Einfluss und von den Waren seiner Art 2 für einen Novizen der Reihe I oder 3 für einen der Reihe II.
rule-buildings-one = Ein Novize je Gebäude
    .text = Jedes Gebäude fasst einen Novizen.
rule-buildings-reward = Was ein Gebäude gibt
    .text = Ein Wirtschaftsgebäude gibt 1 Punkt und ein Werkzeug, eine Werkstatt 2 Punkte und ein Buch, ein Gemeinschaftsraum 3 Punkte und ein Fensterplättchen seines Klosters.

rule-chapel-price = Preis einer Kapelle
    .text = Der erste Novize für eine Kapelle kostet 1 Einfluss, der zweite 2, jeder weitere 3.
rule-chapel-ladder = Was den Preis erhöht
    .text = Die Preise von Kapellen und Kreuzgängen zählen die Novizen, die die Reihe verlassen haben. Zusätzliche Novizen erhöhen sie nur, wenn es so vereinbart ist.
    .reason = Die Preise zählen Figuren der Reihe. Dass jeder eigene Novize an solchen Orten zählt, kann am Tisch vereinbart werden.
rule-chapel-places = Plätze in einer Kapelle
    .text = Eine Kapelle fasst zwei Novizen je Spieler, ganz gleich, wem sie gehören.
    .reason = Die Regeln begrenzen die Novizen in einer Kapelle; dass die darin ihren Zugang behalten, wenn sie voll ist, ist unsere Entscheidung.

rule-cloister-adjacent = Halt durch ein Gebäude
    .text = Auf ein Kreuzgangfeld darfst du einen Novizen nur setzen, wenn du in einem Gebäude neben diesem Feld einen Novizen hast.
rule-cloister-one = Ein Novize je Feld
    .text = Jedes Kreuzgangfeld fasst einen Novizen.
rule-cloister-price = Preis eines Kreuzgangs
    .text = Der erste Novize für einen Kreuzgang kostet 1 Rosenkranz, der zweite 2, jeder weitere 3. Einfluss braucht er nicht.
rule-cloister-turn = Das Aktionsplättchen umdrehen
    .text = Verlässt ein Novize Reihe IV, wird das Aktionsplättchen seiner Spalte umgedreht. Von da an gibt jeder Würfel, der in dieser Spalte für eine Aktion genutzt wird, 1 Punkt.
    .reason = Die Regeln geben von nun an einen Punkt für jeden Würfel, der in der Spalte genutzt wird; dass der Würfel, mit dem eben dies ausgesandt wurde, keinen bringt und ein verschwendeter auch nicht, ist unsere Entscheidung.
rule-cloister-lying = Würfel auf dem Plättchen
    .text = Würfel, die beim Umdrehen noch auf dem Plättchen liegen, geben ihren Punkt sofort und beim Nutzen nicht noch einmal.
    .reason = Die Regeln geben sofort einen Punkt für Würfel, die noch auf dem Plättchen liegen; dass diese beim Nutzen keinen weiteren bringen, ist unsere Entscheidung.
rule-cloister-no-die = Ohne Würfel kein Punkt
    .text = Aktionen ohne Würfel geben keinen Punkt für ein umgedrehtes Plättchen.
    .reason = Den Punkt gibt es für einen Würfel; eine Bonusaktion braucht keinen.

rule-window-sources = Woher Fensterplättchen kommen
    .text = Von der Straße, aus einem Gemeinschaftsraum oder durch eine Aktion der Reihe III.
rule-window-chapel = Aus einer Kapelle
    .text = Die Aktion der Reihe III nimmt ein Fensterplättchen aus einem Kloster, in dessen Kapelle du einen Novizen hast.
rule-window-room = Aus einem Gemeinschaftsraum
    .text = Ein Novize in einem Gemeinschaftsraum bringt ein Fensterplättchen dieses Klosters.
rule-window-at-once = Sofort eingebaut
    .text = Ein Fensterplättchen wird in dein Kirchenfenster eingebaut, sobald du es nimmst.
rule-window-leftmost = Von links her
    .text = Du wählst die Reihe; das Plättchen kommt auf ihr am weitesten links liegendes freies Feld.
rule-window-stay = Plättchen bleiben
    .text = Ein Plättchen je Feld, und es bleibt dort bis zum Ende.
rule-window-different = Verschiedene Plättchen
    .text = Keine Reihe und keine Spalte darf zwei Plättchen desselben Klosters enthalten.
rule-window-taken = Übrige Plättchen
    .text = Nehmen kannst du nur Plättchen, die noch im Kloster liegen.
rule-window-lost = Verlorene Plättchen
    .text = Ist das Plättchen eines Gemeinschaftsraums vergriffen oder passt es nirgends, ist es verloren; die Punkte bleiben dir. Passt es, muss es eingebaut werden.
    .reason = Die Regeln lassen den Bonus verfallen; dass das Plättchen dann in seinem Kloster bleibt und dass ein passendes eingebaut werden muss, ist unsere Entscheidung.
rule-window-bonus = Fensterbonus
    .text = Jedes Plättchen gibt einen Bonus, den seiner Reihe oder den seiner Spalte, wie du willst: Einfluss, Rosenkranz oder zwei Schritte des Boten; Suppe, Werkzeug oder Buch.
rule-window-lines = Volle Linien
    .text = Zusätzlich zum Bonus gibt eine volle Reihe 5 Punkte, eine volle Spalte 4.
    .reason = Die Regeln geben die Punkte zusätzlich zum Bonus; dass sie vor ihm kommen, ist unsere Entscheidung.
rule-window-ninth = Das neunte Plättchen
    .text = Das neunte Plättchen vollendet zugleich eine Reihe und eine Spalte: 9 Punkte und ein Bonus.

rule-extra-row = Der zusätzliche Novize
    .text = Sind alle fünf Novizen einer Reihe ausgesandt, darfst du auch den daneben aussenden, in jeden Bereich und ohne zu bezahlen. Alle anderen Bedingungen gelten.
    .reason = Die Regeln senden den zusätzlichen Novizen sofort und umsonst aus; dass er nach allen Belohnungen des letzten Novizen seiner Reihe geht, ist unsere Entscheidung.
rule-extra-now = Jetzt oder nie
    .text = Wird der zusätzliche Novize nicht sofort ausgesandt, ist er aus dem Spiel, sofern nichts anderes vereinbart ist.
    .reason = Sofort heißt jetzt oder nie. Ihn aufzuheben kann am Tisch vereinbart werden.
rule-extra-kept = Aufgehoben
    .text = Ist es so vereinbart, bleibt ein zusätzlicher Novize neben seiner leeren Reihe und kann mit jeder späteren Aussendeaktion gehen, ohne zu bezahlen.
    .reason = So ist die Vereinbarung gemeint: Er wartet neben der leeren Reihe und geht mit jeder späteren Aussendung, ohne zu bezahlen.
rule-extra-opens-nothing = Öffnet nichts
    .text = Ein zusätzlicher Novize öffnet keine Aktion und dreht kein Plättchen um, zählt aber wie jeder andere.
    .reason = Er steht auf keinem Aktionsfeld und in keiner Spalte.

rule-missions-at-once = Sofort erfüllt
    .text = Sobald du eine Mission erfüllst, wird deine Scheibe gelegt, und du erhältst die Punkte.
    .reason = Die Regeln lassen den Spieler eine Scheibe legen; dass der Tisch es von selbst tut, sobald eine Mission erfüllt ist, ist unsere Entscheidung.
rule-missions-once = Einmal je Spieler
    .text = Jeder darf jede Mission einmal erfüllen; niemand kommt eines anderen wegen zu spät.
rule-missions-years = Wert nach Jahr
    .text = Missionen der Stapel A und B sind jedes Jahr weniger wert. Es gilt das Jahr, das die Sanduhr zeigt.
    .reason = Die Regeln werten nach dem Jahr, in dem die Mission erfüllt wird; dass es das Jahr der Sanduhr ist, die erst nach der letzten Runde eines Jahres weiterrückt, ist unsere Entscheidung.
rule-missions-any-time = Stapel C
    .text = Missionen des Stapels C sind jederzeit gleich viel wert.
rule-missions-areas = Stapel A und B
    .text = Eine solche Karte verlangt drei Novizen, jeden an einem bestimmten Ort: in einer Kapelle, einem Kreuzgang oder einem Gebäude, von bestimmter Art oder beliebig. Ein Novize darf mehreren Karten dienen; auf einer Karte hat jeder Ort seinen eigenen.
    .reason = Die Regeln verlangen Novizen an drei Orten; dass ein Novize mehreren Karten dienen darf, ist unsere Entscheidung.
rule-missions-counts = Was Stapel C zählt
    .text = 12 ausgesandte Novizen, 3 in Gemeinschaftsräumen, 6 in Kreuzgängen, Fensterplättchen aller 5 Klöster oder alle 3 eigenen Würfel.

rule-round-prepare = Die nächste Runde
    .text = Neuwurfplättchen werden zurückgedreht, neutrale Würfel neu verteilt, und jeder nimmt alle bisher gewonnenen eigenen Würfel.
rule-round-chalice = Der Kelch
    .text = Der Kelch geht an den linken Nachbarn; er ist der nächste Startspieler.
rule-round-year = Ende eines Jahres
    .text = Hat jeder den Kelch einmal gehabt, ist das Jahr vorbei, und die Sanduhr rückt weiter.

rule-scoring-order = Die Schlusswertung
    .text = Zuerst werden die Klöster gewertet, dann Kapellen, Kreuzgänge und Waren.
rule-scoring-majority = Die meisten Novizen
    .text = In jedem Kloster erhält 5 Punkte, wer dort in Gebäuden, Kapelle und Kreuzgang zusammen die meisten Novizen hat; bei Gleichstand jeder davon.
rule-scoring-nobody = Ein leeres Kloster
    .text = Ein Kloster ohne Novizen bringt niemandem Punkte.
    .reason = Wer dort niemanden hat, hat nicht die meisten ausgesandt.
rule-scoring-chapels = Kapellen
    .text = Novizen in den Kapellen von 1, 2, 3, 4 oder 5 Klöstern sind 1, 3, 6, 10 oder 15 Punkte wert.
rule-scoring-cloisters = Kreuzgänge
    .text = Für jedes Kloster deine Novizen im Kreuzgang mal deine Novizen in der Kapelle, verdoppelt.
rule-scoring-resources = Waren
    .text = Ein Werkzeug ist 1 Punkt wert, ein Buch 2. Suppen, Einfluss und Rosenkränze zusammen sind die Hälfte ihrer Zahl wert, abgerundet.
rule-scoring-winner = Sieg
    .text = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

## Ablehnungen

fault-setup-players-count = Monasterium ist für zwei bis vier Spieler, nicht für { $players }.
fault-setup-colours-unknown = „{ $colours }“ ist keine Liste verschiedener Farben aus red, blue, green und yellow.
fault-setup-colours-count = { $players } Spieler brauchen { $players } Farben, nicht { $colours }.
fault-setup-closed-room = Dieses Gebäude ist zu dritt geschlossen.
fault-setup-closed-cloister = Dieses Kreuzgangfeld ist zu dritt geschlossen.
fault-placement-number-not-rolled = Keiner deiner Würfel zeigt { $number }.
fault-placement-reroll-used = Du hast dein Neuwurfplättchen in dieser Runde schon genutzt.
fault-placement-reroll-any-none = Wähle mindestens einen Würfel, den du neu wirfst.
fault-placement-reroll-any-neutral = So viele neutrale Würfel mit { $number } hast du nicht geworfen.
fault-placement-reroll-any-personal = So viele eigene Würfel mit { $number } hast du nicht geworfen.
fault-placement-reroll-any-number = Würfel zeigen Zahlen von 1 bis 6.
fault-taking-space-none = Ein solches Würfelfeld gibt es nicht.
fault-taking-space-empty = Auf diesem Würfelfeld liegen keine Würfel.
fault-taking-others-only = Auf diesem Würfelfeld liegen nur eigene Würfel anderer Spieler.
fault-taking-others-too-many = { $available ->
        [one] Hier kannst du nur einen Würfel nehmen.
       *[other] Hier kannst du nur { $available } Würfel nehmen.
    }
fault-taking-own-first-all = { $own ->
        [one] Hier musst du deinen eigenen Würfel nehmen.
       *[other] Hier musst du alle deine { $own } eigenen Würfel nehmen.
    }
fault-taking-most-count = Du nimmst einen bis { $most } Würfel.
fault-taking-joker-one-column = Vom Jokerfeld nimmst du einen einzigen Würfel und wählst für ihn eine Spalte.
fault-taking-joker-column-nothing = In { $column } ist jetzt nichts möglich; ein Joker darf dort nicht liegen.
fault-actions-column-other = Deine Würfel liegen auf { $column }; diese Aktion gehört zu einer anderen.
fault-actions-opened-closed = Auf diesem Feld steht noch ein Novize, die Aktion ist nicht offen ({ $space }).
fault-actions-once-done = Diese Aktion hast du in diesem Zug schon ausgeführt ({ $space }).
fault-actions-possible-exchange = Du hast weder Suppe noch Werkzeug zum Tauschen.
fault-actions-possible-window = Aus keiner Kapelle mit einem deiner Novizen lässt sich jetzt ein Fensterplättchen einbauen.
fault-actions-possible-send = Jetzt kann kein Novize ausgesandt werden: Keiner lässt sich bezahlen und setzen.
fault-actions-choice-not-offered = Das bietet diese Aktion nicht: { $good }.
fault-actions-exchange-never = Dafür gibt es keinen Tausch: { $good }.
fault-actions-exchange-none = { $good_id ->
        [soup] Du hast keine Suppe zum Tauschen.
       *[other] Du hast kein Werkzeug zum Tauschen.
    }
fault-road-influence-or-rosary-other = Dieser Bonus gibt Einfluss oder einen Rosenkranz, nicht: { $good }.
fault-road-soup-or-exchange-other = Dieser Bonus gibt Suppe oder einen Tausch, nicht: { $good }.
fault-sending-any-gone = { CAPITAL(NAME($novice, form: "the")) } ist schon ausgesandt.
fault-sending-areas-room = Ein Novize der Reihe I oder II kann nur in ein Gebäude gesandt werden.
fault-sending-areas-chapel = Ein Novize der Reihe III kann nur in eine Kapelle gesandt werden.
fault-sending-areas-cloister = Ein Novize der Reihe IV kann nur in einen Kreuzgang gesandt werden.
fault-sending-presence-absent = Dein Bote steht nicht { NAME($monastery, form: "at") }, und in der Kapelle dort hast du keinen Novizen.
fault-buildings-kinds-no-such-room = Ein solches Gebäude gibt es in diesem Kloster nicht.
fault-buildings-one-occupied = In diesem Gebäude ist schon ein Novize ({ $owner }).
fault-buildings-price-missing = Das Gebäude kostet { priced-goods }; du hast { $have }.
fault-chapel-price-missing = Die Kapelle kostet jetzt { priced-goods }; du hast { $have }.
fault-chapel-places-full = Die Kapelle ist voll: Sie fasst { $places } Novizen.
fault-cloister-price-missing = Der Kreuzgang kostet jetzt { priced-goods }; du hast { $have }.
fault-cloister-one-occupied = Auf diesem Kreuzgangfeld steht schon ein Novize ({ $owner }).
fault-cloister-one-no-such-space = Ein solches Kreuzgangfeld gibt es auf dieser Seite des Plans nicht.
fault-cloister-adjacent-no-novice = In keinem Gebäude neben diesem Kreuzgangfeld hast du einen Novizen.
fault-window-sources-elsewhere = Aus { NAME($monastery, form: "the", case: "dative") } kann das Fensterplättchen diesmal nicht kommen.
fault-window-taken-none = { CAPITAL(NAME($monastery, form: "in")) } ist kein Fensterplättchen mehr.
fault-window-leftmost-full = { CAPITAL(NAME($row, form: "the")) } deines Fensters ist voll.
fault-window-different-row = In dieser Reihe ist schon ein Plättchen aus { NAME($monastery, form: "the", case: "dative") }.
fault-window-different-column = In der Spalte des ersten freien Feldes von links ist schon ein Plättchen aus { NAME($monastery, form: "the", case: "dative") }.
fault-window-bonus-other = Diesen Bonus bietet das Plättchen nicht: { $bonus }.
fault-extra-row-not-yet = { CAPITAL(NAME($novice, form: "the")) } kann jetzt nicht ausgesandt werden.

## Gezähltes

counted-goods = { $good_id ->
        [soup] { $count ->
            [one] { $count } Suppe
           *[other] { $count } Suppen
        }
        [influence] { $count } Einfluss
        [tool] { $count ->
            [one] { $count } Werkzeug
           *[other] { $count } Werkzeuge
        }
        [book] { $count ->
            [one] { $count } Buch
           *[other] { $count } Bücher
        }
       *[rosary] { $count ->
            [one] { $count } Rosenkranz
           *[other] { $count } Rosenkränze
        }
    }
priced-goods = { $good_id ->
        [soup] { $price ->
            [one] { $price } Suppe
           *[other] { $price } Suppen
        }
        [influence] { $price } Einfluss
        [tool] { $price ->
            [one] { $price } Werkzeug
           *[other] { $price } Werkzeuge
        }
        [book] { $price ->
            [one] { $price } Buch
           *[other] { $price } Bücher
        }
       *[rosary] { $price ->
            [one] { $price } Rosenkranz
           *[other] { $price } Rosenkränze
        }
    }
counted-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
counted-dice = { $neutral ->
        [0] { $personal ->
            [one] 1 eigenen Würfel
           *[other] { $personal } eigene Würfel
        }
        [one] { $personal ->
            [0] 1 neutralen Würfel
            [one] 1 neutralen und 1 eigenen Würfel
           *[other] 1 neutralen und { $personal } eigene Würfel
        }
       *[other] { $personal ->
            [0] { $neutral } neutrale Würfel
            [one] { $neutral } neutrale und 1 eigenen Würfel
           *[other] { $neutral } neutrale und { $personal } eigene Würfel
        }
    }
shown-dice = { $neutral_id ->
        [0] eigene { $personal }
       *[other] { $personal_id ->
            [0] neutrale { $neutral }
           *[other] neutrale { $neutral }; eigene { $personal }
        }
    }

## Entscheidungen

action-choose-number = Alle Würfel mit { $number } einsetzen
action-use-reroll = Das Neuwurfplättchen nutzen
action-reroll-dice = Neu werfen: { shown-dice }
action-take-dice = { $count ->
        [one] Einen Würfel von Feld { $number } nehmen
       *[other] { $count } Würfel von Feld { $number } nehmen
    }
action-take-joker = Einen Joker nehmen und auf { $column } legen
action-use-action = { $space }
action-choose-novice = { CAPITAL(NAME($novice, form: "the", case: "accusative")) } aussenden
action-place-novice = { CAPITAL(NAME($monastery, form: "into")) } setzen, { $spot }
action-take-good = Nehmen: { $good }
action-exchange-good = { $good_id ->
        [soup] Suppe gegen Werkzeug tauschen
        [tool] Werkzeug gegen ein Buch tauschen
       *[other] Tauschen: { $good }
    }
action-take-window = Fensterplättchen aus { NAME($monastery, form: "the", case: "dative") } für { NAME($row, form: "the", case: "accusative") } nehmen
action-choose-bonus = Fensterbonus: { $bonus }
action-take-die = Einen weiteren eigenen Würfel nehmen
action-take-points = Punkte statt eines Würfels nehmen
action-decline = Verzichten

## Ereignisse

event-missions-drawn = Die Missionen dieses Spiels: { $missions }.
when-round-began = Jahr { $year }, Runde { $round }
event-round-began = Jahr { $year }, Runde { $round }: { $starter } hat den Kelch.
event-dice-rolled = { $seat } wirft { shown-dice }.
event-dice-rerolled = { $seat } wirft neu: { shown-dice }.
event-dice-placed = { $seat } setzt { counted-dice } auf Feld { $number } ein.
event-dice-taken = { $seat } nimmt { counted-dice } von Feld { $number } für { $column }.
event-action-used = { $seat } nutzt „{ $space }“.
event-die-wasted = { $seat } kann in { $column } nichts tun und legt einen Würfel ab.
event-goods-taken = { $seat } nimmt { counted-goods }.
event-goods-paid = { $seat } bezahlt { counted-goods }.
event-good-exchanged = { $seat } tauscht { $gave } gegen { $got }.
event-points-scored = { $seat } erhält { counted-points } ({ $reason }).
event-messenger-moved = { NAME($seat, form: "possessive") } Bote geht auf Straßenfeld { $space }.
event-bonus-declined = { $seat } verzichtet auf den Bonus.
event-novice-sent = { $seat } sendet { NAME($novice, form: "the", case: "accusative") } { NAME($monastery, form: "into") }, { $spot }.
event-action-opened = { $seat } hat „{ $space }“ geöffnet.
event-tile-turned = { $seat } dreht das Aktionsplättchen um: { $column }.
event-extra-novice-lost = { $seat } sendet { NAME($novice, form: "the", case: "accusative") } nicht aus; er ist aus dem Spiel.
event-extra-novice-kept = { $seat } hebt { NAME($novice, form: "the", case: "accusative") } für später auf.
event-window-built = { $seat } baut ein Fensterplättchen aus { NAME($monastery, form: "the", case: "dative") } ein: { $row }, { $column }.
event-window-lost = { $seat } kann das Fensterplättchen aus { NAME($monastery, form: "the", case: "dative") } nicht einbauen; es ist verloren.
event-die-won = { $seat } gewinnt einen weiteren eigenen Würfel.
event-mission-fulfilled = { $seat } erfüllt { $mission } im Jahr { $year }.
event-year-ended = Jahr { $year } ist vorbei.
event-game-ended = { $winners_id ->
        [one] Das Spiel ist vorbei. { $winners } gewinnt.
       *[other] Das Spiel ist vorbei. { $winners } teilen sich den Sieg.
    }

## Was gefragt ist

step-playing-round = Eine Runde beginnt.
step-rolling-dice = Die Würfel fallen.
step-choosing-number = Wähle eine Zahl zum Einsetzen oder nutze das Neuwurfplättchen.
step-rerolling = Wähle die Würfel, die du neu wirfst.
step-taking-dice = Wähle ein Würfelfeld und nimm Würfel.
step-using-dice = Nutze einen Würfel für eine Aktion.
step-using-any-action = Führe als Bonus eine beliebige Aktion aus oder verzichte.
step-taking-goods = Wähle die Waren, die du nimmst.
step-exchanging = Wähle, was du tauschst.
step-advancing-messenger = Der Bote geht weiter.
step-taking-influence-or-rosary = Nimm Einfluss oder einen Rosenkranz oder verzichte.
step-taking-soup-or-exchanging = Nimm Suppe oder tausche oder verzichte.
step-reaching-road-end = Nimm einen weiteren Würfel oder die Punkte.
step-choosing-novice = Wähle einen Novizen zum Aussenden.
step-placing-novice = Wähle, wohin der Novize geht.
step-placing-extra-novice = Sende den zusätzlichen Novizen irgendwohin oder verzichte.
step-taking-window-from-chapel = Wähle ein Fensterplättchen und seine Reihe.
step-taking-window-from-room = Wähle die Reihe für das Fensterplättchen.
step-taking-any-window = Wähle ein Fensterplättchen eines beliebigen Klosters und seine Reihe oder verzichte.
step-choosing-bonus = Wähle den Bonus der Reihe oder der Spalte.
step-ending-round = Die Runde endet.
step-scoring-finally = Die Schlusswertung.

## Optionen

option-players = Spieler
    .help = Wie viele Personen spielen.
option-colours = Farben
    .help = „in-order“ oder die Farben der Plätze nacheinander, etwa green-red.
option-own_dice = Eigene Würfel zuerst
    .help = Wie streng eigene Würfel vor neutralen genommen werden.
option-own_dice-in-order = Kein neutraler, solange eigene liegen bleiben
option-own_dice-all = Alle eigenen müssen genommen werden
option-price_ladder = Preise von Kapellen und Kreuzgängen
    .help = Welche Novizen den nächsten teurer machen.
option-price_ladder-row = Die aus der Reihe gesandten
option-price_ladder-area = Alle eigenen in solchen Bereichen
option-extra_novice = Zusätzlicher Novize
    .help = Was geschieht, wenn er nicht sofort gesandt wird.
option-extra_novice-now = Er ist aus dem Spiel
option-extra_novice-kept = Er darf später gehen

## Punkte

score-rooms = Gebäude
score-action = Punkteaktionen
score-turned = Umgedrehte Aktionsplättchen
score-window = Kirchenfenster
score-missions = Missionen
score-road = Ende der Straße
score-majority = Die meisten Novizen
score-chapels = Kapellen
score-cloisters = Kreuzgänge
score-resources = Waren
ending-third-year = Das dritte Jahr ist vorbei.

reason-rooms = Gebäude
reason-action = Aktion
reason-turned = umgedrehtes Aktionsplättchen
reason-window = volle Linie im Fenster
reason-missions = Mission
reason-road = Ende der Straße
reason-majority = die meisten Novizen
reason-chapels = Kapellen
reason-cloisters = Kreuzgänge
reason-resources = Waren

## Namen

good-soup = Suppe
good-tool = Werkzeug
good-book = Buch
good-influence = Einfluss
good-rosary = Rosenkranz

column-a = Spalte A
column-b = Spalte B
column-c = Spalte C
column-d = Spalte D
column-e = Spalte E

## Namen aus dem Spielmaterial

space-named = { $row_id ->
        [standard] Standard
       *[other] { $row }
    }{" "}{ $column }: { $deed }
space-send = { $count ->
        [0] Novizen aussenden
       *[other] Novizen für { $count } Einfluss weniger aussenden
    }
space-take = { $goods }
space-either = { $head } oder { $last }
space-messenger = Bote { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
space-exchange = eine Ware tauschen
space-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
space-window = Fensterplättchen aus einer Kapelle
bonus-messenger-steps = { $count ->
        [1] Bote einen Schritt
        [2] Bote zwei Schritte
       *[other] Bote { $count } Schritte
    }
place-soup = Wirtschaftsgebäude { $number }
place-tool = Werkstatt { $number }
place-book = Gemeinschaftsraum { $number }
place-cloister = Kreuzgangfeld { $number }

novice-i-a = Novize aus Reihe I, Spalte A
    .gender = masculine
    .accusative = Novizen aus Reihe I, Spalte A
novice-i-b = Novize aus Reihe I, Spalte B
    .gender = masculine
    .accusative = Novizen aus Reihe I, Spalte B
novice-i-c = Novize aus Reihe I, Spalte C
    .gender = masculine
    .accusative = Novizen aus Reihe I, Spalte C
novice-i-d = Novize aus Reihe I, Spalte D
    .gender = masculine
    .accusative = Novizen aus Reihe I, Spalte D
novice-i-e = Novize aus Reihe I, Spalte E
    .gender = masculine
    .accusative = Novizen aus Reihe I, Spalte E
novice-ii-a = Novize aus Reihe II, Spalte A
    .gender = masculine
    .accusative = Novizen aus Reihe II, Spalte A
novice-ii-b = Novize aus Reihe II, Spalte B
    .gender = masculine
    .accusative = Novizen aus Reihe II, Spalte B
novice-ii-c = Novize aus Reihe II, Spalte C
    .gender = masculine
    .accusative = Novizen aus Reihe II, Spalte C
novice-ii-d = Novize aus Reihe II, Spalte D
    .gender = masculine
    .accusative = Novizen aus Reihe II, Spalte D
novice-ii-e = Novize aus Reihe II, Spalte E
    .gender = masculine
    .accusative = Novizen aus Reihe II, Spalte E
novice-iii-a = Novize aus Reihe III, Spalte A
    .gender = masculine
    .accusative = Novizen aus Reihe III, Spalte A
novice-iii-b = Novize aus Reihe III, Spalte B
    .gender = masculine
    .accusative = Novizen aus Reihe III, Spalte B
novice-iii-c = Novize aus Reihe III, Spalte C
    .gender = masculine
    .accusative = Novizen aus Reihe III, Spalte C
novice-iii-d = Novize aus Reihe III, Spalte D
    .gender = masculine
    .accusative = Novizen aus Reihe III, Spalte D
novice-iii-e = Novize aus Reihe III, Spalte E
    .gender = masculine
    .accusative = Novizen aus Reihe III, Spalte E
novice-iv-a = Novize aus Reihe IV, Spalte A
    .gender = masculine
    .accusative = Novizen aus Reihe IV, Spalte A
novice-iv-b = Novize aus Reihe IV, Spalte B
    .gender = masculine
    .accusative = Novizen aus Reihe IV, Spalte B
novice-iv-c = Novize aus Reihe IV, Spalte C
    .gender = masculine
    .accusative = Novizen aus Reihe IV, Spalte C
novice-iv-d = Novize aus Reihe IV, Spalte D
    .gender = masculine
    .accusative = Novizen aus Reihe IV, Spalte D
novice-iv-e = Novize aus Reihe IV, Spalte E
    .gender = masculine
    .accusative = Novizen aus Reihe IV, Spalte E
novice-i-extra = Novize neben Reihe I
    .gender = masculine
    .accusative = Novizen neben Reihe I
novice-ii-extra = Novize neben Reihe II
    .gender = masculine
    .accusative = Novizen neben Reihe II
novice-iii-extra = Novize neben Reihe III
    .gender = masculine
    .accusative = Novizen neben Reihe III
novice-iv-extra = Novize neben Reihe IV
    .gender = masculine
    .accusative = Novizen neben Reihe IV

monastery-red = Rotes Kloster
    .gender = neuter
    .the-nominative = Rote Kloster
    .accusative = Rote Kloster
    .dative = Roten Kloster
    .genitive = Roten Klosters
monastery-green = Grünes Kloster
    .gender = neuter
    .the-nominative = Grüne Kloster
    .accusative = Grüne Kloster
    .dative = Grünen Kloster
    .genitive = Grünen Klosters
monastery-yellow = Gelbes Kloster
    .gender = neuter
    .the-nominative = Gelbe Kloster
    .accusative = Gelbe Kloster
    .dative = Gelben Kloster
    .genitive = Gelben Klosters
monastery-blue = Blaues Kloster
    .gender = neuter
    .the-nominative = Blaue Kloster
    .accusative = Blaue Kloster
    .dative = Blauen Kloster
    .genitive = Blauen Klosters
monastery-violet = Violettes Kloster
    .gender = neuter
    .the-nominative = Violette Kloster
    .accusative = Violette Kloster
    .dative = Violetten Kloster
    .genitive = Violetten Klosters

spot-chapel = Kapelle

line-top = obere Reihe
    .gender = feminine
    .dative = oberen Reihe
line-middle = mittlere Reihe
    .gender = feminine
    .dative = mittleren Reihe
line-bottom = untere Reihe
    .gender = feminine
    .dative = unteren Reihe
line-left = linke Spalte
    .gender = feminine
    .dative = linken Spalte
line-centre = mittlere Spalte
    .gender = feminine
    .dative = mittleren Spalte
line-right = rechte Spalte
    .gender = feminine
    .dative = rechten Spalte

bonus-influence = Einfluss
bonus-rosary = Rosenkranz
bonus-soup = Suppe
bonus-tool = Werkzeug
bonus-book = Buch

mission-a1 = Mission A1
mission-a2 = Mission A2
mission-a3 = Mission A3
mission-a4 = Mission A4
mission-a5 = Mission A5
mission-b1 = Mission B1
mission-b2 = Mission B2
mission-b3 = Mission B3
mission-b4 = Mission B4
mission-b5 = Mission B5
mission-c-novices = Mission C „viele Novizen“
mission-c-windows = Mission C „buntes Fenster“
mission-c-rooms = Mission C „gelehrte Novizen“
mission-c-dice = Mission C „alle Würfel“
mission-c-cloister = Mission C „fromme Novizen“

## Das Terminal

draw-head = Jahr { $year } von { $years } · Runde { $round } von { $rounds } · Kelch: { $starter }
draw-monastery = Kloster
draw-tiles = Fenster
draw-chapel = Kapelle
draw-rooms = Gebäude
draw-cloister = Kreuzg.
draw-road = Straße
draw-dice = Würfelfelder:
draw-rolled = Geworfen:
draw-tile = Auf dem Aktionsplättchen, { $column }:
draw-legend = Buchstaben: Novizen, · frei, # zu; Würfel: n neutral, Buchstabe eigen
draw-player = Spieler
draw-points = Punkte
draw-projected = am Ende
draw-own = Würfel
draw-reroll = Neuw.
draw-area = Aktionsbereich: { $seat }
draw-marks = ● zu ○ offen ✓ in diesem Zug genutzt ★ umgedreht | + zusätzlicher Novize
draw-prices = Preise: Reihe I { $one_influence } Einfluss + { $one_goods } Waren, Reihe II { $two_influence } Einfluss + { $two_goods } Waren, Kapelle { $chapel } Einfluss, Kreuzgang { $cloister ->
        [one] 1 Rosenkranz
       *[other] { $cloister } Rosenkränze
    }
draw-reach = Novizen dürfen gesandt werden: { $monasteries }
draw-waste = Würfel wären jetzt verschwendet in: { $columns }
draw-window = Fenster:
draw-standard = Standard
draw-total = Summe
draw-mission = Mission
draw-worth = Wert
draw-needs = verlangt
draw-who = erfüllt von
draw-demand = { $what } ({ $where })
draw-year = Jahr { $year }
draw-ready = ja
draw-used = nein
draw-ask-neutral = Neutrale Würfel neu werfen (Zahlen oder nichts):
draw-ask-personal = Eigene Würfel neu werfen (Zahlen oder nichts):

draw-count-novices = { $needs } Novizen ausgesandt
draw-count-windows = Fensterplättchen von { $needs } Klöstern
draw-count-book-rooms = { $needs } Novizen in Gemeinschaftsräumen
draw-count-dice = { $needs } eigene Würfel
draw-count-cloister = { $needs } Novizen in Kreuzgängen

draw-letter-soup = S
draw-letter-tool = W
draw-letter-book = B
draw-kind-chapel = Kapelle
draw-kind-cloister = Kreuzgang
draw-kind-soup = Wirtschaftsgebäude
draw-kind-tool = Werkstatt
draw-kind-book = Gemeinschaftsraum
draw-kind-any = Gebäude
draw-bonus-any-action = jede Aktion
draw-bonus-influence-or-rosary = Einfl./Ros.
draw-bonus-soup-or-exchange = Suppe/T.
draw-bonus-window = Fenster
draw-bonus-personal-die = Würfel/P.
draw-monastery-red = rot
draw-monastery-green = grün
draw-monastery-yellow = gelb
draw-monastery-blue = blau
draw-monastery-violet = violett
draw-good-soup = Sup
draw-good-tool = Wkz
draw-good-book = Buch
draw-good-influence = Einf
draw-good-rosary = Ros
draw-space-standard-a = aussenden
draw-space-standard-b = Suppe
draw-space-standard-c = Einfluss
draw-space-standard-d = Rosenkr.
draw-space-standard-e = 1 Schritt
draw-space-i-a = 1 Schritt
draw-space-i-b = Rosenkr.
draw-space-i-c = Suppe
draw-space-i-d = Einfluss
draw-space-i-e = Tausch
draw-space-ii-a = Werkzeug
draw-space-ii-b = aussend. -1
draw-space-ii-c = 2 gleiche
draw-space-ii-d = 2 Schritte
draw-space-ii-e = 3 Punkte
draw-space-iii-a = Fenster
draw-space-iii-b = Fenster
draw-space-iii-c = Fenster
draw-space-iii-d = Fenster
draw-space-iii-e = Fenster

page-scoring = die Schlusswertung, wie sie steht
page-missions = die Missionen
page-boards = alle Spielertafeln
