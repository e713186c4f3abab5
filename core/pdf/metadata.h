#pragma once

#include "core/pdf/objectfile.h"
#include "core/pdf/pdfwriter.h"

namespace duovita {

/// The standards that a file may claim after the conformance check.
struct PdfClaims {
    bool archive = false;    ///< PDF/A of the profile
    bool accessible = false; ///< PDF/UA-1
};

/// Object numbers of the document information dictionary and the XMP stream. Both have the same title, author and
/// program; the XMP also has the claims.
struct MetadataObjects {
    int info;
    int xmp;
};
MetadataObjects addMetadata(ObjectFile& objects, const PagedLayout& layout, const PdfOptions& options,
                            PdfClaims claims);

/// The output intent that defines device colours as sRGB (ISO 19005-2 6.2.3).
QByteArray outputIntent(ObjectFile& objects);

/// Embeds a file and declares it the source of the document (ISO 19005-3 6.8). Returns the entries for the catalog.
QByteArray attach(ObjectFile& objects, const PdfAttachment& attachment);

} // namespace duovita
