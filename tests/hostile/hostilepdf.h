#pragma once

#include <QByteArray>
#include <QList>

namespace duovita::test {

/// Compresses bytes as a Flate stream of a PDF.
inline QByteArray flate(const QByteArray& bytes)
{
    constexpr qsizetype lengthOfQt = 4;
    return qCompress(bytes, 9).mid(lengthOfQt);
}

inline QByteArray streamOf(const QByteArray& bytes, const QByteArray& facts = {})
{
    return "<< /Length " + QByteArray::number(bytes.size()) + ' ' + facts + " >>\nstream\n" + bytes + "\nendstream";
}

inline QByteArray packed(const QByteArray& bytes, const QByteArray& facts = {})
{
    return streamOf(flate(bytes), "/Filter /FlateDecode " + facts);
}

/// A form XObject that draws `content` with the resources `objects`.
inline QByteArray formOf(const QByteArray& content, const QByteArray& objects)
{
    return streamOf(content, "/Type /XObject /Subtype /Form /BBox [0 0 900 900] /Resources << /Font << /F 5 0 R >> "
                             "/XObject << " +
                                 objects + " >> >>");
}

/// A page that shows "Zoe Test" and draws /X; `others` are the objects from 6 on.
struct HostilePdf {
    QByteArray content = "BT /F 20 Tf 72 760 Td (Zoe Test) Tj ET /X Do";
    QList<QByteArray> others = {};
    QByteArray objects = "/X 6 0 R";
    QByteArray contentStream = {}; ///< replaces the content if not empty
    QByteArray kids = "3 0 R";
    int pages = 1;
    QByteArray font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
    QByteArray catalog = {};

    QByteArray bytes() const
    {
        QList<QByteArray> all{
            "<< /Type /Catalog /Pages 2 0 R " + catalog + " >>",
            "<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(pages) + " >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> "
            "/XObject << " +
                objects + " >> >> >>",
            contentStream.isEmpty() ? streamOf(content) : contentStream,
            font,
        };
        all += others;
        QByteArray pdf = "%PDF-1.7\n";
        QByteArray table = "0000000000 65535 f \n";
        for (qsizetype i = 0; i < all.size(); ++i) {
            table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
            pdf += QByteArray::number(i + 1) + " 0 obj\n" + all[i] + "\nendobj\n";
        }
        const QByteArray start = QByteArray::number(pdf.size());
        const QByteArray size = QByteArray::number(all.size() + 1);
        return pdf + "xref\n0 " + size + '\n' + table + "trailer\n<< /Size " + size + " /Root 1 0 R >>\nstartxref\n" +
               start + "\n%%EOF\n";
    }
};

} // namespace duovita::test
