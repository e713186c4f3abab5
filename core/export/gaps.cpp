#include "core/export/gaps.h"

namespace duovita {

namespace {

bool showsWholeCv(ExportFormat format)
{
    return format != ExportFormat::Bibtex && format != ExportFormat::CslJson && format != ExportFormat::VCard;
}

QList<MissingText> gapsIn(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    QList<MissingText> gaps;
    for (const Language language : languages)
        gaps += makeContent(person, cv, language).missing;
    return gaps;
}

} // namespace

Cv asShownBy(const Template& design, Cv cv)
{
    if (design.layout == Template::Layout::Parallel)
        cv.missingTexts = MissingTexts::Shown;
    return cv;
}

QList<MissingText> gapsOfPages(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    const Result<Template> design = Template::load(cv.design, languages.value(0));
    if (!design)
        return gapsIn(person, cv, languages);
    const bool parallel = design->layout == Template::Layout::Parallel && !languages.isEmpty();
    return gapsIn(person, asShownBy(*design, cv),
                  parallel ? QList<Language>(allLanguages.begin(), allLanguages.end()) : languages);
}

QList<MissingText> gapsOf(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format)
{
    return showsWholeCv(format) ? gapsIn(person, cv, languages) : QList<MissingText>();
}

} // namespace duovita
