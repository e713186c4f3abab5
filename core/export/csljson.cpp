#include "core/export/csljson.h"

#include "core/content/selection.h"
#include "core/export/citationkeys.h"
#include "core/export/onelanguage.h"
#include "core/export/personnames.h"

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

QJsonObject authorOf(const QString& name)
{
    const NameParts parts = partsOfName(name);
    QJsonObject author;
    if (parts.isWhole()) {
        insertText(author, "literal", name);
        return author;
    }
    insertText(author, "family", parts.family);
    insertText(author, "given", parts.given);
    insertText(author, "non-dropping-particle", parts.particle);
    insertText(author, "suffix", parts.suffix);
    return author;
}

QJsonObject issued(const PartialDate& date)
{
    QJsonArray parts{date.year()};
    if (date.hasMonth())
        parts += date.month();
    QJsonObject issued{{QStringLiteral("date-parts"), QJsonArray{parts}}};
    if (date.part() && *date.part() <= YearPart::Winter) // CSL has seasons, but no quarters
        issued.insert(QStringLiteral("season"), 1 + static_cast<int>(*date.part()));
    return issued;
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
