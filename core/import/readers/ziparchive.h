#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QStringList>

#include <memory>

struct zip;

namespace duovita {

/// A ZIP archive in memory, read with libzip. Never unpacks more than `largestMember` bytes, whatever sizes the archive
/// claims.
class ZipArchive {
public:
    static constexpr qint64 largestMember = 64LL * 1024 * 1024;

    /// The bytes must outlive the archive. The error's parameters are the file and libzip's reason.
    static Result<ZipArchive> open(const QByteArray& bytes, const QString& file);

    QStringList names() const;
    bool contains(const QString& name) const;
    /// The unpacked content of a member; empty if it is missing.
    Result<QByteArray> read(const QString& name) const;

private:
    ZipArchive(zip* archive, QString file);

    std::shared_ptr<zip> m_archive;
    QString m_file;
};

} // namespace duovita
