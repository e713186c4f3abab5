#pragma once

#include "core/import/readers/bibtexentries.h"

#include <QByteArray>
#include <QMutexLocker>

#include <optional>

namespace duovita {

struct ParsedEntry {
    QString type;
    QString key;
    QList<std::pair<QString, QByteArray>> fields; ///< name and TeX

    QByteArray take(const char* name);
    QString takeText(const char* name); ///< without TeX
};

/// Parses the entries of one bibliography, in order, with btparse. Only one instance works at a time, because btparse
/// keeps its state in global variables.
class BibtexParser {
public:
    BibtexParser();
    ~BibtexParser();
    Q_DISABLE_COPY_MOVE(BibtexParser)

    /// Returns false on invalid BibTeX. `parsed` stays empty for entries without fields: macros and comments.
    bool parse(const BibtexEntry& raw, std::optional<ParsedEntry>& parsed);

private:
    QMutexLocker<QMutex> m_lock;
};

} // namespace duovita
