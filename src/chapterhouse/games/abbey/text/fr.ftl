# Ce qui se dit à une table du Mystère de l’abbaye.

game-name = Le Mystère de l’abbaye
game-blurb = Frère Adelmo est mort, et l’un des vingt-quatre moines est coupable. Parcourez l’abbaye, posez de bonnes questions, prenez des notes et nommez le coupable.

chapter-setup = Mise en place
chapter-turn = Le tour de jeu
chapter-encounter = Les rencontres
chapter-questions = Les questions
chapter-promises = Les promesses
chapter-silence = Le vœu de silence
chapter-rooms = Les salles
chapter-confessional = Les confessionnaux
chapter-cells = Les cellules
chapter-scriptorium = Le Scriptorium
chapter-books = Les livres du Scriptorium
chapter-library = La Bibliothèque
chapter-parlour = Le Parloir
chapter-crypt = La Crypte
chapter-chapter-hall = La Salle capitulaire
chapter-revelation = Les révélations
chapter-accusation = Les accusations
chapter-mass = La messe
chapter-events = Les événements
chapter-penance = La pénitence
chapter-scoring = Le décompte
chapter-ending = La fin
chapter-six = À six joueurs
chapter-variants = Variantes
chapter-options = Limites de la table
chapter-notebook = Le carnet
chapter-secrecy = Le secret

trait-templar = Templier
    .many = Templiers
    .one = Templier
    .all = Templiers
    .are = Templiers
    .is = un Templier
    .side = after
    .of = de l’ordre des Templiers
trait-franciscan = Franciscain
    .many = Franciscains
    .one = Franciscain
    .all = Franciscains
    .are = Franciscains
    .is = un Franciscain
    .side = after
    .of = de l’ordre des Franciscains
trait-benedictine = Bénédictin
    .many = Bénédictins
    .one = Bénédictin
    .all = Bénédictins
    .are = Bénédictins
    .is = un Bénédictin
    .side = after
    .of = de l’ordre des Bénédictins
trait-father = Père
    .many = Pères
    .one = Père
    .all = Pères
    .are = Pères
    .is = un Père
    .side = after
    .of = Pères
trait-brother = Frère
    .many = Frères
    .one = Frère
    .all = Frères
    .are = Frères
    .is = un Frère
    .side = after
    .of = Frères
trait-novice = Novice
    .many = Novices
    .one = Novice
    .all = Novices
    .are = Novices
    .is = un Novice
    .side = after
    .of = Novices
trait-hooded = encapuchonné
    .many = encapuchonnés
    .one = encapuchonné
    .all = encapuchonnés
    .are = encapuchonnés
    .is = encapuchonné
    .side = after
    .of = encapuchonnés
trait-unhooded = tête nue
    .many = tête nue
    .one = tête nue
    .all = tête nue
    .are = tête nue
    .is = tête nue
    .side = after
    .of = tête nue
trait-bearded = barbu
    .many = barbus
    .one = barbu
    .all = barbus
    .are = barbus
    .is = barbu
    .side = after
    .of = barbus
trait-clean-shaven = glabre
    .many = glabres
    .one = glabre
    .all = glabres
    .are = glabres
    .is = glabre
    .side = after
    .of = glabres
trait-fat = gros
    .many = gros
    .one = gros
    .all = gros
    .are = gros
    .is = gros
    .side = before
    .of = gros
trait-thin = mince
    .many = minces
    .one = mince
    .all = minces
    .are = minces
    .is = mince
    .side = after
    .of = minces

category-order = ordre
category-title = titre
category-hood = capuche
category-face = pilosité
category-girth = corpulence

scope-hand = avez-vous en main
scope-seen = avez-vous vu
scope-crossed = avez-vous rayé
scope-open = soupçonnez-vous encore
scope-elsewhere = avez-vous vu
scope-guessed = avez-vous rayé
tail-elsewhere = hors de votre main
tail-guessed = sans preuve
met-seen = avez-vous vu
met-shown = vous a-t-on montré
met-received = avez-vous obtenu
met-gave = avez-vous cédé
met-known = connaissez-vous
since-ever = depuis toujours
since-mass = depuis la dernière messe

act-reveal = faire une révélation
act-accuse = porter une accusation

colour-white = blanc
colour-yellow = jaune
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-black = noir

office-matins = Matines
office-lauds = Laudes
office-prime = Prime
office-terce = Tierce
office-sexte = Sexte
office-none = None
office-vespers = Vêpres
office-compline = Complies

room-ecclesia = Chapelle
    .gender = feminine
room-crypta = Crypte
    .gender = feminine
room-confessorium-1 = Confessionnal de la Chapelle
    .gender = masculine
room-confessorium-2 = Confessionnal de la Cour
    .gender = masculine
room-aula = Cour
    .gender = feminine
    .to = dans la Cour
room-claustrum-s = Cloître sud
    .gender = masculine
room-claustrum-w = Cloître ouest
    .gender = masculine
room-claustrum-n = Cloître nord
    .gender = masculine
room-claustrum-e = Cloître est
    .gender = masculine
room-capitulum = Salle capitulaire
    .gender = feminine
room-parlatorium = Parloir
    .gender = masculine
room-scriptorium = Scriptorium
    .gender = masculine
room-bibliotheca = Bibliothèque
    .gender = feminine
room-scalae = Escalier de nuit
    .gender = masculine
    .to = dans l’Escalier de nuit
room-dormitorium-w = Dortoir ouest
    .gender = masculine
room-dormitorium-e = Dortoir est
    .gender = masculine
room-cellula-white = Cellule blanche
    .gender = feminine
    .to = dans la Cellule blanche
room-cellula-yellow = Cellule jaune
    .gender = feminine
    .to = dans la Cellule jaune
room-cellula-red = Cellule rouge
    .gender = feminine
    .to = dans la Cellule rouge
room-cellula-green = Cellule verte
    .gender = feminine
    .to = dans la Cellule verte
room-cellula-blue = Cellule bleue
    .gender = feminine
    .to = dans la Cellule bleue
room-cellula-black = Cellule noire
    .gender = feminine
    .to = dans la Cellule noire
room-porta = Porterie
    .gender = feminine
room-hortus = Jardin
    .gender = masculine
room-culina = Cuisine
    .gender = feminine
room-refectorium = Réfectoire
    .gender = masculine
room-calefactorium = Chauffoir
    .gender = masculine

book-persuasive-preacher = Le Prédicateur persuasif
book-holding-ones-tongue = De l’art de se taire
book-key-ring = Le Trousseau du cellérier
book-old-drains = Plan des vieux égouts
book-indulgence = Lettres d’indulgence
book-summons = Convocation en bonne et due forme
book-copyists-excuse = L’Excuse du copiste
book-other-side = Sermon pour l’autre côté
book-careful-confessors = Manuel du confesseur prudent
book-second-objection = La Seconde Objection
book-keepers-permit = Permis du gardien
book-listener = L’Oreille à la porte
book-shy-creatures = Bestiaire des créatures timides
book-torn-leaves = Herbier aux pages arrachées
book-small-debts = Livre des petites dettes
book-lost-pilgrim = Itinéraire d’un pèlerin égaré
book-three-houses = Rôle des trois maisons
book-ladder = L’Échelle des degrés
book-faces = Traité des visages
book-almonry = Inventaire de l’aumônerie
book-curious-readers = Pénitentiel des lecteurs curieux
book-short-days = Almanach des jours brefs
book-catalogue = Catalogue sans fin
book-choirbook = Un antiphonaire faux

volume-mirror = Miroir des consciences
volume-armful = Une brassée de volumes
volume-tribunal = Notes du tribunal
volume-witnesses = Témoins contraints
volume-concordance = Concordance des témoignages
volume-poisoned-margin = La Marge empoisonnée
volume-letters = Échange de lettres
volume-ledger = Le Registre privé de l’abbé

happening-open-hands = Mains ouvertes
happening-curfew = Couvre-feu
happening-plainsong = Plain-chant
happening-canon = Canon à plusieurs voix
happening-fathers = Bénédiction des Pères
happening-novices = Appel des novices
happening-habits = Inspection des habits
happening-stalls = Chuchotements dans les stalles
happening-envoy = L’Envoyé de l’évêque
happening-fever = Fièvre
happening-flood = Inondation des caveaux
happening-no-ink = Plus d’encre
happening-frost = Gel dans la Cour
happening-feast = Fête du fondateur
happening-vigil = Vigile écourtée
happening-abbot-hears = L’abbé entend tout
happening-locked-doors = Portes closes
happening-bundles = Ballots confondus

cause-caught = surpris dans une cellule
cause-accusation = une fausse accusation
cause-summons = { book-summons }
cause-curious-readers = { book-curious-readers }
cause-poisoned-margin = { volume-poisoned-margin }
cause-fever = { happening-fever }
cause-agreement = d’un commun accord

where-deal = à la donne
where-parlour = au Parloir
where-cell = dans une cellule
where-confessional = au confessionnal
where-return = en restitution
where-forfeit = en gage
where-mass = à la messe
where-accusation = lors d’une accusation
where-torn-leaves = à cause de « { book-torn-leaves } »
where-small-debts = à cause de « { book-small-debts } »
where-almonry = à cause de « { book-almonry } »
where-shy-creatures = à cause de « { book-shy-creatures } »
where-three-houses = à cause de « { book-three-houses } »
where-ladder = à cause de « { book-ladder } »
where-faces = à cause de « { book-faces } »
where-stalls = à cause de « { happening-stalls } »
where-bundles = à cause de « { happening-bundles } »
where-novices = à cause de « { happening-novices } »
where-envoy = à cause de « { happening-envoy } »
where-open-hands = à cause de « { happening-open-hands } »
where-fathers = à cause de « { happening-fathers } »
where-habits = à cause de « { happening-habits } »
where-poisoned-margin = à cause de « { volume-poisoned-margin } »
where-letters = à cause de « { volume-letters } »
where-mirror = à cause de « { volume-mirror } »
where-tribunal = à cause de « { volume-tribunal } »
where-concordance = à cause de « { volume-concordance } »
where-ledger = à cause de « { volume-ledger } »

cell-mine = dans votre cellule
cell-of = dans la cellule { NAME($owner, form: "of") }

way-deal = la donne
way-parlour = le Parloir
way-cell = une cellule
way-confessional = un confessionnal
way-return = restitution
way-forfeit = gage
way-mass = la messe
way-accusation = une accusation
way-torn-leaves = { book-torn-leaves }
way-small-debts = { book-small-debts }
way-almonry = { book-almonry }
way-shy-creatures = { book-shy-creatures }
way-three-houses = { book-three-houses }
way-ladder = { book-ladder }
way-faces = { book-faces }
way-stalls = { happening-stalls }
way-bundles = { happening-bundles }
way-novices = { happening-novices }
way-envoy = { happening-envoy }
way-open-hands = { happening-open-hands }
way-fathers = { happening-fathers }
way-habits = { happening-habits }
way-poisoned-margin = { volume-poisoned-margin }
way-letters = { volume-letters }
way-mirror = { volume-mirror }
way-tribunal = { volume-tribunal }
way-concordance = { volume-concordance }
way-ledger = { volume-ledger }

option-players = Joueurs
    .help = De trois à six.
option-colours = Couleurs
    .help = « in-order », ou les couleurs des places l’une après l’autre, comme red-blue-white. La couleur décide où est la cellule de chacun.
option-tactical = Partie tactique
    .help = Pas de Bibliothèque, pas d’événements, deux livres au plus.
option-short = Partie courte
    .help = Trois pas, messe après trois manches, début à Laudes.
option-cap = L’abbé clôt l’affaire
    .help = La partie s’arrête au plus tard après les secondes Complies.
option-two_books = Deux livres au plus
    .help = Avec deux livres, on n’entre pas au Scriptorium.
option-silence = Vœux de silence
    .help = Combien de fois on peut se taire.
option-silence-unlimited = à volonté
option-silence-per-mass = une fois entre deux messes
option-silence-per-game = une fois par partie
option-max_traits = Traits par question
    .help = 0 : sans limite.
option-two_monks = Décrire au moins deux moines
    .help = Une description doit convenir à deux moines au moins.
option-no_names = Pas de noms dans les questions
    .help = Les questions ne nomment aucun suspect.
option-answers = Types de réponses
    .help = Questions permises selon la réponse.
option-answers-any = toutes
option-answers-counts = nombres seulement
option-answers-yes-no = oui ou non seulement
option-whispered = Réponses chuchotées
    .help = Seul le questionneur entend la réponse.
option-seen_scope = Demander ce qui a été vu
    .help = Peut-on demander ce que quelqu’un a vu ?
option-eliminated = Rayé signifie
    .help = Ce que compte une réponse sur les suspects rayés.
