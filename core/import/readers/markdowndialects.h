#pragma once

#include <QStringList>

namespace duovita {

/// Markdown as the reader understands it (CommonMark with tables).
struct CommonMarkText {
    QString text;         ///< has as many lines as the original, so that line numbers stay right
    QStringList comments; ///< comments, which authors hid from readers: "<!-- … -->", "[//]: # (…)"
};

/// Converts what people and other programs write: comments, attributes, definition lists, tables that violate the
/// grammar, points with a word processor's bullets, math.
CommonMarkText toCommonMark(const QString& text);

} // namespace duovita
