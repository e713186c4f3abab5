#pragma once

#include <QByteArray>
#include <QFile>

namespace duovita::test {

/// All of a file; nothing if it cannot be read.
inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace duovita::test
