# Keys: passkeys, recovery, sessions, several persons in one browser, my data.

now = now
later = Later
copy = Copy
copied = Copied.
print = Print

keep-title = Keep my games
keep-title-ending = Your game is over. Keep it?
keep-why = So far only this browser knows you. If its data is cleared, your name and your games are gone.
keep-passkey = A passkey brings you back on any device: fingerprint, face or PIN. No e-mail, no password.
keep-make = Make a passkey
keep-stays = It stays on your device; the server stores only the lock that it fits.
keep-paper = This browser has no passkeys here. A recovery link on paper brings you back instead: it works once.
keep-paper-also = Or a recovery link on paper
keep-make-paper = Make a recovery link
keep-done = Done. Your games come back with your passkey.
keep-cancelled = Nothing was changed. You can try again at any time.
paper-title = Your way back
paper-text = Print or write this down and keep it to yourself: anyone who opens it is you. It works once; a new one replaces it.

passkeys = Passkeys
passkey-made = made { $date }
passkey-used = last used { $when }
passkey-rename = Rename
passkey-name = Name of the passkey
passkey-save = Save
passkey-delete = Delete
passkey-more = Another passkey
passkeys-last = This is the only way back. Make another one first, or a recovery link.
log-in = Log in with a passkey
log-in-help = You have played here before, on another device? Your passkey brings you back.
log-in-keeps = { $name } stays in this browser; you can switch.
by-link = This browser came by a link. It plays for { $name }; keys, devices and data are managed in the browser that made the link.

sessions = Where I am logged in
sessions-others = Log out everywhere else
sessions-others-help = Also ends every private link.
session-here = here
session-link = by a link
session-end = Log out
log-out = Log out here
log-out-warning = Without a passkey or a recovery link nobody can become { $name } again. Make one first.
log-out-sure = Log out all the same
device-phone = Phone
device-tablet = Tablet
device-computer = Computer
device-program = { $browser } on { $system }
device-unknown = Another device

people = In this browser
people-help = Several persons share this browser. Choose who plays.
people-you = you
people-switch = Switch to { $name }

who-title = This link belongs to { $name }
who-running =
    { $count ->
        [0] { $name } plays no game at the moment.
        [one] { $name } plays one game at the moment.
       *[other] { $name } plays { $count } games at the moment.
    }
who-you-are = In this browser you are { $name }.
who-stay = Stay { $name }
who-stay-how = the link is not used
who-both = Keep both
who-both-how = you play as { $name } now, and can switch in your profile
who-become = Become { $name } here
who-become-how-kept = { $name } is logged out here; a passkey or recovery link brings them back
who-become-how-lost = { $name } has no passkey: their games would be lost
who-enter = Play as { $name } here
who-leave = No, thank you
who-nothing = Nothing has been changed yet.
who-mine = You are { $name } in this browser already.
who-gone = This link does not work any more. It was revoked or used; ask for a new one.
who-warning = Only go on if you know who sent it: that person sees everything you play as { $name }.

data = What the server knows about me
data-counts =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, { $talk ->
        [one] one message
       *[other] { $talk } messages
    }, { $browsers ->
        [one] one device
       *[other] { $browsers } devices
    }
data-download = Download all ({ $size })
data-delete = Delete everything…
data-stays = Finished games stay with those who played them, under the name “N. N.”. In running games a bot takes your chair.
delete-title = This cannot be undone
delete-what = The server forgets your name, messages, notes, devices, keys and addresses.
delete-finished =
    { $count ->
        [one] One finished game stays with the others, under the name “N. N.”.
       *[other] { $count } finished games stay with the others, under the name “N. N.”.
    }
delete-running =
    { $count ->
        [one] In one running game a bot takes your chair.
       *[other] In { $count } running games a bot takes your chair.
    }
delete-backups = Copies in the host’s backups go when those are deleted.
delete-write = Write { $name } to go on.
delete-keep = Keep everything
delete-main = Delete everything
