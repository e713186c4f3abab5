#pragma once

#include "core/domain/result.h"

#include <QByteArray>

namespace duovita {

bool isPdf(const QByteArray& bytes);

/// The record attached to a PDF that Duovita made with data: its JSON. PdfWithoutData if there is none,
/// PdfUnreadable with the reason if the file is damaged or asks for a password.
Result<QByteArray> attachedRecord(const QByteArray& pdf, const QString& file);

} // namespace duovita
