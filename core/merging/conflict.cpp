#include "core/merging/conflict.h"

namespace duovita {

namespace {

template <typename T>
QString idText(const std::optional<T>& id)
{
    return id ? id->toString() : QString();
}

/// The text in all languages that have one.
QString sidesOf(const LocalizedText& text)
{
    QStringList sides;
    for (const Language language : allLanguages) {
        if (const QString& side = text.text(language); !side.isEmpty() && !sides.contains(side))
            sides += side;
    }
    return sides.join(QStringLiteral(" · "));
}

template <typename T, typename Text>
ConflictValue listed(const QList<T>& list, Text text)
{
    QStringList texts;
    for (const T& item : list)
        texts += text(item);
    return texts;
}

QString dateText(const std::optional<PartialDate>& date)
{
    return date ? date->toText() : QString();
}

} // namespace

QString ConflictPlace::key() const
{
    const QString side = language ? codeOf(*language) : QString();
    const QString home = entry ? QString() : idText(section); // the entry's section may be in conflict itself
    return QStringList{
        home, idText(entry), idText(highlight), idText(cv), QString::number(static_cast<int>(part)), nameOf(field),
        side, detail}
        .join(u'/');
}

ConflictValue conflictValue(const std::optional<PartialDate>& date)
{
    return date ? ConflictValue(date->toText()) : ConflictValue();
}

ConflictValue conflictValue(const std::optional<int>& number)
{
    return number ? ConflictValue(*number) : ConflictValue();
}

ConflictValue conflictValue(const QStringList& texts)
{
    return texts;
}

ConflictValue conflictValue(const QList<PartialDate>& dates)
{
    return listed(dates, [](const PartialDate& date) { return date.toText(); });
}

ConflictValue conflictValue(const QList<Author>& authors)
{
    return listed(authors, [](const Author& author) {
        return author.marks.isEmpty()
                   ? author.name
                   : QString(author.name + QStringLiteral(" (") + author.marks.join(QStringLiteral(", ")) + u')');
    });
}

ConflictValue conflictValue(const QList<Contact>& contacts)
{
    return listed(contacts, [](const Contact& contact) {
        const QString label = sidesOf(contact.label);
        return label.isEmpty() ? sidesOf(contact.value)
                               : QString(label + QStringLiteral(": ") + sidesOf(contact.value));
    });
}

ConflictValue conflictValue(const QList<PersonalFact>& facts)
{
    return listed(facts, [](const PersonalFact& fact) {
        const QString label = sidesOf(fact.label);
        return label.isEmpty() ? sidesOf(fact.value) : QString(label + QStringLiteral(": ") + sidesOf(fact.value));
    });
}

ConflictValue conflictValue(const QList<Link>& links)
{
    return listed(links, [](const Link& link) {
        const QString label = sidesOf(link.label);
        return label.isEmpty() ? link.url : QString(label + QStringLiteral(": ") + link.url);
    });
}

ConflictValue conflictValue(const QList<HeldPosition>& positions)
{
    return listed(positions, [](const HeldPosition& held) {
        QStringList parts{sidesOf(held.position), sidesOf(held.department), sidesOf(held.location),
                          dateText(held.range.start()), dateText(held.range.end())};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    });
}

} // namespace duovita
