#pragma once

#include "core/import/readers/piecemarks.h"

#include <qpdf/QPDFObjectHandle.hh>

#include <array>
#include <map>
#include <string>

class QPDF;
class QPDFPageObjectHelper;

namespace duovita {

struct ShownFont;

/// Changes a document into the second file of pdfpieces.h, in which the letters of a page tell which piece they are in.
/// Changes it in place; the caller writes it.
class PieceMarking {
public:
    /// `document` must outlive this object; `fonts` are those used on its pages, with their texts.
    PieceMarking(QPDF& document, std::map<QPDFObjGen, ShownFont> fonts);

    /// Marks what a page itself draws, without its form XObjects. Call once for each page.
    void mark(QPDFPageObjectHelper& page);
    /// Marks what a form XObject draws. Call once for each.
    void mark(QPDFObjectHandle formXObject);

private:
    using FontCopies = std::array<QPDFObjectHandle, pieceKinds>;
    /// Adds the marking copies of its fonts to a resource dictionary; returns the fonts by their names in it.
    std::map<std::string, const ShownFont*> addFontCopies(QPDFObjectHandle resources);
    const FontCopies& copiesOf(const ShownFont& font);

    QPDF& m_document;
    std::map<QPDFObjGen, ShownFont> m_fonts;
    std::map<QPDFObjGen, FontCopies> m_copies;
    int m_streams = 0; ///< marked so far: each begins with the next kind of sign
};

} // namespace duovita
