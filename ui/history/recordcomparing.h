#pragma once

#include "ui/history/entryrows.h"

namespace duovita {

/// A part of a record that two states of it have differently: the own facts if it names neither section nor entry.
struct PartDifference {
    enum class Kind : unsigned char { Changed, OnlyThen, OnlyNow };

    std::optional<SectionId> section;
    std::optional<EntryId> entry;
    QString title;
    Kind kind = Kind::Changed;
    QList<ComparedRow> rows; ///< those that differ; may be empty where the difference is in what is not shown. What has
                             ///< another order is numbered
};

/// In the order of the earlier state, then what is only in today's.
QList<PartDifference> compareRecords(const Person& then, const Person& now);

} // namespace duovita
