#pragma once

#include "core/terms/termindex.h"

#include <QHash>
#include <QSet>

namespace duovita {

/// Names that are one thing whatever the language: the program's glossary, and a store's own.
class KnownNames {
public:
    explicit KnownNames(const QList<Term>& own = {});

    /// Adds a sign for each of them that the text has.
    void addSigns(const QString& text, QSet<QString>& signs) const;

    struct Found {
        qsizetype at;
        qsizetype size;
        QString sign;
    };
    /// Where they stand in a text, in its order; they may lie over one another.
    QList<Found> namesIn(const QString& text) const;

private:
    struct Name {
        QString words;
        QString sign;
        bool han;
    };
    using Names = QHash<QString, QList<Name>>; // by what they begin with

    static const Names& shipped();
    static void add(Names& names, const QString& words, const QString& sign);

    Names m_names;
};

/// What a text names that does not depend on its language: Latin names and abbreviations, numbers, and what the
/// glossary knows in both languages ("字节跳动" and "ByteDance" are one).
QSet<QString> signsOf(const QString& text, const KnownNames& names = KnownNames());
/// Whether it is one of the program's glossary, which has words of the trade as well.
bool isOfGlossary(const QString& sign);

} // namespace duovita
