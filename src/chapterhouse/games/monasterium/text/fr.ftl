# Monasterium: our own words for its rules, refusals, choices and events.

game-name = Monasterium
game-blurb = Lancez et choisissez des dés, envoyez vos novices dans cinq monastères et laissez un bonus en entraîner un autre.

## Chapitres

chapter-setup = Mise en place
chapter-course = Déroulement de la partie
chapter-placement = Placer les dés
chapter-taking = Prendre des dés
chapter-actions = Utiliser les dés
chapter-road = La route
chapter-sending = Envoyer des novices
chapter-buildings = Bâtiments
chapter-chapel = Chapelles
chapter-cloister = Cloîtres
chapter-window = Le vitrail
chapter-extra = Novices supplémentaires
chapter-missions = Missions
chapter-round = Fin de manche
chapter-scoring = Décompte final

## Règles

rule-setup-players = Nombre de joueurs
    .text = On joue à deux, trois ou quatre.
rule-setup-colours = Couleurs
    .text = Chacun prend le matériel de la couleur de son choix ; sans choix, les places prennent rouge, bleu, vert et jaune dans l’ordre.
    .reason = Les règles laissent chacun choisir une couleur ; nous avons décidé que, sans choix, les places prennent les couleurs dans l’ordre.
rule-setup-side = Faces du plateau
    .text = Une face du plateau sert à deux joueurs, l’autre à trois ou quatre. Les deux montrent cinq monastères.
rule-setup-closed = Cases fermées
    .text = À trois, les cases marquées « 4 » sont couvertes par des novices de la couleur inutilisée. Personne ne peut s’en servir, et ces novices ne comptent pour rien.
    .reason = Les règles couvrent les cases marquées avec des novices d’une couleur inutilisée ; nous avons décidé qu’ils occupent leur case et ne comptent pour personne.
rule-setup-windows = Tuiles de vitrail
    .text = Chaque monastère reçoit au départ deux tuiles de vitrail par joueur ; les autres ne servent pas.
rule-setup-supply = Réserve
    .text = Soupes, outils, livres, influences et rosaires ne s’épuisent jamais.
rule-setup-missions = Missions en jeu
    .text = Deux cartes de chacune des piles A, B et C restent visibles toute la partie. Les autres n’y sont pas.
rule-setup-board = Plateaux des joueurs
    .text = Chacun commence avec vingt novices sur les cases Action, un autre à côté de chacune des quatre rangées, des tuiles Action blanches, une tuile Relance prête, et son messager sur la première case de la route.
rule-setup-dice = Dés
    .text = Chacun commence avec un dé personnel ; il peut en gagner deux autres. Les dés neutres sont partagés également : cinq chacun à deux joueurs, trois à trois, deux à quatre.
rule-setup-goods = Ressources de départ
    .text = Chacun commence avec 2 influences, 2 soupes et 1 rosaire.
rule-setup-starter = Premier calice
    .text = Le premier joueur est tiré au sort.
    .reason = À des gens qui ne sont pas réunis, on ne peut pas demander équitablement qui a visité un monastère en dernier ; le sort décide donc.

rule-course-years = Trois années
    .text = La partie dure trois années d’autant de manches qu’il y a de joueurs. Après la dernière manche de la troisième année vient le décompte final.
rule-course-phases = Phases d’une manche
    .text = À chaque manche on place les dés, puis on les utilise, puis la manche s’achève. Le premier joueur commence, les autres suivent dans le sens horaire.
rule-course-open = Information ouverte
    .text = Tout est visible de tous, sauf ce que les dés vont montrer.
    .reason = Aucune pièce du jeu n’est jamais cachée : tout est donc visible, et on peut reprendre jusqu’au dernier lancer.

rule-placement-roll = Lancer
    .text = À votre tour, vous lancez une fois tous les dés que vous n’avez pas encore placés.
rule-placement-number = Choisir un nombre
    .text = Vous choisissez un nombre de votre lancer et posez tous vos dés qui le montrent sur sa case Dés, personnels et neutres ensemble, quoi qu’il s’y trouve déjà.
rule-placement-until = Jusqu’au dernier dé
    .text = On joue tour à tour jusqu’à ce que tous les dés soient placés. Qui n’en a plus est sauté ; les autres continuent, seuls s’il le faut. Nul ne peut passer son tour.
rule-placement-reroll = La tuile Relance
    .text = Une fois par manche, vous pouvez retourner votre tuile Relance et relancer des dés de votre dernier lancer. C’est un seul usage pour toute la manche.
    .reason = Les règles permettent la tuile une fois par manche ; nous avons décidé que cela vaut pour les deux phases : une tuile utilisée en plaçant ne sert plus pour un dé gagné plus tard.
rule-placement-reroll-any = Les dés à relancer
    .text = Vous choisissez les dés de votre dernier lancer à relancer, au moins un. Vous choisissez ensuite un nombre parmi tous les dés tels qu’ils sont.
    .reason = La tuile s’utilise après le lancer et avant le choix d’un nombre ; il faut relancer au moins un dé.

rule-taking-turns = Tours de la phase d’action
    .text = Tour à tour, chacun prend des dés d’une case Dés et les utilise, jusqu’à ce qu’il n’en reste plus sur le plateau et que tous soient utilisés.
rule-taking-must = Pas de passe
    .text = S’il y a un dé que vous pouvez prendre, vous devez en prendre au moins un.
    .reason = La phase dure jusqu’à ce que tous les dés soient pris, et on n’y passe pas.
