#include "core/import/readers/pdfbounds.h"

#include "core/import/readers/pdfdraws.h"
#include "core/import/readers/pdfstreams.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <set>
#include <vector>

namespace duovita {

namespace {

/// Counts pages as often as the page tree lists them: libqpdf copies each repeated page.
void takePages(QPDF& document, ReadingBudget& budget)
{
    std::vector<QPDFObjectHandle> open{document.getRoot().getKey("/Pages")};
    std::set<QPDFObjGen> seen; // inner nodes; OpenedPdf reports cycles
    while (!open.empty()) {
        QPDFObjectHandle node = open.back();
        open.pop_back();
        QPDFObjectHandle kids = node.getKeyIfDict("/Kids");
        if (!kids.isArray()) {
            if (!budget.take(Bound::Pages))
                return;
            continue;
        }
        if (node.isIndirect() && !seen.insert(node.getObjGen()).second)
            continue;
        const int count = kids.getArrayNItems();
        if (!budget.allow(Bound::Pages, count))
            return;
        for (int i = 0; i < count; ++i)
            open.push_back(kids.getArrayItem(i));
    }
}

/// Pictures are not unpacked when reading text.
bool isPicture(QPDFObjectHandle stream)
{
    return stream.getDict().getKey("/Subtype").isNameAndEquals("/Image");
}

void takeStreams(QPDF& document, ReadingBudget& budget)
{
    for (QPDFObjectHandle& object : document.getAllObjects()) {
        if (object.isStream() && !isPicture(object) &&
            !budget.take(Bound::ExpandedBytes, unpackedSize(object, budget.left(Bound::ExpandedBytes))))
            return;
    }
}

void takeDrawings(QPDF& document, ReadingBudget& budget)
{
    DrawCounting counting(budget);
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
        try {
            qint64 bytes = 0;
            for (const QPDFObjectHandle& part : page.getPageContents())
                bytes += unpackedSize(part, limitOf(Bound::PageBytes));
            if (!budget.allow(Bound::PageBytes, bytes) || !counting.take(page))
                return;
        } catch (const std::exception&) { // this one is damaged
        }
    }
}

} // namespace

std::optional<Error> problemOfBounds(const OpenedPdf& pdf, ReadingBudget& budget)
{
    for (const auto take : {takePages, takeDrawings, takeStreams}) {
        try {
            take(pdf.document(), budget);
        } catch (const std::exception&) { // damaged
        }
        if (const auto problem = budget.problem(pdf.name()))
            return problem;
    }
    return std::nullopt;
}

} // namespace duovita
