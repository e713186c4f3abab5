#pragma once

#include "core/domain/result.h"

#include <QByteArray>

#include <memory>
#include <optional>

class QPDF;

namespace duovita {

/// A PDF opened by libqpdf, once for everything that reads it. Copies refer to the same file.
class OpenedPdf {
public:
    /// PdfUnreadable with the reason if the file is damaged or needs a password; `name` is for messages.
    static Result<OpenedPdf> open(const QByteArray& bytes, const QString& name);

    const QString& name() const { return m_name; }
    /// The file as it was opened, regardless of later changes to document().
    const QByteArray& bytes() const { return m_bytes; }
    /// libqpdf throws exceptions for errors further inside the file.
    QPDF& document() const { return *m_document; }
    /// PdfUnreadable if the page tree contains a cycle, which renderers would follow forever.
    std::optional<Error> problemOfPages() const;

private:
    OpenedPdf(const QByteArray& bytes, const QString& name);

    QByteArray m_bytes; // the document reads from it
    QString m_name;
    std::shared_ptr<QPDF> m_document;
};

bool isPdf(const QByteArray& bytes);

} // namespace duovita
