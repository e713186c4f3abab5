#include "core/export/zipwriting.h"

#include <zip.h>

namespace duovita {

namespace {

// 1 January 1980, the earliest ZIP date, so that the file does not reveal when it was written.
constexpr zip_uint16_t firstDate = (1 << 5) | 1;

Error failure(zip_error_t& error)
{
    const Error result{ErrorCode::FileNotWritable,
                       {QStringLiteral("zip"), QString::fromUtf8(zip_error_strerror(&error))}};
    zip_error_fini(&error);
    return result;
}

bool add(zip_t* archive, const QString& name, const QByteArray& bytes)
{
    zip_source_t* source = zip_source_buffer(archive, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0);
    if (!source)
        return false;
    const zip_int64_t index = zip_file_add(archive, name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    return zip_file_set_dostime(archive, static_cast<zip_uint64_t>(index), 0, firstDate, 0) == 0;
}

QByteArray contentsOf(zip_source_t* source)
{
    if (zip_source_open(source) != 0)
        return {};
    zip_source_seek(source, 0, SEEK_END);
    QByteArray bytes(static_cast<qsizetype>(zip_source_tell(source)), '\0');
    zip_source_seek(source, 0, SEEK_SET);
    zip_source_read(source, bytes.data(), static_cast<zip_uint64_t>(bytes.size()));
    zip_source_close(source);
    return bytes;
}

} // namespace

Result<QByteArray> writeZip(const QList<std::pair<QString, QByteArray>>& members)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    if (!target)
        return failure(error);
    zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    if (!archive) {
        zip_source_free(target);
        return failure(error);
    }
    zip_source_keep(target); // read after the archive is closed
    bool done = true;
    for (const auto& [name, bytes] : members)
        done = done && add(archive, name, bytes);
    if (!done || zip_close(archive) != 0) {
        const Error result{ErrorCode::FileNotWritable,
                           {QStringLiteral("zip"), QString::fromUtf8(zip_strerror(archive))}};
        zip_discard(archive);
        zip_source_free(target);
        return result;
    }
    const QByteArray bytes = contentsOf(target);
    zip_source_free(target);
    return bytes;
}

} // namespace duovita
