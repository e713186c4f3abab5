#pragma once

#include "core/domain/person.h"

namespace duovita {

/// One value of an entry, for reading: what it is, and what it says.
struct EntryRow {
    QString key; ///< equal for the same field, side or point of two versions
    QString label;
    QString text;
    QString source = {}; ///< Markdown of a formatted text; it may differ where the text does not

    bool operator==(const EntryRow&) const = default;
};

/// What a person's own facts say.
QList<EntryRow> rowsOfFacts(const Person& person);
/// What a section says of itself.
QList<EntryRow> rowsOfHead(const Section& section);
/// What an entry says, in the order of its form; values that are empty are left out.
QList<EntryRow> rowsOf(const Entry& entry);

/// Two versions side by side: each row of either, in order; what one lacks is empty there.
struct ComparedRow {
    QString label;
    QString then;
    QString now;

    bool isFormatting = false; ///< the same words, formatted otherwise

    bool isSame() const { return then == now && !isFormatting; }
};
QList<ComparedRow> compareRows(const QList<EntryRow>& then, const QList<EntryRow>& now);
QList<ComparedRow> compareEntries(const Entry& then, const Entry& now);

} // namespace duovita
