#pragma once

#include "core/export/exportnames.h"
#include "core/services/exportrequest.h"

#include <QSet>

namespace duovita {

/// Chooses the paths of files: the requested path if it names a single file; otherwise names made from people, inside a
/// folder.
class ExportPaths {
public:
    ExportPaths(const ExportRequest& request, const SharedNames& names) : m_request(request), m_names(names) {}

    QString next(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension);

private:
    bool isFolder(std::optional<Language> language) const;
    QString besides(std::optional<Language> language) const;
    QString inFolder(const Person& person, const Cv& cv, std::optional<Language> language,
                     const QString& extension) const;

    const ExportRequest& m_request;
    const SharedNames& m_names;
    QSet<QString> m_taken;
};

} // namespace duovita
