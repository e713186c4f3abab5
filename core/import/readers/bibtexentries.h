#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace duovita {

/// One as the file has it, from its @ on.
struct BibtexEntry {
    QString text;
    int line;
    bool complete; ///< its brackets close
};

/// The entries of a file and what stands between them, which BibTeX takes for comments.
class BibtexSplitter {
public:
    explicit BibtexSplitter(const QString& text) : m_text(text) {}

    QList<BibtexEntry> entries();
    QStringList comments; ///< once it was asked for the entries

private:
    qsizetype closing(qsizetype open) const;

    const QString& m_text;
};

/// btparse comes to harm by a percent sign. At a comment it calls its own comment(), which is libxml2's in a program
/// that has both; and what it says of an error is a format to it, whose "%n" writes into memory. So it is given entries
/// whose comments are blanks, and whose texts have another sign instead, which no bibliography has.
QString withoutPercents(const QString& entry);
constexpr QChar signForPercent{0xF8FE};

} // namespace duovita
