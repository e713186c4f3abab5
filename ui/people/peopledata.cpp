#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/people/peoplemodel.h"

#include <numeric>

// Texts of the list's rows.

namespace duovita {

namespace {

QString namesOf(const PersonSummary& person)
{
    QStringList names;
    for (Language language : languagesToRead()) {
        const QString name = person.name.text(language);
        if (!name.isEmpty() && !names.contains(name))
            names += name;
    }
    return names.join(QStringLiteral("  "));
}

QString completenessOf(const PersonSummary& person)
{
    QStringList shares;
    for (Language language : allLanguages) {
        const int missing = person.missing[indexOf(language)];
        const int percent = person.texts == 0 ? 0 : (person.texts - missing) * 100 / person.texts;
        shares += QStringLiteral("%1 %2%").arg(wordFor(language), QString::number(percent));
    }
    return shares.join(QStringLiteral("   "));
}

int lackingOf(const PersonSummary& person)
{
    return std::accumulate(std::begin(person.missing), std::end(person.missing), 0);
}

/// The person's details, and what the number in the row means.
QString tipOf(const PersonSummary& person)
{
    QStringList lines{person.headline.anyText()};
    if (const int lacking = lackingOf(person))
        lines += PeopleModel::tr("In the whole record, including what is hidden, %n text(s) are missing in one "
                                 "language",
                                 nullptr, lacking);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace

/// People found by translation get a note that says so.
QVariant PeopleModel::snippetOf(const PersonId& id) const
{
    const auto found = m_snippets.constFind(id);
    if (found == m_snippets.cend())
        return {};
    SearchSnippet snippet = *found;
    if (isTranslated(id)) {
        snippet.text = labelled(tr("By translation"), found->text);
        for (SearchSnippet::Mark& mark : snippet.marks)
            mark.start += snippet.text.size() - found->text.size();
    }
    return QVariant::fromValue(snippet);
}

QVariant PeopleModel::toolTipOf(const PersonSummary& person) const
{
    const QVariant snippet = snippetOf(person.id);
    if (!snippet.isValid())
        return tipOf(person);
    const auto found = snippet.value<SearchSnippet>();
    const QString place = placeOf(found);
    return place.isEmpty() ? found.text : QString(place + u'\n' + found.text);
}

QVariant PeopleModel::dataOf(const PersonSummary& person, int role) const
{
    switch (role) {
    case Qt::DisplayRole: {
        const QString names = namesOf(person);
        return names.isEmpty() ? tr("(no name yet)") : names;
    }
    case Qt::ToolTipRole:
        return toolTipOf(person);
    case Qt::AccessibleDescriptionRole: {
        const QVariant snippet = isTranslated(person.id) ? snippetOf(person.id) : QVariant();
        return snippet.isValid() ? QString(snippet.value<SearchSnippet>().text + u'\n' + completenessOf(person))
                                 : completenessOf(person);
    }
    case CompletenessRole:
        return completenessOf(person);
    case NameRole: {
        const QString name = person.name.textOrFallback(interfaceLanguage());
        return name.isEmpty() ? tr("(no name yet)") : name;
    }
    case OtherNameRole: {
        const QString other = person.name.text(languagesToRead().last());
        return other == person.name.textOrFallback(interfaceLanguage()) ? QString() : other;
    }
    case AboutRole:
        return person.tags.isEmpty() ? person.headline.textOrFallback(interfaceLanguage()).simplified()
                                     : person.tags.join(QStringLiteral(", "));
    case LackingRole:
        return lackingOf(person);
    default:
        return {};
    }
}

} // namespace duovita
