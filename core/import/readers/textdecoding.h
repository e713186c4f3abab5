#pragma once

#include "core/domain/result.h"

#include <QString>

namespace duovita {

struct DecodedText {
    QString text;     ///< line ends are \n, no byte order mark
    QString encoding; ///< "UTF-8", "GB18030", …
};

/// Finds the encoding of a text file: UTF-8, UTF-16 with a mark, GB18030, Big5. FileEmpty, FileBinary or
/// EncodingUnknown, naming `file`, if it is none of them.
Result<DecodedText> decodeText(const QByteArray& bytes, const QString& file);

} // namespace duovita
