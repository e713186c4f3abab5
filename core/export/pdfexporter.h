#pragma once

#include "core/content/cvcontent.h"
#include "core/pdf/pdfwriter.h"
#include "core/typeset/typesetter.h"

namespace duovita {

/// A finished document with what it was made from, so that a preview can answer "what is here?".
struct PdfDocument {
    QByteArray bytes;
    QStringList unmet;         ///< why the file claims less than its profile (core/pdf/pdfwriter.h)
    QList<CvContent> contents; ///< one, or two for a template with parallel columns
    PagedLayout layout;

    const CvContent& content() const { return contents.front(); }
    /// Where it shows the other language's text.
    QList<MissingText> missing() const;
};

/// What exporters share: opened fonts and what is made of them. Thread-safe.
struct ExportFonts {
    ExportFonts();
    explicit ExportFonts(std::shared_ptr<FontLibrary> opened);

    std::shared_ptr<FontLibrary> library;
    std::shared_ptr<FontSubsetter> subsetter;
};

/// The whole way from a record to PDF bytes. Keeps its caches between calls; not thread-safe: one per thread.
class PdfExporter {
public:
    explicit PdfExporter(const ExportFonts& fonts = {}) : m_typesetter(fonts.library), m_writer(fonts.subsetter) {}

    Result<PdfDocument> make(const Person& person, const Cv& cv, Language language, const PdfOptions& options = {});
    /// The same without the bytes.
    Result<PdfDocument> layOut(const Person& person, const Cv& cv, Language language);

private:
    struct KnownTemplate {
        QString fingerprint;
        Template look;
    };
    Result<Template> templateOf(const Design& design, Language language);

    std::array<std::optional<KnownTemplate>, languageCount> m_templates; ///< the last one used, by language
    Typesetter m_typesetter;
    PdfWriter m_writer;
};

} // namespace duovita
