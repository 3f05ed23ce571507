# Les robots : leurs noms, et les raisons de leurs coups.

bot-random = Hasard
    .help = Joue n’importe quel coup permis.
bot-novice = Novice
    .help = Connaît les buts, mais fait souvent ce qui lui passe par la tête. Joue aussitôt.
bot-brother = Frère
    .help = Prend ce qui paraît le meilleur sur le moment, sauf un caprice de temps en temps. Joue aussitôt.
bot-prior = Prieur
    .help = Pense son tour jusqu’au bout et tire toutes les conclusions avant de jouer. Prend un instant.
bot-abbot = Abbé
    .help = Essaie en pensée ce qui peut s’ensuivre, jusqu’à quatre secondes.

bot-reason = { $what } ({ $points })
bot-proves-better = Rien ne saute aux yeux ; c’est en jouant la suite qu’il s’avère meilleur.
bot-second = Le deuxième choix : { $other }
bot-chances = Chances de gagner : environ { $first } %, avec le deuxième choix { $second } % : { $other }

bot-monastery-letters = les lettres de sa phrase, acquises ou à portée
    .more = Plus de lettres de votre phrase sont acquises ou à votre portée.
    .less = Moins de lettres de votre phrase sont acquises ou à votre portée.
bot-monastery-blessings = les bénédictions
    .more = Vous avez plus de bénédictions.
    .less = Vous avez moins de bénédictions.
bot-monastery-tiles = les tuiles gardées derrière l’écran
    .more = Moins de tuiles restent derrière votre écran, où elles comptent contre vous.
    .less = Plus de tuiles restent derrière votre écran, où elles comptent contre vous.
bot-monastery-monks = des moines pour les manches à venir
    .more = Plus de moines vous restent pour les manches à venir.
    .less = Moins de moines vous restent pour les manches à venir.
bot-monastery-purse = les points de cette manche
    .more = Cette manche vous rapporte plus de points à dépenser.
    .less = Cette manche vous rapporte moins de points à dépenser.
bot-monastery-sites = les places sur les chantiers
    .more = Vos moines sont mieux placés sur les chantiers : dans des cases plus hautes, ou là où il manque moins.
    .less = Vous renoncez à des places sur les chantiers.
bot-monastery-denial = les lettres refusées aux autres
    .more = La phrase d’un rival perd une lettre.
    .less = Vos rivaux gardent leurs lettres.
bot-monastery-order = l’ordre de jeu
    .more = Vous êtes abbé, ou plus près de l’être, et l’abbé joue le premier.
    .less = D’autres sont abbés, ou plus près de l’être, et l’abbé joue le premier.
bot-monastery-partner = le testament du partenaire
    .more = Le testament de votre partenaire y gagne.
    .less = Le testament de votre partenaire y perd.

bot-monasterium-points = les points sur la piste de prestige
    .more = Vous marquez plus tout de suite.
    .less = Vous marquez moins tout de suite.
bot-monasterium-majority = le plus de novices dans un monastère
    .more = Vous êtes plus près d’avoir le plus de novices dans un monastère.
    .less = Vous prenez du retard en novices dans un monastère.
bot-monasterium-chapels = des novices dans plusieurs chapelles
    .more = Plus de chapelles accueillent un de vos novices.
    .less = Moins de chapelles accueillent un de vos novices.
bot-monasterium-cloisters = les cloîtres près de ses bâtiments
    .more = Vos cloîtres comptent davantage, ou plus de cases vous y sont ouvertes.
    .less = Vos cloîtres comptent moins, ou moins de cases vous y sont ouvertes.
bot-monasterium-goods = des ressources pour la suite
    .more = Vous avez davantage des ressources qu’il vous faut ensuite.
    .less = Cela coûte des ressources qu’il vous faut ensuite.
bot-monasterium-board = les actions ouvertes et les tuiles retournées
    .more = Votre plateau s’enrichit : une action ouverte ou une tuile retournée paie jusqu’à la fin.
    .less = Votre plateau s’enrichit moins : ni action ouverte ni tuile retournée.
bot-monasterium-dice = les dés personnels
    .more = Vous obtenez un dé personnel de plus.
    .less = Vous avez un dé personnel de moins.
bot-monasterium-road = le chemin sur la route
    .more = Votre messager est plus loin sur la route.
    .less = Votre messager est moins loin sur la route.
bot-monasterium-missions = les missions commencées
    .more = Vous êtes plus près d’une mission.
    .less = Vous êtes plus loin d’une mission.
bot-monasterium-window = le vitrail
    .more = Votre vitrail se remplit.
    .less = Votre vitrail reste plus vide.
bot-monasterium-ready = les dés disponibles
    .more = Il reste des dés dont vous pouvez tirer parti.
    .less = Il reste moins de dés dont vous pouvez tirer parti.

bot-abbey-information = ce que la réponse apprend
    .more = La réponse vous en apprend davantage.
    .less = La réponse vous en apprend moins.
bot-abbey-card = une carte encore jamais vue
    .more = Vous pouvez voir une carte encore inconnue de vous.
    .less = Vous avez moins de chances de voir une nouvelle carte.
bot-abbey-points = des points pour ce qui peut être prouvé
    .more = Il y a plus de points à gagner, ou plus de chances d’avoir raison.
    .less = Il y a moins de points à gagner, ou moins de chances d’avoir raison.
bot-abbey-question = une question à poser
    .more = Vous pouvez poser une question.
    .less = Vous renoncez à une question.
bot-abbey-secrets = des cartes que les autres ne doivent pas voir
    .more = Des cartes que les autres ignorent restent cachées.
    .less = Les autres apprennent à connaître une de vos cartes.
bot-abbey-books = les livres et les reliques
    .more = Un livre est employé à propos.
    .less = Un livre reste inemployé.
bot-abbey-ahead = le chemin vers l’essentiel
    .more = Vous êtes plus près des salles qui comptent maintenant.
    .less = Vous êtes plus loin des salles qui comptent maintenant.
bot-abbey-promise = la liberté au prochain tour
    .more = Vous restez libre au prochain tour.
    .less = Vous êtes lié au prochain tour.
bot-abbey-overheard = ce que les autres apprennent par la réponse
    .more = Les autres en apprennent moins par la réponse.
    .less = Les autres en apprennent davantage par la réponse.
bot-abbey-wanted-hand = { $suspects ->
    [1] il ne reste qu’un suspect : savoir ce { NAME($target, form: "that") } a en main
    [one] il ne reste que { $suspects } suspect : savoir ce { NAME($target, form: "that") } a en main
   *[other] il reste { $suspects } suspects : savoir ce { NAME($target, form: "that") } a en main
}
    .more = { $suspects ->
        [1] Avec un seul suspect restant, il vaut la peine de savoir ce { NAME($target, form: "that") } a en main.
       *[other] Avec { $suspects } suspects restants, il vaut la peine de savoir ce { NAME($target, form: "that") } a en main.
    }
bot-abbey-wanted-sheet = { $suspects ->
    [1] il ne reste qu’un suspect : savoir qui { $target } a écarté
    [one] il ne reste que { $suspects } suspect : savoir qui { $target } a écarté
   *[other] il reste { $suspects } suspects : savoir qui { $target } a écarté
}
    .more = { $suspects ->
        [1] Avec un seul suspect restant, il vaut la peine de savoir qui { $target } a écarté.
       *[other] Avec { $suspects } suspects restants, il vaut la peine de savoir qui { $target } a écarté.
    }
