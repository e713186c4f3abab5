#pragma once

#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// Parses a funded project on one line, by the order of its fields: "Zhang, S., & Li, S. (2019 – 2023). A title. The
/// Example Fund. [Grant No. 12]. Role: Co-Investigator.", "2019 –
/// 2023，题目，示例基金一般项目，[批准号：12]，20万，主持人". Nothing if the line has another form.
std::optional<Entry> parseGrant(const QList<TextLine>& head, SectionKind kind, const ParsingContext& context);

} // namespace duovita
