#pragma once

#include "core/content/cvcontent.h"
#include "core/design/template.h"
#include "core/export/formats.h"

namespace duovita {

/// The CV as a template shows it: a template with parallel columns omits nothing for lack of a language, since the
/// other column has the text.
Cv asShownBy(const Template& design, Cv cv);

/// The texts that documents with these contents lack, and how each gap is handled. A gap is a text that is missing in
/// the document's language, or one that is plainly written in the other language, as found by the checks
/// (Problem::Kind::OtherLanguage) and not dismissed; the latter are always shown. A text in the other language's half
/// that is written in the document's language is not a gap.
QList<MissingText> gapsOfContents(const Person& person, const Cv& cv, const QList<CvContent>& contents);

/// The texts that a CV's pages in these languages lack, and how each gap is handled, in page order. A template with
/// parallel columns shows every language, whatever `languages` says.
QList<MissingText> gapsOfPages(const Person& person, const Cv& cv, const QList<Language>& languages);

/// The same for another format. Formats with only a part of the record, such as its publications, have no gaps.
QList<MissingText> gapsOf(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format);

} // namespace duovita
