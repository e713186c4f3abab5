#pragma once

#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// What the jobs of a section say of each other, and what stands below a head but belongs to it:
/// - "Senior Consultant" below an employer that covers its dates and has no position itself is a job there;
/// - "前端技术专家 | 平台研发部" as the first line below the employer is the position and the department;
/// - a sentence about the employer that was taken for a name is a paragraph of the entry.
/// Only whole lines move, and only where every part of one has a field to go to.
void settleJobs(QList<Entry>& jobs, const ParsingContext& context);

} // namespace duovita
