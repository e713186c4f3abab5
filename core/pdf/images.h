#pragma once

#include "core/domain/result.h"
#include "core/pdf/objectfile.h"

#include <QByteArray>
#include <QSize>

namespace duovita {

/// A picture ready to be embedded.
struct EmbeddedImage {
    QSize size;
    bool jpeg = false; ///< `colors` is the JPEG file as it was given; else deflated RGB
    bool gray = false;
    QByteArray colors;
    QByteArray alpha; ///< deflated, 8 bits a pixel; empty for none
};

/// A JPEG in RGB or grey stays as it is; all else is decoded, an alpha channel becomes a soft mask, or, `flat`, is laid
/// on white (PDF/A-1 knows no transparency). ImageUnreadable if it is no picture.
Result<EmbeddedImage> prepareImage(const QByteArray& data, bool flat);

/// Adds the image XObject.
int addImage(ObjectFile& objects, const EmbeddedImage& image);

} // namespace duovita
