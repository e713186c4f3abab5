#pragma once

#include "core/typeset/blocks.h"
#include "core/typeset/pagination.h"

namespace duovita {

/// What is to be set: a document in one language, or, for a template with parallel columns, in two.
struct DocumentSource {
    const QList<CvContent>& contents;
    const QList<Template>& designs; ///< of each content
    QSizeF paper;
    /// The photo of a content, in the size that the template has for it; nothing if there is none to show.
    std::optional<LayoutImage> photo;

    const Template& design() const { return designs.front(); }
};

/// A document of these pages, its title, author and language those of the first content.
PagedLayout withPages(const DocumentSource& source, Flow flow, QList<LayoutPage> pages);

/// Arranges a document in the columns of its template, without footers. The layout's title, author and language are
/// those of the first content.
Result<PagedLayout> arrange(const DocumentSource& source, ParagraphSetter& setter);

} // namespace duovita
