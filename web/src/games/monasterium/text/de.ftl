# Die Wörter des Spielplans von Monasterium auf Deutsch. Was Regeln, Ablehnungen und Ereignisse sagen, steht beim Spiel.

headline = Monasterium · Jahr { $year }, Runde { $round }
prompt-room = Wähle eines der leuchtenden Gebäude für deinen Novizen.
prompt-chapel = Wähle eine der leuchtenden Kapellen für deinen Novizen.
prompt-cloister = Wähle eines der leuchtenden Kreuzgangfelder für deinen Novizen.
prompt-dice = { $count ->
        [one] Nutze deinen letzten Würfel: Wähle eine leuchtende Aktion der Spalte { $column }.
       *[other] Nutze deine { $count } Würfel: Wähle eine leuchtende Aktion der Spalte { $column }.
    }

## Der Spielplan

gameboard = Spielplan
monasteries = Die fünf Klöster und die Straße
dice-spaces = Würfelfelder
house-red = Rot
house-green = Grün
house-yellow = Gelb
house-blue = Blau
house-violet = Violett
closed = in diesem Spiel geschlossen
free = frei
novice-of = ein Novize von { $name }
chapel-places = { $taken } von { $places } Plätzen besetzt
standing = { $place }: noch { $windows ->
        [one] ein Fensterplättchen
       *[other] { $windows } Fensterplättchen
    }. Novizen: { $who }
road-space = Straßenfeld { $space }, zu: { $monasteries }. { $bonus } Boten: { $who }
bonus-none = Kein Bonus.
bonus-any-action = Bonus: eine beliebige Aktion.
bonus-influence-or-rosary = Bonus: Einfluss oder Rosenkranz.
bonus-soup-or-exchange = Bonus: Suppe oder ein Tausch.
bonus-window = Bonus: ein Fensterplättchen.
bonus-personal-die = Bonus: ein weiterer Würfel oder Punkte.

## Würfel

dice-space = Würfelfeld { $number }, Spalte { $column }
joker-space = Jokerfeld
no-dice = keine Würfel
dice-neutral = { $count ->
        [one] ein neutraler Würfel
       *[other] { $count } neutrale Würfel
    }
dice-of = { $count ->
        [one] ein Würfel von { $name }
       *[other] { $count } Würfel von { $name }
    }
pile-joker = Ein Würfel für eine beliebige Spalte.
pile-idle = In dieser Spalte kann ich jetzt nichts tun.
idle = nutzlos
any-column = beliebig
rolled = Geworfene Würfel
die-neutral = Neutraler Würfel mit { $number }
die-own = Eigener Würfel mit { $number }
reroll = Neuwurf
dice-left = { $count ->
        [one] noch ein Würfel
       *[other] noch { $count } Würfel
    }

## Die Spielertafel

action-board = { NAME($name, form: "possessive") } Aktionsbereich
tile-of = Aktionsplättchen der Spalte { $column }
state-home = geschlossen, hier steht ein Novize
state-open = offen
state-done = in diesem Zug genutzt
state-unable = offen, aber jetzt nicht möglich
state-turned = umgedreht, ein Punkt je Würfel
opens = Hinter ihm: { $what }
area-room = In ein Gebäude
area-chapel = In eine Kapelle
area-cloister = In einen Kreuzgang
price = Preis der Reihe { $row } jetzt: Einfluss { $influence }, Rosenkränze { $rosary }, Waren von der Art des Gebäudes { $goods }
at-no-price = kostenlos
window-of = { NAME($name, form: "possessive") } Kirchenfenster
window-mine = Dein Kirchenfenster
pane-empty = leer
line-points = { $points } Punkte, wenn voll

## Missionen und Punkte

demand-chapel = { $monastery }: ein Novize in der Kapelle
demand-soup = { $monastery }: ein Novize in einem Wirtschaftsgebäude
demand-tool = { $monastery }: ein Novize in einer Werkstatt
demand-book = { $monastery }: ein Novize in einem Gemeinschaftsraum
demand-any = { $monastery }: ein Novize in irgendeinem Gebäude
demand-in-cloister = { $monastery }: ein Novize im Kreuzgang
demand-cloister = { $count } Novizen in Kreuzgängen
demand-novices = { $count } Novizen ausgesandt
demand-windows = Fensterplättchen aus { $count } Klöstern
demand-book-rooms = { $count } Novizen in Gemeinschaftsräumen
demand-dice = { $count } eigene Würfel
mission-progress = { $done } von { $needs }
mission-pays = bringt jetzt { $points } Punkte
mission-claimed = erfüllt im Jahr { $year }
scored = Gewertet
chalice = hat den Kelch
novices-home = { $count ->
        [one] ein Novize zu Hause
       *[other] { $count } Novizen zu Hause
    }
dice-own = { $count ->
        [one] ein eigener Würfel
       *[other] { $count } eigene Würfel
    }
board-show = Tafel zeigen

## Ketten

chain-messenger = { $count ->
        [one] Noch ein Schritt
       *[other] Noch { $count } Schritte
    }

