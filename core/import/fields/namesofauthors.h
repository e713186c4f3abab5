#pragma once

#include "core/domain/localized.h"
#include "core/import/structure/documentdivision.h"

namespace duovita {

/// The author of most works in a list, if one stands out: in bold, or similar to an account of the person, or in more
/// works than anybody else.
std::optional<LocalizedText> authorOfMost(const QList<FoundSection>& sections, const QStringList& accounts);

/// The author whose name contains a word, such as "Jane" for Jane Doe, if only one does or one is emphasized.
std::optional<LocalizedText> authorCalled(const QString& word, const QList<FoundSection>& sections,
                                          const QStringList& accounts);

} // namespace duovita
