# Les mots de la relecture.

review = Relecture
review-link = Revoir la partie
tale-link = Le récit
review-of = Relecture · { $game }
opening = Ouverture de la partie …
no-answer = La maison ne répond pas pour l’instant. Veuillez réessayer.
not-open = Cette partie ne peut pas être revue : elle n’est pas finie, ou elle n’appartient qu’à quelqu’un d’autre.
to-table = À la table
panel-open = Ouvrir le panneau
panel-fold = Replier le panneau

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
keys = Gauche et droite avancent et reculent, haut et bas vont de manche en manche, Début et Fin aux extrémités, Espace déroule. M : erreur suivante, T : tournant, Q : question ou accusation, avec Maj en arrière. K : ce que vous saviez ou tout ouvert, W : et si, J : jugement, 1 à 6 : chaises.
jump = Aller à …
jump-round = Manches, offices, messes
jump-inquiry = Questions et accusations
jump-turn = Tournants
jump-mark = Erreurs

## Par quels yeux

from = Vu depuis
from-table = Le banc des spectateurs
from-open = Tout à découvert
culprit = Le coupable : { $name }
things-of = Devant { $name }
pile-bag = Le sac de tuiles
pile-missions = Les missions hors jeu
pile-parlour = Les cartes du Parloir
pile-books = Les livres du Scriptorium
pile-volumes = Les livres de la Bibliothèque
pile-happenings = Les événements des messes
pile-coming = { $number ->
    [1] Une seule viendra :
   *[other] { $number } viendront, dans cet ordre :
}
pile-staying = Personne ne les tire :
pile-empty = Il ne reste rien.

## Ce qui s’est passé, et les notes

story = Chronique
story-empty = Rien n’a été dit ici.
told-to = À { $name } : { $told }
thought-of = Pourquoi { $name } a joué ainsi :
notes = Notes
notes-now = Votre page de notes telle qu’elle était à ce moment. Un jeu qui a son propre carnet montre aussi ce carnet tel qu’il était.
notes-none = Vous n’avez pas écrit de notes depuis cette chaise.
notes-later = À ce moment, vous n’aviez encore rien noté.
notes-other = Les notes ne sont montrées qu’à qui les a écrites. Regardez depuis votre propre chaise pour lire les vôtres.
tools = Essayer, partager

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
share-short = Partager
share-copy = Copier le lien
share-copied = Copié
share-private = Cette copie n’est qu’à vous : personne d’autre ne peut ouvrir le lien. Envoyez plutôt le procès-verbal.
picture = Le plateau tel qu’il est ici
picture-svg = En SVG
picture-png = En PNG
picture-failed = Ce navigateur ne peut pas faire cette image. Le SVG marche partout.
picture-busy = Dessin en cours …
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

## Le jugement

