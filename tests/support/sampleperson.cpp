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

} // namespace duovita::test
