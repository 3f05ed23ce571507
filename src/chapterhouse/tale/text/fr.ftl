# Récits de parties terminées : ce que tous les jeux ont en commun.

tale-title-unfinished = Une partie restée ouverte
tale-title-shared = Honneurs partagés
tale-title-close = D’un cheveu
tale-title-ahead = En tête dès le début
tale-title-late = Le retournement tardif
tale-title-won = Comment la partie s’est jouée

tale-lead-changed = La tête a changé { $count } fois, et longtemps tout est resté ouvert.
tale-lead-throughout = Du premier au dernier point, personne n’a devancé { $winner }.

tale-with-points = { tale-points }
tale-points = { $total ->
        [1] un point
        [one] { $total } point
       *[other] { $total } points
    }
tale-won = { $winner } l’emporte avec { tale-points }, { $margin } de plus { NAME($rival, form: "that") }.
tale-won-close = C’était serré : { $winner } termine avec { tale-points }, { $margin ->
        [1] un seul
        [one] { $margin }
       *[other] { $margin } seulement
    } de plus { NAME($rival, form: "that") }.
tale-won-tie = { $winner } et { $rival } terminent à { tale-points } ; l’égalité tourne en faveur { NAME($winner, form: "of") }.
tale-won-together = { $winners } se partagent la victoire avec { tale-points } chacun.
tale-won-alone = { $winner } termine avec { tale-points }.
tale-other = { $name } avec { $total }
tale-others = { $count ->
        [1] Suit
       *[other] Suivent
    } { $others }.
tale-unfinished = La partie a été abandonnée avant la fin : personne ne l’a gagnée.

tale-picture-begin = Le début.
tale-picture-middle = À mi-chemin.
tale-picture-end = La fin.
