# Ce que la maison dit à toutes les tables. Les mots d'un jeu se trouvent dans son propre dossier text/.

seat = Joueur { $number }
list-and = { $head } et { $last }

fault-table-over = La partie est terminée.
fault-table-turn = Ce n'est pas à vous de décider.
fault-table-asked = Ce n'est pas la décision demandée en ce moment.

rule-table-over = La fin
    .text = Une fois la partie terminée, plus rien ne se joue.
rule-table-turn = À qui le tour
    .text = Seuls les joueurs que la table attend peuvent décider.
rule-table-asked = Ce qui se décide
    .text = Chaque moment de la partie pose une seule question ; seule une réponse à cette question compte.

# Notre degré de certitude pour une règle ou un nombre

standing-rulebook = livret de règles
standing-publisher = éditeur
standing-reported = rapporté par des joueurs
standing-inferred = déduit
standing-reconstructed = reconstitué
standing-ruling = notre décision

data-title = { $game } : les nombres que les règles laissent aux images

# Le terminal

cli-prompt = { $name } >{ " " }
cli-curtain = L'écran est à { $name }. Appuyez sur Entrée quand personne d'autre ne regarde.
cli-more = … encore { $count }. Tapez des mots pour réduire la liste.
cli-narrowed = Seulement avec « { $words } ». Entrée seule montre tout.
cli-not-understood = « { $typed } » n'est pas un choix ici. Tapez un numéro, des mots d'un choix, ou help.
cli-no-rule = Aucune règle n'a ces mots. Tapez rule et un mot qui s'y trouve.
cli-allowed = C'est permis.
cli-undone = C'est repris.
cli-no-undo = Cela ne peut plus être repris : quelqu'un a appris quelque chose depuis.
cli-saved = Enregistré dans { $file }.
cli-left =
    { $moves ->
        [1] Vous avez quitté la table après un coup.
        [one] Vous avez quitté la table après { $moves } coup.
       *[other] Vous avez quitté la table après { $moves } coups.
    }
cli-help =
    Tapez le numéro d'un choix, quelques-uns de ses mots pour réduire la liste, ou une action entière ({ $example }).
    why ACTION   pourquoi une action est refusée, ou qu'elle est permise
    rule MOTS    les règles où se trouvent ces mots
    undo         reprendre, tant que personne n'a rien appris depuis
    look         redessiner la table
    log          tout ce que vous avez entendu
    save FICHIER garder la partie ; chapterhouse play --load FICHIER la reprend
    ask          composer un choix qui ne peut être listé, là où il y en a un
    quit         quitter la table
    Pages : { $pages }
