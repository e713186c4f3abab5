#include "core/json/personjson.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

using namespace duovita;

namespace {

Result<void> makeStore(const QString& json, const QString& path)
{
    QFile file(json);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::FileNotReadable, {json, file.errorString()}};
    const Result<QList<Person>> people = readPeople(file.readAll(), json);
    if (!people)
        return people.error();
    const Result<std::unique_ptr<Database>> database = Database::open(path);
    if (!database)
        return database.error();
    PersonRepository repository(**database);
    for (const Person& person : *people) {
        if (const Result<PersonRevisions> inserted = repository.insert(person); !inserted)
            return inserted.error();
    }
    return {};
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return 2;
    const Result<void> made = makeStore(arguments[1], arguments[2]);
    if (!made)
        QTextStream(stderr) << made.error().parameters.join(u' ') << '\n';
    return made ? 0 : 1;
}