option-eliminated-notebook = selon le carnet
option-eliminated-seen = seulement ce qui a été vu
option-free_text = Questions libres
    .help = Questions en mots libres entre humains ; personne ne vérifie.
option-card_sets = Séries de cartes
    .help = Les séries qui participent. Une édition peut en apporter d’autres.
option-card_sets-all = toutes
option-left_out = Cartes écartées
    .help = Les cartes qui ne participent pas.
option-left_out-none = aucune
set-printed = Les cartes imprimées
option-aids = Aides
    .help = Ce qui peut aider à réfléchir.
option-aids-none = aucune
option-aids-notebook = le carnet
option-aids-explain = ce qu’une réponse exclut
option-aids-full = déduction complète

score-right-revelations = Révélations justes
score-wrong-revelations = Révélations fausses
score-culprit-found = Coupable démasqué
score-false-accusations = Fausses accusations

ending-open = L’enquête continue.
ending-accusation = Le coupable est démasqué.
ending-closed = L’abbé a clos l’affaire.

draw-head = { $office }, cloche sur { $bell } de { $spots } · premier joueur : { $first } · cartes au Parloir : { $pile }
draw-player = Joueur
draw-where = Où
draw-cards = Cartes
draw-books = Livres
draw-crypt = Crypte
draw-penance = pénitence
draw-hand = Votre main : { $cards }
draw-own-books = Vos livres : { $books }
draw-orders = Consignes : { $books }
draw-answer = La vraie réponse : { $answer }
draw-revealed = Révélé : { $statements }
draw-lasting = En vigueur : { $events }
draw-promise = { $by } a promis à { $to } : { $question } { $yes }
draw-lately = Récemment
draw-suspect = Suspect
draw-mark = Marque
draw-legend = * en main · # vu · x votre croix
draw-notebook-help = Tapez cross odo ou uncross odo ; write-note "quelques mots" ou erase-note 1.
draw-note = Note { $number } : { $text }
draw-nothing = Rien encore.
draw-since = depuis : +{ $in } −{ $out } cartes
draw-culprits = Coupables possibles ({ $count }) : { $suspects }
draw-places = Peut être
draw-place-culprit = coupable
draw-place-pile = pile
draw-no-aids = Cette table a convenu de moins d’aides.
draw-crypt-help = Votre carte de la Crypte : tapez crypt pour la préparer ; on vous proposera un tour de plus à la fin de celui-ci.
draw-crypt-ready = Prête : on vous proposera un tour de plus à la fin de celui-ci.
draw-crypt-kept = La carte de la Crypte reste dans votre main.
draw-crypt-missing = Vous n’avez pas de carte de la Crypte.
draw-spectator = Seuls les joueurs ont un carnet.

compose-target = Qui interrogez-vous ? { $choices }
compose-kind = Quelle question ? Par son numéro, en toutes lettres (« combien de moines barbus avez-vous ? »), ou entière entre parenthèses ; une ligne vide renonce
compose-meant = Compris : { $question } La poser ? (oui, ou autre chose pour non)
compose-yes = oui
compose-again = Alors encore une fois.
compose-scope = Parmi quels moines ? { $choices }
compose-who = Lesquels ? Des noms, ou des traits : barbu, pas gros, Templier ou mince, même ordre que Odo, ou que 1 (une carte de la liste, s’il y en a une) ; des virgules entre eux, rien pour tous
compose-than = Que de qui ? Des noms ou des traits
compose-terms = Quels traits ? Par exemple barbu, pas gros ; des virgules entre eux
compose-term = Quel trait ? Par exemple barbu, ou même ordre que Odo
compose-number = Combien ?
compose-room = Quelle salle ?
compose-book = Quel livre ?
compose-category = En quoi ? { $choices }
compose-way = Tirée où ? { $choices }
compose-act = Que serait-ce ? { $choices }
compose-line = Quelle carte ? { $choices }
compose-free = Votre question, dans vos propres mots
compose-cards = Quelles cartes, séparées par des virgules ?
compose-unknown = Pas compris : { $word }.
compose-shared = Cartes que vous connaissez tous deux : { $choices }
compose-groups = Cartes que vous connaissez tous deux, plusieurs à la fois : { $choices }. Par exemple : parmi 1
compose-among = parmi
compose-no-card = Aucune carte { $number } n’est connue de vous deux.
compose-not = pas
compose-or = ou
compose-same = même
compose-other = autre
compose-kind-how-many = combien
compose-kind-any-of = y en a-t-il
compose-kind-at-least = au moins
compose-kind-exactly = exactement
compose-kind-all-of = tous
compose-kind-more-of = plus de ceux-ci que de ceux-là
compose-kind-settled = suspects restants tous pareils
compose-kind-what-is = un trait d’une carte
compose-kind-still-hold = a encore une carte
compose-kind-last-drawn = la dernière carte tirée
compose-kind-how-many-books = combien de livres
compose-kind-hold-book = a un livre
compose-kind-will-end = prochain tour finit à
compose-kind-will-speak = parle au prochain tour
compose-kind-will-pass = passe une carte à la messe
compose-kind-between = entre deux nombres
compose-kind-odd = un nombre impair
compose-kind-most-of = le plus d’une sorte
compose-kind-fewest-of = le moins d’une sorte
compose-kind-both = deux questions en une
compose-kind-will-end-before-mass = un tour avant la messe finit à
compose-kind-will-speak-before-mass = parle avant la messe
compose-low = Au moins combien ?
compose-high = Au plus combien ?
compose-met-by = Chez qui, ou à qui ? { $choices }
compose-anybody = n’importe qui
compose-since = Depuis quand ? { $choices }
compose-both = La { $number ->
    [1] première
   *[other] seconde
    } question : { $choices }
compose-kind-free = dans vos propres mots

# Questions tapées. Chaque liste sépare ses éléments par « | ». typed-words : ce qui est dit > ce qui est compris.
# typed-ignored : ce qui ne dit rien. « … » : la place des moines. Nos phrases et les questions tapées passent par les mêmes règles.
typed-ignored = s’il vous plaît | s’il te plaît | dites-moi | dis-moi | actuellement | en ce moment | maintenant | pour l’instant | déjà | jamais | vraiment | quelque | quelques | le | la | les | l | un | une | des | du | de | d | est-ce que | est-ce qu | au prochain tour | à votre prochain tour | à ton prochain tour | à votre tour | à ton tour | au tour suivant | de votre liste de suspects | de ta liste de suspects | de votre liste | de ta liste | de la liste | de votre feuille | de ta feuille | sur votre feuille | sur ta feuille | dans votre carnet | dans ton carnet | appelé | nommé
typed-words = cartes > moines | carte > moine | suspects > moines | vos suspects > vos suspects | tes suspects > vos suspects | vos derniers suspects > vos derniers suspects | gens > moines | personnes > moines | quelqu’un > moine | ton > votre | ta > votre | tes > vos | avec une capuche > encapuchonné | avec capuche > encapuchonné | à capuche > encapuchonné | avec capuches > encapuchonné | portant une capuche > encapuchonné | sans capuche > tête nue | sans capuches > tête nue | avec une barbe > barbu | avec barbe > barbu | à barbe > barbu | sans barbe > glabre | imberbe > glabre | imberbes > glabre | rasé > glabre | rasés > glabre | rasée > glabre | rasées > glabre | glabres > glabre | barbus > barbu | barbue > barbu | barbues > barbu | encapuchonnés > encapuchonné | encapuchonnée > encapuchonné | encapuchonnées > encapuchonné | grosse > gros | grosses > gros | gras > gros | minces > mince | maigre > mince | maigres > mince | templiers > templier | franciscains > franciscain | bénédictins > bénédictin | pères > père | frères > frère | novices > novice | toutes > tous | chaque > tous | elles > ils | elle > il | rayés > rayé | rayée > rayé | rayées > rayé | éliminé > rayé | éliminés > rayé | éliminée > rayé | éliminées > rayé | barré > rayé | barrés > rayé | écarté > rayé | écartés > rayé | vus > vu | vue > vu | vues > vu | montrés > montré | montrée > montré | montrées > montré | donnés > donné | donnée > donné | données > donné | reçus > reçu | reçue > reçu | reçues > reçu | obtenus > obtenu | obtenue > obtenu | obtenues > obtenu | cédés > cédé | cédée > cédé | cédées > cédé | est-ce que tu as > avez-vous | est-ce que vous avez > avez-vous | tu as > avez-vous | vous avez > avez-vous | as-tu > avez-vous | n’as-tu > avez-vous | n’avez-vous > avez-vous | est-ce que tu n’as > avez-vous | est-ce que vous n’avez > avez-vous | est-ce que tu vas > allez-vous | est-ce que vous allez > allez-vous | tu vas > allez-vous | vous allez > allez-vous | vas-tu > allez-vous | comptes-tu > allez-vous | comptez-vous > allez-vous | penses-tu > allez-vous | pensez-vous > allez-vous | iras-tu > irez-vous | entreras-tu > entrerez-vous | feras-tu > ferez-vous | tiens-tu > tenez-vous | possèdes-tu > possédez-vous | est-ce que tu possèdes > possédez-vous | est-ce que vous possédez > possédez-vous | est-ce que tu tiens > tenez-vous | est-ce que vous savez > savez-vous | est-ce que vous connaissez > connaissez-vous | soupçonnes-tu > soupçonnez-vous | suspectes-tu > soupçonnez-vous | suspectez-vous > soupçonnez-vous | connais-tu > connaissez-vous | sais-tu > savez-vous | est-ce que tu sais > savez-vous | est-ce que tu connais > connaissez-vous | t’a-t-il > vous a-t-il | t’a-t-elle > vous a-t-il | vous a-t-elle > vous a-t-il | t’a-t-on > vous a-t-on | t’a > vous a | t’ai-je > vous ai-je | je t’ai > vous ai-je | je vous ai > vous ai-je | te reste-t-il > vous reste-t-il | il te reste > vous reste-t-il | il vous reste > vous reste-t-il | me passeras-tu > me passerez-vous | me donneras-tu > me donnerez-vous | assassin > coupable | meurtrier > coupable | accuser quelqu’un > porter une accusation | accuser > porter une accusation | révéler quelque chose > faire une révélation | révéler > faire une révélation | prochaine messe > messe | dernière messe > messe | un seul > seulement 1 | une seule > seulement 1 | entre un et > entre 1 et | aucune > aucun | zéro > aucun | qui n’ont pas de barbe > glabre | qui ont une barbe > barbu | qui portent une capuche > encapuchonné | qui porte une capuche > encapuchonné | qui a une barbe > barbu | et une capuche > et encapuchonné | et une barbe > et barbu | et un > puis | et une > puis | et des > puis | ou un > sinon | ou une > sinon | ou des > sinon | ou le > ou | plus d’un > plus 1 | plus d’une > plus 1 | moins d’un > moins 1 | moins d’une > moins 1 | un ou deux > 1 ou 2 | portent une capuche > encapuchonné | ont une capuche > encapuchonné | ont une barbe > barbu | portent une barbe > barbu | portent la barbe > barbu | porte la barbe > barbu | porte une barbe > barbu | qui porte la barbe > barbu | n’est ni > est ni | n’ont ni > ont ni | qui n’est ni > ni | qui ne sont ni > ni | t’as > avez-vous | non barbus > non barbu | uniquement > seulement | accuseras-tu > accuserez-vous | révéleras-tu > révélerez-vous | dernière > dernier | tirée > tiré | possession > main
typed-fillers = qui sont | qui est
typed-and = mais | ainsi que
typed-before-mass = avant la prochaine messe
typed-hand = avez-vous | tenez-vous | possédez-vous | avez-vous … en main | avez-vous … dans votre main | tenez-vous … en main | avez-vous dans votre main | sont dans votre main | y a-t-il dans votre main | y a-t-il … dans votre main
typed-seen = {""}
typed-crossed = {""}
typed-open = soupçonnez-vous | avez-vous encore | vous reste-t-il | vous reste-t-il … sur la liste | vous reste-t-il sur la liste | restent sur votre liste | sont encore sur votre liste
typed-guessed = avez-vous rayé … que vous n’avez pas vu | avez-vous rayé … sans l’avoir vu | avez-vous rayé … sans les avoir vus
typed-met-seen = {""}
typed-met-shown = quelqu’un vous a-t-il montré | est-ce que quelqu’un vous a montré
typed-met-received = avez-vous reçu | avez-vous pris ou reçu | avez-vous eu
typed-met-gave = avez-vous donné | avez-vous passé
typed-met-shown-by = { $role ->
    [me] vous ai-je montré
   *[other] { $by } vous a-t-il montré | { $by } vous a montré
    }
