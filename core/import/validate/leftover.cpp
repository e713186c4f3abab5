#include "core/import/validate/leftover.h"

#include "core/import/annotate/contactparsing.h"
#include "core/import/fields/entrybuilding.h"

#include <algorithm>

namespace duovita {

namespace {

/// Whether any of the text's words are in an entry.
bool holdsText(const Entry& entry, SectionKind kind)
{
    Entry empty = Section(kind).newEntry();
    empty.id = entry.id;
    return !(entry == empty);
}

Entry titledEntry(const QString& text, SectionKind kind)
{
    Entry entry = Section(kind).newEntry();
    const Language language = containsHan(text) ? Language::Chinese : Language::English;
    bool titled = false;
    forEachField(entry.details, [&](Field, auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (!std::exchange(titled, true))
                value = LocalizedText::of(language, text);
        }
    });
    if (!titled)
        entry.highlights += makeHighlight(RichText::fromPlain(text), HighlightStyle::Paragraph, 0, language);
    return entry;
}

} // namespace

QList<Entry> entriesFromText(const QString& text, SectionKind kind, const Person& person)
{
    const OwnName ownName(person.name, person.nameVariants);
    const ParsingContext context{Vocabulary::standard(), ownName,
                                 containsHan(text) ? Language::Chinese : Language::English};
    QList<Entry> entries;
    for (const EntryBlocks& blocks : groupEntries(readPlainText(text), kind, context))
        entries += buildEntry(blocks, kind, context);
    entries.removeIf([kind](const Entry& entry) { return !holdsText(entry, kind); });
    return entries.isEmpty() ? QList<Entry>{titledEntry(text, kind)} : entries;
}

namespace {

/// Removes the first occurrence of the text in an `unparsed` list; `instead` replaces it there. Returns false if there
/// is none.
bool takeLeftOver(Person& person, const QString& text, const QString& instead = {})
{
    const auto take = [&](QStringList& pieces) {
        const qsizetype at = pieces.indexOf(text);
        if (at >= 0 && instead.isEmpty())
            pieces.removeAt(at);
        else if (at >= 0)
            pieces[at] = instead;
        return at >= 0;
    };
    if (take(person.unparsed))
        return true;
    for (Section& section : person.sections) {
        if (take(section.unparsed))
            return true;
        for (qsizetype i = 0; i < section.entries().size(); ++i) {
            Entry entry = section.entries()[i];
            if (take(entry.unparsed))
                return section.replace(i, entry);
        }
    }
    return false;
}

Language languageOf(const QString& text)
{
    return containsHan(text) ? Language::Chinese : Language::English;
}

} // namespace

Person leftOverAsEntry(Person person, const QString& text, const SectionId& section, qsizetype at)
{
    const qsizetype place = person.indexOf(section);
    if (place < 0 || !takeLeftOver(person, text))
        return person;
    Section& target = person.sections[place];
    qsizetype row = at < 0 ? target.entries().size() : at;
    for (const Entry& entry : entriesFromText(text, target.kind(), person))
        static_cast<void>(target.insert(row++, entry)); // of the right kind
    return person;
}

Person leftOverInNewSection(Person person, const QString& text, SectionKind kind)
{
    const Section section(kind);
    Person after = person;
    after.sections += section;
    after = leftOverAsEntry(after, text, section.id());
    return after.sections.last().entries().isEmpty() ? person : after;
}

Person leftOverInSummary(Person person, const QString& text)
{
    if (!takeLeftOver(person, text))
        return person;
    const auto isSummary = [](const Section& section) { return section.kind() == SectionKind::Summary; };
    auto summary = std::find_if(person.sections.begin(), person.sections.end(), isSummary);
    if (summary == person.sections.end())
        summary = person.sections.insert(person.sections.begin(), Section(SectionKind::Summary));
    if (summary->entries().isEmpty())
        static_cast<void>(summary->append(summary->newEntry()));
    Entry entry = summary->entries().last();
    entry.highlights += makeHighlight(RichText::fromPlain(text), HighlightStyle::Paragraph, 0, languageOf(text));
    static_cast<void>(summary->replace(summary->entries().size() - 1, entry));
    return person;
}

Person leftOverAsContact(Person person, const QString& text)
{
    QString rest;
    QList<Contact> contacts = takeContacts({InlineSpan{text}}, &rest);
    rest = rest.trimmed();
    if (contacts.isEmpty()) {
        contacts += Contact{ContactKind::Other, LocalizedText::of(languageOf(text), text), {}, true};
        rest.clear();
    }
    if (takeLeftOver(person, text, Vocabulary::standard().isBareLabel(rest) ? QString() : rest))
        person.contacts += contacts;
    return person;
}

Person leftOverAsFact(Person person, const QString& text, PersonalFactKind kind)
{
    const bool isOne = kind == PersonalFactKind::Birth || kind == PersonalFactKind::Height;
    const LocalizedText value = isOne ? LocalizedText::shared(text) : LocalizedText::of(languageOf(text), text);
    if (takeLeftOver(person, text))
        person.personalFacts += PersonalFact{kind, value, {}, true};
    return person;
}

Person leftOverInNotes(Person person, const QString& text)
{
    if (takeLeftOver(person, text))
        person.notes += (person.notes.isEmpty() ? QString() : QStringLiteral("\n")) + text;
    return person;
}

} // namespace duovita
