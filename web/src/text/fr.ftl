# Les mots du site. Ceux des jeux viennent du serveur.

skip = Aller à la table
nav = Site
home = Accueil
rules = Règles
replays = Revoir
unofficial = Un projet d’amateurs, non officiel, sans lien avec Ragnar Brothers, dlp games, Days of Wonder ni aucun autre éditeur ou auteur, et sans leur aval. Leurs noms indiquent seulement de quels jeux il s’agit ; tous les textes et dessins sont les nôtres.
profile = Profil
learn = Apprendre
preferences = Langue, lumière et mouvement
language = Langue
theme = Lumière
theme-system = comme l’appareil
theme-light = jour
theme-dark = office de nuit
motion = Mouvement
motion-system = comme l’appareil
motion-moving = les pièces voyagent
motion-still = rien ne bouge
sound = Sons
by-list = Jouer par listes de mots
page-broken = Cette page n’a pas pu être chargée. Rechargez-la.
lost-title = Cette pièce n’existe pas
lost-text = Il n’y a rien à cette adresse.
no-answer = La maison ne répond pas pour l’instant. Un nouvel essai suivra.
close = Fermer

## Accueil

welcome = Prenez place à la table.
welcome-text = Trois jeux de monastère dans votre navigateur, contre des robots ou entre amis. Sans compte : un clic, et vous jouez.
welcome-learn = Première fois ? Apprenez en jouant
site-game-monastery = Monastery
    .blurb = Posez des tuiles, partagez les chantiers et réunissez les lettres d’une prière avant vos frères.
site-game-monasterium = Monasterium
    .blurb = Choisissez des dés, envoyez des novices dans cinq monastères, et laissez un bonus mener au suivant.
site-game-abbey = Le Mystère de l’abbaye
    .blurb = Quelqu’un a poussé frère Adelmo. Questionnez, déduisez, et soyez le premier à savoir qui.
site-bot-random = Robot : Fou (joue au hasard)
site-bot-greedy = Robot : Intendant (prend ce qui rapporte)
site-bot-scholar = Robot : Érudit (prévoit)
site-bot-novice = Robot : Novice (facile)
site-bot-brother = Robot : Frère (moyen)
site-bot-prior = Robot : Prieur (fort)
site-bot-abbot = Robot : Abbé (le plus fort)
level-novice = Novice
    .help = facile
level-brother = Frère
    .help = moyen
level-prior = Prieur
    .help = fort
level-abbot = Abbé
    .help = le plus fort
box-minutes = { $from }–{ $to } min
    .help = Durée indiquée par l’éditeur, pour des joueurs autour d’une table. Contre des robots, c’est plus court.
weight-1 = facile à apprendre
weight-2 = moyen
weight-3 = exigeant
quick-bots = Robots
quick-strength = Niveau
play-now = Jouer
play-now-game = Jouer : { $game }
with-friends = Entre amis
with-friends-game = Entre amis : { $game }
learn-ten = L’apprendre en dix minutes
learn-by-playing = Apprendre en jouant
my-games = Mes parties
my-games-empty = Aucune partie en cours. La prochaine sera ici, avec le joueur dont c’est le tour.
all-my-games = Toutes mes parties
open-tables = Tables ouvertes
open-tables-empty = Personne n’attend de joueurs pour l’instant.
new-table = Nouvelle table
join-title = Un ami vous a envoyé un code ?
join-code = Code ou lien d’une table
join = Rejoindre
your-turn = À vous de jouer
to-play = Jouer
to-look = Voir
to-sit = S’asseoir
to-tale = Récit
to-replay = Revoir
go-to-table = { $what } : { $table }, { $names }
waits-for = on attend { $names }
last-move = dernier coup { $ago }
    .now = dernier coup à l’instant
chairs-free = { $count ->
        [0] Toutes les chaises sont prises
        [1] Une chaise libre
        [one] { $count } chaise libre
       *[other] { $count } chaises libres
    }
stage-gathering = On se réunit
stage-playing = En cours
stage-over = Terminée
stage-abandoned = Abandonnée
nobody-yet = personne encore
changed = du nouveau depuis votre visite
guest-name = Invité

## Nouvelle table

game = Jeu
your-name = Votre nom
table-name = Nom de la table
table-name-hint = facultatif
chairs = Chaises
players = Joueurs
chair = Chaise { $number }
chair-me = Vous
    .choice = Moi
