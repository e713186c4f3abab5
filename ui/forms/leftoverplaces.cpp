#include "ui/forms/leftoverplaces.h"

#include "core/import/validate/leftover.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::LeftOverPlaces)
};

void addPlace(QMenu& menu, const QString& words, PersonDocument& document,
              const std::function<Person(const Person&)>& place)
{
    QAction* action = menu.addAction(QString(words).replace(u'&', QStringLiteral("&&")));
    // Queued until the menu has closed, because the action may delete the form that owns it.
    QObject::connect(
        action, &QAction::triggered, &document,
        [&document, place] {
            document.closeMerge();
            document.replaceRecord(place(document.person()), ChangeCause::Edit);
        },
        Qt::QueuedConnection);
}

} // namespace

void addLeftOverPlaces(QMenu& menu, PersonDocument& document, const QString& text)
{
    const Person& person = document.person();
    QMenu* entries = menu.addMenu(Words::tr("Make it an entry"));
    entries->setObjectName(QStringLiteral("leftOver.entry"));
    for (const Section& section : person.sections) {
        if (section.kind() != SectionKind::Summary)
            addPlace(*entries, titleOf(section), document,
                     [text, id = section.id()](const Person& now) { return leftOverAsEntry(now, text, id); });
    }
    QMenu* others = entries->addMenu(Words::tr("In a new section"));
    for (const SectionKindInfo& facts : sectionKindTable) {
        const bool there = std::any_of(person.sections.begin(), person.sections.end(),
                                       [&](const Section& section) { return section.kind() == facts.kind; });
        if (!there && facts.kind != SectionKind::Summary)
            addPlace(*others, wordFor(facts.kind), document,
                     [text, kind = facts.kind](const Person& now) { return leftOverInNewSection(now, text, kind); });
    }
    QMenu* rest = menu.addMenu(Words::tr("Add it to"));
    rest->setObjectName(QStringLiteral("leftOver.add"));
    addPlace(*rest, wordFor(SectionKind::Summary), document,
             [text](const Person& now) { return leftOverInSummary(now, text); });
    addPlace(*rest, wordFor(Field::Contacts), document,
             [text](const Person& now) { return leftOverAsContact(now, text); });
    QMenu* facts = rest->addMenu(wordFor(Field::PersonalFacts));
    for (const PersonalFactKindRow& row : personalFactKindTable)
        addPlace(*facts, wordFor(row.kind), document,
                 [text, kind = row.kind](const Person& now) { return leftOverAsFact(now, text, kind); });
    addPlace(*rest, wordFor(Field::Notes), document, [text](const Person& now) { return leftOverInNotes(now, text); });
}

} // namespace duovita
