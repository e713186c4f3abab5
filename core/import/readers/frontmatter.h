#pragma once

#include "core/import/annotate/namereading.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

class Vocabulary;

/// What stands between "---" lines above a Markdown page, taken from it: texts as YAML means them, all else as it is
/// written. `firstLine` is the number of the text's first line, before and after.
void takeFrontMatter(QString& text, int& firstLine, FrontMatter& frontMatter);

/// Whose page of a site it is: "title: Zhang San (张三)", "author: Zhang San". Both together are sure.
QString surelyNamedIn(const FrontMatter& frontMatter);

/// The same by either alone, which may say anything else: for a document that names nobody itself.
LocalizedText perhapsNamedIn(const FrontMatter& frontMatter, const Vocabulary& vocabulary);

} // namespace duovita
