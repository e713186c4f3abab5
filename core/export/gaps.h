#pragma once

#include "core/content/cvcontent.h"
#include "core/export/formats.h"
#include "core/design/template.h"

namespace duovita {

/// The CV as a template shows it: one with parallel columns leaves nothing out for want of a language, since the other
/// column has it.
Cv asShownBy(const Template& design, Cv cv);

/// What a CV's pages in these languages lack and what becomes of it, in the order of the pages. A template with
/// parallel columns shows every language, whichever is asked for.
QList<MissingText> gapsOfPages(const Person& person, const Cv& cv, const QList<Language>& languages);

/// The same of another format. None for those that hold parts of a record alone, such as its publications.
QList<MissingText> gapsOf(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format);

} // namespace duovita
