# Les bots : leurs noms, et les raisons de leurs coups.

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
bot-second = Le deuxième choix : { $other }
bot-chances = Chances de gagner : environ { $first } %, avec le deuxième choix { $second } % : { $other }

bot-monastery-letters = les lettres de sa phrase, acquises ou à portée
bot-monastery-blessings = les bénédictions
bot-monastery-tiles = les tuiles gardées derrière l’écran
bot-monastery-monks = des moines pour les manches à venir
bot-monastery-purse = les points de cette manche
bot-monastery-sites = les places sur les chantiers
bot-monastery-denial = les lettres refusées aux autres
bot-monastery-order = l’ordre de jeu
bot-monastery-partner = le testament du partenaire

bot-monasterium-points = les points sur la piste de prestige
bot-monasterium-majority = le plus de novices dans un monastère
bot-monasterium-chapels = des novices dans plusieurs chapelles
bot-monasterium-cloisters = les cloîtres près de ses bâtiments
bot-monasterium-goods = des biens pour la suite
bot-monasterium-board = les actions ouvertes et les tuiles retournées
bot-monasterium-dice = les dés personnels
bot-monasterium-road = le chemin sur la route
bot-monasterium-missions = les missions commencées
bot-monasterium-window = le vitrail
bot-monasterium-ready = les dés disponibles

bot-abbey-information = ce que la réponse apprend
bot-abbey-card = une carte encore jamais vue
bot-abbey-points = des points pour ce qui peut être prouvé
bot-abbey-question = une question à poser
bot-abbey-secrets = des cartes que les autres ne doivent pas voir
bot-abbey-books = les livres et les reliques
bot-abbey-ahead = le chemin vers l’essentiel
bot-abbey-promise = la liberté au prochain tour
bot-abbey-overheard = ce que les autres apprennent par la réponse
bot-abbey-wanted-hand = { $suspects ->
    [1] il ne reste qu’un suspect : savoir ce { NAME($target, form: "that") } a en main
    [one] il ne reste que { $suspects } suspect : savoir ce { NAME($target, form: "that") } a en main
   *[other] il reste { $suspects } suspects : savoir ce { NAME($target, form: "that") } a en main
}
bot-abbey-wanted-sheet = { $suspects ->
    [1] il ne reste qu’un suspect : savoir qui { $target } a écarté
    [one] il ne reste que { $suspects } suspect : savoir qui { $target } a écarté
   *[other] il reste { $suspects } suspects : savoir qui { $target } a écarté
}
