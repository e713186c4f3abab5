#include "core/storage/textcounting.h"

#include "core/storage/recordloading.h"
#include "core/storage/storedrows.h"

namespace duovita {

void storeCounts(Statements& statements, const PersonId& id, const TextCounts& counts)
{
    changeRow(statements, RowsOf::Person, {{QStringLiteral("text_count"), counts.texts}}, QStringLiteral("id = ?"),
              {id.toString()});
    for (const Language language : allLanguages)
        changeRow(statements, RowsOf::MissingText, {{QStringLiteral("text_count"), counts.missing[indexOf(language)]}},
                  QStringLiteral("person_id = ? AND language = ?"), {id.toString(), codeOf(language)});
}

void recountTexts(Statements& statements, const PersonId& id)
{
    if (statements.failed())
        return;
    Statements reading = statements; // a damaged part of a record must not block writing the others
    const std::optional<StoredPerson> stored = loadAnyPerson(reading, id);
    if (stored && !reading.failed())
        storeCounts(statements, id, countTexts(stored->person));
}

void recountEverybody(Statements& statements)
{
    for (const QVariantList& row : statements.rows(QStringLiteral("SELECT id FROM person"))) {
        if (const auto id = PersonId::parse(row[0].toString()))
            recountTexts(statements, *id);
    }
}

} // namespace duovita
