#pragma once

#include "core/content/cvcontent.h"
#include "core/design/template.h"
#include "core/export/wordxml.h"

#include <QSizeF>

namespace duovita {

/// The person's photo in a Word file: at the right of the header, whose lines end before it.
struct DocxPhoto {
    QByteArray data;
    QString part; ///< its path in the file: "media/photo.jpeg"
    QString alternative;
    QSizeF size; ///< points

    /// The width that it takes from the lines beside it.
    double room() const { return size.width() + gap; }

    static constexpr double gap = 14; ///< between it and the text, in points
};

/// The photo in the size that the template gives it, otherwise in that of a usual portrait; nothing without a readable
/// photo.
std::optional<DocxPhoto> docxPhoto(const CvContent& content, const Template& design);

/// Writes a run in the open paragraph, with the photo anchored to the paragraph's upper edge. `relation` is the id of
/// the photo's part.
void writePhoto(WordXml& part, const DocxPhoto& photo, const QString& relation);

} // namespace duovita
