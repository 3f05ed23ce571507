game-name = Monastery
game-blurb = Posez des tuiles, envoyez des moines bâtir et prier, et réunissez les lettres d’une prière pour votre testament.

## Things

tile-path-straight = Chemin (droit)
    .gender = masculine
tile-path-corner = Chemin (coude)
    .gender = masculine
tile-path-fork = Chemin (fourche)
    .gender = masculine
tile-path-crossing = Chemin (croisée)
    .gender = masculine
tile-field = Champ
    .gender = masculine
tile-garden = Jardin
    .gender = masculine
tile-beehive = Ruche
    .gender = feminine
tile-carp-pond = Étang aux carpes
    .gender = masculine
tile-dovecote = Pigeonnier
    .gender = masculine
tile-refectory = Réfectoire
    .gender = masculine
tile-infirmary = Infirmerie
    .gender = feminine
tile-garderobes = Garde-robes
    .gender = plural
tile-chapter-house = Salle capitulaire
    .gender = feminine
tile-library = Bibliothèque
    .gender = feminine
tile-dormitory = Dortoir
    .gender = masculine
tile-chapel = Chapelle
    .gender = feminine
tile-scriptum = Scriptorium
    .gender = masculine
tile-abbots-house = Maison de l’abbé
    .gender = feminine
tile-almonry = Aumônerie
    .gender = feminine
tile-prison-cell = Cachot
    .gender = masculine
tile-cloister = Cloître
    .gender = masculine
tile-sacristy = Sacristie
    .gender = feminine
tile-parlour = Parloir
    .gender = masculine
tile-kitchen = Cuisine
    .gender = feminine
tile-farm = Ferme
    .gender = feminine
tile-brewhouse = Brasserie
    .gender = feminine
tile-mill = Moulin
    .gender = masculine
tile-workshop = Atelier
    .gender = masculine
tile-stables = Écuries
    .gender = plural
tile-bakery = Boulangerie
    .gender = feminine
tile-smithy = Forge
    .gender = feminine
tile-cellar = Cellier
    .gender = masculine
tile-barn = Grange
    .gender = feminine
tile-secret-way-red = Passage secret rouge
    .gender = masculine
tile-secret-way-blue = Passage secret bleu
    .gender = masculine
tile-secret-way-green = Passage secret vert
    .gender = masculine
tile-secret-way-yellow = Passage secret jaune
    .gender = masculine

place-abbey = abbaye
    .gender = feminine

colour-red = rouge
colour-blue = bleu
    .feminine = bleue
colour-green = vert
    .feminine = verte
colour-yellow = jaune

hour-matins = Matines
hour-study = Étude
hour-toil = Labeur
hour-sext = Sexte
hour-vespers = Vêpres
hour-night = Nuit

ending-letters = La dernière lettre est acquise
ending-night = La seconde nuit est tombée
ending-no-placement = Plus aucune tuile ne peut être posée

score-letters = Grandes lettres de sa phrase
score-tiles = Tuiles restées derrière l’écran
score-blessings = Bénédictions non dépensées
score-partner = Testament du partenaire

## Options

option-players = Joueurs
    .help = Deux, trois ou quatre.
option-colours = Couleurs
    .help = « drawn » pour les tirer au sort, ou les couleurs des places dans le sens horaire, par exemple blue-green.
option-icons = Effets des icônes
    .help = À désactiver pour une première partie plus simple.
option-start = Premières tuiles
    .help = Comment chacun obtient ses trois premières tuiles.
option-start-random = trois, tirées au hasard
option-start-keep-three = en tirer six, en garder trois
option-start-fixed = un petit bâtiment gris, un Chemin, et un Jardin ou un bâtiment marron
option-double_draw = Double pioche
    .help = À chaque office, tirer deux fois plus de tuiles et rendre celles dont on ne veut pas.
option-paired = Partie par équipes
    .help = À quatre : rouge et vert contre bleu et jaune.
option-paired_tie = Égalité entre équipes
    .help = Qui gagne la partie par équipes quand les totaux sont égaux.
option-paired_tie-lower-phrase = l’équipe de la phrase la plus basse
option-paired_tie-shared = les deux équipes
option-vow_of_silence = Vœu de silence
    .help = On ne parle à la table que pendant les offices.

## What is being decided

step-placing-and-moving = Posez ou échangez une tuile, déplacez vos moines, puis dites que vous avez fini.
step-returning = Choisissez une tuile à remettre dans le sac.
step-encouraging = Déposez si vous voulez des bénédictions sur des tuiles non construites.
step-ordering-construction = Choisissez la tuile du groupe à construire d’abord.
step-using-monks = Utilisez des icônes, faites prier un moine si vous voulez, puis laissez travailler les autres.
step-praying-after-work = Vos moines ont travaillé ; un autre peut encore prier.
step-placing-by-stables = Posez une tuile grâce aux Écuries, ou renoncez-y.
step-switching-letters = Choisissez les lettres qui changeront de place, ou laissez-les.
step-collecting = Prenez des lettres et des moines sur la grille, puis dites que vous avez fini.
step-standing-up = La Brasserie permet à vos moines en prière de se relever sur place.
step-breaking-tie = Plusieurs joueurs sont en tête : choisissez le prochain abbé.
step-imprisoning = Vous pouvez envoyer un moine de l’abbaye au Cachot.
step-keeping-monks = La Brasserie permet de laisser des moines en place pour la nuit.
step-work-round = Une manche de travail commence.
step-service-round = Un office commence.
step-night-round = La nuit commence.
step-opening-turn = Un tour de jeu commence.
step-scoring = Un décompte commence.
step-constructing = Les chantiers complets sont comptés.
step-choosing-deeds = Les moines sont mis à l’œuvre.
step-leaving-grid = Les points restants deviennent des bénédictions.
step-ending-prayer = Les moines en prière rentrent.
step-electing = L’abbé est élu.
step-drawing-in-turn = Chacun tire des tuiles.
step-drawing = Des tuiles sont tirées.
step-going-home = Tous rentrent.
step-turning-dial = Le cadran avance.

