#include "core/messages/recordplaces.h"

#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::RecordPlaces)
};

} // namespace

/// A section is named by its title; sections with the same title also get their number.
RecordPlaces::RecordPlaces(const Person& person) : m_person(person)
{
    QHash<QString, int> alike;
    for (const Section& section : person.sections)
        ++alike[titleOf(section)];
    for (qsizetype i = 0; i < person.sections.size(); ++i) {
        const QString title = titleOf(person.sections[i]);
        m_sections.insert(person.sections[i].id(),
                          alike[title] > 1 ? Words::tr("%1 (section %2)").arg(title, QString::number(i + 1)) : title);
    }
}

/// An entry's name in the interface's language, or its number if the name is missing or not unique.
void RecordPlaces::nameEntries(const Section& section)
{
    constexpr qsizetype longest = 48;
    const QList<Entry>& entries = section.entries();
    QStringList titles;
    QHash<QString, int> alike;
    for (const Entry& entry : entries) {
        titles += shortTitleOf(entry);
        ++alike[titles.last()];
    }
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QString& title = titles[i];
        const QString shown = title.size() > longest ? QString(title.left(longest - 1) + u'…') : title;
        QString words = alike[title] > 1 ? Words::tr("%1 (entry %2)").arg(shown, QString::number(i + 1)) : shown;
        if (title.isEmpty()) // for a single entry, as in a summary, the section's name suffices
            words = entries.size() > 1 ? Words::tr("entry %1").arg(i + 1) : QString();
        m_entries.insert(entries[i].id, words);
    }
}

QString RecordPlaces::entryName(const Section& section, const EntryId& entry)
{
    if (!section.entries().isEmpty() && !m_entries.contains(section.entries().front().id))
        nameEntries(section);
    return m_entries.value(entry);
}

/// A point is named by its number.
QString RecordPlaces::fieldWords(const ContentSource& source, SectionKind kind) const
{
    const Entry* const entry = source.entry && source.highlight ? m_person.entry(*source.entry) : nullptr;
    if (!entry)
        return wordFor(source.field, kind);
    const QList<Highlight>& points = entry->highlights;
    const auto point =
        std::find_if(points.begin(), points.end(), [&](const Highlight& each) { return each.id == *source.highlight; });
    return point == points.end() || points.size() == 1
               ? wordFor(source.field, kind)
               : Words::tr("point %1").arg(QString::number(point - points.begin() + 1));
}

QString RecordPlaces::shortWordsFor(const ContentSource& source)
{
    const qsizetype at = source.section ? m_person.indexOf(*source.section) : -1;
    if (at < 0)
        return source.field == Field::None ? wordsFor(source) : wordFor(source.field);
    const Section& section = m_person.sections[at];
    const QString entry = source.entry ? entryName(section, *source.entry) : QString();
    if (entry.isEmpty())
        return m_sections.value(section.id());
    return source.field == Field::None ? entry : Words::tr("%1 (%2)").arg(entry, fieldWords(source, section.kind()));
}

QString RecordPlaces::wordsFor(const ContentSource& source)
{
    QStringList words;
    std::optional<SectionKind> kind; // the kind of section determines a field's name
    const qsizetype at = source.section ? m_person.indexOf(*source.section) : -1;
    if (at >= 0) {
        const Section& section = m_person.sections[at];
        kind = section.kind();
        words += m_sections.value(section.id());
        if (source.entry)
            words += entryName(section, *source.entry);
    }
    for (const Cv& cv : m_person.cvs) {
        if (source.cv == cv.id)
            words += Words::tr("CV “%1”").arg(shownName(cv));
    }
    if (source.field == Field::Title && !source.entry)
        words += Words::tr("title of the section");
    else if (source.field != Field::None)
        words += kind ? fieldWords(source, *kind) : wordFor(source.field);
    words.removeAll(QString());
    return words.isEmpty() ? titleOf(Person()) : words.join(QStringLiteral(" · "));
}

QString placeOf(const ContentSource& source, const Person& person)
{
    return RecordPlaces(person).wordsFor(source);
}

} // namespace duovita
