#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// What can be done about a problem, with one click.
enum class Remedy : unsigned short {
    None = 0,
    CopyAcross = 1,          ///< the other language's text is taken over, to be translated
    MarkShared = 2,          ///< one text serves both languages
    MarkChecked = 4,         ///< the text still matches the other language's
    DropExpected = 8,        ///< the end is no longer only expected
    MendIdentifier = 16,     ///< the identifier without what does not belong to it
    MendSigns = 32,          ///< the signs of Chinese text in their full width
    Dismiss = 64,            ///< the owner has judged it all right: it is not told again while its texts stay
    TakeUpAgain = 128,       ///< what was dismissed is a problem again
    MendWideSigns = 256,     ///< the signs of English text in their half width
    TakeSuggestion = 512,    ///< what the missing text is called elsewhere
    ChangeTemplate = 1024,   ///< the CV gets a template that has room for the photo
    TakeFirstNumber = 2048,  ///< the second of `sides` gets the number of the first; each has one that the other lacks
    TakeSecondNumber = 4096, ///< the other way round
    Write = 8192,            ///< the owner goes there and writes what is missing; by itself nothing changes
};
Q_DECLARE_FLAGS(Remedies, Remedy)
Q_DECLARE_OPERATORS_FOR_FLAGS(Remedies)

/// Something in a record that its owner should look at.
struct Problem {
    enum class Kind : unsigned char {
        NotPlaced,     ///< parameters: the piece that an import left over
        NotReadAsDate, ///< what was typed into a field for dates: no document shows it
        NameMissing,
        PhotoNotShown,    ///< the CV's template, which has no room for it (core/export/photoroom.h)
        ExpectedPassed,   ///< the date
        NumbersDiffer,    ///< those only in the first of `sides`, those only in the second
        AddressesDiffer,  ///< the same
        MeaningsDiffer,   ///< what the first of `sides` says, what the second does: nothing in common
        PointsUnaligned,  ///< how many points the first of `sides` has alone, how many the second
        DoiMalformed,     ///< what stands there
        AddressMalformed, ///< what stands there: it leads nowhere from a document
        HalfWidthSign,    ///< the place in a Chinese text: "张量, 在"
        FullWidthSign,    ///< the place in a text in letters: "framework，used"
        OtherLanguage,    ///< a text's side in `language`, the first of `sides`, is written in the second; the text
        Stale,            ///< `language` has not been looked at since another side changed; the text
        Missing,          ///< `language` has no text; the other's
    } kind;
    ContentSource source;
    std::optional<Language> language = {};
    QStringList parameters = {};
    Remedies remedies = Remedy::None;
    QString part = {};       ///< which of the texts of a field that holds several, as of TextPlace; else empty
    QString key = {};        ///< of what can be dismissed: its kind and a digest of the texts it was found in
    bool dismissed = false;  ///< the record has the key
    QString suggestion = {}; ///< for what is missing: what it is called in records or the glossary; for a photo that is
                             ///< not shown: a template that has room; empty: not known
    std::array<Language, 2> sides{firstLanguage, hanLanguage}; ///< for what two languages say differently

    bool operator==(const Problem&) const = default;
};

/// The kind in keys of what is dismissed, and in JSON: "numbersDiffer".
QString nameOf(Problem::Kind kind);

/// The DOI inside of a text ("doi: 10.1000/182"), by ISO 26324: "10.", a registrant, a slash, anything. Empty if none.
QString doiIn(const QString& text);

/// Gives a problem its key by the texts it was found in, and the remedy to dismiss it, or to take it up again if it is
/// among the record's `dismissed` ones. Nothing for kinds that cannot be dismissed.
void makeDismissable(Problem& problem, const QStringList& texts, const QStringList& dismissed);

/// All problems of what the record shows, in its order, those that are dismissed too; what is hidden is not looked at.
/// A text that a language lacks (core/terms/neededtexts.h) cannot be dismissed: it can be made one for both.
/// Without comparing what texts mean it takes a fraction of the time.
enum class MeaningChecks : unsigned char { Made, LeftOut };
QList<Problem> checkRecord(const Person& person, const PartialDate& today,
                           MeaningChecks meanings = MeaningChecks::Made);

/// A text in which the only `written`, a number in digits, is `wanted` instead; unchanged if it does not stand there
/// once.
QString withNumber(const QString& text, const QString& written, const QString& wanted);

/// The record with a problem's remedy applied; unchanged if what it names is no longer there.
Person remedied(Person person, const Problem& problem, Remedy remedy, Timestamp now);

} // namespace duovita