## Actions

# Une case marquée sur le plateau n’a pas besoin de nom.
action-place-tile = Poser { NAME($tile, form: "a") }{ $cell_id ->
        [marked] {""}
       *[other] {" "}en { $cell }
    }{ $turn ->
        [0] {""}
        [1] , un quart de tour à droite
        [2] , à l’envers
       *[3] , un quart de tour à gauche
    }
action-exchange-tile = Échanger une tuile
action-return-tile = Remettre { NAME($tile, form: "the") } dans le sac
action-walk = Aller { NAME($start, form: "of") } { NAME($path, form: "at", items: "last") }{ $path_id ->
        [1] {""}
       *[other] , en passant { NAME($path, form: "at", items: "others") }
    }{ $box ->
        [0] {""}
       *[other] , case { $box }
    }
action-change-box = Déplacer le moine qui est { NAME($start, form: "at") } vers la case { $box }
action-encourage = Déposer { $blessings ->
        [1] une bénédiction
        [one] { $blessings } bénédiction
       *[other] { $blessings } bénédictions
    } { NAME($place, form: "at") }
action-construct = Construire d’abord { NAME($place, form: "at") }
action-pray = Faire prier le moine qui est { NAME($place, form: "at") }
action-use-icon = Utiliser { NAME($tile, form: "the") }
action-switch-letter = Permuter le { $letter } de la ligne { NAME($row, gender: "feminine") }, colonne { $column }
action-work = Laisser travailler mes autres moines
action-collect-letter = Prendre { $letter } sur la ligne { NAME($row, gender: "feminine") }, colonne { $column }, pour la bande { NAME($strip, form: "of") }
action-collect-monk = Prendre le moine de la ligne { NAME($row, gender: "feminine") }, colonne { $column }
action-elect-abbot = Nommer { $abbot } abbé
action-imprison = Emprisonner un moine { NAME($owner, form: "of") }
action-stand-up = Relever le moine qui est { NAME($place, form: "at") }
action-stay = Laisser en place le moine qui est { NAME($spot, form: "at") }
action-done = Terminé

## Events