chair-friend = Un ami
    .choice = Un ami, par lien
chair-here = Sur cet appareil
    .choice = Quelqu’un d’autre sur cet appareil
    .name = Nom de la personne sur la chaise { $number }
chair-bot = Un robot
chair-closed = Fermée
    .choice = Personne
name = Nom
same-name = Deux personnes ici s’appellent { $name }. Donnez un autre nom à l’une d’elles.
more = Plus : règles, aides, spectateurs
options = Le jeu
contract = La table
summary = Ce qui sera convenu
differs = Différences avec la règle du jeu
differs-nothing = tout comme dans la règle
names-chosen = { $count ->
        [0] aucun choix
        [1] un choix
        [one] { $count } choix
       *[other] { $count } choix
    }
differs-some = { $count ->
        [1] une règle changée
        [one] { $count } règle changée
       *[other] { $count } règles changées
    }
changed-to = { $option } : { $value }
changed-off = Sans : { $option }
summary-private = Seules les personnes qui ont le lien trouvent cette table.
summary-public = Tout le monde trouve cette table parmi les tables ouvertes.
sum-me = vous
sum-friend = { $count ->
        [1] un ami
        [one] { $count } ami
       *[other] { $count } amis
    }
sum-here = { $count ->
        [1] une autre personne sur cet appareil
        [one] { $count } autre personne sur cet appareil
       *[other] { $count } autres personnes sur cet appareil
    }
sum-bot = { $count ->
        [1] un robot
        [one] { $count } robot
       *[other] { $count } robots
    }
sum-chairs = { $count ->
        [1] Une chaise
        [one] { $count } chaise
       *[other] { $count } chaises
    }
colours-drawn = au sort
    .help = Chacun reçoit une couleur au début de la partie.
colours-mine = Je joue { $colour }
    .help = Les places se suivent dans l’ordre des couleurs.
colours-others = Les autres, dans l’ordre
colours-in-order = Dans l’ordre
    .help = Les places prennent les couleurs du jeu l’une après l’autre.
colours-free = Chaise { $number } : { $colour }
    .help = Chaque chaise prend la couleur qu’elle veut ; si une autre l’a déjà, les deux échangent.
colours-chosen = Couleurs choisies, non tirées au sort
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
listed = Montrer la table parmi les tables ouvertes
    .help = Sinon, seules les personnes qui ont le lien la trouvent.
chat-allowed = Parler à table
    .help = Les joueurs s’entendent entre eux, les spectateurs entendent tout.
watching = Spectateurs
    .help = Ils ne voient jamais ce qui est caché.
watching-anyone = Qui a le lien peut regarder
    .short = tous
watching-afterwards = Qui a le lien peut regarder une fois la partie finie
    .short = après
watching-nobody = Personne ne peut regarder
    .short = personne
aids = Aides
    .help = Les mêmes pour tous à la table.
aids-none = Aucune aide que la mémoire
    .short = mémoire
aids-notebook = Un carnet
    .short = carnet
aids-explain = Le carnet explique les réponses
    .short = explique
aids-full = Tout ce qui peut se calculer
    .short = tout
pace = Rythme
pace-no-clock = Sans horloge
    .title = Sans hâte
pace-live-clock = En direct, avec horloge
    .title = En direct
pace-day-clock = Sur plusieurs jours
    .title = Sur plusieurs jours
