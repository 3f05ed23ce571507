"""A report as one HTML page that needs nothing else: no script, no font, no picture from anywhere."""

from collections.abc import Mapping, Sequence
from html import escape

from chapterhouse.lab.tables import Table

STYLE = """
:root { color-scheme: light; }
body { font: 17px/1.5 Georgia, 'Iowan Old Style', serif; color: #2d2921; background: #f6efdd; margin: 0; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
h1 { font-size: 2rem; margin: 0 0 .2rem; }
h1::first-letter { color: #c23b22; font-size: 1.4em; }
h2 { font-size: 1.2rem; border-bottom: 1px solid #c9bc98; margin: 2.4rem 0 .8rem; padding-bottom: .2rem; }
figure { margin: 0 0 1.5rem; } figure svg { max-width: 100%; height: auto; border-radius: 4px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
th, td { text-align: left; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid #e4dcc6; vertical-align: top; }
th { font-weight: 600; } td:not(:first-child) { white-space: nowrap; }
.note { color: #5e5646; font-size: .92rem; }
"""


def page(title: str, about: Sequence[str], tables: Sequence[Table], drawings: Mapping[str, str]) -> str:
    """The whole page: what was played, then charts, then tables."""
    body = [f"<h1>{escape(title)}</h1>", *(f'<p class="note">{escape(line)}</p>' for line in about)]
    body += [_figure(caption, drawing) for caption, drawing in drawings.items()]
    body += [_table(table) for table in tables]
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            f'<head><meta charset="utf-8"><title>{escape(title)}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{STYLE}</style></head>",
            "<body><main>",
            *body,
            "</main></body>",
            "</html>",
            "",
        ]
    )


def _figure(caption: str, drawing: str) -> str:
    named = drawing.replace("<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', 1)
    return f"<h2>{escape(caption)}</h2>\n<figure>{named}</figure>"


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    note = f'<p class="note">{escape(table.note)}</p>' if table.note else ""
    return (
        f'<h2>{escape(table.title)}</h2>\n<div class="scroll"><table><thead><tr>{head}</tr></thead>\n'
        f"<tbody>{rows}</tbody></table></div>{note}"
    )
