#include "core/content/cvediting.h"

#include "core/content/selection.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

const Cv& cvOf(const Person& person, const CvId& id)
{
    const auto found = std::find_if(person.cvs.begin(), person.cvs.end(), [&](const Cv& cv) { return cv.id == id; });
    return found == person.cvs.end() ? person.cvs.front() : *found;
}

Cv& cvOf(Person& person, const CvId& id)
{
    const auto found = std::find_if(person.cvs.begin(), person.cvs.end(), [&](const Cv& cv) { return cv.id == id; });
    return found == person.cvs.end() ? person.cvs.front() : *found;
}

Language languageBeside(const Cv& cv, Language language)
{
    const auto isOther = [&](Language other) { return other != language; };
    const auto made = std::find_if(cv.languages.begin(), cv.languages.end(), isOther);
    return made != cv.languages.end() ? *made : *std::find_if(allLanguages.begin(), allLanguages.end(), isOther);
}

QString freeCvName(const Person& person, const QString& wish, const CvId& own)
{
    const auto taken = [&](const QString& name) {
        return std::any_of(person.cvs.begin(), person.cvs.end(), [&](const Cv& cv) {
            return cv.id != own && cv.name.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    if (!taken(wish))
        return wish;
    static const QRegularExpression number(QStringLiteral("\\s+\\d+$"));
    const QString stem = QString(wish).remove(number);
    for (int i = 2;; ++i) {
        const QString name = QStringLiteral("%1 %2").arg(stem, QString::number(i));
        if (!taken(name))
            return name;
    }
}

Cv copyOf(const Person& person, const Cv& cv)
{
    Cv copy = cv;
    copy.id = CvId();
    copy.name = freeCvName(person, cv.name);
    return copy;
}

bool moveSection(Cv& cv, const Person& person, const SectionId& section, int by)
{
    QList<SectionId> order;
    for (const Section* each : orderedSections(person, cv))
        order += each->id();
    const qsizetype from = order.indexOf(section);
    const qsizetype to = from + by;
    if (from < 0 || to < 0 || to >= order.size())
        return false;
    order.move(from, to);
    cv.sectionOrder = order;
    return true;
}

} // namespace duovita
