#pragma once

#include "core/domain/person.h"
#include "core/import/importdraft.h"

namespace duovita {

/// Reads a JPEG or PNG picture by its address, without using the network: from the address itself
/// ("data:image/png;base64,…"), or from a file in `folder` or below it. An empty `folder` allows no files.
std::optional<Photo> readPicture(const QString& address, const QString& folder);

/// The name of a picture in reports: its address; for one inside its address, the media type, "data:image/png".
QString nameOfPicture(const QString& address);

/// Adds a note for each picture in the text of a record's points ("![sketch](sketch.png)"): the words stay, but
/// documents show no picture.
void notePicturesInTexts(ImportDraft& draft);

} // namespace duovita
