#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// Whether the right part of a head line is a place.
bool isPlace(const ContentLine& line);

/// Whether the head lists several posts at one organization: the place is then beside the first line and each post's
/// dates are beside that post.
bool hasSeveralPosts(const QList<ContentHeadLine>& head);

/// Moves places behind the first line's title, so that only dates are at the right.
QList<ContentHeadLine> headWithoutPlaces(QList<ContentHeadLine> head, Language language);

/// Rearranges an entry's head for a narrow column: the title is alone on its line, what followed it or was at the right
/// edge comes below it, a date shares a line with whoever awarded or published, and addresses have lines of their own.
/// `comma` separates the parts of a line.
QList<ContentHeadLine> stackedHead(const QList<ContentHeadLine>& head, const ContentRun& comma);

} // namespace duovita