typed-met-received-by = { $role ->
    [me] vous ai-je donné | vous ai-je passé | avez-vous reçu … de moi | avez-vous reçu de moi | m’avez-vous pris
   *[other] { $by } vous a-t-il donné | { $by } vous a donné | { $by } vous a-t-il passé | { $by } vous a passé | avez-vous reçu … { NAME($by, form: "of") } | avez-vous reçu { NAME($by, form: "of") } | avez-vous pris … à { $by }
    }
typed-met-gave-by = { $role ->
    [me] m’avez-vous donné | m’avez-vous passé | m’as-tu donné | m’as-tu passé | vous ai-je pris
   *[other] avez-vous donné à { $by } | avez-vous passé à { $by } | avez-vous donné … à { $by } | avez-vous passé … à { $by } | { $by } vous a-t-il pris | { $by } vous a pris
    }
typed-how-many = { $scope_id ->
    [met-known] { $role ->
        [me] Combien de mes cartes connaissez-vous | Combien de cartes connaissez-vous dans ma main
        [other] Combien de cartes { NAME($by, form: "of") } connaissez-vous | Combien des cartes { NAME($by, form: "of") } connaissez-vous
       *[none] Combien de cartes des autres connaissez-vous
        }
    [hand] Combien de vos cartes sont { $who } | Combien { $scope } { NAME($who, form: "of") }{ $tail } | { $scope } combien { NAME($who, form: "of") }{ $tail } | Combien de vos moines { $who } | Combien de vos moines sont { $who } | Combien de vos cartes { $who }
   *[other] Combien { $scope } { NAME($who, form: "of") }{ $tail } | { $scope } combien { NAME($who, form: "of") }{ $tail }
    }
typed-any-of = { $scope_id ->
    [hand] Est-ce que { $who } est dans votre main | { $who } est-il dans votre main | L’une de vos cartes est-elle { $who } | { $who } est dans votre main | { $who } est-il en votre main
    [crossed] { $who } est-il rayé | Est-ce que { $who } est rayé
    [open] { $who } est-il encore suspect | { $who } est-il suspect | { $who } est-il encore sur votre liste | Est-ce que { $who } est encore suspect
    [met-known] { $role ->
        [me] Connaissez-vous une de mes cartes
        [other] { $by } a-t-il { $who } | Est-ce { NAME($by, form: "that") } a { $who } | Connaissez-vous une carte { NAME($by, form: "of") } | Connaissez-vous des cartes { NAME($by, form: "of") }
       *[none] Savez-vous où est { $who } | Savez-vous qui a { $who } | Savez-vous où se trouve { $who } | Savez-vous chez qui est { $who }
        }
   *[other] {""}
    }
typed-all-of = { $scope } à la fois { $who }{ $tail } | { $scope } tous { $who }{ $tail }
typed-at-least = { $scope } { $number } { $who } ou plus{ $tail } | { $scope } { $number } ou plus { $who }{ $tail }
typed-exactly = { $scope } seulement { $number } { $who }{ $tail } | { $scope } juste { $number } { $who }{ $tail } | { $scope } { $number } { $who }{ $tail }
typed-more-than = { $scope } plus de { $number } { $who }{ $tail }
typed-fewer-than = { $scope } moins de { $number } { $who }{ $tail }
typed-at-most = { $scope } au plus { $number } { $who }{ $tail } | { $scope } au maximum { $number } { $who }{ $tail }
typed-between = { $scope } de { $low } à { $high } { $who }{ $tail } | { $scope } { $low } ou { $high } { $who }{ $tail }
typed-odd = { $scope_id ->
    [hand] Le nombre de vos { $who } est-il impair | Est-ce que le nombre de vos { $who } est impair
   *[other] {""}
    }
typed-only = { $scope_id ->
    [hand] Toutes vos cartes sont-elles { $term } | Est-ce que toutes vos cartes sont { $term } | N’avez-vous que des { $term } | Toutes vos cartes sont { $term } | Seulement { $term } | Avez-vous seulement { $term }
    [open] Vos suspects sont-ils tous { $term } | Tous vos suspects sont-ils { $term } | Savez-vous que le coupable est { $term }
   *[other] {""}
    }
typed-most-of = Quel { $category } { $scope } le plus{ $tail } ? | De quel { $category } { $scope } le plus{ $tail } | Quel { $category } { $scope } en plus grand nombre{ $tail } | { $scope_id ->
        [hand] Quel { $category } est le plus présent dans votre main | Quel { $category } est le plus fréquent dans votre main
       *[other] {""}
    }
typed-fewest-of = Quel { $category } { $scope } le moins{ $tail } ? | De quel { $category } { $scope } le moins{ $tail }
typed-settled = { $category_id ->
    [hood] Savez-vous si le coupable est encapuchonné | Savez-vous si le coupable porte une capuche | Savez-vous si le coupable a une capuche | Savez-vous si le coupable est tête nue
    [face] Savez-vous si le coupable est barbu | Savez-vous si le coupable a une barbe | Savez-vous si le coupable porte une barbe | Savez-vous si le coupable est glabre
    [girth] Savez-vous si le coupable est gros | Savez-vous si le coupable est mince
   *[other] Connaissez-vous { $category } du coupable | Savez-vous de quel { $category } est le coupable | Savez-vous à quel { $category } appartient le coupable
    }
typed-how-many-books = Combien avez-vous de livres | Vous avez combien de livres
typed-hold-book = Avez-vous { $title } | Avez-vous { $title } en main
typed-will-end = Allez-vous { NAME($room, form: "to") } { $when } | Allez-vous aller { NAME($room, form: "to") } { $when } | Irez-vous { NAME($room, form: "to") } { $when } | Allez-vous entrer { NAME($room, form: "to") } { $when } | Allez-vous visiter { $room } { $when } | Allez-vous finir votre tour { NAME($room, form: "to") } { $when } | Allez-vous à { $room } { $when } | Irez-vous à { $room } { $when } | Allez-vous dans { $room } { $when } | Irez-vous dans { $room } { $when } | Entrerez-vous { NAME($room, form: "to") } { $when }
typed-will-speak = { $act_id ->
    [reveal] Allez-vous { $act } { $when } | Ferez-vous une révélation { $when } | Voulez-vous { $act } { $when }
   *[accuse] Allez-vous { $act } { $when } | Porterez-vous une accusation { $when } | Ferez-vous une accusation { $when } | Accuserez-vous quelqu’un { $when } | Allez-vous faire une accusation { $when }
    }
typed-will-pass = Me passerez-vous { $terms } à la messe | Me donnerez-vous { $terms } à la messe | Allez-vous me passer { $terms } à la messe | Allez-vous me donner { $terms } à la messe | Me passerez-vous { $terms } | Me donnerez-vous { $terms } | Allez-vous me donner { $terms } | Allez-vous me passer { $terms }
# Deux choses : « ni gros ni barbu », « un Templier ou un Père », « un Templier et un Père ». Dans typed-words, « et un » devient
# puis, « ou un » devient sinon, pour ne pas se confondre avec « et » et « ou » dans une seule description.
typed-neither = ni { $first } ni { $second }
typed-either = { $first } sinon { $second }
typed-not = non { $what } | autres que { $what }
typed-neither-of = { $scope } ni { $who } ni { $than }{ $tail }
typed-none-of = { $scope } aucun de ceux-ci{ $tail } : { $who }
typed-each-of = { $scope } { $who } puis { $than }{ $tail }
typed-cell-mine = ma cellule
    .in = dans ma cellule
    .to = dans ma cellule
typed-cell-yours = votre cellule
    .in = dans votre cellule
    .to = dans votre cellule
# Capuche, pilosité et corpulence : desquels il y a le plus.
typed-more-or = { $category_id ->
        [hood] { $scope } plus d’encapuchonnés ou de têtes nues{ $tail } | { $scope } plus d’encapuchonnés ou plus de têtes nues{ $tail } | { $scope } plus de moines encapuchonnés ou tête nue{ $tail }
        [face] { $scope } plus de barbus ou de glabres{ $tail } | { $scope } plus de barbus ou plus de glabres{ $tail } | { $scope } plus de glabres ou de barbus{ $tail } | { $scope } plus de moines barbus ou glabres{ $tail }
        [girth] { $scope } plus de gros ou de minces{ $tail } | { $scope } plus de gros ou plus de minces{ $tail } | { $scope } plus de minces ou de gros{ $tail } | { $scope } plus de moines gros ou minces{ $tail }
       *[other] {""}
    }
typed-numbers = zéro un deux trois quatre cinq six sept huit neuf dix onze douze

page-notebook = carnet
page-timeline = chronologie
page-players = joueurs
page-deduction = déduction

action-walk = Aller { NAME($room, form: "to") }.
action-play-book = Utiliser le livre « { $title } ».
action-refrain = En rester là.
action-ask = Demander à { $target } : { $question }
action-waive = Ne rien demander en retour.
action-answer = Répondre la vérité.
action-keep-silence = Garder le silence.
action-pledge = { $yes_id ->
    [yes] Promettre : oui.
   *[other] Promettre : non.
    }
action-reply = Répondre : « { $text } »
action-draw-card = Tirer une carte au propriétaire de la cellule.
action-request-card = Demander à { $target } de montrer un { $monk }.
action-show-card = Montrer { $suspect }.
action-give-card = Donner { $suspect }.
action-pass-cards = Passer { $suspects }.
action-reveal = Révéler que le coupable est : { $trait }.
action-accuse = Accuser { $suspect }.
action-take-extra-turn = Utiliser la carte de la Crypte : un tour de plus.
action-choose-player = Choisir { $target }.
action-name-trait = Nommer : { $trait }.
action-name-suspects = Nommer { $suspects }.
action-choose-book = Prendre « { $title } ».
action-cross = Rayer { $suspect }.
action-uncross = Effacer la croix { NAME($suspect, form: "of") }.
action-write-note = Noter : « { $text } »
action-mark-suspect = { $suspect } : votre mot « { $word } », couleur { $colour ->
        [red] rouge
        [gold] or
        [green] vert
        [blue] bleu
       *[none] aucune
    }.
action-erase-note = Rayer la note { $number }.
action-give-order = Utiliser « { $title } » à la prochaine occasion.
action-withdraw-order = Ne pas utiliser « { $title } » pour l’instant.
action-propose-penance = Proposer une pénitence pour { $seat }.

when-turn-began = { $office }, cloche sur { $bell }
event-turn-began = { $seat } commence son tour ({ $office }, cloche sur { $bell }).
event-mass-called = La cloche sonne { $office } : chacun passe { $cards ->
    [1] une carte
    [one] { $cards } carte
   *[other] { $cards } cartes
    }.
event-happened = Événement : { $happening }.

phrase-gift = { $giver_id ->
    [none] pile → { $taker } ({ $count })
   *[other] { $giver } → { $taker } ({ $count })
    }

event-cards-moved = { $deed ->
    [drew] { $taker } prend une carte à { $giver } { $where }.
    [gave] { $giver } donne à { $taker } { $count ->
        [1] une carte
        [one] { $count } carte
       *[other] { $count } cartes
        } { $where }.
    [pile] { $taker } tire une carte de la pile { $where }.
    [dealt] { $taker } reçoit { $count } cartes.
    [deal] Les cartes sont distribuées : { $gifts }.
   *[several] Des cartes changent de mains { $where } : { $gifts }.
    }
event-cards-shown = { $holder } montre à { $to } { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
    } { $where }.
event-card-displayed = { $holder } montre à tous { $suspect } ({ $way }).
event-hand-counted = { $seat } { $count ->
    [0] n’a aucun { $monk }
    [1] a un { $monk }
   *[other] a { $count } { $monks }
    }.
event-answered = { $asker } à { $target } : { $question } — { $answer }
event-answer-whispered = { $target } chuchote une réponse à { $asker } : { $question }
event-silence-kept = { $target } garde le silence devant { $asker } : { $question }
event-revealed = { $seat } révèle : le coupable est { $trait }.
event-accused = { $seat } accuse { $suspect }.
event-book-drawn = { $seat } garde un livre face cachée.
event-books-consulted = { $seat } regarde { $count ->
    [1] un livre
    [one] { $count } livre
   *[other] { $count } livres
    }.
