#pragma once

#include <QByteArray>

namespace duovita {

/// A JPEG or PNG file without what a camera or a program has noted in it: where and when it was taken, a thumbnail of
/// the uncropped picture, comments, what follows the picture. The picture's own bytes stay as they are, and its colour
/// profile; of EXIF's notes the one remains without which it would lie on its side. A file that cannot be followed is
/// returned as it is.
QByteArray withoutMetadata(const QByteArray& file);

} // namespace duovita
