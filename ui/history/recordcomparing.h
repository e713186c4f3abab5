#pragma once

#include "ui/history/entryrows.h"

namespace duovita {

/// A part that differs between two states of a record: a section, an entry, or with neither the person's own details.
struct PartDifference {
    enum class Kind : unsigned char { Changed, OnlyThen, OnlyNow };

    std::optional<SectionId> section;
    std::optional<EntryId> entry;
    QString title;
    Kind kind = Kind::Changed;
    QList<ComparedRow> rows; ///< only differing values; empty if none is visible. Reordered items are numbered
};

/// In the order of the earlier state, followed by parts that exist only now.
QList<PartDifference> compareRecords(const Person& then, const Person& now);

} // namespace duovita
