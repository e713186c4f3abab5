#pragma once

#include "core/terms/termindex.h"

#include <QHash>
#include <QSet>

namespace duovita {

/// Names that mean the same in every language: from the built-in glossary and the store's own.
class KnownNames {
public:
    explicit KnownNames(const QList<Term>& own = {});

    /// Adds the sign of each name that occurs in the text.
    void addSigns(const QString& text, QSet<QString>& signs) const;

    struct Found {
        qsizetype at;
        qsizetype size;
        QString sign;
    };
    /// The names in a text, in order; they may overlap.
    QList<Found> namesIn(const QString& text) const;

private:
    struct Name {
        QString words;
        QString sign;
        bool han;
    };
    using Names = QHash<QString, QList<Name>>; // by their first characters

    static const Names& shipped();
    static void add(Names& names, const QString& words, const QString& sign);

    Names m_names;
};

/// The language-independent names in a text: Latin names and abbreviations, numbers, and names that the glossary has in
/// both languages ("字节跳动" equals "ByteDance").
QSet<QString> signsOf(const QString& text, const KnownNames& names = KnownNames());
/// Whether the sign is from the built-in glossary, which also contains technical terms.
bool isOfGlossary(const QString& sign);

} // namespace duovita
