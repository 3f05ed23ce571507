# La page du récit d’une partie.

tale = Le récit de la partie
tale-of = Le récit d’une partie · { $game }
opening = Le récit se prépare …
no-answer = La maison ne répond pas pour l’instant. Veuillez réessayer.
not-open = Ce récit ne vous est pas ouvert : la partie n’est pas terminée, ou elle est privée.
lost = Cette partie n’existe pas ici.

moment-board = Le plateau à ce moment
course-chance = Chances de gagner
course-points = Points
course-suspects = Suspects restants
course-label = { $what } de chacun au fil de la partie ; les trois moments sont numérotés.
final = Le résultat
told-by = Raconté d’après l’enregistrement par Chapterhouse

share = Partager
copy = Copier le lien
copied = Le lien est copié
picture = Enregistrer en image
picture-busy = Dessin en cours …
picture-failed = Ce navigateur ne permet pas de la dessiner.
print = Imprimer
to-review = Revoir la partie
