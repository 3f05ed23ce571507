learn = Spielend lernen
learn-lead = Ein geführtes erstes Spiel für jedes der drei. Du machst die Züge an einem echten Tisch, ein Führer sagt, wozu sie gut sind, und die Regeln sind einen Klick entfernt.
lesson-size = etwa { $minutes } Minuten, { $marks } Schritte
begin = Beginnen
go-on = Weiter ({ $done } von { $marks })
guide = Der Führer
progress = { $number } von { $of }
how-far = Wie weit du bist
next = Weiter
next-chapter = Nächstes Kapitel: { $title }
play-novices = Jetzt gegen Novizen spielen
show-me = Mach es für mich
others-play = Die anderen spielen …
back = Zurück
again = Kapitel von vorn
leave = Verlassen
kindly = Nach den Regeln darfst du das. Für jetzt aber:
now = Was kann ich jetzt tun?
now-title = Was du jetzt tun kannst
now-none = Du bist nicht am Zug. Sieh dich um: Worauf du verweilst, sagt dir, was es ist.
now-count = { $count ->
    [one] ein Weg
   *[other] { $count } Wege
}
now-learn = Dieses Spiel Schritt für Schritt lernen
now-close = Schließen
