#include "ui/preview/cvchoices.h"

#include "core/messages/kindwords.h"

#include <QComboBox>
#include <QCoreApplication>

namespace duovita {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("duovita::DocumentBar", text);
}

QString pagesWords(int pages)
{
    return QCoreApplication::translate("duovita::DocumentBar", "Fit %n page(s)", nullptr, pages);
}

QString marginsWords(int millimetres)
{
    return QCoreApplication::translate("duovita::DocumentBar", "Margins %1 mm").arg(millimetres);
}

void fillPapers(QComboBox& box)
{
    box.addItems({QStringLiteral("A4"), QCoreApplication::translate("duovita::DocumentBar", "US Letter"),
                  QStringLiteral("A5")}); // in the order of Paper
}

void fillPages(QComboBox& box)
{
    box.addItem(QCoreApplication::translate("duovita::DocumentBar", "Any length"), 0);
    constexpr int mostPages = 6;
    for (int pages = 1; pages <= mostPages; ++pages)
        box.addItem(pagesWords(pages), pages);
}

void showPages(QComboBox& box, const Cv& cv)
{
    const int pages = cv.targetPages.value_or(0);
    if (box.findData(pages) < 0)
        box.addItem(pagesWords(pages), pages);
    box.setCurrentIndex(box.findData(pages));
}

void fillMargins(QComboBox& box)
{
    box.addItem(QCoreApplication::translate("duovita::DocumentBar", "Usual margins"), 0);
    for (const int millimetres : {10, 15, 20, 25, 30})
        box.addItem(marginsWords(millimetres), millimetres);
}

void showMargins(QComboBox& box, const Cv& cv)
{
    const int margins = cv.margins.value_or(0);
    if (box.findData(margins) < 0)
        box.addItem(marginsWords(margins), margins);
    box.setCurrentIndex(box.findData(margins));
}

std::optional<int> numberOf(const QComboBox& box)
{
    const int number = box.currentData().toInt();
    return number > 0 ? std::optional(number) : std::nullopt;
}

void fillMissingTexts(QComboBox& box)
{
    for (std::size_t index = 0; index < missingTextsCount; ++index)
        box.addItem(wordFor(static_cast<MissingTexts>(index)));
}

} // namespace

QString CvChoice::shownLabel() const
{
    return translated(label);
}

QString CvChoice::shownHint() const
{
    return translated(hint);
}

const QList<CvChoice>& cvChoices()
{
    static const QList<CvChoice> choices{
        {"paper", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Paper"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar", "Paper"), &fillPapers,
         [](QComboBox& box, const Cv& cv) { box.setCurrentIndex(static_cast<int>(cv.paper)); },
         [](const QComboBox& box, Cv& cv) { cv.paper = static_cast<Paper>(box.currentIndex()); }},
        {"pages", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Number of pages"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar",
                           "Number of pages: makes the document smaller, within limits, until it fits"),
         &fillPages, &showPages, [](const QComboBox& box, Cv& cv) { cv.targetPages = numberOf(box); }},
        {"margins", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Margins"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar", "Margins on all sides; usual are those of the template"),
         &fillMargins, &showMargins, [](const QComboBox& box, Cv& cv) { cv.margins = numberOf(box); }},
        {"references", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Publications"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar", "How publications and patents are cited"),
         [](QComboBox& box) {
             box.addItems({QCoreApplication::translate("duovita::DocumentBar", "Usual citations"),
                           QCoreApplication::translate("duovita::DocumentBar", "GB/T 7714")}); // as ReferenceStyle
         },
         [](QComboBox& box, const Cv& cv) { box.setCurrentIndex(static_cast<int>(cv.references)); },
         [](const QComboBox& box, Cv& cv) { cv.references = static_cast<ReferenceStyle>(box.currentIndex()); }},
        {"missingTexts", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Missing texts"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar", "What becomes of texts that lack a document's language"),
         &fillMissingTexts,
         [](QComboBox& box, const Cv& cv) { box.setCurrentIndex(static_cast<int>(cv.missingTexts)); },
         [](const QComboBox& box, Cv& cv) { cv.missingTexts = static_cast<MissingTexts>(box.currentIndex()); }},
    };
    return choices;
}

} // namespace duovita
