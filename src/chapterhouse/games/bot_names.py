"""Names of bots by chair. No suspect, order, room or book of the Abbey has one of them, nor a suspect of an edition."""

BOT_NAMES = ("Hilda", "Brigid", "Ottilie", "Radegund", "Ita", "Walburga")


def display_name(seat: int, name: str, bot: str | None) -> str:
    """What everybody calls a chair: a bot that nobody gave a name has one by its chair."""
    return BOT_NAMES[seat % len(BOT_NAMES)] if bot is not None and name == bot else name
