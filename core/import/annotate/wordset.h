#pragma once

#include <QHash>
#include <QStringList>

namespace duovita {

/// A set of words to search for in texts. A Latin word must match as a whole word ("us" does not match in "Austria"),
/// Chinese characters match anywhere. Ignores case.
class WordSet {
public:
    WordSet() = default;
    explicit WordSet(const QStringList& words);

    bool isIn(const QString& text) const { return firstIn(text, false) >= 0; }
    /// The position of the last match in a text; -1 if there is none.
    qsizetype lastIn(const QString& text) const { return firstIn(text, true); }

private:
    qsizetype firstIn(const QString& text, bool last) const;
    bool isAt(const QString& text, qsizetype at) const;

    QHash<QString, QStringList> m_latin; // by the leading letters
    QHash<QChar, QStringList> m_han;     // by the first character
    QStringList m_others;                // those that begin with a digit or a sign
};

} // namespace duovita
