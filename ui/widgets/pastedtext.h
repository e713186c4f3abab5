#pragma once

#include "core/domain/richtext.h"

#include <optional>

class QMimeData;

namespace duovita {

/// Parses the Markdown in plain text as RichText does, but only where delimiters are intended as formatting; also
/// parses the HTML tags <sup>, <sub>, <b>, <i>, <strong> and <em>. Nothing if no delimiters are well-formed, or if
/// parsing would lose a character that is no delimiter: then the text is literal. Delimiters count only at word
/// boundaries, and links only with a valid address, so that "2*3*4", "__init__" and "f[0](x)" stay literal; asterisks
/// around the beginning of a word ("*Ec*GltX") count, too. Expects one line; sourceStart is 0 in all spans.
std::optional<QList<InlineSpan>> readMarkup(const QString& text);

/// One pasted line: its literal text and its formatted form.
struct PastedLine {
    QString literal;
    QList<InlineSpan> spans;

    bool isStyled() const { return !spans.isEmpty() && spans != QList<InlineSpan>{InlineSpan{literal}}; }
};

/// The non-empty lines of a clipboard. From browsers and word processors, bold, italic, super- and subscript and links
/// are kept, other formatting is dropped. If the characters differ from those of the plain text (except for spaces and
/// bullets), or no style remains, the plain text is parsed as by readMarkup() instead.
QList<PastedLine> readPasted(const QMimeData& source);

} // namespace duovita
