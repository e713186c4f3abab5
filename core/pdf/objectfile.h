#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QList>
#include <QRectF>
#include <QString>

namespace duovita {

// Objects of a PDF as text (ISO 32000-1 7.3).

QByteArray pdfName(const QByteArray& name);   ///< with its slash; what is not plain is escaped
QByteArray pdfText(const QString& text);      ///< a text string: ASCII as it is, all else in UTF-16
QByteArray pdfString(const QByteArray& text); ///< bytes, in parentheses
/// Four hexadecimal digits, as in strings of codes.
void appendHex16(QByteArray& out, quint16 value);
/// With up to three decimals: a thousandth of a point is less than any printer knows.
QByteArray pdfNumber(double value);
QByteArray pdfReference(int object);
/// A box of a page, whose y goes down, as PDF counts: upwards.
QByteArray pdfRectangle(const QRectF& box, QSizeF paper);

/// The indirect objects of a document, and the file that they make (ISO 32000-1 7.5). Objects are numbered from 1 as
/// they are added or reserved; each reserved one must be set before the file is written. The same objects in the same
/// order give the same bytes.
class ObjectFile {
public:
    /// Compact: PDF 1.7 with its objects in a compressed stream. Plain: PDF 1.4, which knows no such streams.
    enum class Form : unsigned char { Compact, Plain };

    explicit ObjectFile(Form form);

    int reserve(int count = 1); ///< the first of so many numbers in a row
    void set(int object, const QByteArray& text);
    int add(const QByteArray& text);
    /// `entries` of its dictionary, without the length.
    int addStream(const QByteArray& entries, const QByteArray& data);
    /// The same of data that is deflated (zlib) already.
    int addDeflated(const QByteArray& entries, const QByteArray& deflated);

    /// The file; nothing can be added any more. `info`: the document information dictionary.
    QByteArray finish(int catalog, int info);

private:
    struct Place {
        bool inStream = false; ///< then `at` counts the objects in the stream before it
        qsizetype at = -1;
    };

    int addObjectStream();
    QByteArray crossReferences(int objectStream) const;
    QByteArray trailerEntries(int catalog, int info) const;
    void finishCompact(int catalog, int info);
    void finishPlain(int catalog, int info);

    Form m_form;
    QByteArray m_file;                                              // so far
    QByteArray m_objects;                                           // of the object stream
    QByteArray m_index;                                             // its pairs of number and offset
    qsizetype m_count = 0;                                          // in it
    QCryptographicHash m_contents{QCryptographicHash::Blake2b_160}; // objects, and the checksums of streams
    QList<Place> m_places; // by number; the first is the head of the free objects
};

} // namespace duovita
