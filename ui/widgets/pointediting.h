#pragma once

#include "core/domain/entry.h"

#include <utility>

namespace duovita {

/// The two parts of a text in one language, without the room around the place where it was parted.
using TextParts = std::pair<RichText, RichText>;

/// The point's text in this language becomes the first part, the second becomes a point of its own, which is returned.
/// What the other language says stays with the first: it is older than its source now, and missing in the second.
Highlight partPoint(Highlight& point, Language language, const TextParts& parts, Timestamp when);

/// Not a text shared by all languages with one that is not, nor one that documents show with one that they do not.
bool canJoinPoints(const Highlight& first, const Highlight& second);

/// `second`, which canJoinPoints() with it, goes on in `first`, in both languages. A language that one of them lacks,
/// or that is older in one of them, is older than its source in what they become, so that somebody looks at it.
void joinPoints(Highlight& first, const Highlight& second, Timestamp when);

} // namespace duovita
