#include "core/import/readers/ziparchive.h"

#include <zip.h>

namespace duovita {

namespace {

Error unreadable(const QString& file, const QString& reason)
{
    return Error{ErrorCode::DocxUnreadable, {file, reason}, {file}};
}

} // namespace

ZipArchive::ZipArchive(zip* archive, QString file) : m_archive(archive, zip_discard), m_file(std::move(file)) {}

Result<ZipArchive> ZipArchive::open(const QByteArray& bytes, const QString& file)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source =
        zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    zip_t* archive = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (!archive) {
        const QString reason = QString::fromUtf8(zip_error_strerror(&error));
        if (source)
            zip_source_free(source);
        zip_error_fini(&error);
        return unreadable(file, reason);
    }
    zip_error_fini(&error);
    return ZipArchive(archive, file);
}

QStringList ZipArchive::names() const
{
    QStringList names;
    const zip_int64_t count = zip_get_num_entries(m_archive.get(), 0);
    for (zip_int64_t i = 0; i < count; ++i)
        names += QString::fromUtf8(zip_get_name(m_archive.get(), static_cast<zip_uint64_t>(i), 0));
    return names;
}

bool ZipArchive::contains(const QString& name) const
{
    return zip_name_locate(m_archive.get(), name.toUtf8().constData(), 0) >= 0;
}

Result<QByteArray> ZipArchive::read(const QString& name) const
{
    if (!contains(name))
        return QByteArray();
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> member(
        zip_fopen(m_archive.get(), name.toUtf8().constData(), 0), zip_fclose);
    if (!member)
        return unreadable(m_file, QString::fromUtf8(zip_strerror(m_archive.get())));
    QByteArray bytes;
    constexpr qsizetype chunkSize = 1 << 16;
    QByteArray chunk(chunkSize, Qt::Uninitialized);
    for (;;) {
        const zip_int64_t count = zip_fread(member.get(), chunk.data(), static_cast<zip_uint64_t>(chunk.size()));
        if (count < 0)
            return unreadable(m_file, QString::fromUtf8(zip_file_strerror(member.get())));
        if (count == 0)
            return bytes;
        bytes.append(chunk.constData(), count);
        // A few kilobytes can unpack to gigabytes.
        if (bytes.size() > largestMember)
            return unreadable(m_file, QStringLiteral("%1 > %2 MB").arg(name, QString::number(largestMember >> 20)));
    }
}

} // namespace duovita
