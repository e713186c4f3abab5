#pragma once

#include <QList>
#include <QString>

#include <qpdf/QPDF.hh>

namespace duovita {

/// A glyph that a PDF draws and has no text for.
struct TextlessGlyph {
    QPDFObjectHandle font;
    uint code = 0;
    int digits = 2; ///< of the code, in hexadecimal: two or four
    QString text;   ///< what its name in the font says; empty if that says nothing
};

/// Those of all pages. A font nearly all of whose glyphs have none is no text at all, and is left out.
QList<TextlessGlyph> textlessGlyphs(QPDF& document);
/// The font's map from codes to text with these texts in it.
void mapGlyphs(QPDF& document, QPDFObjectHandle font, const QList<std::pair<TextlessGlyph, QString>>& texts);

} // namespace duovita
