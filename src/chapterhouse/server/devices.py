"""Which device a browser runs on, coarsely: enough to recognise one's own in a list, too little to follow anybody.

A device is stored as three words, ``firefox android phone``; the client says them in the reader's language.
"""

BROWSERS = (
    ("edg", "edge"),
    ("opr", "opera"),
    ("samsungbrowser", "samsung"),
    ("firefox", "firefox"),
    ("fxios", "firefox"),
    ("crios", "chrome"),
    ("chrome", "chrome"),
    ("chromium", "chrome"),
    ("safari", "safari"),
)
"""Part of a User-Agent, and the browser it means. The first that fits counts: most browsers also claim to be others."""

SYSTEMS = (
    ("android", "android"),
    ("iphone", "ios"),
    ("ipad", "ios"),
    ("windows", "windows"),
    ("cros", "chromeos"),
    ("mac os", "macos"),
    ("linux", "linux"),
)


def device_of(user_agent: str) -> str:
    agent = user_agent.lower()
    browser = _first(BROWSERS, agent)
    if not agent.startswith("mozilla/"):
        browser = "program"
    return f"{browser} {_first(SYSTEMS, agent)} {_kind(agent, browser)}"


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for part, name in known if part in agent), "other")


def _kind(agent: str, browser: str) -> str:
    if browser == "program":
        return "program"
    if "ipad" in agent or "tablet" in agent or ("android" in agent and "mobile" not in agent):
        return "tablet"
    return "phone" if "mobile" in agent or "iphone" in agent else "computer"