rule-taking-skipped = Rien à prendre
    .text = Si aucune case Dés ne porte de dé neutre ni de dé à vous, votre tour est sauté.
    .reason = Qui ne trouve aucun dé à prendre ne peut pas choisir de case Dés.
rule-taking-space = Une seule case Dés
    .text = Tous les dés d’un tour viennent d’une même case Dés.
rule-taking-others = Dés des autres
    .text = Vous ne pouvez jamais prendre le dé personnel d’un autre joueur.
rule-taking-own-first = Ses dés d’abord
    .text = Sur une case Dés, vous prenez vos dés avant les dés neutres. Vous ne pouvez en laisser que si vous ne prenez aucun dé neutre ; une table peut convenir que tous vos dés doivent être pris.
    .reason = Ses dés passent les premiers ; « tous ses dés », au sens strict, est impossible sur la case joker. La lecture stricte est une option de la table.
rule-taking-most = Trois au plus
    .text = Des cases 1 à 5, vous prenez un, deux ou trois dés. Le nombre est fixé avant la première action.
    .reason = Les règles fixent trois dés au plus et en permettent moins ; nous avons décidé qu’on peut en prendre moins même parmi ses propres dés sur la case.
rule-taking-joker-one = Un joker
    .text = De la case joker, vous ne prenez qu’un dé par tour.
rule-taking-joker-column = Colonne d’un joker
    .text = Vous posez un joker sur n’importe quelle colonne où il peut servir.
    .reason = Un joker sert à toute action possible ; il ne peut donc pas être posé là où aucune ne l’est.
rule-taking-again = Encore la même case
    .text = Vous pouvez choisir de nouveau la même case Dés à un tour suivant, tant qu’il y reste un dé pour vous.

rule-actions-one-each = Une action par dé
    .text = Chaque dé pris accomplit exactement une action, puis il est utilisé. Quand tous le sont, votre tour est fini.
rule-actions-column = La colonne d’un dé
    .text = Un dé ne sert qu’aux actions de la colonne sur laquelle il est posé.
rule-actions-standard = Actions standard
    .text = L’action standard d’une colonne est toujours possible à choisir : A envoyer un novice, B soupe, C influence, D rosaire, E messager. Les actions standard et celles de la rangée I sont sans limite.
rule-actions-opened = Actions ouvertes
    .text = Quand un novice de la rangée I, II ou III est parti, l’action qu’il couvrait est ouverte, aussitôt et pour toute la partie.
rule-actions-once = Une fois par tour
    .text = Chaque action des rangées II et III ne sert qu’une fois par tour ; à un tour suivant de la même manche, elle peut servir de nouveau.
    .reason = Les règles limitent les rangées II et III à une fois par tour ; nous avons décidé que la limite vaut pour chaque case Action à part.
rule-actions-forced = Un dé doit servir
    .text = Si une action de la colonne est possible, le dé doit y servir. Si aucune ne l’est, il est mis de côté pour rien.
rule-actions-possible = Actions possibles
    .text = Une action est possible si elle est permise, qu’on peut la payer sur-le-champ et qu’elle a un effet. On ne peut pas choisir une action impossible.
    .reason = Possible veut dire permise, payable et d’un effet réel, sur-le-champ.
rule-actions-choice = Ressources au choix
    .text = Quand une action offre plusieurs sortes de ressources, vous prenez tout le nombre indiqué d’une seule sorte.
rule-actions-exchange = Échange
    .text = Une soupe devient un outil, ou un outil devient un livre.

rule-road-forward = Le long de la route
    .text = Le messager va de gauche à droite. De la dernière case, son pas suivant le mène à la première, et il recommence.
    .reason = Les règles remettent le messager sur la première case après la dernière ; nous avons décidé que c’est un pas comme un autre.
rule-road-entering = Cases bonus
    .text = Chaque case bonus où le messager entre ou par où il passe donne aussitôt son bonus.
rule-road-chains = Pas à pas
    .text = Le messager avance case par case. Un bonus, avec tout ce qui s’ensuit, est achevé avant le pas suivant.
    .reason = Un bonus se reçoit aussitôt ; chacun est donc achevé avant le pas suivant.
rule-road-may = Renoncer
    .text = Vous pouvez renoncer à un bonus de la route, mais pas à un pas, et au bout de la route vous devez choisir l’un des deux dons.
    .reason = Les bonus sont formulés comme des offres ; la dernière case nomme elle-même son autre choix.
rule-road-any-action = Bonus : une action quelconque
    .text = Accomplissez une action possible, standard ou ouverte, de n’importe quelle colonne, à son prix habituel et sans dé.
    .reason = Les règles donnent une action possible quelconque ; nous avons décidé qu’elle se paie en entier et se passe de dé.
rule-road-limits = Actions en bonus et limites
    .text = Une action accomplie en bonus compte pour la limite d’une fois par tour de sa case, et la limite vaut pour elle.
    .reason = Une action en bonus et un dé partagent la limite d’une fois par tour d’une case Action ; les tuiles de vitrail venues de salles et de la route ne sont pas des actions de la rangée III.
rule-road-influence-or-rosary = Bonus : influence ou rosaire
    .text = Prenez une influence ou un rosaire.
rule-road-soup-or-exchange = Bonus : soupe ou échange
    .text = Prenez une soupe, ou échangez une soupe contre un outil, ou un outil contre un livre.
rule-road-window = Bonus : tuile de vitrail
    .text = Prenez une tuile de vitrail de n’importe quel monastère, que vous y ayez des novices ou non.
