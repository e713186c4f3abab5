#pragma once

#include "core/pdf/contentstream.h"
#include "core/pdf/objectfile.h"
#include "core/pdf/streamcache.h"

namespace duovita {

// The parts of a document as PDF objects in text form.

/// The /Font resources of all pages: a Type0 font for each face and layer. `withCidSets` adds the list of CIDs in each
/// program, which PDF/A-1 requires (ISO 19005-1 6.3.5) and later parts do not.
QByteArray fontResources(ObjectFile& objects, const DocumentFonts& fonts, StreamCache& streams, bool withCidSets);

/// A link annotation. `parentKey` is its key in the structure's parent tree, if the document is tagged.
QByteArray linkAnnotation(const PageLink& link, QSizeF paper, std::optional<int> parentKey);

/// Adds bookmarks for the sections. Returns the object number of the root, or nothing without sections. `pages` has the
/// object numbers of the pages.
std::optional<int> addOutline(ObjectFile& objects, const PagedLayout& layout, const QList<int>& pages);

} // namespace duovita
