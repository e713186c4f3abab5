#include "ui/commands/peoplecommands.h"

#include "core/messages/kindwords.h"
#include "core/storage/database.h"
#include "ui/background.h"

namespace duovita {

namespace {

using Names = QList<std::pair<PersonId, LocalizedText>>;

std::optional<Names> readNames(const QString& path, Language order)
{
    const auto database = Database::openExisting(path);
    if (!database)
        return std::nullopt;
    const PersonRepository repository(**database);
    const auto people = repository.inOrder(order);
    const auto summaries = people ? repository.summaries(*people) : Result<QList<PersonSummary>>(people.error());
    if (!summaries)
        return std::nullopt; // the list of people reports the error
    Names names;
    for (const PersonSummary& person : *summaries) {
        if (!person.name.isEmpty())
            names.emplaceBack(person.id, person.name);
    }
    return names;
}

} // namespace

PeopleCommands::PeopleCommands(QString databasePath, std::function<void(const PersonId&)> open, QObject* parent)
    : QObject(parent), m_path(std::move(databasePath)), m_open(std::move(open))
{
}

QList<Command> PeopleCommands::commands()
{
    if (!m_current && !m_reading)
        read();
    QList<Command> commands;
    for (const auto& [id, name] : std::as_const(m_names)) {
        commands += Command{.id = QStringLiteral("person.") + id.toString(),
                            .icon = QStringLiteral("person"),
                            .name = name,
                            .kind = tr("Person"),
                            .reading = HanReading::InName,
                            .run = [open = m_open, person = id] { open(person); }};
    }
    return commands;
}

void PeopleCommands::read()
{
    m_reading = true;
    m_current = true; // a change meanwhile resets this
    runInBackground(
        this, [path = m_path, order = interfaceLanguage()] { return readNames(path, order); },
        [this](const std::optional<Names>& names) {
            m_reading = false;
            if (!names)
                m_current = false;
            else if (std::exchange(m_names, *names) != *names)
                Q_EMIT changed();
        });
}

} // namespace duovita
