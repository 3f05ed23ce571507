# Wie ein Name im Satz steht: { NAME($tile, form: "the", case: "accusative") }. Siehe docs/languages.md.
# $name ist der Name in dem Fall, den $case nennt; $gender ist masculine, feminine, neuter oder plural, und none für
# einen Eigennamen, der keinen Artikel hat; $final ist sibilant, wenn der Name auf einen s-Laut endet.
# Das Attribut .case sagt, welchen Fall eine Form verlangt.

# der Garten, den Garten, dem Garten, des Gartens
name-the = { $gender ->
    [masculine] { $case ->
        [genitive] des { $name }
        [dative] dem { $name }
        [accusative] den { $name }
       *[nominative] der { $name }
        }
    [feminine] { $case ->
        [genitive] der { $name }
        [dative] der { $name }
       *[nominative] die { $name }
        }
    [neuter] { $case ->
        [genitive] des { $name }
        [dative] dem { $name }
       *[nominative] das { $name }
        }
    [plural] { $case ->
        [genitive] der { $name }
        [dative] den { $name }
       *[nominative] die { $name }
        }
   *[none] { $name }
    }
# ein Garten, einen Garten; die Mehrzahl hat keinen Artikel
name-a = { $gender ->
    [masculine] { $case ->
        [genitive] eines { $name }
        [dative] einem { $name }
        [accusative] einen { $name }
       *[nominative] ein { $name }
        }
    [feminine] { $case ->
        [genitive] einer { $name }
        [dative] einer { $name }
       *[nominative] eine { $name }
        }
    [neuter] { $case ->
        [genitive] eines { $name }
        [dative] einem { $name }
       *[nominative] ein { $name }
        }
   *[none] { $name }
    }
# des Gartens, der Bibliothek, von Anna
name-of = { $gender ->
    [masculine] des { $name }
    [feminine] der { $name }
    [neuter] des { $name }
    [plural] der { $name }
   *[none] von { $name }
    }
    .case = genitive
# Annas Streifen, Klaus’ Streifen
name-possessive = { $final ->
    [sibilant] { $name }’
   *[other] { $name }s
    }
# beim Garten, bei der Bibliothek, bei Anna, aber auf e0n1: ein Ort, der nur seine Koordinaten hat
name-at = { $gender ->
    [masculine] beim { $name }
    [feminine] bei der { $name }
    [neuter] beim { $name }
    [plural] bei den { $name }
   *[none] { $kind ->
        [place] auf { $name }
       *[other] bei { $name }
        }
    }
    .case = dative
# vom Garten, von der Bibliothek, von e0n1
name-from = { $gender ->
    [masculine] vom { $name }
    [feminine] von der { $name }
    [neuter] vom { $name }
    [plural] von den { $name }
   *[none] von { $name }
    }
    .case = dative
# zum Garten, zur Bibliothek, zu Anna, aber nach e0n1
name-to = { $gender ->
    [masculine] zum { $name }
    [feminine] zur { $name }
    [neuter] zum { $name }
    [plural] zu den { $name }
   *[none] { $kind ->
        [place] nach { $name }
       *[other] zu { $name }
        }
    }
    .case = dative
# im Garten, in der Bibliothek
name-in = { $gender ->
    [masculine] im { $name }
    [feminine] in der { $name }
    [neuter] im { $name }
    [plural] in den { $name }
   *[none] in { $name }
    }
    .case = dative
# in den Garten, in die Bibliothek, ins Skriptorium
name-into = { $gender ->
    [masculine] in den { $name }
    [feminine] in die { $name }
    [neuter] ins { $name }
    [plural] in die { $name }
   *[none] in { $name }
    }
    .case = accusative
