#pragma once

#include <QByteArray>
#include <QString>

namespace duovita {

/// Encrypts a PDF with a password (AES-256, ISO 32000-2 7.6). Throws std::exception, as libqpdf does.
QByteArray encryptedPdf(const QByteArray& file, const QString& password);

} // namespace duovita
