#pragma once

#include "core/domain/localized.h"
#include "core/import/structure/documentdivision.h"

namespace duovita {

/// The person's name in the other language, if the document gives it: in brackets after a Chinese name ("张三（Emma
/// Wood）"), or anywhere as its romanization ("San Zhang" for 张三, or the reverse), for example among authors. Empty if
/// the document gives none, or if both names, or neither, are already known.
QString nameInOtherLanguage(const LocalizedText& name, const DividedDocument& document);

} // namespace duovita
