#pragma once

#include "core/import/readers/readingbudget.h"

#include <qpdf/QPDFObjectHandle.hh>

class QPDFPageObjectHelper;

namespace duovita {

/// The largest size of a stream's data at any stage of its filters; `most` + 1 if it is larger, without counting
/// further. For a damaged stream, the bytes before the damage.
qint64 unpackedSize(QPDFObjectHandle stream, qint64 most);

/// Limits what is decoded of one document: a file of a few kilobytes may hold gigabytes, in one stream or by drawing it
/// a thousand times.
class StreamBudget {
public:
    /// Whether the stream can be decoded and fits into the rest of the budget; subtracts its size.
    bool take(QPDFObjectHandle stream);
    /// The same for all streams of a page's content.
    bool takeContent(QPDFPageObjectHelper& page);
    /// Decoded bytes so far.
    size_t taken() const { return mostBytes() - m_left; }

private:
    static size_t mostBytes() { return static_cast<size_t>(limitOf(Bound::ExpandedBytes)); }
    size_t m_left = mostBytes();
};

} // namespace duovita
