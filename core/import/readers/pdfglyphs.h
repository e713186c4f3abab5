#pragma once

#include <QList>
#include <QString>

#include <qpdf/QPDF.hh>

#include <map>

namespace duovita {

/// A glyph that a PDF shows but has no text for.
struct TextlessGlyph {
    QPDFObjectHandle font;
    uint code = 0;
    int digits = 2; ///< hexadecimal digits of the code: two or four
    QString text;   ///< the text that its name in the font gives; empty if it gives none
};

/// A font used on the pages, with codes of one byte, or of two bytes that are glyph ids.
struct ShownFont {
    QPDFObjectHandle font;
    int digits = 2;                ///< hexadecimal digits of a code: two or four
    std::map<uint, QString> texts; ///< by code, for the codes that are shown; empty where the text is unknown
};

/// The fonts used on all pages.
std::map<QPDFObjGen, ShownFont> shownFonts(QPDF& document);
/// Fills in the texts that the fonts give for their codes.
void readTexts(std::map<QPDFObjGen, ShownFont>& fonts);

/// The glyphs without text, except in fonts nearly all of whose glyphs have none: those are not text.
QList<TextlessGlyph> textlessGlyphs(const std::map<QPDFObjGen, ShownFont>& fonts);
/// Adds these texts to the font's ToUnicode map.
void mapGlyphs(QPDF& document, QPDFObjectHandle font, const QList<std::pair<TextlessGlyph, QString>>& texts);

} // namespace duovita
