#pragma once

#include "core/pdf/objectfile.h"
#include "core/pdf/pdfwriter.h"

namespace duovita {

/// What a file may claim after its check.
struct PdfClaims {
    bool archive = false;    ///< PDF/A of the profile
    bool accessible = false; ///< PDF/UA-1
};

/// Title, author and program, in the document information dictionary and, saying the same, as XMP with the claims.
struct MetadataObjects {
    int info;
    int xmp;
};
MetadataObjects addMetadata(ObjectFile& objects, const PagedLayout& layout, const PdfOptions& options,
                            PdfClaims claims);

/// The colour space that device colours mean, as an output intent: sRGB (ISO 19005-2 6.2.3).
QByteArray outputIntent(ObjectFile& objects);

/// Puts a file into the file and says what it is to the document: the source it was made from (ISO 19005-3 6.8). Gives
/// the catalog's entries.
QByteArray attach(ObjectFile& objects, const PdfAttachment& attachment);

} // namespace duovita
