#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace duovita {

/// An entry as written in the file, from its @ on.
struct BibtexEntry {
    QString text;
    int line;
    bool complete; ///< its brackets are balanced
};

/// Splits a file into entries and the text between them, which BibTeX treats as comments.
class BibtexSplitter {
public:
    explicit BibtexSplitter(const QString& text) : m_text(text) {}

    QList<BibtexEntry> entries();
    QStringList comments; ///< available after entries()

private:
    qsizetype closing(qsizetype open) const;

    const QString& m_text;
};

/// btparse mishandles percent signs. For a comment it calls a function comment() of its own, which in a program that
/// also links libxml2 is libxml2's; and it uses its error messages as format strings, in which "%n" writes to memory.
/// Therefore comments are replaced by spaces and other percent signs by a character that no bibliography contains.
QString withoutPercents(const QString& entry);
constexpr QChar signForPercent{0xF8FE};

} // namespace duovita
