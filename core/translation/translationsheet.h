#pragma once

#include "core/content/textwalk.h"

#include <functional>

namespace duovita {

/// A text of a record with its source and its translation.
struct SheetUnit {
    enum class State : unsigned char {
        Initial,    ///< not translated
        Translated, ///< translated, perhaps from an older source
        Reviewed,   ///< somebody has compared both and confirms that they match
    };

    QString id; ///< place of the text: idOf(TextPlace)
    QString source;
    QString target; ///< empty: not translated
    State state = State::Initial;
    QStringList notes = {};                      ///< for the translator
    std::optional<QByteArray> formerTarget = {}; ///< hash of the target when the sheet was made, if known
    int line = 0;                                ///< line in the file it was read from
    bool isPartial = false;                      ///< split into segments, only some of which are translated

    bool operator==(const SheetUnit&) const = default;
};

/// Texts of one person to be translated from one language into another.
struct TranslationSheet {
    PersonId person;
    QString name; ///< the person's name, for display only
    Language source = firstLanguage;
    Language target = hanLanguage;
    QList<SheetUnit> units;

    bool operator==(const TranslationSheet&) const = default;
};

/// Texts for the readers of a sheet, in the interface's language.
struct SheetWords {
    std::function<QString(const ContentSource&)> placeOf;
    QString stale; ///< note that the source has changed since it was translated
};

enum class SheetTexts : unsigned char { MissingAndStale, All };

/// A sheet with the texts that have a source, in the record's order. Without shared texts and without private data,
/// since a sheet is given to others. If there are several other languages, the source is the one with the most texts.
TranslationSheet makeSheet(const Person& person, Language target, SheetTexts texts, const SheetWords& words);

/// The language with the most missing or stale texts.
Language languageToFill(const Person& person);

/// "entry.1f0c….title": stays the same as long as the text exists, even if its entry is moved. Valid as an XML NMTOKEN.
QString idOf(const TextPlace& place);

/// "person.contacts.*.label": the group of texts among which a text is identified only by its index in a list; empty if
/// it has an id of its own.
QString listOf(const QString& id);

QByteArray sheetHash(const QString& text);

} // namespace duovita
