#pragma once

#include "ui/review/differingtext.h"
#include "ui/review/doubts.h"

namespace duovita {

/// Two differing values between which a person can choose.
struct DifferingValues {
    MergeFinding finding;
    QString subject; ///< the field's name, or "Point 2"
    /// One value has the numbers that the other language's text has, and the other value has not.
    struct Agreement {
        bool isOfDocument = false; ///< otherwise the record's value
        Language language = firstLanguage;
        QString number; ///< as the value has it; may be empty

        bool operator==(const Agreement&) const = default;
    };
    std::optional<Agreement> agreement = {};

    bool operator==(const DifferingValues&) const = default;
};

/// The values to choose between for an entry of the document and its partner.
QList<DifferingValues> differingValuesOf(const MergePlan& plan, const EntryId& entry, const Doubt& doubt);

/// What differs: the field's name, or "Point 2". `entry` is the document's; it must have a partner.
QString subjectOf(const MergeFinding& finding, const MergePlan& plan, const EntryId& entry);

/// The document's and the record's value on one line each, with what differs.
DifferingTexts differingTexts(const MergeFinding& finding);

} // namespace duovita
