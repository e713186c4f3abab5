#pragma once

#include <QHash>
#include <QStringList>

namespace duovita {

/// Words of a list that are looked for in texts. A Latin word must stand for itself ("us" is not in "Austria"), Chinese
/// characters may stand anywhere; case does not matter.
class WordSet {
public:
    WordSet() = default;
    explicit WordSet(const QStringList& words);

    bool isIn(const QString& text) const { return firstIn(text, false) >= 0; }
    /// Where the last of them begins in a text; -1 if there is none.
    qsizetype lastIn(const QString& text) const { return firstIn(text, true); }

private:
    qsizetype firstIn(const QString& text, bool last) const;
    bool isAt(const QString& text, qsizetype at) const;

    QHash<QString, QStringList> m_latin; // by the letters that a word begins with
    QHash<QChar, QStringList> m_han;     // by the first character
    QStringList m_others;                // that begin with a digit or a sign
};

} // namespace duovita