rule-road-last = Le bout de la route
    .text = Sur la dernière case, vous prenez un autre dé personnel, ou 5 points à la place.
rule-road-no-die = Plus de dé
    .text = Si vous avez tous vos dés personnels, vous recevez les points.
rule-road-new-die = Le nouveau dé
    .text = Vous lancez aussitôt un nouveau dé et le posez sur sa case Dés. Il ne rejoint pas les dés de ce tour, mais doit servir dans cette manche : vous aurez donc encore un tour pour lui.
    .reason = Les règles posent le nouveau dé sur sa case Dés ; nous avons décidé qu’il ne rejoint jamais les dés du tour en cours, même au même nombre.
rule-road-new-die-reroll = Relancer le nouveau dé
    .text = Si votre tuile Relance est encore prête, elle peut servir au nouveau dé.

rule-sending-any = N’importe quel novice
    .text = Une action d’envoi peut envoyer n’importe quel novice de vos cases Action, quelle que soit la colonne du dé.
rule-sending-areas = Rangées et lieux
    .text = Les novices des rangées I et II vont dans les bâtiments, ceux de la rangée III dans les chapelles, ceux de la rangée IV dans les cloîtres.
rule-sending-presence = Le messager se présente
    .text = Vous pouvez envoyer des novices dans un monastère tant que votre messager se tient sur une case de la route reliée à lui.
rule-sending-chapel = Un novice dans la chapelle
    .text = Dès que vous avez un novice dans la chapelle d’un monastère, vous pouvez y envoyer des novices où que soit votre messager.
rule-sending-rebate = Envoi à prix réduit
    .text = L’action de la rangée II, colonne B, envoie un novice pour une influence de moins, jusqu’à zéro. Un novice pour le cloître peut être envoyé ainsi mais n’épargne rien.
    .reason = Les règles épargnent une influence, jusqu’à zéro ; nous avons décidé qu’un novice pour le cloître peut être envoyé ainsi et n’épargne rien.
rule-sending-order = Ordre d’un envoi
    .text = Payer ; placer le novice ; son action s’ouvre ou sa tuile se retourne ; prendre ce que donne le lieu, avec tout ce qui s’ensuit ; puis le novice supplémentaire si la rangée est vide.
    .reason = Payer, placer, ouvrir ou retourner, recevoir avec tout ce qui s’ensuit, puis le novice supplémentaire.

rule-buildings-kinds = Sortes de bâtiments
    .text = Il y a des bâtiments séculiers (soupe), des ateliers (outils) et des salles communes (livres).
rule-buildings-price = Prix d’un bâtiment
    .text = Un bâtiment coûte 1 influence et, des ressources de sa sorte, 2 pour un novice de la rangée I ou 3 pour un novice de la rangée II.
rule-buildings-one = Un novice par bâtiment
    .text = Chaque bâtiment accueille un seul novice.
rule-buildings-reward = Ce que donne un bâtiment
    .text = Un bâtiment séculier donne 1 point et un outil, un atelier 2 points et un livre, une salle commune 3 points et une tuile de vitrail de son monastère.

rule-chapel-price = Prix d’une chapelle
    .text = Le premier novice pour une chapelle coûte 1 influence, le deuxième 2, chacun des suivants 3.
rule-chapel-ladder = Ce qui fait monter le prix
    .text = Les prix des chapelles et des cloîtres comptent les novices partis de la rangée. Les novices supplémentaires ne les font monter que si la table en est convenue.
    .reason = Les prix comptent les figures de la rangée. Compter tous ses novices dans de tels lieux est une option de la table.
rule-chapel-places = Places dans une chapelle
    .text = Une chapelle accueille deux novices par joueur de la partie, tous joueurs confondus.
    .reason = Les règles limitent les novices dans une chapelle ; nous avons décidé que ceux qui y sont gardent leur accès quand elle est pleine.

rule-cloister-adjacent = L’appui d’un bâtiment
    .text = Vous ne pouvez placer un novice sur une case de cloître que si vous avez un novice dans un bâtiment voisin de cette case.
rule-cloister-one = Un novice par case
    .text = Chaque case de cloître accueille un seul novice.
rule-cloister-price = Prix d’un cloître
    .text = Le premier novice pour un cloître coûte 1 rosaire, le deuxième 2, chacun des suivants 3. Il n’a pas besoin d’influence.
rule-cloister-turn = Retourner la tuile Action
    .text = Quand un novice de la rangée IV part, la tuile Action de sa colonne est retournée. Dès lors, chaque dé utilisé pour une action de cette colonne donne 1 point.
    .reason = Les règles donnent dès lors un point pour chaque dé utilisé dans la colonne ; nous avons décidé que le dé qui a servi à cet envoi même n’en rapporte pas, ni un dé perdu.
rule-cloister-lying = Dés sur la tuile
    .text = Les dés encore posés sur la tuile quand on la retourne donnent aussitôt leur point, et pas une seconde fois quand ils servent.
    .reason = Les règles donnent aussitôt un point pour les dés encore sur la tuile ; nous avons décidé qu’ils n’en rapportent pas un autre quand ils servent.
rule-cloister-no-die = Sans dé, pas de point
    .text = Une action sans dé ne donne pas de point pour une tuile retournée.
    .reason = Le point est donné pour un dé ; une action en bonus n’en utilise aucun.

rule-window-sources = D’où viennent les tuiles de vitrail
    .text = De la route, d’une salle commune, ou d’une action de la rangée III.
