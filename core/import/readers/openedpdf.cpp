#include "core/import/readers/openedpdf.h"

#include <qpdf/QPDF.hh>

namespace duovita {

OpenedPdf::OpenedPdf(const QByteArray& bytes, const QString& name)
    : m_bytes(bytes), m_name(name), m_document(std::make_shared<QPDF>())
{
    m_document->setSuppressWarnings(true);
    // Without a name, which would stand before the reason in what libqpdf reports.
    m_document->processMemoryFile("", m_bytes.constData(), static_cast<std::size_t>(m_bytes.size()));
}

Result<OpenedPdf> OpenedPdf::open(const QByteArray& bytes, const QString& name)
{
    try {
        return OpenedPdf(bytes, name);
    } catch (const std::exception& problem) { // libqpdf throws exceptions
        return Error{ErrorCode::PdfUnreadable, {name, QString::fromUtf8(problem.what())}, {name}};
    }
}

std::optional<Error> OpenedPdf::problemOfPages() const
{
    try {
        static_cast<void>(m_document->getAllPages());
    } catch (const QPDFExc& problem) {
        if (problem.getErrorCode() == qpdf_e_pages)
            return Error{ErrorCode::PdfUnreadable,
                         {m_name, QStringLiteral("the tree of its pages leads back into itself")},
                         {m_name}};
    } catch (const std::exception&) {
        return std::nullopt; // the file may be readable despite other damage
    }
    return std::nullopt;
}

bool isPdf(const QByteArray& bytes)
{
    constexpr qsizetype headerRoom = 1024; // ISO 32000-1, annex H: readers search this far for the header
    return bytes.left(headerRoom).contains("%PDF-");
}

} // namespace duovita
