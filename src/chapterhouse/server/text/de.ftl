# Was der Server von sich aus sagt.

notice-title = Du bist am Zug
notice-body = Eine Partie { $game } wartet auf dich: { $address }
notice-full-title = Dein Tisch ist voll
notice-full-body = An deinem Tisch ({ $game }) sitzen alle. Beginne die Partie: { $address }

fault-table-silence = Die Regeln gebieten dir jetzt Schweigen.
rule-table-silence = Das Schweigegelübde
    .text = Wo die Regeln Schweigen verlangen, ruht das Gespräch am Tisch.
