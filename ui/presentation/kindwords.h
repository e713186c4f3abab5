#pragma once

#include "core/domain/contact.h"
#include "core/domain/details.h"

namespace duovita {

// What core only names, in the interface's language.

QString wordFor(SectionKind kind);
QString wordFor(Field field);
QString wordFor(ContactKind kind);
QString wordFor(PublicationType type);
/// The language's name in the interface's language, for sentences.
QString wordFor(Language language);
QString wordFor(TextState state);

} // namespace duovita
