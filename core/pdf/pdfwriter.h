#pragma once

#include "core/domain/result.h"
#include "core/typeset/pagedlayout.h"

#include <QByteArray>

#include <memory>

namespace duovita {

/// No dates and nothing random: the same layout gives the same bytes.
struct PdfOptions {
    QString creator = QStringLiteral("Duovita");
};

/// Draws a PagedLayout as PDF bytes. Keeps font programs between calls; not thread-safe: one per thread.
class PdfWriter {
public:
    PdfWriter();
    ~PdfWriter();
    PdfWriter(const PdfWriter&) = delete;
    PdfWriter& operator=(const PdfWriter&) = delete;

    /// Fails with TextNotFaithful if the glyphs of a run would not give its text back.
    Result<QByteArray> write(const PagedLayout& layout, const PdfOptions& options = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