event-book-buried = { $seat } remet un livre sous la pile.
event-book-read = { $seat } lit à voix haute : « { $title } ».
event-book-played = { $seat } utilise « { $title } ».
event-first-player-chosen = { $seat } est premier joueur.
event-die-set = Le dé { NAME($room, form: "of") } montre { $seat }.
event-bell-moved = La cloche est sur { $spot } ({ $office }).
event-turn-skipped = { $seat } prie et passe son tour.
event-walked = { $seat } se rend { NAME($room, form: "to") }.
event-stayed = { $seat } ne peut aller nulle part et reste.
event-pawn-placed = Le pion { NAME($seat, form: "of") } est placé { NAME($room, form: "to") }.
event-questioned = { $asker } demande à { $target } : { $question }
event-counter-waived = { $seat } ne demande rien en retour.
event-vow-broken = Le vœu { NAME($seat, form: "of") } est nul.
event-intruder-caught = { $owner } surprend { $intruder } dans sa cellule.
event-cell-respected = { $seat } ne prend rien.
event-card-requested = { $seat } demande à { $target } de montrer un { $monk }.
event-trait-named = { $seat } nomme : { $trait }.
event-suspects-named = { $seat } nomme { $suspects }.
event-player-rolled = Le dé montre { $seat }.
event-volume-read = { $seat } lit à la Bibliothèque : « { $volume } ».
event-crypt-card-taken = { $seat } prend une carte de la Crypte.
event-extra-turn-taken = { $seat } joue un tour de plus grâce à la Crypte.
event-penance-imposed = { $seat } fait pénitence ({ $cause }).
event-penance-proposed = { $by } propose une pénitence pour { $seat }.
event-penance-forgiven = La pénitence { NAME($seat, form: "of") } est levée : aucun tour n’est perdu.
event-culprit-found = { $seat } a raison : c’était { $suspect } !
event-case-closed = L’abbé clôt l’affaire. C’était { $suspect }.
event-sang = { $seats } { $seats_id ->
    [one] chante
   *[other] chantent
    }.
event-cards-seen = { $deed ->
    [dealt] Vous recevez à la donne { $suspects }.
    [pile] Vous avez tiré { $suspects } de la pile { $where }.
    [took] Vous avez pris { $suspects } à { $giver } { $where }.
    [taken] { $taker } vous a pris { $suspects } { $where }.
    [gave] Vous avez donné { $suspects } à { $taker } { $where }.
    [given] { $giver } vous a donné { $suspects } { $where }.
    [passed] Vous avez passé { $suspects } à { $taker } { $where }.
    [received] { $giver } vous a passé { $suspects } { $where }.
    [showed] Vous avez montré { $suspects } à { $taker } { $where }.
    [shown] { $giver } vous a montré { $suspects } { $where }.
    [other-dealt] { $taker } reçoit à la donne { $suspects }.
    [other-pile] { $taker } a tiré { $suspects } de la pile { $where }.
    [other-took] { $taker } a pris { $suspects } à { $giver } { $where }.
    [other-gave] { $giver } a donné { $suspects } à { $taker } { $where }.
    [other-passed] { $giver } a passé { $suspects } à { $taker } { $where }.
    [other-showed] { $giver } a montré { $suspects } à { $taker } { $where }.
   *[unknown] C’était { $suspects }.
    }
event-answer-heard = La réponse est : { $answer }
event-book-seen = Le livre est « { $title } ».
event-books-seen = Vous regardez { $titles }.
event-pass-chosen = Vous donnerez { $suspects }.
event-plan-made = { $title_id ->
    [none] Votre choix est fait.
   *[other] Vous prévoyez « { $title } ».
    }
event-suspect-crossed = Vous rayez { $suspect }.
event-cross-erased = Vous effacez la croix { NAME($suspect, form: "of") }.
event-note-written = Note { $number } : { $text }
event-suspect-marked = { $suspect } est marqué : « { $word } ».
event-note-erased = La note { $number } est rayée.
event-order-given = « { $title } » servira à la prochaine occasion.
event-order-withdrawn = « { $title } » reste dans votre main.

monks =
    .many = moines
    .one = moine
    .all = moines
monks-among = moines parmi { $monks }
monks-not =
    .many = qui ne sont pas { $what }
    .one = qui n’est pas { $what }
monks-either =
    .many = qui sont { $first } ou { $second }
    .one = qui est { $first } ou { $second }
predicate-not = tout sauf { $what }
list-or = { $head } ou { $last }
list-before = { $head } { $last }
list-after = { $head } et { $last }

phrase-monk = { $suspect }
phrase-shared-card = { $spoken ->
    [i-drew-from-you] la carte que je vous ai prise { $where }
    [you-drew-from-i] la carte que vous m’avez prise { $where }
    [i-drew-from-other] la carte que j’ai prise à { $giver } { $where }
    [you-drew-from-other] la carte que vous avez prise à { $giver } { $where }
    [other-drew-from-i] la carte que m’a prise { $taker } { $where }
    [other-drew-from-you] la carte que vous a prise { $taker } { $where }
    [other-drew-from-other] la carte prise à { $giver } par { $taker } { $where }
    [i-drew-from-pile] la carte que j’ai tirée de la pile { $where }
    [you-drew-from-pile] la carte que vous avez tirée de la pile { $where }
    [other-drew-from-pile] la carte tirée de la pile par { $taker } { $where }
    [i-gave-you] la carte que je vous ai donnée { $where }
    [you-gave-i] la carte que vous m’avez donnée { $where }
    [i-gave-other] la carte que j’ai donnée à { $taker } { $where }
    [you-gave-other] la carte que vous avez donnée à { $taker } { $where }
    [other-gave-i] la carte que m’a donnée { $giver } { $where }
    [other-gave-you] la carte que vous a donnée { $giver } { $where }
    [other-gave-other] la carte donnée à { $taker } par { $giver } { $where }
    [i-showed-you] la carte que je vous ai montrée { $where }
    [you-showed-i] la carte que vous m’avez montrée { $where }
    [i-showed-other] la carte que j’ai montrée à { $taker } { $where }
    [you-showed-other] la carte que vous avez montrée à { $taker } { $where }
    [other-showed-i] la carte que m’a montrée { $giver } { $where }
    [other-showed-you] la carte que vous a montrée { $giver } { $where }
    [other-showed-other] la carte montrée à { $taker } par { $giver } { $where }
    [other-showed-us] la carte que nous a montrée { $giver } { $where }
    [between-us] la carte passée entre nous { $where }
    [shown-between-us] la carte que l’un de nous a montrée à l’autre { $where }
   *[unknown] une carte que nous connaissons tous les deux
    }{ $office_id ->
    [unsaid] {""}
   *[other] {" "}à { $office }
    }{ $nth ->
    [0] {""}
    [1] {" "}la première fois
    [2] {" "}la deuxième fois
   *[other] , numéro { $nth }
    }{ $suspect_id ->
    [none] {""}
   *[other] {" "}({ $suspect })
    }
phrase-is = { $trait }
phrase-is-not = pas { $trait }
phrase-same-as = { $category_id ->
    [order] du même ordre { NAME($card, form: "that") }
    [title] du même titre { NAME($card, form: "that") }
    [hood] avec la même coiffure { NAME($card, form: "that") }
    [face] avec la même pilosité { NAME($card, form: "that") }
    [girth] de même corpulence { NAME($card, form: "that") }
   *[other] pareils à { $card } ({ $category })
    }
phrase-other-than = { $category_id ->
    [order] d’un autre ordre { NAME($card, form: "that") }
    [title] d’un autre titre { NAME($card, form: "that") }
    [hood] avec une autre coiffure { NAME($card, form: "that") }
    [face] avec une autre pilosité { NAME($card, form: "that") }
    [girth] d’une autre corpulence { NAME($card, form: "that") }
   *[other] différents { NAME($card, form: "of") } ({ $category })
    }
phrase-either = { $first } ou { $second }
phrase-anybody = n’importe qui
phrase-names = { $suspects_id ->
    [1] { $suspects }
   *[other] l’un de ceux-ci : { $suspects }
    }
phrase-fitting = { $terms }
phrase-how-many = { $who_id ->
    [anybody] Combien de moines { $scope }{ $scope_id ->
        [hand] {""}
        [open] {""}
        [met-known] {""}
       *[other] s
        }{ $tail } ?
    [names] Combien de ceux-ci { $scope }{ $scope_id ->
        [hand] {""}
        [open] {""}
        [met-known] {""}
       *[other] s
        }{ $tail } : { $who } ?
   *[other] Combien { NAME($who, form: "of") } { $scope }{ $scope_id ->
        [hand] {""}
        [open] {""}
        [met-known] {""}
       *[other] s
        }{ $tail } ?
    }
phrase-any-of = { $who_id ->
    [anybody] { CAPITAL($scope) } un moine quelconque{ $tail } ?
    [names] { CAPITAL($scope) } { $who_one }{ $tail } ?
   *[other] { CAPITAL($scope) } au moins un { $who_one }{ $tail } ?
    }
phrase-at-least = { $who_id ->
    [names] { CAPITAL($scope) } au moins { $number } de ceux-ci{ $tail } : { $who } ?
   *[other] { $number ->
        [1] { CAPITAL($scope) } au moins un { $who_one }{ $tail } ?
       *[other] { CAPITAL($scope) } au moins { $number } { $who }{ $tail } ?
        }
    }
phrase-exactly = { $who_id ->
    [anybody] { $number ->
        [0] { CAPITAL($scope) } zéro moine{ $tail } ?
        [1] { CAPITAL($scope) } exactement un moine{ $tail } ?
       *[other] { CAPITAL($scope) } exactement { $number } moines{ $tail } ?
        }
    [names] { CAPITAL($scope) } exactement { $number } de ceux-ci{ $tail } : { $who } ?
   *[other] { $number ->
        [0] { CAPITAL($scope) } zéro { $who_one }{ $tail } ?
        [1] { CAPITAL($scope) } exactement un { $who_one }{ $tail } ?
       *[other] { CAPITAL($scope) } exactement { $number } { $who }{ $tail } ?
        }
    }
phrase-all-of = { $who_id ->
    [names] { CAPITAL($scope) } tous ceux-ci{ $tail } : { $who } ?
   *[other] { CAPITAL($scope) } tous les { $who_all }{ $tail } ?
    }
phrase-more-of = { CAPITAL($scope) } plus { NAME($who, form: "of") } que { NAME($than, form: "of") }{ $tail } ?
phrase-between = { $who_id ->
    [names] { CAPITAL($scope) } entre { $low } et { $high } de ceux-ci{ $tail } : { $who } ?
   *[other] { CAPITAL($scope) } entre { $low } et { $high } { $who }{ $tail } ?
    }
phrase-odd = { $who_id ->
    [names] { CAPITAL($scope) } un nombre impair de ceux-ci{ $tail } : { $who } ?
   *[other] { CAPITAL($scope) } un nombre impair { NAME($who, form: "of") }{ $tail } ?
    }
phrase-most-of = { $category_id ->
    [order] De quel ordre { $scope } le plus de moines{ $tail } ?
    [title] De quel titre { $scope } le plus de moines{ $tail } ?
    [hood] De quelle sorte { $scope } le plus de moines{ $tail } : encapuchonnés ou tête nue ?
    [face] De quelle sorte { $scope } le plus de moines{ $tail } : barbus ou glabres ?
    [girth] De quelle sorte { $scope } le plus de moines{ $tail } : gros ou minces ?
   *[other] De quelle sorte ({ $category }) { $scope } le plus de moines{ $tail } ?
    }
phrase-fewest-of = { $category_id ->
    [order] De quel ordre { $scope } le moins de moines{ $tail } ?
    [title] De quel titre { $scope } le moins de moines{ $tail } ?
    [hood] De quelle sorte { $scope } le moins de moines{ $tail } : encapuchonnés ou tête nue ?
    [face] De quelle sorte { $scope } le moins de moines{ $tail } : barbus ou glabres ?
    [girth] De quelle sorte { $scope } le moins de moines{ $tail } : gros ou minces ?
   *[other] De quelle sorte ({ $category }) { $scope } le moins de moines{ $tail } ?
    }
phrase-both = { $first } et { $second }
phrase-met = { $how }{ $tail }
met-verb = { $how ->
    [seen] { met-seen }
    [shown] { $role ->
        [me] vous ai-je montré
       *[other] { met-shown }
        }
    [received] { met-received }
    [gave] { $role ->
        [me] m’avez-vous cédé
       *[other] { met-gave }
        }
   *[known] { met-known }
    }
met-tail = { $how ->
    [shown] { $role ->
        [me] {""}
        [other] chez { $by }
       *[none] {""}
        }
    [received] { $role ->
        [me] de moi
        [other] { NAME($by, form: "of") }
       *[none] des autres
        }
    [gave] { $role ->
        [me] {""}
        [other] à { $by }
       *[none] à quelqu’un
        }
    [known] { $role ->
        [me] chez moi
        [other] chez { $by }
       *[none] chez les autres
        }
   *[seen] {""}
    }
phrase-among = { $spoken ->
    [i-gave-you] parmi les cartes que je vous ai données { $where }
    [you-gave-i] parmi les cartes que vous m’avez données { $where }
    [i-showed-you] parmi les cartes que je vous ai montrées { $where }
    [you-showed-i] parmi les cartes que vous m’avez montrées { $where }
    [other-showed-us] parmi les cartes que nous a montrées { $giver } { $where }
   *[unknown] parmi des cartes que nous connaissons tous les deux
    }{ $office_id ->
    [unsaid] {""}
   *[other] {" "}à { $office }
    }{ $nth ->
    [0] {""}
    [1] {" "}la première fois
    [2] {" "}la deuxième fois
   *[other] , numéro { $nth }
    }{ $suspect_id ->
    [none] {""}
   *[other] {" "}({ $suspect })
    }
