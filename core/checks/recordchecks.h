#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// An action that solves a problem with one click.
enum class Remedy : unsigned short {
    None = 0,
    CopyAcross = 1,          ///< copies the other language's text, to be translated
    MarkShared = 2,          ///< makes one text serve both languages
    MarkChecked = 4,         ///< confirms that the text still matches the other language's
    DropExpected = 8,        ///< makes the end date no longer "expected"
    MendIdentifier = 16,     ///< removes from an identifier what is not part of it
    MendSigns = 32,          ///< makes punctuation in Chinese text full-width
    Dismiss = 64,            ///< the problem is not reported again as long as its texts stay unchanged
    TakeUpAgain = 128,       ///< makes a dismissed problem a problem again
    MendWideSigns = 256,     ///< makes punctuation in English text half-width
    TakeSuggestion = 512,    ///< fills the missing text with the suggestion
    ChangeTemplate = 1024,   ///< switches the CV to a template with a place for the photo
    TakeFirstNumber = 2048,  ///< puts the number of the first of `sides` into the second, replacing the one there
    TakeSecondNumber = 4096, ///< puts the number of the second into the first
    Write = 8192,            ///< takes the owner to the field to write the missing text; changes nothing by itself
};
Q_DECLARE_FLAGS(Remedies, Remedy)
Q_DECLARE_OPERATORS_FOR_FLAGS(Remedies)

/// Something in a record that its owner should check.
struct Problem {
    enum class Kind : unsigned char {
        NotPlaced,     ///< parameters: the piece that an import could not place
        NotReadAsDate, ///< parameters: the text in a date field, which no document shows
        NameMissing,
        PhotoNotShown,    ///< parameters: the template, which has no place for the photo (core/export/photoroom.h)
        ExpectedPassed,   ///< parameters: the date
        NumbersDiffer,    ///< parameters: the numbers only in the first of `sides`; those only in the second
        AddressesDiffer,  ///< parameters: the same for addresses
        MeaningsDiffer,   ///< parameters: what the first of `sides` says; what the second says
        PointsUnaligned,  ///< parameters: the number of points only in the first of `sides`; that of the second
        ItemsDiffer,      ///< parameters: the number of listed skills in the first of `sides`; that in the second
        DoiMalformed,     ///< parameters: the malformed text
        AddressMalformed, ///< parameters: the malformed text, which a document cannot link to
        HalfWidthSign,    ///< parameters: an excerpt of the Chinese text: "张量, 在"
        FullWidthSign,    ///< parameters: an excerpt of the Latin text: "framework，used"
        Misread,          ///< parameters: the text of a field into which an import read too much
        OtherLanguage,    ///< the first of `sides` is written in the second language; parameters: the text
        Stale,            ///< `language` has not been checked since another language changed; parameters: the text
        Missing,          ///< `language` has no text; parameters: the other language's
    } kind;
    ContentSource source;
    std::optional<Language> language = {};
    QStringList parameters = {};
    Remedies remedies = Remedy::None;
    QString part = {};       ///< TextPlace::part of the text, if the field has several
    QString key = {};        ///< identifies a problem that can be dismissed: its kind and a digest of its texts
    bool dismissed = false;  ///< whether the record's dismissed keys contain `key`
    QString suggestion = {}; ///< for a missing text: a translation from records or the glossary; for a photo that is
                             ///< not shown: a template with a place for it; empty: none known
    std::array<Language, 2> sides{firstLanguage, hanLanguage}; ///< the languages of a difference between two

    /// Whether the languages of one text say different things.
    bool isDifference() const
    {
        return kind == Kind::NumbersDiffer || kind == Kind::AddressesDiffer || kind == Kind::MeaningsDiffer ||
               kind == Kind::ItemsDiffer;
    }

    bool operator==(const Problem&) const = default;
};

/// The name of a kind in keys of dismissed problems and in JSON: "numbersDiffer".
QString nameOf(Problem::Kind kind);

/// The DOI in a text such as "doi: 10.1000/182", according to ISO 26324: "10.", a registrant, a slash, anything. Empty
/// if none.
QString doiIn(const QString& text);

/// Sets the problem's key from its texts. Adds the remedy to dismiss it or, if `dismissed` has its key, the remedy to
/// take it up again. Does nothing for kinds that cannot be dismissed.
void makeDismissable(Problem& problem, const QStringList& texts, const QStringList& dismissed);

/// All problems in the visible parts of the record, in its order, including dismissed ones. Missing texts
/// (core/terms/neededtexts.h) cannot be dismissed, but can be marked as shared. Without comparing meanings, this takes
/// a fraction of the time.
enum class MeaningChecks : unsigned char { Made, LeftOut };
QList<Problem> checkRecord(const Person& person, const PartialDate& today,
                           MeaningChecks meanings = MeaningChecks::Made);

/// Replaces `written`, a number in digits, by `wanted`. Returns the text unchanged unless it contains the number
/// exactly once.
QString withNumber(const QString& text, const QString& written, const QString& wanted);

/// The record with a remedy applied to a problem; unchanged if the place of the problem no longer exists.
Person remedied(Person person, const Problem& problem, Remedy remedy, Timestamp now);

} // namespace duovita
