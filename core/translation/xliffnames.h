#pragma once

#include <QString>

namespace duovita::xliff {

inline QString coreNamespace()
{
    return QStringLiteral("urn:oasis:names:tc:xliff:document:2.0");
}
inline QString metadataNamespace()
{
    return QStringLiteral("urn:oasis:names:tc:xliff:metadata:2.0");
}
/// Type of the metadata with the hash of a unit's target when the sheet was made.
inline QString formerTarget()
{
    return QStringLiteral("former-target-sha256");
}

} // namespace duovita::xliff
