#pragma once

#include <QString>

namespace duovita {

/// Markdown as the reader understands it (CommonMark with tables), of what people and other programs write: comments,
/// attributes, lists of definitions, tables that are none by the letter, points with a word processor's signs, simple
/// math. The number of lines stays, so that places do.
QString asCommonMark(const QString& text);

} // namespace duovita
