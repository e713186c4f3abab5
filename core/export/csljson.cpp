#include "core/export/csljson.h"

#include "core/content/selection.h"
#include "core/export/citationkeys.h"
#include "core/export/onelanguage.h"

namespace duovita {

namespace {

QString typeOf(const PublicationDetails& work)
{
    switch (work.type) {
    case PublicationType::Journal:
        return QStringLiteral("article-journal");
    case PublicationType::Conference:
    case PublicationType::Workshop:
        return QStringLiteral("paper-conference");
    case PublicationType::Book:
        return QStringLiteral("book");
    case PublicationType::Chapter:
        return QStringLiteral("chapter");
    case PublicationType::Thesis:
        return QStringLiteral("thesis");
    case PublicationType::Report:
        return QStringLiteral("report");
    case PublicationType::Preprint:
        return QStringLiteral("article");
    case PublicationType::Unspecified:
        return work.volume.isEmpty() ? QStringLiteral("document") : QStringLiteral("article-journal");
    case PublicationType::Other:
        break;
    }
    return QStringLiteral("document");
}

/// A Latin name ends with the family's; others are not taken apart.
QJsonObject authorOf(const QString& name)
{
    QJsonObject author;
    const qsizetype space = name.lastIndexOf(u' ');
    const qsizetype comma = name.indexOf(u',');
    if (comma > 0 && !containsHan(name)) {
        insertText(author, "family", name.left(comma).trimmed());
        insertText(author, "given", name.mid(comma + 1).trimmed());
    } else if (space > 0 && !containsHan(name) && !isAndOthers(name)) {
        insertText(author, "family", name.mid(space + 1));
        insertText(author, "given", name.left(space));
    } else {
        insertText(author, "literal", name);
    }
    return author;
}

QJsonObject issued(const PartialDate& date)
{
    QJsonArray parts{date.year()};
    if (date.hasMonth())
        parts += date.month();
    return {{QStringLiteral("date-parts"), QJsonArray{parts}}};
}

QJsonObject itemOf(const Entry& entry, const PublicationDetails& work, const OneLanguage& text, CitationKeys& keys)
{
    const QString title = text(work.title);
    QJsonObject item;
    insertText(item, "id", keys.next(work, title));
    insertText(item, "type", typeOf(work));
    insertText(item, "title", title);
    QJsonArray authors;
    for (const Author& author : text(work.authors))
        authors += authorOf(author.name);
    if (!authors.isEmpty())
        item.insert(QStringLiteral("author"), authors);
    const QString venue = text(work.venue);
    const QString venueShort = text(work.venueShort);
    insertText(item, "container-title", venue.isEmpty() ? venueShort : venue);
    insertText(item, "container-title-short", venue.isEmpty() ? QString() : venueShort);
    if (work.year)
        item.insert(QStringLiteral("issued"), issued(*work.year));
    insertText(item, "volume", work.volume);
    insertText(item, "issue", work.number);
    insertText(item, "page", work.pages);
    insertText(item, "DOI", work.doi);
    if (!work.arxiv.isEmpty()) {
        insertText(item, "archive", QStringLiteral("arXiv"));
        insertText(item, "archive_location", work.arxiv);
    }
    insertText(item, "status", text(work.status));
    if (!entry.links.isEmpty())
        insertText(item, "URL", entry.links.front().url);
    return item;
}

} // namespace

QJsonArray toCslJson(const Person& person, const Cv& cv, Language language)
{
    QJsonArray items;
    const OneLanguage text(language);
    CitationKeys keys;
    for (const Section* section : chosenSections(person, cv)) {
        for (const Entry* entry : chosenEntries(*section, cv)) {
            if (const auto* work = std::get_if<PublicationDetails>(&entry->details))
                items += itemOf(*entry, *work, text, keys);
        }
    }
    return items;
}

} // namespace duovita
