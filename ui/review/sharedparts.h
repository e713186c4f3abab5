#pragma once

#include "core/terms/termindex.h"

#include <QList>

namespace duovita {

/// A part of a text as one line shows it (QString::simplified()).
struct TextPart {
    qsizetype at;
    qsizetype size;

    bool operator==(const TextPart&) const = default;
};

/// What the two sides of a pair say in the same or in the other language's words.
struct SharedParts {
    QList<TextPart> given; ///< of the document's text, in its order, none over another
    QList<TextPart> own;   ///< of the record's
    /// "监控 – Monitored": each as it stands on either side, in the document's order.
    QStringList words;

    bool operator==(const SharedParts&) const = default;
};

/// By the lexicon, the program's glossary and the store's. A text with both languages is told apart by its lines, or by
/// the sign between its sides. Nothing of two texts that are the same. It may take some milliseconds.
SharedParts sharedPartsOf(const QString& given, const QString& own, const QList<Term>& glossary);

} // namespace duovita
