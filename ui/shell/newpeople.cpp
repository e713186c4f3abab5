#include "ui/shell/newpeople.h"

#include "core/messages/errorwords.h"
#include "core/services/store.h"
#include "ui/background.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"

namespace duovita {

NewPeople::NewPeople(QString databasePath, CurrentRecord& current, StoreUndo& undo, MessageBar& messages,
                     QObject* parent)
    : QObject(parent), m_database(std::move(databasePath)), m_current(current), m_undo(undo), m_messages(messages)
{
}

void NewPeople::addOne()
{
    Person person;
    for (SectionKind kind : {SectionKind::Education, SectionKind::Work, SectionKind::Project, SectionKind::Skill})
        person.sections += Section(kind);
    m_undo.willMake(person.id);
    add({person}, {});
}

void NewPeople::addSamples()
{
    add(samplePeople(), tr("Two fictitious people: change anything, then delete them."));
}

void NewPeople::add(const QList<Person>& people, const QString& message)
{
    if (people.isEmpty())
        return;
    runInBackground(
        this, [path = m_database, people] { return addPeople(path, people); },
        [this, message, first = people.front().id](const Result<void>& added) {
            if (!added)
                return m_messages.showFailure(describe(added.error()));
            message.isEmpty() ? m_messages.hide() : m_messages.show(message);
            m_current.show(first);
        });
}

} // namespace duovita
