# Les mots du plateau de Monasterium en français. Ce que disent règles, refus et événements est dans le fichier du jeu.

headline = Monasterium · année { $year }, manche { $round }
prompt-room = Choisissez un des bâtiments éclairés pour votre novice.
prompt-chapel = Choisissez une des chapelles éclairées pour votre novice.
prompt-cloister = Choisissez une des cases de cloître éclairées pour votre novice.
prompt-dice = { $count ->
        [1] Utilisez votre dernier dé : choisissez une action éclairée de la colonne { $column }.
       *[other] Utilisez vos { $count } dés : choisissez une action éclairée de la colonne { $column }.
    }

## Le plateau de jeu

gameboard = Plateau de jeu
monasteries = Les cinq monastères et la route
dice-spaces = Cases Dés
house-red = Rouge
house-green = Vert
house-yellow = Jaune
house-blue = Bleu
house-violet = Violet
closed = fermé dans cette partie
free = libre
novice-of = un novice { NAME($name, form: "of") }
chapel-places = { $taken } places prises sur { $places }
standing = { $place } : { $windows ->
        [1] une tuile de vitrail reste
        [one] { $windows } tuile de vitrail reste
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

dice-space = Case Dés { $number }, colonne { $column }
joker-space = Case joker
no-dice = aucun dé
dice-neutral = { $count ->
        [1] un dé neutre
        [one] { $count } dé neutre
       *[other] { $count } dés neutres
    }
dice-of = { $count ->
        [1] un dé { NAME($name, form: "of") }
        [one] { $count } dé { NAME($name, form: "of") }
       *[other] { $count } dés { NAME($name, form: "of") }
    }
pile-joker = Un dé pour n’importe quelle colonne.
pile-idle = Je ne peux rien faire dans cette colonne maintenant.
idle = inutile
any-column = au choix
rolled = Dés lancés
die-neutral = Dé neutre montrant { $number }
die-own = Mon dé montrant { $number }
reroll = Relance
dice-left = { $count ->
        [1] encore un dé
        [one] encore { $count } dé
       *[other] encore { $count } dés
    }

## Le plateau de joueur

action-board = Zone Action { NAME($name, form: "of") }
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
window-of = Vitrail { NAME($name, form: "of") }
window-mine = Votre vitrail
pane-empty = vide
line-points = { $points } points quand elle est pleine

## Missions et points

demand-chapel = { $monastery } : un novice à la chapelle
demand-soup = { $monastery } : un novice dans un bâtiment séculier
demand-tool = { $monastery } : un novice dans un atelier
demand-book = { $monastery } : un novice dans une salle commune
demand-any = { $monastery } : un novice dans un bâtiment quelconque
demand-in-cloister = { $monastery } : un novice au cloître
demand-cloister = { $count } novices dans des cloîtres
demand-novices = { $count } novices envoyés
demand-windows = des tuiles de vitrail de { $count } monastères
demand-book-rooms = { $count } novices dans des salles communes
demand-dice = { $count } dés personnels
mission-progress = { $done } sur { $needs }
mission-pays = vaut { $points } points maintenant
mission-claimed = remplie l’année { $year }
scored = Marqués
chalice = a le calice
novices-home = { $count ->
        [1] un novice à la maison
        [one] { $count } novice à la maison
       *[other] { $count } novices à la maison
    }
dice-own = { $count ->
        [1] un dé personnel
        [one] { $count } dé personnel
       *[other] { $count } dés personnels
    }
board-show = Montrer le plateau

## Enchaînements

chain-messenger = { $count ->
        [1] Encore un pas
        [one] Encore { $count } pas
       *[other] Encore { $count } pas
    }

## La table

prompt-count = Prenez des dés de la case { $number } : choisissez combien, ou cliquez encore sur la case.
prompt-joker = Sur quelle colonne poser le joker ?
prompt-pane = Choisissez une tuile de vitrail : cliquez sur un monastère éclairé.
prompt-row = Choisissez une place éclairée de votre vitrail.
reach-messenger = votre messager est ici
reach-chapel = votre novice à la chapelle
reach-both = messager et chapelle
reach-none = hors d’atteinte
road = La route
dice = Dés
place-before = Le monastère précédent
place-next = Le monastère suivant
caption-any-action = action au choix
caption-influence-or-rosary = influence ou rosaire
caption-soup-or-exchange = soupe ou échange
caption-window = tuile de vitrail
caption-personal-die = dé ou points
adds = { $count ->
        [1] + un dé
        [one] + { $count } dé
       *[other] + { $count } dés
    }
useful = { $useful ->
        [one] { $useful } utile sur { $count }
       *[other] { $useful } utiles sur { $count }
    }
waste = { $count ->
        [1] Un dé serait perdu.
        [one] { $count } dé serait perdu.
       *[other] { $count } dés seraient perdus.
    }
year = Année { $year }
round = manche { $round }
clock = Année { $year } sur { $years }, manche { $round } sur { $rounds }

## Mon plateau

my-board = Mon plateau
board-close = Fermer le plateau
always = Toujours
per-die = +{ $points } par dé
good-due = { $name } : { $count }, dont { $due } pour le prix
deed-messenger = { $count ->
        [one] Marcher
       *[other] Marcher ({ $count })
    }
deed-points = { $count } points
deed-window = Vitrail
deed-exchange = Échanger
deed-send = Envoyer
deed-send-cheaper = Envoyer, { $count } de moins
deed-take-either = { $count } pareils
card-price = prix
card-gives = rapporte
card-then = puis
card-most = novices

## Les missions en bref

missions = Missions
missions-pay = valeur, année { $year }
missions-won = { $count ->
        [0] aucune mission remplie
        [1] une mission remplie
        [one] { $count } mission remplie
       *[other] { $count } missions remplies
    }
of = { $done } sur { $needs }
missing-nothing = complète
missing = Manque : { $what }
missing-one = { $what } ({ $where })
short-demand-chapel = chapelle
short-demand-soup = bâtiment séculier
short-demand-tool = atelier
short-demand-book = salle commune
short-demand-any = bâtiment
short-demand-in-cloister = cloître
short-window = vitrail
short-demand-cloister = Novices dans les cloîtres
short-demand-novices = Novices envoyés
short-demand-windows = Verre de toute sorte
short-demand-book-rooms = Salles communes
short-demand-dice = Dés à soi
forecast = Si la partie se terminait maintenant
points-end = Si la partie finissait maintenant : { $points } points

## Ce tour

turn-mine = Ce tour
turn-of = Tour { NAME($name, form: "of") }
column = colonne { $column }
actions-open = { $count ->
        [0] aucune action ouverte
        [1] une action ouverte
        [one] { $count } action ouverte
       *[other] { $count } actions ouvertes
    }
link-using-any-action = Action au choix
link-choosing-novice = Envoyer un novice
link-placing-novice = Une place pour le novice
link-placing-extra-novice = Une place pour le novice de plus
link-taking-goods = Choisir des ressources
link-exchanging = Échanger
link-taking-soup-or-exchanging = Soupe ou échange
link-taking-influence-or-rosary = Influence ou rosaire
link-taking-window-from-chapel = Tuile de vitrail
link-taking-window-from-room = Tuile de vitrail
link-taking-any-window = Tuile de vitrail au choix
link-choosing-bonus = Bonus de la tuile
link-reaching-road-end = Dé ou points
link-good = { $good } +{ $count }
link-points = { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
brief-rolled = lance { $dice }
brief-rerolled = relance { $dice }
brief-taken = { $count ->
        [1] prend un { $number }
        [one] prend { $count } × { $number }
       *[other] prend { $count } × { $number }
    }
since-road = route { $space }
since-dice = { $count ->
        [1] pose un { $number }
        [one] pose { $count } × { $number }
       *[other] pose { $count } × { $number }
    }

## Le décompte final

scoring-title = Décompte final
scoring-chapels = Chapelles
scoring-resources = Ressources
scoring-next = Suite : { $what }
scoring-result = Voir le résultat
scoring-watch = Revoir le décompte
scoring-most = Le plus de novices : { $names } ({ $count })
scoring-nobody = Personne n’a de novice ici.
scoring-chapel = chapelle
scoring-cloister = cloître, doublé
scoring-gain = { $name } +{ $points }
scoring-told = { $what } : { $gains }.
scoring-none = { $what } : personne ne marque.
scoring-reached = { $count ->
        [0] dans aucune chapelle
        [1] dans une chapelle
        [one] dans { $count } chapelle
       *[other] dans { $count } chapelles
    }
