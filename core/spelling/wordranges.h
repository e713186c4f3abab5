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

/// The words of an English text that a dictionary can check: letters with apostrophes between them. Skips addresses,
/// paths and host names, words with digits or inner capitals (LaTeX, PyTorch, RDMA), single letters, and capitalized
/// words within a sentence, which are mostly names.
QList<WordRange> wordsToCheck(const QString& text);

/// The length of a text: its words, where each Han character counts as one (as in word processors), and its characters
/// without white space.
struct TextLength {
    int words = 0;
    int characters = 0;

    bool operator==(const TextLength&) const = default;
};
TextLength lengthOf(const QString& text);

} // namespace duovita
