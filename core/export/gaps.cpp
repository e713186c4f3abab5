#include "core/export/gaps.h"

#include "core/checks/cvproblems.h"
#include "core/checks/sidelanguage.h"
#include "core/content/cvediting.h"

namespace duovita {

namespace {

bool showsWholeCv(ExportFormat format)
{
    return format != ExportFormat::Bibtex && format != ExportFormat::CslJson && format != ExportFormat::VCard;
}

/// Texts in one of these languages' halves that are written in another language.
QList<MissingText> textsInWrongHalf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    static const PartialDate anyDay = *PartialDate::create(2000); // the date only affects "expected" dates
    QList<Problem> problems = checkRecord(person, anyDay, MeaningChecks::LeftOut);
    problems.removeIf([&](const Problem& problem) {
        return problem.kind != Problem::Kind::OtherLanguage || problem.dismissed ||
               !languages.contains(*problem.language);
    });
    QList<MissingText> texts;
    for (const Problem& problem : problems.isEmpty() ? problems : problemsShownBy(cv, person, problems))
        texts += MissingText{problem.source, *problem.language, problem.sides[1], problem.parameters.value(0)};
    return texts;
}

/// The text comes from the other language's half, but is written in the wanted language.
bool readsAsWanted(const MissingText& gap)
{
    const std::optional<Language> read = readsAs(gap.text);
    return gap.fate == MissingTexts::Shown && read && writesHan(*read) == writesHan(gap.wanted) &&
           writesHan(gap.wanted) != writesHan(gap.shown);
}

QList<MissingText> gapsIn(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    QList<CvContent> contents;
    for (const Language language : languages)
        contents += makeContent(person, cv, language);
    return gapsOfContents(person, cv, contents);
}

/// The languages shown, including those in a parallel column, in the order of allLanguages.
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

QList<MissingText> gapsOfContents(const Person& person, const Cv& cv, const QList<CvContent>& contents)
{
    QList<MissingText> gaps;
    QList<Language> languages;
    for (const CvContent& content : contents) {
        gaps += content.missing;
        languages += content.language;
    }
    gaps.removeIf(readsAsWanted);
    return gaps + textsInWrongHalf(person, cv, languages);
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
