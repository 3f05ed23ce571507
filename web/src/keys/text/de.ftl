# Schlüssel: Passkeys, Wiederherstellung, Sitzungen, mehrere Personen in einem Browser, meine Daten.

now = jetzt
later = Später
copy = Kopieren
copied = Kopiert.
print = Drucken

keep-title = Meine Partien behalten
keep-title-ending = Deine Partie ist zu Ende. Behalten?
keep-why = Bisher kennt dich nur dieser Browser. Werden seine Daten gelöscht, sind dein Name und deine Partien verloren.
keep-passkey = Ein Passkey bringt dich auf jedem Gerät zurück: mit Fingerabdruck, Gesicht oder PIN. Ohne E-Mail, ohne Passwort.
keep-make = Passkey anlegen
keep-stays = Er bleibt auf deinem Gerät; der Server speichert nur das Schloss dazu.
keep-paper = Hier kann dieser Browser keine Passkeys anlegen. Stattdessen bringt dich ein Link auf Papier zurück: Er gilt einmal.
keep-paper-also = Oder ein Wiederherstellungslink auf Papier
keep-make-paper = Wiederherstellungslink anlegen
keep-done = Fertig. Mit deinem Passkey kommst du zu deinen Partien zurück.
keep-cancelled = Es wurde nichts geändert. Du kannst es jederzeit wieder versuchen.
paper-title = Dein Weg zurück
paper-text = Druck das aus oder schreib es ab und behalte es für dich: Wer den Link öffnet, ist du. Er gilt einmal; ein neuer ersetzt ihn.

passkeys = Passkeys
passkey-made = angelegt am { $date }
passkey-used = zuletzt benutzt: { $when }
passkey-rename = Umbenennen
passkey-name = Name des Passkeys
passkey-save = Speichern
passkey-delete = Löschen
passkey-more = Noch ein Passkey
passkeys-last = Das ist dein einziger Weg zurück. Leg zuerst einen anderen Passkey oder einen Wiederherstellungslink an.
log-in = Mit Passkey anmelden
log-in-help = Du hast hier schon auf einem anderen Gerät gespielt? Dein Passkey bringt dich zurück.
log-in-keeps = { $name } bleibt in diesem Browser; du kannst wechseln.
by-link = Dieser Browser kam über einen Link. Er spielt für { $name }; Schlüssel, Geräte und Daten verwaltet der Browser, der den Link angelegt hat.

sessions = Wo ich angemeldet bin
sessions-others = Überall sonst abmelden
sessions-others-help = Beendet auch alle privaten Links.
session-here = hier
session-link = über einen Link
session-end = Abmelden
log-out = Hier abmelden
log-out-warning = Ohne Passkey oder Wiederherstellungslink kann niemand wieder { $name } werden. Leg zuerst einen an.
log-out-sure = Trotzdem abmelden
device-phone = Handy
device-tablet = Tablet
device-computer = Computer
device-program = { $browser } unter { $system }
device-unknown = Ein anderes Gerät

people = In diesem Browser
people-help = Mehrere Personen teilen sich diesen Browser. Wähle, wer spielt.
people-you = du
people-switch = Zu { $name } wechseln

who-title = Dieser Link gehört { $name }
who-running =
    { $count ->
        [0] { $name } spielt zurzeit keine Partie.
        [one] { $name } spielt zurzeit eine Partie.
       *[other] { $name } spielt zurzeit { $count } Partien.
    }
who-you-are = In diesem Browser bist du { $name }.
who-stay = { $name } bleiben
who-stay-how = der Link wird nicht benutzt
who-both = Beide behalten
who-both-how = du spielst jetzt als { $name } und kannst im Profil wechseln
who-become = Hier { $name } werden
who-become-how-kept = { $name } wird hier abgemeldet; ein Passkey oder Wiederherstellungslink führt zurück
who-become-how-lost = { $name } hat keinen Passkey: Die Partien wären verloren
who-enter = Hier als { $name } spielen
who-leave = Nein, danke
who-nothing = Es wurde noch nichts geändert.
who-mine = Du bist in diesem Browser schon { $name }.
who-gone = Dieser Link gilt nicht mehr. Er wurde widerrufen oder schon benutzt; bitte um einen neuen.
who-warning = Mach nur weiter, wenn du weißt, wer ihn geschickt hat: Diese Person sieht alles, was du als { $name } spielst.

data = Was der Server über mich weiß
data-counts =
    { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, { $talk ->
        [one] eine Nachricht
       *[other] { $talk } Nachrichten
    }, { $browsers ->
        [one] ein Gerät
       *[other] { $browsers } Geräte
    }
data-download = Alles herunterladen ({ $size })
data-delete = Alles löschen …
data-stays = Beendete Partien bleiben denen, die sie gespielt haben, unter dem Namen „N. N.“. In laufenden Partien übernimmt ein Bot deinen Platz.
delete-title = Das lässt sich nicht rückgängig machen
delete-what = Der Server vergisst deinen Namen, deine Nachrichten, Notizen, Geräte, Schlüssel und Adressen.
delete-finished =
    { $count ->
        [one] Eine beendete Partie bleibt den anderen, unter dem Namen „N. N.“.
       *[other] { $count } beendete Partien bleiben den anderen, unter dem Namen „N. N.“.
    }
delete-running =
    { $count ->
        [one] In einer laufenden Partie übernimmt ein Bot deinen Platz.
       *[other] In { $count } laufenden Partien übernimmt ein Bot deinen Platz.
    }
delete-backups = Kopien in Sicherungen des Betreibers verschwinden, wenn diese gelöscht werden.
delete-write = Schreib { $name }, um fortzufahren.
delete-keep = Alles behalten
delete-main = Alles löschen
