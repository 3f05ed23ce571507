"""Names of bots by chair. No suspect, order, room or book of the Abbey has one of them."""

BOT_NAMES = ("Hilda", "Brigid", "Ottilie", "Radegund", "Ita", "Walburga")
