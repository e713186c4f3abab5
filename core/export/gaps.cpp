#include "core/export/gaps.h"

#include "core/content/cvediting.h"

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

/// In the order of all.
QList<Language> withThoseBeside(const Cv& cv, const QList<Language>& languages)
{
    QList<Language> shown;
    for (const Language each : allLanguages) {
        const bool stands = std::any_of(languages.begin(), languages.end(), [&](Language language) {
            return language == each || languageBeside(cv, language) == each;
        });
        if (stands)
            shown += each;
    }
    return shown;
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
    return gapsIn(person, asShownBy(*design, cv),
                  design->layout == Template::Layout::Parallel ? withThoseBeside(cv, languages) : languages);
}

QList<MissingText> gapsOf(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format)
{
    return showsWholeCv(format) ? gapsIn(person, cv, languages) : QList<MissingText>();
}

} // namespace duovita
