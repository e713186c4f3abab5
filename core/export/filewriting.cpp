#include "core/export/filewriting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

namespace duovita {

namespace {

/// On a full disk, write() stores a part without an error; only the next call fails and reports the reason. A buffer in
/// between would hide that.
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

constexpr const char* wordless = "Unknown error"; // Qt's own message, looked up in Qt's translation

/// Uses the system's error message if Qt has none, as for a failed rename.
QString reasonOf(const QSaveFile& file, int code)
{
    const QString message = file.errorString();
    const QString nothing = QCoreApplication::translate("QIODevice", wordless);
    return code != 0 && message == nothing ? qt_error_string(code) : message;
}

} // namespace

Result<void> writeFile(const QString& path, const QByteArray& bytes)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::FileNotWritable, {folder, QStringLiteral("cannot create the folder")}};
    QSaveFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || !writeAll(file, bytes) || !file.commit()) {
        const int code = errno;
        return Error{ErrorCode::FileNotWritable, {path, reasonOf(file, code)}};
    }
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
