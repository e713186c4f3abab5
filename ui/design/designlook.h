#pragma once

#include "core/design/designkeys.h"

#include <array>

namespace duovita {

/// A design key's values by language.
using DesignValues = std::array<QJsonValue, languageCount>;

/// What a CV's design comes to in each language, and what its template alone says.
struct DesignLook {
    std::array<Template, languageCount> shown;
    std::array<Template, languageCount> bare;

    /// TemplateUnknown, TemplateInvalid: see Template::load.
    static Result<DesignLook> of(const Design& design);
};

/// The values as controls show them: one language's, where a template keeps them together.
DesignValues valuesOf(const DesignKey& key, const std::array<Template, languageCount>& looks);
/// Whether it can be set for English and Chinese apart. Fonts cannot: each script has keys of its own.
bool canBeApart(const DesignKey& key);
/// Whether the design's own change says it for the languages apart, or its template does.
bool isApart(const DesignKey& key, const Design& design, const DesignLook& look);
/// The design with these values; a change to what the key would have without it is none. TemplateUnknown,
/// TemplateInvalid: see Template::load.
Result<Design> changed(Design design, const DesignKey& key, const DesignValues& values, bool apart);

} // namespace duovita
