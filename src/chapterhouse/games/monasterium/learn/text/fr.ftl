# Ce que dit le guide dans la première partie, ce que sont les objets de la table, et pourquoi faire quoi.

chapter-first-round = La première manche
chapter-mission = Une mission en troisième année
chapter-harvest = Les derniers tours

lesson-welcome = Bienvenue. Cinq monastères bordent une route ; vous envoyez vos novices dans leurs bâtiments, leurs cloîtres et leurs chapelles. Les dés décident de ce que vous pouvez faire.
lesson-goal = Les points viennent des bâtiments, de votre vitrail, des missions, qui paient moins chaque année, et à la fin des majorités, chapelles et cloîtres. Tout est visible : regardez autour de vous quand vous voulez.
lesson-place-ones = Chaque manche commence par un lancer. Vous choisissez un nombre, et tous vos dés qui le montrent vont sur sa case : placez les un, car les un envoient des novices.
lesson-place-six = Beda et vous continuez à tour de rôle jusqu’à ce que tous les dés soient posés. Placez l’étoile : c’est le six, un joker, qui sert dans toute colonne.
lesson-take-ones = Vos autres dés ont suivi d’eux-mêmes. Maintenant on prend des dés, jusqu’à trois d’une case, les siens d’abord : prenez les trois un. Chacun envoie un novice.
lesson-send = Trois dés, trois actions, toutes dans la colonne A de votre plateau. Utilisez le premier pour envoyer un novice.
lesson-novice-iii = N’importe quel novice peut partir, et l’action qu’il couvrait s’ouvre derrière lui. Prenez celui de la rangée III : elle sert dans les chapelles.
lesson-chapel = Votre messager se tient devant le monastère rouge : lui seul vous est ouvert. Envoyez le novice dans sa chapelle pour une influence ; le rouge vous restera toujours ouvert.
lesson-send-again = Deuxième dé : envoyez-en un autre.
lesson-novice-i = Les novices des rangées I et II servent dans les bâtiments. Prenez celui de la rangée I, moins cher.
lesson-kitchen = Un bâtiment séculier coûte une influence et deux soupes. Il rapporte un point et un outil, et les outils paient les ateliers.
lesson-window-action = Troisième dé. Votre novice de chapelle a laissé une action ouverte : une tuile de vitrail d’une chapelle où vous êtes. Utilisez-la ; les actions ouvertes des rangées II et III servent une fois par tour.
lesson-window = Les rangées se remplissent par la gauche, et ni rangée ni colonne ne montre deux fois un monastère. Posez la tuile rouge dans la rangée du haut.
lesson-bonus = Une tuile donne un bonus, celui de sa rangée ou de sa colonne. L’influence paiera le prochain novice : prenez-la.
lesson-take-five = Beda a utilisé ses un. C’est de nouveau à vous : prenez le cinq.
lesson-messenger = La colonne E avance votre messager d’une case sur la route. La case suivante a un bonus ; il suffirait même de la traverser.
lesson-chain = Le bonus est une action de votre choix, sans dé : ainsi commencent les enchaînements. Envoyez encore un novice.
lesson-novice-iv = Prenez le novice de la rangée IV, colonne B. Il sert dans un cloître, et la colonne B vous paiera désormais un point par dé utilisé.
lesson-cloister = Une case de cloître doit toucher un de vos bâtiments. Le vôtre soutient celle-ci ; elle coûte un rosaire et aucune influence.
lesson-joker = On ne prend qu’un dé du six à la fois, pour la colonne de son choix. Posez-le sur la colonne C.
lesson-influence = Prenez une influence : vous en avez dépensé deux, et chaque novice de plus rend les chapelles plus chères.
lesson-take-four = Qui peut prendre des dés doit en prendre. Prenez le quatre ; son action suit d’elle-même, un rosaire.
lesson-round-over = Voilà une manche entière : placer, prendre, agir. À deux, la partie dure trois années de deux manches ; voyons la troisième.

