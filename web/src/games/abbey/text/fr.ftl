# Les mots du plateau de l’Abbaye en français. Règles, refus et événements se trouvent dans le fichier du jeu.

headline = { $office } · cloche sur { $bell } de { $spots }
prompt-pass = { $count ->
        [1] Choisissez une carte pour { $name }, à votre gauche.
       *[other] Choisissez { $count } cartes pour { $name }, à votre gauche.
    }
pass-them = Passer ces cartes
turn-ends = Votre tour se termine.
prompt-move = Allez dans une autre salle.
prompt-ask = Vous rencontrez { $name } : posez une question.
prompt-answer = { $name } vous demande : { $question }
prompt-show = { $name } vous demande un { $monk } : choisissez lequel vous montrez.
prompt-counter = Vous avez répondu. Posez-vous une question à { $name } en retour ?
prompt-inquire = Choisissez un ou deux traits, et à qui demander une telle carte.

## Feuillets

leaves = Feuillets du plateau
leaf-plan = Plan
leaf-notebook = Carnet
leaf-players = Témoins
leaf-timeline = Cartes vues
leaf-revelations = Révélations

## Le plan

floor-plan = Plan de l’abbaye
read-in-library = Lu à la Bibliothèque :
people-here = Ici : { $names }
die-shows = Le dé montre { $name }
within-reach = À portée
plan-ecclesia = Chapelle
plan-crypta = Crypte
plan-confessorium-1 = Confessionnal
plan-confessorium-2 = Confessionnal
plan-aula = Cour
plan-claustrum-s = Cloître sud
plan-claustrum-w = Ouest
plan-claustrum-n = Cloître nord
plan-claustrum-e = Est
plan-capitulum = Chapitre
plan-parlatorium = Parloir
plan-scriptorium = Scriptorium
plan-bibliotheca = Bibliothèque
plan-scalae = Escalier
plan-dormitorium-w = Dortoir ouest
plan-dormitorium-e = Dortoir est
plan-cellula-white = Blanche
plan-cellula-yellow = Jaune
plan-cellula-red = Rouge
plan-cellula-green = Verte
plan-cellula-blue = Bleue
plan-cellula-black = Noire
plan-porta = Porterie
plan-hortus = Jardin
plan-culina = Cuisine
plan-refectorium = Réfectoire
plan-calefactorium = Chauffoir

## Le carnet

open-count = { $count ->
        [1] Il reste un suspect sur votre feuille.
        [one] Il reste { $count } suspect sur votre feuille.
       *[other] Il reste { $count } suspects sur votre feuille.
    }
of-all = { $open } sur { $all } encore suspects
trait-open = { $trait } : { $open } sur { $all } encore suspects
pen = Ce que fait un appui
pen-cross = Rayer
pen-look = Regarder
filter = Ne montrer que ces traits
mark-hand = dans votre main
mark-seen = vu
mark-crossed = rayé par vous
mark-open = encore suspect
deduction = Déduction
deducing = On raisonne…
deduction-off = Vous raisonnez par vous-même.
deduced = { $count ->
        [1] D’après tout ce que vous savez, un seul suspect peut être le coupable.
       *[other] D’après tout ce que vous savez, { $count } suspects peuvent être le coupable.
    }
deduced-one = D’après tout ce que vous savez, le coupable est { $name }.
not-exact = (au plus : tout n’a pas pu être vérifié à temps)
verdict-cleared = ne peut pas être le coupable
verdict-guilty = est forcément le coupable
must-be-with = forcément dans la main { NAME($name, form: "of") }
can-be = Peut se trouver :
place-culprit = sous l’abbaye, comme coupable
place-pile = dans la pile du Parloir
certain-with = Ce { NAME($name, form: "that") } a forcément en main
certain-with-none = Rien n’est encore certain.
close-look = Fermer
at-the-deal = la donne
at-turn = { $day ->
        [1] { $office } { $bell }
       *[other] { $office } { $bell }, jour { $day }
    }
notes = Notes
notes-empty = Personne d’autre ne lit ce que vous écrivez ici.
new-note = Une nouvelle note
write = Écrire
erase-note = Rayer : { $note }
seen-with = Ce que vous avez vu en dernier chez { $name }
seen-with-none = Rien encore.
testimony = Réponses et déclarations
testimony-none = Rien encore.
moved-since = { $count ->
        [0] Aucune carte n’a bougé depuis.
        [1] Une carte a bougé depuis.
        [one] { $count } carte a bougé depuis.
       *[other] { $count } cartes ont bougé depuis.
    }
promised = Promesse à { $name } :
penance-wanted = Pénitence demandée par { $names }.
timeline-none = Vous n’avez vu aucune carte.
revelations-help = Une seule fois par partie. Juste : deux points. Faux : moins un.
to-accuse = Choisir qui accuser …
accuse = Accuser …

## Questions

