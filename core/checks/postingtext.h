#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A word in a posting or a CV.
struct TextWord {
    QString text;
    bool han = false;
    bool startsSentence = false; ///< so that a capital letter has no meaning
    bool inTitle = false;        ///< in a line of capitalized words, where capitals have no meaning either
    bool follows = false;        ///< only a space is between this word and the one before
    bool asked = false;          ///< in an item of a list, but not of what an employer offers or how to apply

    bool operator==(const TextWord&) const = default;
};

/// The words of a text: of letters and the signs in names of programs (C++, .NET, Node.js, CI/CD, on-call), without
/// numbers and addresses; Chinese text is split into words with a dictionary.
QList<TextWord> wordsOfText(const QString& text);

/// Whether the word is in every posting or irrelevant for a CV: "we", "team", "responsibilities", 负责.
bool isCommonInPostings(const TextWord& word);

} // namespace duovita
