#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// A document as a page of a personal site made with Hexo or Jekyll: front matter in YAML (layout, title, author, lang,
/// description), then Markdown. The name is only in the front matter, because the site's theme shows the title. Text
/// that these programs would take for template tags ("{{", "{%", "{#") is escaped.
QString toSitePage(const CvContent& content);

} // namespace duovita
