#pragma once

#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// Corrects jobs by comparing those of a section, and moves lines below a head that belong to it:
/// - "Senior Consultant" below an employer that covers its dates and has no position becomes a job there;
/// - "前端技术专家 | 平台研发部" as the first line below the employer becomes position and department;
/// - a sentence about the employer that was taken for a name becomes a paragraph of the entry.
/// Only whole lines move, and only if each of their parts has a field.
void settleJobs(QList<Entry>& jobs, const ParsingContext& context);

} // namespace duovita
