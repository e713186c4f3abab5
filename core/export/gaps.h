#pragma once

#include "core/content/cvcontent.h"
#include "core/design/template.h"
#include "core/export/formats.h"

namespace duovita {

/// The CV as a template shows it: one with parallel columns leaves nothing out for want of a language, since the other
/// column has it.
Cv asShownBy(const Template& design, Cv cv);

/// What documents made of a CV lack, of a record with these contents, and what becomes of it: the texts that are not
/// there in their language, and those that stand in its half but are plainly written in another one, as the checks find
/// them (Problem::Kind::OtherLanguage) and nobody has said that it is all right. These are always shown. No gap is what
/// stands in the other half but is written in the document's language.
QList<MissingText> gapsOfContents(const Person& person, const Cv& cv, const QList<CvContent>& contents);

/// What a CV's pages in these languages lack and what becomes of it, in the order of the pages. A template with
/// parallel columns shows every language, whichever is asked for.
QList<MissingText> gapsOfPages(const Person& person, const Cv& cv, const QList<Language>& languages);

/// The same of another format. None for those that hold parts of a record alone, such as its publications.
QList<MissingText> gapsOf(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format);

} // namespace duovita
