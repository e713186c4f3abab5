#pragma once

#include "core/import/readers/readingbudget.h"

#include <qpdf/QPDFObjectHandle.hh>

#include <map>
#include <set>
#include <string>

class QPDFPageObjectHelper;

namespace duovita {

/// What comes of drawing something: the forms that it draws, those that they draw, each as often as it is drawn.
struct DrawnAmount {
    qint64 forms = 0;
    qint64 bytes = 0; ///< of content
    qint64 glyphs = 0;
    int depth = 0; ///< forms within forms
};

/// Counts what a document's pages draw, without drawing it: each form is looked at once, however often it is drawn.
class DrawCounting {
public:
    explicit DrawCounting(ReadingBudget& budget) : m_budget(budget) {}

    /// Draws from the budget. False if that has not as much left.
    bool take(QPDFPageObjectHelper& page);

private:
    /// How often a content draws each thing by its name, and how much it shows.
    struct Content {
        std::map<std::string, qint64> drawn;
        qint64 bytes = 0;
        qint64 glyphs = 0;
    };
    /// A form without resources has those of what draws it.
    using Drawn = std::pair<QPDFObjGen, QPDFObjGen>;

    static Content contentOf(QPDFPageObjectHelper& page);
    Content contentOf(QPDFObjectHandle stream);
    DrawnAmount amountOf(const Content& content, QPDFObjectHandle resources, QPDFObjGen owner, int depth);
    DrawnAmount amountOfForm(QPDFObjectHandle form, QPDFObjectHandle outer, QPDFObjGen owner, int depth);
    void takeGlyphPrograms(QPDFObjectHandle resources, QPDFObjGen owner, int depth);

    ReadingBudget& m_budget;
    std::map<Drawn, DrawnAmount> m_known;
    std::set<Drawn> m_begun; // and not ended: what draws what is looked at
    std::set<QPDFObjGen> m_fonts;
};

} // namespace duovita