rule-window-chapel = D’une chapelle
    .text = L’action de la rangée III prend une tuile de vitrail dans un monastère dont la chapelle abrite un de vos novices.
rule-window-room = D’une salle commune
    .text = Un novice dans une salle commune apporte une tuile de vitrail de ce monastère.
rule-window-at-once = Posée aussitôt
    .text = Une tuile de vitrail est posée dans votre vitrail dès qu’elle est prise.
rule-window-leftmost = À partir de la gauche
    .text = Vous choisissez la rangée ; la tuile va sur sa case libre la plus à gauche.
rule-window-stay = Les tuiles restent
    .text = Une tuile par case, et elle y reste jusqu’à la fin.
rule-window-different = Tuiles différentes
    .text = Aucune rangée ni colonne ne peut porter deux tuiles du même monastère.
rule-window-taken = Tuiles restantes
    .text = On ne peut prendre que les tuiles encore présentes dans le monastère.
rule-window-lost = Tuiles perdues
    .text = Si la tuile d’une salle commune est épuisée ou ne va nulle part, elle est perdue ; les points restent acquis. Si elle va quelque part, il faut la poser.
    .reason = Les règles laissent le bonus se perdre ; nous avons décidé que la tuile reste alors dans son monastère et qu’une tuile qui va quelque part doit être posée.
rule-window-bonus = Bonus du vitrail
    .text = Chaque tuile donne un bonus, celui de sa rangée ou celui de sa colonne, au choix : influence, rosaire ou deux pas du messager ; soupe, outil ou livre.
rule-window-lines = Lignes pleines
    .text = En plus du bonus, une rangée pleine donne 5 points et une colonne pleine 4.
    .reason = Les règles donnent les points en plus du bonus ; nous avons décidé qu’ils viennent avant lui.
rule-window-ninth = La neuvième tuile
    .text = La neuvième tuile achève à la fois une rangée et une colonne : 9 points et un bonus.

rule-extra-row = Le novice supplémentaire
    .text = Quand les cinq novices d’une rangée sont partis, vous pouvez envoyer aussi celui d’à côté, en tout lieu et sans rien payer. Toutes les autres conditions valent.
    .reason = Les règles envoient le novice supplémentaire aussitôt et sans rien payer ; nous avons décidé qu’il part après toutes les récompenses du dernier novice de sa rangée.
rule-extra-now = Maintenant ou jamais
    .text = Si le novice supplémentaire n’est pas envoyé aussitôt, il quitte la partie, à moins que la table n’en soit convenue autrement.
    .reason = Aussitôt veut dire maintenant ou jamais. Le garder pour plus tard est une option de la table.
rule-extra-kept = Gardé pour plus tard
    .text = Si la table en est convenue, un novice supplémentaire reste à côté de sa rangée vide et peut partir, sans rien payer, lors de tout envoi suivant.
    .reason = C’est la lecture derrière l’option de la table : il attend à côté de la rangée vide et part lors de tout envoi suivant, sans rien payer.
rule-extra-opens-nothing = N’ouvre rien
    .text = Un novice supplémentaire n’ouvre aucune action et ne retourne aucune tuile, mais il compte comme tout autre.
    .reason = Il n’est sur aucune case Action ni dans aucune colonne.

rule-missions-at-once = Remplie aussitôt
    .text = Dès que vous remplissez une mission, votre disque est posé et vous marquez.
    .reason = Les règles laissent le joueur poser un disque ; nous avons décidé que la table le fait d’elle-même, dès qu’une mission est remplie.
rule-missions-once = Une fois par joueur
    .text = Chacun peut remplir chaque mission une fois ; nul n’arrive trop tard à cause d’un autre.
rule-missions-years = Valeur selon l’année
    .text = Les missions A et B valent moins chaque année. L’année est celle que montre le sablier.
    .reason = Les règles comptent selon l’année où la mission est remplie ; nous avons décidé que l’année est celle du sablier, qui n’avance qu’après la dernière manche d’une année.
rule-missions-any-time = Pile C
    .text = Les missions de la pile C valent autant à tout moment.
rule-missions-areas = Piles A et B
    .text = Une telle carte demande trois novices, chacun dans un lieu précis : une chapelle, un cloître ou un bâtiment, d’une certaine sorte ou quelconque. Un novice peut servir à plusieurs cartes ; sur une même carte, chaque lieu a son novice.
    .reason = Les règles demandent des novices dans trois lieux ; nous avons décidé qu’un novice peut servir à plusieurs cartes.
rule-missions-counts = Ce que compte la pile C
    .text = 12 novices envoyés, 3 dans des salles communes, 6 dans des cloîtres, des tuiles de vitrail des 5 monastères, ou les 3 dés personnels.

rule-round-prepare = La manche suivante
    .text = Les tuiles Relance sont remises sur leur face active, les dés neutres partagés de nouveau, et chacun prend tous ses dés personnels gagnés.
rule-round-chalice = Le calice
    .text = Le calice va au voisin de gauche, qui sera le premier joueur suivant.
rule-round-year = Fin d’une année
    .text = Quand chacun a eu le calice une fois, l’année est finie et le sablier avance.

rule-scoring-order = Le décompte final
    .text = On compte d’abord les monastères, puis les chapelles, les cloîtres et les ressources.
rule-scoring-majority = Le plus de novices
    .text = Dans chaque monastère, qui a le plus de novices, bâtiments, chapelle et cloître ensemble, marque 5 points ; de même chaque ex æquo.
