# Ce que dit le guide dans la première partie, ce que sont les objets de la table, et pourquoi faire quoi.

chapter-morning = Une matinée au monastère
chapter-evening = La dernière heure

lesson-welcome = Bienvenue. Voici l’abbaye, où se tient votre premier moine ; avec Beda, vous allez bâtir un monastère autour d’elle.
lesson-goal = Vous jouez pour un testament : les neuf lettres LIBERA NOS. Les moines qui bâtissent, travaillent et prient gagnent des points, et les points achètent des lettres. Chacune des vôtres en vaut trois à la fin.
lesson-lay-path = À chaque tour, vous pouvez ajouter une tuile. Choisissez le Chemin dans votre main, puis la case éclairée au-dessus de l’abbaye : leurs chemins doivent se rejoindre.
lesson-walk-path = Chaque moine vous donne deux pas par tour. Choisissez votre moine, puis le Chemin : il prend la case 1, et la tuile est complète.
lesson-end-turn = C’est tout pour ce tour. Dites que vous avez terminé, et Beda joue à son tour.
lesson-first-point = Maintenant tout le monde marque. Votre moine a rempli la dernière case : il gagne son chiffre, un point, et le Chemin est bâti ; le dessin est devenu image.
lesson-buy-monk = Les points se dépensent aussitôt, sur la grille de lettres. Un deuxième moine est le meilleur premier achat : prenez le moine rouge à 1.
lesson-lay-smithy = Deux moines, et quatre pas par tour. Posez la Forge au-dessus de votre Chemin : c’est un bâtiment de labeur, à deux cases.
lesson-walk-smithy = Répartissez vos pas entre vos moines comme il vous plaît. Envoyez le moine du Chemin dans la case 2 de la Forge ; elle rapporte deux points.
lesson-leave-room = Vous pourriez remplir l’autre case vous-même. Laissez-la libre cette fois : qui voudra le dernier point achèvera votre bâtiment. Vous avez terminé.
lesson-shared = Beda est venu prendre la case 1. Un chantier partagé paie tous ceux qui y sont : deux points pour vous, un pour lui.
lesson-buy-l = Deux points à dépenser. Le L ouvre votre phrase et n’en coûte qu’un ; une lettre va toujours là où elle est imprimée.
lesson-keep-one = Il reste un point. Les points non dépensés deviennent des bénédictions, une pour un à quatre points ; arrêtez-vous ici.
lesson-lay-sacristy = Encore le labeur. Posez la Sacristie à droite de votre Chemin, son chemin d’ouest en est ; la table la tourne pour vous, ou pressez R.
lesson-walk-sacristy = Votre autre moine est dans l’abbaye. Deux pas le mènent par le Chemin dans la case 2 de la Sacristie : on traverse les tuiles bâties.
lesson-stay-on-smithy = Laissez le premier moine à la Forge : il y a de l’ouvrage. Vous avez fini de marcher.
lesson-encourage = Ici, vous pourriez poser votre bénédiction sur une tuile inachevée, en cadeau au prochain qui y entre. Gardez-la : à la fin, elle vaut un point.
lesson-pray = Au labeur, un moine sur un bâtiment marron gagne un point en travaillant. La prière rapporte toute la valeur de la tuile, deux, mais il s’agenouille jusqu’au prochain office ; comme il suit, prier ne coûte presque rien.
lesson-buy-i = Deux points de prière. Achetez le I : les lettres bon marché partent les premières, et Beda les regarde aussi.
lesson-sext = C’était Sexte, un office. Les moines en prière sont rentrés, celui qui avait le plus de moines dans l’abbaye est abbé et joue en premier, et chacun a pioché deux tuiles.
lesson-lay-scriptum = L’étude commence. Posez le Scriptorium sous l’abbaye ; une tuile à étoile a un pouvoir, et s’y arrêter vous dit lequel.
lesson-fill-sacristy = Envoyez maintenant un moine de l’abbaye dans la case 1 de la Sacristie. Les deux cases sont à vous : trois points.
lesson-buy-b = Trois points : le B en coûte deux, et le point restant devient une bénédiction.
lesson-morning-over = L, I, B : une belle matinée. Deux jours passent ainsi ; allons à la toute dernière heure.

