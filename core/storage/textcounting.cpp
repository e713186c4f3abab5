#include "core/storage/textcounting.h"

#include "core/storage/recordloading.h"

namespace duovita {

void storeCounts(Statements& statements, const PersonId& id, const TextCounts& counts)
{
    statements.run(QStringLiteral("UPDATE person SET text_count = ? WHERE id = ?"), {counts.texts, id.toString()});
    for (const Language language : allLanguages)
        statements.run(QStringLiteral("UPDATE missing_text SET text_count = ? WHERE person_id = ? AND language = ?"),
                       {counts.missing[indexOf(language)], id.toString(), codeOf(language)});
}

void recountTexts(Statements& statements, const PersonId& id)
{
    if (statements.failed())
        return;
    Statements reading = statements; // a damaged part of a record must not keep the others from being written
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
