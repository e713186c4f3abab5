#pragma once

#include "core/domain/result.h"
#include "core/typeset/pagedlayout.h"

#include <QByteArray>
#include <QDateTime>

#include <memory>

namespace duovita {

/// The standards that a file claims to conform to. A claim is written only if the writer's own check passes.
enum class PdfProfile : unsigned char {
    Accessible, ///< PDF/A-2a and PDF/UA-1: the default
    WithData,   ///< PDF/A-3a and PDF/UA-1 with the record attached
    Archive,    ///< PDF/A-1b on request: PDF 1.4, untagged
};

/// A file embedded in the PDF.
struct PdfAttachment {
    QString name;
    QString description;
    QByteArray data;
    QString mediaType = QStringLiteral("application/json");
    QDateTime changed; ///< UTC
};

/// The file contains no dates but those given here and nothing random: the same layout gives the same bytes.
struct PdfOptions {
    PdfProfile profile = PdfProfile::Accessible;
    QString creator = QStringLiteral("Duovita");
    std::optional<PdfAttachment> attachment = {}; ///< only for WithData
    /// If not empty, encrypts with AES-256 and this password. PDF/A forbids encryption, so the file then claims no
    /// PDF/A.
    QString password = {};
};

/// The bytes, and the reasons why the file claims less than requested: English sentences for developers; empty if it
/// claims everything.
struct PdfFile {
    QByteArray bytes;
    QStringList unmet;
};

class FontSubsetter; // core/pdf/fontembedding.h: makes and caches font programs; thread-safe

/// Draws a PagedLayout as PDF. Not thread-safe: use by one thread at a time; they can share a FontSubsetter.
class PdfWriter {
public:
    explicit PdfWriter(std::shared_ptr<FontSubsetter> subsetter);
    ~PdfWriter();
    PdfWriter(const PdfWriter&) = delete;
    PdfWriter& operator=(const PdfWriter&) = delete;

    /// Fails with TextNotFaithful if the texts of a run's glyphs would not add up to the run's text.
    Result<PdfFile> write(const PagedLayout& layout, const PdfOptions& options = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
