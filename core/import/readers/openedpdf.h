#pragma once

#include "core/domain/result.h"

#include <QByteArray>

#include <memory>
#include <optional>

class QPDF;

namespace duovita {

/// A PDF that libqpdf has opened, once for all that is read of it. Copies are the same file.
class OpenedPdf {
public:
    /// PdfUnreadable with the reason if the file is damaged or asks for a password; `name` is for messages.
    static Result<OpenedPdf> open(const QByteArray& bytes, const QString& name);

    const QString& name() const { return m_name; }
    /// As it was opened, whatever has been changed in document() since.
    const QByteArray& bytes() const { return m_bytes; }
    /// libqpdf reports by exceptions what is wrong further in.
    QPDF& document() const { return *m_document; }
    /// PdfUnreadable if the tree of pages leads back into itself, which renderers would follow for ever.
    std::optional<Error> problemOfPages() const;

private:
    OpenedPdf(const QByteArray& bytes, const QString& name);

    QByteArray m_bytes; // the document reads from them
    QString m_name;
    std::shared_ptr<QPDF> m_document;
};

bool isPdf(const QByteArray& bytes);

} // namespace duovita
