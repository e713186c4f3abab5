#pragma once

#include "core/domain/result.h"

#include <QString>

namespace duovita {

struct DecodedText {
    QString text;     ///< with \n as line end and without a byte order mark
    QString encoding; ///< "UTF-8", "GB18030", …
};

/// Detects the encoding of a text file: UTF-8, UTF-16 with a byte order mark, GB18030, Big5. Otherwise FileEmpty,
/// FileBinary or EncodingUnknown with `file`.
Result<DecodedText> decodeText(const QByteArray& bytes, const QString& file);

} // namespace duovita
