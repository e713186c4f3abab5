#pragma once

#include "core/typeset/blocks.h"
#include "core/typeset/pagination.h"

namespace duovita {

/// The input of a layout: a document in one language, or in two if the template has parallel columns.
struct DocumentSource {
    const QList<CvContent>& contents;
    const QList<Template>& designs; ///< one for each content
    QSizeF paper;
    /// The first content's photo, scaled for the template; nothing if there is none to show.
    std::optional<LayoutImage> photo;

    const Template& design() const { return designs.front(); }
};

/// Makes a layout from finished pages. Its title, author and language are those of the first content.
PagedLayout withPages(const DocumentSource& source, Flow flow, QList<LayoutPage> pages);

/// Lays out a document in the columns of its template, without footers. The layout's title, author and language are
/// those of the first content.
Result<PagedLayout> arrange(const DocumentSource& source, ParagraphSetter& setter);

} // namespace duovita