lesson-later = Troisième année. La mission B1 demande une chapelle au rouge, un atelier au bleu et un cloître au vert ; vous en avez deux sur trois.
lesson-joker-b = Il faut encore envoyer un novice. La colonne B permet un envoi moins cher d’une influence : prenez le joker pour elle.
lesson-cheaper = Utilisez l’action ouverte de la rangée II. Le dé rapporte aussi un point, car vous avez retourné la tuile de cette colonne dès la première manche.
lesson-novice-iv-a = Le novice de la rangée IV, colonne A, sert dans un cloître. Prenez-le.
lesson-fulfil = Envoyez-le au cloître du vert : deux rosaires cette fois.
lesson-fulfilled = Mission remplie : sept points. La première année, elle en aurait payé quatorze ; pensez tôt aux missions.

lesson-last-turns = Les derniers tours de la dernière année. Beda vous suit de près : chaque point compte.
lesson-take-two = Prenez le deux : encore la colonne B.
lesson-cheaper-again = Envoyez une fois de plus à prix réduit, et touchez le point de la tuile retournée.
lesson-novice-i-c = Prenez le novice de la rangée I, colonne C : deux livres l’attendent.
lesson-book-room = Une salle commune coûte deux livres et rapporte trois points et une tuile de vitrail de ce monastère. Envoyez-le au vert.
lesson-full-row = Il manque une tuile à votre rangée du haut, et le vert convient. Posez-la : une rangée pleine rapporte cinq points, une colonne quatre.
lesson-bonus-book = Rangée ou colonne, encore : prenez le livre, qui vaudra deux points à la fin.
lesson-take-last-four = Votre messager a fait un pas pendant que Beda jouait. Il vous reste un dé : prenez-le.
lesson-two-steps = La rangée II de la colonne D avance le messager de deux cases, et tous les bonus en chemin sont à vous.
lesson-exchange = Cette case permet un échange : un outil vaut un point, un livre deux. Échangez.
lesson-final = La fin : cinq points pour le plus de novices dans chaque monastère, puis les chapelles, puis dans chacun deux fois vos novices du cloître multipliés par ceux de la chapelle, puis les ressources. Vous gagnez, 61 à 59.
lesson-farewell = Vous connaissez la manche entière et à quoi elle sert. Jouez votre propre partie ; ce qui n’est pas éclairé vous dira pourquoi.

## Ce que sont les choses

about-column = Une colonne du plateau : chaque dé de son chiffre y fait une action, et un six le fait dans n’importe quelle colonne.
about-row = Une rangée de novices : où ceux qui s’y tiennent peuvent être envoyés, et ce que coûte le prochain envoi.
about-stone = Une case de la route. Ce qui y est dessiné est à vous quand votre messager y arrive ou la dépasse ; les chemins pointillés mènent aux monastères qu’elle ouvre.
about-chalice = Le calice : qui l’a commence la manche, puis il passe à gauche.
about-novice = Les novices encore à la maison. Chacun couvre une action ; envoyé, il la laisse ouverte et travaille dans un monastère.
about-die = Les dés de la couleur de ce joueur ; ceux d’ivoire ne sont à personne.
about-good-soup = La soupe paie les bâtiments séculiers et s’échange contre un outil. Deux ressources parmi soupe, influence et rosaires font un point à la fin.
about-good-tool = Un outil paie les ateliers et s’échange contre un livre. Un point à la fin.
about-good-book = Un livre paie les salles communes. Deux points à la fin.
about-good-influence = L’influence : chaque novice pour un bâtiment en coûte une, les chapelles de plus en plus.
about-good-rosary = Un rosaire paie le cloître, davantage à chaque novice.
about-pile = Une case Dés. Prenez-y jusqu’à trois dés, les vôtres d’abord, et utilisez chacun pour une action de cette colonne ; un six sert dans toute colonne, un dé à la fois.
about-space = Une action de votre plateau. Les actions standard sont toujours là, les autres s’ouvrent quand leur novice part ; les rangées II et III servent une fois par tour.
about-room-soup = Un bâtiment séculier : une influence et de la soupe. Il rapporte 1 point et un outil, et soutient le cloître voisin.
about-room-tool = Un atelier : une influence et des outils. Il rapporte 2 points et un livre, et soutient le cloître voisin.
about-room-book = Une salle commune : une influence et des livres. Elle rapporte 3 points et une tuile de vitrail de ce monastère.
about-room-cloister = Une case de cloître : pour un novice de la rangée IV, payée en rosaires, à côté d’un de vos bâtiments. À la fin, elle se multiplie avec vos novices de la chapelle.
about-room-chapel = La chapelle : pour un novice de la rangée III, payée en influence. Qui y prie peut toujours envoyer des novices ici et prendre des tuiles de vitrail.
about-monastery = Un monastère : une chapelle, un cloître et des bâtiments. Les novices y viennent tant que votre messager est sur sa route ou que l’un des vôtres prie dans sa chapelle ; qui en a le plus ici est récompensé à la fin.
about-messenger = Votre messager sur la route. Il ouvre les monastères voisins de sa case, et tout bonus où il entre ou passe est à vous.
about-pane = Votre vitrail : les rangées se remplissent par la gauche, aucun monastère deux fois par rangée ou colonne. Une rangée pleine rapporte 5, une colonne 4, et chaque tuile un bonus.
about-mission = Une mission : remplissez tout ce qu’elle demande et elle paie aussitôt, moins les années suivantes. Plusieurs joueurs peuvent remplir la même.

