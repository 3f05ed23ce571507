# Ce que dit le guide dans la première partie, ce que sont les objets de la table, et pourquoi faire quoi.

chapter-first-mass = Jusqu’à la première messe
chapter-chapter-hall = La Salle capitulaire

lesson-welcome = Bienvenue. L’un des 24 moines est le coupable ; sa carte est sous le plateau, toutes les autres sont dans une main ou au Parloir. Trouvez celui que personne n’a.
lesson-sheet = Voici votre carnet. Vos cartes y sont marquées, et chaque carte vue est barrée pour vous. Choisissez un nom quand vous voulez pour le barrer ou noter quelque chose : personne d’autre ne le voit.
lesson-walk-confessional = À chaque tour, vous marchez d’une ou deux salles. Allez au confessionnal de la Cour : vous y piochez une carte chez celui qui y fut le dernier.
lesson-taken = Vous avez pris le Novice Valentin à Beda, et le dé vous montre à présent : le prochain dans cette salle piochera chez vous. Clara vient de le faire ailleurs, et tient votre Frère Edwin.
lesson-walk-gate = Le Parloir est à deux tours. Allez à la Porterie : une salle vide, mais un pas sur le chemin.
lesson-walk-parlour = Allez au Parloir : vous y prenez une carte de la pile. Mais Beda s’y trouve, et qui entre chez quelqu’un doit poser une question.
lesson-ask-beda = Demandez à Beda ce qui se répond par oui ou non, un nombre ou un trait. Par exemple : combien de moines barbus a-t-il barrés ? Le carnet répond pour chacun, les réponses sont donc vraies.
lesson-silence = Beda a gardé le silence : c’est toujours permis, et il ne demande alors rien en retour. Vous avez tout de même eu votre carte, Frère Conrad, et une carte vaut mieux qu’une réponse.
lesson-answer = Clara est entrée et vous interroge. Si vous répondez, tous l’entendent, mais vous pouvez demander en retour sans qu’elle refuse. Répondez.
lesson-counter = Votre question en retour, et Clara doit répondre. Demandez ce que vous voulez ; les barbus encore, pour comparer.
lesson-walk-courtyard = Elle a dit son nombre ; retenez-le, ou notez-le. Suivez Beda dans la Cour : qui entre, interroge.
lesson-ask-again = Interrogez encore Beda. Ce que les gens ont barré ne fait que croître, ces réponses restent donc utiles ; ce qu’ils tiennent change à chaque messe.
lesson-mass = Cette fois il a répondu. La cloche était sur quatre : elle a sonné Matines, et chacun donne des cartes à gauche, une d’abord, une de plus chaque fois. Donnez Valentin : vous le connaissez, il reste barré.
lesson-mass-over = Clara vous a rendu Edwin, un événement a été tiré pour tous, et un autre joue en premier. Après chaque messe, tous repartent de la Chapelle.
lesson-rooms = D’autres salles aident aussi. Le Scriptorium donne des livres, la Bibliothèque les grands à qui tient le moins de cartes, la Crypte un tour de plus, une cellule une carte de son maître, si l’on ne vous surprend pas. Laissons passer quelques messes.

lesson-later = C’est Tierce. Regardez votre carnet : la plupart des noms sont barrés, et les réponses des autres resserrent le reste.
lesson-walk-hall = Dans la Salle capitulaire, vous pouvez dire tout haut ce que vous croyez. Allez-y.
lesson-reveal = Une révélation nomme un trait du coupable : deux points à la fin si elle est juste, un de perdu sinon. Vous avez vu presque tous les glabres : révélez qu’il est barbu.
lesson-answer-clara = Clara est venue à la porte et demande combien de Pères vous tenez. Cela lui dit peu : répondez, et demandez en retour.
lesson-ask-back = Demandez-lui combien de barbus elle a barrés : ceux qui lui manquent sont ceux qui comptent.
lesson-follow = Clara approche aussi de la vérité, restez près d’elle. Allez au Cloître ouest.
lesson-ask-clara = Interrogez-la encore.
lesson-walk-parlour-again = Elle a gardé le silence, et cela aussi vous apprend quelque chose. La pile du Parloir est vide : vous pouvez y exiger de voir une carte d’un genre donné.
lesson-request = Demandez à Clara une carte barbue et grosse : votre suspect en est. Si elle en a une, elle doit vous en montrer une, à vous seul.
lesson-pass-four = Norbert : un suspect de moins. Et la cloche sonne de nouveau, pour quatre cartes. Donnez ce que d’autres connaissent : Ulric, Gildas, Ivo et Milo.
lesson-show = L’événement oblige chacun à montrer un Novice à gauche. Montrez Kilian.
lesson-walk-cloister = En route pour la Salle capitulaire, à deux tours. Allez au Cloître est ; en chemin, interrogez qui s’y trouve.
lesson-keep-silence = Beda demande combien de gros vous tenez. Cela pourrait trahir votre suspect : gardez le silence cette fois.
lesson-walk-hall-again = Clara a accusé Milo, que tient Beda : deux points perdus, et une pénitence. À vous : allez à la Salle capitulaire.
lesson-accuse = Il reste un seul nom barbu et gros que personne ne tient. Accusez le Père Bruno.
lesson-points = C’était lui ! Quatre points pour l’accusation juste, deux pour votre révélation : 6 pour vous, 0 pour Beda, et Clara en a perdu trois.
lesson-farewell = Vous connaissez l’abbaye : marcher, demander, répondre ou se taire, suivre les cartes, et parler à temps. Jouez votre propre partie ; ce qui n’est pas éclairé vous dira pourquoi.
