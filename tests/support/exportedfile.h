#pragma once

#include "core/pdf/fontembedding.h"
#include "core/pdf/pdfwriter.h"

namespace duovita::test {

/// The file that an export of these pages writes.
inline QByteArray exportedFile(const PagedLayout& layout)
{
    const Result<PdfFile> file = PdfWriter(std::make_shared<FontSubsetter>()).write(layout);
    return file ? file->bytes : QByteArray();
}

} // namespace duovita::test