## Pourquoi le faire

can-choose-number = Placer des dés
    .why = Visez où vous voulez en prendre plusieurs ; vos dés y sont en sûreté, les neutres vont au premier venu.
can-use-reroll = Relancer
    .why = Cela ne coûte rien, une fois par manche : faites-le quand aucun nombre ne convient.
can-reroll-dice = Choisir quoi relancer
    .why = Gardez les un et les six : ils sont rares.
can-take-dice = Prendre des dés
    .why = Plus de dés, plus d’actions dans une colonne ; prenez d’abord ce que les autres veulent aussi.
can-take-joker = Prendre un joker
    .why = Un six est ce qu’il vous faut : le plus souvent un novice de plus.
can-use-action = Utiliser une action
    .why = Les novices rapportent ; les ressources et les pas leur ouvrent la voie.
can-choose-novice = Choisir un novice
    .why = Pensez à l’action qu’il ouvre : la rangée II est le vrai gain, la III donne des tuiles de vitrail, la IV des points pour chaque dé futur.
can-place-novice = Le placer
    .why = Les chapelles précoces ouvrent les monastères pour toujours ; dispersez pour les missions, groupez pour majorités et cloîtres.
can-take-good = Prendre une ressource
    .why = Ce que coûtera le prochain novice.
can-exchange-good = Échanger
    .why = Chaque échelon vaut un point de plus à la fin et ouvre de meilleures salles.
can-take-window = Poser une tuile de vitrail
    .why = Rangées et colonnes pleines rapportent, et chaque tuile donne un bonus qui peut tout enchaîner.
can-choose-bonus = Choisir le bonus
    .why = Prenez ce qui vous fait continuer dans ce même tour.
can-take-die = Prendre un dé personnel
    .why = Un dé de plus à chaque manche : le plus tôt est le mieux.
can-take-points = Prendre des points
    .why = En fin de partie, cinq points valent mieux qu’un dé.
can-decline = Renoncer
    .why = Seulement si cela vous nuirait.

## The second lesson