lesson-evening = C’est l’étude, dernière manche du second jour, et vous êtes l’abbé. LIBERA est écrit ; il manque trois lettres, et vous avez huit bénédictions.
lesson-lay-last = Les tuiles restées derrière votre écran coûtent leur valeur. Posez le Chemin sous le jardin : un point de moins à perdre.
lesson-walk-abbots = Placez vos moines là où ils gagnent. Menez celui du Parloir par l’abbaye à la Maison de l’abbé : elle vaut trois, un bon lieu de prière.
lesson-walk-secret = La Bibliothèque ne sera plus achevée. Rappelez ce moine de la case 5 vers le Passage secret de Beda, un bâtiment gris : à l’étude, il y gagne un point.
lesson-walk-scriptum = Encore un : de l’abbaye au Scriptorium, qui donne un point de plus à qui y travaille pendant l’étude.
lesson-last-turn = Le dernier moine peut rester dans l’abbaye : on y travaille aussi. Vous avez terminé.
lesson-last-prayer = Un seul moine peut se mettre à prier par décompte. Que celui de la Maison de l’abbé prie pour trois ; les autres se mettent d’eux-mêmes au travail.
lesson-buy-n = Trois de prière, quatre de travail : le prix exact du N. Trois points de testament pour sept qui, sinon, laisseraient deux bénédictions.
lesson-all-done = Les bénédictions aident à payer, mais chacune gardée vaut un point. Arrêtez-vous ici.
lesson-testament = La nuit tombe, la partie est finie. Vous comptez 21 pour sept lettres, 8 pour les bénédictions, et perdez 3 pour les tuiles derrière l’écran : 26 à 16.
lesson-farewell = Vous connaissez toute la manche : poser, marcher, bâtir, prier ou travailler, acheter. Jouez votre propre partie ; ce qui n’est pas éclairé vous dira pourquoi.

## Ce que sont les choses

about-screen = Des tuiles derrière l’écran : seul leur propriétaire les voit.
about-abbot = L’abbé commence chaque manche, jusqu’à ce qu’un autre soit élu.
about-tile = { $family ->
    [path] Un Chemin. Un moine le bâtit pour 1 point ; quatre peuvent se suivre, et un Chemin plus long rapporte plus. Personne n’y travaille.
    [field] Un Champ : labeur, valeur 1. Ses portes le laissent toucher tout ; les champs d’un groupe rapportent les uns pour les autres.
    [garden] Un Jardin : étude, valeur 2. Deux peuvent se toucher, et le second rapporte pour les deux.
    [feature] Une tuile d’agrément. Elle est bâtie dès qu’elle est posée, rapporte des bénédictions pour ses voisines, et aucun moine n’y entre.
    [secret-way] Un Passage secret : étude, valeur 2. Une fois bâti, les moines de son maître y sautent de partout pour un pas.
   *[building] { $colour ->
        [grey] Un bâtiment d’étude
        [brown] Un bâtiment de labeur
       *[dual] Un bâtiment d’étude et de labeur
    }, valeur { $value }. Un moine dans chaque case le bâtit, et chacun gagne le chiffre de sa case. Ensuite, on y travaille ou y prie.
}
    .rules = icons
