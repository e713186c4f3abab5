#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// Whether what stands at the right of a head's line is a place.
bool isPlace(const ContentLine& line);

/// Of several posts with one organization: its place is beside the first line, each post's dates beside the post.
bool hasSeveralPosts(const QList<ContentHeadLine>& head);

/// Places behind the first line's title, so that nothing but dates is at the right.
QList<ContentHeadLine> headWithoutPlaces(QList<ContentHeadLine> head, Language language);

/// An entry's head for a narrow column: the title alone, what else stood behind it or at the right edge below it, dates
/// with whoever gave it, addresses on lines of their own. `comma` is the sign between parts of a line.
QList<ContentHeadLine> stackedHead(const QList<ContentHeadLine>& head, const ContentRun& comma);

} // namespace duovita
