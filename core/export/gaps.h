#pragma once

#include "core/content/cvcontent.h"
#include "core/export/formats.h"

namespace duovita {

/// Where a CV's pages in these languages show a text of another language, in the order of the pages. A template with
/// parallel columns shows every language, whichever is asked for.
QList<MissingText> gapsOfPages(const Person& person, const Cv& cv, const QList<Language>& languages);

/// The same of another format. None for those that hold parts of a record alone, such as its publications.
QList<MissingText> gapsOf(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format);

} // namespace duovita
