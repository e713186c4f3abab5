#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

struct TextQuery {
    QString text;
    std::optional<Language> language = {}; ///< one language only; nothing: all languages, and texts without one
    bool caseSensitive = false;
    bool wholeWords = false; ///< for Latin text: every Han character counts as a word
};

/// A field of the record that contains the text.
struct TextMatch {
    ContentSource source;
    std::optional<Language> language; ///< nothing for a text without one
    int count = 0;

    bool operator==(const TextMatch&) const = default;
};

/// Finds a text in a record, in its order: names, titles, all fields and points, links, notes, the CVs' own texts.
/// Points are searched without their markup.
QList<TextMatch> findText(const Person& person, const TextQuery& query);

/// The record with each occurrence replaced, and the number of replacements. In points, an occurrence that extends
/// across markup is not replaced, because the markup of the result would be a guess.
struct ReplacedText {
    Person person;
    int count = 0;
};
ReplacedText replaceText(const Person& person, const TextQuery& query, const QString& replacement, Timestamp now);
/// The same in one field only.
ReplacedText replaceText(const Person& person, const TextQuery& query, const QString& replacement, Timestamp now,
                         const TextMatch& where);

} // namespace duovita
