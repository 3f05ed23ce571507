"""The changelog: what is unreleased becomes the section of a version."""

UNRELEASED = "## [Unreleased]"


def with_section(text: str, version: str, day: str) -> str:
    """The changelog after a release. Refuses a version that is there already, and an empty list."""
    before, found, rest = text.partition(f"{UNRELEASED}\n")
    if not found:
        raise SystemExit(f"CHANGELOG.md has no {UNRELEASED}")
    if f"## [{version}]" in text:
        raise SystemExit(f"CHANGELOG.md has a section of {version} already")
    section, mark, older = rest.partition("\n## [")
    if not section.strip():
        raise SystemExit("nothing has changed: CHANGELOG.md lists nothing as unreleased")
    return f"{before}{found}\n## [{version}] - {day}\n{section}{mark}{older}"


def section_of(text: str, version: str) -> str:
    """What the changelog says of a version."""
    after = text.partition(f"## [{version}]")[2]
    return after.partition("\n")[2].partition("\n## [")[0].strip()