phrase-before-mass = { $question_id ->
    [will-end] Finirez-vous un tour { NAME($room, form: "to") } avant la prochaine messe ?
   *[will-speak] Allez-vous { $act } avant la prochaine messe ?
    }
phrase-what-is = { $category_id ->
    [order] À quel ordre appartient { $card } ?
    [title] Quel titre porte { $card } ?
    [hood] Encapuchonné ou tête nue : { $card } ?
    [face] Barbu ou glabre : { $card } ?
    [girth] Gros ou mince : { $card } ?
   *[other] Quel est le trait « { $category } » { NAME($card, form: "of") } ?
    }
phrase-still-hold = Avez-vous encore { $card } ?
phrase-last-drawn = { $way_id ->
    [parlour] Le dernier moine que vous avez tiré { $way } était-il { $term } ?
    [cell] Le dernier moine que vous avez tiré { $way } était-il { $term } ?
    [confessional] Le dernier moine que vous avez tiré { $way } était-il { $term } ?
   *[other] Le dernier moine que vous avez tiré ({ $way }) était-il { $term } ?
    }
phrase-settled = { $category_id ->
    [order] Vos derniers suspects sont-ils tous du même ordre ?
    [title] Vos derniers suspects portent-ils tous le même titre ?
    [hood] Vos derniers suspects sont-ils tous encapuchonnés, ou tous tête nue ?
    [face] Vos derniers suspects sont-ils tous barbus, ou tous glabres ?
    [girth] Vos derniers suspects sont-ils tous gros, ou tous minces ?
   *[other] Vos derniers suspects ont-ils tous le même trait ({ $category }) ?
    }
phrase-hold-book = Avez-vous le livre « { $title } » ?
phrase-how-many-books = Combien de livres avez-vous ?
phrase-will-end = Finirez-vous votre prochain tour { NAME($room, form: "to") } ?
phrase-will-speak = Allez-vous { $act } à votre prochain tour ?
phrase-will-pass = Me passerez-vous un { $terms } à la prochaine messe ?
phrase-free-question = « { $text } » (non vérifié)
phrase-yes = Oui.
phrase-no = Non.
phrase-number = { $number }.
phrase-trait = { $trait }.
phrase-traits = { $traits_id ->
    [1] { $traits }.
   *[other] { $traits }, à égalité.
    }
phrase-words = « { $text } » (non vérifié)

step-moving = Déplacez votre pion, ou utilisez d’abord un livre.
step-summoning = Choisissez qui fait pénitence.
step-ending-turn = Jouer la carte de la Crypte pour un tour de plus ?
step-asking = Posez une question.
step-answering = Répondez, ou gardez le silence.
step-calling-witness = Interrogez un témoin ; il doit répondre.
step-insisting = On vous oppose le silence. Utiliser un livre ?
step-objecting = La rencontre est finie. Utiliser un livre ?
step-searching = Tirer une carte au propriétaire de la cellule ?
step-inquiring = Demandez à quelqu’un de vous montrer une carte.
step-speaking = Révélez, accusez, ou taisez-vous.
step-testifying = Faire une révélation ?
step-giving = Choisissez une carte à donner.
step-showing = Choisissez une carte à montrer.
step-exchanging = Choisissez une carte à échanger.
step-choosing-book = Choisissez le livre à utiliser.
step-naming-trait = Nommez un trait.
step-balancing = Choisissez un joueur.
step-choosing-player = Choisissez un joueur.
step-naming-suspects = Nommez les moines que vous voulez voir.
step-doing-penance = La pénitence vous attend. Utiliser un livre ?
step-preparing-mass = Utiliser un livre avant de passer les cartes ?
step-passing-cards = Choisissez les cartes à passer.
step-starting-round = Une nouvelle manche commence.
step-taking-turn = Un tour commence.
step-catching = Un intrus est surpris.
step-closing-turn = Le tour s’achève.
step-encountering = Qui rencontre qui ?
step-overhearing = Quelqu’un écoute-t-il ?
step-using-room = La salle produit son effet.
step-drawing-at-random = Une carte est tirée.
step-reading-book = Un livre est pris.
step-carrying-out = La carte continue.
step-calling-mass = La cloche appelle à la messe.
step-drawing-event = Un événement est tiré.
step-handing-bell = La cloche passe au suivant.

fault-accusation-own-hand = Vous avez vous-même { $suspect }.
fault-accusation-pile-early = Pas encore d’accusation : { $cards ->
    [1] une carte reste
    [one] { $cards } carte reste
   *[other] { $cards } cartes restent
    } au Parloir.
fault-books-almonry-target = Ce joueur n’a pas le plus de cartes, ni le moins si vous êtes seul en tête.
fault-books-catalogue-other = « { $book } » n’est pas devant vous.
fault-books-faces-kind = Nommez une caractéristique du genre que la carte demande.
fault-books-faces-look = Nommez une capuche, un visage ou une corpulence.
fault-books-ladder-title = Nommez un titre.
fault-books-three-houses-order = Nommez un ordre.
fault-books-limit-full = Avec { $limit ->
    [1] un livre
    [one] { $limit } livre
   *[other] { $limit } livres
    } en main, on n’entre pas au Scriptorium.
fault-books-old-drains-going = Vous êtes déjà dans les égouts : choisissez la sortie.
fault-books-orders-absent = Aucune consigne pour « { $book } ».
fault-books-orders-already = « { $book } » a déjà sa consigne.
fault-books-orders-kind = « { $book } » ne s’utilise pas par consigne.
fault-books-special-elsewhere = Vous n’avez pas « { $book } ».
fault-books-special-moment = Ce n’est pas le moment de « { $book } ».
fault-books-special-planned = Vous prévoyez déjà « { $book } ».
fault-books-summons-nobody = Personne à convoquer : tous les autres font pénitence.
fault-books-summons-target = Choisissez un autre joueur qui ne fait pas pénitence.
fault-encounter-bound-book = Un livre vous oblige à répondre.
fault-encounter-bound-counter = Vous avez demandé le premier : répondez.
fault-encounter-choice-target = Vous ne pouvez pas interroger ce joueur.
fault-encounter-duty-waive = Vous devez poser une question.
fault-events-flood-shut = La Crypte est inondée jusqu’à la prochaine messe.
fault-events-locked-doors-shut = Les cellules des autres sont closes jusqu’à la prochaine messe.
fault-events-no-ink-shut = Le Scriptorium est fermé jusqu’à la prochaine messe.
fault-events-plainsong-yes-no = Jusqu’à la prochaine messe, seules les questions par oui ou non sont permises.
fault-library-concordance-unseen = Montrez une carte que le lecteur n’a pas vue avec vous.
fault-library-condition-equal = Quelqu’un doit avoir plus de cartes que vous.
fault-library-condition-fewer = Quelqu’un a moins de cartes que vous.
fault-library-draw-target = Choisissez un autre joueur, et personne deux fois.
fault-library-once-again = Vous êtes déjà allé à la Bibliothèque.
fault-library-tribunal-names = Nommez de un à { $most } moines différents.
fault-mass-pass-count = Choisissez exactement { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes différentes
    }.
fault-notebook-aids-none = Cette table joue sans carnet.
fault-notebook-crosses-absent = { $suspect } n’est pas rayé.
fault-notebook-crosses-already = { $suspect } est déjà rayé.
fault-notebook-marks-colour = Cette couleur n’existe pas.
fault-notebook-marks-word = Un mot à côté d’un suspect a { $most } lettres au plus.
fault-notebook-notes-full = Un carnet contient { $most } notes.
fault-notebook-notes-number = Il n’y a pas de note { $number }.
fault-notebook-notes-text = Une note tient sur une ligne de { $most } caractères au plus.
fault-notebook-pending-question = Pas pendant qu’on vous interroge.
fault-notebook-seen-erase = Vous avez vu { $suspect } ; la croix reste.
fault-options-cards-unknown = Ce jeu n’a ni carte ni série appelée « { $card } ».
fault-options-cards-no-books = Il faut au moins un livre du Scriptorium.
fault-options-cards-no-volumes = Il faut au moins un livre de la Bibliothèque.
fault-options-cards-no-events = Il faut au moins un événement.
fault-options-limits-counts = Cette table ne demande que des nombres.
fault-options-limits-many = Au plus { $max ->
    [1] un trait
    [one] { $max } trait
   *[other] { $max } traits
    } par question.
fault-options-limits-names = Cette table n’admet pas de noms dans les questions.
fault-options-limits-pairs = La description doit convenir à deux moines au moins.
fault-options-limits-seen = Cette table ne demande pas ce qui a été vu.
fault-options-limits-traits = La limite de traits va de 0 à 5, pas { $max }.
fault-options-limits-yes-no = Cette table ne pose que des questions par oui ou non.
fault-parlour-request-alike = Les deux traits doivent être de genres différents.
fault-parlour-request-target = Demandez à un autre joueur.
fault-parlour-request-traits = Nommez un ou deux traits.
fault-parlour-penitent = { $seat } fait pénitence et ne répond pas.
fault-parlour-show-unfit = { $suspect } n’est pas de ce genre.
fault-penance-agreement-already = Vous l’avez déjà proposé.
fault-penance-agreement-target = Proposez-le pour un autre joueur de la table.
fault-promises-mass-already = Une promesse pour cette messe suffit.
fault-promises-mass-book = Vous avez promis de passer une telle carte ; « { $book } » en priverait votre voisin.
fault-promises-mass-neighbour = Seul le voisin de gauche reçoit des cartes.
fault-promises-mass-no = Vous avez promis de ne pas passer une telle carte.
fault-promises-mass-yes = Vous avez promis de passer une telle carte.
fault-promises-room-no = Vous avez promis de ne pas finir votre tour { NAME($room, form: "to") }.
fault-promises-room-yes = Vous avez promis de finir votre tour { NAME($room, form: "to") }.
fault-promises-speech-no = Vous avez promis de ne pas { $act }.
fault-promises-speech-yes = Vous avez promis de { $act }.
fault-promises-truthful-contradiction = Cela contredit votre promesse.
fault-promises-truthful-impossible = Vous ne pourriez pas tenir cette promesse.
fault-promises-truthful-pledge = Dites oui ou non ; cela vous engage.
fault-questions-answer-drawn = Demandez une carte tirée au Parloir, dans une cellule ou un confessionnal.
fault-questions-answer-names = Nommez au moins un moine, et aucun deux fois.
fault-questions-answer-never = Ce joueur n’y a tiré aucune carte.
fault-questions-answer-number = { $number } n’est pas un nombre de moines.
fault-questions-answer-terms = Décrivez par un à { $most } traits.
fault-questions-free-off = Cette table ne pose pas de questions libres.
fault-questions-free-reply = Répondez avec vos propres mots.
fault-questions-free-text = Écrivez une ligne de { $most } caractères au plus.
fault-questions-honesty-answer = La table connaît la vérité : donnez-la ou taisez-vous.
fault-questions-nameless-name = Une réponse ne peut pas nommer { $suspect }.
fault-questions-shared-target = Ce joueur n’a pas vu cette carte.
fault-questions-shared-unknown = Vous n’avez pas vu cette carte tous les deux.
fault-questions-answer-range = Une fourchette va d’un petit nombre à un plus grand.
fault-questions-met-how = Ce qu’on a vu depuis toujours et ce qu’on sait maintenant n’ont ni autre moment ni autre personne.
fault-questions-met-player = Nommez un autre joueur de cette table.
fault-questions-shared-several = Vous n’avez pas vu ces cartes tous les deux.
fault-questions-shared-chosen = Vous avez vu ces cartes tous les deux : elles sont donc rayées.
fault-revelation-once-made = { $seat } a déjà révélé ceci : { $trait }.
fault-rooms-hand-elsewhere = { $suspect } n’est pas dans votre main.
fault-rooms-single-occupied = Il n’y a de place que pour un pion { NAME($room, form: "to") }.
fault-setup-players-count = On joue de trois à six, pas à { $players }.
fault-setup-pawns-unknown = « { $colours } » n’est pas une liste de couleurs différentes parmi white, yellow, red, green, blue et black.
fault-setup-pawns-count = { $players } joueurs ont besoin de { $players } couleurs, non de { $colours }.
fault-silence-limit-used = Vous avez épuisé votre vœu de silence.
fault-turn-blocked-open = Un passage est ouvert : il faut bouger.
fault-turn-move-far = Vous ne pouvez pas aller si loin : { NAME($room, form: "the") }.
fault-turn-move-same = Il faut bouger : votre pion y est déjà.
fault-variants-tactical-library = La Bibliothèque est fermée en partie tactique.

