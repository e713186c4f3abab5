#pragma once

#include "core/domain/person.h"

#include <memory>

namespace duovita {

/// A record in the undo history. Records share the entries that are equal in both; a whole list of entries would take
/// half a megabyte for a record of 600.
class KeptRecord {
public:
    /// Shares equal entries with `like`.
    explicit KeptRecord(const Person& person, const KeptRecord* like = nullptr);

    Person person() const;
    /// The number of entries that both share as one object.
    qsizetype countShared(const KeptRecord& other) const;

private:
    using Entries = QList<std::shared_ptr<const Entry>>;

    Person m_person; ///< without the sections' entries
    QList<Entries> m_entries;
};

} // namespace duovita
