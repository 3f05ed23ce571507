# Récits de Monasterium.

tale-title-count = Gagné au décompte final
tale-when = Année { $year }, manche { $round }

tale-first-year = Après la première année, { $leader } menait avec { $points ->
        [0] 0 point
        [one] un point
       *[other] { $points } points
    }, contre { $few } pour { $winner }.
tale-first-year-won = Après la première année, { $leader } menait déjà avec { $points ->
        [0] 0 point
        [one] un point
       *[other] { $points } points
    }.
tale-first-year-level = Après la première année, personne ne menait : { $points ->
        [0] 0 point
        [one] un point
       *[other] { $points } points
    } pour chacun des premiers.
tale-novices = { $seat } a envoyé le plus de novices, { $count } en tout, dont { $most } { NAME($monastery, form: "to") }.
tale-window = { $seat } a posé { $count } tuiles dans le vitrail, plus que tous les autres.

tale-turn = Le plus grand pas vers la victoire date de la { $year ->
        [1] première
        [2] deuxième
       *[other] troisième
    } année : { $seat } a marqué { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } { $for }.
tale-turn-ahead = La { $year ->
        [1] première
        [2] deuxième
       *[other] troisième
    } année, { $seat } a marqué { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } { $for }, a pris la tête et ne l’a plus quittée.
tale-took-lead = La { $year ->
        [1] première
        [2] deuxième
       *[other] troisième
    } année, { $seat } a pris la tête et ne l’a plus quittée.
tale-missions = { $seat } a rempli { $count } missions, plus que tous les autres.
tale-mission = { $seat } a rempli la première mission de la partie : { $mission }, la { $year ->
        [1] première
        [2] deuxième
       *[other] troisième
    } année.
tale-wasted = Les dés n’ont pas souri à tout le monde : { $seat } a dû en écarter { $count } sans les utiliser.

tale-count = Le décompte final a rapporté encore { $points } points { NAME($winner, form: "to") }, dont { $most } { $for }, sans rien changer en tête.
tale-count-level = Le décompte final n’a pas pu les départager.
tale-count-turned = Avant le décompte final, { $leader } menait. Puis { $winner } a compté { $points } points de plus, dont { $most } { $for } : assez pour prendre la tête.

tale-for-rooms = pour un bâtiment
tale-for-action = pour une action
tale-for-turned = pour une tuile Action retournée
tale-for-window = pour une ligne pleine du vitrail
tale-for-missions = pour une mission
tale-for-road = pour le bout de la route
tale-for-majority = pour le plus de novices
tale-for-chapels = pour les chapelles
tale-for-cloisters = pour les cloîtres
tale-for-resources = pour les ressources

tale-picture-leads = { $when } : { $leader } est en tête.
tale-picture-year = { $when } : les novices sont en route.
tale-picture-scored = { $when } : { $seat } marque { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    }.
tale-picture-last = La fin de la troisième année.