event-colours-drawn = Les couleurs dans l’ordre des places : { $colours }.
when-round-began = Jour { $day }, { $hour }
event-round-began = Jour { $day } : { $hour }.
event-tile-placed = { $by } pose { NAME($tile, form: "a") } { NAME($place, form: "at") }.
event-tiles-drawn = { $by } tire { $count ->
        [1] une tuile
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
event-tile-seen = Vous avez tiré { NAME($tile, form: "a") }.
event-tile-returned = { $by } remet une tuile dans le sac.
event-monk-walked = Un moine { NAME($by, form: "of") } va { NAME($start, form: "of") } { NAME($path, form: "at", items: "last") }{ $path_id ->
        [1] {""}
       *[other] , en passant { NAME($path, form: "at", items: "others") }
    }{ $box ->
        [0] {""}
       *[other] , case { $box }
    }.
event-box-changed = Le moine { NAME($by, form: "of") } { NAME($start, form: "at") } passe à la case { $box }.
event-tile-encouraged = { $by } dépose { $blessings ->
        [1] une bénédiction
        [one] { $blessings } bénédiction
       *[other] { $blessings } bénédictions
    } { NAME($place, form: "at") }.
event-blessings-found = { $by } trouve { $blessings ->
        [1] une bénédiction
        [one] { $blessings } bénédiction
       *[other] { $blessings } bénédictions
    } { NAME($place, form: "at") }.
event-blessing-returned = La réserve est vide : { $by } rend une bénédiction.
event-blessings-received = { $by } reçoit { $blessings ->
        [1] une bénédiction
        [one] { $blessings } bénédiction
       *[other] { $blessings } bénédictions
    }.
event-blessings-spent = { $by } dépense { $blessings ->
        [1] une bénédiction
        [one] { $blessings } bénédiction
       *[other] { $blessings } bénédictions
    }.
event-construction-scored = { $by } marque { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } pour la construction { NAME($tile, form: "of") } { NAME($place, form: "at") }.
event-tile-constructed = La construction { NAME($tile, form: "of") } { NAME($place, form: "at") } est achevée.
event-monk-prayed = Un moine { NAME($by, form: "of") } prie { NAME($tile, form: "to") } { NAME($place, form: "at") } pour { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    }.
event-monks-worked = { $by } marque { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } pour le travail.
event-icon-used = { $by } utilise { NAME($tile, form: "the") }.
event-letters-switched = { $first } (ligne { NAME($first_row, gender: "feminine") }, colonne { $first_column }) et { $second } (ligne { NAME($second_row, gender: "feminine") }, colonne { $second_column }) changent de place.
event-letter-collected = { $by } prend { $letter } sur la ligne { NAME($row, gender: "feminine") }, colonne { $column }, au prix de { $cost }, pour { $own ->
        [yes] sa propre bande
       *[no] la bande { NAME($strip, form: "of") }
    }.
event-monk-collected = { $by } prend { $own ->
        [yes] un de ses moines
       *[no] un moine { NAME($owner, form: "of") }
    } en colonne { $column } au prix de { $cost }.
event-phrase-completed = La phrase { NAME($owner, form: "of") } est complète.
event-monk-stood-up = Le moine { NAME($owner, form: "of") } { NAME($place, form: "at") } se relève.
event-monks-returned = { $count ->
        [1] Un moine retourne
        [one] { $count } moine retourne
       *[other] { $count } moines retournent
    } à l’abbaye.
event-monk-stayed = Le moine { NAME($owner, form: "of") } { NAME($spot, form: "at") } reste en place.
event-abbot-elected = { $abbot } est abbé.
event-monk-imprisoned = { $by } envoie un moine { NAME($owner, form: "of") } au Cachot.
event-game-ended = { $ending } : la partie est finie.

## Refusals

fault-setup-players = Monastery se joue de deux à quatre, pas à { $players }.
fault-setup-colours-unknown = « { $colours } » n’est pas une liste de couleurs différentes parmi red, blue, green et yellow.
fault-setup-colours-count = { $players } joueurs ont besoin de { $players } couleurs, pas de { $colours }.
fault-setup-colours-order = Dans le sens horaire, les couleurs se suivent : rouge, bleu, vert, jaune.
fault-paired-teams-four = La partie par équipes se joue à quatre, pas à { $players }.
fault-placement-once = Vous avez déjà posé ou échangé une tuile à ce tour.
fault-placement-hand = Vous n’avez pas cette tuile derrière votre écran : { $tile }.
fault-placement-orientation = Une tuile se tourne de 0, 1, 2 ou 3 quarts de tour, pas de { $turn }.
fault-placement-touch-taken = { $cell } est déjà occupé.
fault-placement-touch-apart = Aucune tuile ne touche { $cell }.
fault-placement-touch-unbuilt = { $cell } ne touche que des tuiles ni construites ni complètes.
fault-placement-dead-end-own = Un chemin { NAME($tile, form: "of") } buterait sur un côté vide.
fault-placement-dead-end-theirs = Un chemin buterait sur un côté vide { NAME($tile, form: "of") }.
fault-placement-connect = La tuile { $tile } n’y toucherait le chemin d’aucune autre.
fault-placement-colours = La tuile { $tile } y mettrait côte à côte le gris et le marron.
fault-placement-limit = Avec la tuile { $tile }, ce groupe dépasserait { $limit } tuiles.
fault-features-edges = Un chemin y mène ; la tuile { $tile } ne touche que des côtés vides et des portes.
fault-features-enter = Aucun moine ne peut entrer { NAME($place, form: "at") }.
fault-exchange-needs-bag = Le sac est vide : rien à échanger.
fault-exchange-needs-hand = Vous n’avez aucune tuile à donner en échange.
fault-exchange-put-back = Vous n’avez pas cette tuile à rendre : { $tile }.
fault-exchange-put-back-kept = Vous gardez cette tuile : { $tile }. Seules celles qu’on vient de tirer sont rendues.
fault-movement-own = Vous n’avez aucun moine de ce genre { NAME($spot, form: "at") }.
fault-movement-praying = Le moine { NAME($spot, form: "at") } prie et ne peut pas bouger.
fault-movement-locked = Toutes les cases y sont prises : le moine { NAME($spot, form: "at") } ne peut pas partir.
fault-movement-site-entered = Le moine { NAME($spot, form: "at") } est entré sur un chantier à ce tour et y reste.
fault-movement-site-crossing = Une case est libre { NAME($place, form: "at") } : le moine devrait s’y arrêter.
fault-movement-pathways-nowhere = Un trajet qui part { NAME($start, form: "of") } doit mener quelque part.
fault-movement-pathways-unknown = Il n’y a pas d’autre tuile où aller { NAME($place, form: "at") }.
fault-movement-pathways-unconnected = Aucun chemin ne mène { NAME($here, form: "of") } { NAME($place, form: "at") }.
fault-movement-allowance = Cela coûte { $cost } points de déplacement ; il vous en reste { $left }.
fault-movement-full = Il n’y a pas de place pour s’arrêter { NAME($place, form: "at") }.
fault-movement-box-none = Il n’y a pas de cases { NAME($place, form: "at") } ; dites case 0.
fault-movement-box-taken = La case { $box } { NAME($place, form: "at") } est prise.
fault-movement-box-missing = Il n’y a pas de case { $box } { NAME($place, form: "at") }.
fault-movement-change-box-outside = Le moine { NAME($spot, form: "at") } n’est dans aucune case qu’il puisse changer.
fault-movement-change-box-taken = La case { $box } n’y est pas libre.
fault-secret-way-praying = Un moine prie { NAME($place, form: "at") } : le passage secret est fermé.
fault-encouragement-give-built = On ne dépose des bénédictions que sur des tuiles non construites ; il n’y en a pas { NAME($place, form: "at") }.
fault-encouragement-give-count = Vous pouvez déposer une ou plusieurs des bénédictions que vous avez ({ $held }), pas { $blessings }.
fault-construction-order = Aucune de vos tuiles de groupe achevées n’est { NAME($place, form: "at") }.
fault-prayer-one = Un de vos moines s’est déjà mis à prier pendant ce décompte.
fault-prayer-abbey = L’abbaye n’a pas de valeur cerclée : on n’y prie pas.
fault-prayer-built-site = { CAPITAL(NAME($place, form: "at")) }, la construction n’est pas achevée.
fault-prayer-built-just = { CAPITAL(NAME($place, form: "at")) }, la construction n’a été achevée que dans cette manche.
fault-prayer-until-service = Le moine { NAME($place, form: "at") } prie déjà, jusqu’au prochain office.
fault-scoring-one-way-worked = Ce moine a travaillé { NAME($place, form: "at") } et ne peut pas prier en plus.
fault-prayer-alone = Un moine prie seul, mais il y en a d’autres { NAME($place, form: "at") }.
fault-icons-chapel = Un de vos moines prie déjà dans la Chapelle.
fault-icons-scoring = Rien à déclencher maintenant avec : { $tile }.
fault-icons-once = Déjà utilisé pendant ce décompte : { $tile }.
fault-icons-standing = Vous n’y avez aucun moine debout : { $tile }.
fault-icons-just-built = Construction inachevée, ou achevée seulement dans cette manche : { $tile }.
fault-icons-praying = Un moine y est en prière : { $tile }.
fault-icons-library-few = Il ne reste pas deux lettres à permuter.
fault-icons-library-absent = Il n’y a pas de { $letter } sur cette case de la grille.
fault-icons-library-same = Une lettre ne change pas de place avec elle-même.
fault-icons-library-once = Ce { $letter } a déjà été permuté.
fault-icons-workshop = Le sac est vide : rien à tirer.
fault-icons-stables = Vous n’avez aucune tuile à poser.
fault-icons-brewhouse-service = Vous n’avez aucun moine en prière { NAME($place, form: "at") }.
fault-icons-brewhouse-night = Vous n’avez { NAME($spot, form: "at") } aucun moine à laisser en place.
fault-variants-simpler = Cette table joue sans les effets des icônes.
fault-collecting-anywhere-letter = Il n’y a pas de { $letter } sur cette case de la grille.
fault-collecting-anywhere-monk = Aucun moine n’attend sur cette case de la grille.
fault-collecting-match = La bande { NAME($strip, form: "of") } n’a pas de case vide pour { $letter }.
fault-collecting-match-nobody = Personne n’est assis là qui puisse avoir une bande.
fault-collecting-cost = Cela coûte { $cost } ; vous pouvez dépenser { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $blessings ->
        [one] { $blessings } bénédiction
       *[other] { $blessings } bénédictions
    }.
fault-service-tie-himself = L’ancien abbé ne peut pas se choisir lui-même.
fault-service-tie-behind = Ce joueur n’est pas parmi ceux qui sont à égalité en tête.
fault-prison-imprison = { $owner } n’a aucun moine dans l’abbaye.

## Rules

chapter-setup = Mise en place
rule-setup-players = Joueurs
    .text = On joue à deux, trois ou quatre.
rule-setup-colours = Couleurs et places
    .text = Chacun tire un moine, dont la couleur est la sienne. Autour de la table, dans le sens horaire, les couleurs se suivent : rouge, bleu, vert, jaune.
rule-setup-monks = Moines
    .text = Chaque joueur a cinq moines. L’un commence dans l’abbaye, les quatre autres attendent sur les croix de la ligne de leur couleur.
rule-setup-letters = Lettres
    .text = Les lettres sont posées côté grande taille sur les lignes des couleurs en jeu. Les autres lignes restent vides.
rule-setup-secret-ways = Passages secrets
    .text = Chaque joueur commence avec le passage secret de sa couleur derrière son écran. Ceux des couleurs absentes sont retirés du jeu.
rule-setup-first-abbot = Le premier abbé
    .text = Aux premières matines, l’abbé est le joueur dont la phrase est la plus haute sur la grille.
rule-setup-start-draw = Une autre première pioche
    .text = Si tous sont d’accord, chacun tire six tuiles aux premières matines et en garde trois. Le passage secret est gardé en plus.
    .reason = L’éditeur permet de tirer six tuiles et d’en garder trois ; nous avons décidé que le passage secret est gardé en plus.
rule-setup-start-fixed = Une première main fixe
    .text = Si tous sont d’accord, les trois premières tuiles sont un bâtiment gris de valeur 2, un Chemin, et un Jardin ou un bâtiment marron, chacun choisi au hasard.

chapter-tiles = Les tuiles
rule-tiles-fully-occupied = Tuile complète
    .text = Une tuile construite est complète quand elle porte autant de moines que sa valeur cerclée ; une tuile non construite, quand il y a un moine dans chaque case.

chapter-abbey = L’abbaye
rule-abbey-centre = L’abbaye
    .text = L’abbaye est au milieu de la table dès le début. Elle est construite et grise.
rule-abbey-slots = Dix voisines
    .text = Trois tuiles tiennent le long de chaque grand côté de l’abbaye, deux le long de chaque petit côté.
rule-abbey-one-tile = Une seule tuile
    .text = Pour se déplacer, toute l’abbaye compte comme une seule tuile.
rule-abbey-any-number = De la place pour tous
    .text = L’abbaye accueille autant de moines qu’on veut.

chapter-dial = Le cadran
rule-dial-hours = Les heures
    .text = Une journée compte dix manches : matines, étude, labeur, labeur, sexte, étude, labeur, vêpres, étude, nuit. La partie dure au plus deux jours.
    .reason = Les pioches que prévoient les règles s’y accordent.
rule-dial-turn = Faire avancer le cadran
    .text = À la fin de chaque manche, l’abbé avance le marqueur à l’heure suivante.

chapter-rounds = Manches d’étude et de labeur
rule-rounds-work = Une manche de travail
    .text = D’abord chaque joueur, à son tour, pose et déplace ; ensuite chaque joueur fait son décompte.
rule-rounds-abbot-first = L’abbé d’abord
    .text = À chaque manche, l’abbé commence, et l’on continue vers la gauche.

chapter-placement = Poser des tuiles
rule-placement-once = Une tuile par tour
    .text = Un joueur peut poser une nouvelle tuile par tour.
rule-placement-any-time = Quand on veut
    .text = La tuile se pose avant, entre ou après les déplacements des moines.
rule-placement-hand = De derrière l’écran
    .text = La tuile vient de derrière l’écran du joueur.
rule-placement-orientation = Orientation libre
    .text = Une tuile se pose dans n’importe quel sens.
rule-placement-side-up = Cases visibles
    .text = Une nouvelle tuile est posée non construite, ses cases numérotées visibles.
rule-placement-touch = Toucher du solide
    .text = Un côté au moins de la tuile doit toucher une tuile construite ou complète. Les coins ne comptent pas.
rule-placement-connect = Reliée
    .text = Un chemin ou une porte de la tuile doit rejoindre un chemin ou une porte d’une autre.
rule-placement-dead-end = Pas d’impasse
    .text = Un chemin ne doit jamais buter sur un côté vide.
rule-placement-gateway = Portes
    .text = Une porte peut rejoindre un chemin, une autre porte ou un côté vide. Seuls les Champs et les Jardins ont des portes.
rule-placement-colours = Gris et marron séparés
    .text = Tuiles grises et marron peuvent se toucher par un coin, jamais par un côté. L’abbaye compte comme grise ; les Chemins et les tuiles d’agrément ne sont ni l’un ni l’autre.
rule-placement-limit = Groupes limités
    .text = Un groupe compte au plus quatre Chemins, quatre Champs ou deux Jardins, construits ou non.
rule-placement-path-group = Groupes de Chemins
    .text = Des Chemins ne forment un groupe que si un moine peut passer de l’un à l’autre ; être voisins ne suffit pas.

chapter-exchange = Échanger
rule-exchange-instead = Au lieu de poser
    .text = Au lieu de poser une tuile, un joueur peut en tirer une du sac et en remettre une.
rule-exchange-put-back = Remettre
    .text = N’importe quelle tuile de derrière l’écran peut être remise, y compris celle qu’on vient de tirer. Personne d’autre ne voit laquelle.
rule-exchange-needs = Il faut deux tuiles
    .text = Pour échanger, il faut une tuile dans le sac et une derrière l’écran.
    .reason = Sans ces deux tuiles, il n’y a rien à échanger.

chapter-movement = Déplacer les moines
rule-movement-own = Ses propres moines
    .text = Un joueur ne déplace que les moines de sa couleur.
rule-movement-allowance = Points de déplacement
    .text = Un tour donne deux points de déplacement pour chaque moine debout du joueur dans le monastère. Chaque pas d’une tuile à l’autre en coûte un.
rule-movement-share = Partage libre
    .text = Les points se partagent librement entre les moines.
rule-movement-praying = Les moines en prière restent
    .text = Un moine en prière ne bouge jamais et ne donne pas de points de déplacement.
rule-movement-pathways = Le long des chemins
    .text = Un moine passe sur une tuile voisine là où se rejoignent des chemins ou des portes des deux tuiles.
rule-movement-full = Complet
    .text = Aucun moine ne s’arrête sur une tuile complète.
rule-movement-pass = Traverser
    .text = Un moine peut traverser les tuiles construites et les chantiers complets.
rule-movement-site = Les chantiers retiennent
    .text = Un moine qui arrive sur un chantier où une case est libre doit y prendre une case et ne bouge plus à ce tour.
rule-movement-box = Prendre une case
    .text = Sur un chantier, un moine prend l’une des cases vides.
rule-movement-locked = Les chantiers complets enferment
    .text = Personne ne quitte un chantier complet, dès l’instant où il l’est, pas même par un passage secret.
    .reason = Les règles enferment un moine sur un chantier complet ; nous avons décidé que cela vaut dès l’instant où le chantier est complet, et aussi contre un passage secret.
rule-movement-change-box = Changer de case
    .text = Un moine qui commence le tour sur un chantier peut y passer gratuitement à une case vide.

chapter-encouragement = Encouragement
rule-encouragement-give = Donner
    .text = À la fin de son tour, un joueur peut déposer autant de bénédictions qu’il veut sur des tuiles non construites.
rule-encouragement-receive = Recevoir
    .text = Le prochain joueur qui amène un moine sur une telle tuile, ne serait-ce qu’en passant, prend toutes les bénédictions qui s’y trouvent. Elles y restent même si la tuile est construite entre-temps.
    .reason = Les règles donnent les bénédictions à qui entre ; nous avons décidé que passer suffit, que changer de case ne compte pas et que les bénédictions restent quand la tuile est retournée.

chapter-scoring = Décompte
rule-scoring-order = L’ordre d’un décompte
    .text = On compte d’abord les chantiers complets. Viennent ensuite les icônes, une prière et le travail, dans l’ordre qu’on veut, puis la grille de lettres, et enfin les bénédictions pour les points restants. Travailler avant de prier ne change rien, sauf dans la Chapelle : un moine y travaille, puis un autre y prie.
    .reason = Les règles ne fixent pas l’ordre au sein de la première moitié.
rule-scoring-one-way = Une seule façon par moine
    .text = Pendant un décompte, un moine ne marque que d’une façon : en construisant, en priant ou en travaillant.
rule-scoring-icons-later = Icônes en dépensant
    .text = Un moine encore debout sur une tuile à icône peut aussi l’utiliser pendant que l’on dépense ses points.
    .reason = Rien n’interdit d’utiliser une icône sans points pendant qu’on dépense les siens.

chapter-construction = Construire
rule-construction-points = Points des cases
    .text = Sur un chantier complet, chaque joueur marque les numéros des cases où sont ses moines.
rule-construction-shared = Chantiers partagés
    .text = Plusieurs joueurs sur un même chantier marquent pour leurs propres moines, chacun à son décompte.
rule-construction-flip = Retourner la tuile
    .text = Une fois que tous ses moines ont marqué, la tuile est retournée côté construit, sans changer de sens.
rule-construction-busy = Les bâtisseurs sont occupés
    .text = Un moine qui a aidé à construire ne fait rien d’autre pendant ce décompte, et la nouvelle tuile ne sert ni à prier, ni à travailler, ni pour son icône avant la manche suivante.
    .reason = Les règles excluent la prière, le travail et les icônes sur une tuile construite pendant ce tour ; nous avons décidé que cela vaut pour toute la manche et que des tuiles peuvent être posées contre elle aussitôt.
rule-construction-group = Groupes
    .text = Construire un Chemin ou un Champ rapporte un point, un Jardin deux, et autant pour chaque autre tuile de son groupe.
rule-construction-group-built = Tuiles construites seulement
    .text = Les tuiles du groupe qui ne sont pas construites ne comptent pas, ni celles qu’on n’atteint qu’à travers elles.
rule-construction-order = Laquelle d’abord
    .text = Plusieurs tuiles d’un groupe achevées au même décompte sont construites l’une après l’autre, dans l’ordre que veut le joueur ; la première compte pour la deuxième.
    .reason = Les tuiles se retournent une à une ; le joueur qui les construit choisit.

chapter-prayer = Prière
rule-prayer-one = Une prière
    .text = À chaque décompte, un joueur peut mettre un moine en prière.
rule-prayer-alone = Seul
    .text = Le moine doit être seul sur sa tuile.
rule-prayer-value = Valeur d’une prière
    .text = Une prière rapporte la valeur cerclée de la tuile.
rule-prayer-built = Où
    .text = On ne prie ni sur une tuile non construite, ni sur une tuile construite dans cette manche.
rule-prayer-abbey = Pas dans l’abbaye
    .text = L’abbaye n’a pas de valeur cerclée ; on n’y prie pas.
    .reason = L’abbaye ne montre pas de valeur cerclée.
rule-prayer-until-service = Jusqu’au prochain office
    .text = Un moine en prière le reste jusqu’au prochain office. Il ne bouge pas, ne travaille pas, ne prie pas de nouveau et n’utilise pas d’icône.
rule-prayer-icon-first = L’icône, puis la prière
    .text = Un moine peut utiliser d’abord l’icône de sa tuile, puis y prier ou y travailler.

chapter-work = Travail
rule-work-study = Étude
    .text = Dans une manche d’étude, un moine debout sur une tuile grise construite rapporte un point.
rule-work-toil = Labeur
    .text = Dans une manche de labeur, un moine debout sur une tuile marron construite rapporte un point.
rule-work-abbey = Travail dans l’abbaye
    .text = Dans une manche d’étude, un moine dans l’abbaye rapporte un point.
rule-work-per-tile = Une fois par tuile
    .text = Quel que soit le nombre de ses moines sur une tuile, un joueur n’y marque qu’une fois pour le travail.
rule-work-praying = Silence
    .text = Personne ne travaille sur une tuile où un moine prie.

chapter-collecting = La grille de lettres
rule-collecting-cost = Prix
    .text = Le prix d’une lettre ou d’un moine est indiqué au-dessus de sa colonne, au bord supérieur de la grille.
rule-collecting-anywhere = N’importe où sur la grille
    .text = Les points achètent des lettres et des moines de n’importe quelle ligne.
rule-collecting-monk = Nouveaux moines
    .text = Un moine pris sur la grille va aussitôt dans l’abbaye.
rule-collecting-rival-monk = Moines des autres
    .text = On peut prendre le moine d’un autre joueur. Il reste à son propriétaire et peut travailler pour lui dans cette manche si son décompte est encore à venir.
rule-collecting-match = Les lettres correspondent
    .text = Une lettre se pose aussitôt sur une case vide qui montre la même lettre, sur n’importe quelle bande.
    .reason = Chaque lettre a sa propre case ; sinon, échanger des lettres ne voudrait rien dire.
rule-collecting-own-strip = Sa propre bande
    .text = Sur sa propre bande, une lettre se pose côté grande taille, même si elle était petite sur la grille.
rule-collecting-rival-strip = La bande d’un autre
    .text = Sur la bande d’un autre joueur, une lettre se pose côté petite taille, et celui qui la pose reçoit une bénédiction.
rule-collecting-completion = Phrase complète
    .text = Dès que les neuf cases de sa phrase sont couvertes, peu importe par qui, un joueur paie les prix du bord inférieur.
rule-collecting-leftovers = Points restants
    .text = Un à quatre points restants donnent une bénédiction, cinq à neuf deux, dix à quatorze trois, quinze ou plus quatre.

chapter-blessings = Bénédictions
rule-blessings-pool = La réserve
    .text = Il y a vingt bénédictions. Celles qui sont sur des tuiles ne sont pas dans la réserve.
rule-blessings-spend = Dépenser des bénédictions
    .text = Sur la grille, une bénédiction vaut un point. On dépense d’abord les points.
    .reason = Les règles laissent les bénédictions aider à payer ; nous avons décidé que les points partent d’abord et que seules comptent les bénédictions qu’on avait au début du décompte (le second point découle de la précision de l’éditeur).
rule-blessings-same-scoring = Pas tout de suite
    .text = Une bénédiction reçue pendant un décompte ne peut pas être dépensée dans ce même décompte.
rule-blessings-dry = Réserve vide
    .text = Si une bénédiction est due et que la réserve est vide, chaque joueur qui en a une en rend d’abord une. Si personne ne le peut, on n’en reçoit pas. Au milieu de son décompte, on rend d’abord une bénédiction qu’on ne peut pas encore dépenser.
    .reason = D’après les règles, chaque joueur rend une bénédiction quand la réserve est vide ; nous avons décidé que cela se fait bénédiction par bénédiction, qu’on ne reçoit rien quand personne ne peut en rendre, et laquelle rend celui qui fait son décompte.

chapter-service = Offices
rule-service-praying = Fin de la prière
    .text = Tous les moines en prière, prisonniers compris, se relèvent et retournent à l’abbaye.
rule-service-election = L’élection
    .text = Celui qui a le plus de moines dans l’abbaye devient abbé ; l’ancien peut être réélu.
rule-service-tie = Égalité
    .text = En cas d’égalité, l’ancien abbé choisit l’un des ex æquo, jamais lui-même.
rule-service-draw = Tirer des tuiles
    .text = Chaque joueur tire des tuiles : trois à matines, deux à sexte, une à vêpres.
rule-service-first-matins = Premières matines
    .text = Aux toutes premières matines, il n’y a ni élection ni emprisonnement ; on tire seulement des tuiles.
    .reason = Les règles nomment l’abbé des premières matines dès la mise en place, et aucun Cachot n’est encore construit.

chapter-night = La nuit
rule-night-return = Retour pour la nuit
    .text = Chaque moine retourne à l’abbaye, où qu’il soit et quoi qu’il fasse. Rien d’autre n’arrive.

chapter-end = Fin de la partie
rule-end-letters = La dernière lettre
    .text = La partie s’achève quand la dernière lettre a quitté la grille, de sorte que toutes les phrases sont complètes.
rule-end-no-placement = Plus de place
    .text = La partie s’achève quand aucune tuile derrière les écrans ne pourrait plus jamais être posée, ni aucune du sac s’il reste des tuiles à tirer.
    .reason = On en juge après chaque manche sur toutes les mains, et sur le sac tant qu’il reste à tirer, comme si tout était construit.
rule-end-night = La seconde nuit
    .text = La partie s’achève avec la seconde nuit.
rule-end-round = La manche est achevée
    .text = La manche où survient la fin est toujours jouée jusqu’au bout par tous.

chapter-testament = Le testament
rule-testament-letters = Lettres
    .text = Trois points pour chaque lettre côté grande taille dans sa propre phrase.
rule-testament-tiles = Tuiles non posées
    .text = La valeur cerclée de chaque tuile restée derrière l’écran est déduite ; les tuiles d’agrément n’en ont pas.
rule-testament-blessings = Bénédictions
    .text = Un point pour chaque bénédiction non dépensée.
rule-testament-tie = La victoire
    .text = Le plus grand total gagne. À égalité, c’est le joueur dont la phrase est la plus éloignée du haut de la grille.

chapter-features = Tuiles d’agrément
rule-features-built = Construites d’emblée
    .text = Ruche, Étang aux carpes et Pigeonnier se posent côté construit.
rule-features-edges = Sans chemins
    .text = Une tuile d’agrément n’a pas de chemins. Elle n’a pas besoin d’être reliée, mais seuls des côtés vides et des portes peuvent la toucher.
    .reason = D’après les règles, les tuiles d’agrément n’ont pas de chemins et peuvent toucher toute tuile ; nous avons décidé qu’elles ne se posent que contre des côtés vides et des portes, et qu’elles doivent tout de même toucher quelque chose de solide.
rule-features-enter = Entrée interdite
    .text = Aucun moine ne va jamais sur une tuile d’agrément.
rule-features-blessings = Bénédictions d’agrément
    .text = Qui pose une tuile d’agrément reçoit aussitôt une bénédiction pour chaque tuile qu’elle touche.

chapter-dual = Tuiles doubles
rule-dual-neighbours = Près du gris et du marron
    .text = Garde-robes, Infirmerie et Réfectoire peuvent toucher aussi bien des tuiles grises que marron.
rule-dual-work = Travail à chaque manche
    .text = Sur une tuile double, un moine peut travailler dans les manches d’étude comme dans celles de labeur.

chapter-secret-way = Passages secrets
rule-secret-way-jump = De partout
    .text = Pour un point de déplacement, un moine peut aller de n’importe où au passage secret de sa couleur.
rule-secret-way-praying = Fermé pour prière
    .text = Un passage secret où un moine prie ne peut pas être emprunté.

chapter-prison = Le Cachot
rule-prison-imprison = Emprisonnement
    .text = Sitôt élu, l’abbé peut envoyer un moine de n’importe quel joueur de l’abbaye au Cachot.
rule-prison-no-points = Pénitence
    .text = Le prisonnier prie jusqu’au prochain office, sans rien rapporter.
rule-prison-full = Cachot complet
    .text = On n’envoie personne dans un Cachot complet.
rule-prison-two = Deux prisonniers
    .text = Deux moines peuvent prier ensemble dans le Cachot, alors qu’ailleurs on prie seul.
rule-prison-built = Un cachot qui existe
    .text = Le Cachot doit avoir été construit dans une manche précédente.
    .reason = Un prisonnier prie, et on ne prie pas sur une tuile qui n’est pas construite ou qui l’est depuis cette manche.

chapter-icons = Tuiles à icône
rule-icons-scoring = Quand
    .text = Les icônes s’utilisent pendant le décompte, sauf celle de la Brasserie. Chapelle, Ferme et Scriptorium agissent d’eux-mêmes.
rule-icons-once = Une fois chacune
    .text = Un joueur peut utiliser plusieurs icônes dans un décompte, chacune une fois.
rule-icons-standing = Un moine sur place
    .text = Le joueur doit avoir un moine debout sur la tuile. Plusieurs joueurs présents peuvent tous s’en servir.
rule-icons-just-built = Pas à peine construite
    .text = Une icône n’a pas d’effet dans la manche où sa tuile est construite.
rule-icons-praying = Pas près d’une prière
    .text = Une icône ne s’utilise pas tant qu’un moine prie sur sa tuile.
rule-icons-chapel = Prier dans la Chapelle
    .text = Dans la Chapelle, un moine n’a pas besoin d’être seul pour prier, mais chaque joueur n’y a qu’un moine en prière.
rule-icons-chapel-double = Prière double
    .text = Une prière dans la Chapelle rapporte le double.
rule-icons-almonry = Aumônerie
    .text = Le joueur reçoit une bénédiction.
rule-icons-farm = Ferme
    .text = Travailler à la Ferme dans une manche de labeur rapporte deux points de plus.
rule-icons-scriptum = Scriptorium
    .text = Travailler au Scriptorium dans une manche d’étude rapporte un point de plus.
rule-icons-library = Bibliothèque
    .text = Le joueur peut permuter deux lettres de la grille, qui sont ensuite retournées côté petite taille.
rule-icons-library-once = Permutée une fois
    .text = Une lettre petite sur la grille ne peut plus être permutée.
rule-icons-workshop = Atelier
    .text = Le joueur tire une tuile et en remet une, celle-là ou une autre.
rule-icons-stables = Écuries
    .text = Le joueur peut poser une tuile selon les règles habituelles ; il ne peut pas échanger.
rule-icons-abbots-house = Maison de l’abbé
    .text = Le joueur peut provoquer une élection sur-le-champ. La manche s’achève dans son ancien ordre ; le nouvel abbé peut emprisonner un moine.
    .reason = Les règles et une précision de l’éditeur prévoient une élection sur-le-champ ; nous avons décidé que la manche continue dans son ancien ordre.
rule-icons-snap-votes = Voix de la Maison de l’abbé
    .text = Dans une élection sur-le-champ, les moines de la Maison de l’abbé comptent avec ceux de l’abbaye.
rule-icons-brewhouse = Brasserie
    .text = La Brasserie sert à tout joueur qui y a un moine debout, sauf si un moine y prie.
    .reason = Comme toute icône, elle demande un moine debout, et que personne n’y prie.
rule-icons-brewhouse-service = Brasserie à l’office
    .text = Pendant un office, le joueur peut relever sur place ses moines en prière au lieu de les ramener à l’abbaye.
rule-icons-brewhouse-night = Brasserie la nuit
    .text = Pendant la première nuit, le joueur peut laisser en place les moines qu’il veut.
rule-icons-brewhouse-wake = Debout au matin
    .text = Les moines en prière laissés en place pour la nuit se relèvent.
    .reason = Les règles laissent des moines en place pour la nuit ; nous avons décidé que ceux qui prient se relèvent.

chapter-paired = Partie par équipes
rule-paired-teams = Équipes
    .text = À quatre, rouge et vert peuvent jouer contre bleu et jaune.
rule-paired-secret-way = Passages partagés
    .text = Un joueur peut aussi emprunter le passage secret de son partenaire.
rule-paired-letter = Lettres pour le partenaire
    .text = Sur la bande du partenaire, une lettre se pose côté grande taille et ne rapporte pas de bénédiction.
rule-paired-score = Totaux d’équipe
    .text = Les partenaires additionnent leurs testaments ; l’équipe qui a le plus de points gagne.
rule-paired-tie = Équipes à égalité
    .text = À égalité, l’équipe de la phrase la plus basse gagne, ou les deux si c’est convenu.
    .reason = Les règles n’en disent rien ; on départage comme dans la partie individuelle, ou la victoire est partagée.

chapter-variants = Variantes
rule-variants-simpler = Le jeu plus simple
    .text = La première partie peut se jouer sans les effets des icônes ; ces tuiles sont alors de simples bâtiments.
rule-variants-silence = Vœu de silence
    .text = Si tous sont d’accord, on ne parle de la partie que pendant les offices.
rule-variants-double-draw = Double pioche
    .text = Si tous sont d’accord, chacun tire à chaque office deux fois plus de tuiles et rend le surplus.
    .reason = Cela atténue la chance à la pioche.

chapter-secrecy = Secrets
rule-secrecy-screens = Derrière les écrans
    .text = Les tuiles et les bénédictions derrière un écran ne regardent que son propriétaire. Le nombre de tuiles n’est pas secret.
    .reason = C’est à cela que servent les écrans.
rule-secrecy-face-down = Face cachée
    .text = Personne ne regarde la face cachée d’une tuile posée.

## Drawing

page-map = carte
page-players = joueurs
page-grid = grille
page-legend = légende
draw-day = Jour { $day }
draw-abbot = Abbé : { $abbot }
draw-bag = Sac : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
draw-pool = Réserve : { $count ->
        [one] { $count } bénédiction
       *[other] { $count } bénédictions
    }
draw-hand = Vos tuiles : { $tiles }
draw-no-hand = aucune
draw-blessings = Vos bénédictions : { $count }
draw-allowance = Points de déplacement restants : { $count }
draw-points = Points à dépenser : { $count }
draw-player = Joueur
draw-colour = Couleur
draw-tiles = Tuiles
draw-monks = Moines
draw-to-come = Sur la grille
draw-strip = Phrase
draw-price = prix
draw-silence = Silence ! On reparlera au prochain office.
draw-legend-site = cadre pointillé : non construite ; les chiffres sont les cases libres
draw-legend-built = cadre plein : construite ; le nombre avant la barre est sa valeur
draw-legend-now = cadre double : construite dans cette manche
draw-legend-edges = cadre : chemin là où il s’ouvre, porte là où il a une arche ∩
draw-legend-monks = minuscule : un moine debout de ce joueur ; majuscule : un moine en prière ; +n : bénédictions
draw-legend-colours = g gris (étude), b marron (labeur), d les deux, – aucun
draw-legend-strips = majuscule : grande lettre ; minuscule : petite lettre ; point : rien encore
draw-abbey = Abbaye
ask-start = D’où part le moine (un lieu, ou lieu:case) ?
ask-path = Par quels lieux passe-t-il, dans l’ordre ?
ask-box = Quelle case prend-il (0 pour aucune) ?
