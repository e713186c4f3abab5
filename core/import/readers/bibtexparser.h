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

/// What btparse makes of the entries of one bibliography, in their order. Only one is at work at a time: btparse keeps
/// its state in globals.
class BibtexParser {
public:
    BibtexParser();
    ~BibtexParser();
    Q_DISABLE_COPY_MOVE(BibtexParser)

    /// False if it is no BibTeX. Nothing is parsed of what has no fields: a macro, a comment.
    bool parse(const BibtexEntry& raw, std::optional<ParsedEntry>& parsed);

private:
    QMutexLocker<QMutex> m_lock;
};

} // namespace duovita
