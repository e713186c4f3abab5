#pragma once

#include "core/import/readers/pdfpage.h"

#include <QHash>
#include <QStringList>

namespace duovita {

/// How glyphs that a PDF has no text for were read, on one page.
struct GlyphReading {
    int page = 1;
    QString letters;   ///< empty where nothing tells them: then U+FFFD stands for the glyph
    QStringList words; ///< that they are in
};

/// Puts letters in place of glyphs, which characters of their own stand for: what their names say, or the only letters
/// that make English words of all that they are in; else U+FFFD.
QList<GlyphReading> readGlyphs(QList<QList<ReadLine>>& pages, const QHash<QChar, QString>& glyphs);

} // namespace duovita
