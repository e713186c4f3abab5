#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// A document as a page of a personal site that Hexo or Jekyll makes: front matter in YAML (layout, title, author,
/// lang, description), then Markdown. The name stands in the front matter alone, for the site's theme shows the title.
/// What these programs would take for a tag of theirs ("{{", "{%", "{#") is text.
QString toSitePage(const CvContent& content);

} // namespace duovita