rule-scoring-nobody = Un monastère vide
    .text = Un monastère sans novice ne rapporte rien à personne.
    .reason = Qui n’y a personne n’en a pas envoyé le plus.
rule-scoring-chapels = Chapelles
    .text = Des novices dans les chapelles de 1, 2, 3, 4 ou 5 monastères valent 1, 3, 6, 10 ou 15 points.
rule-scoring-cloisters = Cloîtres
    .text = Pour chaque monastère, vos novices au cloître multipliés par vos novices à la chapelle, le tout doublé.
rule-scoring-resources = Ressources
    .text = Un outil vaut 1 point, un livre 2. Soupes, influences et rosaires ensemble valent la moitié de leur nombre, arrondie à l’entier inférieur.
rule-scoring-winner = Victoire
    .text = Le plus haut total gagne ; les ex æquo partagent la victoire.

## Refus

fault-setup-players-count = Monasterium se joue de deux à quatre, pas à { $players }.
fault-setup-colours-unknown = « { $colours } » n’est pas une liste de couleurs différentes parmi red, blue, green et yellow.
fault-setup-colours-count = { $players } joueurs ont besoin de { $players } couleurs, non de { $colours }.
fault-setup-closed-room = Ce bâtiment est fermé à trois joueurs.
fault-setup-closed-cloister = Cette case de cloître est fermée à trois joueurs.
fault-placement-number-not-rolled = Aucun de vos dés ne montre { $number }.
fault-placement-reroll-used = Vous avez déjà utilisé votre tuile Relance dans cette manche.
fault-placement-reroll-any-none = Choisissez au moins un dé à relancer.
fault-placement-reroll-any-neutral = Vous n’avez pas lancé autant de dés neutres montrant { $number }.
fault-placement-reroll-any-personal = Vous n’avez pas lancé autant de dés personnels montrant { $number }.
fault-placement-reroll-any-number = Les dés montrent des nombres de 1 à 6.
fault-taking-space-none = Cette case Dés n’existe pas.
fault-taking-space-empty = Aucun dé ne se trouve sur cette case Dés.
fault-taking-others-only = Il n’y a sur cette case Dés que des dés personnels d’autres joueurs.
fault-taking-others-too-many = { $available ->
        [1] Vous ne pouvez prendre qu’un dé ici.
        [one] Vous ne pouvez prendre que { $available } dé ici.
       *[other] Vous ne pouvez prendre que { $available } dés ici.
    }
fault-taking-own-first-all = { $own ->
        [one] Vous devez prendre votre dé ici.
       *[other] Vous devez prendre vos { $own } dés ici.
    }
fault-taking-most-count = On prend de un à { $most } dés.
fault-taking-joker-one-column = De la case joker, on prend un seul dé et on lui choisit une colonne.
fault-taking-joker-column-nothing = Rien n’est possible maintenant dans { $column } : un joker n’y peut être posé.
fault-actions-column-other = Vos dés sont sur { $column } ; cette action appartient à une autre colonne.
fault-actions-opened-closed = Un novice couvre encore cette action ({ $space }) : elle n’est pas ouverte.
fault-actions-once-done = Vous avez déjà accompli cette action dans ce tour ({ $space }).
fault-actions-possible-exchange = Vous n’avez ni soupe ni outil à échanger.
fault-actions-possible-window = Aucune tuile de vitrail d’une chapelle abritant un de vos novices ne peut être posée maintenant.
fault-actions-possible-send = Aucun novice ne peut être envoyé maintenant : aucun ne peut être payé et placé.
fault-actions-choice-not-offered = Cette action n’offre pas cela : { $good }.
fault-actions-exchange-never = Il n’y a pas d’échange pour cela : { $good }.
fault-actions-exchange-none = { $good_id ->
        [soup] Vous n’avez pas de soupe à échanger.
       *[other] Vous n’avez pas d’outil à échanger.
    }
fault-road-influence-or-rosary-other = Ce bonus donne une influence ou un rosaire, et non { $good }.
fault-road-soup-or-exchange-other = Ce bonus donne une soupe ou un échange, et non { $good }.
fault-sending-any-gone = { CAPITAL($novice) } est déjà parti.
fault-sending-areas-room = Un novice de la rangée I ou II ne peut aller que dans un bâtiment.
fault-sending-areas-chapel = Un novice de la rangée III ne peut aller que dans une chapelle.
fault-sending-areas-cloister = Un novice de la rangée IV ne peut aller que dans un cloître.
fault-sending-presence-absent = Votre messager ne se présente pas { NAME($monastery, form: "to") }, et vous n’avez pas de novice dans sa chapelle.
fault-buildings-kinds-no-such-room = Ce bâtiment n’existe pas dans ce monastère.
fault-buildings-one-occupied = Un novice occupe déjà ce bâtiment ({ $owner }).
fault-buildings-price-missing = Le bâtiment coûte { priced-goods } ; vous en avez { $have }.
fault-chapel-price-missing = La chapelle coûte maintenant { priced-goods } ; vous en avez { $have }.
fault-chapel-places-full = La chapelle est pleine : elle accueille { $places } novices.
fault-cloister-price-missing = Le cloître coûte maintenant { priced-goods } ; vous en avez { $have }.
fault-cloister-one-occupied = Un novice occupe déjà cette case de cloître ({ $owner }).
fault-cloister-one-no-such-space = Cette case de cloître n’existe pas sur cette face du plateau.
fault-cloister-adjacent-no-novice = Vous n’avez pas de novice dans un bâtiment voisin de cette case de cloître.
fault-window-sources-elsewhere = La tuile de vitrail ne peut pas venir cette fois { NAME($monastery, form: "of") }.
fault-window-taken-none = Il ne reste plus de tuile de vitrail { NAME($monastery, form: "to") }.
fault-window-leftmost-full = { CAPITAL($row) } de votre vitrail est pleine.
fault-window-different-row = Cette rangée porte déjà une tuile { NAME($monastery, form: "of") }.
fault-window-different-column = La colonne de la case libre la plus à gauche porte déjà une tuile { NAME($monastery, form: "of") }.
fault-window-bonus-other = Cette tuile n’offre pas ce bonus : { $bonus }.
fault-extra-row-not-yet = { CAPITAL($novice) } ne peut pas être envoyé maintenant.

