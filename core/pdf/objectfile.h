#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QList>
#include <QRectF>
#include <QString>

namespace duovita {

// Objects of a PDF as text (ISO 32000-1 7.3).

QByteArray pdfName(const QByteArray& name);   ///< including its slash; special characters are escaped
QByteArray pdfText(const QString& text);      ///< a text string: ASCII unchanged, everything else in UTF-16
QByteArray pdfString(const QByteArray& text); ///< bytes, in parentheses
/// Appends four hexadecimal digits, as in strings of codes.
void appendHex16(QByteArray& out, quint16 value);
/// At most three decimals: no printer resolves a thousandth of a point.
QByteArray pdfNumber(double value);
QByteArray pdfReference(int object);
/// Converts a box with y downwards to PDF's coordinates, with y upwards.
QByteArray pdfRectangle(const QRectF& box, QSizeF paper);

/// The indirect objects of a document and the file made of them (ISO 32000-1 7.5). Objects are numbered from 1 in the
/// order in which they are added or reserved. Each reserved object must be set before finish(). The same objects in the
/// same order give the same bytes.
class ObjectFile {
public:
    /// Compact: PDF 1.7 with its objects in a compressed stream. Plain: PDF 1.4, which has no object streams.
    enum class Form : unsigned char { Compact, Plain };

    explicit ObjectFile(Form form);

    int reserve(int count = 1); ///< the first of `count` consecutive numbers
    void set(int object, const QByteArray& text);
    int add(const QByteArray& text);
    /// `entries` are those of the stream's dictionary, without the length.
    int addStream(const QByteArray& entries, const QByteArray& data);
    /// The same for data that is already deflated (zlib).
    int addDeflated(const QByteArray& entries, const QByteArray& deflated);

    /// Returns the file; nothing can be added afterwards. `info` is the document information dictionary.
    QByteArray finish(int catalog, int info);

private:
    struct Place {
        bool inStream = false; ///< if so, `at` is the number of objects before it in the stream
        qsizetype at = -1;
    };

    int addObjectStream();
    QByteArray crossReferences(int objectStream) const;
    QByteArray trailerEntries(int catalog, int info) const;
    void finishCompact(int catalog, int info);
    void finishPlain(int catalog, int info);

    Form m_form;
    QByteArray m_file;                                              // written so far
    QByteArray m_objects;                                           // contents of the object stream
    QByteArray m_index;                                             // the stream's pairs of number and offset
    qsizetype m_count = 0;                                          // number of objects in the stream
    QCryptographicHash m_contents{QCryptographicHash::Blake2b_160}; // of objects and of checksums of streams
    QList<Place> m_places; // by object number; the first is the head of the free list
};

} // namespace duovita
