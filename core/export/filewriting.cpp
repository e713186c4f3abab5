#include "core/export/filewriting.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace duovita {

namespace {

/// A full disk takes a part without an error: only what comes after it fails, and says why.
bool writeAll(QSaveFile& file, const QByteArray& bytes)
{
    qint64 written = 0;
    while (written < bytes.size()) {
        const qint64 count = file.write(bytes.constData() + written, bytes.size() - written);
        if (count <= 0)
            return false;
        written += count;
    }
    return true;
}

} // namespace

Result<void> writeFile(const QString& path, const QByteArray& bytes)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::FileNotWritable, {folder, QStringLiteral("cannot create the folder")}};
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, bytes) || !file.commit())
        return Error{ErrorCode::FileNotWritable, {path, file.errorString()}};
    return {};
}

QString safeFileName(const QString& name, qsizetype longest)
{
    QString safe;
    for (const QChar c : name) {
        const bool turns = (c >= u'\u202A' && c <= u'\u202E') || (c >= u'\u2066' && c <= u'\u2069');
        if (!turns)
            safe += QStringView(u"/\\:*?\"<>|").contains(c) || c.category() == QChar::Other_Control ? QChar(u'_') : c;
    }
    while (safe.toUtf8().size() > longest)
        safe.chop(safe.size() > 1 && safe.back().isLowSurrogate() ? 2 : 1);
    safe = safe.trimmed();
    while (safe.startsWith(u'.'))
        safe[0] = u'_';
    return safe.isEmpty() ? QStringLiteral("CV") : safe;
}

} // namespace duovita