## Choses comptées

counted-goods = { $good_id ->
        [soup] { $count ->
            [one] { $count } soupe
           *[other] { $count } soupes
        }
        [influence] { $count ->
            [one] { $count } influence
           *[other] { $count } influences
        }
        [tool] { $count ->
            [one] { $count } outil
           *[other] { $count } outils
        }
        [book] { $count ->
            [one] { $count } livre
           *[other] { $count } livres
        }
       *[rosary] { $count ->
            [one] { $count } rosaire
           *[other] { $count } rosaires
        }
    }
priced-goods = { $good_id ->
        [soup] { $price ->
            [one] { $price } soupe
           *[other] { $price } soupes
        }
        [influence] { $price ->
            [one] { $price } influence
           *[other] { $price } influences
        }
        [tool] { $price ->
            [one] { $price } outil
           *[other] { $price } outils
        }
        [book] { $price ->
            [one] { $price } livre
           *[other] { $price } livres
        }
       *[rosary] { $price ->
            [one] { $price } rosaire
           *[other] { $price } rosaires
        }
    }
counted-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
counted-dice = { $neutral ->
        [0] { $personal ->
            [one] { $personal } dé personnel
           *[other] { $personal } dés personnels
        }
        [one] { $personal ->
            [0] 1 dé neutre
            [one] 1 dé neutre et 1 personnel
           *[other] 1 dé neutre et { $personal } personnels
        }
       *[other] { $personal ->
            [0] { $neutral } dés neutres
            [one] { $neutral } dés neutres et 1 personnel
           *[other] { $neutral } dés neutres et { $personal } personnels
        }
    }
shown-dice = { $neutral_id ->
        [0] personnels { $personal }
       *[other] { $personal_id ->
            [0] neutres { $neutral }
           *[other] neutres { $neutral } ; personnels { $personal }
        }
    }

## Choix

action-choose-number = Placer tous les dés qui montrent { $number }
action-use-reroll = Utiliser la tuile Relance
action-reroll-dice = Relancer : { shown-dice }
action-take-dice = { $count ->
        [1] Prendre un dé de la case { $number }
        [one] Prendre { $count } dé de la case { $number }
       *[other] Prendre { $count } dés de la case { $number }
    }
action-take-joker = Prendre un joker et le poser sur { $column }
action-use-action = { $space }
action-choose-novice = Envoyer { $novice }
action-place-novice = Le placer { NAME($monastery, form: "to") }, { $spot }
action-take-good = Prendre { $good }
action-exchange-good = { $good_id ->
        [soup] Échanger une soupe contre un outil
        [tool] Échanger un outil contre un livre
       *[other] Échanger { $good }
    }
action-take-window = Prendre une tuile de vitrail { NAME($monastery, form: "of") } pour { $row }
action-choose-bonus = Bonus du vitrail : { $bonus }
action-take-die = Prendre un autre dé personnel
action-take-points = Prendre des points au lieu d’un dé
action-decline = Renoncer

## Événements

event-missions-drawn = Les missions de cette partie : { $missions }.
when-round-began = Année { $year }, manche { $round }
event-round-began = Année { $year }, manche { $round } : { $starter } a le calice.
event-dice-rolled = { $seat } lance : { shown-dice }.
event-dice-rerolled = { $seat } relance et obtient : { shown-dice }.
event-dice-placed = { $seat } place { counted-dice } sur la case { $number }.
event-dice-taken = { $seat } prend { counted-dice } de la case { $number } pour { $column }.
event-action-used = { $seat } utilise « { $space } ».
event-die-wasted = { $seat } ne peut rien faire dans { $column } et met un dé de côté.
event-goods-taken = { $seat } prend { counted-goods }.
event-goods-paid = { $seat } paie { counted-goods }.
event-good-exchanged = { $seat } échange { $gave } contre { $got }.
event-points-scored = { $seat } marque { counted-points } ({ $reason }).
event-messenger-moved = Le messager { NAME($seat, form: "of") } avance à la case { $space } de la route.
event-bonus-declined = { $seat } renonce au bonus.
event-novice-sent = { $seat } envoie { $novice } { NAME($monastery, form: "to") }, { $spot }.
event-action-opened = { $seat } a ouvert « { $space } ».
event-tile-turned = { $seat } retourne une tuile Action : { $column }.
event-extra-novice-lost = { $seat } n’envoie pas { $novice }, qui quitte la partie.
event-extra-novice-kept = { $seat } garde { $novice } pour plus tard.
event-window-built = { $seat } pose une tuile de vitrail { NAME($monastery, form: "of") } : { $row }, { $column }.
event-window-lost = { $seat } ne peut pas poser de tuile de vitrail { NAME($monastery, form: "of") } ; elle est perdue.
event-die-won = { $seat } gagne un autre dé personnel.
event-mission-fulfilled = { $seat } remplit { $mission } l’année { $year }.
event-year-ended = L’année { $year } est finie.
event-game-ended = { $winners_id ->
        [one] La partie est finie. { $winners } gagne.
       *[other] La partie est finie. { $winners } partagent la victoire.
    }

