#pragma once

#include "core/pdf/contentstream.h"
#include "core/pdf/pdfwriter.h"
#include "core/pdf/streamcache.h"

#include <qpdf/QPDF.hh>

namespace duovita {

// The parts of a document as libqpdf objects.

QPDFObjectHandle textObject(const QString& text); ///< a text string in UTF-16 or PDFDocEncoding
QPDFObjectHandle rectangle(const QRectF& box, QSizeF paper);
/// A stream of data that is deflated (zlib) already.
QPDFObjectHandle streamOfDeflated(QPDF& pdf, const QByteArray& deflated);

/// The /Font resources of all pages: a Type0 font for each face and layer. `withCidSets`: with the list of the CIDs in
/// each program, which PDF/A-1 asks for (ISO 19005-1 6.3.5) and later parts do not.
QPDFObjectHandle fontResources(QPDF& pdf, const DocumentFonts& fonts, StreamCache& streams, bool withCidSets);

/// A link annotation, without its place in the structure tree.
QPDFObjectHandle linkAnnotation(const PageLink& link, QSizeF paper);

/// Bookmarks for the sections; nothing if there is none.
void addOutline(QPDF& pdf, const PagedLayout& layout, const std::vector<QPDFObjectHandle>& pages);

} // namespace duovita
