#pragma once

#include "core/messages/differingparts.h"
#include "core/terms/termindex.h"

#include <QList>

namespace duovita {

/// What the two sides of a pair have in common, in the same or the other language.
struct SharedParts {
    QList<TextPart> given; ///< of the document's text on one line (QString::simplified()), in order, not overlapping
    QList<TextPart> own;   ///< of the record's text
    /// "监控 – Monitored": each as written on both sides, or once if both are the same; in the document's order.
    QStringList words;

    bool operator==(const SharedParts&) const = default;
};

/// Compares with the lexicon, the built-in glossary and `glossary`. A text in two languages is split at line breaks and
/// at the separator of bothSides(). Empty if the texts are the same. May take some milliseconds.
SharedParts sharedPartsOf(const QString& given, const QString& own, const QList<Term>& glossary);

} // namespace duovita
