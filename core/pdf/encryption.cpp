#include "core/pdf/encryption.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

namespace duovita {

QByteArray encryptedPdf(const QByteArray& file, const QString& password)
{
    QPDF pdf;
    pdf.processMemoryFile("export", file.constData(), static_cast<std::size_t>(file.size()));
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setNewlineBeforeEndstream(true);
    // Whoever can open the file may do everything with it: readers do not enforce other restrictions anyway.
    const std::string secret = password.toStdString();
    writer.setR6EncryptionParameters(secret.c_str(), secret.c_str(), true, true, true, true, true, true, qpdf_r3p_full,
                                     true);
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

} // namespace duovita
