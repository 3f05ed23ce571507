# Récits de Mystery of the Abbey.

tale-title-unsolved = L’affaire que personne n’a résolue
tale-title-revelations = Trouvé par l’un, gagné par l’autre
tale-title-rash = Une accusation de trop
tale-title-culprit = C’était { $suspect }

tale-inquiry = { $questions ->
        [0] Aucune question n’a été posée
        [1] Une question a été posée
        [one] { $questions } question a été posée
       *[other] { $questions } questions ont été posées
    } dans cette enquête, et { $masses ->
        [0] aucune messe ne l’a interrompue
        [1] une messe l’a interrompue
        [one] { $masses } messe l’a interrompue
       *[other] { $masses } messes l’ont interrompue
    }.
tale-asker = La plus grande curiosité revient { NAME($asker, form: "to") }, avec { $count } d’entre elles.
tale-silent = { $target } a préféré le silence, { $count ->
        [2] deux
       *[other] { $count }
    } fois.
tale-no-revelations = Personne n’a osé de révélation sur le coupable.
tale-revealed = La première révélation sur le coupable est venue { NAME($seat, form: "of") } : { $trait }.
tale-revelations-right = Les révélations { NAME($seat, form: "of") } ont valu { $points } points.
tale-false = { $seat } a accusé { $suspect }, qui était innocent, et a fait pénitence.
tale-false-more = Ce ne fut pas la seule erreur : { $count ->
        [1] un autre innocent a été accusé
        [one] { $count } autre innocent a été accusé
       *[other] { $count } autres innocents ont été accusés
    } ensuite.
tale-nobody-knew = Par les cartes seules, personne ne pouvait être certain jusqu’à la fin.
tale-knew-and-found = Après tout ce qui avait été vu et entendu, il ne restait { NAME($office, form: "to") } qu’un suspect pour { $seat } ; personne n’aurait pu le savoir plus tôt.
tale-knew-unused = Après tout ce qui avait été vu et entendu, { $seat } aurait pu connaître le coupable { NAME($office, form: "to") }, avant tous les autres, mais n’a pas trouvé le nom à temps.
tale-found = Puis, { NAME($office, form: "to") }, { $seat } a accusé { $suspect }, et c’était juste.
tale-not-enough = Mais les révélations ont compté davantage.
tale-closed = Personne n’a nommé le bon moine, et l’abbé a clos l’affaire. C’était { $suspect }.

tale-picture-mass = La cloche appelle tout le monde { NAME($office, form: "to") }.
tale-picture-revealed = { $seat } fait une révélation.
tale-picture-false = { $seat } accuse { $suspect }, à tort.
tale-picture-knew = À partir d’ici, { $seat } aurait pu savoir.
tale-picture-inquiry = L’enquête continue.
tale-picture-culprit = Démasqué : { $suspect }.
