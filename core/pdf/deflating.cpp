#include "core/pdf/deflating.h"

#include <libdeflate.h>

#include <memory>

namespace duovita {

namespace {

constexpr int level = 7; // smaller than zlib's 6, in less than half its time

using Compressor = std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)>;

} // namespace

QByteArray deflated(const QByteArray& bytes)
{
    // Making one takes longer than deflating a page, and one may not be shared between threads.
    thread_local const Compressor compressor(libdeflate_alloc_compressor(level), libdeflate_free_compressor);
    Q_CHECK_PTR(compressor.get());
    const auto size = static_cast<std::size_t>(bytes.size());
    QByteArray stream(static_cast<qsizetype>(libdeflate_zlib_compress_bound(compressor.get(), size)),
                      Qt::Uninitialized);
    stream.truncate(static_cast<qsizetype>(libdeflate_zlib_compress(
        compressor.get(), bytes.constData(), size, stream.data(), static_cast<std::size_t>(stream.size()))));
    stream.squeeze();
    return stream;
}

} // namespace duovita
