#include "app/cli/cvchoice.h"

#include "app/cli/commands.h"
#include "app/cli/personlookup.h"
#include "core/design/designkeys.h"
#include "core/messages/errorwords.h"

#include <algorithm>

namespace duovita {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("duovita", text);
}

/// Those that the words mean: by id, by name, and only then by name in other case.
QList<Cv> cvsCalled(const Person& person, const QString& words)
{
    const auto those = [&](auto isMeant) {
        QList<Cv> found;
        std::copy_if(person.cvs.begin(), person.cvs.end(), std::back_inserter(found), isMeant);
        return found;
    };
    QList<Cv> found = those([&](const Cv& cv) { return cv.id.toString() == words; });
    if (found.isEmpty())
        found = those([&](const Cv& cv) { return cv.name == words; });
    if (found.isEmpty())
        found = those([&](const Cv& cv) { return cv.name.compare(words, Qt::CaseInsensitive) == 0; });
    return found;
}

/// The template, then what a file says over it, then each setting.
Result<void> chooseDesign(const CommandLine& line, Design& design)
{
    if (!line.templateName.isEmpty())
        design.templateName = line.templateName;
    if (!line.designFile.isEmpty()) {
        const Result<Design> given = readDesignFile(line.designFile);
        if (!given)
            return given.error();
        if (!given->templateName.isEmpty())
            design.templateName = given->templateName;
        for (auto it = given->changes.begin(); it != given->changes.end(); ++it)
            design.changes[it.key()] = it.value();
    }
    for (const QString& setting : line.settings) {
        if (const Result<void> set = applySetting(setting, design); !set)
            return set;
    }
    return {};
}

} // namespace

std::optional<Cv> chooseCv(const CommandLine& line, const Person& person)
{
    const QList<Cv> found = line.cv.isEmpty() ? person.cvs.mid(0, 1) : cvsCalled(person, line.cv);
    if (found.size() != 1) {
        QStringList names;
        for (const Cv& cv : found.isEmpty() ? person.cvs : found)
            names += found.isEmpty() ? cv.name : cv.id.toString();
        const QString words = found.isEmpty() ? tr("%1 has no CV called “%2”, but: %3.")
                                              : tr("%1 has several CVs called “%2”. Say which by its id: %3.");
        printError(words.arg(displayName(person.name), line.cv, names.join(QStringLiteral(", "))));
        return std::nullopt;
    }
    Cv cv = found.front();
    if (const Result<void> looks = chooseDesign(line, cv.design); !looks) {
        printError(describe(looks.error()));
        return std::nullopt;
    }
    cv.paper = line.paper.value_or(cv.paper);
    cv.references = line.references.value_or(cv.references);
    cv.missingTexts = line.missing.value_or(cv.missingTexts);
    if (line.pages)
        cv.targetPages = line.pages;
    if (line.margins)
        cv.margins = line.margins;
    return cv;
}

QList<Language> chooseLanguages(const CommandLine& line, const Cv& cv)
{
    if (line.bothLanguages)
        return {allLanguages.begin(), allLanguages.end()};
    return line.language ? QList<Language>{*line.language} : cv.languages;
}

} // namespace duovita