about-hour-matins = Matines, premier office du jour : les moines en prière rentrent, on élit un abbé, chacun pioche trois tuiles.
about-hour-study = Étude : les moines sur les bâtiments gris ou doubles et dans l’abbaye gagnent un point en travaillant.
about-hour-toil = Labeur : les moines sur les bâtiments marron ou doubles gagnent un point en travaillant.
about-hour-sext = Sexte, deuxième office : les moines en prière rentrent, on élit un abbé, chacun pioche deux tuiles.
about-hour-vespers = Vêpres, troisième office : les moines en prière rentrent, on élit un abbé, chacun pioche une tuile.
about-hour-night = Nuit : tous les moines rentrent à l’abbaye. La seconde nuit finit la partie.
about-abbey = L’abbaye : tous les moines partent d’ici, autant qu’on veut y restent, et à l’étude ils y travaillent. Le plus de moines ici à un office fait l’abbé.
about-monk = Un moine : deux pas par tour, et des mains pour bâtir, travailler et prier. Sur la grille, il attend qu’on l’achète à son prix.
about-letter = Une lettre de la grille. Sa colonne en donne le prix ; sur sa propre bande, grand côté visible, elle vaut trois points.
about-blessing = Une bénédiction : un point à la fin, ou un point pour payer ; posée sur une tuile inachevée, un cadeau à qui y entre.
about-strip = Une phrase de neuf lettres, le testament d’un joueur. Chaque lettre à soi y vaut trois points à la fin.
about-dial = Le cadran : dix heures par jour, deux jours. Il dit si c’est l’étude ou le labeur, et quand vient le prochain office.
about-market = La grille de lettres : les prix au-dessus des colonnes montent vers la droite, et baissent pour qui a sa phrase complète.

## Pourquoi le faire

can-place-tile = Poser une tuile
    .why = Une tuile près de vos moines est un lieu à gagner, et chaque tuile gardée coûte sa valeur à la fin.
can-exchange-tile = Échanger une tuile
    .why = Quand rien dans votre main ne convient, piochez-en une autre au lieu de poser.
can-return-tile = Rendre une tuile
    .why = Rendez ce qui est cher et difficile à poser.
can-walk = Déplacer un moine
    .why = Allez là où les dernières cases peuvent être remplies, ou là où l’on travaille à cette heure ; un moine seul sur un grand chantier attend longtemps.
can-change-box = Changer de case
    .why = Une case plus haute rapporte davantage quand la tuile est bâtie.
can-encourage = Encourager
    .why = Une bénédiction sur un chantier attire qui le finira avec vous.
can-construct = Bâtir celle-ci d’abord
    .why = Ce qui est bâti d’abord compte pour le reste du groupe.
can-pray = Prier
    .why = Toute la valeur de la tuile d’un coup ; presque gratuit dans la dernière manche avant un office, car le moine rentre de toute façon.
can-use-icon = Utiliser une icône
    .why = Elle ne coûte rien, qu’un moine debout sur la tuile.
can-switch-letter = Échanger une lettre
    .why = Amenez une lettre chère dans une colonne bon marché, ou celle d’un rival dans une chère.
can-work = Faire travailler les autres
    .why = Un point par moine bien placé, puis les lettres.
can-collect-letter = Prendre une lettre
    .why = Trois points à la fin ; les moins chères partent d’abord. Sur la bande d’un rival, elle lui en ôte trois.
can-collect-monk = Prendre un moine
    .why = Deux pas et deux mains de plus chaque manche : au début, le meilleur achat.
can-elect-abbot = Choisir l’abbé
    .why = L’abbé joue en premier : ne le donnez pas à qui vous craignez.
can-imprison = Emprisonner un moine
    .why = Un moine de moins pour quelqu’un jusqu’au prochain office.
can-stand-up = Se relever
    .why = Il reste là où il est utile au lieu de revenir de l’abbaye.
can-stay = Rester la nuit
    .why = Il commence le jour suivant là où il est.
can-done = Terminer
    .why = Ce qui n’est pas utilisé est perdu, sauf les points : ils deviennent des bénédictions.

## The second lesson