## Der Tisch

prompt-count = Nimm Würfel von Feld { $number }: Wähle, wie viele, oder klicke das Feld noch einmal an.
prompt-joker = Auf welche Spalte soll der Joker?
prompt-pane = Wähle ein Fensterplättchen: Klicke ein leuchtendes Kloster an.
prompt-row = Wähle einen leuchtenden Platz in deinem Kirchenfenster.
reach-messenger = dein Bote ist hier
reach-chapel = dein Novize in der Kapelle
reach-both = Bote und Kapelle
reach-none = außer Reichweite
road = Die Straße
dice = Würfel
place-before = Das vorige Kloster
place-next = Das nächste Kloster
caption-any-action = beliebige Aktion
caption-influence-or-rosary = Einfluss o. Rosenkranz
caption-soup-or-exchange = Suppe oder Tausch
caption-window = Fensterplättchen
caption-personal-die = Würfel o. Punkte
adds = + { $count } Würfel
useful = { $useful }/{ $count } nützlich
waste = { $count ->
        [one] Ein Würfel würde verfallen.
       *[other] { $count } Würfel würden verfallen.
    }
year = Jahr { $year }
round = Runde { $round }
clock = Jahr { $year } von { $years }, Runde { $round } von { $rounds }

## Meine Tafel

my-board = Meine Tafel
board-close = Tafel schließen
always = Immer
per-die = +{ $points } je Würfel
good-due = { $name }: { $count }, davon { $due } als Preis
deed-messenger = { $count ->
        [one] Gehen
       *[other] { $count } gehen
    }
deed-points = { $count } Punkte
deed-window = Fenster
deed-exchange = Tauschen
deed-send = Senden
deed-send-cheaper = Senden, { $count } billiger
deed-take-either = { $count } gleiche
card-price = Preis
card-gives = bringt
card-then = dann
card-most = Novizen

## Missionen auf einen Blick

missions = Missionen
missions-pay = Wert im Jahr { $year }
missions-won = { $count ->
        [one] eine Mission erfüllt
       *[other] { $count } Missionen erfüllt
    }
of = { $done } von { $needs }
missing-nothing = vollständig
missing = Es fehlt: { $what }
missing-one = { $what } ({ $where })
short-demand-chapel = Kapelle
short-demand-soup = Wirtschaft
short-demand-tool = Werkstatt
short-demand-book = Gemeinschaftsraum
short-demand-any = Gebäude
short-demand-in-cloister = Kreuzgang
short-window = Fenster
short-demand-cloister = Novizen in Kreuzgängen
short-demand-novices = Ausgesandte Novizen
short-demand-windows = Glas aller Art
short-demand-book-rooms = Gemeinschaftsräume
short-demand-dice = Eigene Würfel
forecast = Wäre das Spiel jetzt zu Ende
points-end = Wäre jetzt Schluss: { $points } Punkte

## Dieser Zug

turn-mine = Dieser Zug
turn-of = { NAME($name, form: "possessive") } Zug
column = Spalte { $column }
actions-open = { $count ->
        [one] eine Aktion offen
       *[other] { $count } Aktionen offen
    }
link-using-any-action = Beliebige Aktion
link-choosing-novice = Novizen senden
link-placing-novice = Ein Platz für den Novizen
link-placing-extra-novice = Ein Platz für den Zusatznovizen
link-taking-goods = Waren wählen
link-exchanging = Tauschen
link-taking-soup-or-exchanging = Suppe oder Tausch
link-taking-influence-or-rosary = Einfluss oder Rosenkranz
link-taking-window-from-chapel = Fensterplättchen
link-taking-window-from-room = Fensterplättchen
link-taking-any-window = Beliebiges Fensterplättchen
link-choosing-bonus = Bonus des Plättchens
link-reaching-road-end = Würfel oder Punkte
link-good = { $good } +{ $count }
link-points = { $count ->
        [one] +1 Punkt
       *[other] +{ $count } Punkte
    }
brief-rolled = wirft { $dice }
brief-rerolled = wirft neu { $dice }
brief-taken = { $count ->
        [one] nimmt eine { $number }
       *[other] nimmt { $count } × { $number }
    }
since-road = Straße { $space }
since-dice = { $count ->
        [one] legt eine { $number }
       *[other] legt { $count } × { $number }
    }

## Die Schlusswertung

scoring-title = Schlusswertung
scoring-chapels = Kapellen
scoring-resources = Waren
scoring-next = Weiter: { $what }
scoring-result = Zum Ergebnis
scoring-watch = Wertung ansehen
scoring-most = Die meisten Novizen: { $names } ({ $count })
scoring-nobody = Niemand hat hier einen Novizen.
scoring-chapel = Kapelle
scoring-cloister = Kreuzgang, doppelt
scoring-gain = { $name } +{ $points }
scoring-told = { $what }: { $gains }.
scoring-none = { $what }: Niemand erhält Punkte.
scoring-reached = { $count ->
        [0] in keiner Kapelle
        [one] in einer Kapelle
       *[other] in { $count } Kapellen
    }
