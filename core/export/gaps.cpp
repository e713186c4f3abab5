#include "core/export/gaps.h"

#include "core/typeset/template.h"

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

QList<MissingText> gapsOfPages(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    const Result<Template> design = Template::load(cv.templateName);
    const bool parallel = design && design->layout == Template::Layout::Parallel && !languages.isEmpty();
    return gapsIn(person, cv, parallel ? QList<Language>(allLanguages.begin(), allLanguages.end()) : languages);
}

QList<MissingText> gapsOf(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format)
{
    return showsWholeCv(format) ? gapsIn(person, cv, languages) : QList<MissingText>();
}

} // namespace duovita
