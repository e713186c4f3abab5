#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace duovita {

/// What the PDF needs to know of a bare CFF font (Adobe Technical Note 5176).
struct CffFacts {
    bool cidKeyed = false;
    QList<quint16> charset; ///< glyph -> CID (CID-keyed) or SID
};

/// Nothing if the bytes are not a CFF font of version 1.
std::optional<CffFacts> readCff(const QByteArray& cff);

} // namespace duovita
