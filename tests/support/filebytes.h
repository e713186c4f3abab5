#pragma once

#include <QByteArray>
#include <QFile>

namespace duovita::test {

/// The contents of a file; empty if it cannot be read.
inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace duovita::test
