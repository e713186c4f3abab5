#include "tests/support/sampleperson.h"

#include "core/json/personjson.h"

#include <QFile>

namespace duovita::test {

Person samplePerson(const QString& name)
{
    QFile file(QStringLiteral(":/sample/%1.json").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto people = readPeople(file.readAll());
    return people ? people->front() : Person();
}

Person personWithJobs(const QString& name, int jobs)
{
    Person person;
    person.name = LocalizedText::shared(name);
    Section work(SectionKind::Work);
    for (int i = 0; i < jobs; ++i) {
        Entry job;
        ExperienceDetails details;
        details.organization = LocalizedText::shared(QStringLiteral("Place %1").arg(i));
        job.details = details;
        for (int line = 0; line < 8; ++line) {
            Highlight point;
            point.text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("Point %1").arg(line)));
            job.highlights += point;
        }
        static_cast<void>(work.append(job));
    }
    person.sections = {work};
    return person;
}

} // namespace duovita::test
