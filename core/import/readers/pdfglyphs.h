#pragma once

#include <QList>
#include <QString>

#include <qpdf/QPDF.hh>

#include <map>

namespace duovita {

/// A glyph that a PDF draws and has no text for.
struct TextlessGlyph {
    QPDFObjectHandle font;
    uint code = 0;
    int digits = 2; ///< of the code, in hexadecimal: two or four
    QString text;   ///< what its name in the font says; empty if that says nothing
};

/// A font whose codes pages show: of one byte each, or of two that are glyphs' numbers.
struct ShownFont {
    QPDFObjectHandle font;
    int digits = 2;                ///< of a code, in hexadecimal: two or four
    std::map<uint, QString> texts; ///< by the codes that are shown, as far as anything tells; empty where nothing does
};

/// Those of all pages.
std::map<QPDFObjGen, ShownFont> shownFonts(QPDF& document);
/// Fills in what the fonts say that their codes mean.
void readTexts(std::map<QPDFObjGen, ShownFont>& fonts);

/// A font nearly all of whose glyphs have no text is no text at all, and is left out.
QList<TextlessGlyph> textlessGlyphs(const std::map<QPDFObjGen, ShownFont>& fonts);
/// The font's map from codes to text with these texts in it.
void mapGlyphs(QPDF& document, QPDFObjectHandle font, const QList<std::pair<TextlessGlyph, QString>>& texts);

} // namespace duovita
