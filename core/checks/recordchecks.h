#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// What can be done about a problem without typing.
enum class Remedy : unsigned char {
    None = 0,
    CopyAcross = 1,      ///< the other language's text is taken over, to be translated
    MarkShared = 2,      ///< one text serves both languages
    MarkChecked = 4,     ///< the text still matches the other language's
    DropExpected = 8,    ///< the end is no longer only expected
    MendIdentifier = 16, ///< the identifier without what does not belong to it
    MendSigns = 32,      ///< the signs of Chinese text in their full width
};
Q_DECLARE_FLAGS(Remedies, Remedy)
Q_DECLARE_OPERATORS_FOR_FLAGS(Remedies)

/// Something in a record that its owner should look at.
struct Problem {
    enum class Kind : unsigned char {
        NotPlaced, ///< parameters: the piece that an import left over
        NameMissing,
        ExpectedPassed,   ///< the date
        NumbersDiffer,    ///< those only in English, those only in Chinese
        AddressesDiffer,  ///< those only in English, those only in Chinese
        PointsUnaligned,  ///< how many points are in English only, how many in Chinese only
        DoiMalformed,     ///< what stands there
        AddressMalformed, ///< what stands there: it leads nowhere from a document
        HalfWidthSign,    ///< the place in a Chinese text: "张量, 在"
        Stale,            ///< `language` has not been looked at since the other side changed; the text
        Missing,          ///< `language` has no text; the other's
    } kind;
    ContentSource source;
    std::optional<Language> language = {};
    QStringList parameters = {};
    Remedies remedies = Remedy::None;

    bool operator==(const Problem&) const = default;
};

/// The DOI inside of a text ("doi: 10.1000/182"), by ISO 26324: "10.", a registrant, a slash, anything. Empty if none.
QString doiIn(const QString& text);

/// All problems of what the record shows, in its order; what is hidden is not looked at.
QList<Problem> checkRecord(const Person& person, const PartialDate& today);

/// The record with a problem's remedy applied; unchanged if what it names is no longer there.
Person remedied(Person person, const Problem& problem, Remedy remedy, Timestamp now);

} // namespace duovita
