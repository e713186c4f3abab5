#pragma once

#include "core/domain/result.h"
#include "core/pdf/objectfile.h"

#include <QByteArray>
#include <QSize>

namespace duovita {

/// A picture ready to be embedded.
struct EmbeddedImage {
    QSize size;
    bool jpeg = false; ///< `colors` is the unchanged JPEG file; otherwise deflated RGB
    bool gray = false;
    QByteArray colors;
    QByteArray alpha; ///< deflated, 8 bits per pixel; empty without alpha channel
};

/// JPEGs in RGB or grey are embedded unchanged; other pictures are decoded. An alpha channel becomes a soft mask or, if
/// `flat`, is composed on white (PDF/A-1 has no transparency). Fails with ImageUnreadable.
Result<EmbeddedImage> prepareImage(const QByteArray& data, bool flat);

/// Keeps the last picture as prepared, because the photo seldom changes.
class ImageCache {
public:
    /// See prepareImage().
    Result<EmbeddedImage> prepare(const QByteArray& data, bool flat);

private:
    struct Kept {
        QByteArray data;
        bool flat;
        EmbeddedImage image;
    };
    std::optional<Kept> m_kept;
};

/// Adds the image XObject and returns its object number.
int addImage(ObjectFile& objects, const EmbeddedImage& image);

} // namespace duovita
