#pragma once

#include "core/import/readers/readingbudget.h"

#include <qpdf/QPDFObjectHandle.hh>

#include <map>
#include <set>
#include <string>

class QPDFPageObjectHelper;

namespace duovita {

/// The total cost of drawing something: all nested forms, each counted as often as it is drawn.
struct DrawnAmount {
    qint64 forms = 0;
    qint64 bytes = 0; ///< bytes of content
    qint64 glyphs = 0;
    int depth = 0; ///< nesting of forms
};

/// Counts what a document's pages draw, without drawing: each form is parsed only once, however often it is drawn.
class DrawCounting {
public:
    explicit DrawCounting(ReadingBudget& budget) : m_budget(budget) {}

    /// Subtracts the page from the budget. Returns false if not enough is left.
    bool take(QPDFPageObjectHelper& page);

private:
    /// How often a content stream draws each named object, and how much text it shows.
    struct Content {
        std::map<std::string, qint64> drawn;
        qint64 bytes = 0;
        qint64 glyphs = 0;
    };
    /// A form without resources of its own uses those of the content that draws it.
    using Drawn = std::pair<QPDFObjGen, QPDFObjGen>;

    static Content contentOf(QPDFPageObjectHelper& page);
    Content contentOf(QPDFObjectHandle stream);
    DrawnAmount amountOf(const Content& content, QPDFObjectHandle resources, QPDFObjGen owner, int depth);
    DrawnAmount amountOfForm(QPDFObjectHandle form, QPDFObjectHandle outer, QPDFObjGen owner, int depth);
    void takeGlyphPrograms(QPDFObjectHandle resources, QPDFObjGen owner, int depth);

    ReadingBudget& m_budget;
    std::map<Drawn, DrawnAmount> m_known;
    std::set<Drawn> m_begun; // counting started and not finished: forms that are being drawn
    std::set<QPDFObjGen> m_fonts;
};

} // namespace duovita
