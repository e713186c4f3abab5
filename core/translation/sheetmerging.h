#pragma once

#include "core/translation/translationsheet.h"

namespace duovita {

/// What a unit of a sheet means for the record as it is by now.
struct SheetChange {
    enum class Kind : unsigned char {
        Fills,         ///< the text was missing or older than its source: the sheet's takes its place
        Confirms,      ///< the text is the same, and somebody says that it still matches its source
        SourceChanged, ///< conflict: what was translated is no longer what stands there
        TargetChanged, ///< conflict: somebody has written this text meanwhile
        Shared,        ///< one text serves both languages by now: there is nothing to fill
        Gone,          ///< the text is no longer there
        ListChanged,   ///< it stood in a list without ids, and which item of it was meant can no longer be said
        Incomplete,    ///< the text was divided, and only some of it is translated
    } kind;
    SheetUnit unit;       ///< theirs; line breaks are spaces where the field has one line
    QString id;           ///< where it stands by now; the unit's own unless a list has changed. Empty if it is nowhere
    ContentSource source; ///< the same, for words
    QString recordSource; ///< the text to be translated, as it is in the record
    QString recordTarget; ///< ours

    bool isConflict() const { return kind == Kind::SourceChanged || kind == Kind::TargetChanged; }
    /// Whether it could be taken at all.
    bool isApplicable() const { return kind == Kind::Fills || kind == Kind::Confirms || isConflict(); }
    bool operator==(const SheetChange&) const = default;
};

/// What a sheet would change, in its order. A text that is not translated, or that the translator left as it was, is
/// none, whatever has become of it in the record. In lists without ids (contacts, links, held positions) a text is
/// found by its source.
QList<SheetChange> compareSheet(const Person& person, const TranslationSheet& sheet);

/// The record with these changes, conflicts too: who does not want them leaves them out. Where the source has changed
/// since, the text stays older than it. Nothing but the texts themselves and their times changes.
Person withSheet(Person person, const TranslationSheet& sheet, const QList<SheetChange>& changes, Timestamp now);

} // namespace duovita
