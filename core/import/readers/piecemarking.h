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

/// Makes the second file, in which the letters of a page tell which piece they are in (see pdfpieces.h), out of the
/// first.
class PieceMarking {
public:
    PieceMarking(QPDF& document, std::map<QPDFObjGen, ShownFont> fonts);

    void mark(QPDFPageObjectHelper& page);
    void mark(QPDFObjectHandle form);

private:
    using FontCopies = std::array<QPDFObjectHandle, pieceKinds>;
    std::map<std::string, const ShownFont*> addTo(QPDFObjectHandle resources);
    const FontCopies& marked(const ShownFont& font);

    QPDF& m_document;
    std::map<QPDFObjGen, ShownFont> m_fonts;
    std::map<QPDFObjGen, FontCopies> m_marked;
    int m_streams = 0;
};

} // namespace duovita
