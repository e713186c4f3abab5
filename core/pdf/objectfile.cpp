#include "core/pdf/objectfile.h"

#include "core/pdf/deflating.h"

#include <libdeflate.h>

#include <algorithm>

namespace duovita {

namespace {

constexpr char hexDigits[] = "0123456789abcdef";

bool isPlainAscii(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u' ' && c <= u'~'; });
}

void appendBigEndian(QByteArray& out, qsizetype value, int bytes)
{
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        out += static_cast<char>((value >> shift) & 0xFF);
}

} // namespace

QByteArray pdfName(const QByteArray& name)
{
    QByteArray text("/");
    for (const char c : name) {
        const bool plain = c > ' ' && c <= '~' && !QByteArrayView("()<>[]{}/%#").contains(c);
        if (plain) {
            text += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        const char escaped[] = {'#', hexDigits[byte >> 4], hexDigits[byte & 15]};
        text.append(escaped, 3);
    }
    return text;
}

QByteArray pdfString(const QByteArray& text)
{
    QByteArray out("(");
    for (const char c : text) {
        if (c == '(' || c == ')' || c == '\\')
            out += '\\';
        if (c == '\r') // readers turn any raw end of line within a string into a line feed
            out += "\\r";
        else
            out += c;
    }
    out += ')';
    return out;
}

void appendHex16(QByteArray& out, quint16 value)
{
    const char text[] = {hexDigits[value >> 12], hexDigits[(value >> 8) & 15], hexDigits[(value >> 4) & 15],
                         hexDigits[value & 15]};
    out.append(text, 4);
}

QByteArray pdfText(const QString& text)
{
    if (isPlainAscii(text))
        return pdfString(text.toLatin1());
    QByteArray out("<feff");
    out.reserve(4 * text.size() + 6);
    for (const QChar c : text)
        appendHex16(out, c.unicode());
    out += '>';
    return out;
}

QByteArray pdfNumber(double value)
{
    const qint64 thousandths = qRound64(value * 1000);
    QByteArray text = QByteArray::number(thousandths / 1000);
    qint64 rest = qAbs(thousandths % 1000);
    if (rest == 0)
        return text;
    if (thousandths < 0 && thousandths > -1000)
        text.prepend('-');
    text += '.';
    for (qint64 place = 100; rest > 0; rest %= place, place /= 10)
        text += static_cast<char>('0' + rest / place);
    return text;
}

QByteArray pdfReference(int object)
{
    return QByteArray::number(object) + " 0 R";
}

QByteArray pdfRectangle(const QRectF& box, QSizeF paper)
{
    return '[' + pdfNumber(box.left()) + ' ' + pdfNumber(paper.height() - box.bottom()) + ' ' + pdfNumber(box.right()) +
           ' ' + pdfNumber(paper.height() - box.top()) + ']';
}

ObjectFile::ObjectFile(Form form) : m_form(form), m_places(1)
{
    m_file = form == Form::Compact ? "%PDF-1.7\n" : "%PDF-1.4\n";
    m_file += "%\xC2\xB5\xC2\xB6\n"; // four bytes that mark the file as binary (ISO 19005-2 6.1.2)
}

int ObjectFile::reserve(int count)
{
    const auto first = static_cast<int>(m_places.size());
    m_places.resize(m_places.size() + count);
    return first;
}

void ObjectFile::set(int object, const QByteArray& text)
{
    Q_ASSERT(m_places[object].at < 0);
    m_contents.addData(text);
    if (m_form == Form::Plain) {
        m_places[object] = {false, m_file.size()};
        m_file += QByteArray::number(object) + " 0 obj\n" + text + "\nendobj\n";
        return;
    }
    m_places[object] = {true, m_count++};
    m_index += QByteArray::number(object) + ' ' + QByteArray::number(m_objects.size()) + ' ';
    m_objects += text;
    m_objects += '\n';
}

int ObjectFile::add(const QByteArray& text)
{
    const int object = reserve();
    set(object, text);
    return object;
}

int ObjectFile::addStream(const QByteArray& entries, const QByteArray& data)
{
    const int object = reserve();
    m_places[object] = {false, m_file.size()};
    const quint32 sum = libdeflate_crc32(0, data.constData(), static_cast<std::size_t>(data.size()));
    m_contents.addData(QByteArray(entries + QByteArray::number(sum)));
    m_file += QByteArray::number(object) + " 0 obj\n<<" + entries + " /Length " + QByteArray::number(data.size()) +
              ">>\nstream\n" + data + "\nendstream\nendobj\n";
    return object;
}

int ObjectFile::addDeflated(const QByteArray& entries, const QByteArray& deflated)
{
    return addStream("/Filter /FlateDecode " + entries, deflated);
}

QByteArray ObjectFile::finish(int catalog, int info)
{
    Q_ASSERT(std::all_of(m_places.begin() + 1, m_places.end(), [](const Place& place) { return place.at >= 0; }));
    if (m_form == Form::Compact)
        finishCompact(catalog, info);
    else
        finishPlain(catalog, info);
    return std::move(m_file);
}

/// ISO 32000-1 7.5.7.
int ObjectFile::addObjectStream()
{
    const QByteArray entries =
        "/Type /ObjStm /N " + QByteArray::number(m_count) + " /First " + QByteArray::number(m_index.size());
    return addDeflated(entries, deflated(m_index + m_objects));
}

/// ISO 32000-1 7.5.8: rows of type, offset and count. Each is stored as the difference from the row above (PNG's filter
/// 2), which makes nearly all rows the same.
QByteArray ObjectFile::crossReferences(int objectStream) const
{
    QByteArray rows;
    QByteArray above(8, '\0');
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const Place& place = m_places[i];
        QByteArray row;
        row += static_cast<char>(i == 0 ? 0 : place.inStream ? 2 : 1);
        appendBigEndian(row, i == 0 ? 0 : place.inStream ? objectStream : place.at, 4);
        appendBigEndian(row, i == 0 ? 0xFFFF : place.inStream ? place.at : 0, 3);
        rows += '\2';
        for (qsizetype byte = 0; byte < row.size(); ++byte)
            rows += static_cast<char>(row[byte] - above[byte]);
        above = row;
    }
    return deflated(rows);
}

