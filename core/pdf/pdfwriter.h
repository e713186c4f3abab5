#pragma once

#include "core/domain/result.h"
#include "core/typeset/pagedlayout.h"

#include <QByteArray>
#include <QDateTime>

#include <memory>

namespace duovita {

/// What a file claims to be. A claim is written only if the writer's own check of its rules passes.
enum class PdfProfile : unsigned char {
    Accessible, ///< PDF/A-2a and PDF/UA-1: the default
    WithData,   ///< PDF/A-3a and PDF/UA-1: the record attached
    Archive,    ///< PDF/A-1b, for those who ask for it: PDF 1.4, untagged
};

/// A file inside of the file.
struct PdfAttachment {
    QString name;
    QString description;
    QByteArray data;
    QString mediaType = QStringLiteral("application/json");
    QDateTime changed; ///< UTC
};

/// No dates but those given and nothing random: the same layout gives the same bytes.
struct PdfOptions {
    PdfProfile profile = PdfProfile::Accessible;
    QString creator = QStringLiteral("Duovita");
    std::optional<PdfAttachment> attachment = {}; ///< only WithData takes one
    /// Not empty: AES-256 with this password; then the file claims no PDF/A, which forbids encryption.
    QString password = {};
};

/// The bytes, and why they claim less than was asked for: a sentence for developers each, empty if they claim it all.
struct PdfFile {
    QByteArray bytes;
    QStringList unmet;
};

class FontSubsetter; // core/pdf/fontembedding.h: makes and keeps font programs; thread-safe

/// Draws a PagedLayout as PDF bytes. Not thread-safe: one per thread; they share a FontSubsetter.
class PdfWriter {
public:
    explicit PdfWriter(std::shared_ptr<FontSubsetter> subsetter);
    ~PdfWriter();
    PdfWriter(const PdfWriter&) = delete;
    PdfWriter& operator=(const PdfWriter&) = delete;

    /// Fails with TextNotFaithful if the glyphs of a run would not give its text back.
    Result<PdfFile> write(const PagedLayout& layout, const PdfOptions& options = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