## Ce qui est demandé

step-playing-round = Une manche commence.
step-rolling-dice = Les dés sont lancés.
step-choosing-number = Choisissez un nombre à placer, ou utilisez la tuile Relance.
step-rerolling = Choisissez les dés à relancer.
step-taking-dice = Choisissez une case Dés et prenez des dés.
step-using-dice = Utilisez un dé pour une action.
step-using-any-action = Accomplissez une action quelconque en bonus, ou renoncez.
step-taking-goods = Choisissez les ressources à prendre.
step-exchanging = Choisissez ce que vous échangez.
step-advancing-messenger = Le messager avance.
step-taking-influence-or-rosary = Prenez une influence ou un rosaire, ou renoncez.
step-taking-soup-or-exchanging = Prenez une soupe, ou échangez, ou renoncez.
step-reaching-road-end = Prenez un autre dé ou les points.
step-choosing-novice = Choisissez un novice à envoyer.
step-placing-novice = Choisissez où va le novice.
step-placing-extra-novice = Envoyez le novice supplémentaire où vous voulez, ou renoncez.
step-taking-window-from-chapel = Choisissez une tuile de vitrail et sa rangée.
step-taking-window-from-room = Choisissez la rangée de la tuile de vitrail.
step-taking-any-window = Choisissez une tuile de vitrail de n’importe quel monastère et sa rangée, ou renoncez.
step-choosing-bonus = Choisissez le bonus de la rangée ou de la colonne.
step-ending-round = La manche s’achève.
step-scoring-finally = Le décompte final.

## Options

option-players = Joueurs
    .help = Combien de personnes jouent.
option-colours = Couleurs
    .help = « in-order », ou les couleurs des places l’une après l’autre, comme green-red.
option-own_dice = Ses dés d’abord
    .help = À quel point il faut prendre ses dés avant les dés neutres.
option-own_dice-in-order = Aucun dé neutre tant que des dés à soi restent
option-own_dice-all = Tous ses dés doivent être pris
option-price_ladder = Prix des chapelles et des cloîtres
    .help = Quels novices rendent le suivant plus cher.
option-price_ladder-row = Ceux partis de la rangée
option-price_ladder-area = Tous ses novices dans de tels lieux
option-extra_novice = Novice supplémentaire
    .help = Ce qui arrive s’il n’est pas envoyé aussitôt.
option-extra_novice-now = Il quitte la partie
option-extra_novice-kept = Il peut partir plus tard

## Points

score-rooms = Bâtiments
score-action = Actions à points
score-turned = Tuiles Action retournées
score-window = Vitrail
score-missions = Missions
score-road = Bout de la route
score-majority = Le plus de novices
score-chapels = Chapelles
score-cloisters = Cloîtres
score-resources = Ressources
ending-third-year = La troisième année est finie.

reason-rooms = bâtiment
reason-action = action
reason-turned = tuile Action retournée
reason-window = ligne pleine du vitrail
reason-missions = mission
reason-road = bout de la route
reason-majority = le plus de novices
reason-chapels = chapelles
reason-cloisters = cloîtres
reason-resources = ressources

## Noms

good-soup = une soupe
good-tool = un outil
good-book = un livre
good-influence = une influence
good-rosary = un rosaire

column-a = la colonne A
column-b = la colonne B
column-c = la colonne C
column-d = la colonne D
column-e = la colonne E

## Noms tirés du matériel

space-named = { $row_id ->
        [standard] Standard
       *[other] { $row }
    }{" "}{ $column } : { $deed }
space-send = { $count ->
        [0] envoyer un novice
       *[other] envoyer un novice pour { $count } influence de moins
    }
space-take = { $goods }
space-either = { $head } ou { $last }
space-messenger = messager, { $count } pas
space-exchange = échanger une ressource
space-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
space-window = tuile de vitrail d’une chapelle
bonus-messenger-steps = { $count ->
        [1] un pas du messager
        [2] deux pas du messager
       *[other] { $count } pas du messager
    }
place-soup = bâtiment séculier { $number }
place-tool = atelier { $number }
place-book = salle commune { $number }
place-cloister = case de cloître { $number }

novice-i-a = le novice de la rangée I, colonne A
novice-i-b = le novice de la rangée I, colonne B
novice-i-c = le novice de la rangée I, colonne C
novice-i-d = le novice de la rangée I, colonne D
novice-i-e = le novice de la rangée I, colonne E
novice-ii-a = le novice de la rangée II, colonne A
novice-ii-b = le novice de la rangée II, colonne B
novice-ii-c = le novice de la rangée II, colonne C
novice-ii-d = le novice de la rangée II, colonne D
novice-ii-e = le novice de la rangée II, colonne E
novice-iii-a = le novice de la rangée III, colonne A
novice-iii-b = le novice de la rangée III, colonne B
novice-iii-c = le novice de la rangée III, colonne C
novice-iii-d = le novice de la rangée III, colonne D
novice-iii-e = le novice de la rangée III, colonne E
novice-iv-a = le novice de la rangée IV, colonne A
novice-iv-b = le novice de la rangée IV, colonne B
novice-iv-c = le novice de la rangée IV, colonne C
novice-iv-d = le novice de la rangée IV, colonne D
novice-iv-e = le novice de la rangée IV, colonne E
novice-i-extra = le novice à côté de la rangée I
novice-ii-extra = le novice à côté de la rangée II
novice-iii-extra = le novice à côté de la rangée III
novice-iv-extra = le novice à côté de la rangée IV

