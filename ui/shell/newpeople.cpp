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
    for (SectionKind kind :
         {SectionKind::Summary, SectionKind::Education, SectionKind::Work, SectionKind::Project, SectionKind::Skill})
        person.sections += Section(kind);
    m_undo.willMake(person.id);
    add({person}, {});
}

void NewPeople::addSamples()
{
    const QList<Person> people = samplePeople();
    QList<PersonId> ids;
    for (const Person& person : people)
        ids += person.id;
    add(people, [this, ids] {
        m_messages.show(
            tr("Two fictitious people to try everything on"), tr("Delete them"),
            [this, ids] { m_undo.deletePeople(ids); }, MessageBar::Stay::Passing);
    });
}

void NewPeople::add(const QList<Person>& people, const std::function<void()>& afterwards)
{
    if (people.isEmpty())
        return;
    runInBackground(
        this, [path = m_database, people] { return addPeople(path, people); },
        [this, afterwards, first = people.front().id](const Result<void>& added) {
            if (!added)
                return m_messages.showFailure(describe(added.error()));
            if (afterwards)
                afterwards();
            else
                m_messages.hide();
            m_current.show(first);
        });
}

} // namespace duovita
