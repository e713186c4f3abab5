#pragma once

#include "core/design/template.h"
#include "core/domain/cv.h"
#include "core/domain/result.h"
#include "core/typeset/pagedlayout.h"

#include <memory>

namespace duovita {

class FontLibrary; // core/typeset/fontlibrary.h: finds and keeps opened faces; thread-safe

struct PageSetup {
    Paper paper = Paper::A4;
    /// Made smaller within the template's limits until it has no more pages than this; a finding says if it cannot be.
    std::optional<int> targetPages = {};
    std::optional<int> margins = {}; ///< millimetres on all sides in place of the template's; fitting leaves them alone
};

/// Turns content into pages. Not thread-safe: one per thread; they share a FontLibrary.
class Typesetter {
public:
    explicit Typesetter(std::shared_ptr<FontLibrary> fonts);
    ~Typesetter();
    Typesetter(const Typesetter&) = delete;
    Typesetter& operator=(const Typesetter&) = delete;

    /// One content, or for a template with parallel columns two: the left one's language is the document's. Each has
    /// its template, as it is for its language. Fails if a font family that a template needs is not installed, naming
    /// its package.
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
