# How a name stands in an English sentence: { NAME($tile, form: "the") }. See docs/languages.md.
# $name is the name; $gender is "none" for a proper name, "plural" for a plural, "neuter" for any other noun.

name-the = { $gender ->
    [none] { $name }
   *[other] the { $name }
    }
name-a = { $gender ->
    [none] { $name }
    [plural] { $name }
   *[other] { $initial ->
        [vowel] an { $name }
       *[consonant] a { $name }
        }
    }
# in the Chapel
name-in = in the { $name }
name-possessive = { $name }’s
