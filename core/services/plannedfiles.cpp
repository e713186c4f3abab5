#include "core/services/plannedfiles.h"

#include "core/export/formats.h"
#include "core/services/exportpaths.h"
#include "core/services/store.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"

#include <QFileInfo>

namespace duovita {

Result<QStringList> plannedFilesOf(const QString& database, const QList<PersonId>& people, const ExportRequest& request)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    const SharedNames names = namesIn(**opened);
    const PersonRepository repository(**opened);
    const auto format = findExportFormat(request.format);
    const QString extension = format ? QString::fromLatin1(infoOf(*format).extension) : request.format;
    ExportPaths paths(request, names);
    QStringList planned;
    for (const PersonId& id : people) {
        const auto stored = repository.load(id);
        const auto cvs = stored ? requestedCvs(request, stored->person) : Result<QList<Cv>>(stored.error());
        for (const Cv& cv : cvs ? *cvs : QList<Cv>()) {
            for (const QList<Language>& held : requestedDocuments(request, cv)) {
                const auto language = held.size() == 1 ? std::optional(held.front()) : std::nullopt;
                planned += QFileInfo(paths.next(stored->person, cv, language, extension)).fileName();
            }
        }
    }
    return planned;
}

} // namespace duovita
