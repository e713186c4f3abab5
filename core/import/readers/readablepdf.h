#pragma once

#include "core/import/readers/openedpdf.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace duovita {

/// A PDF modified so that Qt Pdf 6.4 can read all of its text.
///
/// For a character outside the BMP (an emoji, a rare ideograph), Qt Pdf counts one character but returns two UTF-16
/// units; for a letter without a meaning it counts more than it returns. A page's text therefore ends that many
/// characters too early, and positions are shifted. So private-use characters replace the former, and each page gets an
/// extra last line that may be lost. A text that begins with such a letter (U+FFFE) would be read in the wrong byte
/// order; so each page also gets an extra first line.
class ReadablePdf {
public:
    /// Modifies the document, so create it after everything else that reads it. If modification fails, the file stays
    /// as it is.
    explicit ReadablePdf(const OpenedPdf& pdf);

    const QByteArray& pdf() const { return m_pdf; }
    /// A file that tells which piece of a page contains each letter (PagePieces); empty if there is none.
    const QByteArray& marked() const { return m_marked; }
    /// The placeholders for glyphs without text, with the texts that the glyphs' names give, or empty texts.
    const QHash<QChar, QString>& glyphs() const { return m_glyphs; }
    /// Replaces the placeholders in a text of that file by the original characters.
    QString meant(const QString& text) const;
    /// The range of the page's own text in Qt Pdf's text of the page, between the lines added at its edges.
    std::pair<qsizetype, qsizetype> ownText(QStringView page) const;

private:
    QByteArray m_pdf;
    QByteArray m_marked;
    bool m_hasEdges = false;
    QHash<QChar, QString> m_glyphs;
    QHash<QChar, QString> m_meant; // by placeholder, a character that the file does not use otherwise
};

} // namespace duovita
