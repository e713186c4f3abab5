#pragma once

#include "core/pdf/contentstream.h"
#include "core/pdf/objectfile.h"
#include "core/pdf/streamcache.h"

namespace duovita {

// The parts of a document, as text of PDF objects.

/// The /Font resources of all pages: a Type0 font for each face and layer. `withCidSets`: with the list of the CIDs in
/// each program, which PDF/A-1 asks for (ISO 19005-1 6.3.5) and later parts do not.
QByteArray fontResources(ObjectFile& objects, const DocumentFonts& fonts, StreamCache& streams, bool withCidSets);

/// A link annotation; `parentKey`: its key in the structure's parent tree, if there is one.
QByteArray linkAnnotation(const PageLink& link, QSizeF paper, std::optional<int> parentKey);

/// Bookmarks for the sections: the root's object, nothing if there is none. `pages`: the pages' objects.
std::optional<int> addOutline(ObjectFile& objects, const PagedLayout& layout, const QList<int>& pages);

} // namespace duovita
