#pragma once

#include "core/content/cvcontent.h"

#include <QHash>

namespace duovita {

/// What places of one record are called, for asking about many of them: which of its parts are called alike is found
/// out once. The record outlives it.
class RecordPlaces {
public:
    explicit RecordPlaces(const Person& person);

    /// "Education · Qinghe University · Degree": where in the record, in its own words, in the interface's language.
    QString wordsFor(const ContentSource& source);
    /// "Qinghe University (Degree)": what stands nearest, for a list of many.
    QString shortWordsFor(const ContentSource& source);

private:
    QString entryName(const Section& section, const EntryId& entry);
    void nameEntries(const Section& section);

    const Person& m_person;
    QHash<SectionId, QString> m_sections;
    QHash<EntryId, QString> m_entries; ///< of the sections that were asked about
};

/// Of one place alone.
QString placeOf(const ContentSource& source, const Person& person);

} // namespace duovita
