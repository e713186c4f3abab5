#include "core/import/readers/pdfstreams.h"

#include <qpdf/Buffer.hh>
#include <qpdf/Pipeline.hh>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <stdexcept>

namespace duovita {

namespace {

/// Counts the bytes and aborts when there are too many.
class Measure : public Pipeline {
public:
    explicit Measure(size_t most) : Pipeline("measure", nullptr), m_most(most) {}

    size_t bytes() const { return m_bytes; }

    void write(unsigned char const*, size_t length) override
    {
        m_bytes += length;
        if (m_bytes > m_most)
            throw std::runtime_error("a stream is too large");
    }
    void finish() override {}

private:
    size_t m_most;
    size_t m_bytes = 0;
};

bool packs(QPDFObjectHandle filter)
{
    return filter.isNameAndEquals("/FlateDecode") || filter.isNameAndEquals("/Fl") ||
           filter.isNameAndEquals("/LZWDecode") || filter.isNameAndEquals("/LZW") ||
           filter.isNameAndEquals("/RunLengthDecode") || filter.isNameAndEquals("/RL");
}

/// How many compression filters are applied in sequence.
int timesPacked(QPDFObjectHandle stream)
{
    QPDFObjectHandle filters = stream.getDict().getKey("/Filter");
    int packed = 0;
    for (int i = 0; filters.isArray() && i < filters.getArrayNItems(); ++i)
        packed += packs(filters.getArrayItem(i)) ? 1 : 0;
    return packed;
}

/// Doubly compressed data may expand to gigabytes between its filters and to nothing after them. Computed only for
/// Flate, the only filter that PDF writers apply twice; other chains count as unlimited.
size_t sizeBetweenFilters(QPDFObjectHandle stream, size_t most)
{
    QPDFObjectHandle first = stream.getDict().getKey("/Filter").getArrayItem(0);
    if (timesPacked(stream) > 2 || !first.isNameAndEquals("/FlateDecode"))
        return most + 1;
    Measure measure(most);
    try {
        Pl_Flate unpacking("between filters", &measure, Pl_Flate::a_inflate);
        const std::shared_ptr<Buffer> raw = stream.getRawStreamData();
        unpacking.write(raw->getBuffer(), raw->getSize());
        unpacking.finish();
    } catch (const std::exception&) { // too large or damaged
    }
    return measure.bytes();
}

} // namespace

qint64 unpackedSize(QPDFObjectHandle stream, qint64 most)
{
    const auto limit = static_cast<size_t>(most);
    size_t bytes = 0;
    if (!stream.isStream())
        return 0;
    if (timesPacked(stream) > 1)
        bytes = sizeBetweenFilters(stream, limit);
    if (bytes <= limit) {
        Measure measure(limit);
        try {
            stream.pipeStreamData(&measure, 0, qpdf_dl_generalized, true);
        } catch (const std::exception&) { // too large or damaged
        }
        bytes = std::max(bytes, measure.bytes());
    }
    return std::min(static_cast<qint64>(bytes), most + 1);
}

bool StreamBudget::take(QPDFObjectHandle stream)
{
    const auto largest = static_cast<size_t>(limitOf(Bound::PageBytes));
    Measure measure(std::min(largest, m_left));
    bool whole = false;
    try {
        whole = stream.isStream() && stream.pipeStreamData(&measure, 0, qpdf_dl_generalized, true);
    } catch (const std::exception&) { // too large or damaged
    }
    m_left -= std::min(m_left, measure.bytes());
    return whole;
}

bool StreamBudget::takeContent(QPDFPageObjectHelper& page)
{
    const std::vector<QPDFObjectHandle> parts = page.getPageContents();
    return std::all_of(parts.begin(), parts.end(), [this](const QPDFObjectHandle& part) { return take(part); });
}

} // namespace duovita
