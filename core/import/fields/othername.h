#pragma once

#include "core/domain/localized.h"
#include "core/import/structure/documentdivision.h"

namespace duovita {

/// What a person who is named in one language is called in the other, where the document says so anywhere: behind the
/// name in brackets ("张三（Sam Zhang）"), or among authors as the name is read aloud ("San Zhang" for 张三). Empty if
/// it does not, or the name is in both already.
QString nameInOtherLanguage(const LocalizedText& name, const DividedDocument& document);

} // namespace duovita
