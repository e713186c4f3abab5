#pragma once

#include "core/import/annotate/namereading.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

class Vocabulary;

/// Removes the front matter between "---" lines from a Markdown page: texts as YAML defines them, everything else as
/// written. `firstLine` is the number of the text's first line, before and after.
void takeFrontMatter(QString& text, int& firstLine, FrontMatter& frontMatter);

/// The person of a web page: "title: Zhang San (张三)", "author: Zhang San". Certain only if both agree.
QString certainNameIn(const FrontMatter& frontMatter);

/// The same by either alone, which is uncertain: for documents that name nobody themselves.
LocalizedText possibleNameIn(const FrontMatter& frontMatter, const Vocabulary& vocabulary);

} // namespace duovita
