# Ce que la maison dit à toutes les tables. Les mots d’un jeu se trouvent dans son propre dossier text/.

seat = Joueur { $number }
list-and = { $head } et { $last }

fault-table-over = La partie est terminée.
fault-table-turn = Ce n’est pas à vous de décider.
fault-table-asked = Ce n’est pas la décision demandée en ce moment.

rule-table-over = La fin
    .text = Une fois la partie terminée, plus rien ne se joue.
rule-table-turn = À qui le tour
    .text = Seuls les joueurs que la table attend peuvent décider.
rule-table-asked = Ce qui se décide
    .text = Chaque moment de la partie pose une seule question ; seule une réponse à cette question compte.

# Notre degré de certitude pour une règle ou un nombre

standing-rulebook = livret de règles
standing-publisher = éditeur
standing-seen = vu sur un exemplaire
standing-reported = rapporté par des joueurs
standing-inferred = déduit
standing-reconstructed = reconstitué
standing-ruling = notre décision
standing-own = inventé par des joueurs

data-title = { $game } : les nombres que les règles laissent aux images

# Le terminal

cli-prompt = { $name } >{ " " }
cli-curtain = L’écran est à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-more = … encore { $count }. Tapez des mots pour réduire la liste.
cli-narrowed = Seulement avec « { $words } ». Entrée seule montre tout.
cli-not-understood = « { $typed } » n’est pas un choix ici. Tapez un numéro, des mots d’un choix, ou help.
cli-no-rule = Aucune règle n’a ces mots. Tapez rule et un mot qui s’y trouve.
cli-allowed = C’est permis.
cli-undone = C’est repris.
cli-no-undo = Cela ne peut plus être repris : quelqu’un a appris quelque chose depuis.
cli-saved = Enregistré dans { $file }.
cli-left =
    { $moves ->
        [1] Vous avez quitté la table après un coup.
        [one] Vous avez quitté la table après { $moves } coup.
       *[other] Vous avez quitté la table après { $moves } coups.
    }
cli-drills = { $game } : { $count ->
        [1] un exercice
        [one] { $count } exercice
       *[other] { $count } exercices
    }
cli-drill-prompt = Votre réponse, de 1 à { $count } (q pour quitter) >{ " " }
cli-drill-number = Tapez un nombre de 1 à { $count }.
cli-drill-pages = Pour en voir plus, tapez : { $pages }
cli-drill-right = Juste.
cli-drill-wrong = Pas celle-ci. Essayez-en une autre.
cli-drill-value = cela donne { $value }
cli-help =
    Tapez le numéro d’un choix, quelques-uns de ses mots pour réduire la liste, ou une action entière ({ $example }).
    why ACTION   pourquoi une action est refusée, ou qu’elle est permise
    rule MOTS    les règles où se trouvent ces mots
    undo         reprendre, tant que personne n’a rien appris depuis
    look         redessiner la table
    log          tout ce que vous avez entendu
    save FICHIER garder la partie ; chapterhouse play --load FICHIER la reprend
    ask          composer un choix qui ne peut être listé, là où il y en a un
    quit         quitter la table
    Pages : { $pages }

# Ce qui ne va pas dans les données du matériel.
data-fault-shape = Illisible : { $found }
data-fault-kind = { $wanted ->
        [int] Il faut un nombre.
        [str] Il faut un texte.
        [bool] Il faut oui ou non.
        [array] Il faut une liste.
        [object] Il faut un tableau de champs.
       *[other] Il faut { $wanted }, et non { $found }.
    }
data-fault-field-missing = Il manque le champ « { $found } ».
data-fault-field-unknown = Il n’y a pas de champ « { $found } » ici.
data-fault-value = « { $found } » n’est pas possible ici.
data-fault-entries = Il y a { $found } entrées au lieu de { $wanted }.
data-fault-total = Il y en a { $found } ; la règle dit { $wanted }.
data-fault-least = { $found } est trop petit : le minimum est { $wanted }.
data-fault-most = { $found } est trop grand : le maximum est { $wanted }.
data-fault-faces = Les colonnes et le joker doivent nommer chaque face du dé une seule fois : { $found }.
data-fault-spelling = Les lettres de la rangée sont { $found } ; sa phrase est { $wanted }.
data-fault-range = { $found } n’est pas compris entre { $least } et { $most }.
data-fault-unknown = { $found } ne fait pas partie de : { $known }.
data-fault-twice = { $found } y figure deux fois.
data-fault-missing = Il manque { $found }.
data-fault-length = Il y a { $found } entrées au lieu de { $wanted }.
data-fault-marks = { $found } contient d’autres signes que { $known }.
data-fault-last = Le dernier est « { $found } » ; la règle dit « { $wanted } ».
data-fault-standing = La source nomme { $found }, qui n’existe pas.
data-fault-one-way = { $found } n’a pas de porte en retour.
data-fault-unreachable = { $found } est inaccessible.
data-fault-same = C’est identique à { $found }.
data-fault-no-name = { $found } n’a pas encore de nom : donnez-en un dans une langue au moins.
data-fault-bot-name = « { $found } » est le nom d’un robot : donnez un autre nom au suspect.
