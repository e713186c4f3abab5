#pragma once

#include "core/import/annotate/citationtext.h"

namespace duovita {

// What stands in front of a work: what has become of it, when and where it appeared.

/// "[submitted to a journal] Doe, J., …": what stands first in brackets says what has become of the work.
QString takeLeadingStatus(QList<InlineSpan>& spans, const Vocabulary& vocabulary);
/// "`2017.5` Doe, J., …": a date in front, set as code. Of days from one to another, and of "4/5/2017", which is a day
/// of April or of May, the year is taken, and what they say is left over.
std::optional<PartialDate> takeDateInCode(QList<InlineSpan>& spans, QStringList& leftOver);
/// "Jane Doe" and, raised behind it, "1,†": "Jane Doe¹†", signs that belong to the name.
void joinRaisedMarks(QList<InlineSpan>& spans);

/// "[Sampling'24] A title", "**Sampling 2024** | A title", "2021 – Jane Doe, …": where and when it appeared, in front.
struct Badge {
    QString venue, year;
};
Badge takeBadge(QList<InlineSpan>& spans);
/// The same of lines: a badge may have the first for itself, which is gone then.
Badge takeBadge(QList<TextLine>& lines);

} // namespace duovita
