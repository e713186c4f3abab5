#include "tests/support/randomedits.h"

namespace duovita::test {

namespace {

Section& sectionOf(Person& person, const SectionId& id)
{
    return person.sections[person.indexOf(id)];
}

RecordEdit replacedEntry(const QString& name, const SectionId& section, const Entry& after)
{
    const auto onValue = [=](Person& person) {
        Section& home = sectionOf(person, section);
        static_cast<void>(home.replace(home.indexOf(after.id), after));
    };
    return {name, onValue, [=](PersonDocument& document) { return document.replaceEntry(after); }};
}

} // namespace

RecordEdit RandomEdits::next(const Person& person)
{
    const int kind = below(10);
    if (kind == 0 || person.sections.isEmpty())
        return ofSections(person);
    if (kind < 3)
        return ofFacts(person);
    const qsizetype section = indexIn(person.sections.size());
    if (kind == 3)
        return ofASection(person.sections[section]);
    if (kind < 6 || person.sections[section].entries().isEmpty())
        return ofEntries(person, section);
    return ofAnEntry(person, section);
}

RecordEdit RandomEdits::ofSections(const Person& person)
{
    const int kind = person.sections.isEmpty() ? 0 : below(3);
    if (kind == 0) {
        const Section section = m_random.section();
        const qsizetype at = indexIn(person.sections.size() + 1);
        return {QStringLiteral("add a section"), [=](Person& value) { value.sections.insert(at, section); },
                [=](PersonDocument& document) { return document.insertSection(at, section); }};
    }
    const qsizetype from = indexIn(person.sections.size());
    const SectionId id = person.sections[from].id();
    if (kind == 1)
        return {QStringLiteral("remove a section"), [=](Person& value) { value.sections.removeAt(from); },
                [=](PersonDocument& document) { return document.removeSection(id); }};
    const qsizetype to = indexIn(person.sections.size());
    return {QStringLiteral("move a section"), [=](Person& value) { value.sections.move(from, to); },
            [=](PersonDocument& document) { return document.moveSection(id, to); }};
}

RecordEdit RandomEdits::ofASection(const Section& section)
{
    const SectionId id = section.id();
    switch (below(3)) {
    case 0: {
        const LocalizedText title = m_random.localized();
        return {QStringLiteral("title of a section"), [=](Person& value) { sectionOf(value, id).title = title; },
                [=](PersonDocument& document) { return document.setSectionTitle(id, title); }};
    }
    case 1: {
        const bool visible = !section.visible;
        return {QStringLiteral("show or hide a section"),
                [=](Person& value) { sectionOf(value, id).visible = visible; },
                [=](PersonDocument& document) { return document.setSectionVisible(id, visible); }};
    }
    default:
        break;
    }
    const QStringList unparsed{m_random.text(), m_random.text()};
    return {QStringLiteral("what a section could not place"),
            [=](Person& value) { sectionOf(value, id).unparsed = unparsed; },
            [=](PersonDocument& document) { return document.setSectionUnparsed(id, unparsed); }};
}

RecordEdit RandomEdits::ofEntries(const Person& person, qsizetype section)
{
    const Section& home = person.sections[section];
    const int kind = home.entries().isEmpty() ? 0 : below(3);
    if (kind == 0) {
        const Entry entry = m_random.entry(home.kind());
        const qsizetype at = indexIn(home.entries().size() + 1);
        return {QStringLiteral("add an entry"),
                [=, id = home.id()](Person& value) { static_cast<void>(sectionOf(value, id).insert(at, entry)); },
                [=, id = home.id()](PersonDocument& document) { return document.insertEntry(id, at, entry); }};
    }
    if (kind == 1) {
        const qsizetype at = indexIn(home.entries().size());
        return {QStringLiteral("remove an entry"),
                [=, id = home.id()](Person& value) { sectionOf(value, id).take(at); },
                [id = home.entries()[at].id](PersonDocument& document) { return document.removeEntry(id); }};
    }
    return movedEntry(person, section);
}

RecordEdit RandomEdits::movedEntry(const Person& person, qsizetype section)
{
    const Section& from = person.sections[section];
    const Entry entry = from.entries()[indexIn(from.entries().size())];
    QList<const Section*> targets;
    for (const Section& target : person.sections) {
        if (target.accepts(entry))
            targets += &target;
    }
    const Section& to = *targets[indexIn(targets.size())];
    const qsizetype room = to.entries().size() + (to.id() == from.id() ? 0 : 1);
    const qsizetype at = indexIn(room);
    const auto onValue = [=, source = from.id(), target = to.id()](Person& value) {
        Section& home = sectionOf(value, source);
        const Entry taken = home.take(home.indexOf(entry.id));
        static_cast<void>(sectionOf(value, target).insert(at, taken));
    };
    return {QStringLiteral("move an entry"), onValue, [=, id = entry.id, target = to.id()](PersonDocument& document) {
                return document.moveEntry(id, target, at);
            }};
}

RecordEdit RandomEdits::ofAnEntry(const Person& person, qsizetype section)
{
    const Section& home = person.sections[section];
    Entry after = home.entries()[indexIn(home.entries().size())];
    change(after, home.kind());
    return replacedEntry(QStringLiteral("change an entry"), home.id(), after);
}

void RandomEdits::change(Entry& entry, SectionKind kind)
{
    const Entry other = m_random.entry(kind);
    switch (below(7)) {
    case 0:
        entry.details = other.details;
        break;
    case 1:
        entry.links = other.links;
        break;
    case 2:
        entry.tags = other.tags;
        break;
    case 3:
        entry.note = m_random.text();
        break;
    case 4:
        entry.visible = !entry.visible;
        break;
    default:
        changeHighlights(entry.highlights);
        break;
    }
}

void RandomEdits::changeHighlights(QList<Highlight>& highlights)
{
    Highlight made;
    made.text = LocalizedRichText::of(RichText::fromMarkdown(m_random.text()), RichText::fromMarkdown(m_random.text()));
    const int kind = highlights.isEmpty() ? 0 : below(4);
    switch (kind) {
    case 0:
        highlights.insert(indexIn(highlights.size() + 1), made);
        break;
    case 1:
        highlights.removeAt(indexIn(highlights.size()));
        break;
    case 2:
        highlights.move(indexIn(highlights.size()), indexIn(highlights.size()));
        break;
    default:
        highlights[indexIn(highlights.size())].text = made.text;
        break;
    }
}

RecordEdit RandomEdits::ofFacts(const Person& person)
{
    const Person other = m_random.person();
    Person after = person;
    switch (below(8)) {
    case 0:
        after.name = other.name;
        break;
    case 1:
        after.notes = m_random.text();
        break;
    case 2:
        after.contacts = other.contacts;
        break;
    case 3:
        after.tags = other.tags;
        break;
    case 4:
        after.photo = other.photo;
        break;
    case 5: {
        Cv made = Cv::fullCv();
        made.name = m_random.text();
        after.cvs.insert(indexIn(after.cvs.size() + 1), made);
        break;
    }
    case 6:
        if (after.cvs.size() > 1)
            after.cvs.removeAt(indexIn(after.cvs.size()));
        break;
    default: {
        Cv& cv = after.cvs[indexIn(after.cvs.size())];
        cv.targetPages = 1 + below(5);
        cv.headline = LocalizedText::of(Language::English, m_random.text());
        cv.summary = LocalizedRichText::of(Language::Chinese, RichText::fromPlain(m_random.text()));
        if (!after.sections.isEmpty())
            cv.hiddenSections = {after.sections[indexIn(after.sections.size())].id()};
        break;
    }
    }
    const auto onValue = [after](Person& value) {
        const QList<Section> sections = value.sections;
        value = after;
        value.sections = sections;
    };
    return {QStringLiteral("change the facts"), onValue,
            [after](PersonDocument& document) { return document.replaceProfile(after); }};
}

} // namespace duovita::test
