# Ce que le serveur dit de lui-même.

notice-title = C’est à vous de jouer
notice-body = Une partie vous attend ({ $game }) : { $address }
notice-full-title = Votre table est complète
notice-full-body = Tout le monde est assis à votre table ({ $game }). Lancez la partie : { $address }

fault-table-silence = Les règles vous imposent le silence pour l’instant.
rule-table-silence = Le vœu de silence
    .text = Là où les règles demandent le silence, la conversation à la table est fermée.
