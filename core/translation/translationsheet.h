#pragma once

#include "core/content/textwalk.h"

#include <functional>

namespace duovita {

/// One text of a record with both its sides.
struct SheetUnit {
    enum class State : unsigned char {
        Initial,    ///< not translated
        Translated, ///< translated, perhaps of an older source
        Reviewed,   ///< somebody has compared the two and says that they match
    };

    QString id; ///< where the text stands: idOf(TextPlace)
    QString source;
    QString target; ///< empty: missing
    State state = State::Initial;
    QStringList notes = {};                      ///< for the translator
    std::optional<QByteArray> formerTarget = {}; ///< the hash of the target when the sheet was made, if it is known
    int line = 0;                                ///< in the file that it was read from
    bool isPartial = false;                      ///< divided, and only some of it is translated

    bool operator==(const SheetUnit&) const = default;
};

/// Texts of one person to be translated from one language into another.
struct TranslationSheet {
    PersonId person;
    QString name; ///< the person's, for people to read
    Language source = firstLanguage;
    Language target = hanLanguage;
    QList<SheetUnit> units;

    bool operator==(const TranslationSheet&) const = default;
};

/// What a sheet says to its reader, in the interface's language.
struct SheetWords {
    std::function<QString(const ContentSource&)> placeOf;
    QString stale; ///< that the source has changed since it was translated
};

enum class SheetTexts : unsigned char { MissingAndStale, All };

/// The texts that have a source, in the record's order; not those that are shared by the languages, and nothing that
/// the owner keeps to themselves: a sheet leaves the house. Of several languages the source is the one with most texts.
TranslationSheet makeSheet(const Person& person, Language target, SheetTexts texts, const SheetWords& words);

/// The language that lacks most texts or has most that are older than the others'.
Language languageToFill(const Person& person);

/// "entry.1f0c….title": the same as long as the text is there, wherever its entry is moved to. Fit for an XML NMTOKEN.
QString idOf(const TextPlace& place);

/// "person.contacts.*.label": the texts among which such a text stands, if only its place in a list tells it apart;
/// empty if it has an id of its own.
QString listOf(const QString& id);

QByteArray sheetHash(const QString& text);

} // namespace duovita
