#pragma once

#include "core/domain/contact.h"
#include "core/domain/cv.h"
#include "core/domain/details.h"
#include "core/domain/documentword.h"
#include "core/domain/personalfact.h"
#include "core/export/formats.h"

namespace duovita {

// What core only names, in the interface's language.

QString wordFor(SectionKind kind);
QString wordFor(Field field);
/// What the field is called in entries of a kind of section, where that says more: a patent's number.
QString wordFor(Field field, SectionKind kind);
/// What a word of documents is for.
QString wordFor(DocumentWord word);
QString wordFor(ContactKind kind);
QString wordFor(PersonalFactKind kind);
QString wordFor(PublicationType type);
/// The document language that is the interface's.
Language interfaceLanguage();
/// The language's name in the interface's language, for sentences.
QString wordFor(Language language);
QString wordFor(TextState state);
/// What becomes of the texts that a document lacks, as a choice.
QString wordFor(MissingTexts missing);
/// What a template is called; one of the user's own by its file's name.
QString templateWord(const QString& name);
/// What files of a format are, without their ending.
QString wordFor(ExportFormat format);

} // namespace duovita
