#pragma once

#include "core/domain/person.h"
#include "core/import/importdraft.h"

namespace duovita {

/// The picture that an address leads to, if it is a JPEG or PNG and nearer than the network: within the address itself
/// ("data:image/png;base64,…"), or a file in `folder` or below it. An empty folder holds none.
std::optional<Photo> readPicture(const QString& address, const QString& folder);

/// How a report names a picture: by its address; one that is within its address by its kind, "data:image/png".
QString nameOfPicture(const QString& address);

/// Notes each picture that the points of a record have within their text ("![sketch](sketch.png)"): the words stay,
/// documents show no picture.
void notePicturesInTexts(ImportDraft& draft);

} // namespace duovita
