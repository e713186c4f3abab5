#include "cvfacts.h"

#include <QHash>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita::test {

namespace {

QString squeezed(const QString& text)
{
    QString result;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC).toLower()) {
        if (c.isLetterOrNumber())
            result += c;
    }
    return result;
}

QString flattened(const QJsonValue& value)
{
    if (value.isString())
        return value.toString() + u'\n';
    if (value.isDouble())
        return QString::number(value.toInt()) + u'\n';
    QString text;
    if (value.isArray()) {
        for (const QJsonValue& item : value.toArray())
            text += flattened(item);
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() != QStringLiteral("id") && it.key() != QStringLiteral("style"))
            text += flattened(it.value());
    }
    return text;
}

bool has(const QJsonValue& value, const QString& text)
{
    return squeezed(flattened(value)).contains(squeezed(text));
}

/// The names of members that may hold a field.
QStringList membersFor(const QString& field)
{
    static const QHash<QString, QStringList> others{
        {QStringLiteral("venue"), {QStringLiteral("venue"), QStringLiteral("venueShort")}},
        {QStringLiteral("rank"), {QStringLiteral("rank"), QStringLiteral("venue")}}};
    return others.value(field, {field});
}

QStringList texts(const QJsonValue& value)
{
    QStringList list;
    for (const QJsonValue& item : value.toArray())
        list += item.isDouble() ? QString::number(item.toInt()) : item.toString();
    return list;
}

class EntryCheck {
public:
    EntryCheck(const QJsonObject& entry, const QJsonObject& expected) : m_entry(entry), m_expected(expected) {}

    QStringList misses()
    {
        checkDates();
        checkFields();
        checkHighlights();
        checkPeople();
        return m_misses;
    }

private:
    void expect(bool holds, const QString& what)
    {
        if (!holds)
            m_misses += what;
    }

    void checkDates()
    {
        for (const char* key : {"start", "end"}) {
            const QString wanted = m_expected[QLatin1StringView(key)].toString();
            const QString got = m_entry[QLatin1StringView(key)].toString();
            expect(got.startsWith(wanted), QLatin1StringView(key) + QStringLiteral(" %1, got %2").arg(wanted, got));
        }
        QString dates;
        for (const char* key : {"year", "date", "dates", "start", "end"})
            dates += flattened(m_entry[QLatin1StringView(key)]);
        QStringList years = texts(m_expected[QStringLiteral("years")]);
        if (m_expected.contains(QStringLiteral("year")))
            years += QString::number(m_expected[QStringLiteral("year")].toInt());
        for (const QString& year : years)
            expect(dates.contains(year), QStringLiteral("year ") + year);
    }

    void checkFields()
    {
        QJsonObject fields = m_expected[QStringLiteral("has")].toObject();
        for (const char* key : {"venue", "rank", "status"}) {
            if (m_expected.contains(QLatin1StringView(key)))
                fields[QLatin1StringView(key)] = m_expected[QLatin1StringView(key)];
        }
        for (auto it = fields.begin(); it != fields.end(); ++it) {
            const QStringList members = membersFor(it.key());
            expect(std::any_of(members.begin(), members.end(),
                               [&](const QString& member) { return has(m_entry[member], it.value().toString()); }),
                   it.key() + u' ' + it.value().toString());
        }
        for (const QString& text : texts(m_expected[QStringLiteral("contains")]))
            expect(has(m_entry, text), QStringLiteral("contains ") + text);
        for (const QString& label : texts(m_expected[QStringLiteral("links")]))
            expect(has(m_entry[QStringLiteral("links")], label), QStringLiteral("link ") + label);
    }

    void checkHighlights()
    {
        const QJsonArray highlights = m_entry[QStringLiteral("highlights")].toArray();
        qsizetype at = 0;
        for (const QString& start : texts(m_expected[QStringLiteral("highlights")])) {
            while (at < highlights.size() &&
                   !squeezed(flattened(highlights[at][QStringLiteral("text")])).startsWith(squeezed(start)))
                ++at;
            expect(at < highlights.size(), QStringLiteral("point ") + start);
            ++at;
        }
        const QJsonValue count = m_expected[QStringLiteral("highlightCount")];
        if (count.isDouble())
            expect(highlights.size() == count.toInt(), QStringLiteral("%1 points").arg(highlights.size()));
    }

