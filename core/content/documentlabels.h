#pragma once

#include "core/domain/contact.h"
#include "core/domain/partialdate.h"
#include "core/domain/sectionkind.h"

namespace duovita {

// The words and signs that a document adds to the record, by the document's language. Never tr(): the interface's
// language has no say in a document. A further document language is a further row of each table.

enum class Label {
    Colon,         ///< after a label: ": " or "："
    ItemSeparator, ///< between parts of one line: ", " or "，"
    Advisors,
    Score,
    Under,         ///< between a venue and its volume
    Doi,
    Arxiv,
    CurriculumVitae,
    PageOf,        ///< "page %1 of %2"
};

QString label(Label label, Language language);
QString sectionTitle(SectionKind kind, Language language);
QString contactLabel(ContactKind kind, Language language);

/// "Sep 2020", "2020.9"; with a day "1 Sep 2020", "2020.9.1".
QString dateText(const PartialDate& date, Language language);
/// "Sep 2020 – Jun 2025 (expected)", "2020.9 – 2025.6（预计）", "Jun 2024 – Present", "2024.6 至今".
QString rangeText(const DateRange& range, Language language);
/// "2022, 2023", "2022、2023".
QString datesText(const QList<PartialDate>& dates, Language language);

} // namespace duovita
