#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

struct TextQuery {
    QString text;
    std::optional<Language> language = {}; ///< one side only; nothing: both, and what has no language
    bool caseSensitive = false;
    bool wholeWords = false; ///< of Latin text: a Han character is a word by itself
};

/// A field of the record that has the text.
struct TextMatch {
    ContentSource source;
    std::optional<Language> language; ///< nothing for a fact without one
    int count = 0;

    bool operator==(const TextMatch&) const = default;
};

/// Where a record has a text: names, titles, all fields and points, links, notes, the CVs' own texts; in its order.
/// Points are searched as they read, without their marks of emphasis.
QList<TextMatch> findText(const Person& person, const TextQuery& query);

/// The record with each occurrence replaced, and how many there were. In points, a text that runs across marks of
/// emphasis is left as it is: it cannot be replaced without guessing at them.
struct ReplacedText {
    Person person;
    int count = 0;
};
ReplacedText replaceText(const Person& person, const TextQuery& query, const QString& replacement, Timestamp now);
/// The same in one field only.
ReplacedText replaceText(const Person& person, const TextQuery& query, const QString& replacement, Timestamp now,
                         const TextMatch& where);

} // namespace duovita
