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
roll-again = { $count ->
        [0] Würfel für den Neuwurf wählen
        [one] Einen Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
how-many = Wie viele Würfel?
which-column = Auf welche Spalte?
once = einmal
waste-sure = In dieser Spalte ist jetzt nichts möglich: Diese Würfel wären verloren.
waste-perhaps = Vielleicht findet nicht jeder dieser Würfel Arbeit: Einer könnte verloren gehen.
take-anyway = Trotzdem nehmen
joker-to = Den Joker auf Spalte { $column } legen
dice-left = { $count ->
        [one] noch ein Würfel
       *[other] noch { $count } Würfel
    }

## Die Spielertafel

action-board = Aktionsbereich von { $name }
action-area = Aktionen
standard = Standard
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
send = Dorthin aussenden
window-of = Kirchenfenster von { $name }
pane-empty = leer
line-points = { $points } Punkte, wenn voll
which-row = In welche Reihe?
build-into = Einbauen: { $row }

## Missionen und Punkte

leaves = Blätter des Pults
leaf-actions = Aktionen
leaf-window = Fenster
leaf-missions = Missionen
leaf-reckoning = Punkte
ledger = Missionen und Punkte
demand-chapel = { $monastery }: ein Novize in der Kapelle
demand-soup = { $monastery }: ein Novize in einem Wirtschaftsgebäude
demand-tool = { $monastery }: ein Novize in einer Werkstatt
demand-book = { $monastery }: ein Novize in einem Gemeinschaftsraum
demand-in-cloister = { $monastery }: ein Novize im Kreuzgang
demand-cloister = { $count } Novizen in Kreuzgängen
demand-novices = { $count } Novizen ausgesandt
demand-windows = Fensterplättchen aus { $count } Klöstern
demand-book-rooms = { $count } Novizen in Gemeinschaftsräumen
demand-dice = { $count } eigene Würfel
mission-progress = { $done } von { $needs }
mission-pays = bringt jetzt { $points } Punkte
mission-claimed = erfüllt im Jahr { $year }
reckoning = Die Punkte aller, und die Schlusswertung, wie sie jetzt wäre
scored = Gewertet
at-the-end = Wäre jetzt Schluss
points-now = Punkte
points-end = Punkte, wenn das Spiel jetzt endete
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
board-mine = Zurück zu meiner

## Ketten

chain = Noch zu erledigen, das Nächste zuerst
chain-now = Jetzt
chain-then = dann
chain-dice = { $count ->
        [one] noch ein Würfel
       *[other] noch { $count } Würfel
    }
chain-messenger = { $count ->
        [one] der Bote geht noch einen Schritt
       *[other] der Bote geht noch { $count } Schritte
    }
chain-novice = aussenden: { $novice }
