#include "core/editing/unsavedcopy.h"

#include "core/json/personjson.h"
#include "core/storage/atomicfile.h"
#include "core/storage/database.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace duovita {

QString unsavedFolder()
{
    return QFileInfo(defaultDatabasePath()).absolutePath() + QStringLiteral("/unsaved");
}

Result<QString> keepUnsaved(const Person& person, const QString& earlier)
{
    if (const Result<void> made = makeFolder(unsavedFolder()); !made)
        return made.error();
    const QString name = QStringLiteral("%1/%2.json").arg(unsavedFolder(), person.id.toString());
    const QString path = earlier.isEmpty() ? freeName(name) : earlier;
    QSaveFile file(path);
    const QByteArray json = writePeople({person});
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
                         file.write(json) == json.size() && file.commit();
    if (!written)
        return Error{ErrorCode::FileNotWritable, {path, file.errorString()}};
    return path;
}

} // namespace duovita
