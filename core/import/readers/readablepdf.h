#pragma once

#include "core/import/readers/openedpdf.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace duovita {

/// A PDF as Qt Pdf 6.4 can read the whole of it.
///
/// Qt Pdf counts a character outside of the basic plane of Unicode (an emoji, a rare ideograph) as one and gives two
/// units of UTF-16 for it, and counts a letter without any meaning as more than it gives: a page's text ends as many
/// characters too early as it has of these, and their places are those of others. So characters for private use stand
/// in for the first, and each page ends with a line that may be lost. A text that begins with a letter without a
/// meaning (U+FFFE) is taken for one of the other byte order; so each page begins with a line, too.
class ReadablePdf {
public:
    /// Changes the document: what else is read of it is read before. The file as it is, if that can't be done.
    explicit ReadablePdf(const OpenedPdf& pdf);

    const QByteArray& pdf() const { return m_pdf; }
    /// The file that tells which piece of a page each letter is in (PagePieces); empty if there is none.
    const QByteArray& marked() const { return m_marked; }
    /// What stands in for glyphs that the document has no text for, and what their names say; empty where that is
    /// nothing.
    const QHash<QChar, QString>& glyphs() const { return m_glyphs; }
    /// A text of that file with the characters that are meant.
    QString meant(const QString& text) const;
    /// Where the page's own text begins and ends in what Qt Pdf says that a page's text is: between the lines that
    /// were added at its edges.
    std::pair<qsizetype, qsizetype> ownText(QStringView page) const;

private:
    QByteArray m_pdf;
    QByteArray m_marked;
    bool m_hasEdges = false;
    QHash<QChar, QString> m_glyphs;
    QHash<QChar, QString> m_meant; // by their stand-ins, which the file has no other use for
};

} // namespace duovita