/// The file identifier is a hash of the contents, so that the same contents keep it (ISO 32000-1 14.4).
QByteArray ObjectFile::trailerEntries(int catalog, int info) const
{
    const QByteArray id = m_contents.result().left(16).toHex();
    return "/Size " + QByteArray::number(m_places.size()) + " /Root " + pdfReference(catalog) + " /Info " +
           pdfReference(info) + " /ID [<" + id + "><" + id + ">]";
}

void ObjectFile::finishCompact(int catalog, int info)
{
    const int objectStream = addObjectStream();
    const qsizetype start = m_file.size();
    const int references = reserve();
    m_places[references] = {false, start};
    const QByteArray rows = crossReferences(objectStream);
    m_file += QByteArray::number(references) + " 0 obj\n<</Type /XRef /W [1 4 3] /Filter /FlateDecode " +
              "/DecodeParms <</Predictor 12 /Columns 8>> " + trailerEntries(catalog, info) + " /Length " +
              QByteArray::number(rows.size()) + ">>\nstream\n" + rows + "\nendstream\nendobj\nstartxref\n" +
              QByteArray::number(start) + "\n%%EOF\n";
}

/// ISO 32000-1 7.5.4: each entry is twenty bytes long.
void ObjectFile::finishPlain(int catalog, int info)
{
    const qsizetype start = m_file.size();
    QByteArray table = "xref\n0 " + QByteArray::number(m_places.size()) + "\n0000000000 65535 f \n";
    for (qsizetype i = 1; i < m_places.size(); ++i)
        table += QByteArray::number(m_places[i].at).rightJustified(10, '0') + " 00000 n \n";
    m_file += table + "trailer\n<<" + trailerEntries(catalog, info) + ">>\nstartxref\n" + QByteArray::number(start) +
              "\n%%EOF\n";
}

} // namespace duovita
