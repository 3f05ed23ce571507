# Comment un nom se place dans une phrase : { NAME($tile, form: "of") }. Voir docs/languages.md.
# $name est le nom ; $gender vaut masculine, feminine ou plural, et none pour un nom propre, qui n’a pas d’article ;
# $initial vaut vowel ou consonant, pour l’élision.

# l’Infirmerie, le Jardin, les Écuries, Anne
name-the = { $gender ->
    [masculine] { $initial ->
        [vowel] l’{ $name }
       *[consonant] le { $name }
        }
    [feminine] { $initial ->
        [vowel] l’{ $name }
       *[consonant] la { $name }
        }
    [plural] les { $name }
   *[none] { $name }
    }
# une Infirmerie, un Jardin, des Écuries
name-a = { $gender ->
    [masculine] un { $name }
    [feminine] une { $name }
    [plural] des { $name }
   *[none] { $name }
    }
# de l’Infirmerie, du Jardin, des Écuries, d’Anne, de Bruno
name-of = { $gender ->
    [masculine] { $initial ->
        [vowel] de l’{ $name }
       *[consonant] du { $name }
        }
    [feminine] { $initial ->
        [vowel] de l’{ $name }
       *[consonant] de la { $name }
        }
    [plural] des { $name }
   *[none] { $initial ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
        }
    }
# à l’Infirmerie, au Jardin, aux Écuries, à Anne
name-to = { $gender ->
    [masculine] { $initial ->
        [vowel] à l’{ $name }
       *[consonant] au { $name }
        }
    [feminine] { $initial ->
        [vowel] à l’{ $name }
       *[consonant] à la { $name }
        }
    [plural] aux { $name }
   *[none] à { $name }
    }
# au Jardin, mais en e0n1 : un lieu qui n’a que ses coordonnées
name-at = { $gender ->
    [masculine] { $initial ->
        [vowel] à l’{ $name }
       *[consonant] au { $name }
        }
    [feminine] { $initial ->
        [vowel] à l’{ $name }
       *[consonant] à la { $name }
        }
    [plural] aux { $name }
   *[none] en { $name }
    }
# qu’Anne, que Bruno, que l’Infirmerie
name-that = { $gender ->
    [masculine] { $initial ->
        [vowel] que l’{ $name }
       *[consonant] que le { $name }
        }
    [feminine] { $initial ->
        [vowel] que l’{ $name }
       *[consonant] que la { $name }
        }
    [plural] que les { $name }
   *[none] { $initial ->
        [vowel] qu’{ $name }
       *[consonant] que { $name }
        }
    }
