#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A word as a posting or a CV has it.
struct TextWord {
    QString text;
    bool han = false;
    bool startsSentence = false; ///< its capital says nothing
    bool inTitle = false;        ///< neither does it in a line of capitalized words
    bool follows = false;        ///< nothing but a space stands between it and the word before

    bool operator==(const TextWord&) const = default;
};

/// The words of a text: of letters, with the signs that names of programs have (C++, .NET, Node.js, CI/CD, on-call),
/// without numbers and addresses; and Chinese ones, by a dictionary.
QList<TextWord> wordsOfText(const QString& text);

/// Words that every posting has, and those that no CV would be read for: "we", "team", "responsibilities", 负责.
bool isCommonInPostings(const TextWord& word);

} // namespace duovita
