#pragma once

#include <QByteArray>

namespace duovita {

/// Removes the metadata of a JPEG or PNG file: place and time of the picture, a thumbnail of the uncropped picture,
/// comments, and data after the picture. The image data and the colour profile stay unchanged; of EXIF only the
/// orientation stays, since without it the picture would lie on its side. A JPEG file without a
/// picture in it, a PNG file that is cut off, and any other file are returned unchanged: they cannot be shown.
QByteArray withoutMetadata(const QByteArray& file);

} // namespace duovita
