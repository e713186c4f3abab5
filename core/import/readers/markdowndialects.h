#pragma once

#include <QStringList>

namespace duovita {

/// Markdown as the reader understands it (CommonMark with tables).
struct CommonMarkText {
    QString text;         ///< has as many lines as what it was made of, so that places stay right
    QStringList comments; ///< what their author hid: "<!-- … -->", "[//]: # (…)"
};

/// Of what people and other programs write: comments, attributes, lists of definitions, tables that are none by the
/// letter, points with a word processor's signs, math.
CommonMarkText toCommonMark(const QString& text);

} // namespace duovita