course-first = La première partie guidée
course-second = Les dés d’une vraie partie
chapter-reroll = La tuile Relance
chapter-wasted = Dés perdus, et l’étoile
lesson-reroll-why = Vous avez obtenu un 4, un 5 et un 4 de votre couleur, mais des uns et des deux vous aideraient mieux. Une fois par manche vous pouvez utiliser votre tuile Relance.
lesson-reroll = Utilisez-la avant de choisir un nombre.
lesson-reroll-which = N’importe quels dés de ce jet peuvent être relancés : choisissez le 4, le 5 et votre propre 4, l’un après l’autre, puis lancez.
lesson-reroll-place = Un 2 et deux uns, dont un dé à vous. Placez les uns.
lesson-reroll-over = La tuile est retournée et revient à la manche suivante. Beda en a une aussi.
lesson-wasted = Beda vient de prendre un un et n’a pu envoyer personne : le dé est perdu. Qui peut prendre des dés le doit, utiles ou non.
lesson-wasted-warning = La table compte pour vous : si l’on prend plus de dés qu’on n’est sûr d’employer, elle montre des dés fendus et dit combien. Prenez-en moins, ou prenez-les pour en priver les autres.
lesson-star = L’étoile est le six. Elle n’a pas de colonne et sert dans toutes. Placez-la.
lesson-star-one = Des étoiles, on ne prend qu’un dé à la fois, et on choisit alors sa colonne : gardez-les pour quand les autres nombres manquent.

## Drills

drill-own-dice-first = Deux dés neutres et deux à vous se trouvent sur la case 2. Qu’est-ce qui est interdit ?
drill-own-dice-first-why = On prend au plus trois dés d’une case, les siens d’abord.
drill-joker = Il ne reste que des jokers (étoiles), et vous n’avez aucune ressource. Que pouvez-vous faire ?
drill-joker-why = Un joker à la fois, posé sur une colonne où quelque chose est possible. Sans ressources on n’envoie personne : la colonne A est fermée.
drill-wasted-ones = Vous n’avez aucune ressource. Des deux uns, combien pourriez-vous vraiment employer ?
drill-wasted-ones-why = Les uns envoient des novices, et chacun coûte quelque chose ici. Des dés sans emploi sont perdus ; on peut les prendre pour en priver les autres.
drill-chapel-price = Un de vos novices est dans une chapelle. Combien d’influence coûte le suivant pour une chapelle ?
drill-chapel-price-why = Les chapelles coûtent une influence pour le premier novice, davantage pour chaque suivant.
drill-open-monasteries = Votre messager est loin sur la route. Dans lequel de ces bâtiments séculiers votre novice peut-il entrer ?
drill-open-monasteries-why = Sont ouverts les monastères près de votre messager, et ceux dont la chapelle abrite un de vos novices.
drill-cloister-neighbour = Où votre novice peut-il aller dans le cloître rouge ?
drill-cloister-neighbour-why = Une case de cloître doit être libre et toucher un bâtiment où vous avez un novice.
drill-row-three = Un novice de la rangée III est en route vers le monastère rouge. Où peut-il servir ?
drill-row-three-why = Les rangées I et II servent dans les bâtiments, la III dans les chapelles, la IV dans les cloîtres.
drill-cloister-times-chapel = Fin de partie : au monastère rouge vous avez trois novices à la chapelle et trois au cloître. Que vaut le cloître ?
drill-cloister-times-chapel-why = Deux fois les novices du cloître multipliés par ceux de la chapelle du même monastère : 2 × 3 × 3.
drill-leftovers = À la fin il vous reste 1 soupe, 2 outils, 3 livres, 1 influence et 1 rosaire. Combien de points ?
drill-leftovers-why = Un outil vaut un point, un livre deux ; du reste, deux ressources font un point, arrondi à l’entier inférieur.
drill-full-row = Vous pouvez prendre une tuile de vitrail bleue. Quelle rangée rapporte des points maintenant ?
drill-full-row-why = Une rangée pleine rapporte aussitôt. On remplit par la gauche, et aucune rangée ni colonne ne montre deux fois un monastère.
drill-reroll = Vous avez obtenu 1, 2 et une étoile avec les dés neutres, 2 avec le vôtre, et utilisez la tuile Relance. Qu’est-ce qui est impossible ?
drill-reroll-why = N’importe quels dés de ce jet peuvent être relancés, une fois par manche ; mais seulement ceux qui sont là.
