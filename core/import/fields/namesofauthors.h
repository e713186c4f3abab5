#pragma once

#include "core/domain/localized.h"
#include "core/import/structure/documentdivision.h"

namespace duovita {

/// Who is among the authors of most works of a list, where one stands out: set off in bold, or named like an account
/// of the person's, or in more works than anybody else.
std::optional<LocalizedText> authorOfMost(const QList<FoundSection>& sections, const QStringList& accounts);

/// The author who has a word of their name, "Jane" of Jane Doe, where one alone has it or is set off.
std::optional<LocalizedText> authorCalled(const QString& word, const QList<FoundSection>& sections,
                                          const QStringList& accounts);

} // namespace duovita
