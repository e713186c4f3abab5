#pragma once

#include <QByteArray>

namespace duovita {

/// Removes the metadata of a JPEG or PNG file: place and time of the picture, a thumbnail of the uncropped picture,
/// comments, and data after the picture. The image data and the colour profile stay unchanged; of EXIF only the
/// orientation stays, since without it the picture would lie on its side. A file in which no picture
/// can be found is returned unchanged.
QByteArray withoutMetadata(const QByteArray& file);

} // namespace duovita
