# Clés : clés d’accès, récupération, sessions, plusieurs personnes dans un navigateur, mes données.

now = maintenant
later = Plus tard
copy = Copier
copied = Copié.
print = Imprimer

keep-title = Garder mes parties
keep-title-ending = Votre partie est finie. La garder ?
keep-why = Seul ce navigateur vous connaît. Si ses données sont effacées, votre nom et vos parties sont perdus.
keep-passkey = Une clé d’accès vous ramène ici sur tout appareil : empreinte, visage ou code. Ni adresse, ni mot de passe.
keep-make = Créer une clé d’accès
keep-stays = Elle reste sur votre appareil ; le serveur ne garde que la serrure correspondante.
keep-paper = Ce navigateur ne peut pas créer de clé d’accès ici. Un lien de récupération sur papier vous ramène aussi : il sert une fois.
keep-paper-also = Ou un lien de récupération sur papier
keep-make-paper = Créer un lien de récupération
keep-done = C’est fait. Votre clé d’accès vous rendra vos parties.
keep-cancelled = Rien n’a changé. Vous pouvez réessayer à tout moment.
paper-title = Votre chemin de retour
paper-text = Imprimez ou notez ce lien et gardez-le pour vous : qui l’ouvre devient vous. Il sert une fois ; un nouveau le remplace.

passkeys = Clés d’accès
passkey-made = créée le { $date }
passkey-used = dernière utilisation : { $when }
passkey-rename = Renommer
passkey-name = Nom de la clé d’accès
passkey-save = Enregistrer
passkey-delete = Supprimer
passkey-more = Une autre clé d’accès
passkeys-last = C’est votre seul chemin de retour. Créez d’abord une autre clé ou un lien de récupération.
log-in = Se connecter avec une clé d’accès
log-in-help = Vous avez déjà joué ici, sur un autre appareil ? Votre clé d’accès vous ramène.
log-in-keeps = { $name } reste dans ce navigateur ; vous pourrez changer.
by-link = Ce navigateur est venu par un lien. Il joue pour { $name } ; les clés, les appareils et les données se gèrent dans le navigateur qui a créé le lien.

sessions = Où je suis connecté
sessions-others = Se déconnecter partout ailleurs
sessions-others-help = Met aussi fin à tous les liens privés.
session-here = ici
session-link = par un lien
session-end = Déconnecter
log-out = Se déconnecter ici
log-out-warning = Sans clé d’accès ni lien de récupération, personne ne pourra redevenir { $name }. Créez-en d’abord.
log-out-sure = Se déconnecter quand même
device-phone = Téléphone
device-tablet = Tablette
device-computer = Ordinateur
device-program = { $browser } sous { $system }
device-unknown = Un autre appareil

people = Dans ce navigateur
people-help = Plusieurs personnes partagent ce navigateur. Choisissez qui joue.
people-you = vous
people-switch = Passer à { $name }

who-title = Ce lien appartient à { $name }
who-running =
    { $count ->
        [0] { $name } ne joue aucune partie en ce moment.
        [1] { $name } joue une partie en ce moment.
       *[other] { $name } joue { $count } parties en ce moment.
    }
who-you-are = Dans ce navigateur, vous êtes { $name }.
who-stay = Rester { $name }
who-stay-how = le lien n’est pas utilisé
who-both = Garder les deux
who-both-how = vous jouez maintenant comme { $name } et pouvez changer dans votre profil
who-become = Devenir { $name } ici
who-become-how-kept = { $name } est déconnecté ici ; une clé d’accès ou un lien de récupération le ramène
who-become-how-lost = { $name } n’a pas de clé d’accès : ses parties seraient perdues
who-enter = Jouer ici comme { $name }
who-leave = Non, merci
who-nothing = Rien n’a encore changé.
who-mine = Dans ce navigateur, vous êtes déjà { $name }.
who-gone = Ce lien ne fonctionne plus. Il a été révoqué ou déjà utilisé ; demandez-en un autre.
who-warning = Ne continuez que si vous savez qui l’a envoyé : cette personne voit tout ce que vous jouez comme { $name }.

data = Ce que le serveur sait de moi
data-counts =
    { $games ->
        [1] une partie
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves ->
        [1] un coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $talk ->
        [1] un message
        [one] { $talk } message
       *[other] { $talk } messages
    }, { $browsers ->
        [1] un appareil
        [one] { $browsers } appareil
       *[other] { $browsers } appareils
    }
data-download = Tout télécharger ({ $size })
data-delete = Tout supprimer…
data-stays = Les parties finies restent à ceux qui les ont jouées, sous le nom « N. N. ». Dans les parties en cours, un robot prend votre place.
delete-title = C’est définitif
delete-what = Le serveur oublie votre nom, vos messages, notes, appareils, clés et adresses.
delete-finished =
    { $count ->
        [1] Une partie finie reste aux autres, sous le nom « N. N. ».
        [one] { $count } partie finie reste aux autres, sous le nom « N. N. ».
       *[other] { $count } parties finies restent aux autres, sous le nom « N. N. ».
    }
delete-running =
    { $count ->
        [1] Dans une partie en cours, un robot prend votre place.
       *[other] Dans { $count } parties en cours, un robot prend votre place.
    }
delete-backups = Les copies dans les sauvegardes de l’hôte disparaissent avec elles.
delete-write = Écrivez { $name } pour continuer.
delete-keep = Tout garder
delete-main = Tout supprimer
