"""A language is its files: nothing else names it, and a new one is told what it still lacks."""

import re
import shutil
from pathlib import Path

import pytest
from tools.languages import ROOT, folders, lacks, languages

from chapterhouse.speech import LANGUAGES

CODE = (*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte"))
OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize("language", languages())
def test_a_language_lacks_nothing(language: str) -> None:
    assert lacks(language) == []


def test_every_language_with_a_file_is_offered() -> None:
    assert sorted(LANGUAGES) == languages()


def test_no_code_names_a_language_but_english() -> None:
    """A list of languages in code would have to grow with every language."""
    tag = re.compile(rf"""["'`](?:{"|".join(OTHERS)})["'`]""")
    naming = [
        file.relative_to(ROOT).as_posix()
        for file in CODE
        if not file.name.endswith(".test.ts") and tag.search(file.read_text(encoding="utf-8"))
    ]
    assert naming == []


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of every folder of catalogues."""
    for folder in folders():
        shutil.copytree(folder, tmp_path / folder.relative_to(ROOT))
    return tmp_path


def test_a_new_language_is_told_what_it_lacks(house: Path) -> None:
    """A half-made language: the words of the house without one message and one attribute, with one too many.

    Nobody speaks it: its tag is one of those kept for private use.
    """
    english = (house / "src/chapterhouse/text/en.ftl").read_text(encoding="utf-8")
    begun = re.sub(r"^cli-undone = .*\n", "", english, flags=re.MULTILINE)
    begun = re.sub(r"(rule-table-over = .*)\n    \.text = .*", r"\1", begun)
    begun += '\ncli-extra = { NAME($name, form: "di") }\n'
    (house / "src/chapterhouse/text/qaa.ftl").write_text(begun, encoding="utf-8")
    (house / "src/chapterhouse/grammar/text/qaa.ftl").write_text("name-il = il { $name }\n}\n", encoding="utf-8")
    missing = lacks("qaa", house)
    assert "src/chapterhouse/text/qaa.ftl: cli-undone is missing" in missing
    assert "src/chapterhouse/text/qaa.ftl: rule-table-over.text is missing" in missing
    assert "src/chapterhouse/text/qaa.ftl: cli-extra is in no other language" in missing
    assert "src/chapterhouse/grammar/text/qaa.ftl: name-di is missing" in missing
    assert "src/chapterhouse/grammar/text/qaa.ftl: cannot be read: }" in missing
    whole_files = [line for line in missing if line.endswith("the file is missing")]
    assert len(whole_files) == len(folders()) - 2
    assert "web/src/text/qaa.ftl: the file is missing" in whole_files
