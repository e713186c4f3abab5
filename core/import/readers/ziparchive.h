#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QStringList>

#include <memory>

struct zip;

namespace duovita {

/// A ZIP archive in memory, read through libzip. Nothing is unpacked beyond `largestMember`, whatever the archive says
/// of its sizes.
class ZipArchive {
public:
    static constexpr qint64 largestMember = 64LL * 1024 * 1024;

    /// The bytes must outlive the archive. The error's parameters are the file and libzip's reason.
    static Result<ZipArchive> open(const QByteArray& bytes, const QString& file);

    QStringList names() const;
    bool contains(const QString& name) const;
    /// A member unpacked; a missing one is empty.
    Result<QByteArray> read(const QString& name) const;

private:
    ZipArchive(zip* archive, QString file);

    std::shared_ptr<zip> m_archive;
    QString m_file;
};

} // namespace duovita