suspect-william = Père William
suspect-theobald = Père Theobald
suspect-aldric = Frère Aldric
suspect-conrad = Frère Conrad
suspect-dunstan = Frère Dunstan
suspect-rainer = Novice Rainer
suspect-ulric = Novice Ulric
suspect-kilian = Novice Kilian
suspect-odo = Père Odo
suspect-lambert = Père Lambert
suspect-florian = Frère Florian
suspect-gildas = Frère Gildas
suspect-ivo = Frère Ivo
suspect-milo = Novice Milo
suspect-piers = Novice Piers
suspect-zeno = Novice Zeno
suspect-sergio = Père Sergio
suspect-bruno = Père Bruno
suspect-edwin = Frère Edwin
suspect-hubert = Frère Hubert
suspect-joscelin = Frère Joscelin
suspect-norbert = Novice Norbert
suspect-valentin = Novice Valentin
suspect-yves = Novice Yves

rule-setup-players = Joueurs
    .text = Trois à six enquêteurs jouent.
rule-setup-pawns = Pions
    .text = Chaque pion commence à la Chapelle. Chacun choisit une couleur ; sans choix, les places prennent les couleurs dans l’ordre.
    .reason = Les règles laissent chacun prendre un pion de sa couleur ; nous avons décidé que les places prennent les couleurs dans l’ordre.
rule-setup-decks = Paquets
    .text = Les cartes se tirent face cachée ; ce qui a servi va sous la pile et revient dans cet ordre.
rule-setup-culprit = Le coupable
    .text = Une carte suspect est cachée sous le plateau : c’est lui.
rule-setup-pile = La pile du Parloir
    .text = Des cartes attendent au Parloir, selon le nombre de joueurs.
rule-setup-deal = La donne
    .text = Toutes les autres cartes sont distribuées également.
rule-setup-first = Premier joueur
    .text = Un dé désigne le premier joueur ; on relance les couleurs absentes.
rule-setup-confessionals = Dés des confessionnaux
    .text = Deux dés disent qui s’est confessé en dernier ; ils peuvent montrer le même joueur.
    .reason = Les règles lancent deux dés pour les deux derniers moines qui se sont confessés ; nous avons décidé que les deux peuvent montrer le même joueur.
rule-turn-order = Ordre du tour
    .text = On joue dans le sens horaire à partir du premier joueur.
rule-turn-sequence = Déroulement du tour
    .text = Déplacement, rencontre, puis action de la salle.
rule-turn-bell = La cloche
    .text = À chaque manche, le premier joueur avance la cloche ; sur la dernière case, il appelle à la messe au lieu de jouer.
rule-turn-move = Le déplacement
    .text = Le pion avance d’une ou deux salles et ne revient jamais là d’où il est parti.
    .reason = Les règles interdisent deux pas qui ramènent dans la même salle ; nous avons décidé qu’aucun trajet plus long ne finit là où il a commencé.
rule-turn-blocked = Aucune issue
    .text = Bouger est obligatoire. Sans issue, le pion reste et rien ne s’ensuit, à moins qu’un livre n’ouvre un passage.
    .reason = Les règles rendent le déplacement obligatoire et ne disent pas ce qui arrive quand il est impossible. Un livre qui ouvre un passage peut servir ; on interroge tous ceux qui ont un livre, pour que l’attente ne dise rien.
rule-turn-room = La salle
    .text = L’effet de la salle vient après la rencontre.
rule-encounter-duty = Devoir de questionner
    .text = Qui finit à côté d’autres pions doit en interroger un.
rule-encounter-choice = Qui interroger
    .text = S’il y en a plusieurs, celui qui a bougé choisit.
rule-encounter-own-move = Seulement après son déplacement
    .text = Être déplacé par une messe, un livre ou un événement ne crée pas de rencontre.
    .reason = Les règles lient la rencontre à la fin d’un déplacement.
rule-encounter-silence = Répondre ou se taire
    .text = Le joueur interrogé répond ou fait vœu de silence.
rule-encounter-counter = La question en retour
    .text = Qui a répondu peut questionner en retour, une seule fois.
    .reason = Les règles donnent une question en retour à qui a répondu ; nous avons décidé qu’on peut y renoncer et qu’elle n’en ouvre pas d’autre.
rule-encounter-bound = Tenu de répondre
    .text = La question en retour ne se refuse pas.
rule-questions-honesty = Honnêteté
    .text = Toute réponse est vraie ; la table la vérifie.
    .reason = Les règles demandent la vérité, pour autant qu’on la sache ou qu’on s’en souvienne ; nous avons décidé que la table vérifie, pour que personne ne se trompe.
rule-questions-nameless = Pas de nom en réponse
    .text = On doit pouvoir répondre sans nommer de suspect.
rule-questions-answer = Une seule réponse
    .text = La réponse est oui ou non, un nombre, ou un trait.
    .reason = On doit pouvoir répondre à une question sans dire de nom ; listes et codes permettraient de tourner la règle.
rule-questions-public = Tous entendent
    .text = Question et réponse sont publiques. Si la table a choisi de chuchoter, seuls les deux joueurs entendent la réponse ; une promesse se fait toujours à voix haute.
    .reason = Les règles le sous-entendent, et tous les récits de parties aussi.
rule-questions-scope = Main, vu, rayé, suspect
    .text = On peut interroger sur la main, sur les cartes vues et sur les suspects rayés ou restants.
    .reason = Les exemples des règles elles-mêmes portent sur les mains et sur les suspects rayés.
rule-questions-shared = Cartes connues des deux
    .text = On peut désigner une carte par ce qui lui est arrivé, si tous deux l’ont vue.
    .reason = Autour d’une table, on parle de cartes que tous deux connaissent.
rule-questions-met = Cartes rencontrées
    .text = On peut demander quelles cartes quelqu’un a vues, reçues ou cédées, à qui ou de qui, et si c’est depuis la dernière messe. Ce qui a été passé à cette messe vient après elle.
    .reason = Les règles permettent toute question qui a une réponse vraie ; chacun se rappelle les cartes qui lui sont passées sous les yeux.
rule-questions-known = Cartes chez les autres
    .text = Un joueur connaît une carte dans une autre main s’il l’y a vue, jusqu’à ce que cette main cède une carte qu’il ne voit pas.
    .reason = Ce que quelqu’un pourrait déduire n’a pas de limite claire ; ce qu’il a suivi des yeux en a une.
rule-questions-most = Le plus et le moins
    .text = La réponse est le trait que portent le plus ou le moins de moines ; si plusieurs traits partagent la place, tous ceux-là.
    .reason = Les règles permettent toute question qui a une réponse vraie ; une égalité doit aussi avoir sa réponse.
rule-questions-both = Deux questions en une
    .text = Deux questions peuvent être reliées par « et ». La réponse est oui si les deux sont vraies.
    .reason = Les règles permettent toute question qui a une réponse vraie.
rule-questions-default = La question neutre
    .text = Faute d’idée, on demande combien de cartes l’autre possède.
    .reason = Une personne absente ne doit pas arrêter la table.
rule-questions-free = Questions libres
    .text = Si la table l’admet, on demande et on répond librement ; personne ne vérifie.
    .reason = Les règles permettent toute question ; des mots libres, seuls les joueurs peuvent juger.
rule-promises-truthful = Promesses honnêtes
    .text = Un oui sur le prochain tour doit être possible depuis l’endroit où le pion se trouvera alors (après une messe, la Chapelle) et conforme aux promesses déjà faites pour ce tour. Un non qui était la seule réponse honnête n’engage à rien.
    .reason = Une réponse sur l’avenir engage : un oui doit donc être possible ; un non qui n’aurait pas pu être autre énonce un fait et ne décide rien.
rule-promises-room = Où finit le tour
    .text = Pendant le tour dont il parle, un oui engage si la salle est accessible, un non l’interdit.
    .reason = Les règles disent qu’une réponse sur la Salle capitulaire engage ; nous avons décidé qu’un oui n’engage que si la salle est accessible pendant ce tour.
rule-promises-speech = Révéler ou accuser
    .text = Qui a dit oui parle s’il le peut ; qui a dit non se tait.
    .reason = Cela découle de l’exemple sur la Salle capitulaire.
rule-promises-mass = Une carte à la messe
    .text = Le genre promis est passé si on l’a, et aucun livre du joueur ne l’en dispense ; le genre refusé n’est passé que faute d’autre carte.
    .reason = Cela découle de l’exemple sur la Salle capitulaire ; un livre que le joueur emploie lui-même est de son fait et n’excuse rien.
rule-promises-lapse = Quand un non tombe
    .text = Si des non interdisent toutes les salles accessibles, ils n’engagent plus : personne ne reste sans déplacement possible.
    .reason = Bouger est obligatoire : aucune réponse ne peut donc laisser un joueur sans déplacement.
rule-promises-until-mass = Avant la prochaine messe
    .text = Un oui est tenu au premier tour qui le permet ; un non engage à chaque tour jusqu’à la messe. Les promesses sur un seul tour passent d’abord.
    .reason = Une promesse sur plusieurs tours doit engager à chacun d’eux, sans quoi elle n’engagerait à aucun.
rule-promises-end = Durée d’une promesse
    .text = Jusqu’à la fin du prochain tour, ou jusqu’à la messe visée. Une promesse faite pendant son propre tour ne concerne pas ce tour-là.
    .reason = Les règles lient un joueur par sa réponse sans dire pour combien de temps ; une question sur le prochain tour ne parle que de ce tour-là.
rule-silence-limit = Limites du silence
    .text = Une table peut limiter le vœu de silence à un par partie, ou à un entre deux messes.
    .reason = Certaines tables trouvent qu’on abuse du silence.
rule-rooms-chapel = La Chapelle
    .text = On y commence et on y revient pour la messe ; la salle n’a pas d’autre effet.
rule-rooms-empty = Salles vides
    .text = Cour, Cloître et autres salles n’offrent rien ; le Cloître a quatre parties.
rule-rooms-single = Un seul pion
    .text = Cellules et confessionnaux n’accueillent qu’un pion ; seul le propriétaire peut rentrer dans sa cellule occupée.
rule-rooms-random = Cartes au hasard
    .text = Une carte tirée d’une main l’est à l’aveugle ; les deux joueurs la connaissent ensuite.
rule-rooms-hand = Ses propres cartes
    .text = On ne montre ou donne que ses propres cartes.
    .reason = Cela découle de ce que montrer et donner veulent dire.
rule-confessional-draw = Confession
    .text = Le visiteur tire une carte au hasard dans la main du dernier venu, si c’est un autre joueur et qu’il a des cartes.
    .reason = D’après les règles, on tire une carte au dernier visiteur ; nous avons décidé qu’on ne tire rien si c’était soi-même ou quelqu’un sans cartes.
rule-confessional-die = Le dé tourne
    .text = Ensuite le dé montre le visiteur.
rule-cells-search = Fouiller une cellule
    .text = Le visiteur peut tirer une carte au hasard dans la main du propriétaire.
rule-cells-empty = Cellules sans propriétaire
    .text = On peut entrer dans la cellule d’une couleur absente ; il n’y a rien à y prendre.
    .reason = Les règles désignent le propriétaire d’une cellule par sa couleur.
rule-cells-caught = Pris sur le fait
    .text = Si le propriétaire rentre, l’intrus rend la carte qu’il a prise et fait pénitence ; il n’y a pas de rencontre.
    .reason = Les règles envoient l’intrus surpris en pénitence ; nous avons décidé que cela vient avant une rencontre et qu’il n’y en a pas.
rule-cells-forfeit = La carte n’est plus là
    .text = S’il n’a plus cette carte, on lui en prend une au hasard ; s’il n’a rien pris, il ne rend rien.
    .reason = Les règles font tirer une autre carte au hasard quand la carte volée n’est plus là ; nous avons décidé qu’un intrus qui n’a rien pris ne doit rien.
rule-scriptorium-draw = Un livre
    .text = Au Scriptorium, on prend un livre.
rule-scriptorium-empty = Plus de livre
    .text = Si tous les livres sont en main, on n’en prend pas.
    .reason = Les règles ne prévoient pas ce cas.
rule-books-special = Livres étoilés
    .text = Un livre étoilé se garde caché et s’utilise en son temps.
rule-books-plain = Livres simples
    .text = Un livre simple est lu et agit aussitôt.
rule-books-die = Livres avec un dé
    .text = Le dé désigne un autre joueur ; on relance sa propre couleur.
