#pragma once

#include "core/domain/contact.h"
#include "core/domain/cv.h"
#include "core/domain/details.h"
#include "core/domain/documentword.h"
#include "core/domain/personalfact.h"
#include "core/export/formats.h"

namespace duovita {

// The interface's words for the enumerators of core.

QString wordFor(SectionKind kind);
QString wordFor(Field field);
/// The field's name in entries of a kind of section, where it is more specific: a patent's number.
QString wordFor(Field field, SectionKind kind);
/// The purpose of a document word.
QString wordFor(DocumentWord word);
QString wordFor(ContactKind kind);
QString wordFor(PersonalFactKind kind);
QString wordFor(PublicationType type);
/// The document language that matches the interface's.
Language interfaceLanguage();
/// The language's name in the interface's language, as used inside sentences.
QString wordFor(Language language);
QString wordFor(TextState state);
/// What happens to texts that a document lacks, as the label of a choice.
QString wordFor(MissingTexts missing);
/// The template's name; for a template of the user, its file's name.
QString templateWord(const QString& name);
/// The name of a file format, without its suffix.
QString wordFor(ExportFormat format);

} // namespace duovita