composer = Votre question
kind = Genre de question
kind-how-many = Combien …
kind-any-of = Y en a-t-il …
kind-at-least = Au moins …
kind-exactly = Exactement …
kind-all-of = Sont-ils tous …
kind-more-of = Plus de ceux-ci que de ceux-là …
kind-between = Entre … et …
kind-odd = Un nombre impair …
kind-most-of = De quoi avez-vous le plus …
kind-fewest-of = De quoi avez-vous le moins …
kind-what-is = Un trait d’une carte …
kind-still-hold = Avez-vous encore …
kind-last-drawn = La dernière carte tirée …
kind-settled = Vos derniers suspects sont-ils d’un seul …
kind-hold-book = Avez-vous le livre …
kind-how-many-books = Combien de livres …
kind-will-end = Votre tour finira-t-il …
kind-will-speak = Allez-vous révéler ou accuser …
kind-will-pass = Me passerez-vous …
kind-before-mass = Avant la prochaine messe, allez-vous …
kind-free-question = Dans mes propres mots …
who = De qui il s’agit
who-fitting = moines qui sont
who-names = moines par leur nom
who-anybody = n’importe qui
take-out = enlever
add-name = + un nom
add-trait = + un trait
add-like = + comme …
compare-with = qui ?
join-or = lier les deux derniers par « ou »
scope-hand = en main
scope-seen = vus
scope-crossed = rayés
scope-open = encore suspects
scope-elsewhere = vus ailleurs
scope-guessed = devinés
slot-scope = Où
slot-number = Combien
slot-category = Quel genre de trait
slot-card = Quelle carte
slot-way = Quelle salle
slot-room = Quelle salle
slot-act = Quoi
slot-title = Quel livre
slot-text = Votre question
slot-by = Chez qui, ou à qui
slot-since = Depuis quand
slot-deed = Quoi
met-anybody = n’importe qui
add-among = + de certaines cartes
and-also = … et aussi …
and-first = Et :
typed = Ou écrivez votre question
typed-example = combien de moines barbus avez-vous ?
typed-meant = Compris : { $question }
typed-unread = Pas compris : { $unread }
typed-busy = Lecture …
no-card = aucune carte de ce genre
ask-it = Demander à { $name }
fits-open = Convient à { $fits } de vos { $open } derniers suspects.
weighing = On pèse la question…
prospects = Suspects restants après chaque réponse ; à présent { $now } :
prospects-none = Aucune réponse ne vous apprendrait rien sur les cartes.
any-other-answer = toute autre réponse
leaves-suspects = { $count ->
        [1] laisse un suspect
        [one] laisse { $count } suspect
       *[other] laisse { $count } suspects
    }
useful = Utiles :
recent = Posées récemment :
whom = À qui demander
answering = Votre réponse
answer-with = Répondre : { $answer }
choose-answer = Choisissez votre réponse
reply = Répondre
moment-silence = … silence.
moment-whisper = … murmure.

## Le pupitre

