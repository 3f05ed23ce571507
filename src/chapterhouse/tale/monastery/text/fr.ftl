# Récits de Monastery.

tale-title-phrase = Toutes les lettres de la phrase
tale-title-letter = La lettre { $letter }

tale-when = Jour { $day }, { $hour }
tale-at-start = Au début

tale-behind = { $day ->
        [1] Le premier jour
       *[other] Le second jour
    }, la partie semblait promise { NAME($leader, form: "to") } : { $count ->
        [1] une lettre
        [one] { $count } lettre
       *[other] { $count } lettres
    } de sa phrase déjà en place, contre { $few ->
        [0] aucune
        [1] une seule
        [one] { $few }
       *[other] { $few }
    } pour { $winner }.
tale-no-letters = Personne n’a pris la moindre lettre, et la fin est venue sans bruit.
tale-abbot = { $abbot } a été { $count ->
        [2] deux
       *[other] { $count }
    } fois à la tête de l’abbaye{ $others ->
        [0] , et personne d’autre n’a jamais joué en premier
       *[other] {""}
    }.
tale-abbots-change = Chaque office a désigné un autre abbé, { $count } en tout.
tale-builder = { $by } a le plus construit, pour { $total } points, dont { $points } avec { NAME($tile, form: "the") } ; cela n’a pas suffi.
tale-builder-small = { $by } a le plus gagné en construisant : { $total } points.
tale-builder-won = Personne n’a construit plus { NAME($by, form: "that") } : { $total } points viennent des chantiers achevés, le meilleur étant celui { NAME($tile, form: "of") } avec { $points }.

tale-turn-letter = { $day ->
        [1] Le premier jour
       *[other] Le second jour
    }, { $by } a payé { $cost } pour la lettre { $letter }. C’est le coup qui a décidé de la partie.
tale-turn-small-letter = { $day ->
        [1] Le premier jour
       *[other] Le second jour
    }, { $by } a pris la lettre { $letter } au prix de { $cost } et l’a posée, côté petite taille, sur la bande { NAME($strip, form: "of") }. La partie s’est décidée là.
tale-turn-built = { $day ->
        [1] Le premier jour
       *[other] Le second jour
    }, la construction { NAME($tile, form: "of") } a rapporté { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } { NAME($by, form: "to") }. La partie a tourné à ce moment.
tale-turn-prayed = { $day ->
        [1] Le premier jour
       *[other] Le second jour
    }, un moine { NAME($by, form: "of") } a prié { NAME($tile, form: "at") } pour { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    }. La partie a tourné à ce moment.
tale-expensive = La lettre la plus chère { NAME($by, form: "of") } a été { $letter } : { $cost ->
        [1] un point
        [one] { $cost } point
       *[other] { $cost } points
    } le { $day ->
        [1] premier
       *[other] second
    } jour.
tale-hindered = On n’a gêné personne autant { NAME($owner, form: "that") } : { $count } lettres ont été posées par d’autres sur sa bande, côté petite taille et sans valeur.
tale-prisoner = { $day ->
        [1] Le premier jour
       *[other] Le second jour
    }, { $by } a même envoyé un moine { NAME($owner, form: "of") } au Cachot.
tale-prayers = Aucun moine n’a prié plus souvent que ceux { NAME($by, form: "of") } : { $count } fois.

tale-ending-letters = La partie s’est terminée avec la dernière lettre.
tale-ending-night = La seconde nuit a mis fin à la partie.
tale-ending-no-placement = La partie s’est terminée quand plus aucune tuile ne pouvait être posée.
tale-phrase = { $owners } { $count ->
        [1] avait
       *[other] avaient
    } achevé { $count ->
        [1] sa phrase
       *[other] leurs phrases
    }.
tale-tiles-lost = { $owner } avait encore des tuiles derrière son écran ; elles ont coûté { $points } points.

tale-picture-leads = { $when } : { $leader } est en tête.
tale-picture-letter = { $when } : { $by } prend la lettre { $letter }.
tale-picture-built = { $when } : construction { NAME($tile, form: "of") }.
tale-picture-scored = { $when } : { $by } marque des points { NAME($tile, form: "at") }.
tale-picture-growing = { $when } : le monastère grandit.
tale-picture-stands = { $when } : le monastère à la fin.
