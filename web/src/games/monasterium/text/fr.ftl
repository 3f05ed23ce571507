# Les mots du plateau de Monasterium en français. Ce que disent règles, refus et événements est dans le fichier du jeu.

headline = Monasterium · année { $year }, manche { $round }
prompt-room = Choisissez un des bâtiments éclairés pour votre novice.
prompt-chapel = Choisissez une des chapelles éclairées pour votre novice.
prompt-cloister = Choisissez une des cases de cloître éclairées pour votre novice.
prompt-dice = { $count ->
        [one] Utilisez votre dernier dé : choisissez une action éclairée de la colonne { $column }.
       *[other] Utilisez vos { $count } dés : choisissez une action éclairée de la colonne { $column }.
    }

## Le plateau de jeu

gameboard = Plateau de jeu
monasteries = Les cinq monastères et la route
dice-spaces = Cases de dés
house-red = Rouge
house-green = Vert
house-yellow = Jaune
house-blue = Bleu
house-violet = Violet
closed = fermé dans cette partie
free = libre
novice-of = un novice de { $name }
chapel-places = { $taken } places prises sur { $places }
standing = { $place } : { $windows ->
        [one] une tuile de vitrail reste
       *[other] { $windows } tuiles de vitrail restent
    }. Novices : { $who }
road-space = Case { $space } de la route, vers { $monasteries }. { $bonus } Messagers : { $who }
bonus-none = Pas de bonus.
bonus-any-action = Bonus : une action au choix.
bonus-influence-or-rosary = Bonus : une influence ou un rosaire.
bonus-soup-or-exchange = Bonus : une soupe ou un échange.
bonus-window = Bonus : une tuile de vitrail.
bonus-personal-die = Bonus : un autre dé, ou des points.

## Les dés

dice-space = Case de dés { $number }, colonne { $column }
joker-space = Case joker
no-dice = aucun dé
dice-neutral = { $count ->
        [one] un dé neutre
       *[other] { $count } dés neutres
    }
dice-of = { $count ->
        [one] un dé de { $name }
       *[other] { $count } dés de { $name }
    }
pile-joker = Un dé pour n’importe quelle colonne.
pile-idle = Je ne peux rien faire dans cette colonne maintenant.
idle = inutile
any-column = au choix
rolled = Dés lancés
die-neutral = Dé neutre montrant { $number }
die-own = Mon dé montrant { $number }
reroll = Relance
roll-again = { $count ->
        [0] Choisissez les dés à relancer
        [one] Relancer un dé
       *[other] Relancer { $count } dés
    }
how-many = Combien de dés ?
which-column = Sur quelle colonne ?
once = une fois
waste-sure = Rien n’est possible dans cette colonne maintenant : ces dés seraient perdus.
waste-perhaps = Il n’y aura peut-être pas d’emploi pour tous ces dés : l’un d’eux pourrait être perdu.
take-anyway = Les prendre quand même
joker-to = Poser le joker sur la colonne { $column }
dice-left = { $count ->
        [one] encore un dé
       *[other] encore { $count } dés
    }

## Le plateau de joueur

action-board = Zone Action de { $name }
action-area = Actions
standard = Standard
tile-of = Tuile Action de la colonne { $column }
state-home = fermée, un novice s’y tient
state-open = ouverte
state-done = utilisée pendant ce tour
state-unable = ouverte, mais impossible maintenant
state-turned = retournée, un point par dé
opens = Derrière lui : { $what }
area-room = Vers un bâtiment
area-chapel = Vers une chapelle
area-cloister = Vers un cloître
price = Prix de la rangée { $row } maintenant : influence { $influence }, rosaires { $rosary }, ressources de la sorte du bâtiment { $goods }
at-no-price = gratuitement
send = L’envoyer là
window-of = Vitrail de { $name }
pane-empty = vide
line-points = { $points } points quand elle est pleine
which-row = Dans quelle rangée ?
build-into = La poser : { $row }

## Missions et points

leaves = Feuillets du bureau
leaf-actions = Actions
leaf-window = Vitrail
leaf-missions = Missions
leaf-reckoning = Points
ledger = Missions et points
demand-chapel = { $monastery } : un novice à la chapelle
demand-soup = { $monastery } : un novice dans un bâtiment séculier
demand-tool = { $monastery } : un novice dans un atelier
demand-book = { $monastery } : un novice dans une salle commune
demand-in-cloister = { $monastery } : un novice au cloître
demand-cloister = { $count } novices dans des cloîtres
demand-novices = { $count } novices envoyés
demand-windows = des tuiles de vitrail de { $count } monastères
demand-book-rooms = { $count } novices dans des salles communes
demand-dice = { $count } dés personnels
mission-progress = { $done } sur { $needs }
mission-pays = vaut { $points } points maintenant
mission-claimed = accomplie l’année { $year }
reckoning = Les points de chacun, et le décompte final tel qu’il serait maintenant
scored = Marqués
at-the-end = Si c’était la fin
points-now = points
points-end = points si la partie finissait maintenant
chalice = a le calice
novices-home = { $count ->
        [one] un novice à la maison
       *[other] { $count } novices à la maison
    }
dice-own = { $count ->
        [one] un dé personnel
       *[other] { $count } dés personnels
    }
board-show = Montrer le plateau
board-mine = Revenir au mien

## Enchaînements

chain = Encore à régler, le plus proche d’abord
chain-now = Là
chain-then = puis
chain-dice = { $count ->
        [one] encore un dé
       *[other] encore { $count } dés
    }
chain-messenger = { $count ->
        [one] le messager fait encore un pas
       *[other] le messager fait encore { $count } pas
    }
chain-novice = envoyer { $novice }
