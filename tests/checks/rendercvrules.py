"""What RenderCV (2.8) refuses, by its models: rendercv/schema/models/cv of its sources. Its own program is in no package
of Debian or npm."""
import datetime
import re

MEMBERS = {"name", "headline", "location", "email", "photo", "phone", "website", "social_networks", "custom_connections", "sections"}
NETWORKS = {
    "LinkedIn": r"\S+", "GitHub": r"\S+", "GitLab": r"\S+", "IMDB": r"nm\d{7}", "Instagram": r"\S+",
    "ORCID": r"\d{4}-\d{4}-\d{4}-\d{3}[\dX]", "Mastodon": r"@[^@]+@[^@]+", "StackOverflow": r"\d+/[^/]+", "ResearchGate": r"\S+",
    "YouTube": r"[^@]\S*", "Google Scholar": r"\S+", "Telegram": r"\S+", "Leetcode": r"\S+", "X": r"\S+",
}
# In the order in which a type is looked for: by the members that only it has, with those that it must have.
TYPES = {
    "OneLine": ({"label", "details"}, {"label", "details"}),
    "Normal": ({"name"}, {"name"}),
    "Experience": ({"company", "position"}, {"company", "position"}),
    "Education": ({"institution", "area", "degree"}, {"institution", "area"}),
    "Publication": ({"title", "authors", "doi", "url", "journal"}, {"title", "authors"}),
    "Bullet": ({"bullet"}, {"bullet"}),
    "Numbered": ({"number"}, {"number"}),
    "ReversedNumbered": ({"reversed_number"}, {"reversed_number"}),
}
WEB = re.compile(r"https?://[^\s/]+\S*")


def several(value):
    return value if isinstance(value, list) else [] if value is None else [value]


def type_of(entry):
    if isinstance(entry, str):
        return "Text"
    return next((name for name, (own, _) in TYPES.items() if own & set(entry)), None)


def date_of(value):
    """The first day of an exact date; None for what is none."""
    match = re.fullmatch(r"(\d{4})(?:-(\d\d))?(?:-(\d\d))?", str(value))
    return datetime.date(int(match[1]), int(match[2] or 1), int(match[3] or 1)) if match else None


def problems_of_entry(kind, entry):
    if kind == "Text":
        return [] if isinstance(entry, str) else [f"no text among texts: {entry}"]
    if isinstance(entry, str):
        return [f"a text among entries of {kind}: {entry[:60]}"]
    found = [f"{kind} without {key}: {entry}" for key in TYPES[kind][1] if entry.get(key) is None]
    lists = {"highlights", "authors"} & set(entry)
    found += [f"{key} is no list of texts" for key in lists if not all(isinstance(item, str) for item in entry[key])]
    if kind == "Publication":
        if entry.get("url") and not WEB.fullmatch(entry["url"]):
            found.append(f"no address: {entry['url']}")
        if entry.get("doi") and not re.search(r"\b10\..*", entry["doi"]):
            found.append(f"no DOI: {entry['doi']}")
    elif kind in ("Normal", "Experience", "Education"):
        ends = [entry.get("start_date"), entry.get("end_date")]
        found += [f"no date: {end}" for end in ends if end not in (None, "present") and date_of(end) is None]
        first, last = (date_of(end) if end not in (None, "present") else None for end in ends)
        if first and last and first > last and entry.get("date") is None:
            found.append(f"begins after its end: {entry}")
    return found


def problems_of_contacts(cv):
    found = [f"no mail address: {mail}" for mail in several(cv.get("email")) if not re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s]+", mail)]
    found += [f"no number with its country: {number}" for number in several(cv.get("phone")) if not re.fullmatch(r"\+[\d ().-]+", str(number))]
    found += [f"no web address: {page}" for page in several(cv.get("website")) if not WEB.fullmatch(page)]
    for account in cv.get("social_networks") or []:
        if account.get("network") not in NETWORKS or not re.fullmatch(NETWORKS[account["network"]], str(account.get("username"))):
            found.append(f"no such account: {account}")
    for connection in cv.get("custom_connections") or []:
        url = connection.get("url", "missing")
        if set(connection) != {"fontawesome_icon", "placeholder", "url"} or not connection["placeholder"] or (url and not WEB.fullmatch(url)):
            found.append(f"no connection: {connection}")
    return found


def problems_of(document):
    cv = document["cv"]
    found = [f"unknown: {key}" for key in set(document) - {"cv", "design", "locale", "settings"}]
    found += [f"unknown in cv: {key}" for key in set(cv) - MEMBERS] + problems_of_contacts(cv)
    for title, entries in (cv.get("sections") or {}).items():
        kind = next((kind for kind in map(type_of, entries) if kind), None)
        if not kind:
            found.append(f"{title}: entries of no type")
            continue
        found += [f"{title}: {problem}" for entry in entries for problem in problems_of_entry(kind, entry)]
    return found
