#pragma once

#include "core/content/cvcontent.h"
#include "core/pdf/pdfwriter.h"
#include "core/typeset/typesetter.h"

namespace duovita {

/// A finished document with what it was made from, so that a preview can answer "what is here?".
struct PdfDocument {
    QByteArray bytes;
    QStringList unmet; ///< why the file claims less than its profile (core/pdf/pdfwriter.h)
    QList<CvContent> contents; ///< one, or two for a template with parallel columns
    PagedLayout layout;

    const CvContent& content() const { return contents.front(); }
    /// Where it shows the other language's text.
    QList<MissingText> missing() const;
};

/// The whole way from a record to PDF bytes. Keeps its caches between calls; not thread-safe: one per thread.
class PdfExporter {
public:
    explicit PdfExporter(std::shared_ptr<FontLibrary> fonts) : m_typesetter(std::move(fonts)) {}

    Result<PdfDocument> make(const Person& person, const Cv& cv, Language language, const PdfOptions& options = {});

private:
    Typesetter m_typesetter;
    PdfWriter m_writer;
};

} // namespace duovita
