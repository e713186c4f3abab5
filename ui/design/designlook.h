#pragma once

#include "core/design/designkeys.h"

#include <array>

namespace duovita {

/// A design key's values by language.
using DesignValues = std::array<QJsonValue, languageCount>;

/// A CV's design as resolved in each language, and its template without the changes.
struct DesignLook {
    std::array<Template, languageCount> shown;
    std::array<Template, languageCount> bare;

    /// Errors: TemplateUnknown, TemplateInvalid; see Template::load.
    static Result<DesignLook> of(const Design& design);
};

/// The values as controls show them; only the first language's if a template stores both together.
DesignValues valuesOf(const DesignKey& key, const std::array<Template, languageCount>& looks);
/// Whether English and Chinese can have different values. False for fonts, because each script has its own keys.
bool canBeApart(const DesignKey& key);
/// Whether the design, or its template, sets the key separately for each language.
bool isApart(const DesignKey& key, const Design& design, const DesignLook& look);
/// Returns the design with these values. A value equal to the unchanged one is not stored as a change. Errors:
/// TemplateUnknown, TemplateInvalid; see Template::load.
Result<Design> changed(Design design, const DesignKey& key, const DesignValues& values, bool apart);

} // namespace duovita
