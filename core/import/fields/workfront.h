#pragma once

#include "core/import/annotate/citationtext.h"

namespace duovita {

// Parses what precedes a work: its status, its date and its venue.

/// "[submitted to a journal] Doe, J., …": a bracket at the beginning contains the status.
QString takeLeadingStatus(QList<InlineSpan>& spans, const Vocabulary& vocabulary);
/// "`2017.5` Doe, J., …": a date at the beginning, formatted as code. For ranges of days, and for "4/5/2017", which may
/// be in April or May, it returns the year and leaves the rest to `leftOver`.
std::optional<PartialDate> takeDateInCode(QList<InlineSpan>& spans, QStringList& leftOver);
/// "Jane Doe" followed by a raised "1,†" becomes "Jane Doe¹†": the marks belong to the name.
void joinRaisedMarks(QList<InlineSpan>& spans);

/// "[Sampling'24] A title", "**Sampling 2024** | A title", "2021 – Jane Doe, …": venue and year at the beginning.
struct Badge {
    QString venue, year;
};
Badge takeBadge(QList<InlineSpan>& spans);
/// The same for lines: if the badge is the whole first line, that line is removed.
Badge takeBadge(QList<TextLine>& lines);

} // namespace duovita
