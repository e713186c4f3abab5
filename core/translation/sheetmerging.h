#pragma once

#include "core/translation/translationsheet.h"

namespace duovita {

/// The effect of a unit of a sheet on the current record.
struct SheetChange {
    enum class Kind : unsigned char {
        Fills,         ///< the text was missing or stale: the sheet's text replaces it
        Confirms,      ///< the text is unchanged, and somebody confirms that it still matches its source
        SourceChanged, ///< conflict: the source has changed since it was translated
        TargetChanged, ///< conflict: somebody has written this text in the meantime
        Shared,        ///< the text is shared by both languages now: there is nothing to fill in
        Gone,          ///< the text no longer exists
        ListChanged,   ///< the text was in a list without ids, and its item cannot be identified any more
        Incomplete,    ///< the text was split into segments, and only some are translated
    } kind;
    SheetUnit unit;       ///< the sheet's; line breaks become spaces if the field has a single line
    QString id;           ///< current id, which differs from the unit's only if a list changed; empty: text is gone
    ContentSource source; ///< the place of the text, for messages
    QString recordSource; ///< the text to be translated, as in the record
    QString recordTarget; ///< the translation in the record

    bool isConflict() const { return kind == Kind::SourceChanged || kind == Kind::TargetChanged; }
    /// Whether the change can be applied, possibly as resolution of a conflict.
    bool isApplicable() const { return kind == Kind::Fills || kind == Kind::Confirms || isConflict(); }
    bool operator==(const SheetChange&) const = default;
};

/// The changes that a sheet would make, in its order. Texts that are not translated, or that the translator did not
/// touch, are no changes, whatever has happened to them in the record. In lists without ids (contacts, links, held
/// positions) a text is found by its source.
QList<SheetChange> compareSheet(const Person& person, const TranslationSheet& sheet);

/// The record with these changes applied, including conflicts: leave out those that are not wanted. If the source has
/// changed since, the translation stays stale. Only the texts and their times are changed.
Person withSheet(Person person, const TranslationSheet& sheet, const QList<SheetChange>& changes, Timestamp now);

} // namespace duovita
