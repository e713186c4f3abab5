#pragma once

#include <QStringList>

namespace duovita {

// Joins parts with the punctuation of the interface's language, which is full-width in Chinese.

/// "What: how".
QString labelled(const QString& what, const QString& how);
/// "section, entry, field": from the whole to the part.
QString placeSteps(const QStringList& steps);
/// "what (3)".
QString counted(const QString& what, qsizetype count);
/// "one, two, three".
QString listed(const QStringList& parts);

/// Capitalizes a text that stands alone but otherwise follows other words.
QString asSentence(QString text);

} // namespace duovita
