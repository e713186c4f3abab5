#pragma once

#include <QString>

namespace duovita::test {

/// Writes into a folder what the CVs of a file of records become in English and Chinese: in every format, as pages of
/// several templates; and the records themselves. Says what went wrong, or nothing.
QString writeDocuments(const QString& records, const QString& folder);

} // namespace duovita::test
