#include "core/checks/cvproblems.h"

#include "core/content/owntexts.h"
#include "core/content/selection.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// The parts of a record that a CV shows.
class ShownParts {
public:
    ShownParts(const Cv& cv, const Person& person) : m_cv(cv)
    {
        for (const Language language : allLanguages) {
            const QList<MissingText> missing = makeContent(person, cv, language).missing;
            for (const MissingText& text : missing)
                m_missing[indexOf(language)][text.source.entry.value_or(m_none)] += text.source;
        }
        for (const Section* section : chosenSections(person, cv)) {
            const QList<const Entry*> entries = chosenEntries(*section, cv);
            for (const Entry* entry : entries) {
                m_entries += entry->id;
                for (const Highlight* highlight : chosenHighlights(*entry, cv))
                    m_highlights += highlight->id;
            }
            // A title without entries below it is not printed. But a section without any entries may have pieces left
            // by an import.
            if (!entries.isEmpty() || section->entries().isEmpty())
                m_sections += section->id();
        }
    }

    bool has(const Problem& problem) const
    {
        if (problem.kind == Problem::Kind::Missing)
            return isMissing(problem.source, *problem.language);
        return has(problem.source);
    }

private:
    bool isMissing(const ContentSource& source, Language language) const
    {
        return m_missing[indexOf(language)].value(source.entry.value_or(m_none)).contains(source);
    }

    bool has(const ContentSource& source) const
    {
        if (source.cv)
            return source.cv == m_cv.id;
        if (source.highlight)
            return m_highlights.contains(*source.highlight);
        if (source.entry)
            return m_entries.contains(*source.entry);
        if (source.section)
            return m_sections.contains(*source.section);
        return source.field != Field::Headline || m_cv.headline.isEmpty();
    }

    const Cv& m_cv;
    std::array<QHash<EntryId, QList<ContentSource>>, languageCount> m_missing; // by entry
    const EntryId m_none;                                                      // stands for texts outside entries
    QSet<SectionId> m_sections;
    QSet<EntryId> m_entries;
    QSet<HighlightId> m_highlights;
};

} // namespace

QList<Problem> problemsShownBy(const Cv& cv, const Person& person, const QList<Problem>& problems)
{
    const ShownParts parts(cv, person);
    QList<Problem> shown = problems;
    shown.removeIf([&](const Problem& problem) { return !parts.has(problem); });
    return shown;
}

} // namespace duovita
