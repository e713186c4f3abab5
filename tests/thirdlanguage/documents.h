#pragma once

#include <QString>

namespace duovita::test {

/// Writes the CVs of a file of records, in English and Chinese, into a folder: in every format, as pages of several
/// templates, and the records themselves. Returns an error message, or nothing.
QString writeDocuments(const QString& records, const QString& folder);

} // namespace duovita::test
