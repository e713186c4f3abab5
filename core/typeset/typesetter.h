#pragma once

#include "core/design/template.h"
#include "core/domain/cv.h"
#include "core/domain/result.h"
#include "core/typeset/pagedlayout.h"

#include <memory>

namespace duovita {

class FontLibrary; // core/typeset/fontlibrary.h: finds and caches faces; thread-safe

struct PageSetup {
    Paper paper = Paper::A4;
    /// Shrinks the document within the template's limits until it has no more than this many pages. If that fails, a
    /// finding says so.
    std::optional<int> targetPages = {};
    std::optional<int> margins = {}; ///< millimetres on all sides instead of the template's; fitting keeps them
};

/// Turns content into pages. Not thread-safe: use by one thread at a time; they can share a FontLibrary.
class Typesetter {
public:
    explicit Typesetter(std::shared_ptr<FontLibrary> fonts);
    ~Typesetter();
    Typesetter(const Typesetter&) = delete;
    Typesetter& operator=(const Typesetter&) = delete;

    /// Takes one content, or two for a template with parallel columns; the document's language is that of the first
    /// (left) content. `designs` has one template per content, adapted to its language. Fails if a required font family
    /// is not installed; the error names its package.
    Result<PagedLayout> typeset(const QList<CvContent>& contents, const QList<Template>& designs,
                                const PageSetup& setup);
    Result<PagedLayout> typeset(const CvContent& content, const Template& design, Paper paper)
    {
        return typeset(QList<CvContent>{content}, QList<Template>{design}, PageSetup{paper});
    }

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
