#pragma once

#include <QByteArray>

namespace duovita {

/// Compresses bytes to a zlib stream (RFC 1950) for PDF's FlateDecode. Deterministic and thread-safe.
QByteArray deflated(const QByteArray& bytes);

/// The same for font programs, whose outlines hardly get smaller with more effort.
QByteArray deflatedOutlines(const QByteArray& program);

} // namespace duovita
