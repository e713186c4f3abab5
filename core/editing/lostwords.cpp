#include "core/editing/lostwords.h"

#include "core/editing/restoring.h"
#include "core/json/personjson.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace duovita {

namespace {

/// Whether the key's value is generated and was not typed.
bool isOfMachine(const QString& key)
{
    return key == QStringLiteral("id") || key == QStringLiteral("changed") || key == QStringLiteral("confirmed");
}

void collect(const QJsonValue& value, QStringList& words)
{
    if (value.isString()) {
        if (const QString text = value.toString(); !text.isEmpty())
            words += text;
    } else if (value.isArray()) {
        for (const QJsonValue& element : value.toArray())
            collect(element, words);
    } else {
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            if (!isOfMachine(member.key()))
                collect(*member, words);
        }
    }
}

/// Only the data outside sections, without the photo.
Person factsOf(Person person)
{
    person.sections.clear();
    person.photo.reset();
    return person;
}

/// The texts of `one` that are not at the same place in `other`.
QStringList wordsOfDifferences(const Person& one, const Person& other)
{
    QStringList words;
    if (const Person facts = factsOf(one); facts != factsOf(other))
        collect(toJson(facts), words);
    for (const Section& section : one.sections) {
        const qsizetype at = other.indexOf(section.id());
        if (at >= 0 && other.sections[at] == section)
            continue;
        collect(toJson(headOf(section)), words);
        for (const Entry& entry : section.entries()) {
            const Entry* same = other.entry(entry.id);
            if (!same || *same != entry)
                collect(toJson(entry), words);
        }
    }
    return words;
}

} // namespace

QStringList wordsLost(const Person& before, const Person& after)
{
    QStringList words = wordsOfDifferences(before, after);
    const QString held = wordsOfDifferences(after, before).join(u'\n');
    words.removeIf([&](const QString& word) { return held.contains(word); });
    return words;
}

bool holdsWords(const Person& known, const Person& state, const QStringList& words)
{
    const QString held = wordsOfDifferences(known, state).join(u'\n');
    const QString gone = wordsOfDifferences(state, known).join(u'\n');
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return held.contains(word) || !gone.contains(word); });
}

} // namespace duovita