judged = Jugement
your-game = Votre partie
tally-good = comme un abbé
tally-slip = { $number ->
    [0] imprécision
    [one] imprécision
   *[other] imprécisions
}
tally-mistake = { $number ->
    [0] erreur
    [one] erreur
   *[other] erreurs
}
tally-blunder = { $number ->
    [0] bévue
    [one] bévue
   *[other] bévues
}
size-good = Bien joué
size-slip = Imprécision
size-mistake = Erreur
size-blunder = Bévue
look-first = À regarder d’abord
no-mistakes = Rien n’était nettement meilleur que ce que vous avez fait.
turned = La partie a basculé
turned-for = Les chances { NAME($name, form: "of") } augmentent
turned-against = Les chances { NAME($name, form: "of") } baissent
at-start = Au début
could-know = Qui aurait pu savoir, et depuis quand
knew-at = { $name } : { $when }
knew-never = { $name } : jamais ; il restait { $left } suspects
choose-chair = Regardez depuis une chaise pour en faire juger les décisions.
no-chair = Les décisions ne sont jugées que pour les joueurs eux-mêmes. Le graphique est ouvert à tous.
judging = Jugement en cours : { $done } étapes sur { $total }. Vous pouvez déjà parcourir la partie ; les marques apparaissent au fur et à mesure.
judging-begins = Les premières erreurs apparaîtront dans quelques secondes. Vous pouvez déjà parcourir la partie.
judge-progress = Avancement du jugement
judge-busy = Le juge est occupé par d’autres parties.
judge-silent = Le juge s’est arrêté avant la fin.
judge-again = Réessayer
judged-by = Jugé par le niveau « { $bot } », { $playouts } simulations par choix. Un écart dans la marge d’erreur ne compte pas.
margin = Les chances du graphique sont des estimations : 95 sur 100 sont à ± { $margin } sur 100 près.
with-knowledge = Avec ce que vous saviez
with-everything = Toutes cartes ouvertes
you-did = Vous
stronger-did = Un joueur plus fort
unit-chance = Chances de gagner. Imprécision : jusqu’à 5 sur 100, erreur : jusqu’à 15, bévue : au-delà.
unit-points = L’estimation du robot, en points. Imprécision : jusqu’à 1, erreur : jusqu’à 3, bévue : au-delà.
unit-suspects = Suspects restants en moyenne, si tous sont aussi probables. Imprécision : jusqu’à 15 sur 100 de plus que n’en laisserait la meilleure question, erreur : jusqu’à 35, bévue : au-delà.
price-open = Toutes cartes ouvertes : { $loss }.
price-known = Avec ce que vous saviez : { $loss }.
why = Pourquoi
reasons-unit = En points, selon l’estimation du niveau « { $bot } ».
other-choices = Autres choix
play-differently = Jouer autrement
question-left = Il restait { $left } suspects. Chaque réponse en laisserait :
question-asked = Votre question
question-better = La meilleure
better-question = La meilleure question
question-tells-nothing = Aucune réponse n’aurait rien dit des cartes.
question-truth = La réponse aurait été « { $answer } », et { $left ->
    [1] il serait resté un suspect
    [one] il serait resté { $left } suspect
   *[other] il serait resté { $left } suspects
}.
graph-chances = Graphique des chances de gagner ; { $number } marques sur vos décisions
graph-suspects = Graphique des suspects restants pour chaque joueur ; { $number } marques sur vos décisions
timeline = Le cours de la partie
standing = Où en est chacun
suspects-left = { $left } restants
next-mistake = Erreur suivante
first-mistake = Première erreur
mistake-of = { $number } sur { $all }

## Et si

whatif = Et si…
whatif-help = { $name } a choisi : { $played }
whatif-choice = Un autre choix ({ $number })
whatif-find = Chercher un choix …
whatif-none-found = Aucun choix ne dit cela.
whatif-stop = Arrêter
whatif-forced = Il n’y avait ici qu’un seul choix.
whatif-games = Parties
whatif-count = { $count } parties
whatif-luck = Hasard
luck-same = même hasard
luck-new = nouveau hasard
whatif-go = Faire jouer
whatif-more = { $number ->
    [0] sur 100 parties, il y aurait eu moins d’une victoire de plus.
    [one] sur 100 parties, il y aurait eu une victoire de plus.
   *[other] sur 100 parties, il y aurait eu { $number } victoires de plus.
}
whatif-fewer = { $number ->
    [0] sur 100 parties, il y aurait eu moins d’une victoire de moins.
    [one] sur 100 parties, il y aurait eu une victoire de moins.
   *[other] sur 100 parties, il y aurait eu { $number } victoires de moins.
}
whatif-unclear = aucune différence établie.
interval = 95 fois sur 100 : entre { $low } et { $high }
whatif-points = Points à la fin : { $points } en moyenne.
whatif-done = { $done } parties sur { $total }, finies des deux façons par des robots rapides.

## Ensemble

together = La parcourir ensemble
together-help = Quiconque ouvre votre lien suit votre moment. Vous voyez qui est là, vous montrez des choses et vous parlez.
together-start = Mener cette relecture
together-link = Le lien à suivre
led = Relecture menée
led-opening = Vous rejoignez la relecture …
led-lost = La ligne est coupée. Elle revient d’elle-même.
led-refused = Vous ne pouvez pas rejoindre cette relecture maintenant.
led-you = Vous menez
led-by = { $name } mène
led-nobody = Personne ne mène pour l’instant
led-following = Vous suivez.
led-own = Vous regardez de votre côté.
led-with = { $number ->
    [0] Personne d’autre n’est là.
    [one] Une personne est avec vous.
   *[other] { $number } personnes sont avec vous.
}
led-let-go = Regarder de mon côté
led-follow = Suivre à nouveau
led-take = Prendre la main
led-hand = Donner la main à { $name }
led-leave = Quitter
led-members = Qui est là
led-myself = vous
led-leads = mène
led-strays = regarde de son côté
led-point = Arrêtez-vous sur une chose ou touchez-la : les autres la voient marquée.
led-point-follower = Touchez une chose : les autres la voient marquée.
