#pragma once

#include <QByteArray>

namespace duovita::test {

inline constexpr int pageHeight = 842; // points

/// A one-page PDF without a cross-reference table, which readers must rebuild. `page` is added to the page's
/// dictionary; object 6 is a font whose ToUnicode map is `map`.
inline QByteArray onePage(const QByteArray& content, const QByteArray& page = {}, const QByteArray& map = {},
                          const QByteArray& encoding = "/WinAnsiEncoding")
{
    const auto stream = [](const QByteArray& bytes) {
        return QByteArray("<< /Length " + QByteArray::number(bytes.size()) + " >>\nstream\n" + bytes + "\nendstream");
    };
    return "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
           "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n"
           "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 " +
           QByteArray::number(pageHeight) + "] /Contents 4 0 R " + page + " >>\nendobj\n4 0 obj\n" + stream(content) +
           "\nendobj\n5 0 obj\n" + stream(map) +
           "\nendobj\n6 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding " + encoding +
           " /ToUnicode 5 0 R >>\nendobj\ntrailer\n<< /Size 7 /Root 1 0 R >>\n%%EOF\n";
}

} // namespace duovita::test