monastery-red = le monastère rouge
    .of = du monastère rouge
    .to = au monastère rouge
monastery-green = le monastère vert
    .of = du monastère vert
    .to = au monastère vert
monastery-yellow = le monastère jaune
    .of = du monastère jaune
    .to = au monastère jaune
monastery-blue = le monastère bleu
    .of = du monastère bleu
    .to = au monastère bleu
monastery-violet = le monastère violet
    .of = du monastère violet
    .to = au monastère violet

spot-chapel = chapelle

line-top = la rangée du haut
line-middle = la rangée du milieu
line-bottom = la rangée du bas
line-left = la colonne de gauche
line-centre = la colonne du milieu
line-right = la colonne de droite

bonus-influence = une influence
bonus-rosary = un rosaire
bonus-soup = une soupe
bonus-tool = un outil
bonus-book = un livre

mission-a1 = la mission A1
mission-a2 = la mission A2
mission-a3 = la mission A3
mission-a4 = la mission A4
mission-a5 = la mission A5
mission-b1 = la mission B1
mission-b2 = la mission B2
mission-b3 = la mission B3
mission-b4 = la mission B4
mission-b5 = la mission B5
mission-c-novices = la mission C « novices en nombre »
mission-c-windows = la mission C « vitrail bigarré »
mission-c-rooms = la mission C « novices savants »
mission-c-dice = la mission C « tous les dés »
mission-c-cloister = la mission C « novices pieux »

## Le terminal

draw-head = Année { $year } sur { $years } · manche { $round } sur { $rounds } · calice : { $starter }
draw-monastery = monastère
draw-tiles = tuiles
draw-chapel = chapelle
draw-rooms = bâtiments
draw-cloister = cloître
draw-road = route
draw-dice = Cases Dés :
draw-rolled = Lancés :
draw-tile = Sur la tuile Action, { $column } :
draw-legend = lettres : novices, · libre, # fermé ; dés : n neutre, lettre personnel
draw-player = joueur
draw-points = points
draw-projected = si fini
draw-own = dés
draw-reroll = relance
draw-area = Plateau : { $seat }
draw-marks = ● fermé ○ ouvert ✓ fait ce tour ★ tuile retournée | + novice supplémentaire
draw-prices = Prix : rangée I { $one_influence } influence + { $one_goods } ressources, rangée II { $two_influence } influence + { $two_goods } ressources, chapelle { $chapel ->
        [one] { $chapel } influence
       *[other] { $chapel } influences
    }, cloître { $cloister ->
        [one] { $cloister } rosaire
       *[other] { $cloister } rosaires
    }
draw-reach = Envois possibles : { $monasteries }
draw-waste = Des dés seraient perdus maintenant dans : { $columns }
draw-window = vitrail :
draw-standard = standard
draw-total = total
draw-mission = mission
draw-worth = valeur
draw-needs = demande
draw-who = remplie par
draw-demand = { $what } ({ $where })
draw-year = année { $year }
draw-ready = prête
draw-used = non
draw-ask-neutral = Dés neutres à relancer (nombres, ou rien) :
draw-ask-personal = Dés personnels à relancer (nombres, ou rien) :

draw-count-novices = { $needs } novices envoyés
draw-count-windows = tuiles de vitrail de { $needs } monastères
draw-count-book-rooms = { $needs } novices en salles communes
draw-count-dice = { $needs } dés personnels
draw-count-cloister = { $needs } novices aux cloîtres

draw-letter-soup = S
draw-letter-tool = O
draw-letter-book = L
draw-kind-chapel = chapelle
draw-kind-cloister = cloître
draw-kind-soup = bâtiment séculier
draw-kind-tool = atelier
draw-kind-book = salle commune
draw-kind-any = bâtiment
draw-bonus-any-action = une action
draw-bonus-influence-or-rosary = infl./ros.
draw-bonus-soup-or-exchange = soupe/éch.
draw-bonus-window = vitrail
draw-bonus-personal-die = dé ou pts
draw-monastery-red = rouge
draw-monastery-green = vert
draw-monastery-yellow = jaune
draw-monastery-blue = bleu
draw-monastery-violet = violet
draw-good-soup = soup
draw-good-tool = out
draw-good-book = livr
draw-good-influence = infl
draw-good-rosary = ros
draw-space-standard-a = envoyer
draw-space-standard-b = soupe
draw-space-standard-c = influence
draw-space-standard-d = rosaire
draw-space-standard-e = 1 pas
draw-space-i-a = 1 pas
draw-space-i-b = rosaire
draw-space-i-c = soupe
draw-space-i-d = influence
draw-space-i-e = échange
draw-space-ii-a = outil
draw-space-ii-b = envoyer -1
draw-space-ii-c = 2 pareils
draw-space-ii-d = 2 pas
draw-space-ii-e = 3 points
draw-space-iii-a = vitrail
draw-space-iii-b = vitrail
draw-space-iii-c = vitrail
draw-space-iii-d = vitrail
draw-space-iii-e = vitrail

page-scoring = le décompte final à ce moment
page-missions = les missions
page-boards = tous les plateaux des joueurs