hand = Vos cartes
hand-empty = Vous n’avez pas de cartes.
books = Livres
order-give = L’utiliser au prochain moment
order-given = ✓ Servira de lui-même
crypt-card = Carte de la Crypte
crypt-lay-ready = La préparer : on vous proposera un tour de plus à la fin de celui-ci
crypt-ready = Prête : un tour de plus après celui-ci
watching = Vous regardez.
cards-held = { $count ->
        [1] une carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
books-held = { $count ->
        [1] un livre
        [one] { $count } livre
       *[other] { $count } livres
    }
silences = { $count ->
        [1] un vœu de silence
        [one] { $count } vœu de silence
       *[other] { $count } vœux de silence
    }
first-player = Premier joueur
page-of = Page { NAME($name, form: "of") }
penitent = fait pénitence
hours = Les heures
bell-at = La cloche est sur { $spot } de { $spots }
mass-next = { $rounds ->
        [0] Messe après cette manche
        [1] Messe après encore une manche
        [one] Messe après encore { $rounds } manche
       *[other] Messe après encore { $rounds } manches
    } : { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à gauche.
mass-now = La cloche sonne. Tous sont à la Chapelle.
mass-cards = { $cards ->
        [1] Chacun passe une carte.
        [one] Chacun passe { $cards } carte.
       *[other] Chacun passe { $cards } cartes.
    }
mass-choosing = choisit
mass-ready = prêt

## Le carnet et ses pages

said-and-notes = Ce qui a été dit en dernier, et les notes
said-last = Ce qui a été dit en dernier
said-all = toutes les réponses ›
explain-certain = { $name } a forcément { $names }.
explain-absent = { $count ->
        [1] Une carte { NAME($name, form: "that") } pouvait avoir est exclue.
        [one] { $count } carte { NAME($name, form: "that") } pouvait avoir est exclue.
       *[other] { $count } cartes { NAME($name, form: "that") } pouvait avoir sont exclues.
    }
explain-cleared = Ne peut pas être le coupable : { $names }.
explain-nothing = À elle seule, cette réponse n’exclut rien de plus.
explaining = Ce qu’elle exclut …
mark-word = Un mot à vous
colour-red = marqué en rouge : suspecté
colour-gold = marqué en or
colour-green = marqué en vert
colour-blue = marqué en bleu
contradiction-suspected = Vous le suspectez, mais vous avez vu sa carte.
contradiction-nobody-left = Vos croix ne laissent personne.
told-to = à { $name }
traits-asked = Traits de la question
strip-hand = en main
last-with = vu en dernier chez { $name }
guilty = Coupable
stay-silent = Me taire
who-did-it = Qui a tué Frère Adelmo ?
nobody-spoke = Personne n’a parlé devant l’abbé.
was-right = vrai
was-wrong = faux
hands-open = Toutes les mains dévoilées
suspects-left = Suspects restants
suspects-left-help = Combien de suspects restaient à chacun, de la donne à la fin
who-knew = Qui pouvait savoir, et depuis quand
knew-since = pouvait savoir depuis : { $when }
left-at-end = { $count ->
        [1] un suspect possible à la fin
        [one] { $count } suspect possible à la fin
       *[other] { $count } suspects possibles à la fin
    }
hands-known = Les mains telles que vous les connaissez
unknown-cards = { $count ->
        [0] aucune carte inconnue
        [1] une carte inconnue
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
under-abbey = Sous l’abbaye : l’un d’eux
cards-went = Le chemin des cartes
still-open = Encore suspects sur votre feuille
since-taken = vous a pris { $name }
since-accused = a accusé { $suspect }

## Moments

cloth-taken = Prise dans votre main
cloth-given = De votre main
cloth-shown = Montrée à vous seul
cloth-showed = Montrée par vous
cloth-received = Désormais dans votre main
moment-taken = { $taker } vous a pris une carte
moment-gave = Vous donnez une carte à { $taker }
moment-passed = { $count ->
        [1] Vous passez une carte à { $taker }
        [one] Vous passez { $count } carte à { $taker }
       *[other] Vous passez { $count } cartes à { $taker }
    }
moment-showed = Vous montrez une carte à { $taker }
moment-shown = { $count ->
        [1] { $giver } vous montre une carte
        [one] { $giver } vous montre { $count } carte
       *[other] { $giver } vous montre { $count } cartes
    }
moment-received = { $count ->
        [1] { $giver } vous passe une carte
        [one] { $giver } vous passe { $count } carte
       *[other] { $giver } vous passe { $count } cartes
    }
moment-given = { $giver } vous donne une carte
moment-took = Vous prenez une carte à { $giver }
moment-pile = Vous piochez une carte
moment-stays = Elle reste où elle est. Vous l’avez vue.
moment-kept = Elle reste dans votre main.
event-read = On lit l’événement
before-abbot = Devant l’abbé

## La messe

mass-of = Messe : { $office }
mass-step-bell = La cloche
mass-step-chapel = Tous à la Chapelle
mass-step-pass = { $cards ->
        [1] Une carte à gauche
        [one] { $cards } carte à gauche
       *[other] { $cards } cartes à gauche
    }
mass-step-event = L’événement

## Noms sans titres

name-william = William
name-theobald = Theobald
name-aldric = Aldric
name-conrad = Conrad
name-dunstan = Dunstan
name-rainer = Rainer
name-ulric = Ulric
name-kilian = Kilian
name-odo = Odo
name-lambert = Lambert
name-florian = Florian
name-gildas = Gildas
name-ivo = Ivo
name-milo = Milo
name-piers = Piers
name-zeno = Zeno
name-sergio = Sergio
name-bruno = Bruno
name-edwin = Edwin
name-hubert = Hubert
name-joscelin = Joscelin
name-norbert = Norbert
name-valentin = Valentin
name-yves = Yves

## Ce qu’apporterait une salle

entering-meets = Vous rencontreriez { $names } et poseriez une question.
entering-die = { $names } y était en dernier : vous tireriez { $count ->
        [1] sa seule carte
       *[other] une carte parmi { $count }
    }.
entering-die-empty = { $names } y était en dernier et n’a pas de carte.
entering-die-own = Vous y étiez en dernier : rien à tirer.
entering-cell = La cellule { NAME($names, form: "of") } : vous pourriez prendre { $count ->
        [1] sa seule carte
       *[other] une carte parmi { $count }
    }.
entering-cell-empty = La cellule { NAME($names, form: "of") }, qui n’a pas de carte.
entering-cell-own = Votre cellule : vous y surprendriez tout intrus.
entering-cell-nobody = Personne n’habite ici.
entering-pile = Vous tireriez une carte ; la pile en compte { $count }.
entering-pile-gone = La pile est épuisée : vous demanderiez à quelqu’un une carte d’un genre donné.
entering-reveal = Vous pourriez révéler un trait. Pour accuser, la pile doit être épuisée ; cartes restantes : { $count }.
entering-accuse = Vous pourriez révéler un trait ou accuser.
entering-library-read = Vous avez déjà lu à la Bibliothèque.
entering-crypt-held = Vous avez déjà une carte de la Crypte.

## Cartes

deck-book = Scriptorium
deck-volume = Bibliothèque
deck-happening = Événement
mark-star = gardé pour son moment
mark-die = avec un dé
mark-lasts = jusqu’à la prochaine messe
