# Geschichten von Mystery of the Abbey.

tale-title-unsolved = Der Fall, den niemand löste
tale-title-revelations = Gefunden und doch nicht gewonnen
tale-title-rash = Eine Anklage zu viel
tale-title-culprit = Es war { $suspect }

tale-inquiry = { $questions ->
        [0] Keine Frage wurde
        [one] Eine Frage wurde
       *[other] { $questions } Fragen wurden
    } in dieser Untersuchung gestellt, und { $masses ->
        [0] keine Messe unterbrach sie
        [one] eine Messe unterbrach sie
       *[other] { $masses } Messen unterbrachen sie
    }.
tale-asker = Niemand war neugieriger als { $asker } mit { $count ->
        [one] einer
       *[other] { $count }
    } davon.
tale-silent = { $target } schwieg lieber, { $count ->
        [2] zweimal
       *[other] { $count }-mal
    }.
tale-no-revelations = Niemand wagte eine Enthüllung über den Täter.
tale-revealed = Die erste Enthüllung über den Täter kam von { $seat }: { $trait }.
tale-revelations-right = { NAME($seat, form: "possessive") } Enthüllungen waren am Ende { $points } Punkte wert.
tale-false = { $seat } klagte { $suspect } an, doch der war unschuldig, und tat Buße dafür.
tale-false-more = Es blieb nicht der einzige Irrtum: { $count ->
        [one] Noch ein Unschuldiger wurde
       *[other] Noch { $count } Unschuldige wurden
    } angeklagt.
tale-nobody-knew = Aus den Karten allein konnte bis zuletzt niemand sicher sein.
tale-knew-and-found = Nach allem, was zu sehen und zu hören war, blieb für { $seat } { NAME($office, form: "to") } nur noch ein Verdächtiger; niemand hätte es früher wissen können.
tale-knew-unused = Nach allem, was zu sehen und zu hören war, hätte { $seat } den Täter { NAME($office, form: "to") } vor allen anderen kennen können, kam aber nicht rechtzeitig auf den Namen.
tale-found = Dann klagte { $seat } { NAME($office, form: "to") } { $suspect } an, und das war richtig.
tale-not-enough = Doch die Enthüllungen zählten mehr.
tale-closed = Niemand nannte den Richtigen, und so schloss der Abt den Fall. Es war { $suspect }.

tale-picture-mass = Die Glocke ruft alle { NAME($office, form: "to") }.
tale-picture-revealed = { $seat } macht eine Enthüllung.
tale-picture-false = { $seat } klagt { $suspect } an, zu Unrecht.
tale-picture-knew = Von hier an hätte { $seat } es wissen können.
tale-picture-inquiry = Die Untersuchung geht weiter.
tale-picture-culprit = Entlarvt: { $suspect }.
