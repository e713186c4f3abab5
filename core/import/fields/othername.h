#pragma once

#include "core/domain/localized.h"
#include "core/import/structure/documentdivision.h"

namespace duovita {

/// The person's name in the other language, if the document gives it anywhere: in brackets after the name ("张三（Sam
/// Zhang）"), or among authors as its romanization ("San Zhang" for 张三). Empty if it does not, or if the name is
/// known in both.
QString nameInOtherLanguage(const LocalizedText& name, const DividedDocument& document);

} // namespace duovita
