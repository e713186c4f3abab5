#include "core/export/pdfexporter.h"
#include "core/typeset/fontlibrary.h"
#include "tests/checks/firstperson.h"

#include <QCoreApplication>

#include <cstdio>

using namespace duovita;

/// Prints all text that a person's document sets, page numbers included, in reading order.
/// usage: expectedtext DATABASE LANGUAGE [TEMPLATE [PAGES]]
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const auto person = firstPerson(words.value(1));
    const auto language = findLanguage(words.value(2));
    if (!person || !language)
        return 1;
    Cv cv = person->cvs.front();
    if (words.size() > 3)
        cv.design.templateName = words[3];
    if (words.size() > 4)
        cv.targetPages = words[4].toInt();
    const auto document = PdfExporter().make(*person, cv, *language);
    const PagedLayout* layout = document ? &document->layout : nullptr;
    if (!layout)
        return 1;
    for (const LayoutPage& page : layout->pages) {
        for (const LayoutLine& line : page.lines) {
            for (const GlyphRun& run : line.runs)
                std::fputs(run.text.toUtf8().constData(), stdout);
            std::fputs("\n", stdout);
        }
    }
    return 0;
}
