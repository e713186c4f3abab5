#include "app/cvchoice.h"

#include "app/commands.h"
#include "app/personlookup.h"
#include "ui/presentation/errorwords.h"

#include <algorithm>

namespace duovita {

std::optional<Cv> chooseCv(const CommandLine& line, const Person& person)
{
    const auto named = [&](const Cv& cv) {
        return line.cv.isEmpty() || cv.name.compare(line.cv, Qt::CaseInsensitive) == 0;
    };
    const auto found = std::find_if(person.cvs.begin(), person.cvs.end(), named);
    if (found == person.cvs.end()) {
        QStringList names;
        for (const Cv& cv : person.cvs)
            names += cv.name;
        printError(QCoreApplication::translate("duovita::CvChoice", "%1 has no CV called “%2”, but: %3.")
                       .arg(displayName(person.name), line.cv, names.join(QStringLiteral(", "))));
        return std::nullopt;
    }
    Cv cv = *found;
    if (!line.templateName.isEmpty())
        cv.templateName = line.templateName;
    cv.paper = line.paper.value_or(cv.paper);
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
