#include "ui/preview/cvchoices.h"

#include "core/messages/kindwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace duovita {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("duovita::DocumentBar", text);
}

QString pagesWords(int pages)
{
    return QCoreApplication::translate("duovita::DocumentBar", "At most %n page(s)", nullptr, pages);
}

QString marginsWords(int millimetres)
{
    return QCoreApplication::translate("duovita::DocumentBar", "Margins %1 mm").arg(millimetres);
}

QList<CvChoice::Option> papers() // in the order of Paper
{
    return {{0, QStringLiteral("A4")},
            {1, QCoreApplication::translate("duovita::DocumentBar", "US Letter")},
            {2, QStringLiteral("A5")}};
}

QList<CvChoice::Option> pageNumbers()
{
    QList<CvChoice::Option> options{{0, QCoreApplication::translate("duovita::DocumentBar", "Any length")}};
    constexpr int mostPages = 6;
    for (int pages = 1; pages <= mostPages; ++pages)
        options += {pages, pagesWords(pages)};
    return options;
}

QList<CvChoice::Option> usualMargins()
{
    QList<CvChoice::Option> options{{0, QCoreApplication::translate("duovita::DocumentBar", "Default margins")}};
    for (const int millimetres : {10, 15, 20, 25, 30})
        options += {millimetres, marginsWords(millimetres)};
    return options;
}

QList<CvChoice::Option> referenceStyles() // in the order of ReferenceStyle
{
    return {{0, QCoreApplication::translate("duovita::DocumentBar", "Default citation style")},
            {1, QCoreApplication::translate("duovita::DocumentBar", "GB/T 7714")}};
}

QList<CvChoice::Option> waysOfMissingTexts()
{
    QList<CvChoice::Option> options;
    for (std::size_t index = 0; index < missingTextsCount; ++index)
        options += {static_cast<int>(index), wordFor(static_cast<MissingTexts>(index))};
    return options;
}

QString number(int value)
{
    return QString::number(value);
}

std::optional<int> unlessNone(int value)
{
    return value > 0 ? std::optional(value) : std::nullopt;
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

QString CvChoice::word(int value) const
{
    const QList<Option> all = options();
    const auto found =
        std::find_if(all.begin(), all.end(), [value](const Option& option) { return option.value == value; });
    return found == all.end() ? wordFor(value) : found->word;
}

const QList<CvChoice>& cvChoices()
{
    static const QList<CvChoice> choices{
        {"paper", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Paper"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar", "Paper"), &papers, &number,
         [](const Cv& cv) { return static_cast<int>(cv.paper); },
         [](Cv& cv, int value) { cv.paper = static_cast<Paper>(value); }},
        {"pages", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Pages"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar",
                           "Number of pages: makes the document smaller, within limits, until it fits"),
         &pageNumbers, &pagesWords, [](const Cv& cv) { return cv.targetPages.value_or(0); },
         [](Cv& cv, int value) { cv.targetPages = unlessNone(value); }, true},
        {"margins", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Margins"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar", "Margins on all sides; the template's by default"), &usualMargins,
         &marginsWords, [](const Cv& cv) { return cv.margins.value_or(0); },
         [](Cv& cv, int value) { cv.margins = unlessNone(value); }, true},
        {"references", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Publications"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar", "How publications and patents are cited"), &referenceStyles, &number,
         [](const Cv& cv) { return static_cast<int>(cv.references); },
         [](Cv& cv, int value) { cv.references = static_cast<ReferenceStyle>(value); }},
        {"missingTexts", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Missing texts"),
         QT_TRANSLATE_NOOP("duovita::DocumentBar", "What to do with texts missing in a document's language"),
         &waysOfMissingTexts, &number, [](const Cv& cv) { return static_cast<int>(cv.missingTexts); },
         [](Cv& cv, int value) { cv.missingTexts = static_cast<MissingTexts>(value); }},
    };
    return choices;
}

} // namespace duovita
