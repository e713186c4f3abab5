#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A word in a text, in UTF-16 units.
struct WordRange {
    qsizetype start = 0;
    qsizetype length = 0;

    bool operator==(const WordRange&) const = default;
};

/// The words of an English text that a dictionary can judge: letters with the apostrophes inside them. Not those that
/// it cannot: addresses, paths and host names, words with digits or capitals inside (LaTeX, PyTorch, RDMA), single
/// letters, and capitalized words that begin no sentence, which are mostly names.
QList<WordRange> wordsToCheck(const QString& text);

/// How long a text is: its words, each Han character counting as one (as word processors count), and its characters
/// without white space.
struct TextLength {
    int words = 0;
    int characters = 0;

    bool operator==(const TextLength&) const = default;
};
TextLength lengthOf(const QString& text);

} // namespace duovita