pace-short-none = sans horloge
pace-short-live = { $minutes } min chacun, { $gain } s de plus par décision
pace-short-days = { $days ->
        [1] un jour par décision
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
pace-live = En direct : { $minutes } minutes chacun, { $gain } secondes de plus à chaque décision
pace-days = { $days ->
        [1] Un jour par décision
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
pace-quiet = (aucune échéance de { $start } h à { $end } h)
bank-minutes = Minutes par joueur
gain = Secondes gagnées par décision
days = Jours par décision
quiet = Heures de silence
    .help = Aucune échéance à ces heures, et personne n’est appelé.
quiet-from = Silence de
quiet-to = jusqu’à
absence = Quand quelqu’un tarde
    .help = En retard veut dire : le temps est écoulé, pas qu’une page est fermée. Qui a été remplacé par un robot peut revenir à tout moment.
absence-wait = La table attend
    .short = on attend
absence-vote = Les autres peuvent voter pour un robot ou un remplaçant (à partir de trois personnes)
    .short = on vote
absence-bot = Un robot remplace dès que le temps est écoulé
    .short = un robot joue
grace = Attente des joueurs absents
    .help = Sans horloge, un joueur compte comme absent après ce délai. Chaque vote reste ouvert aussi longtemps.
grace-no-clock = Un joueur compte comme absent après { $time } ; les votes restent ouverts aussi longtemps
grace-clock = Les votes restent ouverts { $time }
silence = Silence des joueurs absents
    .help = Quand se clôt le vote pour finir une partie.
silence-agrees = vaut accord quand se clôt le vote pour finir une partie
    .short = vaut accord
silence-refuses = ne vaut jamais accord
    .short = vaut refus
chat-yes = Les joueurs peuvent parler
chat-no = On ne parle pas
lobby = Tables ouvertes
listed-yes = Visible parmi les tables ouvertes
listed-no = Par lien seulement
cancel = Annuler
start-now = Commencer
start-now-help = Toutes les chaises sont prises : la partie commence aussitôt.
set-table = Ouvrir la table
then-invite = { $count ->
        [1] puis inviter un ami
       *[other] puis inviter { $count } amis
    }
set-table-help = Vous recevez un lien pour vos amis. La partie commence d’elle-même quand tous sont assis, sauf si vous désactivez cette option.

## Profil

part-games = Parties
part-results = Résultats
part-calls = Appels
part-keys = Clés
results = Parties terminées
results-all = Montrer les { $count }
name-help = Le nom que les autres voient. Un cookie le garde dans ce navigateur ; il n’y a pas de mot de passe.
keep = Enregistrer
kept = Enregistré.
calls = Quand c’est à moi
calls-here = M’appeler sur cet appareil
    .help = Le navigateur affiche une notification tant qu’une page de Chapterhouse est ouverte et que vous regardez ailleurs.
calls-refused = Votre navigateur n’autorise pas les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
calls-impossible = Ce navigateur ne sait pas afficher de notifications.
calls-more = Autres moyens
calls-services = Le serveur peut aussi vous écrire par e-mail, Telegram, Matrix et bien d’autres services, même sans page ouverte.
calls-now = Messages envoyés à :
calls-field = Adresses de services, une par ligne
    .help = Dans la notation d’Apprise, par exemple mailto:// ou tgram://. Elles restent secrètes et ne sont plus jamais montrées ; un champ vide les supprime.
links = Autres appareils
links-help = Un lien privé porte vos places sur un autre appareil. Qui l’ouvre joue à votre nom : gardez-le pour vous ; vous pouvez le révoquer ici. Les clés et les données restent dans ce navigateur.
link-made = Créé le { $date }
make-link = Créer un lien
revoke = Révoquer

## On se réunit

host = Table ouverte par { $name }
come-in = Entrer
chair-free = libre
bot-kind = Quel robot
present = là
away = absent
your-chair = votre chaise
sit = S’asseoir
rise = Se lever
seat-bot = Mettre un robot
open-chair = Libérer la chaise
begin = Commencer la partie
all-here = Tout le monde est assis. { $name } peut lancer la partie.
waiting-chairs = On attend que toutes les chaises soient prises.
invite = Inviter
invite-help = Qui ouvre ce lien peut s’asseoir ou regarder.
qr = Le lien en code QR
copy = Copier le lien
copied = Copié

## La table

menu = Menu
stage = Le plateau
points = Points
main-choose = Choisissez sur le plateau
main-choose-tile = Choisissez une tuile
main-wait = Ce n’est pas votre tour
undo-free = Annule votre dernier pas : personne n’en a rien appris.
undo-bots = Vous ne jouez qu’avec des robots : ils acceptent aussitôt.
undo-draft = Abandonne ce que vous préparez.
undo-over = La partie est terminée.
undo-nothing = Vous n’avez rien à annuler pendant ce tour.
undo-acted = Quelqu’un a joué depuis. Dans le menu, vous pouvez demander à la table de revenir plus loin.
undo-watching = Seuls les joueurs peuvent revenir en arrière.
bot-speed = Coups des robots
bot-speed-watch = les regarder un à un
bot-speed-brisk = vifs
bot-speed-at-once = d’un seul coup
skip-giving = Ne jamais demander si je donne des bénédictions
one-click = Un seul clic sur le plateau suffit
fit = Tout
minimap = Carte de tout le plateau
table-trouble = Une partie de la table n’a pas pu être chargée.
try-again = Réessayer
since = Depuis votre tour
replay = Revoir
past = Position { $number } sur { $all }
step-back = Un pas en arrière
step-on = Un pas en avant
to-now = Revenir à maintenant
messages = Messages
phrases = Phrases rapides
phrase-hello = Bonne chance à tous !
phrase-nice = Joli coup !
phrase-thinking = Un instant, je réfléchis.
phrase-thanks = Merci pour la partie !
phrase-sorry = Désolé !
new-mark = nouveau
scene-built = La construction { NAME($tile, form: "of") } est achevée
brief-placed = pose { NAME($tile, form: "a") }
brief-own-phrase = pour sa propre phrase, prix { $cost }
brief-denied = sur la bande { NAME($name, form: "of") }, prix { $cost }
brief-monk = prend un moine, prix { $cost }
brief-monk-other = prend un moine { NAME($name, form: "of") }, prix { $cost }
brief-built = construit { NAME($tile, form: "the") }
brief-prayed = prie { NAME($tile, form: "to") }
brief-worked = travaille
brief-blessings = bénédictions
brief-drawn = { $count ->
        [1] pioche une tuile
        [one] pioche { $count } tuile
       *[other] pioche { $count } tuiles
    }
brief-returned = remet une tuile
when-collecting = Vous achetez lettres et moines de la grille à la fin de votre propre décompte.
score-full = en tout { $points }
score-full-hint = Si la partie finissait maintenant : vos lettres et bénédictions, moins les tuiles derrière votre écran. Vous seul le voyez ; le grand chiffre ne compte que les lettres, comme pour tous.
statistics = Statistiques
stat-tiles = Tuiles posées
stat-built = Points de construction
stat-prayed = Points de prière
stat-worked = Points de travail
stat-denied = Lettres refusées à d’autres
stat-novices = Novices envoyés
stat-windows = Tuiles de vitrail posées
stat-missions = Missions remplies
stat-steps = Pas du messager
stat-wasted = Dés perdus
past-title = Une position antérieure
past-sentence = Vous regardez en arrière : la table était ainsi. Votre partie attend où elle en est.
opening = On ouvre la table…
line-lost = La ligne est coupée. Nouvel essai…
table-closed = Cette table est fermée.
refused-stale = Quelqu’un a été plus rapide. Regardez : la table a changé.
refused-malformed = La table n’a pas compris.
refused-illegal = Une règle l’interdit.
refused-not-seated = Ce n’est pas votre chaise.
refused-forbidden = La table ne le permet pas maintenant.
refused-unknown = Cette table n’existe pas.
refused-too-fast = Une chose à la fois, s’il vous plaît.
refused-protocol = Cette page est plus vieille que la maison. Rechargez-la.
refused-guided = C’est permis, mais le guide pense à un autre coup.
refused-rules-changed = Cette partie suit d’anciennes règles : on peut la relire, pas la continuer.
edition = Édition
card-ours = Reconstitué par nos soins, jusqu’à ce qu’un propriétaire le corrige.
card-partly-ours = Reconstitué en partie.
card-seen = Corrigé par un propriétaire du jeu.
card-own = Inventé par des joueurs pour cette édition.
workshop = Matériel
edition-shipped = Fournie avec le programme
edition-option = { $name } ({ $count ->
    [one] { $count } différence
   *[other] { $count } différences
})
edition-named = édition « { $name } »
edition-played = Le matériel est celui de l’édition « { $name } ».
other-rules-go-on = Cette partie a commencé avec la version { $version } des règles. Rien de ce qui a changé depuis ne la touche : elle continue avec la version { $current }.
other-rules-frozen = Cette partie suit la version { $version } des règles. La version { $current } y aurait interdit ou changé quelque chose : on peut la relire, mais pas la continuer.
other-rules-undrawn = Les règles ont changé depuis la version { $version }. Le plateau montre la dernière position que l’on peut encore dessiner ; le journal et le résultat sont ceux d’alors.
branch-mark = Une variante : cela n’a pas eu lieu
branch-back = Retour à la relecture
keys = Touches
keys-single = Les lettres seules agissent ainsi (à désactiver pour la dictée)
key-desk = Ce que je dois faire
key-main = Ce que je peux faire maintenant
key-undo = Annuler
key-now = Que puis-je faire ?
key-help = Cette liste
key-press-main = Presser le bouton principal
key-board-1 = Aller à la prochaine chose éclairée
key-board-2 = La choisir ; une seconde fois pour de bon
key-board-3 = D’une case à l’autre, sur le plateau et dans la grille
key-board-4 = Laisser tomber
key-zoom = Plus près, plus loin
key-turn = Tourner la tuile en main
key-box = Choisir la case du moine en main
key-names = Maintenue : les noms de toutes les tuiles
sending = C’est envoyé …
refused-unavailable = La maison ne peut rien écrire pour l’instant. Rien n’a changé ; veuillez réessayer.
panels = Chronique, paroles, notes et règles
chronicle = Chronique
chronicle-empty = Rien ne s’est encore passé.
older = Ce qui précède
went-back = { $name } est revenu d’un pas.
undone = repris :
talk = Paroles
talk-empty = Rien n’a été dit. Joueurs et spectateurs entendent ce que vous dites ici.
talk-empty-watching = Rien n’a été dit. Jusqu’à la fin de la partie, seuls les spectateurs vous entendent.
talk-field = Dire quelque chose
talk-closed = Cette table est convenue de se taire.
send = Dire
notes = Notes
notes-help = Vous seul les voyez.
notes-writing = On écrit…
notes-kept = C’est noté.
notes-watching = Seuls les joueurs prennent des notes.
rules-whole = Toutes les règles
rules-search = Chercher dans les règles
rules-none = Aucune règle n’a ces mots.
rules-intro = Chaque règle dans nos propres mots, avec sa source ; ce qui est reconstitué ou tranché par nous est marqué.
standing-rulebook = livret
standing-publisher = éditeur
standing-seen = vu
standing-reported = rapporté
standing-inferred = déduit
standing-reconstructed = reconstitué
standing-ruling = notre décision
standing-own = inventé
you = vous
bot = robot
not-here = absent pour le moment
deciding = décide
was-your-turn = C’était à vous de jouer
was-deciding = décidait
time-left = Temps restant
come-back = Me revoilà
substitute = Prendre cette chaise
propose-bot = Laisser jouer un robot
coach-ask = Que feriez-vous ?
coach-thinking = La maison réfléchit …
coach-would = La maison ferait ceci : { $action }
coach-chance = Chances de gagner : environ { $chance } %
coach-second = À défaut : { $action }
propose-substitute = Chercher un remplaçant
sits-in-for = joue pour { $owner }
offer-withdraw = Garder ma place
offer-chair = Offrir ma place …
offer-chair-help = Quelqu’un d’autre joue à votre place ; vous pouvez revenir à tout moment.
offer-chair-sure = Toute personne qui a le lien et n’a pas joué ici pourra alors s’asseoir. Elle voit votre main et tout ce que sait votre place, mais jamais vos notes.
offer-chair-yes = L’offrir
away-running = { $name } n’est pas là. La table attend ; il reste { $left }.
away-running-wait = La place est sûre : personne ne peut la prendre ni y regarder.
away-running-vote = La place est sûre jusqu’à { $when } ; ensuite la table pourra voter pour un robot ou un remplaçant.
away-running-bot = La place est sûre jusqu’à { $when } ; ensuite un robot joue jusqu’au retour { NAME($name, form: "of") }.
away-vote = Le temps { NAME($name, form: "of") } est écoulé.
away-vote-note = Convenu avant le début : les autres peuvent voter. { $name } peut revenir à tout moment.
away-alone = Le temps { NAME($name, form: "of") } est écoulé.
away-alone-note = Personne d’autre n’est là pour voter ; vous pouvez proposer de terminer la partie.
away-decide = Décider ensemble …
away-offered = Votre place est ouverte à un remplaçant.
away-offered-note = Toute personne qui a le lien et n’a pas joué ici peut s’asseoir. D’ici là, elle est à vous.
away-back = Quelqu’un d’autre joue à votre place.
away-back-note = Vous pouvez la reprendre à tout moment ; rien n’est perdu.
away-take = La place { NAME($name, form: "of") } est ouverte à un remplaçant.
away-take-note = Vous verriez tout ce que la place sait, jamais les notes { NAME($name, form: "of") }. { $name } peut revenir à tout moment.
away-wanted = La place { NAME($name, form: "of") } est ouverte à un remplaçant.
away-wanted-note = Toute personne qui a le lien et n’a pas joué ici peut s’asseoir.
vote-title = Que deviendra la place { NAME($name, form: "of") } ?
vote-wait = Attendre encore
vote-wait-note = Rien ne change. Vous pouvez décider à tout moment.
vote-bot-note = Jusqu’au retour { NAME($name, form: "of") }. Le robot voit la place ; aucun de vous ne la voit.
vote-substitute-note = Seulement si tout le monde est d’accord. Un remplaçant voit le jeu, jamais les notes { NAME($name, form: "of") }.
vote-note = Une proposition passe avec les voix des autres personnes à la table. Les robots ne votent pas.
votes-for = pour : { $names }
votes-against = contre : { $names }
votes-open = pas encore : { $names }
change-bot = Un robot joue pour { $owner } depuis { $when }.
change-substitute = { $name } joue pour { $owner } depuis { $when }.
change-owner = Retour à sa place : { $owner }, { $when }.
ballot-closes = Le vote se clôt { $when } ; sans l’accord de tous, il échoue.
ballot-passes = Le vote se clôt { $when } ; les absents d’ici là comptent comme d’accord.
table-menu = Table
ask-back = Revenir plus loin en arrière …
ask-back-help = Vous choisissez le moment dans la chronique ; tous les autres doivent être d’accord.
choose-moment = Après quelle ligne la partie doit-elle reprendre ?
back-to-here = Revenir ici
give-up = Abandonner la partie …
give-up-help = La partie finit sans résultat, si tous les autres sont d’accord.
give-up-sure = Proposer de finir cette partie sans résultat ?
give-up-yes = Le proposer
leave-chair = Quitter ma place
leave-chair-help = Un robot vous remplace ; vous pouvez revenir à tout moment.
time-due = avant { $when }
desk = Mon pupitre
sheet = Hauteur de mon pupitre
undo = Reprendre
over = La partie est terminée.
waiting-for = On attend { $names }.
not-now = Pas maintenant.
rule-link = Règle : { $rule }
motion-go-back = { $name } voudrait revenir plus loin en arrière.
motion-let-bot-play = { $name } propose qu’un robot joue pour { $about }.
motion-find-substitute = { $name } propose de chercher un remplaçant pour { $about }.
motion-abandon = { $name } propose d’abandonner la partie.
agree = D’accord
decline = Refuser
curtain = Passez l’appareil à { $name }.
lift = Je suis { $name } : lever le rideau
recap = Depuis votre dernière visite
to-table = À table
result = Résultat
won = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
you-win = Vous gagnez
won-by = { $total } points, { $points } de plus { NAME($name, form: "that") }
takes-lead = { $name } prend la tête
rematch-detail = mêmes joueurs, nouvelle partie
total = Total
course = Le cours de la partie
rematch = Rejouer
look-board = Voir le plateau
closer = Plus près
farther = Plus loin
whole-board = Montrer tout le plateau
open-things = Ce qui est visible
find-choice = Trouver un choix en tapant

## Monastery

bag = { $count ->
        [1] une tuile dans le sac
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
site-full = complet
boxes-free = Libres : { $boxes }
box-hint = Case { $box } · { $steps ->
        [1] un pas
        [one] { $steps } pas
       *[other] { $steps } pas
    }
steps = { $count ->
        [1] un pas
        [one] { $count } pas
       *[other] { $count } pas
    }
steps-unused = { $count ->
        [1] un pas inutilisé
        [one] { $count } pas inutilisé
       *[other] { $count } pas inutilisés
    }
go-box = Aller en case { $box }
collect = Prendre { $letter }
price = { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    }
price-blessings = { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } et { $blessings ->
        [1] une bénédiction
        [one] { $blessings } bénédiction
       *[other] { $blessings } bénédictions
    }
spends-blessings = { $count ->
        [1] Cela dépense une bénédiction.
        [one] Cela dépense { $count } bénédiction.
       *[other] Cela dépense { $count } bénédictions.
    }
purse = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $blessings ->
        [one] { $blessings } bénédiction
       *[other] { $blessings } bénédictions
    }
prices-mine = Votre prix figure au-dessus de chaque colonne.
grid-fold = Replier la grille
phrase-mine = Votre phrase
phrase-deny = ou en priver un autre, contre une bénédiction
strip-mine = ma phrase
strip-deny = en priver, contre une bénédiction
strip-deny-short = en priver
prompt-lay = Posez { NAME($tile, form: "the") } ici, ou choisissez un autre espace éclairé.
prompt-go = Aller { NAME($place, form: "at") } ? Ou choisissez un autre lieu éclairé.
prompt-go-box = Aller { NAME($place, form: "at") }, case { $box } ? Ou choisissez une autre case ou un autre lieu.
prompt-gift = Combien de bénédictions y déposer ?
the-abbey = L’Abbaye
monastery-map = Le monastère
monastery-headline = Monastery · { $day ->
        [1] le premier jour
       *[2] le second jour
    } · { $hour }
dial = Jour { $day }, { $hour }
day-short = Jour { $day }
place-box = { $place }, case { $box }
cell-fits = Ici, { $cell }, on peut poser { NAME($tile, form: "the") }
cell-free = Terrain libre en { $cell }
ghost = Tuile à l’essai en { $cell } : { $tile }. Espace la tourne, Entrée la pose.
tile-about = en { $place }, { $kind }, valeur { $value }
tile-hand = { $kind }, valeur { $value }
tile-site = chantier avec les cases { $boxes }
tile-built = construite
tile-gift = { $count ->
        [1] une bénédiction s’y trouve
        [one] { $count } bénédiction s’y trouve
       *[other] { $count } bénédictions s’y trouvent
    }
tile-roads = ouverte vers { $sides }
tile-closed = sans accès
kind-grey = étude
kind-brown = labeur
kind-dual = étude et labeur
kind-neutral = ni étude ni labeur
side-north = le nord
side-east = l’est
side-south = le sud
side-west = l’ouest
monks-standing = { $count ->
        [1] un moine { NAME($name, form: "of") }
        [one] { $count } moine { NAME($name, form: "of") }
       *[other] { $count } moines { NAME($name, form: "of") }
    }
monks-praying = { $count ->
        [1] un moine en prière { NAME($name, form: "of") }
        [one] { $count } moine en prière { NAME($name, form: "of") }
       *[other] { $count } moines en prière { NAME($name, form: "of") }
    }
monk-standing = Moine { NAME($name, form: "of") }, { $place }
monk-praying = Moine en prière { NAME($name, form: "of") }, { $place }
market = Grille de lettres, avec les prix que vous payez maintenant
market-row = Ligne
market-letter = { $letter }, ligne { NAME($row, gender: "feminine") }, colonne { $column }, prix { $price }
market-monk = Moine, ligne { NAME($row, gender: "feminine") }, colonne { $column }, prix { $price }
market-gap = vide
strip = { $large } grandes et { $small } petites lettres sur { $all }
tiles-behind = { $count ->
        [1] une tuile derrière l’écran
        [one] { $count } tuile derrière l’écran
       *[other] { $count } tuiles derrière l’écran
    }
monks-there = { $count ->
        [1] un moine au monastère
        [one] { $count } moine au monastère
       *[other] { $count } moines au monastère
    }
abbot = Abbé
screen = Derrière votre écran
screen-close = Cacher
screen-open = Montrer
hand-empty = Plus de tuiles.
side-tiles = Mes tuiles
side-grid = Grille de lettres
blessings-mine = { $count ->
        [one] { $count } bénédiction
       *[other] { $count } bénédictions
    }
pool = { $pool } en réserve, { $bag } tuiles dans le sac
allowance = { $left ->
        [1] encore un pas
        [one] encore { $left } pas
       *[other] encore { $left } pas
    }
ledger = Décompte
you-scored = Vous marquez { $points }
earned-work = Travail
preparing = Ce que vous préparez
hint-cell = Choisissez un des emplacements éclairés.
hint-goal = Choisissez où va le moine.
hint-strip-mine = { $letter } va sur votre phrase. Choisissez une autre lettre, ou prenez-la.
hint-strip = { $letter } va, petit côté visible, sur la bande { NAME($name, form: "of") }, et vous recevez une bénédiction.
lay = Poser { NAME($tile, form: "the") }
turn = Tourner
box = Case
to-box = Vers la case { $box }
go = Aller { NAME($place, form: "at") }
pray-at = Prier : { $place }, +{ $points }
gift = Bénédictions
blessings-left = { $count ->
        [one] il reste { $count } bénédiction
       *[other] il reste { $count } bénédictions
    }
gift-less = Une bénédiction de moins
gift-more = Une bénédiction de plus
change-monk = un moine
give = Les déposer { NAME($place, form: "at") }
never-mind = Laisser
end-turn = Finir mon tour
imprison-nobody = N’envoyer personne
prompt-place-move = Posez une tuile et déplacez vos moines.
prompt-move = Déplacez vos moines, puis finissez votre tour.
prompt-place = Posez une tuile, puis finissez votre tour.
prompt-end = Il ne reste rien à faire : finissez votre tour.
key-tiles = Mes tuiles
key-monks = Mes moines
key-board = Le monastère
key-grid = La grille de lettres
key-my-board = Mon plateau, ouvert ou fermé
key-piles = Cases Dés

## Le langage visuel

look-title = Le langage visuel
look-intro = Les éléments de la maison : matière, lettres, pièces, tuiles. Une tuile construite est une enluminure, un chantier l’esquisse du même dessin.
look-colours = Matière
look-type = Lettres
look-pieces = Pièces
look-built = Construites
look-sites = Chantiers
look-words = Les mots sont en Garamond,
look-numbers = les nombres et commandes en Alegreya Sans : 0123456789,
look-uncial = les noms et les lettres en onciale.

## Salle d’attente et seuil

stage-closed = Fermée
starts-in = { $seconds ->
    [0] La partie commence maintenant.
    [1] La partie commence dans une seconde.
   *[other] La partie commence dans { $seconds } secondes.
    }
chairs-wait = { $count ->
    [1] Une chaise est encore libre.
    [one] { $count } chaise est encore libre.
   *[other] { $count } chaises sont encore libres.
    }
start-held = Le départ est suspendu. { $name } peut lancer la partie, ou quelqu’un relance le compte à rebours.
hold-start = Attendez
unhold-start = Prêts : départ automatique
invite-copy = Inviter : copier le lien
invite-share = Inviter : partager le lien
add-chair = Ajouter une chaise
close-chair = Retirer la chaise
close-table = Fermer la table
close-table-sure = Fermer cette table pour tout le monde ?
leave-room = Partir
is-host = hôte
auto-start = Départ automatique
    .help = Quelques secondes après que la dernière chaise est prise. Chacun à la table peut dire « attendez ».
auto-start-yes = La partie commence d’elle-même quand tous sont assis
auto-start-no = L’hôte lance la partie
series = Parties de la série
    .help = Plus d’une : les points de toutes les parties s’additionnent, et chaque revanche est la partie suivante.
series-of = Une série de { $games } parties : les points s’additionnent
series-standings = Classement de la série
series-so-far = Parties jouées : { $played } sur { $games }.
series-won = { $count ->
    [one] { $names } remporte la série.
   *[other] { $names } se partagent la série.
    }
series-game = Partie { $number }
series-next = Partie suivante de la série
rules-in-force = Règles en vigueur
rules-played = Cette table joue
rules-agreed = Ce dont nous convenons
rules-rest = Tout le reste comme dans la règle du jeu.
rules-all-usual = Tout comme dans la règle du jeu.
rules-usual = Options conformes à la règle du jeu
rule-on = oui
rule-off = non
invites-you = { $name } vous invite
door-ask = Prendre place à cette table ?
door-last = Vous êtes la dernière personne attendue : la partie commence dès que vous êtes à table.
door-full = Aucune chaise n’est libre à cette table.
door-full-watch = Aucune chaise n’est libre à cette table, mais vous pouvez regarder.
relations = Personnes en sourdine ou bloquées
relations-help = Vous n’entendez pas les personnes en sourdine. Celles que vous bloquez ne peuvent pas non plus s’asseoir à vos tables. Elles n’en savent rien.
relation-mute = en sourdine
relation-block = bloqué
no-entry-unknown = Cette table n’existe pas. Le lien est peut-être incomplet ; demandez à la personne qui vous l’a envoyé.
no-entry-closed = Cette table a été fermée.
no-entry-removed = L’hôte vous a retiré de cette table. Vous ne pouvez plus vous y asseoir.
person-menu = Plus sur { $name }
person-hand-over = Confier la table à { $name }
person-mute = Ne plus entendre { $name }
person-unmute = Entendre { $name } de nouveau
person-block = Bloquer { $name }
person-unblock = Débloquer { $name }
person-report = Signaler { $name }
person-report-what = Que s’est-il passé ?
person-report-help = Va à l’exploitant de ce serveur, avec les dernières lignes de la conversation. Personne à la table ne l’apprend.
person-report-send = Envoyer le signalement
person-reported = Votre signalement a été envoyé.
person-remove = Retirer { $name }
person-remove-sure = { $name } perd sa chaise, en est averti et ne peut plus s’asseoir à cette table.
