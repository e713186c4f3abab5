#pragma once

#include "core/content/cvcontent.h"
#include "core/pdf/pdfwriter.h"
#include "core/typeset/typesetter.h"

namespace duovita {

/// A finished document with its contents and layout, from which a preview finds what is at a point.
struct PdfDocument {
    QByteArray bytes;
    QStringList unmet;         ///< why the file claims less than its profile (core/pdf/pdfwriter.h)
    QList<CvContent> contents; ///< one, or two for a template with parallel columns
    PagedLayout layout;

    const CvContent& content() const { return contents.front(); }
    /// The texts that are missing in its own language; MissingText::fate says whether each is shown in the other
    /// language or left out.
    QList<MissingText> missing() const;
};

/// Fonts and font programs, shared by exporters. Thread-safe.
struct ExportFonts {
    ExportFonts();
    explicit ExportFonts(std::shared_ptr<FontLibrary> opened);

    std::shared_ptr<FontLibrary> library;
    std::shared_ptr<FontSubsetter> subsetter;
};

/// Turns a record into a PDF. Keeps caches between calls. Not thread-safe: use by one thread at a time.
class PdfExporter {
public:
    explicit PdfExporter(const ExportFonts& fonts = {}) : m_typesetter(fonts.library), m_writer(fonts.subsetter) {}

    Result<PdfDocument> make(const Person& person, const Cv& cv, Language language, const PdfOptions& options = {});
    /// The same, without the bytes.
    Result<PdfDocument> layOut(const Person& person, const Cv& cv, Language language);

private:
    struct CachedTemplate {
        QString fingerprint;
        Template loaded;
    };
    Result<Template> templateOf(const Design& design, Language language);

    std::array<std::optional<CachedTemplate>, languageCount> m_templates; ///< the last one used for each language
    Typesetter m_typesetter;
    PdfWriter m_writer;
};

} // namespace duovita
