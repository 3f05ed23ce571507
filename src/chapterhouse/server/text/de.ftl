# Was der Server von sich aus sagt.

notice-title = Sie sind am Zug
notice-body = Eine Partie { $game } wartet auf Sie: { $address }
notice-full-title = Ihr Tisch ist voll
notice-full-body = An Ihrem Tisch { $game } sitzen alle. Beginnen Sie die Partie: { $address }

fault-table-silence = Die Regeln gebieten Ihnen jetzt Schweigen.
rule-table-silence = Das Schweigegelübde
    .text = Wo die Regeln Schweigen verlangen, ruht das Gespräch am Tisch.
