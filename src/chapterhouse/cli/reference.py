"""``chapterhouse rules`` and ``chapterhouse data``: the rules reference, and how sure we are of each number.

Words and data are loaded by the command that runs, not by its help.
"""

from typing import Annotated

import typer

from chapterhouse.kernel import Malformed
from chapterhouse.languages import LANGUAGES

app = typer.Typer()

EditionName = Annotated[str, typer.Option("--edition", help="The name or fingerprint of an edition of this house.")]
GameName = Annotated[str, typer.Argument(help="monastery, monasterium or abbey")]
Lang = Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}")]


@app.command("rules")
def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(help="A rule id, a chapter, or a word to look for.")] = "",
    edition: EditionName = "",
    lang: Lang = "en",
) -> None:
    """Print the rules reference: all of it, a chapter, one rule, or all rules with a word."""
    from rich.console import Console

    from chapterhouse.cli.reference_text import print_rules, rules_about, with_edition
    from chapterhouse.speech import Speech

    speech = Speech(with_edition(game, edition), lang)
    wanted = rules_about(rule, speech)
    if not wanted:
        raise Malformed(f"no rule of {game} has {rule!r} in its id or its words")
    print_rules(wanted, speech, Console(highlight=False))


@app.command("data")
def data(
    game: GameName,
    everything: Annotated[bool, typer.Option("--all", help="Include numbers printed in the rules.")] = False,
    edition: EditionName = "",
    lang: Lang = "en",
) -> None:
    """Print the numbers that are reconstructed, inferred or reported, not printed in the rules."""
    from rich.console import Console

    from chapterhouse.cli.reference_text import entries, print_data, with_edition
    from chapterhouse.speech import Speech

    found = with_edition(game, edition)
    shown = [datum for datum in entries(found) if everything or datum.standing != "rulebook"]
    print_data(shown, Speech(found, lang), Console(highlight=False))
