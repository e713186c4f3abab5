#pragma once

#include "core/content/cvcontent.h"

#include <QHash>

namespace duovita {

/// Names places in one record. Use one object for many places: it determines only once which parts have the same name.
/// The record must outlive it.
class RecordPlaces {
public:
    explicit RecordPlaces(const Person& person);

    /// "Education · Qinghe University · Degree": the place in the record, in the record's own words, in the interface's
    /// language.
    QString wordsFor(const ContentSource& source);
    /// "Qinghe University (Degree)": only the nearest parts, for long lists.
    QString shortWordsFor(const ContentSource& source);

private:
    QString entryName(const Section& section, const EntryId& entry);
    void nameEntries(const Section& section);
    QString fieldWords(const ContentSource& source, SectionKind kind) const;

    const Person& m_person;
    QHash<SectionId, QString> m_sections;
    QHash<EntryId, QString> m_entries; ///< only of the sections that were asked for so far
};

/// For a single place.
QString placeOf(const ContentSource& source, const Person& person);

} // namespace duovita
