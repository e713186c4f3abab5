#pragma once

#include <QByteArray>

namespace duovita {

/// The bytes as a zlib stream (RFC 1950), what PDF's FlateDecode reads. The same bytes give the same stream. Any
/// thread.
QByteArray deflated(const QByteArray& bytes);

/// The same for a font program: outlines hardly shrink, whatever the effort.
QByteArray deflatedOutlines(const QByteArray& program);

} // namespace duovita