rule-books-waiting = L’attente ne dit rien
    .text = Quand un livre secret pourrait servir, on interroge tous ceux qui ont un livre à ce moment-là.
    .reason = Une attente dirait qui a quel livre.
rule-books-orders = Consignes
    .text = Les livres utiles au tour d’un autre s’emploient par consigne donnée d’avance.
    .reason = Une table ne doit pas attendre une carte secrète après chaque rencontre.
rule-books-limit = Deux livres
    .text = Si convenu, on n’entre pas au Scriptorium avec deux livres.
rule-library-condition = Le moins de cartes
    .text = Seul entre celui qui a le moins de cartes : personne n’en a moins que lui, et quelqu’un en a plus.
rule-library-once = Une visite
    .text = Un joueur n’entre à la Bibliothèque qu’une fois par partie.
    .reason = Les règles permettent une visite ; nous avons décidé qu’elle est épuisée dès qu’on entre, quoi qu’il en sorte.
rule-library-draw = Un livre de la Bibliothèque
    .text = Il est tiré, lu et agit aussitôt.
rule-parlour-pile = Cartes au Parloir
    .text = Tant qu’il y a des cartes, le visiteur en prend une.
rule-parlour-request = Demander une carte
    .text = Quand il n’y en a plus, le visiteur peut demander à un joueur une carte qui a un ou deux traits donnés.
    .reason = Les règles font demander un ou deux traits ; nous avons décidé qu’ils sont de genres différents et que le visiteur peut ne demander à personne.
rule-parlour-penitent = Pénitents et Parloir
    .text = Demander une carte, c’est poser une question : on ne la pose pas à un pénitent.
    .reason = Les règles interdisent à un pénitent de répondre aux questions ; demander une carte en est une.
rule-parlour-show = Montrer
    .text = Celui qui a une telle carte en montre une de son choix, en privé ; sinon, il dit qu’il n’en a pas.
    .reason = D’après les règles, une telle carte est montrée ; nous avons décidé que celui qui l’a en main la choisit, et que tous entendent la demande et le refus.
rule-crypt-draw = La carte de la Crypte
    .text = Le visiteur prend une carte de la Crypte.
rule-crypt-one = Une seule
    .text = Personne n’en a deux.
rule-crypt-extra = Le tour de plus
    .text = Elle donne un tour entier juste après le sien, mais pas au tour où on l’a tirée, ni deux fois de suite.
    .reason = Les règles donnent un tour de plus après le tour normal ; nous avons décidé qu’on ne le joue ni au tour où la carte a été tirée, ni après un autre tour de plus, ni en pénitence, et qu’il n’avance pas la cloche.
rule-chapter-hall-choice = Devant l’abbé
    .text = Le visiteur peut révéler ou accuser, l’un des deux, ou ne rien faire.
rule-revelation-one = Un trait
    .text = Une révélation dit un seul trait, jamais une négation.
rule-revelation-once = Une fois
    .text = Une même révélation ne se fait qu’une fois.
rule-revelation-contradiction = Contradiction
    .text = Une autre révélation peut la contredire.
rule-accusation-pile = Pas trop tôt
    .text = On n’accuse pas tant qu’il reste des cartes au Parloir.
rule-accusation-own = Pas sa propre carte
    .text = On n’accuse pas un moine qu’on a en main.
    .reason = Il n’en sortirait rien.
rule-accusation-right = Le coupable
    .text = Si personne n’a l’accusé, c’est lui et la partie s’achève.
rule-accusation-wrong = Un innocent
    .text = Sinon, celui qui l’a en main le montre à tous ; l’accusateur perd des points et fait pénitence.
rule-mass-gather = Tous à la Chapelle
    .text = À la messe, tous les pions vont à la Chapelle.
rule-mass-order = Déroulement
    .text = Passage des cartes, événement, nouveau premier joueur.
rule-mass-pass = Passer des cartes
    .text = Chacun donne à son voisin de gauche autant de cartes que l’indique la carte de messe, tous en même temps.
rule-mass-short = Trop peu de cartes
    .text = Qui en a moins donne tout et garde ce qu’il reçoit.
rule-mass-event = Un événement
    .text = On tire et applique un événement.
rule-mass-first = Nouveau premier joueur
    .text = Les cartes de messe et la cloche vont au voisin de droite de celui qui a appelé à la messe.
rule-mass-deck = Les cartes de messe
    .text = La carte jouée va sous la pile ; après la dernière, on reprend la première.
rule-events-until = Événements durables
    .text = Certains événements durent jusqu’à la prochaine messe.
    .reason = Les règles ne parlent pas d’événements durables ; des joueurs en rapportent, et la durée jusqu’à la prochaine messe est notre lecture.
rule-events-die = Événements avec dé
    .text = Le dé peut désigner n’importe quel joueur.
    .reason = Les règles ne parlent d’un autre joueur que pour les livres.
rule-penance-causes = Causes
    .text = Être surpris dans une cellule, accuser à tort, et tout ce qui peut y envoyer un joueur.
rule-penance-chapel = À la Chapelle
    .text = Le pion du pénitent va à la Chapelle et y reste.
rule-penance-turn = Un tour perdu
    .text = Le pénitent passe son prochain tour, même après une messe ; les pénitences ne s’additionnent pas.
    .reason = D’après les règles, un pénitent passe son prochain tour, même après une messe ; nous avons décidé que les pénitences ne s’additionnent pas.
rule-penance-silent = Ni question ni réponse
    .text = On n’interroge pas un pénitent, et il ne pose pas de question.
rule-penance-bell = Oublier la cloche
    .text = La table avance elle-même la cloche : personne ne fait pénitence pour l’avoir oubliée.
    .reason = Les règles punissent un premier joueur qui oublie la cloche ; ici, la table l’avance, et personne ne peut l’oublier.
rule-penance-agreement = D’un commun accord
    .text = Si tous les autres le proposent pendant le même tour, un joueur fait pénitence à la fin de ce tour.
    .reason = Les règles s’en remettent à un commun accord ; nous avons décidé que tous les autres joueurs doivent la proposer pendant le même tour et qu’elle se fait à la fin de ce tour.
rule-scoring-points = Points
    .text = Une révélation juste vaut deux points, une fausse moins un, le coupable quatre, une fausse accusation moins deux.
rule-scoring-negative = Score négatif
    .text = Un score peut être négatif.
    .reason = Les règles ne fixent pas de plancher.
rule-scoring-tie = Égalité
    .text = À égalité, celui qui a trouvé le coupable gagne ; s’il n’en est pas, la victoire est partagée.
    .reason = D’après les règles, celui qui a trouvé le coupable gagne à égalité ; nous avons décidé que, s’il est derrière, les autres à égalité partagent la victoire.
rule-ending-cap = Affaire close
    .text = Sauf accord contraire, la partie s’arrête après les secondes Complies.
    .reason = Les règles ne connaissent d’autre fin que le coupable ; une table ne doit pas durer sans fin, et sans cela une partie n’a pas de durée maximale. La règle vaut donc, sauf si on l’écarte.
rule-six-steps = Trois pas
    .text = À six, on avance jusqu’à trois salles.
rule-six-bell = Trois manches
    .text = À six, la cloche part de la deuxième case.
rule-variants-tactical = Partie tactique
    .text = Pas de Bibliothèque, pas d’événements, et pas de Scriptorium avec deux livres.
rule-variants-short = Partie courte
    .text = Le rythme d’une partie à six, en commençant par Laudes.
rule-options-limits = Limites des questions
    .text = Une table peut limiter traits, noms, types de réponses et sujets.
    .reason = Ce sont des limites que des tables emploient, à ce qu’on sait.
rule-options-cards = Cartes en jeu
    .text = Une table choisit les séries de cartes qui participent et peut écarter des cartes. Il reste au moins une carte dans chaque paquet.
    .reason = Les règles invitent les joueurs à écrire leurs propres cartes ; une table dit donc lesquelles elle joue.
rule-notebook-crosses = Croix
    .text = Chacun raye sur sa feuille les suspects qu’il veut.
    .reason = Les exemples des règles demandent ce qui est rayé sur la feuille.
rule-notebook-seen = Ce qui est vu
    .text = La table raye les suspects vus, et ils restent rayés.
    .reason = Une carte qu’on a vue n’est plus suspecte.
rule-notebook-marks = Mots et couleurs
    .text = Un suspect peut porter un mot et une couleur sur la feuille d’un joueur. Personne d’autre ne les voit.
    .reason = Les joueurs écrivent à côté des noms sur la feuille imprimée.
rule-notebook-notes = Notes
    .text = Les notes n’appartiennent qu’à leur auteur.
    .reason = Le carnet cache la feuille aux autres.
rule-notebook-pending = Pas pendant une question
    .text = Les croix d’un joueur ne changent pas tant qu’une question lui est posée, ni entre son silence et ce qui peut encore le rompre.
    .reason = Une réponse ne doit pas changer pendant qu’on la demande.
rule-notebook-aids = Aides
    .text = Une table convient de jouer sans aide, avec le carnet, avec un carnet qui explique chaque réponse, ou avec la déduction complète.
    .reason = Les tables ne veulent pas toutes la même aide.
rule-secrecy-view = Ce que sait un joueur
    .text = On ne sait que ce qu’on a vu et entendu.
    .reason = Le jeu porte sur ce que sait chaque joueur.

# ── Ce que font les cartes : une phrase pour chaque effet ──

