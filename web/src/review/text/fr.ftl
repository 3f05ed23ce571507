# Les mots de la relecture.

review = Relecture
review-link = Revoir la partie
review-of = Relecture · { $game }
opening = Ouverture de la partie …
no-answer = La maison ne répond pas pour l’instant. Veuillez réessayer.
not-open = Cette partie ne peut pas être revue : elle n’est pas finie, ou elle n’appartient qu’à quelqu’un d’autre.
to-table = À la table

## Parcourir la partie

moment = Moment
moment-of = Moment { $number } sur { $all }
first = Au début
back = Un pas en arrière
play = Dérouler
pause = Pause
next = Un pas en avant
last = À la fin
speed = Allure
speed-slow = lente
speed-even = égale
speed-quick = vive
keys = Les flèches avancent et reculent, Début et Fin vont aux extrémités, Espace déroule.

## Par quels yeux

from = Vu depuis
from-table = Le banc des spectateurs
from-open = Tout à découvert
things-of = Devant { $name }

## Ce qui s’est passé, et les notes

story = Ce qui s’est passé
story-empty = Rien n’a été dit ici.
told-to = À { $name } : { $told }
thought-of = Pourquoi { $name } a joué ainsi :
notes = Notes
notes-now = Votre page de notes telle qu’elle était à ce moment. Un jeu qui a son propre carnet montre aussi ce carnet tel qu’il était.
notes-none = Vous n’avez pas écrit de notes depuis cette chaise.
notes-later = À ce moment, vous n’aviez encore rien noté.
notes-other = Les notes ne sont montrées qu’à qui les a écrites. Regardez depuis votre propre chaise pour lire les vôtres.
tools = Essayer, partager, garder

## Essayer autrement

branch = Essayer autre chose à partir d’ici
branch-help = Une copie privée de ce moment. Rien de ce que vous y faites ne change la partie.
branch-seat = Vous jouez
branch-all = toutes les chaises, à la main
branch-bot = Les autres sont
branch-go = Continuer à partir d’ici
branch-end = La partie est finie à ce moment. Revenez à un moment où quelqu’un décide encore.

## Partager et garder

share = Un lien vers ce moment
share-copy = Copier le lien
share-copied = Copié
share-private = Cette copie n’est qu’à vous : personne d’autre ne peut ouvrir le lien. Envoyez plutôt le procès-verbal.
picture = Le plateau tel qu’il est ici
picture-svg = En SVG
picture-png = En PNG
picture-failed = Ce navigateur ne peut pas faire cette image. Le SVG marche partout.
picture-busy = Je dessine …
record = La partie entière
record-download = Télécharger le procès-verbal
record-other = Ouvrir un autre procès-verbal

## Apporter un procès-verbal

upload-title = Revoir une partie
upload-intro = Toute partie finie a son procès-verbal : un fichier texte avec chaque décision et ce que le hasard a donné. Apportez-en un ici pour le parcourir coup par coup. Il reste privé.
upload-file = Un fichier de procès-verbal
upload-text = ou son texte
upload-go = Ouvrir le procès-verbal
upload-empty = Choisissez d’abord un fichier ou collez le texte d’un procès-verbal.
upload-large = C’est trop grand pour un procès-verbal.
upload-refused = Ce procès-verbal ne peut pas être lu :
upload-mine = Mes parties finies
upload-mine-none = Aucune encore. Une partie que vous finissez sera ici.
