learn = Apprendre en jouant
learn-lead = Une première partie guidée pour chacun des trois jeux. Vous jouez les coups à une vraie table, un guide dit à quoi ils servent, et les règles sont à un clic.
lesson-size = environ { $minutes } minutes, { $marks } étapes
begin = Commencer
go-on = Continuer ({ $done } sur { $marks })
guide = Le guide
progress = { $number } sur { $of }
how-far = Où vous en êtes
next = Suite
next-chapter = Chapitre suivant : { $title }
play-novices = Jouer maintenant contre des novices
show-me = Faites-le pour moi
touch-ring = Choisissez ce que montre l’anneau bleu.
touch-main = Confirmez maintenant avec « { $label } ».
touch-drop = Cela mène ailleurs : annulez d’abord.
touch-note = Écrivez dans le champ entouré, puis appuyez sur Entrée.
finished = Terminé
once-more = Encore une fois
others-play = Les autres jouent …
back = Retour
again = Reprendre le chapitre
leave = Quitter
kindly = Les règles le permettent. Mais pour l’instant :
now = Que puis-je faire ?
now-title = Ce que vous pouvez faire
now-none = Ce n’est pas votre tour. Regardez autour de vous : tout ce sur quoi vous vous arrêtez dit ce que c’est.
now-count = { $count ->
    [1] une façon
    [one] { $count } façon
   *[other] { $count } façons
}
now-learn = Apprendre ce jeu pas à pas
now-close = Fermer
drills = Exercices
drills-lead = De courtes positions avec une seule question. Ce sont les règles elles-mêmes qui jugent la réponse.
drills-solved = { $solved } sur { $of } réussis
drill-open = Exercice { $number }
drill-solved = Exercice { $number }, réussi
drill-of = Exercice { $number } sur { $of }
drill-value = Cela donne { $value }.
drill-right = Juste.
drill-wrong = Pas celle-ci. Essayez-en une autre.
drill-next = Exercice suivant
