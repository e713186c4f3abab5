#pragma once

#include "core/import/readers/readingbudget.h"

#include <qpdf/QPDFObjectHandle.hh>

class QPDFPageObjectHelper;

namespace duovita {

/// How many bytes come of it at any stage of its filters; `most` and one if they are more, counted no further. Damaged,
/// as many as come before.
qint64 unpackedSize(QPDFObjectHandle stream, qint64 most);

/// What may be decoded of one document: a file of a few kilobytes may hold gigabytes, in one stream or by drawing one
/// a thousand times.
class StreamBudget {
public:
    /// Whether the stream can be decoded and fits into what is left; that is then less by its size.
    bool take(QPDFObjectHandle stream);
    /// The same of all that a page's content is made of.
    bool takeContent(QPDFPageObjectHelper& page);
    /// Bytes, decoded.
    size_t taken() const { return mostBytes() - m_left; }

private:
    static size_t mostBytes() { return static_cast<size_t>(limitOf(Bound::ExpandedBytes)); }
    size_t m_left = mostBytes();
};

} // namespace duovita