course-first = La première partie guidée
course-second = Ce qu’il faut pour une vraie partie
chapter-exchange = Un échange, et le cadran
chapter-complete = Une phrase complète
chapter-rival = Une lettre pour un rival
lesson-exchange-why = Plus tard dans la première partie : vous avez en main un Champ et la Brasserie, et aucun ne convient. Au lieu de poser une tuile, vous pouvez en échanger une.
lesson-exchange = Un échange remplace la pose de ce tour. Vous piochez d’abord une tuile et la regardez. Faites-le.
lesson-exchange-return = Remettez maintenant une de vos tuiles dans le sac, la nouvelle ou une ancienne. Personne ne saura laquelle. Rendez la Brasserie.
lesson-dial-signs = Le cadran porte des signes : un livre pour l’étude, une bêche pour le labeur. À l’étude, les tuiles grises et l’abbaye paient le travail ; au labeur, les marron.
lesson-dial-services = Une cloche est un office : ceux qui prient rentrent, on élit l’abbé, et chacun pioche. La lune est la nuit ; la seconde termine la partie.
lesson-complete-why = Une autre partie ; vous êtes Clara, avec la phrase rouge, et il n’y manque que le S. Il coûte dix. Vous avez sept points, et trois bénédictions paient le reste.
lesson-complete = Achetez le S de la dernière colonne. Une lettre peut venir de n’importe quelle ligne de la grille.
lesson-prices-fall = Votre phrase est complète, et vos prix ont baissé aussitôt : voyez les nombres au-dessus de la grille. Désormais les lettres vous coûtent peu.
lesson-rival-why = Quelques manches plus tard. Votre bande est pleine : à quoi servent encore les lettres ? Vous pouvez les poser sur celle d’un rival.
lesson-rival = Il manque encore un M à Bruno. Choisissez le M bleu et posez-le sur sa bande.
lesson-rival-done = Il y reste petit : la case est prise et ne lui rapporte rien à la fin. Vous avez reçu une bénédiction. Les robots font de même : achetez votre lettre avant qu’un autre ne la pose.

## Drills

drill-which-box = Vous arrivez le premier sur le chantier de la Forge ; Beda prendra l’autre case. Laquelle vous rapporte le plus ?
drill-which-box-why = Une case rapporte son chiffre quand la tuile est achevée. La plus haute case libre n’est jamais un moins bon choix.
drill-shared-kitchen = Vos moines occupent les cases 3 et 1 de la Cuisine, celui de Beda la case 2. La Cuisine s’achève maintenant. Combien de points recevez-vous ?
drill-shared-kitchen-why = Chacun est payé pour ses propres cases : 3 et 1 font 4. Beda en reçoit 2.
drill-study-work = Une manche d’étude : deux de vos moines sont à l’abbaye, deux à la Chapelle, un dans un Champ. Combien de points rapporte le travail ?
drill-study-work-why = L’étude rapporte un point pour l’abbaye et pour chaque tuile grise où vous avez des moines, une fois par tuile. Le Champ est marron : rien aujourd’hui.
drill-steps = Trois de vos moines sont debout, deux prient. Combien de pas vos moines peuvent-ils faire ce tour-ci ?
drill-steps-why = Deux pas par moine debout, à répartir comme vous voulez. Ceux qui prient n’en apportent pas et restent où ils sont.
drill-corner = Votre seule tuile est un Chemin coudé. Où, et tourné comment, peut-il toucher l’abbaye ?
drill-corner-why = Un chemin ne peut buter contre un bord sans chemin, d’un côté comme de l’autre. Une seule de ces poses rejoint le chemin de l’abbaye.
drill-grey-and-brown = Un Champ, marron, se trouve au nord d’un Chemin. Laquelle de ces poses est permise ?
drill-grey-and-brown-why = Le gris et le marron ne se touchent jamais par un bord. Un Chemin n’a pas de couleur et va à côté des deux.
drill-rival-letter = Vous avez trois points à dépenser. Laquelle de ces lettres pouvez-vous prendre ?
drill-rival-letter-why = Une lettre va sur une case qui la montre, sur n’importe quelle bande. Sur celle d’un rival, elle est posée côté petit : la case est perdue pour lui, et vous gagnez une bénédiction.
drill-lower-prices = Vous achetez le S qui complète votre phrase. Combien vous coûte ensuite la dernière colonne ?
drill-lower-prices-why = Dès que votre phrase est complète, vos prix baissent, même au milieu du décompte.
drill-dovecote = Une tuile d’agrément apporte une bénédiction par tuile qu’elle touche. Où le Pigeonnier en apporte-t-il le plus ?
drill-dovecote-why = Entre le Jardin et l’abbaye il touche deux tuiles. Les chantiers comptent aussi.
drill-work-then-pray = Deux de vos moines sont à la Chapelle. Par quoi commencer, si vous voulez le travail et la prière ?
drill-work-then-pray-why = Le travail d’abord : ensuite un moine de la Chapelle peut encore prier. Là où l’on prie déjà, personne ne travaille.
