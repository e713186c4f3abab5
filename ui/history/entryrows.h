#pragma once

#include "core/domain/person.h"

namespace duovita {

/// A value of an entry for display: its label and text.
struct EntryRow {
    QString key; ///< same for the same field, side or point in two versions
    QString label;
    QString text;
    QString source = {}; ///< Markdown of formatted text; may differ while the plain text is equal

    bool operator==(const EntryRow&) const = default;
};

/// The rows of the person's own details.
QList<EntryRow> rowsOfFacts(const Person& person);
/// The rows of a section's own properties.
QList<EntryRow> rowsOfHead(const Section& section);
/// The non-empty values of an entry, in the order of its form.
QList<EntryRow> rowsOf(const Entry& entry);

/// Two versions side by side: the rows of either in order; values that one lacks are empty.
struct ComparedRow {
    QString label;
    QString then;
    QString now;

    bool isFormatting = false; ///< equal text with different formatting

    bool isSame() const { return then == now && !isFormatting; }
};
QList<ComparedRow> compareRows(const QList<EntryRow>& then, const QList<EntryRow>& now);
QList<ComparedRow> compareEntries(const Entry& then, const Entry& now);

} // namespace duovita
