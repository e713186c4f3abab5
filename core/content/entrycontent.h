#pragma once

#include "core/content/linebuilder.h"

namespace duovita {

/// The content of one entry. `number` is its place in a numbered list of its kind (publications, patents), from 1.
ContentEntry makeEntryContent(const Section& section, const Entry& entry, int number, const Cv& cv,
                              ContentContext context);

/// A contact as a document shows it: "GitHub: zhangsan", linked.
ContentLine makeContactLine(const Contact& contact, const ContentSource& source, ContentContext context);

} // namespace duovita
