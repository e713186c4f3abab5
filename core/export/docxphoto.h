#pragma once

#include "core/content/cvcontent.h"
#include "core/design/template.h"
#include "core/export/wordxml.h"

#include <QSizeF>

namespace duovita {

/// The person's photo as a Word file has it: at the right of the head, whose lines end before it.
struct DocxPhoto {
    QByteArray data;
    QString part; ///< of the file: "media/photo.jpeg"
    QString alternative;
    QSizeF size; ///< points

    /// What it takes of the lines beside it.
    double room() const { return size.width() + gap; }

    static constexpr double gap = 14; ///< between it and the text, in points
};

/// In the size that the template has for it, else in that of a usual portrait; nothing if there is none that can be
/// read.
std::optional<DocxPhoto> docxPhoto(const CvContent& content, const Template& design);

/// A run of the open paragraph, to whose upper edge the photo is anchored. `relation`: the id of its part's.
void writePhoto(WordXml& part, const DocxPhoto& photo, const QString& relation);

} // namespace duovita