card-before-move = Avant de bouger : { $sentence }
card-where = par « { $title } »
card-shut = « { $title } » ferme cette salle jusqu’à la prochaine messe.
card-number = { $amount ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $amount }
}
card-who = { $who ->
    [reader] Vous
    [rolled] Le joueur désigné
    [chosen] { $players ->
        [1] Un joueur de votre choix
       *[other] Chacun de { $number } joueurs de votre choix
    }
    [others] Chacun des autres
   *[everyone] Chacun
}
card-kind = { $kind ->
    [order] un ordre
    [title] un titre
    [hood] une capuche
    [face] un visage
   *[girth] une corpulence
}
effect-show = { $subject } { $to ->
    [reader] vous{" "}
   *[other] {""}
}{ $who ->
    [reader] montrez
   *[other] montre
} { $manner ->
    [whole] toute { $who ->
        [reader] votre
       *[other] sa
    } main
    [random] une carte au hasard
    [traits] l’un de { $who ->
        [reader] vos
       *[other] ses
    } { $monks }
   *[choice] une carte de { $who ->
        [reader] votre
       *[other] son
    } choix
}{ $to ->
    [reader] {""}
    [everyone] {" "}à tous
    [left] {" "}à { $who ->
        [reader] votre
       *[other] son
    } voisin de gauche
    [right] {" "}à { $who ->
        [reader] votre
       *[other] son
    } voisin de droite
   *[neighbours] {" "}à chacun de { $who ->
        [reader] vos
       *[other] ses
    } voisins
}{ $manner ->
    [traits] { $who ->
        [reader] , si vous en avez
       *[other] , s’il en a
    }
   *[other] {""}
}{ $unseen ->
    [yes] { $manner ->
        [traits] , et si possible un que vous n’avez pas vu ensemble
       *[other] , si possible une que vous n’avez pas vue ensemble
    }
   *[no] {""}
}
effect-draw = { $subject } { $who ->
    [reader] tirez
   *[other] tire
} une carte au hasard { $source ->
    [reader] dans votre main
    [rolled] dans la main du joueur désigné
    [chosen] { $amount ->
        [1] dans la main d’un joueur de votre choix
       *[other] dans la main de chacun de { $number } joueurs de votre choix
    }
    [others] dans la main de chacun des autres
    [left] dans la main de { $who ->
        [reader] votre
       *[other] son
    } voisin de gauche
    [right] dans la main de { $who ->
        [reader] votre
       *[other] son
    } voisin de droite
   *[parlour] dans la pile du Parloir
}
effect-give = { $subject } { $to ->
    [reader] vous donne
   *[other] { $who ->
        [reader] donnez
       *[other] donne
    }
} une carte de { $who ->
    [reader] votre
   *[other] son
} choix{ $to ->
    [reader] {""}
    [rolled] {" "}au joueur désigné
    [chosen] {" "}à un joueur de votre choix
    [left] {" "}à { $who ->
        [reader] votre
       *[other] son
    } voisin de gauche
   *[right] {" "}à { $who ->
        [reader] votre
       *[other] son
    } voisin de droite
}
effect-exchange = { $who ->
    [reader] Vous et { $other ->
        [rolled] le joueur désigné
       *[chosen] un joueur de votre choix
    } échangez
   *[rolled] Deux joueurs désignés échangent
} { $manner ->
    [whole] { $who ->
        [reader] vos
       *[rolled] leurs
    } mains entières
    [random] chacun une carte au hasard
   *[choice] une carte que chacun choisit, en même temps
}
effect-pass = Chacun donne { $amount ->
    [1] une carte
   *[other] { $number } cartes
} de son choix à son voisin de { $to ->
    [left] gauche
   *[right] droite
}
effect-count = { $manner ->
    [named] Nommez { $kinds } : { $who ->
        [everyone] chacun dit combien il en a
       *[others] tous les autres disent combien ils en ont
    }
   *[traits] { $subject } dit combien de { $monks } il a
}
effect-name = { $amount ->
    [1] Nommez un moine : son détenteur vous le montre
   *[other] Nommez jusqu’à { $number } moines : leurs détenteurs vous les montrent
}
effect-question = { $amount ->
    [1] Interrogez un joueur où qu’il soit ; il doit répondre
   *[other] Interrogez { $number } joueurs où qu’ils soient ; ils doivent répondre
}
effect-move = { $who ->
    [reader] Votre pion va
    [rolled] Le pion du joueur désigné va
    [chosen] Le pion d’un joueur de votre choix va
    [others] Les pions de tous les autres vont
   *[everyone] Tous les pions vont
} { $room ->
    [chapel] à la Chapelle, sans pénitence
    [courtyard] dans la Cour
    [crypt] à la Crypte
    [scriptorium] au Scriptorium
    [parlour] au Parloir
   *[cell] { $who ->
        [reader] dans votre cellule
        [rolled] dans sa cellule
        [chosen] dans sa cellule
       *[other] dans leur cellule
    }
}{ $penitents ->
    [single] {" "}; un pénitent reste à la Chapelle
    [all] {" "}; les pénitents restent à la Chapelle
   *[none] {""}
}
effect-penance = { $who ->
    [reader] Vous allez
    [rolled] Le joueur désigné va
    [chosen] Un joueur de votre choix, hors pénitence, va
    [others] Tous les autres vont
   *[everyone] Tous vont
} en pénitence
effect-bell = { $when ->
    [later] À la période suivante, la cloche part { $amount ->
        [1] une case
       *[other] { $number } cases
    } plus loin
   *[now] La cloche avance { $amount ->
        [1] d’une case
       *[other] de { $number } cases
    }, sans quitter la carte
}
effect-consult = { $amount ->
    [one] Regardez le livre suivant et utilisez-le
   *[other] Regardez les { $number } livres suivants : utilisez-en un, le reste va dessous
}
effect-read = { $amount ->
    [1] Prenez un livre du Scriptorium : gardez-le s’il est étoilé, sinon lisez-le
   *[other] Prenez { $number } livres du Scriptorium : gardez les étoilés, lisez les autres
}
effect-reveal = { $subject } { $who ->
    [reader] pouvez
   *[other] peut
} faire une révélation
effect-extra-turn = { $subject } { $who ->
    [reader] prenez
   *[other] prend
} une carte de la Crypte, pour un tour de plus
effect-sing = { $subject } { $who ->
    [reader] chantez
   *[other] chante
}{ $alone ->
    [yes] {" "}; rien d’autre ne se passe
   *[no] {""}
}
effect-steps = { $when ->
    [mass] Jusqu’à la prochaine messe, { $amount ->
        [1] un pas de plus
       *[other] { $number } pas de plus
    } par tour
   *[turn] { $amount ->
        [1] Un pas de plus
       *[other] { CAPITAL($number) } pas de plus
    } ce tour
}
effect-close = { $room ->
    [crypt] La Crypte est fermée jusqu’à la prochaine messe
    [scriptorium] Le Scriptorium est fermé jusqu’à la prochaine messe
    [library] La Bibliothèque est fermée jusqu’à la prochaine messe
    [parlour] Le Parloir est fermé jusqu’à la prochaine messe
    [confessional] Les confessionnaux sont fermés jusqu’à la prochaine messe
   *[cell] Jusqu’à la prochaine messe, on n’entre pas chez autrui
}
effect-yes-or-no = Jusqu’à la prochaine messe, questions par oui ou non seulement
effect-insist = Si l’on se tait devant vous, le vœu est nul : l’autre répond sans rien demander
effect-decline = Refusez une question en retour
effect-ask-again = Après réponse et retour : une question de plus, à laquelle l’autre doit répondre
effect-overhear = Après une rencontre de deux autres : interrogez l’un d’eux
effect-forgive = Envoyé en pénitence : allez à la Chapelle sans perdre de tour. Une pénitence déjà en cours prend fin aussi
effect-protect = Quand on vous tire une carte au hasard, c’est vous qui la choisissez, même si l’on vous surprend dans une cellule
effect-pass-fewer = À la messe : passez { $amount ->
    [1] une carte
   *[other] { $number } cartes
} de moins
effect-turn-passing = À la messe : tous passent à droite ; deux livres de cette sorte s’annulent
effect-enter-library = Entrez à la Bibliothèque sans condition
effect-named = { $name ->
    [balance] Un autre joueur parmi ceux qui ont le plus de cartes vous en donne une ; si vous seul en avez le plus, donnez-en une à un joueur qui en a le moins
    [drains] Au lieu de marcher, allez où vous voulez, sauf à la Salle capitulaire, à la Bibliothèque et dans les cellules ou confessionnaux occupés
   *[frost] Jusqu’à la prochaine messe, entrer dans la Cour arrête le pion
}

# ── Cards of one's own: the form ──

card-make-book = Livre, lu aussitôt
card-make-starred-book = Livre étoilé, gardé pour son moment
card-make-volume = Livre de la Bibliothèque
card-make-event = Événement
card-make-lasting-event = Événement jusqu’à la prochaine messe
card-do-show = Montrer une carte
card-do-draw = Tirer une carte
card-do-give = Donner une carte
card-do-exchange = Échanger des cartes
card-do-pass = Passer des cartes
card-do-count = Dire combien de cartes
card-do-name = Nommer des moines
card-do-question = Interroger des joueurs
card-do-move = Déplacer un pion
card-do-penance = Envoyer en pénitence
card-do-bell = Avancer la cloche
card-do-consult = Regarder les livres suivants
card-do-read = Prendre des livres du Scriptorium
card-do-reveal = Faire une révélation
card-do-extra-turn = Prendre un tour de plus
card-do-sing = Chanter
card-do-steps = Des pas de plus
card-do-close = Fermer des salles
card-do-yes-or-no = Questions par oui ou non seulement
card-do-insist = Faire répondre un joueur muet
card-do-decline = Refuser une question en retour
card-do-ask-again = Poser une question de plus
card-do-overhear = Surprendre une rencontre
card-do-forgive = Être dispensé d’une pénitence
card-do-protect = Choisir la carte que l’on vous tire
card-do-pass-fewer = Passer moins de cartes à la messe
card-do-turn-passing = Passer de l’autre côté à la messe
card-do-enter-library = Entrer à la Bibliothèque
card-do-named = Effet particulier
card-part-who = Qui
card-part-to = À qui
card-part-from = D’où
card-part-with = Avec
card-part-traits = Traits
card-part-kinds = Sortes de traits
card-part-random = Une carte au hasard
card-part-whole = Toute la main
card-part-unseen = D’abord une carte jamais vue
card-part-amount = Combien
card-part-room = Salle
card-part-later = Plus loin à la période suivante
card-part-name = Lequel
card-who-reader = le lecteur
card-who-rolled = le joueur désigné par le dé
card-who-chosen = un joueur au choix du lecteur
card-who-others = tous sauf le lecteur
card-who-everyone = tout le monde
card-who-left = le voisin de gauche
card-who-right = le voisin de droite
card-who-neighbours = les deux voisins
card-who-parlour = la pile du Parloir
card-room-chapel = Chapelle
card-room-courtyard = Cour
card-room-crypt = Crypte
card-room-scriptorium = Scriptorium
card-room-parlour = Parloir
card-room-cell = leur propre cellule
card-closed-crypt = Crypte
card-closed-scriptorium = Scriptorium
card-closed-library = Bibliothèque
card-closed-parlour = Parloir
card-closed-confessional = les confessionnaux
card-closed-cell = les cellules des autres joueurs
card-name-balance = Équilibrer les mains
card-name-drains = Par les égouts
card-name-frost = Gel dans la Cour

# ── Cards of one's own: refusals ──

data-fault-card-shape = Ce n’est pas une carte : { $found }
data-fault-card-part-missing = Cette partie doit être choisie.
data-fault-card-part-unknown = Aucune partie ne s’appelle « { $found } ».
data-fault-card-part-value = « { $found } » n’est pas possible ici.
data-fault-card-effect-unknown = Aucun effet ne s’appelle « { $found } ».
data-fault-card-bad-id = « { $found } » n’est pas fait de minuscules et de chiffres reliés par des tirets.
data-fault-card-nothing = La carte ne fait encore rien : choisissez un effet.
data-fault-card-many = Il y a { $found } effets ; une carte en a { $most } au plus.
data-fault-card-only-books-kept = Seuls les livres du Scriptorium se gardent, eux seuls ont donc une étoile.
data-fault-card-needs-star = Cet effet a son propre moment, le livre se garde donc : il lui faut une étoile.
data-fault-card-only-events-last = Seuls les événements durent jusqu’à la prochaine messe.
data-fault-card-die-missing = Un effet parle du joueur désigné par le dé : il faut le dé à la carte.
data-fault-card-die-unused = Aucun effet ne parle d’un joueur désigné par le dé : la carte n’a donc pas de dé.
data-fault-card-works-at-once = Un effet agit aussitôt : la carte ne peut donc pas durer.
data-fault-card-stands-alone = Un effet qui a son propre moment est seul sur sa carte.
data-fault-card-chosen-twice = Une carte ne laisse choisir des joueurs que dans un seul effet.
data-fault-card-unseen-beside-show = À côté d’une autre carte montrée, nul ne saurait laquelle n’avait jamais été vue.
data-fault-card-books-last = Les livres se lisent en dernier : leur effet passe avant tout ce qui suivrait.
data-fault-card-named-twice = Le lecteur ne nomme un trait que dans un seul effet.
data-fault-card-drains-steps = Personne ne compte ses pas dans les égouts.
data-fault-card-no-reader = Un événement n’a pas de lecteur : choisissez le joueur désigné par le dé ou tout le monde.
data-fault-card-nobody-chooses = Un événement n’a pas de lecteur qui pourrait choisir.
data-fault-card-reader-swaps = Le lecteur est l’un des deux qui échangent.
data-fault-card-must-last = Cet effet vaut jusqu’à la prochaine messe : seul un événement durable l’a.
data-fault-card-steps-time = Des pas de plus, c’est pour un livre étoilé ou un événement durable.
data-fault-card-drains-star = Les égouts servent avant de bouger : il faut une étoile au livre.
data-fault-card-read-library = Un livre qui en fait lire d’autres pourrait se relire sans fin ; seule la Bibliothèque le peut.
data-fault-card-consult-plain = Seul un livre ordinaire du Scriptorium regarde les suivants.
data-fault-card-consult-twice = Avec « { $found } », on regarderait des livres sans fin.
data-fault-card-penance-move = On ne va pas en pénitence et ne bouge pas dans le même tour.
data-fault-card-amount = { $found } n’est pas compris entre 1 et { $most }.
data-fault-card-no-trait = Aucun trait ne s’appelle « { $found } ».
data-fault-card-same-kind = Aucun moine n’a deux traits de la même sorte.
data-fault-card-show-self = On ne se montre pas de carte à soi-même : choisissez tous sauf le lecteur.
data-fault-card-whole-picked = Une main entière n’est ni piochée ni triée.
data-fault-card-whole-open = Une main entière n’est jamais étalée devant tous.
data-fault-card-random-sorted = Une carte au hasard n’est choisie ni pour ses traits ni parce qu’elle n’a pas été vue.
data-fault-card-unseen-reader = Ce que deux joueurs ont vu ensemble ne concerne que le lecteur.
data-fault-card-draw-from = Ce joueur ne peut pas tirer de là.
data-fault-card-draw-amount = Le nombre dit combien de joueurs sont choisis : il n’a de sens que si l’on en choisit.
data-fault-card-give-everyone = Quand chacun donne à un voisin en même temps, c’est « Passer des cartes ».
data-fault-card-give-to = Ce joueur ne peut pas donner de carte là.
data-fault-card-whole-random = Une main entière n’est pas piochée au hasard.
data-fault-card-two-rolled = Sans lecteur, ce sont deux joueurs désignés par le dé qui échangent.
data-fault-card-no-kind = Aucune sorte de trait ne s’appelle « { $found } ».
data-fault-card-named-who = Un trait que nomme le lecteur est compté par tous les autres, ou par tout le monde.
data-fault-card-traits-or-kinds = Ou bien la carte nomme des traits, ou bien le lecteur nomme un trait de l’une des sortes données.
data-fault-card-bell-latest = Au-delà de { $most }, il ne resterait aucune manche avant la prochaine messe.
