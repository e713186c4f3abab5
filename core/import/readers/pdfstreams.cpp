#include "core/import/readers/pdfstreams.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <stdexcept>

namespace duovita {

namespace {

/// Counts what comes, and stops it where it is too much.
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

} // namespace

bool StreamBudget::take(QPDFObjectHandle stream)
{
    constexpr size_t largest = 32 * 1024 * 1024; // of a page that somebody reads
    Measure measure(std::min(largest, m_left));
    bool whole = false;
    try {
        whole = stream.isStream() && stream.pipeStreamData(&measure, 0, qpdf_dl_generalized, true);
    } catch (const std::exception&) { // too large, or damaged
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
