#pragma once

#include "core/domain/result.h"
#include "core/typeset/pagedlayout.h"
#include "core/typeset/template.h"

#include <memory>

namespace duovita {

class FontLibrary;    // core/typeset/fontlibrary.h: finds and keeps opened faces; thread-safe
class ParagraphCache; // shaped and broken paragraphs by content

/// Turns content into pages. Not thread-safe: one per thread; they share a FontLibrary.
class Typesetter {
public:
    explicit Typesetter(std::shared_ptr<FontLibrary> fonts);
    ~Typesetter();
    Typesetter(const Typesetter&) = delete;
    Typesetter& operator=(const Typesetter&) = delete;

    /// Fails if a font family that the template needs is not installed, naming its package.
    Result<PagedLayout> typeset(const CvContent& content, const Template& design, Paper paper);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
