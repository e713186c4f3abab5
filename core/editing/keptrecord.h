#pragma once

#include "core/domain/person.h"

#include <memory>

namespace duovita {

/// A record as undo keeps it: entries that several of them have alike are there once. A list of entries that one
/// differs in would be kept whole otherwise, half a megabyte for a record of 600.
class KeptRecord {
public:
    /// Shares entries with `like`, which has most of them.
    explicit KeptRecord(const Person& person, const KeptRecord* like = nullptr);

    Person person() const;
    /// How many entries are the same objects in both.
    qsizetype countShared(const KeptRecord& other) const;

private:
    using Entries = QList<std::shared_ptr<const Entry>>;

    Person m_person; ///< its sections without entries
    QList<Entries> m_entries;
};

} // namespace duovita
