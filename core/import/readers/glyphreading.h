#pragma once

#include "core/import/readers/pdfpage.h"

#include <QHash>
#include <QStringList>

namespace duovita {

/// The letters found for glyphs on one page that have no text in the PDF.
struct GlyphReading {
    int page = 1;
    QString letters;   ///< empty if they are unknown: then U+FFFD replaces the glyph
    QStringList words; ///< the words that contain them
};

/// Replaces the placeholders of such glyphs by letters: those of the glyph's name, or the only letters that turn all
/// words with the glyph into English ones; otherwise U+FFFD.
QList<GlyphReading> readGlyphs(QList<QList<ReadLine>>& pages, const QHash<QChar, QString>& glyphs);

} // namespace duovita
