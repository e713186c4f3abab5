#include "core/services/translationreading.h"

#include "core/storage/database.h"
#include "core/storage/recentpeople.h"

namespace duovita {

Result<TranslationMemory> readTranslations(const QString& database, const IsWanted& isWanted)
{
    constexpr qsizetype mostPeople = 500;
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    TranslationMemory memory;
    const auto glossary = GlossaryRepository(**opened).list();
    for (const Term& term : glossary ? *glossary : QList<Term>())
        memory.add(term);
    const auto people = recentlyChanged(**opened, mostPeople);
    if (!people)
        return people.error();
    for (const PersonId& id : *people) {
        if (memory.isFull())
            break;
        if (!isWanted())
            return Error{ErrorCode::Cancelled};
        if (const auto stored = PersonRepository(**opened).load(id)) // skips people who are damaged or have been
                                                                     // deleted meanwhile
            memory.add(stored->person);
    }
    return memory;
}

} // namespace duovita
