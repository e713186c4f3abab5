#pragma once

#include "core/domain/richtext.h"

#include <optional>

class QMimeData;

namespace duovita {

/// Plain text whose Markdown marks are read as RichText reads them, and <sup>, <sub>, <b>, <i>, <strong>, <em> as HTML
/// does. Nothing if no mark in it is well-formed, or if reading them would cost a character that is no mark: then the
/// text is what it says. A mark counts where it stands at a word's edge and a link where its address is one, so that
/// "2*3*4", "__init__" and "f[0](x)" are text; asterisks around the beginning of a word ("*Ec*GltX") are marks. One
/// line; sourceStart is 0 throughout.
std::optional<QList<InlineSpan>> readMarks(const QString& text);

/// One line that somebody pastes: what it says, and what it means.
struct PastedLine {
    QString literal;
    QList<InlineSpan> spans;

    bool isStyled() const { return !spans.isEmpty() && spans != QList<InlineSpan>{InlineSpan{literal}}; }
};

/// The lines with text in them. Of what a browser or a word processor gives, bold, italic, raised and lowered text and
/// links to addresses are kept, every other look is left behind; if its characters are not those of the same text
/// without styles (spaces and bullets apart), or no style is kept, that text is read for marks.
QList<PastedLine> readPasted(const QMimeData& source);

} // namespace duovita
