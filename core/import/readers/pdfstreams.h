#pragma once

#include <qpdf/QPDFObjectHandle.hh>

class QPDFPageObjectHelper;

namespace duovita {

/// What may be decoded of one document: a file of a few kilobytes may hold gigabytes, in one stream or by drawing one
/// a thousand times.
class StreamBudget {
public:
    /// Whether the stream can be decoded and fits into what is left; that is then less by its size.
    bool take(QPDFObjectHandle stream);
    /// The same of all that a page's content is made of.
    bool takeContent(QPDFPageObjectHelper& page);
    /// Bytes, decoded.
    size_t taken() const { return mostBytes - m_left; }

private:
    static constexpr size_t mostBytes = size_t{256} * 1024 * 1024;
    size_t m_left = mostBytes; // bytes
};

} // namespace duovita
