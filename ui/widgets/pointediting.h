#pragma once

#include "core/domain/entry.h"

#include <utility>

namespace duovita {

/// The two parts of a text in one language, without spaces at the split.
using TextParts = std::pair<RichText, RichText>;

/// Splits a point in this language: the point keeps the first part; a new point with the second part is returned. The
/// other language's text stays in the first point, where it becomes stale, and is missing in the second.
Highlight partPoint(Highlight& point, Language language, const TextParts& parts, Timestamp when);

/// False if only one of the texts is shared by all languages, or only one of the points is visible in documents.
bool canJoinPoints(const Highlight& first, const Highlight& second);

/// Appends `second` to `first` in both languages; requires canJoinPoints(). A language that is missing or stale in
/// either point is stale in the result, so that it will be checked.
void joinPoints(Highlight& first, const Highlight& second, Timestamp when);

} // namespace duovita