    void checkPeople()
    {
        QJsonArray people = m_entry[QStringLiteral("authors")].toArray();
        if (people.isEmpty())
            people = m_entry[QStringLiteral("inventors")].toArray();
        if (m_expected.contains(QStringLiteral("authors")))
            expect(people.size() == m_expected[QStringLiteral("authors")].toInt(),
                   QStringLiteral("%1 authors").arg(people.size()));
        if (m_expected.contains(QStringLiteral("self")))
            expect(people.at(m_expected[QStringLiteral("self")].toInt())[QStringLiteral("self")].toBool(),
                   QStringLiteral("own name"));
    }

    const QJsonObject& m_entry;
    const QJsonObject& m_expected;
    QStringList m_misses;
};

/// The misses of the entry that matches best in the sections of these kinds.
QStringList missesOfBest(const QJsonArray& sections, const QJsonObject& expected)
{
    QStringList best{QStringLiteral("no entry at all")};
    bool found = false;
    for (const QJsonValue& section : sections) {
        for (const QJsonValue& entry : section[QStringLiteral("entries")].toArray()) {
            const QStringList misses = EntryCheck(entry.toObject(), expected).misses();
            if (!found || misses.size() < best.size())
                best = misses;
            found = true;
        }
    }
    return best;
}

QStringList missesOfSection(const QJsonArray& sections, const QJsonObject& expected)
{
    const QString title = expected[QStringLiteral("title")].toString();
    const QStringList kinds = texts(expected[QStringLiteral("kinds")]);
    QJsonArray found;
    for (const QJsonValue& section : sections) {
        if (kinds.contains(section[QStringLiteral("kind")].toString()) && has(section[QStringLiteral("title")], title))
            found += section;
    }
    if (found.isEmpty())
        return {QStringLiteral("section %1 as %2").arg(title, kinds.join(u'/'))};
    QStringList misses;
    for (const QJsonValue& entry : expected[QStringLiteral("entries")].toArray()) {
        for (const QString& miss : missesOfBest(found, entry.toObject()))
            misses += title + QStringLiteral(": ") + miss;
    }
    return misses;
}

} // namespace

QStringList missedFacts(const QJsonObject& person, const QJsonObject& expected)
{
    QStringList misses;
    const QJsonObject names = expected[QStringLiteral("person")].toObject();
    for (const QJsonValue& name : names) {
        if (!has(person[QStringLiteral("name")], name.toString()))
            misses += QStringLiteral("name ") + name.toString();
    }
    for (const QString& contact : texts(expected[QStringLiteral("contacts")])) {
        if (!has(person[QStringLiteral("contacts")], contact))
            misses += QStringLiteral("contact ") + contact;
    }
    for (const QString& text : texts(expected[QStringLiteral("contains")])) {
        if (!has(person, text))
            misses += QStringLiteral("contains ") + text;
    }
    for (const QJsonValue& section : expected[QStringLiteral("sections")].toArray())
        misses += missesOfSection(person[QStringLiteral("sections")].toArray(), section.toObject());
    return misses;
}

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression letters(QStringLiteral("(?=\\p{L})\\p{Han}|[\\p{Latin}]{2,}"));
    QStringList words;
    for (auto it = letters.globalMatch(text.toLower()); it.hasNext();)
        words += it.next().captured();
    return words;
}

QStringList lostWords(const QString& source, const QJsonObject& person)
{
    const QString whole = flattened(person).toLower();
    QSet<QString> lost;
    for (const QString& text : wordsOf(source)) {
        if (!whole.contains(text))
            lost += text;
    }
    QStringList sorted(lost.begin(), lost.end());
    sorted.sort();
    return sorted;
}

} // namespace duovita::test
